"""Tables of three and four, every game: who is waited for, who has left, who agrees."""

from random import Random

import pytest

from pegboard.bus import MemoryBus
from pegboard.catalog import GAMES, rules
from pegboard.club.lobby import Lobby
from pegboard.club.tables import ClubRefusal, TableState
from pegboard.club.tables.model import Acted, DealtOn, Settings
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import MemoryStore
from support.club import (
    PEOPLE,
    Guest,
    HeldJobs,
    any_of,
    house,
    invite,
    play_to_the_end,
    play_until,
    seated,
    tables_on,
)

VARIANTS = [(game, variant) for game, entry in GAMES.items() for variant in entry.variants]
THREE = Settings(game="cribbage", variant="three-handed")
FOUR = Settings(game="cribbage", variant="four-handed")
SOLO = Settings(game="solo-whist", variant="solo", options={"all_pass": "general_misere"})
PARTNERS = Settings(game="cribbage", variant="partners")
SHORT_OPTIONS = {
    "cribbage": {"target": "31"},
    "ecarte": {},
    "solo-whist": {"deals": "4", "all_pass": "general_misere"},
}


def short(game: str, variant: str, **bots: str) -> Settings:
    options = dict(SHORT_OPTIONS[game])
    if variant == "auction":
        options["auction_negative"] = "cap"
    seats = {int(seat.removeprefix("seat")): level for seat, level in bots.items()}
    return Settings(game=game, variant=variant, options=options, bots=seats)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


def is_showing(state: TableState) -> bool:
    return state.stage == "showing"


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
@pytest.mark.parametrize("people", [1, 2])
async def test_any_mix_of_people_and_club_players_plays_a_whole_game(
    store: MemoryStore, game: str, variant: str, people: int
) -> None:
    await invite(store)
    seats = len(rules(game, variant).seats)
    bots = {f"seat{seat}": f"level-{seat}" for seat in range(people, seats)}
    settings = short(game, variant, **bots)
    random = Random(f"{game}{variant}{people}")  # noqa: S311 -- can be repeated
    async with tables_on(store, rules=house(people, choose=any_of)) as tables:
        guests = await seated(tables, settings, *("anna", "boris")[:people])
        state = await play_to_the_end(guests, random)
        text = await tables.record(guests[0].table)
        record = read_record(text, rules)
        assert str(record) == text
        assert verify(record).ok
        assert state.game is not None
        assert record.result == state.game.result
        club = [n for n, place in enumerate(state.places) if place.kind == "club"]
        assert all(state.ready[seat] for seat in club)


async def test_several_club_players_think_at_once(store: MemoryStore) -> None:
    """Three lay away at the same moment; none waits for another's thoughts."""
    await invite(store)
    jobs = HeldJobs()
    settings = Settings(
        game="cribbage", variant="partners", bots=dict.fromkeys((1, 2, 3), "level-1")
    )
    async with tables_on(store, jobs=jobs) as tables:
        (anna,) = await seated(tables, settings, "anna")
        async with tables.listen(anna.table) as news:
            await jobs.until(3)
            assert len({view.seat for *_, view, _, _ in jobs.arguments}) == 3
            assert (await anna.act((await anna.can())[0])).why is None  # and people do not either
            jobs.may_go.set()
            while (await anna.state()).game.state.phase == "lay-away":  # type: ignore[union-attr]
                await anext(news)
        acts = [each.entry for each in await tables.since(anna.table, 0)]
        laid = [entry.body.seat for entry in acts if isinstance(entry.body, Acted)]
        assert sorted(laid[:4]) == [0, 1, 2, 3]


async def test_all_people_of_a_table_are_waited_for_after_a_deal(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        guests = await seated(tables, FOUR, "anna", "boris", "vera", "gleb")
        await play_until(guests, is_showing)
        for n, guest in enumerate(guests):
            state = await guest.state()
            assert state.stage == "showing"
            assert state.ready == tuple(seat < n for seat in range(4))
            assert (await guest.ready()).why is None
        assert (await guests[0].state()).stage == "playing"


# --- Giving up (cribbage.md R57) -------------------------------------------------------------


async def test_r57_a_club_player_plays_on_for_who_has_resigned(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        guests = await seated(tables, THREE, "anna", "boris", "vera")
        anna, boris, vera = guests
        assert (await boris.act("resign")).why is None
        state = await play_until([anna, vera], is_showing)
        assert state.game is not None
        assert state.game.left == {1}
        assert state.ready == (False, True, False)
        assert (await boris.act("5H")).why == ClubRefusal.LEFT_GAME
        assert (await boris.act("resign")).why == ClubRefusal.LEFT_GAME
        assert (await boris.ready()).version == state.version  # nothing is asked of him
        assert state.seat_of("boris") == 1
        (his,) = await Lobby(store, tables).unfinished("boris")
        assert not his.is_my_turn
        acts = [each.entry for each in await tables.since(anna.table, 0)]
        by_club = [entry for entry in acts if isinstance(entry.body, Acted) and not entry.by]
        assert {entry.body.seat for entry in by_club if isinstance(entry.body, Acted)} == {1}
        for guest in (anna, vera):
            await guest.ready()
        assert (await anna.state()).stage == "playing"
        tags = read_record(await tables.record(anna.table), rules)
        assert (tags.tag("Seat0"), tags.tag("Seat1")) == ("Anna", "Boris, Pegboard")


async def test_r57_the_last_one_left_has_won_and_all_are_asked_for_the_next(
    store: MemoryStore,
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        anna, boris, vera = await seated(tables, THREE, "anna", "boris", "vera")
        await boris.act("resign")
        await anna.act("resign")
        state = await vera.state()
        assert state.game is not None
        assert state.game.result is not None
        assert (state.stage, state.game.result.winner) == ("over", 2)
        assert state.ready == (False, False, False)
        for guest in (anna, boris, vera):
            assert (await guest.again()).why is None
        state = await vera.state()
        assert state.game is not None
        assert (state.stage, state.game.left) == ("playing", frozenset())


async def test_r57_the_club_deals_on_when_all_people_have_left(store: MemoryStore) -> None:
    await invite(store)
    settings = short("cribbage", "three-handed", seat1="level-1", seat2="level-1")
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, settings, "anna")
        assert (await anna.act("resign")).why is None
        async with tables.listen(anna.table) as news:
            while (await anna.state()).stage != "over":
                await anext(news)
        bodies = [each.entry.body for each in await tables.since(anna.table, 0)]
        assert any(isinstance(body, DealtOn) for body in bodies)
        text = await tables.record(anna.table)
        assert verify(read_record(text, rules)).ok
        result = read_record(text, rules).result
        assert result is not None
        assert result.winner in {1, 2}


@pytest.mark.parametrize("when", ["first", "between", "last"])
@pytest.mark.parametrize(
    ("settings", "people"),
    [(THREE, PEOPLE[:3]), (FOUR, PEOPLE), (SOLO, PEOPLE)],
    ids=["three-handed", "four-handed", "solo"],
)
async def test_r57_nobody_waits_for_who_resigns_during_the_show(
    store: MemoryStore, settings: Settings, people: tuple[str, ...], when: str
) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        *others, gone = await seated(tables, settings, *people)
        await play_until([*others, gone], is_showing)
        before = {"first": 0, "between": 1, "last": len(others)}[when]
        for guest in others[:before]:
            assert (await guest.ready()).why is None
        assert (await gone.act("resign")).why is None
        for guest in others[before:]:
            state = await guest.state()
            assert (state.stage, state.ready[-1]) == ("showing", True)
            assert (await guest.ready()).why is None
        state = await gone.state()
        assert state.stage == "playing"
        assert state.game is not None
        assert state.game.pack == 2
        bodies = [each.entry.body for each in await tables.since(gone.table, 0)]
        assert any(isinstance(body, DealtOn) for body in bodies) == (when == "last")


async def test_r57_the_club_deals_on_when_the_last_people_resign_during_the_show(
    store: MemoryStore,
) -> None:
    await invite(store)
    settings = short("solo-whist", "solo", seat2="level-1", seat3="level-1")
    async with tables_on(store, rules=house(4, choose=any_of)) as tables:
        guests = await seated(tables, settings, "anna", "boris")
        await play_until(guests, is_showing, Random(4))  # noqa: S311 -- can be repeated
        async with tables.listen(guests[0].table) as news:
            for guest in guests:
                assert (await guest.act("resign")).why is None
            while (state := await guests[0].state()).stage != "over":
                await anext(news)
        assert state.game is not None
        assert state.game.result is not None
        assert state.game.result.winner not in {0, 1}


async def test_r57_a_partner_cannot_resign_alone(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        guests = await seated(tables, PARTNERS, "anna", "boris", "vera", "gleb")
        anna, boris, vera, _ = guests
        assert (await anna.act("resign")).why is None
        assert (await anna.act("resign")).why == "partner-must-agree"
        assert (await boris.act("resign")).why is None  # the other side's offer is its own
        assert (await anna.state()).stage == "playing"
        state = await play_until(guests, is_showing)
        assert state.game is not None
        assert (await vera.act("resign")).why is None  # his partner may agree all the deal long
        state = await anna.state()
        assert state.game is not None
        assert state.game.result is not None
        assert (state.stage, state.game.result.winner) == ("over", 1)


async def test_r57_an_offer_lapses_with_the_next_deal(store: MemoryStore) -> None:
    await invite(store)
    async with tables_on(store) as tables:
        guests = await seated(tables, PARTNERS, "anna", "boris", "vera", "gleb")
        anna, boris, vera, _ = guests
        assert (await anna.act("resign")).why is None
        await play_until(guests, is_showing)
        for guest in guests:
            assert (await guest.ready()).why is None
        state = await anna.state()
        assert state.game is not None
        assert state.game.offered == (0, 0, 0, 0)
        assert (await vera.act("resign")).why is None
        assert (await boris.act("resign")).why is None
        assert (await anna.state()).stage == "playing"
        assert (await anna.act("resign")).why is None  # the same player may offer it once more
        assert (await anna.state()).stage == "over"


async def test_r57_a_club_player_agrees_with_his_partner(store: MemoryStore) -> None:
    await invite(store)
    settings = Settings(game="cribbage", variant="partners", bots={2: "level-1", 3: "level-1"})
    for has_shown in (False, True):
        async with tables_on(store, rules=house(3 + has_shown)) as tables:
            name = await tables.open(settings, "anna", f"r{has_shown}")
            anna, boris = Guest(tables, name, "anna"), Guest(tables, name, "boris")
            for seat, guest in enumerate((anna, boris)):
                assert (await guest.sit(seat)).why is None
            if has_shown:
                await play_until([anna, boris], is_showing)
            async with tables.listen(name) as news:
                assert (await anna.act("resign")).why is None
                while (state := await anna.state()).stage != "over":
                    await anext(news)
            assert state.game is not None
            assert state.game.result is not None
            assert state.game.result.winner == 1
            assert state.game.result.termination == "resigned"


async def test_r57_two_processes_agree_once(store: MemoryStore) -> None:
    await invite(store)
    settings = Settings(game="cribbage", variant="partners", bots={2: "level-1"})
    bus = MemoryBus()
    async with tables_on(store, bus) as one, tables_on(store, bus, rules=house(2)) as other:
        anna, *_ = await seated(one, settings, "anna", "boris", "vera")
        await other.table(anna.table)
        async with other.listen(anna.table) as news:
            await anna.act("resign")
            while (await other.refresh(anna.table)).stage != "over":
                await anext(news)
        log = await store.read(anna.table)
        resigned = [e for e in log if isinstance(e.body, Acted) and e.body.lines[0] == "2 resign"]
        assert len(resigned) == 1


async def test_r57_in_solo_whist_too(store: MemoryStore) -> None:
    await invite(store)
    settings = short("solo-whist", "solo", seat3="level-1")
    random = Random(4)  # noqa: S311 -- can be repeated
    async with tables_on(store, rules=house(4, choose=any_of)) as tables:
        anna, boris, vera = await seated(tables, settings, "anna", "boris", "vera")
        assert (await vera.act("resign")).why is None
        state = await play_until([anna, boris], is_showing, random)
        assert state.ready == (False, False, True, True)
        state = await play_to_the_end([anna, boris], random)
        assert state.game is not None
        assert state.game.result is not None
        assert state.game.result.winner != 2
