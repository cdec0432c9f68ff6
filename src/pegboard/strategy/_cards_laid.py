"""Which card to lay: each is tried against imagined hands, and the play run to its end."""

from collections.abc import Sequence
from random import Random
from typing import Final

from pegboard.cards import Card
from pegboard.strategy._counting import WEIGHTS, key_of, rank_points
from pegboard.strategy._cribs import crib_value
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._pegging import Play
from pegboard.strategy._plausible import imagined_hands

SAMPLES_A_SECOND: Final = 500
MOST_SAMPLES: Final = 50
FEWEST_SAMPLES: Final = 8

DECIDED: Final = 40.0
"""What winning the game in this deal is worth in points, and losing it costs."""

NEAR: Final = 40
"""A game is not decided in a deal by a side that needs more than this."""


def best_card(
    knowledge: Knowledge, cards: Sequence[Card], *, single: bool, rng: Random, budget: float
) -> Card:
    """The card of *cards* with the best outcome on average.

    Args:
        knowledge: what the seat to act knows.
        cards: the cards that it may lay.
        single: whether the first closing ends the play (R30).
        rng: chance for the imagined hands.
        budget: seconds that may be used; sets how many hands are imagined.
    """
    by_rank = {card.rank.value: card for card in cards}
    if len(by_rank) == 1:
        return cards[0]
    samples = max(FEWEST_SAMPLES, min(MOST_SAMPLES, int(budget * SAMPLES_A_SECOND)))
    own = known(knowledge.view.hand)
    worth = dict.fromkeys(by_rank, 0.0)
    for _ in range(samples):
        hands = imagined_hands(knowledge, own, rng)
        for rank in by_rank:
            worth[rank] += _outcome(knowledge, hands, rank, single=single)
    return by_rank[max(worth, key=lambda rank: (worth[rank], rank))]


def _outcome(knowledge: Knowledge, hands: list[list[int]], rank: int, *, single: bool) -> float:
    """Points of our side less those of the others when *rank* is laid now; a decided game more."""
    play = Play(
        hands=[list(hand) for hand in hands],
        count=[card.rank.value for card in knowledge.present_count],
        total=knowledge.view.total,
        turn=knowledge.seat,
        last=-1,
        single=single,
        needs=list(knowledge.needs),
    )
    play.lay(rank)
    play.run_on()
    side = knowledge.side
    others = [points for other, points in enumerate(play.pegged) if other != side]
    winner = play.winner
    if winner < 0 and min(play.needs) <= NEAR:
        winner = _winner_of_show(knowledge, hands, play)
    decided = 0.0 if winner < 0 else DECIDED if winner == side else -DECIDED
    return play.pegged[side] - sum(others) / len(others) + decided


def _winner_of_show(knowledge: Knowledge, hands: list[list[int]], play: Play) -> int:
    """The side that goes out in the show of these imagined hands, or -1 (R39, R49, R73)."""
    sides, view = knowledge.sides, knowledge.view
    if view.starter is None or view.dealer is None:
        return -1
    needs = [need - pegged for need, pegged in zip(play.needs, play.pegged, strict=True)]
    owner = view.dealer if view.crib_owner is None else view.crib_owner
    sold = view.price > 0
    seats = len(hands)
    first = owner if sold else view.dealer + 1
    starter = WEIGHTS[view.starter.rank]
    for step in range(seats):
        seat = (first + step) % seats
        laid = (card.rank.value for card in knowledge.laid[seat])
        needs[seat % sides] -= rank_points(key_of((*laid, *hands[seat])) + starter)
        if sold and not step:
            needs[owner % sides] -= _crib(knowledge)
        if needs[seat % sides] <= 0:
            return seat % sides
    if not sold:
        needs[owner % sides] -= _crib(knowledge)
    return owner % sides if needs[owner % sides] <= 0 else -1


def _crib(knowledge: Knowledge) -> int:
    """The crib's average, as far as our own throw tells."""
    own = knowledge.owns_crib(knowledge.seat)
    return round(abs(crib_value(known(knowledge.view.laid_away), own=own)))
