"""All tables with open pages in this process, and the pulse that keeps them honest."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, final

import structlog

from pegboard.club.tables import Tables
from pegboard.club.tables.ports import StoreUnavailableError
from pegboard.web._connection import Connection
from pegboard.web._elsewhere import Elsewhere
from pegboard.web._frames import Farewell
from pegboard.web._limits import EMPTY_FOR, HELLO_WITHIN, SILENT_AFTER
from pegboard.web._room import Room

_log: Final = structlog.get_logger("pegboard.live")


@final
class Rooms:
    """Rooms by the names of their tables.

    A room is opened with its first page and listens to the table from then on; it is kept for a
    while after the last page has gone, so that one who reloads finds what he missed.

    Args:
        tables: where tables are played.
        clock: seconds that only go forward.
        beat: seconds between two heartbeats to a page.
        elsewhere: who is at the tables through other processes.
    """

    def __init__(
        self, tables: Tables, clock: Callable[[], float], beat: float, elsewhere: Elsewhere
    ) -> None:
        self._tables = tables
        self._elsewhere = elsewhere
        self._clock = clock
        self._beat = beat
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._followers: dict[str, asyncio.Task[None]] = {}
        self._empty_since: dict[str, float] = {}
        self._newcomers: dict[Connection, float] = {}
        self._faults = 0

    @property
    def pages(self) -> int:
        """How many pages are connected to tables."""
        return sum(len(room.pages) for room in self._rooms.values())

    @property
    def people(self) -> int:
        """How many different people are at the tables; visitors without a name count one each."""
        known, strangers = self._elsewhere.everybody()
        for room in self._rooms.values():
            players, more = room.present()
            known |= players
            strangers += more
        return len(known) + strangers

    @property
    def faults(self) -> int:
        """How often a page saw something else than it should, since the start."""
        return self._faults + sum(room.faults for room in self._rooms.values())

    def expect(self, page: Connection) -> None:
        """A new connection, which is to say hello before long."""
        self._newcomers[page] = self._clock()

    def forget(self, page: Connection) -> None:
        """It has said hello, or is gone."""
        self._newcomers.pop(page, None)

    async def room(self, name: str) -> Room:
        """The room of the table called *name*.

        Raises:
            UnknownTableError: there is no such table.
            StoreUnavailableError: the store does not answer.
        """
        room = self._rooms.get(name)
        if room is not None:
            self._empty_since.pop(name, None)
            return room
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open(name))
        try:
            return await asyncio.shield(self._opening[name])
        finally:
            if name in self._opening and self._opening[name].done():
                del self._opening[name]

    async def _open(self, name: str) -> Room:
        table = await self._tables.table(name)
        history = () if table.game is None else await self._tables.since(name, table.game.begun - 1)
        room = Room(table, history, self._clock, self._elsewhere)
        self._rooms[name] = room
        self._followers[name] = asyncio.create_task(self._follow(name, room))
        return room

    async def _follow(self, name: str, room: Room) -> None:
        """Tell the pages of *room* what happens at its table, until the tables close."""
        async with self._tables.listen(name) as versions:
            await self._catch_up(name, room)
            async for _ in versions:
                await self._catch_up(name, room)

    async def _catch_up(self, name: str, room: Room) -> None:
        try:
            room.take(await self._tables.since(name, room.table.version))
        except StoreUnavailableError:
            _log.warning("store-unavailable", table=name)

    # --- The pulse -------------------------------------------------------------------------

    def pulse(self) -> None:
        """Send heartbeats that are due, tell who is gone, let go of the silent and the empty."""
        now = self._clock()
        for page, since in self._newcomers.items():
            if now - since > HELLO_WITHIN:
                page.close(Farewell.NO_HELLO)
        for name, room in tuple(self._rooms.items()):
            pages = room.pages
            for page in pages:
                self._pulse_page(room, page, now)
            room.tell_presence()
            if pages:
                self._empty_since.pop(name, None)
            elif now - self._empty_since.setdefault(name, now) > EMPTY_FOR:
                self._close(name)

    async def share(self) -> None:
        """Tell the other processes who is here; to be repeated every few seconds."""
        self._elsewhere.forget()
        for name, room in tuple(self._rooms.items()):
            await self._elsewhere.tell(name, *room.present())

    def _pulse_page(self, room: Room, page: Connection, now: float) -> None:
        if now - page.heard > SILENT_AFTER:
            page.close(Farewell.SILENT)
        elif now >= page.beat_due:
            page.beat_due = now + self._beat
            room.pulse(page)

    def _close(self, name: str) -> None:
        self._faults += self._rooms.pop(name).faults
        del self._empty_since[name]
        self._followers.pop(name).cancel()

    async def close(self) -> None:
        """Say good-bye to every page and stop listening."""
        for page in (*self._newcomers, *(p for room in self._rooms.values() for p in room.pages)):
            page.close(Farewell.CLOSING)
        tasks: list[asyncio.Task[Any]] = [*self._followers.values(), *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._followers.clear()
        self._rooms.clear()
