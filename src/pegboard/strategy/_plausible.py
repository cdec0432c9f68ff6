"""Hands that the others may hold: drawn from what is unseen, kept as good players keep."""

from random import Random
from typing import Final

from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.strategy._counting import PIPS
from pegboard.strategy._knowledge import Knowledge
from pegboard.strategy._throws import likely_keep

TRIES: Final = 4
"""How often a draw that the gos contradict is drawn again before it is made to fit."""


def imagined_hands(knowledge: Knowledge, own: tuple[Card, ...], rng: Random) -> list[list[int]]:
    """One hand a seat as ranks: our *own*, and for every other seat one that it may well hold."""
    pool = list(knowledge.unseen)
    rng.shuffle(pool)
    hands: list[list[int]] = []
    for seat in range(len(knowledge.held)):
        if seat == knowledge.seat:
            hands.append([card.rank.value for card in own])
            continue
        held = _imagined(knowledge, seat, pool, rng)
        hands.append([card.rank.value for card in held])
    return hands


def _imagined(knowledge: Knowledge, seat: Seat, pool: list[Card], rng: Random) -> tuple[Card, ...]:
    """A hand for *seat*; its cards are taken from the *pool*."""
    count, least = knowledge.held[seat], knowledge.least[seat]
    if not count:
        return ()
    laid = knowledge.laid[seat]
    for _ in range(TRIES):
        drawn = rng.sample(pool, min(count + knowledge.thrown_each, len(pool)))
        own_crib = knowledge.owns_crib(seat)
        held = likely_keep((*laid, *drawn), laid, len(drawn) - count, own_crib=own_crib)
        if all(PIPS[card.rank] >= least for card in held):
            break
    else:
        fitting = [card for card in pool if PIPS[card.rank] >= least]
        held = tuple((fitting + [card for card in pool if card not in fitting])[:count])
    for card in held:
        pool.remove(card)
    return held
