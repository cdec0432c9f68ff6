"""How long `import pegboard` takes, and what of it: alone, and beside modules everybody knows."""

import subprocess
import sys
import time

from bench._table import row

RUNS = 15
SHOWN = 8
CRIBBAGE = "from pegboard import cribbage"


def seconds(code: str) -> float:
    """The best of several fresh interpreters that run *code*."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        best = min(best, time.perf_counter() - began)
    return best


def slowest(statement: str) -> list[tuple[float, str]]:
    """The modules that take most of *statement* themselves, in milliseconds."""
    command = [sys.executable, "-X", "importtime", "-c", statement]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    found: list[tuple[float, str]] = []
    for line in told.splitlines()[1:]:
        own, _, name = line.removeprefix("import time:").split("|")
        found.append((int(own) / 1000, name.strip()))
    return sorted(found, reverse=True)[:SHOWN]


def main() -> None:
    """Print the figures."""
    bare = seconds("pass")
    row("bare interpreter", 1000 * bare, "ms")
    known = seconds("import asyncio") - bare
    row("import asyncio", 1000 * known, "ms")
    for statement in ("import pegboard", CRIBBAGE, "import pegboard.web"):
        took = seconds(statement) - bare
        row(statement, 1000 * took, "ms", f"{took / known:.1f} times asyncio")
    for own, name in slowest(CRIBBAGE):
        row(f"  of it {name}", own, "ms")


if __name__ == "__main__":
    main()
