"""The private Python environment in `.venv`, filled from the lock files.

Two levels: `serve` (what runs a club and builds its pages) and `dev` (that and every tool).
A stamp keeps the digest of what was installed, so that a second start installs nothing.
"""

import hashlib
import os
import sys
from pathlib import Path

from tools.shell import ROOT, give_up, run, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = {"serve": ROOT / "requirements/serve.txt", "dev": ROOT / "requirements/dev.txt"}
NEWEST = (3, 14)


def ensure(level: str) -> None:
    """Make the environment hold at least *level* (``serve`` or ``dev``)."""
    if _holds("dev") or (level == "serve" and _holds("serve")):
        return
    _create()
    say("Installing the locked dependencies (a minute or two the first time)")
    _pip("--require-hashes", "-r", str(LOCKS[level]))
    _pip("--no-build-isolation", "--editable", str(ROOT))
    _stamp(level).write_text(_digest(level))


def _pip(*words: str) -> None:
    run([PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", *words], quiet=True)


def _create() -> None:
    if PYTHON.exists():
        return
    if sys.version_info[:2] > NEWEST:
        wanted = ".".join(map(str, NEWEST))
        give_up(f"Pegboard runs on Python 3.11 to {wanted}; start ./dev with one of these.")
    say("Making a private environment in .venv")
    try:
        import ensurepip  # noqa: F401, PLC0415 -- some distributions ship Python without it
    except ImportError:
        give_up("This Python cannot make environments; install its venv package (python3-venv).")
    run([sys.executable, "-m", "venv", VENV], quiet=True)


def _holds(level: str) -> bool:
    stamp = _stamp(level)
    return stamp.exists() and stamp.read_text() == _digest(level)


def _stamp(level: str) -> Path:
    return VENV / f".installed-{level}"


def _digest(level: str) -> str:
    told = LOCKS[level].read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(told).hexdigest()
