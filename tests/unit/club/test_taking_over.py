"""Club players in seats: put there by the maker, taken out, and replaced by people."""

from random import Random

import pytest

from pegboard.catalog import rules
from pegboard.club.lobby import Lobby
from pegboard.club.tables import ClubRefusal, Tables, TableState
from pegboard.club.tables.model import Acted, Settings, Started
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import MemoryStore
from support.club import (
    AGAINST_CLUB,
    SALT,
    Guest,
    any_of,
    house,
    invite,
    play_to_the_end,
    play_until,
    seated,
    tables_on,
)

OTHER = "f" * 32
THREE = Settings(game="cribbage", variant="three-handed", options={"target": "31"})
MIXED = Settings(game="cribbage", variant="three-handed", bots={1: "level-1", 2: "club"})
SHORT_CLUB = Settings(
    game="cribbage", variant="six-card", options={"target": "31"}, bots={1: "club"}
)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def kinds(state: TableState) -> list[str]:
    return [place.kind for place in state.places]


# --- Before the first card -------------------------------------------------------------------


async def test_the_maker_seats_club_players_and_the_game_begins(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store, rules=house(pause=3600.0)) as tables:
        (anna,) = await seated(tables, THREE, "anna")
        assert (await anna.fill(1, "level-2")).why is None
        state = await anna.state()
        assert (state.stage, kinds(state)) == ("waiting", ["person", "club", "empty"])
        assert (await anna.fill(2, "level-3")).why is None
        state = await anna.state()
        assert state.stage == "playing"
        assert [place.level for place in state.places] == [None, "level-2", "level-3"]
        assert state.game is not None
        assert state.game.proof.salts == (SALT, "", "")


async def test_a_club_player_is_taken_out_or_made_stronger(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, THREE, "anna")
        assert (await anna.fill(1, "level-1")).why is None
        version = (await anna.state()).version
        assert (await anna.fill(1, "level-1")).version == version  # that is he already
        assert (await anna.fill(1, "level-3")).version == version + 1
        assert (await anna.state()).places[1].level == "level-3"
        assert (await anna.empty(1)).why is None
        assert kinds(await anna.state()) == ["person", "empty", "empty"]


async def test_who_may_not_seat_a_club_player_and_where(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store, rules=house(pause=3600.0)) as tables:
        anna, boris = await seated(tables, THREE, "anna", "boris")
        assert (await boris.fill(2)).why == ClubRefusal.NOT_OWNER
        assert (await boris.empty(2)).why == ClubRefusal.NOT_OWNER
        assert (await anna.fill(3)).why == ClubRefusal.NO_SUCH_SEAT
        assert (await anna.fill(-1)).why == ClubRefusal.NO_SUCH_SEAT
        assert (await anna.fill(2, "champion")).why == ClubRefusal.NO_SUCH_LEVEL
        assert (await anna.fill(2, "club")).why == ClubRefusal.NO_SUCH_LEVEL  # of old tables
        assert (await anna.fill(1)).why == ClubRefusal.SEAT_TAKEN
        assert (await anna.empty(1)).why == ClubRefusal.NO_CLUB_PLAYER
        assert (await anna.empty(2)).why == ClubRefusal.NO_CLUB_PLAYER
        before = await anna.state()
        assert (await anna.fill(2)).why is None
        assert (await anna.state()).version == before.version + 2  # and the game begins
        assert (await anna.fill(2)).why == ClubRefusal.ALREADY_STARTED
        assert (await anna.empty(2)).why == ClubRefusal.ALREADY_STARTED


async def test_one_seat_is_left_for_a_person(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        name = await tables.open(THREE, "anna", "r")
        anna = Guest(tables, name, "anna")
        assert (await anna.fill(0)).why is None  # the maker need not sit to do it
        assert (await anna.fill(2)).why is None
        assert (await anna.fill(1)).why == ClubRefusal.BAD_BOTS
        assert (await anna.fill(0, "level-3")).why is None


async def test_a_person_takes_a_club_players_seat_at_once_before_the_game(
    store: MemoryStore,
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, THREE, "anna")
        await anna.fill(1)
        boris = Guest(tables, anna.table, "boris")
        assert (await boris.sit(1)).why is None
        state = await anna.state()
        assert (state.stage, kinds(state)) == ("waiting", ["person", "person", "empty"])
        assert [record.name for record in await store.tables_of("boris")] == [anna.table]
        assert (await boris.leave()).why is None
        assert kinds(await anna.state()) == ["person", "empty", "empty"]


# --- During a game ---------------------------------------------------------------------------


async def taking(tables: Tables, settings: Settings = AGAINST_CLUB) -> tuple[Guest, Guest]:
    """Anna in a deal with the club, and Boris who has asked for the seat of club player 1."""
    (anna,) = await seated(tables, settings, "anna")
    boris = Guest(tables, anna.table, "boris")
    assert (await boris.sit(1, OTHER)).why is None
    return anna, boris


async def test_a_seat_goes_over_at_the_end_of_the_deal_and_not_before(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await taking(tables)
        state = await anna.state()
        assert kinds(state) == ["person", "club"]
        assert (state.taking_of("boris"), state.seat_of("boris")) == (1, None)
        assert (await boris.act("5H")).why == ClubRefusal.NOT_SEATED
        assert await store.tables_of("boris") == ()
        state = await play_until([anna], lambda state: state.stage == "showing")
        assert kinds(state) == ["person", "person"]
        assert (state.taking_of("boris"), state.seat_of("boris")) == (None, 1)
        assert state.places[1].name == "Boris"
        assert [record.name for record in await store.tables_of("boris")] == [anna.table]
        entries = await tables.since(anna.table, 0)
        turn = next(n for n, each in enumerate(entries) if each.after.seat_of("boris") is not None)
        assert isinstance(entries[turn].entry.body, Acted)
        assert entries[turn].after.stage == "showing"
        assert all(each.after.places[1].kind == "club" for each in entries[:turn])


async def test_nobody_waits_for_who_has_just_taken_over(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await taking(tables)
        state = await play_until([anna], lambda state: state.stage == "showing")
        assert state.ready == (False, True)
        assert (await anna.ready()).why is None
        state = await anna.state()
        assert state.stage == "playing"
        assert (await boris.act((await boris.can())[0])).why is None  # no club player does it
        lobby = Lobby(store, tables)
        assert [one.seat for one in await lobby.unfinished("boris")] == [1]


async def test_the_salts_of_the_running_game_stay_and_the_next_has_the_newcomers(
    store: MemoryStore,
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await taking(tables, SHORT_CLUB)
        await play_to_the_end([anna, boris])
        text = await tables.record(anna.table, 1)
        record = read_record(text, rules)
        assert (record.tag("Salt0"), record.tag("Salt1")) == (SALT, None)
        assert (record.tag("Seat0"), record.tag("Seat1")) == ("Anna", "Pegboard, Boris")
        assert str(record) == text
        assert verify(record).ok
        assert (await boris.again(salt=OTHER)).why is None
        assert (await anna.again()).why is None
        started = [each.entry.body for each in await tables.since(anna.table, 0)]
        assert [body.salts for body in started if isinstance(body, Started)] == [
            (SALT, ""),
            (SALT, OTHER),
        ]


async def test_who_asked_first_is_first_and_one_person_has_one_seat(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store, rules=house(pause=3600.0)) as tables:
        anna, boris = await taking(tables, MIXED)
        vera = Guest(tables, anna.table, "vera")
        assert (await vera.sit(1)).why == ClubRefusal.SEAT_TAKEN
        assert (await boris.sit(2)).why == ClubRefusal.ALREADY_SEATED
        assert (await boris.sit(1)).why == ClubRefusal.ALREADY_SEATED
        assert (await anna.sit(2)).why == ClubRefusal.ALREADY_SEATED
        assert (await vera.sit(0)).why == ClubRefusal.SEAT_TAKEN
        assert (await vera.sit(2)).why is None
        state = await anna.state()
        assert [place.taker.name if place.taker else "" for place in state.places] == [
            "",
            "Boris",
            "Vera",
        ]


async def test_the_wish_can_be_withdrawn_until_then(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await taking(tables)
        assert (await boris.leave()).why is None
        assert (await anna.state()).taking_of("boris") is None
        assert (await boris.leave()).why == ClubRefusal.NOT_SEATED
        vera = Guest(tables, anna.table, "vera")
        assert (await vera.sit(1)).why is None
        state = await play_until([anna], lambda state: state.stage == "showing")
        assert state.places[1].name == "Vera"
        assert (await vera.leave()).why == ClubRefusal.ALREADY_STARTED


async def test_between_two_deals_the_seat_is_his_at_once(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, AGAINST_CLUB, "anna")
        await play_until([anna], lambda state: state.stage == "showing")
        boris = Guest(tables, anna.table, "boris")
        assert (await boris.sit(1)).why is None
        state = await anna.state()
        assert (state.stage, state.seat_of("boris"), state.ready) == ("showing", 1, (False, True))
        await anna.ready()
        assert (await anna.state()).stage == "playing"


async def test_a_seat_goes_over_when_the_game_ends_and_the_next_begins_with_him(
    store: MemoryStore,
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris = await taking(tables, SHORT_CLUB)
        assert (await anna.act("resign")).why is None
        state = await anna.state()
        assert (state.stage, state.seat_of("boris"), state.ready) == ("over", 1, (False, True))
        assert read_record(await tables.record(anna.table), rules).tag("Seat1") == "Pegboard"
        assert (await anna.again()).why is None
        state = await boris.state()
        assert state.game is not None
        assert (state.stage, state.game.number) == ("playing", 2)
        assert state.game.proof.salts == (SALT, OTHER)


async def test_a_process_that_comes_later_hands_the_seat_over_too(store: MemoryStore) -> None:
    """The wish is in the log; the end of the deal may be decided by any process."""
    await invite(store)
    async with tables_on(store, rules=house(pause=3600.0)) as tables:
        anna, boris = await taking(tables)
    async with tables_on(store, rules=house(2)) as later:
        anna.tables = boris.tables = later
        assert (await anna.state()).taking_of("boris") == 1
        state = await play_until([anna], lambda state: state.stage == "showing")
        assert state.seat_of("boris") == 1
    async with tables_on(store, rules=house(3)) as again:
        assert (await again.table(anna.table)).places == state.places


async def test_a_seat_handed_over_is_in_the_lists_though_the_process_died(
    store: MemoryStore,
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, _ = await taking(tables)
        await play_until([anna], lambda state: state.stage == "showing")
    await store.set_seat(anna.table, 1, None)  # as if it had died before
    async with tables_on(store, rules=house(2)) as later:
        await later.table(anna.table)
        assert [record.name for record in await store.tables_of("boris")] == [anna.table]


@pytest.mark.parametrize(
    ("game", "variant", "options", "seats"),
    [
        ("cribbage", "three-handed", {"target": "31"}, 3),
        ("cribbage", "partners", {"target": "31"}, 4),
        ("cribbage", "auction", {"target": "31", "auction_negative": "cap"}, 2),
        ("ecarte", "ecarte", {}, 2),
        ("solo-whist", "solo", {"deals": "4", "all_pass": "general_misere"}, 4),
    ],
)
async def test_in_every_game_all_club_players_are_replaced_deal_by_deal(
    store: MemoryStore, game: str, variant: str, options: dict[str, str], seats: int
) -> None:
    await invite(store)
    bots = dict.fromkeys(range(1, seats), "level-1")
    settings = Settings(game=game, variant=variant, options=options, bots=bots)
    async with tables_on(store, rules=house(5, choose=any_of)) as tables:
        (anna,) = await seated(tables, settings, "anna")
        guests, random = [anna], Random(5)  # noqa: S311 -- choices that can be repeated
        for seat, name in zip(range(1, seats), ("boris", "vera", "gleb"), strict=False):
            if (await anna.state()).stage != "playing":
                break
            guest = Guest(tables, anna.table, name)
            assert (await guest.sit(seat)).why is None
            state = await play_until(guests, lambda state: state.stage != "playing", random)
            assert state.seat_of(name) == seat
            guests.append(guest)
            for each in guests:
                if (await each.state()).stage == "showing":
                    await each.ready()
        await play_to_the_end(guests, random)
        text = await tables.record(anna.table)
        record = read_record(text, rules)
        assert verify(record).ok
        assert str(record) == text
        assert record.tag("Seat0") == "Anna"
