"""The load generator: many tables of two people each, in a process of its own.

Every seat is a real WebSocket with a cookie of its own. It plays whatever it may, and answers
heartbeats as a page does. Two manners of load: *saturated*, where every seat acts as soon as it
may, and *steady*, where acts fall due at a fixed rate whatever the server does: what is late
counts from the moment it was due, so that a slow server cannot hide by slowing the load down.

Started by `bench_live` with an address and numbers; it speaks in lines of JSON and waits for a
line before each further step, so that the server's memory can be read in between.
"""

import asyncio
import http.client
import sys
import time
from collections import deque
from random import Random
from typing import Final, final
from urllib.parse import urlencode

import msgspec
import uvloop

from bench._socket import Socket

_SALT: Final = "0123456789abcdef" * 2
_SITTERS_AT_ONCE: Final = 50


class _View(msgspec.Struct):
    phase: str = ""
    confirmed: list[bool] = []


class _Seen(msgspec.Struct):
    v: int
    you: int | None
    stage: str
    ready: list[bool]
    actions: list[str]
    view: _View | None


class _Entry(msgspec.Struct):
    v: int
    seen: _Seen


class _Frame(msgspec.Struct):
    t: str
    id: str = ""
    v: int = 0
    why: str = ""
    hash: str = ""
    seen: _Seen | None = None
    entries: list[_Entry] = []


_FRAMES: Final = msgspec.json.Decoder(_Frame)


class Report(msgspec.Struct):
    """What a phase of load came to; times in milliseconds, one a durable action."""

    seconds: float
    acked: int
    refused: int
    late: int
    ack: list[float]
    event: list[float]


@final
class Load:
    """All seats, and what they have seen."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)  # noqa: S311 -- any legal play will do
        self.idle: deque[Seat] = deque()
        self.is_saturated = False
        self.acks: list[tuple[str, str, int]] = []
        self.refused = 0
        self.why: dict[str, int] = {}
        self.ack_times: list[float] = []
        self.event_times: list[float] = []

    def begin(self) -> None:
        """Forget the times measured so far."""
        self.refused = 0
        self.ack_times, self.event_times = [], []

    def may_act(self, seat: "Seat") -> None:
        """*seat* may do something: now, or when it falls due."""
        if self.is_saturated:
            seat.act(time.perf_counter())
        else:
            self.idle.append(seat)


@final
class Seat:
    """One person at a table."""

    def __init__(self, load: Load, table: str, number: int) -> None:
        self.other = self
        self.socket: Socket | None = None
        self.seen: _Seen | None = None
        self._load = load
        self._table = table
        self._number = number
        self._count = 0
        self._due: float | None = None
        self._after = 0
        self._is_waiting = False
        self._came: dict[int, float] = {}
        self._sat = asyncio.get_running_loop().create_future()

    async def sit(self, host: str, cookie: str) -> None:
        """Connect and take the seat."""
        self.socket = await Socket.open(host, cookie, self._hear)
        self.socket.send(b'{"t":"hello","table":"%b"}' % self._table.encode())
        sit = '{"t":"sit","id":"sit","seat":%d,"salt":"%s"}'
        self.socket.send((sit % (self._number, _SALT)).encode())
        await self._sat

    def act(self, due: float) -> None:
        """Do something that may be done; it was *due* then."""
        seen, socket = self.seen, self.socket
        if seen is None or socket is None:
            return
        self._is_waiting = False
        self._due = due
        self._count += 1
        ref = b"%d" % self._count
        if seen.stage == "showing":
            socket.send(b'{"t":"ready","id":"%b","at":%d}' % (ref, seen.v))
        elif seen.stage == "over":
            socket.send(b'{"t":"again","id":"%b","salt":"%b"}' % (ref, _SALT.encode()))
        else:
            action = self._load.random.choice(seen.actions).encode()
            socket.send(b'{"t":"act","id":"%b","at":%d,"action":"%b"}' % (ref, seen.v, action))

    def _hear(self, text: bytes) -> None:
        now = time.perf_counter()
        frame = _FRAMES.decode(text)
        match frame.t:
            case "events":
                for entry in frame.entries:
                    self._saw(entry.v, now)
                self.seen = frame.entries[-1].seen
            case "snapshot":
                self.seen = frame.seen
            case "ack" | "refused":
                self._answered(frame, now)
            case "beat":
                if self.socket is not None:
                    self.socket.send(text)
                return
            case "bye":
                self._load.why[frame.why] = self._load.why.get(frame.why, 0) + 1
                return
            case _:
                return
        self._look()

    def _answered(self, frame: _Frame, now: float) -> None:
        if frame.id == "sit":
            self._sat.set_result(None)
            return
        due, self._due = self._due, None
        if frame.t == "refused":
            self._load.refused += 1
            self._load.why[frame.why] = self._load.why.get(frame.why, 0) + 1
        elif due is not None:
            self._after = frame.v
            self._load.acks.append((self._table, frame.id, frame.v))
            self._load.ack_times.append(now - due)
            self.other.wants(frame.v, due)

    def wants(self, version: int, due: float) -> None:
        """The other seat's act of *version* was due then: note when it is seen here."""
        came = self._came.pop(version, None)
        if came is None:
            self._came[version] = -due
        else:
            self._load.event_times.append(came - due)

    def _saw(self, version: int, now: float) -> None:
        due = self._came.pop(version, None)
        if due is None:
            self._came = {version: now}
        else:
            self._load.event_times.append(now + due)

    def _look(self) -> None:
        """See whether it is this seat's turn to do something."""
        seen = self.seen
        if seen is None or seen.you is None or self._due is not None or self._is_waiting:
            return
        if seen.v < self._after:
            return
        if seen.stage == "playing":
            view = seen.view
            has_laid = view is not None and view.phase == "lay-away" and view.confirmed[seen.you]
            may = bool(seen.actions) and not has_laid
        else:
            may = seen.stage in {"showing", "over"} and not seen.ready[seen.you]
        if may:
            self._is_waiting = True
            self._load.may_act(self)


# --- Coming in -------------------------------------------------------------------------------


def _post(connection: http.client.HTTPConnection, path: str, **form: str) -> tuple[str, str]:
    """Post a form; the cookie that was set, and where one is sent."""
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", path, urlencode(form), kind)
    response = connection.getresponse()
    response.read()
    cookie = response.headers.get("set-cookie", "").partition(";")[0]
    return cookie, response.headers["location"].rpartition("/")[2]


def _tables(host: str, number: int) -> list[tuple[str, str, str]]:
    """Open tables; the name of each with the cookies of two people."""
    connection = http.client.HTTPConnection(host)
    opened: list[tuple[str, str, str]] = []
    for count in range(number):
        first, table = _post(connection, "/tables", name=f"North {count}", ref=f"table-{count}")
        second, _ = _post(connection, "/enter", name=f"South {count}", table=table)
        opened.append((table, first, second))
    connection.close()
    return opened


async def _sit_down(load: Load, host: str, opened: list[tuple[str, str, str]]) -> list[Seat]:
    seats: list[Seat] = []
    waiting: list[asyncio.Task[None]] = []
    for table, *cookies in opened:
        pair = [Seat(load, table, 0), Seat(load, table, 1)]
        pair[0].other, pair[1].other = pair[1], pair[0]
        seats += pair
        for seat, cookie in zip(pair, cookies, strict=True):
            waiting.append(asyncio.create_task(seat.sit(host, cookie)))
        if len(waiting) >= _SITTERS_AT_ONCE:
            await asyncio.gather(*waiting)
            waiting = []
    await asyncio.gather(*waiting)
    return seats


# --- Phases ----------------------------------------------------------------------------------


async def _saturated(load: Load, seconds: float) -> Report:
    """Let every seat act as soon as it may."""
    load.begin()
    load.is_saturated = True
    began = time.perf_counter()
    while load.idle:
        load.idle.popleft().act(time.perf_counter())
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    report = _report(load, took, 0)
    load.is_saturated = False
    await asyncio.sleep(1.0)
    return report


async def _steady(load: Load, rate: float, seconds: float) -> Report:
    """Let *rate* acts a second fall due."""
    load.begin()
    began, late = time.perf_counter(), 0
    number, total = 0, int(rate * seconds)
    while number < total:
        now = time.perf_counter()
        while number < total and began + number / rate <= now:
            if not load.idle:
                late += 1
                break
            load.idle.popleft().act(began + number / rate)
            number += 1
        await asyncio.sleep(0.0005)
    await asyncio.sleep(1.0)
    return _report(load, seconds, late)


def _report(load: Load, seconds: float, late: int) -> Report:
    ack = [1000 * one for one in load.ack_times]
    event = [1000 * one for one in load.event_times]
    return Report(seconds, len(ack), load.refused, late, ack, event)


def _say(**told: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
    sys.stdout.flush()


async def _told_to_go_on() -> None:
    await asyncio.to_thread(sys.stdin.readline)


async def _run(host: str, watchers: int, tables: int, seconds: float, rates: list[float]) -> None:
    load = Load(seed=1)
    (watched, *_), *_ = _tables(host, 1)
    _say(at="alone")
    await _told_to_go_on()
    sockets = [await Socket.open(host, "", lambda _: None) for _ in range(watchers)]
    for socket in sockets:
        socket.send(b'{"t":"hello","table":"%b"}' % watched.encode())
    await asyncio.sleep(2.0)
    _say(at="watched")
    await _told_to_go_on()
    for socket in sockets:
        socket.close()
    seats = await _sit_down(load, host, _tables(host, tables + 1)[1:])
    await asyncio.sleep(1.0)
    _say(at="seated")
    await _told_to_go_on()
    await _saturated(load, 2.0)  # so that everybody is somewhere in a game, and all code is warm
    _say(at="warm")
    for rate in rates:
        _say(at="steady", rate=rate, report=await _steady(load, rate, seconds))
    _say(at="saturated", report=await _saturated(load, seconds))
    closed = sum(seat.socket is None or seat.socket.is_closed for seat in seats)
    _say(at="done", closed=closed, why=load.why, acks=load.acks)


def main(words: list[str]) -> None:
    """Run with HOST:PORT, numbers of watchers and of tables, seconds a phase, rates."""
    host, watchers, tables, seconds, *rates = words
    run = _run(host, int(watchers), int(tables), float(seconds), [float(rate) for rate in rates])
    uvloop.run(run)


if __name__ == "__main__":
    main(sys.argv[1:])
