"""Every row of ``tests/data/cases.csv`` about Solo Whist: the answer that players agree on.

E of the rows is seat 0, 2 and 3 are seats 1 and 2, D (the dealer) is seat 3. Each row has a test
below that bears its id; a row without one fails.
"""

import csv
from pathlib import Path

import pytest

from pegboard.cards import Suit, parse_cards
from pegboard.game import DEALER, Refusal
from pegboard.games.solo_whist import (
    Contract,
    HandSpread,
    Phase,
    changes,
    trick_winner,
)
from support.solo import (
    GENERAL,
    contracted,
    deal_of,
    dealt,
    lay_all,
    offered,
    play_out,
    refusal,
    say,
)

ROWS = [
    row["id"]
    for row in csv.DictReader(
        (Path(__file__).parents[1] / "data" / "cases.csv").read_text(encoding="utf-8").splitlines()
    )
    if row["area"] == "solo"
]


def test_every_row_has_a_test() -> None:
    tests = {name[5:9].upper() for name in globals() if name.startswith("test_sw")}
    assert sorted(tests) == sorted(ROWS)
    assert len(ROWS) == 13


def test_sw01_all_pass() -> None:
    words = "0 pass, 1 pass, 2 pass, 3 pass"
    game = contracted(words)
    game.play(DEALER, deal_of({}, dealer=0))
    assert game.state.dealer == 0
    general = contracted(words, **GENERAL)
    assert general.view(None).trumps is None
    assert play_out(general).changes == (-3, 1, 1, 1)


def test_sw02_eldest_accepts_after_passing() -> None:
    game = contracted("0 pass, 1 prop, 2 pass, 3 pass, 0 accept")
    assert set(game.view(None).declarers) == {0, 1}
    assert game.to_act == (0,)


def test_sw04_nobody_else_comes_back() -> None:
    game = contracted("0 pass, 1 pass, 2 prop, 3 pass, 0 decline")
    assert refusal(game, 1, "accept") is Refusal.NOT_TO_ACT


def test_sw05_an_overcalled_proposal_cannot_be_accepted() -> None:
    game = contracted("0 pass, 1 prop, 2 solo, 3 pass")
    assert refusal(game, 0, "accept") is Refusal.NOT_TO_ACT
    assert game.to_act == (1,)
    assert offered(game, 1) == {"pass", "misere", "abundance", "royal", "open", "declared"}


@pytest.mark.parametrize(
    ("first", "second", "is_allowed"),
    [("misere", "solo", False), ("misere", "misere", False), ("abundance", "royal", True)],
)
def test_sw07_every_call_is_higher(first: str, second: str, *, is_allowed: bool) -> None:
    game = contracted(f"0 {first}")
    if is_allowed:
        say(game, f"1 {second}")
    else:
        assert refusal(game, 1, second) is Refusal.BID_TOO_LOW


def test_sw08_an_unaccepted_proposal_may_be_raised_or_thrown_in() -> None:
    """The rule book leaves the choice to the proposer (W10)."""
    words = "0 pass, 1 prop, 2 pass, 3 pass, 0 decline"
    raised = contracted(f"{words}, 1 solo")
    assert raised.view(None).contract is Contract.SOLO
    assert contracted(f"{words}, 1 throw-in").state.phase is Phase.DEAL


def test_sw10_a_misere_is_without_trumps() -> None:
    trick = parse_cards("5H 2C KC 9H")
    assert trick_winner(0, trick, None) == 3
    assert trick_winner(0, trick, Suit.CLUBS) == 2
    game = dealt({0: "5H", 1: "2C", 2: "KC"}, dealer=3, exposed="AC")
    say(game, "0 pass, 1 misere, 2 pass, 3 pass")
    assert (game.view(None).turned, game.view(None).trumps) == ("C", None)


def test_sw12_the_hand_of_an_open_misere_is_shown_after_the_first_trick() -> None:
    game = contracted("0 pass, 1 open, 2 pass, 3 pass")
    before = [*game.events, *lay_all(game, "2C 2D 2H")]
    assert not any(isinstance(event, HandSpread) for event in before)
    assert all(game.view(viewer).spread is None for viewer in (0, 2, 3, None))
    *_, last = lay_all(game, "2S")
    assert isinstance(last, HandSpread)
    assert all(game.rules.seen(last, viewer) == last for viewer in (0, 1, 2, 3, None))
    assert all(game.view(viewer).spread == last.cards for viewer in (0, 1, 2, 3, None))


def test_sw14_declared_abundance_leads_itself() -> None:
    game = contracted("0 pass, 1 pass, 2 declared")
    game.play(2, "trumps H")
    assert game.to_act == (2,)
    assert play_out(game).tricks == (0, 0, 13, 0)
    assert game.score == (-6, -6, 18, -6)


def test_sw15_a_misere_is_over_with_the_first_trick_lost() -> None:
    game = dealt(
        {
            0: "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AH",
            1: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AC",
        }
    )
    say(game, "0 pass, 1 pass, 2 pass, 3 misere")
    assert refusal(game, 1, "2H") is Refusal.NOT_TO_ACT
    game = dealt(
        {
            0: "KC QC JC TC 2D 3D 4D 5D 6D 7D 8D 9D TD",
            1: "2C 3C 4C AC 2H 3H 4H 5H 6H 7H 8H 9H TH",
        }
    )
    say(game, "0 pass, 1 misere, 2 pass, 3 pass")
    for led, followed in (("KC", "4C"), ("QC", "3C"), ("JC", "2C")):
        lay_all(game, f"{led} {followed}")
        for _ in range(2):
            seat = game.to_act[0]
            game.play(seat, game.actions(seat)[0])
    assert game.state.phase is Phase.PLAY
    lay_all(game, "TC AC")
    assert play_out(game).tricks == (3, 1, 0, 0)
    assert game.score == (2, -6, 2, 2)
    revealed = game.view(None).revealed
    assert revealed is not None
    assert all(len(hand) == 13 for hand in revealed)


@pytest.mark.parametrize(
    ("contract", "seat", "tricks", "points"),
    [
        (Contract.SOLO, 0, 5, (3, -1, -1, -1)),
        (Contract.MISERE, 1, 1, (2, -6, 2, 2)),
        (Contract.DECLARED, 3, 13, (-6, -6, -6, 18)),
    ],
)
def test_sw16_units(contract: Contract, seat: int, tricks: int, points: tuple[int, ...]) -> None:
    assert changes(contract, [seat], tricks, "units") == points
    assert sum(points) == 0


def test_sw19_only_suit_must_be_followed() -> None:
    hands = {0: "9H", 1: "KH 2C 5S", 2: "2H"}
    game = dealt({**hands, 2: "2H 3H 4H 5H 6H 7H 8H TH JH QH AH 3C 4C"}, exposed="AC")
    say(game, "0 solo, 1 pass, 2 pass, 3 pass")
    lay_all(game, "9H")
    assert offered(game, 1) == {"KH"}
    lay_all(game, "KH 2H")
    assert {"AC"} < offered(game, 3)  # without a heart: any card


def test_sw21_partners_keep_their_seats() -> None:
    game = contracted("0 pass, 1 prop, 2 accept, 3 pass")
    assert game.to_act == (0,)
    lay_all(game, "2C 2D 2H 2S")
    assert [trick.leader for trick in game.view(None).tricks] == [0]
    scored = play_out(game)
    assert scored.declarers == (1, 2)
    assert scored.changes == (1, -1, -1, 1)  # their tricks, added, are none of eight
