"""What a club loads when it serves is in the lock file that a fresh machine installs."""

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

from support.checkout import ROOT

SERVE_ONCE = """
import asyncio, sys
import pegboard.cli, pegboard.web.typescript
from pegboard.bus import open_bus
from pegboard.store import open_store
from pegboard.web._compose import club_app
from pegboard.web.settings import Settings

async def once() -> None:
    store = await open_store(sys.argv[1])
    assert await store.table("nothing") is None
    await store.close()

asyncio.run(once())
print(" ".join(sys.modules))
"""


def test_every_package_that_serving_loads_is_locked_for_it(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'club.sqlite'}"
    command = [sys.executable, "-c", SERVE_ONCE, address]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    owners = packages_distributions()
    loaded = {
        _plain(owner)
        for module in {name.split(".")[0] for name in ran.stdout.split()}
        for owner in owners.get(module, [])
    }
    lock = (ROOT / "requirements/serve.txt").read_text()
    locked = {_plain(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", lock, re.MULTILINE)}
    assert "greenlet" in loaded
    assert loaded - {"pegboard", "pip", "setuptools"} <= locked


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
