"""What to bid for a crib (cribbage.md section 13)."""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Final

from pegboard.cards import Card
from pegboard.games.cribbage import Action, Bid, Pass
from pegboard.strategy._counting import starter_points
from pegboard.strategy._cribs import crib_value
from pegboard.strategy._knowledge import Knowledge, known

THROWN: Final = 2


def bid(knowledge: Knowledge, actions: Sequence[Action], *, slip: float = 0.0) -> Action:
    """The lowest bid while the crib is worth more than it costs, else a pass where it is allowed.

    With the crib ours at a price *p* we are down *p*; with the crib theirs at their last bid
    they are down that. So a bid is good while it and theirs together cost less than the crib
    changes between us. *slip* is an error of this player in what the crib is worth, in points.
    """
    bids = sorted((action for action in actions if isinstance(action, Bid)), key=_points)
    if not bids:
        return Pass()
    lowest = bids[0]
    last = max((points for _, points in knowledge.view.bids), default=0)
    if Pass() in actions and lowest.points + last >= crib_swing(knowledge) + slip:
        return Pass()
    return lowest


def _points(action: Bid) -> int:
    return action.points


def crib_swing(knowledge: Knowledge) -> float:
    """How many points better the deal is for us with the crib ours than with it theirs."""
    thrown = known(knowledge.view.laid_away)
    if thrown:
        return crib_value(thrown, own=True) - crib_value(thrown, own=False)
    hand = known(knowledge.view.hand)
    return _best(hand, own=True) - _best(hand, own=False)


def _best(hand: Sequence[Card], *, own: bool) -> float:
    """The average of hand and crib for the best throw when the crib is ours, or theirs."""
    return max(
        fmean(starter_points([card for card in hand if card not in throw], hand))
        + crib_value(throw, own=own)
        for throw in combinations(hand, THROWN)
    )
