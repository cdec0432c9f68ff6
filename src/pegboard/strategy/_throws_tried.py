"""Which cards to throw, tried: the best by averages, and how imagined deals with each go on."""

from collections.abc import Callable, Sequence
from random import Random
from time import thread_time
from typing import Final, final

from pegboard.cards import Card
from pegboard.strategy._counting import WEIGHTS, key_of, rank_points
from pegboard.strategy._general import ROUND, in_race
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._outcomes import PlayRules, ToShow, first_to_lay, outcome
from pegboard.strategy._pegging import Play
from pegboard.strategy._plausible import imagined_cards
from pegboard.strategy._throws import judged_throws, likely_keep

CRIB_SIZE: Final = 4

BEHIND: Final = 2.0
"""Points by which a throw may be behind on average and still be tried: the play is worth less."""

LATE: Final = 12
"""Points within which a side is likely to be out in this very deal: any throw may be best then."""


def best_throw(  # noqa: PLR0913 - how hard to think, and with what
    knowledge: Knowledge,
    throws: Sequence[tuple[Card, ...]],
    *,
    agreed: PlayRules,
    rng: Random,
    worlds: int,
    budget: float,
    clock: Callable[[], float] = thread_time,
) -> tuple[Card, ...]:
    """The throw of *throws* that is best on average: hand, crib, play, and the game if it ends.

    Args:
        knowledge: what the seat to act knows.
        throws: what it may throw.
        agreed: the options of the play.
        rng: chance for the imagined deals.
        worlds: how many deals are imagined at most; throws clearly behind are left out early.
        budget: seconds after which no further ones are; one always is.
        clock: seconds from anywhere, for the budget; by default those that this thread has
            worked, so that a busy machine changes no choice.
    """
    averages = promising(knowledge, throws)
    tried = list(averages)
    until = clock() + budget
    values: list[list[float]] = [[] for _ in tried]
    racing = list(range(len(tried)))
    for number in range(1, worlds + 1):
        if len(racing) == 1:
            break
        deal = _Deal(knowledge, len(tried[0]), rng)
        for index in racing:
            throw = tried[index]
            values[index].append(averages[throw] + deal.outcome(throw, agreed))
        if not number % ROUND:
            racing = in_race(values, racing)
        if clock() >= until:
            break
    return tried[max(racing, key=lambda index: sum(values[index]))]


def promising(
    knowledge: Knowledge, throws: Sequence[tuple[Card, ...]]
) -> dict[tuple[Card, ...], float]:
    """The throws to try with their averages.

    What one of several others gets in his crib costs us only our share of it: the rest is lost by
    those who play against him as well.
    """
    share = 1.0 if knowledge.owns_crib(knowledge.seat) else 1 / max(1, len(knowledge.rivals))
    averages = {
        throw.cards: throw.hand + share * throw.crib + throw.out
        for throw in judged_throws(knowledge, throws)
    }
    is_late = min(knowledge.needs) <= LATE
    least = max(averages.values()) - BEHIND
    return {throw: worth for throw, worth in averages.items() if is_late or worth >= least}


@final
class _Deal:
    """An imagined deal in which only our own throw is open yet.

    Args:
        knowledge: what the seat to act knows.
        discards: how many cards every seat throws.
        rng: chance for what is hidden.
    """

    def __init__(self, knowledge: Knowledge, discards: int, rng: Random) -> None:
        self._knowledge: Final = knowledge
        view = knowledge.view
        cards = imagined_cards(knowledge, rng)
        self._dealt: Final = (*known(view.hand), *known(view.laid_away))
        self._kept: Final[list[list[int]]] = []
        crib: list[int] = []
        for seat, (held, thrown) in enumerate(zip(cards.held, cards.thrown, strict=True)):
            hand, throw = held, thrown
            if seat == knowledge.seat:
                hand = throw = ()
            elif not thrown and len(held) > discards:
                hand = likely_keep(held, (), discards, own_crib=knowledge.owns_crib(seat))
                throw = tuple(card for card in held if card not in hand)
            self._kept.append([card.rank.value for card in hand])
            crib += (card.rank.value for card in throw)
        straight = CRIB_SIZE - discards - len(crib)
        drawn = rng.sample(cards.left, straight + 1)
        self._crib: Final = key_of([*crib, *(card.rank.value for card in drawn[1:])])
        self._starter: Final = WEIGHTS[(view.starter or drawn[0]).rank]

    def outcome(self, throw: Sequence[Card], agreed: PlayRules) -> float:
        """How the deal goes on after our *throw*: the play, and who goes out if anybody does."""
        knowledge = self._knowledge
        kept = self._kept.copy()
        kept[knowledge.seat] = [card.rank.value for card in self._dealt if card not in throw]
        play = Play(
            hands=[hand.copy() for hand in kept],
            count=[],
            total=0,
            turn=first_to_lay(knowledge),
            last=-1,
            single=agreed.single,
            needs=list(knowledge.needs),
            first_go=agreed.first_go,
        )
        play.run_on()
        crib = rank_points(self._crib + key_of(card.rank.value for card in throw) + self._starter)
        to_show = ToShow(kept=kept, starter=self._starter, crib=crib)
        return outcome(knowledge, play, to_show, agreed)
