"""What the record of a game under way tells: the deals that are over, and no secret of theirs.

The cards that were laid aside in Écarté stay secret until the game is over (ecarte.md E12); then
the proof of the shuffle gives them away, and the record is the whole truth.
"""

from collections.abc import Iterator
from random import Random

import pytest

from pegboard.catalog import rules
from pegboard.club.tables import Tables
from pegboard.club.tables.model import Ready, Settings
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import MemoryStore
from support.club import (
    Guest,
    Stacked,
    any_of,
    house,
    invite,
    play_to_the_end,
    play_until,
    seated,
    tables_on,
)

ECARTE = Settings(game="ecarte", variant="ecarte", options={"first_dealer": "random"})


async def exchanged(tables: Tables, seed: int, deals: int) -> list[Guest]:
    """Two people between two deals of Écarté, in each of which cards were exchanged if possible."""
    anna, boris = await seated(tables, ECARTE, "anna", "boris")
    random = Random(seed)  # noqa: S311 -- can be repeated
    for number in range(1, deals + 1):
        for guest in (anna, boris):
            if (await guest.state()).stage == "showing":
                await guest.ready()
        state = await anna.state()
        if state.stage == "over":
            break
        assert state.game is not None
        assert state.game.pack == number
        for text in ("propose", "accept"):
            for guest in (anna, boris):
                if text in await guest.can():
                    await guest.act(text)
        await play_until([anna, boris], lambda state: state.stage != "playing", random)
    return [anna, boris]


def secret_lines(text: str) -> Iterator[tuple[str, str]]:
    """The lines of hidden cards and the deal each stands in."""
    deal = ""
    for line in text.splitlines():
        if line.startswith("deal "):
            deal = line
        if " discard " in line or line.startswith("draw "):
            yield deal, line


@pytest.mark.parametrize("seed", range(6))
async def test_e12_discards_and_draws_of_finished_deals_stay_secret(seed: int) -> None:
    await invite(store := MemoryStore())
    async with tables_on(store, rules=house(seed, choose=any_of)) as tables:
        anna, boris = await exchanged(tables, seed, 2)
        text = await tables.record(anna.table)
        state = await anna.state()
        if state.stage == "showing":
            lines = list(secret_lines(text))
            assert lines
            for deal, line in lines:
                assert set(line.split()[2:]) == {"??"}
                assert deal.startswith("deal ?? ?? ?? ?? ?? / ?? ?? ?? ?? ?? + ")
            record = read_record(text, rules)
            assert str(record) == text
            assert record.score == rules("ecarte", "ecarte").score(record.state)
            assert state.game is not None
            assert record.score == state.game.rules.score(state.game.state)
            await anna.act("resign")
        whole = await tables.record(anna.table)
        assert "??" not in whole
        assert verify(read_record(whole, rules)).ok
        del boris


async def test_a_deal_without_an_exchange_has_no_secret() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, ECARTE, "anna", "boris")
        for guest in (anna, boris):
            if "play" in await guest.can():
                await guest.act("play")
        await play_until([anna, boris], lambda state: state.stage == "showing")
        text = await tables.record(anna.table)
        assert "deal " in text
        assert "??" not in text


@pytest.mark.parametrize(
    ("game", "variant", "options"),
    [
        ("cribbage", "six-card", {"counting": "manual"}),
        ("cribbage", "three-handed", {}),
        ("cribbage", "auction", {"auction_negative": "cap"}),
        ("solo-whist", "solo", {}),
    ],
)
async def test_a_deal_whose_cards_are_public_is_told_whole(
    game: str, variant: str, options: dict[str, str]
) -> None:
    await invite(store := MemoryStore())
    random = Random(1)  # noqa: S311 -- can be repeated
    async with tables_on(store) as tables:
        names = ("anna", "boris", "vera", "gleb")[: len(rules(game, variant).seats)]
        settings = Settings(game=game, variant=variant, options=options)
        guests = await seated(tables, settings, *names)
        await play_until(guests, lambda state: state.stage == "showing", random)
        over = await tables.record(guests[0].table)
        assert over.count("\ndeal ") == 1
        assert "??" not in over
        for guest in guests:
            await guest.ready()
        assert (await guests[0].state()).stage == "playing"
        assert await tables.record(guests[0].table) == over


async def test_a_lot_alone_is_told_during_the_first_deal() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        settings = Settings(game="ecarte", variant="ecarte")
        (anna, _) = await seated(tables, settings, "anna", "boris")
        body = (await tables.record(anna.table)).split("\n\n", 1)[1]
        assert all(line.startswith("lot ") for line in body.splitlines())


# --- Games in a row --------------------------------------------------------------------------


async def test_e31_e32_game_values_of_ecarte_add_up_to_the_match() -> None:
    """Who loses without a point loses three games."""
    await invite(store := MemoryStore())
    options = {"game_value": "by_loser", "match_games": "5", "first_dealer": "random"}
    settings = Settings(game="ecarte", variant="ecarte", options=options)
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, settings, "anna", "boris")
        await boris.act("resign")
        state = await anna.state()
        assert state.match is not None
        assert (state.match.games, state.match.wins, state.match.over) == (5, (3, 0), True)
        assert state.is_finished


async def test_e3_the_deal_goes_on_from_one_game_of_ecarte_to_the_next() -> None:
    await invite(store := MemoryStore())
    options = {"match_games": "7", "first_dealer": "random"}
    settings = Settings(game="ecarte", variant="ecarte", options=options)
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, settings, "anna", "boris")
        random = Random(2)  # noqa: S311 -- can be repeated
        last: int | None = None
        for number in (1, 2, 3):
            state = await anna.state()
            assert state.game is not None
            assert state.game.number == number
            if last is not None:
                assert state.game.dealers[0] == 1 - last
            state = await play_to_the_end([anna, boris], random)
            assert state.game is not None
            last = state.game.dealers[-1]
            for guest in (anna, boris):
                await guest.again()
        text = await tables.record(anna.table, 2)
        assert read_record(text, rules).tag("Match") == f"{anna.table}/2"


@pytest.mark.parametrize("variant", ["three-handed", "four-handed"])
async def test_r56_three_or_four_sides_play_all_games_and_the_deal_rotates(variant: str) -> None:
    await invite(store := MemoryStore())
    settings = Settings(
        game="cribbage",
        variant=variant,
        options={"target": "31", "match_games": "5", "first_dealer": "random"},
    )
    names = ("anna", "boris", "vera", "gleb")[: len(rules("cribbage", variant).seats)]
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, *names)
        dealers: list[int] = []
        for number in range(1, 6):
            state = await guests[0].state()
            assert state.game is not None
            assert state.match is not None
            assert (state.match.format, state.match.game) == ("all_games", number)
            dealers.append(state.game.dealers[0])
            state = await play_to_the_end(guests)
            assert state.match is not None
            assert sum(state.match.wins) == number
            assert state.is_finished == (number == 5)
            if number < 5:
                for guest in guests:
                    assert (await guest.again()).why is None
        first = dealers[0]
        assert dealers == [(first + n) % len(names) for n in range(5)]


async def test_r55_partners_lose_and_their_first_left_of_the_last_dealer_deals() -> None:
    await invite(store := MemoryStore())
    settings = Settings(
        game="cribbage",
        variant="partners",
        options={"target": "31", "match_games": "5", "first_dealer": "random"},
    )
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, "anna", "boris", "vera", "gleb")
        state = await play_to_the_end(guests)
        assert state.game is not None
        assert state.game.result is not None
        winner, last = state.game.result.winner, state.game.dealers[-1]
        if not (state.match and state.match.over):
            for guest in guests:
                await guest.again()
            state = await guests[0].state()
            assert state.game is not None
            losers = (1, 3) if winner == 0 else (0, 2)
            left = [(last + n) % 4 for n in (1, 2, 3, 4)]
            assert state.game.dealers[0] == next(seat for seat in left if seat in losers)


async def test_w28_a_session_of_solo_whist_is_one_match_and_another_can_follow() -> None:
    await invite(store := MemoryStore())
    settings = Settings(
        game="solo-whist", variant="solo", options={"deals": "4", "all_pass": "general_misere"}
    )
    random = Random(3)  # noqa: S311 -- can be repeated
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, "anna", "boris", "vera", "gleb")
        state = await play_to_the_end(guests, random)
        assert state.match is not None
        assert state.game is not None
        assert (state.match.games, state.match.over) == (1, True)
        first = state.game.dealers[0]
        for guest in guests:
            await guest.again()
        state = await guests[0].state()
        assert state.game is not None
        assert state.match is not None
        assert (state.game.number, state.match.wins) == (2, (0, 0, 0, 0))
        assert state.game.dealers[0] == (first + 1) % 4


async def test_a_thrown_in_deal_of_solo_whist_is_shown_and_dealt_again() -> None:
    """All pass: the hands are seen by all, everybody goes on, and it does not count (W12)."""
    await invite(store := MemoryStore())
    settings = Settings(game="solo-whist", variant="solo")
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, "anna", "boris", "vera", "gleb")
        for _ in range(4):
            for guest in guests:
                if "pass" in await guest.can():
                    await guest.act("pass")
                    break
        state = await guests[0].state()
        assert state.stage == "showing"
        for guest in guests:
            await guest.ready()
        state = await guests[0].state()
        assert state.game is not None
        assert (state.stage, state.game.pack, state.game.state.counted) == ("playing", 2, 0)


async def test_a_king_turned_up_may_end_the_game_before_anybody_acts() -> None:
    """E30: a deal that wins the game is over as it is dealt, by the word that all go on."""
    tops = dict.fromkeys(range(1, 30), "7C 8C 9C TC AC 7D 8D 9D TD AD KH")
    settings = Settings(game="ecarte", variant="ecarte", options={"first_dealer": "random"})
    for seed in range(50):
        await invite(store := MemoryStore())
        async with tables_on(store, rules=house(chance=Stacked(tops))) as tables:
            anna, boris = await seated(tables, settings, "anna", "boris")
            random = Random(seed)  # noqa: S311 -- can be repeated
            state = await play_to_the_end([anna, boris], random)
            last = (await store.read(anna.table))[-1].body
            if isinstance(last, Ready):
                break
    else:
        pytest.fail("no game ended with a deal")
    assert state.game is not None
    assert state.game.result is not None
    assert max(state.game.result.scores) == 5
    assert (state.stage, state.ready) == ("over", (False, False))
