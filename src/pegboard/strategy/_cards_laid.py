"""Which card to lay: each is tried against imagined hands, and the play run to its end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Final, final

from pegboard.cards import Card
from pegboard.strategy._counting import WEIGHTS, key_of, rank_points
from pegboard.strategy._cribs import crib_value
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._pegging import Play
from pegboard.strategy._plausible import imagined_hands

DECIDED: Final = 40.0
"""What winning the game in this deal is worth in points, and losing it costs."""

NEAR: Final = 40
"""A game is not decided in a deal by a side that needs more than this."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """The options that the play and the show after it depend on.

    Attributes:
        single: whether the first closing ends the play (R30).
        first_go: whether the first who said go leads the next count (R31).
        crib_last: whether a crib that was bought is shown after both hands (R73).
    """

    single: bool = False
    first_go: bool = False
    crib_last: bool = False


def best_card(  # noqa: PLR0913 - how hard to think, and with what
    knowledge: Knowledge,
    cards: Sequence[Card],
    *,
    agreed: PlayRules,
    rng: Random,
    worlds: int,
    budget: float,
    clock: Callable[[], float] = thread_time,
) -> Card:
    """The card of *cards* with the best outcome on average.

    Args:
        knowledge: what the seat to act knows.
        cards: the cards that it may lay.
        agreed: the options of the play.
        rng: chance for the imagined hands.
        worlds: how many times all hands are imagined.
        budget: seconds after which no further ones are; once they always are.
        clock: seconds from anywhere, for the budget; by default those that this thread has
            worked, so that a busy machine changes no choice.
    """
    by_rank = {card.rank.value: card for card in cards}
    if len(by_rank) == 1:
        return cards[0]
    until = clock() + budget
    worth = dict.fromkeys(by_rank, 0.0)
    for _ in range(worlds):
        hands = imagined_hands(knowledge, rng)
        for rank in by_rank:
            worth[rank] += _outcome(knowledge, hands, rank, agreed)
        if clock() >= until:
            break
    return by_rank[max(worth, key=lambda rank: (worth[rank], rank))]


def _outcome(knowledge: Knowledge, hands: list[list[int]], rank: int, agreed: PlayRules) -> float:
    """Points of our side less those of the others when *rank* is laid now; a decided game more."""
    said_go = knowledge.view.said_go
    play = Play(
        hands=[list(hand) for hand in hands],
        count=[card.rank.value for card in knowledge.present_count],
        total=knowledge.view.total,
        turn=knowledge.seat,
        last=-1,
        single=agreed.single,
        needs=list(knowledge.needs),
        first_go=agreed.first_go,
        gone=said_go[0] if said_go else -1,
    )
    play.lay(rank)
    play.run_on()
    rivals = knowledge.rivals
    points: float = play.pegged[knowledge.side]
    if rivals:
        points -= sum(play.pegged[side] for side in rivals) / len(rivals)
    winner = play.winner
    if winner < 0 and min(play.needs) <= NEAR:
        winner = winner_of_show(knowledge, hands, play, agreed)
    decided = 0.0 if winner < 0 else DECIDED if winner == knowledge.side else -DECIDED
    return points + decided


def winner_of_show(
    knowledge: Knowledge, hands: list[list[int]], play: Play, agreed: PlayRules
) -> int:
    """The side that goes out in the show of these imagined hands, or -1 (R39, R49, R73)."""
    sides, view = knowledge.sides, knowledge.view
    if view.starter is None or view.dealer is None:
        return -1
    needs = [need - pegged for need, pegged in zip(play.needs, play.pegged, strict=True)]
    owner = view.dealer if view.crib_owner is None else view.crib_owner
    sold = view.price > 0
    seats = len(hands)
    first = owner if sold else (view.dealer + 1) % seats
    starter = WEIGHTS[view.starter.rank]
    shown = [(first + step) % seats for step in range(seats)]
    crib_at = 1 if sold and not agreed.crib_last else seats
    for place, seat in enumerate(shown):
        if place == crib_at:
            needs[owner % sides] -= _crib(knowledge)
        laid = (card.rank.value for card in knowledge.laid[seat])
        needs[seat % sides] -= rank_points(key_of((*laid, *hands[seat])) + starter)
        for side in (owner % sides, seat % sides):
            if needs[side] <= 0:
                return side
    if crib_at == seats:
        needs[owner % sides] -= _crib(knowledge)
    return owner % sides if needs[owner % sides] <= 0 else -1


def _crib(knowledge: Knowledge) -> int:
    """The crib's average, as far as our own throw tells."""
    own = knowledge.owns_crib(knowledge.seat)
    return round(abs(crib_value(known(knowledge.view.laid_away), own=own)))
