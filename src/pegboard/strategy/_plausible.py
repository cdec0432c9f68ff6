"""Hands that the others may hold: drawn from what is unseen, kept as good players keep."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, final

from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.strategy._counting import PIPS
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._throws import likely_keep

TRIES: Final = 4
"""How often a draw that the gos contradict is drawn again before it is made to fit."""


@final
@dataclass(frozen=True, slots=True)
class Imagined:
    """The hidden cards of a deal, imagined.

    Attributes:
        held: what each seat still holds.
        thrown: what each seat has thrown to the crib.
        left: what is in no hand and in no throw: cards dealt straight to the crib, and the pack.
    """

    held: tuple[tuple[Card, ...], ...]
    thrown: tuple[tuple[Card, ...], ...]
    left: tuple[Card, ...]


def imagined_hands(knowledge: Knowledge, rng: Random) -> list[list[int]]:
    """The ranks of one hand a seat: our own, and for every other seat one that it may well hold."""
    held = imagined_cards(knowledge, rng).held
    return [[card.rank.value for card in hand] for hand in held]


def imagined_cards(knowledge: Knowledge, rng: Random) -> Imagined:
    """All hidden cards of the deal: our own as they are, all others as they may well be."""
    pool = list(knowledge.unseen)
    rng.shuffle(pool)
    own = known(knowledge.view.hand), known(knowledge.view.laid_away)
    crib = [card for card in known(knowledge.view.crib) if card not in own[1]]
    held: list[tuple[Card, ...]] = []
    thrown: list[tuple[Card, ...]] = []
    for seat in range(len(knowledge.held)):
        if seat == knowledge.seat:
            hand, throw = own
        elif crib or knowledge.shown[seat]:
            hand, throw = _told(knowledge, seat, pool, crib)
        else:
            hand, throw = _imagined(knowledge, seat, pool, rng)
        held.append(hand)
        thrown.append(throw)
    return Imagined(tuple(held), tuple(thrown), (*crib, *pool))


def _told(
    knowledge: Knowledge, seat: Seat, pool: list[Card], crib: list[Card]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Hand and throw of *seat* where the show has told of one of them; the rest does not matter."""
    laid, shown = knowledge.laid[seat], knowledge.shown[seat]
    held = (
        tuple(card for card in shown if card not in laid)
        if shown
        else _taken(pool, knowledge.held[seat])
    )
    return held, _taken(crib or pool, knowledge.thrown[seat])


def _taken(cards: list[Card], count: int) -> tuple[Card, ...]:
    """The first *count* of *cards*, which lose them."""
    first = tuple(cards[:count])
    del cards[:count]
    return first


def _imagined(
    knowledge: Knowledge, seat: Seat, pool: list[Card], rng: Random
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Hand and throw of *seat*, taken from the *pool*."""
    count, thrown = knowledge.held[seat], knowledge.thrown[seat]
    least, laid = knowledge.least[seat], knowledge.laid[seat]
    own_crib = knowledge.owns_crib(seat)
    for _ in range(TRIES):
        drawn = rng.sample(pool, count + thrown)
        held = tuple(drawn)
        if thrown:
            held = likely_keep((*laid, *drawn), laid, thrown, own_crib=own_crib)
        if all(PIPS[card.rank] >= least for card in held):
            break
    else:
        fitting = [card for card in pool if PIPS[card.rank] >= least]
        others = [card for card in pool if card not in fitting]
        drawn = [*fitting, *others][:count] + [*others[::-1], *fitting[::-1]][:thrown]
        held = tuple(drawn[:count])
    _take_out(pool, drawn)
    return held, tuple(card for card in drawn if card not in held)


def _take_out(pool: list[Card], cards: Sequence[Card]) -> None:
    for card in cards:
        pool.remove(card)
