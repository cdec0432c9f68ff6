"""How long `pegboard serve` takes until it answers, the first time and later; and how to stop."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from bench._table import row
from support.serving import Server

STARTS = 5
MOST = 30.0


def started(server: Server) -> float:
    """Seconds until the lobby has been sent."""
    began = time.perf_counter()
    server.start()
    httpx.get(server.url).raise_for_status()
    return time.perf_counter() - began


def stopped(server: Server) -> float:
    """Seconds until it has ended after SIGTERM."""
    began = time.perf_counter()
    if server.terminate(MOST):
        sys.exit("✗ the server did not stop in good order")
    return time.perf_counter() - began


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory(prefix="pegboard-bench-") as folder:
        server = Server(Path(folder))
        row("first start, with migration", started(server), "s")
        ends = [stopped(server)]
        starts: list[float] = []
        for _ in range(STARTS):
            starts.append(started(server))
            ends.append(stopped(server))
    row("second start, best", min(starts), "s", f"worst {max(starts):.2f}")
    row("stop, best", min(ends), "s", f"worst {max(ends):.2f}")
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import pegboard.web"], check=True)
    row("of which loading the packages", time.perf_counter() - began, "s")


if __name__ == "__main__":
    main()
