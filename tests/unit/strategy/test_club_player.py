"""The club player: legal, repeatable, blind to what is hidden, and better than chance."""

import csv
import pickle
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard import catalog, dealing
from pegboard.cards import FULL_PACK, Card, Rank, Suit, parse_cards
from pegboard.game import DEALER, Game, OptionError, Result
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    Bid,
    Claim,
    Deal,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    Shown,
    View,
)
from pegboard.strategy import (
    ACCEPTED_LEVELS,
    BUDGET,
    DEFAULT_LEVEL,
    LEVELS,
    choose,
    club_player,
)
from pegboard.testing import option_choices
from support.chance import seeded
from support.checkout import ROOT
from support.cribbage import at_play, lay_all

TABLES: list[tuple[str, dict[str, str]]] = [
    *((variant, {}) for variant in cribbage.VARIANTS),
    ("six-card", {"counting": "manual", "muggins": "on", "cut_mode": "pone_picks"}),
    ("three-handed", {"counting": "manual", "muggins": "on", "next_lead": "first_go"}),
    ("partners", {"play": "single_count", "target": "61", "crib_flush": "four"}),
    ("auction", {"auction_when": "after_discard", "auction_negative": "cap"}),
    ("auction", {"auction_opening": "forced", "auction_show": "crib_last"}),
]


def play(
    variant: str, seed: int, level: str, options: dict[str, str], *, dealer: int
) -> tuple[Result, int]:
    """A whole game among club players of one level: its result, and how many decisions it took."""
    rules = catalog.rules("cribbage", variant, options, dealer=dealer)
    game: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(seed))
    bot = club_player("cribbage", variant, level, options)
    rng = seeded(seed)
    decisions = 0
    while game.result is None:
        seat = game.to_act[0]
        actions = game.actions(seat)
        action = bot.choose(game.view(seat), actions, rng, BUDGET)
        assert action in actions
        decisions += 1
        game.play(seat, action)
    return game.result, decisions


@pytest.mark.parametrize(("variant", "options"), TABLES)
def test_it_finishes_games_of_every_kind_by_legal_actions(
    variant: str, options: dict[str, str]
) -> None:
    result, decisions = play(variant, 3, "level-1", options, dealer=0)
    assert result.winner is not None
    assert decisions > 10


@pytest.mark.deep
@pytest.mark.parametrize(("variant", "options"), TABLES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_it_finishes_many_games(
    variant: str, options: dict[str, str], level: str, seed: int
) -> None:
    play(variant, seed, level, options, dealer=seed % 2)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Any variant with any options."""
    variant = draw(st.sampled_from(sorted(cribbage.VARIANTS)))
    return variant, draw(option_choices(cribbage.option_specs(variant)))


@settings(max_examples=20)
@given(tables(), st.sampled_from(LEVELS), st.integers(0, 1000))
def test_any_view_gets_a_legal_answer(
    table: tuple[str, dict[str, str]], level: str, seed: int
) -> None:
    """Views from games that chance plays: positions that no good player comes to.

    Chance would bid for ever in the auction, so every game is left after a while.
    """
    variant, options = table
    bot = club_player("cribbage", variant, level, options)
    rules = catalog.rules("cribbage", variant, options, dealer=0)
    game: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(seed))
    chance = seeded(seed)
    for _ in range(60):
        for seat in game.to_act:
            actions = game.actions(seat)
            assert bot.choose(game.view(seat), actions, seeded(seed), 0.0) in actions
        if game.result is None:
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.actions(seat)))


def test_the_same_seed_gives_the_same_choice() -> None:
    game = at_play("six-card", ["4H 5D QC KS", "3C 6D 7H 9S"])
    seat = game.to_act[0]
    view, actions = game.view(seat), game.actions(seat)
    chosen = [
        choose("cribbage", "six-card", {}, "level-3", view, actions, seed) for seed in (7, 7, 8, 8)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[2] == chosen[3]


def test_a_choice_can_be_sent_to_another_process() -> None:
    game = at_play("six-card", ["4H 5D QC KS", "3C 6D 7H 9S"])
    seat = game.to_act[0]
    view, actions = game.view(seat), game.actions(seat)
    work: Any = pickle.dumps((choose, ("cribbage", "six-card", {}, "level-3", view, actions, 1)))
    sent, arguments = pickle.loads(work)  # noqa: S301 - our own bytes
    assert sent(*arguments) == choose("cribbage", "six-card", {}, "level-3", view, actions, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_a_choice(level: str) -> None:
    """Two games that look alike to the seat to act, though the other hand differs."""
    games = [
        at_play("six-card", ["4H 5D QC KS", other], starter="6C", crib="2C 9D TH JH")
        for other in ("3C 6D 7H 9S", "AC 2D 8H TS")
    ]
    assert games[0].view(0) == games[1].view(0)
    for seed in range(4):
        chosen = [
            choose("cribbage", "six-card", {}, level, game.view(0), game.actions(0), seed)
            for game in games
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", ["", "grandmaster"])
def test_an_unknown_level_is_refused(level: str) -> None:
    with pytest.raises(OptionError) as caught:
        club_player("cribbage", "six-card", level)
    assert caught.value.code == "bad-option-value"


def test_levels_are_named() -> None:
    assert LEVELS == ("level-1", "level-2", "level-3")
    assert DEFAULT_LEVEL in LEVELS


def test_stored_tables_may_name_the_level_of_old() -> None:
    assert "club" in ACCEPTED_LEVELS
    game = at_play("six-card", ["4H 5D QC KS", "3C 6D 7H 9S"])
    view, actions = game.view(0), game.actions(0)
    old, new = (
        choose("cribbage", "six-card", {}, level, view, actions, 3) for level in ("club", "level-3")
    )
    assert old == new


# --- Throws --------------------------------------------------------------------------------


def thrown(hand: str, *, dealer: int, scores: tuple[int, int] = (0, 0)) -> str:
    """The ranks that seat 0 throws of *hand*, low to high."""
    letters = hand.split()
    suits = {letter: list("CDHS") for letter in letters}
    cards = [
        Card.parse(letter + suits[letter].pop(place % len(suits[letter])))
        for place, letter in enumerate(letters)
    ]
    name = "six-card" if len(cards) == 6 else "five-card"
    rules = catalog.rules("cribbage", name, {}, dealer=dealer, start=scores)
    game: Game[Any, Any, Any, Any] = Game(rules)
    others = [card for card in FULL_PACK if card not in cards]
    if name == "five-card":
        rules = catalog.rules("cribbage", name, {"pone_bonus": "none"}, dealer=dealer)
        game = Game(rules)
    game.play(DEALER, Deal((tuple(cards), tuple(others[: len(cards)]))))
    bot = club_player("cribbage", name, "level-3")
    action = bot.choose(game.view(0), game.actions(0), seeded(1), BUDGET)
    return " ".join(sorted((card.rank.letter for card in action.cards), key="A23456789TJQK".index))


def clear_cut() -> list[tuple[str, str, int, str]]:
    """Published problems where the known throw is best by more than 0.3 points."""
    text = (ROOT / "tests/data/problems.csv").read_text(encoding="utf-8")
    found: list[tuple[str, str, int, str]] = []
    for row in csv.DictReader(text.splitlines()):
        best = re.search(r"rank 1 \(\+(\d+\.\d+)\)", row["margin"])
        is_clear = best is not None and float(best[1]) > 0.3 and "contested" not in row["margin"]
        if row["kind"] == "discard" and is_clear:
            dealer = 0 if row["dealer"] == "yes" else 1
            found.append((row["id"], row["hand"], dealer, row["answer"]))
    return found


def test_it_finds_the_clear_throws_of_published_problems() -> None:
    problems = clear_cut()
    missed = [
        (name, hand, answer)
        for name, hand, dealer, answer in problems
        if thrown(hand, dealer=dealer) not in answer.split("|")
    ]
    assert len(problems) >= 9
    assert missed == []


def test_a_five_is_kept_from_anothers_crib() -> None:
    assert "5" not in thrown("5 5 T J Q K", dealer=1)


def test_near_the_end_the_hand_that_may_win_is_kept() -> None:
    """The dealer needs three and will have them: only what wins now is of any use."""
    early = thrown("2 3 4 9 T J", dealer=1)
    late = thrown("2 4 5 5 8 Q", dealer=1, scores=(112, 109))
    assert late == "2 8"
    assert early == "9 J"


# --- The play ------------------------------------------------------------------------------


def laid(hands: tuple[str, str], before: str = "", *, scores: tuple[int, int] = (0, 0)) -> str:
    """The card that the seat to act lays after *before*."""
    game = at_play("six-card", list(hands), start=scores)
    for card in before.split():
        game.play(game.to_act[0], card)
    seat = game.to_act[0]
    action = choose("cribbage", "six-card", {}, "level-3", game.view(seat), game.actions(seat), 3)
    assert isinstance(action, Lay)
    return str(action.card)


def test_it_takes_fifteen() -> None:
    assert laid(("8H 2C 3D KS", "7C 9D QH TS"), "8H") == "7C"


def test_it_takes_thirty_one() -> None:
    assert laid(("TH JC 2D 3S", "AC QD 6H 8S"), "TH QD JC") == "AC"


def test_it_does_not_lead_a_five() -> None:
    assert laid(("5H JC QD 4S", "AC QS 6H 8S"))[0] != "5"


def test_it_pegs_out_when_it_can() -> None:
    """A pair would score as much early in the game, but the fifteen is enough to win here."""
    assert laid(("8H 2C 3D KS", "7C 8D QH TS"), "8H", scores=(0, 119)) in {"7C", "8D"}


def test_it_minds_an_opponent_who_needs_a_point_or_two() -> None:
    """Problem P069: five losing replies to the six, eleven to anything else."""
    assert laid(("4H 9C JD KS", "2C 5D 5H 6S"), "4H", scores=(119, 100))[0] == "6"


# --- Counting by hand, the auction ---------------------------------------------------------


def manual(hands: list[str], **options: str) -> Game[Any, Any, Any, Any]:
    """A game counted by hand, played until somebody is to count."""
    chosen = {"counting": "manual", "muggins": "on"} | options
    game = at_play("six-card", hands, options=chosen, starter="6C")
    while game.state.phase is cribbage.Phase.PLAY:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
    return game


def answered(game: Game[Any, Any, Any, Any]) -> object:
    seat = game.to_act[0]
    bot = club_player("cribbage", "six-card", "level-3", {"counting": "manual", "muggins": "on"})
    return bot.choose(game.view(seat), game.actions(seat), seeded(1), BUDGET)


def test_it_claims_what_its_hand_is_worth() -> None:
    game = manual(["4H 5D 5C 6S", "3C 7D 8H 9S"])
    assert answered(game) == Claim(24)


def test_it_sees_what_was_missed() -> None:
    game = manual(["4H 5D 5C 6S", "3C 7D 8H 9S"])
    game.play(0, Claim(20))
    assert answered(game) == Muggins(4)


def test_it_says_nothing_when_nothing_was_missed() -> None:
    game = manual(["4H 5D 5C 6S", "3C 7D 8H 9S"])
    game.play(0, Claim(24))
    if game.to_act and game.state.phase is cribbage.Phase.MUGGINS:
        assert answered(game) == NoMuggins()


def test_it_bids_for_a_crib_and_stops_in_time() -> None:
    rules = catalog.rules("cribbage", "auction", {}, dealer=1)
    game: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(1))
    bot = club_player("cribbage", "auction", "level-3")
    bids: list[object] = []
    while game.state.phase is cribbage.Phase.BID:
        seat = game.to_act[0]
        action = bot.choose(game.view(seat), game.actions(seat), seeded(1), BUDGET)
        bids.append(action)
        game.play(seat, action)
    assert bids[0] == Bid(1)
    assert bids[-1] == Pass()
    assert 3 <= len(bids) <= 9


def test_a_single_action_needs_no_thought() -> None:
    bot = club_player("cribbage", "six-card", "level-3")
    only = Lay(Card(Rank.ACE, Suit.CLUBS))
    game = at_play("six-card", ["4H 5D QC KS", "3C 6D 7H 9S"])
    assert bot.choose(game.view(0), [only], seeded(1), BUDGET) is only


def test_actions_of_a_throw_are_throws() -> None:
    rules = catalog.rules("cribbage", "six-card", {}, dealer=0)
    game: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(4))
    action = club_player("cribbage", "six-card", "level-3").choose(
        game.view(0), game.actions(0), seeded(1), BUDGET
    )
    assert isinstance(action, LayAway)


# --- Levels --------------------------------------------------------------------------------


def claims(level: str, seeds: int = 60) -> list[int]:
    """What a player of *level* counts its hand of 24 as."""
    game = manual(["4H 5D 5C 6S", "3C 7D 8H 9S"])
    bot = club_player("cribbage", "six-card", level, {"counting": "manual", "muggins": "on"})
    view, actions = game.view(0), game.actions(0)
    return [bot.choose(view, actions, seeded(seed), BUDGET).points for seed in range(seeds)]


def test_the_best_counts_aright_and_a_beginner_misses_a_fifteen_now_and_then() -> None:
    assert set(claims("level-3")) == {24}
    assert set(claims("level-1")) == {22, 24}
    assert claims("level-1").count(22) < 20


def test_a_beginner_takes_what_lies_open() -> None:
    """Fifteen for two or nothing: it errs, but not so that a person would wonder."""
    game = at_play("six-card", ["8H 2C 3D KS", "7C 9D QH TS"])
    game.play(0, "8H")
    bot = club_player("cribbage", "six-card", "level-1")
    view, actions = game.view(1), game.actions(1)
    cards = [bot.choose(view, actions, seeded(seed), BUDGET) for seed in range(40)]
    assert sum(str(action.card) == "7C" for action in cards) > 30


@pytest.mark.parametrize("level", ["level-2", "level-3"])
def test_points_of_the_partner_are_welcome(level: str) -> None:
    """At 20 the two leaves 31 to the partner's nine, the three to the other side's eight.

    The hands lie open to the player here, so that there is nothing to guess.
    """
    hands = ["KC 5D 2S 3S", "QC 4D KD KH", "JC 3D 9S 9H", "6C 2D 8S 8H"]
    game = at_play("partners", hands, starter="TC")
    lay_all(game, "KC QC JC 6C 5D 4D 3D 2D")
    view: View = game.view(0)
    opened = [
        Shown(
            deal=1,
            owner=seat,
            what="hand",
            cards=parse_cards(hands[seat]),
            starter=Card.parse("TC"),
            show=None,
            pegged=0,
            side=seat % 2,
            scores=view.scores,
        )
        for seat in (1, 2, 3)
    ]
    told = replace(view, shows=tuple(opened))
    for seed in range(5):
        action = choose("cribbage", "partners", {}, level, told, game.actions(0), seed)
        assert action == Lay(Card.parse("2S"))
