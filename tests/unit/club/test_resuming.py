"""What comes after a version, news between processes, faults of the store, what is forgotten."""

import asyncio
from dataclasses import replace

import pytest

from pegboard.bus import MemoryBus
from pegboard.club.tables import Happening, Tables
from pegboard.club.tables.ports import StoreUnavailableError
from pegboard.store import MemoryStore
from support.club import (
    SHORT,
    SIX_CARD,
    Guest,
    house,
    invite,
    play_to_the_end,
    seated,
    tables_on,
)
from support.faults import FaultyStore, When


def versions(happenings: tuple[Happening, ...]) -> list[int]:
    return [each.entry.version for each in happenings]


async def test_who_comes_back_gets_what_he_missed_and_nothing_else() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        end = await play_to_the_end(guests)
        name, last = end.name, end.version
        assert last > 33  # more than a process keeps in memory
        everything = await tables.since(name, 0)
        assert versions(everything) == list(range(1, last + 1))
        for missed in (0, 1, 31, 32, 33, last):
            told = await tables.since(name, last - missed)
            assert versions(told) == list(range(last - missed + 1, last + 1))
            assert [each.events for each in told] == [
                each.events for each in everything[last - missed :]
            ]
        assert await tables.since(name, last + 5) == ()
        assert versions(await tables.since(name, -3)) == versions(everything)
        assert [each.after.version for each in everything] == versions(everything)


async def test_a_process_that_starts_later_tells_the_same() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        end = await play_to_the_end(guests)
        told = await tables.since(end.name, 0)
    async with tables_on(store, rules=house(2)) as later:
        assert [(each.entry, each.events) for each in await later.since(end.name, 0)] == [
            (each.entry, each.events) for each in told
        ]


async def test_news_go_to_every_process_that_knows_the_table() -> None:
    await invite(store := MemoryStore())
    bus = MemoryBus()
    async with tables_on(store, bus) as one, tables_on(store, bus, rules=house(2)) as other:
        anna, _ = await seated(one, SIX_CARD, "anna", "boris")
        before = await other.table(anna.table)
        async with other.listen(anna.table) as news:
            done = await anna.act((await anna.can())[0])
            assert await anext(news) == done.version == before.version + 1
        assert (await other.table(anna.table)).version == done.version


async def test_without_news_a_look_at_the_log_is_enough() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as one, tables_on(store, rules=house(2)) as deaf:
        anna, boris = await seated(one, SIX_CARD, "anna", "boris")
        await deaf.table(anna.table)
        done = await anna.act((await anna.can())[0])
        assert (await deaf.table(anna.table)).version == done.version - 1
        assert (await deaf.refresh(anna.table)).version == done.version
        boris.tables = deaf
        assert (await boris.act((await boris.can())[0])).version == done.version + 1
        # The first process has not heard of it; a page that has, asks it to act.
        wish = await Guest(deaf, anna.table, "anna").wish("next")
        seat = (await deaf.table(anna.table)).seat_of("anna")
        assert seat is not None
        card = (await Guest(deaf, anna.table, "anna").can())[0]
        assert (await one.act(wish, card)).version == done.version + 2


async def test_a_patrol_finds_what_the_bus_has_lost() -> None:
    await invite(store := MemoryStore())
    patrolling = replace(house(2), patrol=0.001)
    async with tables_on(store) as one, tables_on(store, rules=patrolling) as deaf:
        anna, _ = await seated(one, SIX_CARD, "anna", "boris")
        async with deaf.listen(anna.table) as news:
            done = await anna.act((await anna.can())[0])
            assert await anext(news) == done.version


async def test_a_stale_process_decides_again() -> None:
    """Two processes that do not hear each other: both lay away, none is lost."""
    await invite(store := MemoryStore())
    async with tables_on(store) as one, tables_on(store, rules=house(2)) as other:
        anna, boris = await seated(one, SIX_CARD, "anna", "boris")
        await other.table(anna.table)
        boris.tables = other
        done = await asyncio.gather(
            anna.act((await anna.can())[0]), boris.act((await boris.can())[0])
        )
        assert [verdict.why for verdict in done] == [None, None]
        assert sorted(verdict.version for verdict in done) == [5, 6]


async def test_a_process_that_is_behind_refuses_nothing_that_is_done() -> None:
    """Sent again through a process that has not heard of the game, as after a lost connection."""
    await invite(store := MemoryStore())
    async with tables_on(store) as one, tables_on(store, rules=house(2)) as deaf:
        (anna,) = await seated(one, SIX_CARD, "anna")
        assert (await deaf.table(anna.table)).game is None
        await Guest(one, anna.table, "boris").sit(1)
        wish, text = await anna.wish("once"), (await anna.can())[0]
        done = await one.act(wish, text)
        assert await deaf.act(replace(wish, at=0), text) == done
        assert done.why is None


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_wish_whose_fate_is_unknown_is_done_once_when_it_is_sent_again(
    when: When,
) -> None:
    await invite(store := MemoryStore())
    door = FaultyStore(store)
    async with tables_on(door) as tables:
        anna, _ = await seated(tables, SIX_CARD, "anna", "boris")
        before = (await anna.state()).version
        wish, text = await anna.wish("again"), (await anna.can())[0]
        door.fail_next = when
        with pytest.raises(StoreUnavailableError):
            await tables.act(wish, text)
        assert (await anna.state()).version == before
        verdict = await tables.act(wish, text)
        assert (verdict.version, verdict.why) == (before + 1, None)
        refs = [entry.ref for entry in await store.read(anna.table)]
        assert refs.count("again") == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_start_that_the_store_failed_is_made_up_for(when: When) -> None:
    await invite(store := MemoryStore())
    door = FaultyStore(store)
    async with tables_on(door, rules=replace(house(), retry=0.0)) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        await Guest(tables, name, "anna").sit(0)
        door.spared, door.fail_next = 1, when
        async with tables.listen(name) as news:
            seated_now = await Guest(tables, name, "boris").sit(1)
            assert (seated_now.version, seated_now.why) == (3, None)
            while (await tables.table(name)).stage == "waiting":
                await anext(news)
        assert len(await store.read(name)) == 4


async def test_lists_that_could_not_be_written_are_mended_at_the_next_loading() -> None:
    await invite(store := MemoryStore())
    door = FaultyStore(store)
    door.fail_index = True
    async with tables_on(door) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        assert await store.tables_of("anna") == ()
        await play_to_the_end(guests)
    name = guests[0].table
    async with tables_on(store, rules=house(2)) as later:
        await later.table(name)
        record = await store.table(name)
        assert record is not None
        assert record.seats == {0: "anna", 1: "boris"}
        assert not record.open


async def test_a_table_nobody_uses_is_forgotten_and_found_again() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, rules=replace(house(), kept=2)) as tables:
        names = [await tables.open(SIX_CARD, "anna", f"r{number}") for number in range(6)]
        for number, name in enumerate(names):
            guest = Guest(tables, name, "anna")
            assert (await guest.sit(0)).version == 2
            assert (await tables.table(name)).version == 2, number


async def test_a_table_somebody_listens_to_is_not_forgotten() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, rules=replace(house(), kept=1)) as tables:
        first = await tables.open(SIX_CARD, "anna", "first")
        async with tables.listen(first) as news:
            for number in range(4):
                await tables.open(SIX_CARD, "anna", f"r{number}")
            await Guest(tables, first, "anna").sit(0)
            assert await anext(news) == 2


async def test_many_who_ask_at_once_load_a_table_once() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        anna, _ = await seated(tables, SIX_CARD, "anna", "boris")
    async with tables_on(store, rules=house(2)) as later:
        states = await asyncio.gather(*(later.table(anna.table) for _ in range(20)))
        assert all(state is states[0] for state in states)


async def test_closing_ends_every_listening() -> None:
    await invite(store := MemoryStore())
    tables: Tables
    async with tables_on(store) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        async with tables.listen(name) as news:
            await Guest(tables, name, "anna").sit(0)
            await tables.close()
            assert [version async for version in news] == [2]
