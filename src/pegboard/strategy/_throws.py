"""Which cards to throw: the hand over every starter, the crib on average, and the score."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, final

from pegboard.cards import Card
from pegboard.strategy._counting import key_of, mean_points, starter_points
from pegboard.strategy._cribs import crib_averages, crib_value
from pegboard.strategy._knowledge import Knowledge, known

PEGGED: Final = (0.25, 0.23, 0.19, 0.13, 0.09, 0.06, 0.05)
"""How often a hand pegs 0, 1, 2, ... points in the play before it is counted."""

WITHIN_REACH: Final = 12
"""Points that a side makes in hand and play of an average deal, give or take some."""

OUT: Final = 20.0
"""What going out in this very deal is worth in points, when the other side may be out in it."""

CERTAIN: Final = 5
"""Points that every side makes in a deal, as good as always."""

LAST_CHANCE: Final = 100.0
"""What going out is worth when the other side is as good as out: nothing else counts then."""


@final
@dataclass(frozen=True, slots=True)
class Throw:
    """A possible lay-away with its averages.

    Attributes:
        cards: what is thrown.
        hand: average of the hand kept, over every starter.
        crib: average of the crib, below zero when it is another's.
        out: what the chance that play and hand are enough to win is worth, where it matters.
    """

    cards: tuple[Card, ...]
    hand: float
    crib: float
    out: float

    @property
    def worth(self) -> float:
        """What to maximize."""
        return self.hand + self.crib + self.out


def judged_throws(knowledge: Knowledge, throws: Sequence[tuple[Card, ...]]) -> Iterator[Throw]:
    """Judge each of *throws*, which leave a hand of the cards dealt."""
    dealt = (*known(knowledge.view.hand), *known(knowledge.view.laid_away))
    own = knowledge.owns_crib(knowledge.seat)
    need = _need_now(knowledge)
    stake = LAST_CHANCE if min(_others_need(knowledge)) <= CERTAIN else OUT
    for throw in throws:
        kept = [card for card in dict.fromkeys(dealt) if card not in throw]
        points = starter_points(kept, dealt)
        out = stake * _chance(points, need) if need else 0.0
        yield Throw(throw, sum(points) / len(points), crib_value(throw, own=own), out)


def _need_now(knowledge: Knowledge) -> int:
    """Points that the hand must show because there will be no other deal; 0 where there may be one.

    That is so when another side is about to be out and our hand is counted before it is.
    """
    if min(_others_need(knowledge)) > WITHIN_REACH or knowledge.seat == knowledge.view.dealer:
        return 0
    return knowledge.needs[knowledge.side]


def _others_need(knowledge: Knowledge) -> list[int]:
    return [need for side, need in enumerate(knowledge.needs) if side != knowledge.side]


def _chance(points: Sequence[int], need: int) -> float:
    """Chance that one of *points* together with what is pegged before makes *need*."""
    enough = sum(
        chance * sum(one + pegged >= need for one in points) for pegged, chance in enumerate(PEGGED)
    )
    return enough / len(points)


def likely_keep(
    dealt: Sequence[Card], laid: Sequence[Card], thrown: int, *, own_crib: bool
) -> tuple[Card, ...]:
    """The cards that a good player who was dealt these, and has laid some, would still hold.

    Suits are left aside: it is asked for hundreds of imagined hands a decision.
    """
    whole = key_of(card.rank for card in dealt)
    averages = crib_averages()
    free = [card for card in dealt if card not in laid]

    def worth(throw: tuple[Card, ...]) -> float:
        key = key_of(card.rank for card in throw)
        mine, others = averages[key]
        return mean_points(whole - key) + (mine if own_crib else -others)

    best = max(combinations(free, thrown), key=worth)
    return tuple(card for card in free if card not in best)
