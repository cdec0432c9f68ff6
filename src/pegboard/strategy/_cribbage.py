"""The club player of cribbage, in every variant.

It throws by averages, lays cards by trying them against hands that the others may hold, counts
its hands to the point, and bids what a crib is worth. It knows a view and nothing else.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from pegboard.games.cribbage import (
    Action,
    Bid,
    Claim,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    View,
    options_of,
)
from pegboard.games.cribbage import variant as variant_named
from pegboard.strategy._bids import bid
from pegboard.strategy._cards_laid import best_card
from pegboard.strategy._counting import show_points
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._throws import judged_throws

CRIB_FLUSH: Final = {"five": 5, "four": 4}


@final
class CribbagePlayer:
    """A club player of cribbage.

    Args:
        options: what the table plays by, where it differs from the defaults of *variant*.
        variant: catalog name of the variant.
        level: one of the three levels.
    """

    def __init__(self, variant: str, options: Mapping[str, str], level: str) -> None:
        del level
        agreed = options_of(variant_named(variant), options)
        self._crib_flush: Final = CRIB_FLUSH[agreed.crib_flush]
        self._single: Final = agreed.play == "single_count"

    def choose(  # noqa: PLR0911 - one answer for each kind of question
        self, view: View, actions: Sequence[Action], rng: Random, budget: float
    ) -> Action:
        """Pick one of *actions*; see `Bot.choose`."""
        if len(actions) == 1:
            return actions[0]
        knowledge = Knowledge.of(view, view.to_act[0] if view.seat is None else view.seat)
        match actions[0]:
            case LayAway():
                throws = [known(one.cards) for one in actions if isinstance(one, LayAway)]
                best = max(judged_throws(knowledge, throws), key=lambda throw: throw.worth)
                return LayAway(best.cards)
            case Lay():
                cards = [one.card for one in actions if isinstance(one, Lay)]
                card = best_card(knowledge, cards, single=self._single, rng=rng, budget=budget)
                return Lay(card)
            case Bid() | Pass():
                return bid(knowledge, actions)
            case Claim():
                return Claim(self._true_points(view))
            case Muggins() | NoMuggins():
                missed = self._true_points(view) - view.shows[-1].pegged
                return Muggins(missed) if missed > 0 else NoMuggins()
            case _:
                return rng.choice(actions)

    def _true_points(self, view: View) -> int:
        """What the hand or crib is worth that lies open to be counted."""
        opened = view.counting
        if opened is None or view.starter is None:
            return 0
        cards = known(opened.cards)
        flush = self._crib_flush if opened.what == "crib" else len(cards)
        return show_points(cards, view.starter, flush=flush)
