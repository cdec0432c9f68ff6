"""The race of the show, imagined: who goes out first decides (R39, R49, R73)."""

from dataclasses import replace

import pytest

from pegboard.strategy._cards_laid import best_card
from pegboard.strategy._counting import key_of
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._outcomes import PlayRules, ToShow, winner_of_show
from pegboard.strategy._pegging import Play
from support.chance import seeded
from support.cribbage import Cribbage, at_play

PLAIN = PlayRules()
LAST = PlayRules(crib_last=True)
WORTH = 6
"""What either hand of the position is worth."""
CRIB = 4


def position() -> Cribbage:
    """Seat 1 has dealt, and both hands are worth the same."""
    return at_play("six-card", ["5C TD JH KS", "5H TS JC KD"], starter="2C")


def winner(needs: tuple[int, int], agreed: PlayRules, owner: int, price: int) -> int:
    """Who goes out in the show when the crib is of *owner*, sold for *price*."""
    view = replace(position().view(0), crib_owner=owner, price=price)
    ranks = [[5, 10, 11, 13], [5, 10, 11, 13]]
    play = Play(ranks, [], 0, 0, last=-1, single=False, needs=list(needs))
    to_show = ToShow(kept=ranks, starter=key_of([2]), crib=CRIB)
    return winner_of_show(Knowledge.of(view, 0, 2), play, to_show, agreed)


@pytest.mark.parametrize(
    ("needs", "first"),
    [
        ((WORTH, WORTH), 0),  # the hand at the left of the dealer comes first
        ((WORTH + 1, WORTH), 1),
        ((WORTH + 1, WORTH + 1), 1),  # by the crib
        ((WORTH + 1, 50), -1),
    ],
)
def test_the_dealer_shows_last_and_the_crib_after_it(needs: tuple[int, int], first: int) -> None:
    assert winner(needs, PLAIN, owner=1, price=0) == first


@pytest.mark.parametrize(
    ("agreed", "needs", "owner", "first"),
    [
        (PLAIN, (WORTH, WORTH), 1, 1),  # who has bought the crib shows first
        (PLAIN, (WORTH, WORTH + 1), 1, 1),  # his hand and his crib
        (LAST, (WORTH, WORTH + 1), 1, 0),
        (PLAIN, (WORTH + 1, WORTH), 0, 0),
        (LAST, (WORTH + 1, WORTH), 0, 1),
        (LAST, (WORTH + 1, WORTH + 1), 0, 0),
    ],
)
def test_a_crib_that_was_bought_is_shown_when_the_option_says(
    agreed: PlayRules, needs: tuple[int, int], owner: int, first: int
) -> None:
    assert winner(needs, agreed, owner, price=3) == first


def test_the_budget_ends_the_thinking_after_one_world() -> None:
    readings: list[float] = []

    def clock() -> float:
        readings.append(float(len(readings)))
        return readings[-1]

    game = position()
    view = game.view(0)
    for worlds, budget, read in ((50, 0.0, 2), (50, 5.0, 6), (3, 100.0, 4)):
        readings.clear()
        best_card(
            Knowledge.of(view, 0, 2),
            known(view.hand),
            agreed=PLAIN,
            rng=seeded(1),
            worlds=worlds,
            budget=budget,
            clock=clock,
        )
        assert len(readings) == read


def test_partners_are_one_side_and_who_left_is_no_rival() -> None:
    partners = at_play("partners", ["8H 2C 3D KS", "7C 9D QH TS", "6C 4D JH 9S", "AC 2D 5S 8S"])
    both = [Knowledge.of(partners.view(seat), seat, 1) for seat in (0, 2)]
    assert [(one.side, one.rivals) for one in both] == [(0, (1,)), (0, (1,))]
    three = at_play("three-handed", ["8H 2C 3D KS", "7C 9D QH TS", "6C 4D JH 9S"])
    assert Knowledge.of(three.view(0), 0, 1).rivals == (1, 2)
    three.play(1, "resign")
    assert Knowledge.of(three.view(0), 0, 1).rivals == (2,)
