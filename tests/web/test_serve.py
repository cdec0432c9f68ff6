"""The server as a process: its one line, its sockets, its end, and why it may not start."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from support.servers import valkey_server

PROGRAM = """
import sys
from pathlib import Path
from typing import Any
from pegboard.web import ServeError, serve
from pegboard.web.settings import Settings

if __name__ == "__main__":
    home, port, more = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    given = dict(pair.split("=", 1) for pair in more)
    try:
        serve(Settings.read({}, home=home, port=port, bot_pause=0, **given), print_ready := (
            lambda address: print(address, flush=True)))
    except ServeError as error:
        sys.exit(f"{error}")
"""


@asynccontextmanager
async def serving(
    home: Path, *more: str, port: int = 0
) -> AsyncGenerator[tuple[str, asyncio.subprocess.Process]]:
    """A server and its address; killed at the end if it still runs."""
    program = home / "serve_club.py"
    program.write_text(PROGRAM)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        str(home),
        str(port),
        *more,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        yield (await process.stdout.readline()).decode().strip(), process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str]:
    """Status and complaints of a server that has ended."""
    _, complaints = await process.communicate()
    assert process.returncode is not None
    return process.returncode, complaints.decode()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_says_where_it_is_serves_and_stops_though_pages_are_open(
    tmp_path: Path, number: signal.Signals
) -> None:
    async with serving(tmp_path) as (address, process):
        async with httpx.AsyncClient(base_url=address) as browser:
            assert (await browser.get("api/health")).json()["ok"] is True
            made = await browser.post("play", data={"name": "Anna"})
            table = made.headers["location"].rsplit("/", 1)[1]
            cookie = made.headers["set-cookie"].split(";")[0]
        live = address.replace("http", "ws") + "live"
        origin = address.rstrip("/")
        async with websockets.connect(
            live, origin=websockets.Origin(origin), additional_headers={"cookie": cookie}
        ) as page:
            await page.send(json.dumps({"t": "hello", "table": table}))
            assert json.loads(await page.recv())["t"] == "snapshot"
            process.send_signal(number)
            status, complaints = await ended(process)
            assert (status, complaints) == (0, "")
            left = [json.loads(frame) async for frame in _rest(page)]
            assert {frame["t"] for frame in left} <= {"here", "beat", "bye"}
            assert left[-1] == {"t": "bye", "why": "closing"}
            assert page.close_code == 1012


async def _rest(page: websockets.ClientConnection) -> AsyncIterator[str | bytes]:
    """What comes until the connection is closed, however it is."""
    with suppress(websockets.ConnectionClosed):
        while True:
            yield await page.recv()


async def test_a_second_start_finds_key_and_tables(tmp_path: Path) -> None:
    cookies: list[str] = []
    tables: list[str] = []
    for _ in range(2):
        async with serving(tmp_path) as (address, process):
            async with httpx.AsyncClient(base_url=address, follow_redirects=True) as browser:
                if not cookies:
                    made = await browser.post("play", data={"name": "Anna"}, follow_redirects=False)
                    cookies.append(made.headers["set-cookie"].split(";")[0])
                    tables.append(made.headers["location"])
                else:
                    lobby = await browser.get("", headers={"cookie": cookies[0]})
                    assert "Anna" in lobby.text
                    assert (await browser.get(tables[0])).status_code == 200
                    assert (await browser.get(tables[0] + "x")).status_code == 404
            process.terminate()
            assert (await ended(process))[0] == 0


async def test_oversized_frames_and_foreign_pages_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as (address, _):
        live = address.replace("http", "ws") + "live"
        async with websockets.connect(live) as page:
            await page.send("x" * 5000)
            assert json.loads(await page.recv()) == {"t": "bye", "why": "too-large"}
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await page.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with websockets.connect(live) as page:
            await page.send("x" * 1_000_000)
            with pytest.raises(websockets.ConnectionClosed):
                await page.recv()
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(live, origin=websockets.Origin("https://evil.example"))


async def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with serving(tmp_path, port=port) as (address, process):
            status, complaints = await ended(process)
    assert (address, status) == ("", 1)
    assert complaints.startswith(f"cannot listen on 127.0.0.1 port {port}: ")
    assert complaints.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("database=oracle://x",), ""),
        (("database=sqlite://",), "a SQLite database needs a file"),
        (("database=sqlite:///",), "a SQLite database needs a file"),
        (("database=postgresql://127.0.0.1:1/x",), ""),
        (("bus=carrier-pigeon://x",), "a bus is given as"),
        (("bus=redis://127.0.0.1:1",), "the bus does not answer"),
        ((), "holds no key"),
    ],
)
async def test_what_keeps_it_from_starting_is_one_sentence(
    tmp_path: Path, more: tuple[str, ...], words: str
) -> None:
    if not more:
        (tmp_path / "secret.key").write_text("no key")
    async with serving(tmp_path, *more, "log=text") as (address, process):
        status, complaints = await ended(process)
    assert (address, status) == ("", 1)
    assert words in complaints.splitlines()[-1]
    assert "Traceback" not in complaints


@pytest.mark.services
async def test_two_processes_are_one_club(tmp_path: Path) -> None:
    """Pages of one table in several processes see the same cards and each other."""
    with valkey_server() as broker:
        async with serving(tmp_path, f"bus={broker.url}", "workers=2") as (address, process):
            async with httpx.AsyncClient(base_url=address) as browser:
                made = await browser.post("tables", data={"name": "Anna"})
            table = made.headers["location"].rsplit("/", 1)[1]
            cookie = made.headers["set-cookie"].split(";")[0]
            live = address.replace("http", "ws") + "live"
            pages = [
                await websockets.connect(live, additional_headers={"cookie": cookie})
                for _ in range(8)  # some for each process
            ]
            for page in pages:
                await page.send(json.dumps({"t": "hello", "table": table}))
                assert json.loads(await page.recv())["t"] == "snapshot"
            sit = {"t": "sit", "id": "s", "seat": 1, "salt": "0" * 32}
            await pages[0].send(json.dumps(sit))
            for page in pages:
                assert (await _next(page, "events"))["entries"][-1]["seen"]["you"] == 1
                while (await _next(page, "here"))["seats"] != [False, True]:
                    pass
            process.terminate()
            assert (await ended(process))[0] == 0


async def _next(page: websockets.ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(await page.recv())
        if frame["t"] == kind:
            return frame
