"""Durable actions a second through real WebSockets, and how long an action takes to be seen.

One server process with its defaults on a SQLite file, whole games of six-card cribbage; the load
generator is another process on the same machine. At the end the server is killed as by a power
cut and every action that it acknowledged is looked up in the file.
"""

import argparse
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, final

import msgspec

from support.serving import Server

PAGE_BYTES = 4096
HEAD = (
    "                         durable  act to ack (ms)           "
    "act to opponent's event   processor\n"
    "                       actions/s     50th    99th     max      50th    99th     max"
    "   us/action"
)


@final
class Generator:
    """The load generator, step by step."""

    def __init__(self, host: str, options: argparse.Namespace) -> None:
        numbers = [options.watchers, options.tables, options.seconds, *options.rates]
        command = [sys.executable, "-m", "bench._load", host, *map(str, numbers)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def next(self) -> dict[str, Any]:
        """What it says next."""
        assert self._process.stdout is not None  # noqa: S101 -- opened so
        line = self._process.stdout.readline()
        if not line:
            sys.exit("✗ the load generator ended early")
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer

    def go_on(self) -> None:
        """Let it take the next step."""
        assert self._process.stdin is not None  # noqa: S101 -- opened so
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()


def memory(pid: int) -> float:
    """Resident memory of a process in KiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_BYTES / 1024


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lost(database: Path, acks: list[tuple[str, str, int]]) -> int:
    """How many of *acks* (table, ref, version) stand not in the log."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT "table", ref, version FROM entries')
        there = set(rows)
    return sum(tuple(ack) not in there for ack in acks)


def percentiles(times: list[float]) -> str:
    """The 50th and 99th percentile, and the slowest, in milliseconds."""
    cuts = statistics.quantiles(times, n=100)
    return f"{cuts[49]:7.1f} {cuts[98]:7.1f} {max(times):7.1f}"


def show(name: str, report: dict[str, Any], used: float) -> None:
    """Print a phase; *used* is the server's processor time in it."""
    rate = report["acked"] / report["seconds"]
    cost = 1e6 * used / report["acked"]
    times = f"{percentiles(report['ack'])}   {percentiles(report['event'])}"
    print(f"{name:<22} {rate:9.0f}  {times}   {cost:7.0f}")
    if report["refused"] or report["late"]:
        print(f"  refused {report['refused']}, found nobody to act {report['late']} times")


def measure(server: Server, options: argparse.Namespace) -> list[tuple[str, str, int]]:
    """Go through all steps; every action that was acknowledged."""
    generator = Generator(server.url.removeprefix("http://"), options)
    sizes: dict[str, float] = {}
    print(HEAD)
    used = 0.0
    while (told := generator.next())["at"] != "done":
        before, used = used, cpu(server.pid)
        match told["at"]:
            case "warm":
                pass
            case "steady":
                show(f"steady {told['rate']:.0f}/s", told["report"], used - before)
            case "saturated":
                show("saturated", told["report"], used - before)
            case step:
                sizes[step] = memory(server.pid)
                generator.go_on()
    client = (sizes["watched"] - sizes["alone"]) / options.watchers
    table = (sizes["seated"] - sizes["watched"]) / options.tables
    print(f"server alone {sizes['alone'] / 1024:.0f} MiB; a watching client {client:.1f} KiB;")
    print(f"a live table with its two players {table:.1f} KiB")
    if told["closed"] or told["why"]:
        print(f"connections closed: {told['closed']}; {told['why']}")
    acks: list[tuple[str, str, int]] = told["acks"]
    return acks


def main() -> None:
    """Start the server, measure, kill it, look its acknowledgements up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=float, nargs="*", default=[500.0])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="pegboard-bench-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            acks = measure(server, options)
        finally:
            server.kill()
        missing = lost(Path(folder) / "pegboard.sqlite", acks)
    print(f"after kill -9: {len(acks)} acknowledged actions, {missing} lost")
    if missing:
        sys.exit(1)


if __name__ == "__main__":
    main()
