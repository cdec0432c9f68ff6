"""The tasks of `./dev`, each a function with one sentence that the list shows."""

import os
import sys
from collections.abc import Callable
from typing import Final

from tools import browser, environment, frontend
from tools.environment import BIN, PYTHON
from tools.shell import ROOT, give_up, run, say

PYTHON_PLACES: Final = ("src", "tests", "bench", "tools", "dev")
QUICK_TESTS: Final = ("tests/unit", "tests/rules", "tests/lines", "tests/structure")


def main(words: list[str]) -> None:
    """Do the task that *words* name, or list the tasks."""
    if not words or words[0] in {"help", "-h", "--help"}:
        _list()
        return
    task = TASKS.get(words[0])
    if task is None:
        _list()
        give_up(f"There is no task {words[0]!r}.")
    try:
        task(words[1:])
    except KeyboardInterrupt:
        sys.exit(130)


def serve(words: list[str]) -> None:
    """Set everything up and start the club; words after it go to `pegboard serve`."""
    environment.ensure("serve")
    frontend.build()
    command = [str(BIN / "pegboard"), "serve", *words]
    os.execv(command[0], command)  # noqa: S606 -- the club takes this process's place


def test(words: list[str]) -> None:
    """Run everything that CI runs; words after it go to pytest."""
    chromium = _prepare()
    _static_checks()
    say("Front end: lint, types, tests")
    for step in ("format", "lint", "check", "test"):
        frontend.npm("run", "--silent", step)
    chosen = "not deep" if chromium else "not deep and not browser"
    _pytest(["-m", chosen, "-n", "2", "--dist", "loadgroup", *words], chromium)


def deep(words: list[str]) -> None:
    """Run the long forms of every property (an hour or more); words after it go to pytest."""
    chromium = _prepare()
    _pytest(["-m", "deep", "--timeout", "7200", *words], chromium)


def check(words: list[str]) -> None:
    """Run the quick checks before a commit: format, lint, types, imports, unit and rules."""
    environment.ensure("dev")
    frontend.install()
    frontend.types()
    _static_checks()
    _pytest(["-m", "not deep", *QUICK_TESTS, *words], None)


def fix(_words: list[str]) -> None:
    """Format everything and mend what the linters can mend."""
    environment.ensure("dev")
    frontend.install()
    run([BIN / "ruff", "check", "--fix", "--quiet", *PYTHON_PLACES])
    run([BIN / "ruff", "format", "--quiet", *PYTHON_PLACES])
    frontend.npm("run", "format:write", quiet=True)


def bench(words: list[str]) -> None:
    """Measure and print: every benchmark in bench/, or those named."""
    environment.ensure("dev")
    frontend.build()
    named = words or sorted(path.stem for path in (ROOT / "bench").glob("bench_*.py"))
    for name in named:
        script = ROOT / "bench" / f"{name}.py"
        if not script.exists():
            give_up(f"There is no benchmark {name!r} in bench/.")
        say(name)
        run([PYTHON, "-m", f"bench.{name}"], environment={"PYTHONPATH": "tests"})


def bless(words: list[str]) -> None:
    """Write golden files anew from what the code gives; read the diff before you commit it."""
    environment.ensure("dev")
    _pytest(["-m", "not deep", "tests/records", "tests/lines", *words], None, PEGBOARD_BLESS="1")


def pictures(_words: list[str]) -> None:
    """Take the README's pictures anew from a running club."""
    chromium = _prepare()
    run([PYTHON, "-m", "tools.pictures"], environment={browser.VARIABLE: chromium or ""})


def lock(words: list[str]) -> None:
    """Resolve the dependencies anew into the lock files, hashes and all."""
    environment.ensure("dev")
    options = "--quiet --universal --generate-hashes --no-header --no-annotate"
    compiled = [str(BIN / "uv"), "pip", "compile", "pyproject.toml", *options.split()]
    compiled += ["--no-emit-index-url", "--python-version", "3.11"]
    levels = {"serve": ["--group", "build"], "dev": ["--group", "build", "--group", "dev"]}
    for level, groups in levels.items():
        extras = ["--all-extras"] if level == "dev" else ["--extra", "club"]
        target = environment.LOCKS[level]
        run([*compiled, *extras, *groups, "--output-file", str(target), *words])


def _prepare() -> str | None:
    environment.ensure("dev")
    frontend.install()
    frontend.build()
    return browser.find()


def _static_checks() -> None:
    say("Format, lint, types, import contracts")
    run([BIN / "ruff", "format", "--check", "--quiet", *PYTHON_PLACES])
    run([BIN / "ruff", "check", "--quiet", *PYTHON_PLACES])
    run([BIN / "mypy", "--no-error-summary"])
    frontend.npm("run", "--silent", "pyright")
    run([BIN / "lint-imports", "--no-logo"], quiet=True)


def _pytest(words: list[str], chromium: str | None, **variables: str) -> None:
    named = {browser.VARIABLE: chromium} if chromium else {}
    run([PYTHON, "-m", "pytest", *words], environment={**named, **variables})


def _list() -> None:
    print("Usage: ./dev TASK [WORDS]\n")
    for name, task in TASKS.items():
        sentence = (task.__doc__ or "").splitlines()[0]
        print(f"  {name:<9} {sentence}")


TASKS: Final[dict[str, Callable[[list[str]], None]]] = {
    task.__name__: task for task in (serve, test, check, fix, bench, deep, bless, pictures, lock)
}
