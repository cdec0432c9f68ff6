"""The worked opening of the page about the protocol is a program that runs."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

from pegboard.web.messages import Inbound, Outbound, TableSeen
from support.checkout import ROOT
from support.serving import Server

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_worked_opening_plays_a_deal(tmp_path: Path) -> None:
    opening = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert opening is not None
    server = Server(tmp_path, bot_pause=0)
    try:
        server.start()
        address = server.url.removeprefix("http://")
        program = opening.group(1).replace("127.0.0.1:8000", address)
        words = [sys.executable, "-c", program]
        ran = subprocess.run(words, check=False, capture_output=True, text=True)
    finally:
        server.stop()
    assert re.fullmatch(r"showing \[\d+, \d+\]\n", ran.stdout), ran.stderr


def test_the_page_names_every_frame_and_stage() -> None:
    frames = [f"| `{kind.__struct_config__.tag}" for kind in get_args(Inbound | Outbound)]
    stages = [f"| `{stage}` |" for stage in get_args(get_type_hints(TableSeen)["stage"])]
    assert len(stages) == 4
    assert not [row for row in (*frames, *stages) if row not in PAGE]
