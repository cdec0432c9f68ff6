"""A club served by a real process, for tests that kill it and benchmarks that hurry it."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import final
from urllib.parse import urlsplit

import httpx

START_SECONDS = 120.0
"""Seconds after which a server that has not answered has failed; none ever needs them."""


@final
@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a name and the cookie that proves it."""

    name: str
    cookie: str


@final
class Server:
    """``pegboard serve`` on a folder of its own.

    The port is any that is free at the first start, and the same one from then on.

    Args:
        home: folder of the key, and of the SQLite file unless a database is given.
        words: further words for the command line.
        settings: settings of the club, given by the environment.
    """

    def __init__(self, home: Path, *words: str, **settings: object) -> None:
        named = {f"PEGBOARD_{name.upper()}": str(value) for name, value in settings.items()}
        self._environment = {**os.environ, "PEGBOARD_HOME": str(home), **named}
        self._words = words
        self._home = home
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> Path:
        """What it has written to standard error, through all its lives."""
        return self._home / "server.log"

    def start(self) -> None:
        """Start it; returns when it says that it answers."""
        port = str(urlsplit(self.url).port or 0)
        program = Path(sys.executable).with_name("pegboard")
        command = [str(program), "serve", "--port", port, *self._words]
        self._home.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                command, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self._process = process
        watch = threading.Timer(START_SECONDS, process.kill)
        watch.start()
        assert process.stdout is not None
        line = process.stdout.readline()
        watch.cancel()
        assert "http://" in line, self.log.read_text(errors="replace")
        self.url = line[line.index("http://") :].strip().rstrip("/")

    def kill(self) -> None:
        """End it and its workers as a power cut does."""
        children = _descendants(self.pid)
        for pid in (self.pid, *children):
            _kill(pid)
        self._reap()

    def terminate(self, seconds: float) -> int:
        """Ask it to stop; its exit status, which must come within so many *seconds*."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(seconds)
        self._reap()
        return status

    def stop(self) -> None:
        """End it if it runs."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def _reap(self) -> None:
        assert self._process is not None
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    # --- Over HTTP ---------------------------------------------------------------------------

    def open_table(self, name: str, *, bot: bool = False, **options: str) -> tuple[Guest, str]:
        """Come in as a guest called *name* and open a table; the guest and the table's name."""
        form = {"name": name, "ref": name.lower(), **options}
        response = httpx.post(f"{self.url}/{'play' if bot else 'tables'}", data=form)
        assert response.status_code == httpx.codes.SEE_OTHER, response.text
        return _guest(name, response), response.headers["location"].rpartition("/")[2]

    def enter(self, name: str, table: str) -> Guest:
        """Come in as a guest called *name* by the link of *table*."""
        response = httpx.post(f"{self.url}/enter", data={"name": name, "table": table})
        assert response.status_code == httpx.codes.SEE_OTHER, response.text
        return _guest(name, response)

    def get(self, path: str) -> httpx.Response:
        """What it answers a stranger at *path*."""
        return httpx.get(self.url + path)


def _guest(name: str, response: httpx.Response) -> Guest:
    return Guest(name, f"guest={response.cookies['guest']}")


def _descendants(pid: int) -> Sequence[int]:
    """The processes that *pid* started, and theirs; read where the system shows them."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            found += [child, *_descendants(child)]
    return found


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return  # it ended with its parent
