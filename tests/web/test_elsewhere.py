"""Presence over several processes: told over the bus, believed for some seconds."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from pegboard.bus import MemoryBus
from pegboard.web._connection import Connection
from pegboard.web._elsewhere import Elsewhere
from pegboard.web._limits import DEAD_AFTER
from pegboard.web._rooms import Rooms
from support.web import Clock, open_club


@asynccontextmanager
async def listening(*processes: Elsewhere) -> AsyncGenerator[None]:
    tasks = [asyncio.create_task(one.listen()) for one in processes]
    await asyncio.sleep(0)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_others_are_known_and_oneself_is_not_told_twice() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = Elsewhere(bus, "a", clock), Elsewhere(bus, "b", clock)
    async with listening(here, there):
        await here.tell("T", {"anna"}, 2)
        await asyncio.sleep(0)
    assert there.players("T") == {"anna"}
    assert there.strangers("T") == 2
    assert there.everybody() == ({"anna"}, 2)
    assert there.players("other") == frozenset()
    assert here.players("T") == frozenset()


@pytest.mark.parametrize("is_told", [True, False])
async def test_who_is_gone_or_no_longer_told_of_is_forgotten(is_told: bool) -> None:  # noqa: FBT001 - a parameter
    bus, clock = MemoryBus(), Clock()
    here, there = Elsewhere(bus, "a", clock), Elsewhere(bus, "b", clock)
    async with listening(there):
        await here.tell("T", {"anna"}, 1)
        await asyncio.sleep(0)
        assert there.players("T") == {"anna"}
        if is_told:
            await here.tell("T", (), 0)
            await asyncio.sleep(0)
        else:
            clock.now += DEAD_AFTER
    assert there.players("T") == frozenset()
    there.forget()
    assert there.everybody() == (set(), 0)


async def test_a_page_here_is_told_of_a_page_there() -> None:
    frames: list[str] = []

    async def take(frame: str) -> None:
        frames.append(frame)

    async with open_club() as club:
        table = await club.open_table(await club.guest("Anna"))
        await club.sit(table, "anna", 0)
        bus = MemoryBus()
        outside = Elsewhere(bus, "outside", club.clock)
        rooms = Rooms(club.site.tables, club.clock, 3.0, outside)
        async with listening(outside):
            await Elsewhere(bus, "other", club.clock).tell(table, {"anna"}, 1)
            await asyncio.sleep(0)
        page = Connection("bert", club.clock())
        (await rooms.room(table)).enter(page, 0, "")
        assert rooms.people == 3
        await rooms.close()
        await page.write(take)
    here = [json.loads(frame) for frame in frames if '"t":"here"' in frame]
    assert here == [{"t": "here", "seats": [True, False], "watching": 2}]


async def test_rooms_tell_who_is_here_as_long_as_somebody_is() -> None:
    async with open_club() as club:
        bus = MemoryBus()
        there = Elsewhere(bus, "there", club.clock)
        table = await club.open_table(await club.guest("Anna"))
        rooms = Rooms(club.site.tables, club.clock, 3.0, Elsewhere(bus, "here", club.clock))
        room = await rooms.room(table)
        page = Connection("anna", club.clock())
        async with listening(there):
            for here in ({"anna"}, set[str]()):
                if here:
                    room.enter(page, 0, "")
                else:
                    room.leave(page)
                await rooms.share()
                await asyncio.sleep(0)
                assert there.players(table) == here
        await rooms.close()
