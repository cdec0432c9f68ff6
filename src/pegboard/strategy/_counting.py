"""Points of ranks, counted fast and without explanation: the twin of the games' own scoring.

A set of ranks is one number here, its *key*: the sum of ``WEIGHTS[rank]``. Every key is counted
once by the plain way and then remembered, so that whole decisions are a few hundred look-ups.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from pegboard.cards import FULL_PACK, Card, Rank

RANKS: Final = range(1, 14)
COPIES: Final = 4
PIPS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Value of each rank in a sum (R3); index 0 is no rank."""

# One base-five digit a rank: a pack has four of each, so no two sets of cards share a key.
WEIGHTS: Final = (0, *(5 ** (rank - 1) for rank in RANKS))

FIFTEEN: Final = 15
SHORTEST_RUN: Final = 3


def key_of(ranks: Iterable[int]) -> int:
    """The key of some ranks (1 to 13)."""
    return sum(WEIGHTS[rank] for rank in ranks)


def ranks_of(key: int) -> tuple[int, ...]:
    """The ranks of a key, low to high."""
    ranks: list[int] = []
    for rank in RANKS:
        key, copies = divmod(key, 5)
        ranks += [rank] * copies
    return tuple(ranks)


@cache
def rank_points(key: int) -> int:
    """Fifteens, pairs and runs among the ranks of *key*, starter included (R40)."""
    ranks = ranks_of(key)
    return _fifteens(ranks) + _pairs(ranks) + _runs(ranks)


def _fifteens(ranks: Sequence[int]) -> int:
    ways = [1] + [0] * FIFTEEN  # how many sets of cards make each sum
    for rank in ranks:
        pips = PIPS[rank]
        for total in range(FIFTEEN, pips - 1, -1):
            ways[total] += ways[total - pips]
    return 2 * ways[FIFTEEN]


def _pairs(ranks: Sequence[int]) -> int:
    return sum(copies * (copies - 1) for copies in map(ranks.count, set(ranks)))


def _runs(ranks: Sequence[int]) -> int:
    points, length, ways = 0, 0, 1
    for rank in range(1, 15):  # 14 is no rank: it closes a run that ends at the king
        copies = ranks.count(rank)
        if copies:
            length, ways = length + 1, ways * copies
            continue
        if length >= SHORTEST_RUN:
            points += length * ways
        length, ways = 0, 1
    return points


def show_points(cards: Sequence[Card], starter: Card, *, flush: int) -> int:
    """Points of a hand or crib with its starter.

    Args:
        cards: the hand or crib without the starter.
        starter: the card turned up.
        flush: how many cards of one suit are the least that count, starter included (R42 to R44).
    """
    points = rank_points(key_of(card.rank for card in (*cards, starter)))
    if len({card.suit for card in cards}) == 1:
        suited = len(cards) + (starter.suit == cards[0].suit)
        points += suited if suited >= flush else 0
    return points + sum(card.rank == Rank.JACK and card.suit == starter.suit for card in cards)


@cache
def mean_points(key: int) -> float:
    """Average of :func:`rank_points` over every starter; the ranks of *key* alone are known."""
    ranks = ranks_of(key)
    points, starters = 0, 0
    for rank in RANKS:
        copies = COPIES - ranks.count(rank)
        if copies:
            points += copies * rank_points(key + WEIGHTS[rank])
            starters += copies
    return points / starters


def starter_points(kept: Sequence[Card], gone: Iterable[Card]) -> list[int]:
    """What *kept* would show with each possible starter, one number a starter.

    Args:
        kept: the cards of the hand.
        gone: every card that cannot be turned up: those known to be elsewhere, *kept* included.
    """
    key = key_of(card.rank for card in kept)
    taken = frozenset(gone)
    suits = {card.suit for card in kept}
    flush = len(kept) if len(suits) == 1 else 0
    jacks = {card.suit for card in kept if card.rank == Rank.JACK}
    return [
        rank_points(key + WEIGHTS[card.rank])
        + flush
        + (flush > 0 and card.suit in suits)
        + (card.suit in jacks)
        for card in FULL_PACK
        if card not in taken
    ]
