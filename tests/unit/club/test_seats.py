"""Opening a table, taking and leaving seats, the commitment before the salts."""

import asyncio
import hashlib

import pytest

from pegboard.club.tables import ClubRefusal, ClubRefused, Tables
from pegboard.club.tables.model import Opened, Sat, Settings, Started
from pegboard.club.tables.ports import UnknownTableError
from pegboard.game import OptionError
from pegboard.store import MemoryStore
from support.club import AGAINST_CLUB, SALT, SIX_CARD, Guest, house, invite, seated, tables_on


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


async def kinds(tables: Tables, table: str) -> list[str]:
    return [type(each.entry.body).__name__ for each in await tables.since(table, 0)]


async def test_a_new_table_waits_with_its_commitment(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        state = await tables.table(name)
        assert (state.stage, state.version, state.game) == ("waiting", 1, None)
        assert [place.kind for place in state.places] == ["empty", "empty"]
        assert state.commitment == hashlib.sha256(bytes.fromhex(state.secret)).hexdigest()
        assert await kinds(tables, name) == ["Opened"]


async def test_the_last_seat_starts_the_game_with_every_salt(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        committed = (await tables.table(name)).commitment
        assert (await Guest(tables, name, "anna").sit(1, "a" * 32)).version == 2
        assert (await Guest(tables, name, "boris").sit(0, "b" * 32)).version == 3
        state = await tables.table(name)
        assert state.stage == "playing"
        assert state.game is not None
        assert state.game.proof.commitment == committed
        assert state.game.proof.salts == ("b" * 32, "a" * 32)
        assert state.commitment != committed
        assert [place.name for place in state.places] == ["Boris", "Anna"]
        assert await kinds(tables, name) == ["Opened", "Sat", "Sat", "Started"]


async def test_a_table_against_the_club_starts_when_the_person_sits(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store, rules=house(pause=3600.0)) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        state = await anna.state()
        assert state.stage == "playing"
        assert state.game is not None
        assert state.game.proof.salts == (SALT, "")
        assert [place.kind for place in state.places] == ["person", "club"]
        assert state.ready == (False, True)


async def test_pl05_nobody_takes_two_seats(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, SIX_CARD, "anna")
        second = await anna.sit(1)
        assert second.why == ClubRefusal.ALREADY_SEATED
        assert (await anna.sit(0)).why == ClubRefusal.ALREADY_SEATED
        assert (await anna.state()).places[1].kind == "empty"


async def test_pl05_not_even_at_the_same_moment_in_two_browsers(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as one, tables_on(store, rules=house(2)) as other:
        name = await one.open(SIX_CARD, "anna", "r1")
        browsers = [Guest(one, name, "anna"), Guest(other, name, "anna")]
        wishes = [await browser.wish(f"{n}") for n, browser in enumerate(browsers)]
        verdicts = await asyncio.gather(one.sit(wishes[0], 0, SALT), other.sit(wishes[1], 1, SALT))
        assert sorted(str(verdict.why) for verdict in verdicts) == ["None", "already-seated"]


async def test_two_people_and_one_seat(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as one, tables_on(store, rules=house(2)) as other:
        name = await one.open(SIX_CARD, "anna", "r1")
        anna, boris = Guest(one, name, "anna"), Guest(other, name, "boris")
        verdicts = await asyncio.gather(anna.sit(0), boris.sit(0))
        assert sorted(str(verdict.why) for verdict in verdicts) == ["None", "seat-taken"]


@pytest.mark.parametrize(
    ("seat", "salt", "why"),
    [
        (2, SALT, ClubRefusal.NO_SUCH_SEAT),
        (-1, SALT, ClubRefusal.NO_SUCH_SEAT),
        (1, "", ClubRefusal.BAD_SALT),
        (1, "x" * 32, ClubRefusal.BAD_SALT),
        (1, SALT.upper(), ClubRefusal.BAD_SALT),
        (1, SALT + "\n", ClubRefusal.BAD_SALT),
        (0, SALT, ClubRefusal.SEAT_TAKEN),
    ],
)
async def test_a_seat_that_cannot_be_taken(
    store: MemoryStore, seat: int, salt: str, why: ClubRefusal
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, SIX_CARD, "anna")
        boris = Guest(tables, anna.table, "boris")
        before = await anna.state()
        assert (await boris.sit(seat, salt)).why == why
        assert await anna.state() == before


async def test_a_full_table_has_no_seat(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, _ = await seated(tables, SIX_CARD, "anna", "boris")
        assert (await Guest(tables, anna.table, "vera").sit(0)).why == ClubRefusal.TABLE_FULL


async def test_a_stranger_to_the_club_takes_no_seat(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        assert (await Guest(tables, name, "nobody").sit(0)).why == ClubRefusal.NO_SUCH_PLAYER


async def test_who_leaves_before_the_first_card_frees_his_seat(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, SIX_CARD, "anna")
        assert (await tables.leave(await anna.wish())).why is None
        assert (await anna.state()).places[0].kind == "empty"
        assert await store.tables_of("anna") == ()
        assert (await tables.leave(await anna.wish())).why == ClubRefusal.NOT_SEATED
        boris = Guest(tables, anna.table, "boris")
        assert (await boris.sit(0)).why is None


async def test_nobody_leaves_after_the_first_card(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, _ = await seated(tables, SIX_CARD, "anna", "boris")
        assert (await tables.leave(await anna.wish())).why == ClubRefusal.ALREADY_STARTED


async def test_pl13_an_offer_made_again_on_reconnect_is_one_offer(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        names = {await tables.open(SIX_CARD, "anna", "offer") for _ in range(4)}
        assert len(names) == 1
        (name,) = names
        for _ in range(4):  # each reconnect sends its wish again
            wish = await Guest(tables, name, "anna").wish("sit")
            assert (await tables.sit(wish, 0, SALT)).version == 2
        assert [record.name for record in await store.tables_of("anna")] == [name]
        await Guest(tables, name, "boris").sit(1)
        bodies = [each.entry.body for each in await tables.since(name, 0)]
        assert [type(body) for body in bodies] == [Opened, Sat, Sat, Started]


async def test_pl21_a_table_starts_though_nobody_is_connected(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, SIX_CARD, "anna", "boris")
    async with tables_on(store, rules=house(2)) as later:
        state = await later.table(anna.table)
        assert state.stage == "playing"
        boris.tables = later
        assert (await boris.act((await boris.can())[0])).why is None


async def test_rc08_a_table_without_a_log_goes_on(store: MemoryStore) -> None:
    """A process died between making the table and its first entry."""
    await invite(store)
    async with tables_on(store) as tables:
        name = await tables.open(SIX_CARD, "anna", "r1")
        record = await store.table(name)
    assert record is not None
    fresh = MemoryStore()
    await invite(fresh)
    await fresh.add_table(record)
    async with tables_on(fresh) as tables:
        assert (await tables.table(name)).version == 1
        assert (await Guest(tables, name, "anna").sit(0)).why is None


async def test_a_game_that_was_to_start_when_the_process_died_starts(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, _ = await seated(tables, SIX_CARD, "anna", "boris")
        entries = await store.read(anna.table)
    record = await store.table(anna.table)
    assert record is not None
    fresh = MemoryStore()
    await fresh.add_table(record)
    for entry in entries[:3]:
        await fresh.append(record.name, entry)
    async with tables_on(fresh, rules=house(2)) as tables:
        assert (await tables.table(record.name)).stage == "playing"
        found = await fresh.tables_of("boris")
        assert [each.name for each in found] == [record.name]


async def test_there_is_no_table_without_a_name(store: MemoryStore) -> None:
    async with tables_on(store) as tables:
        with pytest.raises(UnknownTableError):
            await tables.table("nowhere")
        with pytest.raises(UnknownTableError):
            await tables.leave(await Guest(tables, "nowhere", "anna").wish(at=0))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(game="tarock", variant="six-card"), "unknown-variant"),
        (Settings(game="cribbage", variant="nine-card"), "unknown-variant"),
        (Settings(game="cribbage", variant="six-card", options={"x": "1"}), "unknown-option"),
        (
            Settings(game="cribbage", variant="six-card", options={"target": "no"}),
            "bad-option-value",
        ),
    ],
)
async def test_settings_that_no_game_has(store: MemoryStore, settings: Settings, code: str) -> None:
    async with tables_on(store) as tables:
        with pytest.raises(OptionError) as error:
            await tables.open(settings, "anna", "r1")
        assert error.value.code == code


@pytest.mark.parametrize("bots", [{0: "club", 1: "club"}, {2: "club"}, {1: "grandmaster"}])
async def test_club_players_leave_a_seat_to_a_person(
    store: MemoryStore, bots: dict[int, str]
) -> None:
    settings = Settings(game="cribbage", variant="six-card", bots=bots)
    async with tables_on(store) as tables:
        with pytest.raises(ClubRefused) as refused:
            await tables.open(settings, "anna", "r1")
        assert refused.value.why == ClubRefusal.BAD_BOTS


@pytest.mark.parametrize("ref", ["", "x" * 65, "a b", "ü", "a\n"])
async def test_an_id_that_cannot_be_kept(store: MemoryStore, ref: str) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        with pytest.raises(ClubRefused) as refused:
            await tables.open(SIX_CARD, "anna", ref)
        assert refused.value.why == ClubRefusal.BAD_ID
        name = await tables.open(SIX_CARD, "anna", "good")
        anna = Guest(tables, name, "anna")
        verdict = await tables.sit(await anna.wish(ref), 0, SALT)
        assert verdict.why == ClubRefusal.BAD_ID
