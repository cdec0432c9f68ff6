"""Which card to lay: each is tried against imagined hands, and the play run to its end."""

from collections.abc import Callable, Sequence
from random import Random
from time import thread_time

from pegboard.cards import Card
from pegboard.strategy._counting import WEIGHTS
from pegboard.strategy._cribs import crib_value
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._outcomes import PlayRules, ToShow, outcome
from pegboard.strategy._pegging import Play
from pegboard.strategy._plausible import imagined_hands


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
    crib = _crib(knowledge)
    worth = dict.fromkeys(by_rank, 0.0)
    for _ in range(worlds):
        hands = imagined_hands(knowledge, rng)
        to_show = _to_show(knowledge, hands, crib)
        for rank in by_rank:
            play = _play_from(knowledge, hands, rank, agreed)
            worth[rank] += outcome(knowledge, play, to_show, agreed)
        if clock() >= until:
            break
    return by_rank[max(worth, key=lambda rank: (worth[rank], rank))]


def _play_from(knowledge: Knowledge, hands: list[list[int]], rank: int, agreed: PlayRules) -> Play:
    """The play of these *hands* to its end after *rank* is laid now."""
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
    return play


def _to_show(knowledge: Knowledge, hands: list[list[int]], crib: int) -> ToShow | None:
    starter = knowledge.view.starter
    if starter is None:
        return None
    kept = [
        [*(card.rank.value for card in laid), *hand]
        for laid, hand in zip(knowledge.laid, hands, strict=True)
    ]
    return ToShow(kept=kept, starter=WEIGHTS[starter.rank], crib=crib)


def _crib(knowledge: Knowledge) -> int:
    """The crib's average, as far as our own throw tells."""
    own = knowledge.owns_crib(knowledge.seat)
    return round(abs(crib_value(known(knowledge.view.laid_away), own=own)))
