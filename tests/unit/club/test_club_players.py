"""Club players in seats: once, from the server, through the jobs port, whatever dies."""

import asyncio
from collections.abc import Callable

import pytest

from pegboard.bus import MemoryBus
from pegboard.club.tables import Tables, TableState
from pegboard.club.tables.model import Acted, Settings
from pegboard.game import Seat
from pegboard.store import MemoryStore
from pegboard.strategy import choose
from support.club import (
    AGAINST_CLUB,
    SIX_CARD,
    Guest,
    HeldJobs,
    house,
    invite,
    play_to_the_end,
    play_until,
    seated,
    tables_on,
)
from support.faults import FaultyStore


def failing(*_: object) -> object:
    message = "cannot think"
    raise RuntimeError(message)


def cheating(*_: object) -> object:
    return "an ace from the sleeve"


async def acts_of(store: MemoryStore, table: str, seat: Seat) -> list[str]:
    entries = await store.read(table)
    return [e.ref for e in entries if isinstance(e.body, Acted) and e.body.seat == seat]


async def has_acted(tables: Tables, table: str, version: int) -> None:
    async with tables.listen(table) as news:
        while (await tables.table(table)).version <= version:
            await anext(news)


async def test_a_game_against_the_club_goes_to_its_end() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, AGAINST_CLUB, "anna")
        state = await play_to_the_end(guests)
        refs = await acts_of(store, state.name, 1)
    assert state.game is not None
    assert state.game.result is not None
    assert len(refs) == len(set(refs)) > 4
    assert all(ref.startswith("club-1-") for ref in refs)


async def test_the_house_player_plays_a_deal() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, rules=house(choose=choose)) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        async with tables.listen(anna.table) as news:
            while (await anna.state()).stage == "playing":
                if not await anna.can() or not await anna.go_on():
                    await anext(news)
        assert len(await acts_of(store, anna.table, 1)) == 5


async def test_a_club_player_gets_his_view_and_nothing_else() -> None:
    await invite(store := MemoryStore())
    jobs = HeldJobs()
    async with tables_on(store, jobs=jobs) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        await jobs.until(1)
        state = await anna.state()
        assert state.game is not None
        rules, inner = state.game.rules, state.game.state
        game, variant, options, level, view, actions, _ = jobs.arguments[0]
        assert (game, variant, options, level) == ("cribbage", "six-card", {}, "club")
        assert view == rules.view(inner, 1)
        assert list(actions) == list(rules.actions(inner, 1))


async def test_pl24_two_browsers_and_two_processes_and_one_move() -> None:
    """Both processes think about the same turn; one of them is first, the other is told so."""
    await invite(store := MemoryStore())
    bus, jobs = MemoryBus(), HeldJobs()
    async with (
        tables_on(store, bus, jobs) as one,
        tables_on(store, bus, jobs, house(2)) as other,
    ):
        (anna,) = await seated(one, AGAINST_CLUB, "anna")
        async with one.listen(anna.table), other.listen(anna.table):
            await jobs.until(2)
            before = (await anna.state()).version
            jobs.may_go.set()
            await has_acted(one, anna.table, before)
            for _ in range(50):
                await asyncio.sleep(0)
        assert await acts_of(store, anna.table, 1) == ["club-1-3"]
        assert (await one.refresh(anna.table)).version == before + 1
        assert (await other.refresh(anna.table)).version == before + 1


async def test_a_person_who_acts_meanwhile_does_not_disturb_a_club_player() -> None:
    await invite(store := MemoryStore())
    jobs = HeldJobs()
    async with tables_on(store, jobs=jobs) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        await jobs.until(1)
        mine = await anna.act((await anna.can())[0])
        jobs.may_go.set()
        await has_acted(tables, anna.table, mine.version)
        assert (await acts_of(store, anna.table, 1))[0] == "club-1-3"
        assert len(jobs.arguments) >= 1


async def test_after_a_restart_the_club_player_who_is_to_act_acts() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, jobs=HeldJobs()) as first_process:
        (anna,) = await seated(first_process, AGAINST_CLUB, "anna")
        before = (await anna.state()).version
    assert await acts_of(store, anna.table, 1) == []
    async with tables_on(store, rules=house(2)) as later:
        await later.table(anna.table)
        await has_acted(later, anna.table, before)
    assert len(await acts_of(store, anna.table, 1)) == 1


async def test_a_restart_between_append_and_news_moves_nobody_twice() -> None:
    await invite(store := MemoryStore())
    door = FaultyStore(store)
    jobs = HeldJobs()
    first_process = tables_on(door, jobs=jobs)
    async with first_process:
        (anna,) = await seated(first_process, AGAINST_CLUB, "anna")
        await jobs.until(1)
        door.fail_next = "after"
        jobs.may_go.set()
        await door.failed.wait()
    async with tables_on(store, rules=house(2)) as later:
        await later.table(anna.table)
        for _ in range(50):
            await asyncio.sleep(0)
    assert await acts_of(store, anna.table, 1) == ["club-1-3"]


@pytest.mark.parametrize("choice", [failing, cheating])
async def test_a_club_player_who_cannot_choose_does_the_first_thing(
    choice: Callable[..., object], caplog: pytest.LogCaptureFixture
) -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, rules=house(choose=choice)) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        await has_acted(tables, anna.table, 3)
        state = await anna.state()
    assert state.game is not None
    assert len(await acts_of(store, anna.table, 1)) == 1
    assert "club player" in caplog.text


async def test_a_pause_holds_the_club_player_back() -> None:
    await invite(store := MemoryStore())
    jobs = HeldJobs()
    async with tables_on(store, jobs=jobs, rules=house(pause=3600.0)) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        await anna.act((await anna.can())[0])
        for _ in range(50):
            await asyncio.sleep(0)
        assert jobs.arguments == []


async def test_tables_of_people_need_no_worker() -> None:
    await invite(store := MemoryStore())
    jobs = HeldJobs()
    async with tables_on(store, jobs=jobs) as tables:
        anna, boris = await seated(tables, SIX_CARD, "anna", "boris")
        await play_to_the_end([anna, boris])
        assert isinstance(anna, Guest)
    assert jobs.arguments == []


async def test_r59_a_club_player_leaves_the_call_of_a_side_to_the_person_in_it() -> None:
    """A side calls muggins once: he waits for his partner; two of the club call for themselves."""
    await invite(store := MemoryStore())
    settings = Settings(
        game="cribbage",
        variant="partners",
        options={"target": "31", "counting": "manual", "muggins": "on"},
        bots=dict.fromkeys((1, 2, 3), "level-1"),
    )
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, settings, "anna")
        state = await play_until([anna], lambda state: is_asked_for_muggins(state, 0))
        for _ in range(50):
            await asyncio.sleep(0)
        assert (await anna.state()).version == state.version
        assert is_asked_for_muggins(state, 2)
        await play_to_the_end([anna])
        lines = [
            (e.body.seat, line)
            for e in await store.read(anna.table)
            if isinstance(e.body, Acted)
            for line in e.body.lines
        ]
    assert {seat for seat, line in lines if "muggins" in line} == {0, 1, 3}


def is_asked_for_muggins(state: TableState, seat: Seat) -> bool:
    game = state.game
    return game is not None and "no-muggins" in map(
        game.rules.write, game.rules.actions(game.state, seat)
    )
