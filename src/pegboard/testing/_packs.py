"""Packs whose order a test knows."""

from collections.abc import Sequence
from random import Random

from pegboard.cards import FULL_PACK, Card, parse_cards
from pegboard.game import Pack, Packs


def on_top(cards: str | Sequence[Card], pack: Sequence[Card] = FULL_PACK) -> Pack:
    """The *pack* with *cards* on top of it, in their order.

    >>> on_top("KH 2C")[:3]
    (Card.parse('KH'), Card.parse('2C'), Card.parse('AC'))
    """
    first = parse_cards(cards) if isinstance(cards, str) else tuple(cards)
    return (*first, *(card for card in pack if card not in first))


def packs_of(*packs: Pack) -> Packs:
    """These packs in their order: number 0 for the lot, then one a deal."""
    return lambda number: packs[number]


def shuffled(seed: int, pack: Sequence[Card] = FULL_PACK) -> Packs:
    """Packs for tests, quickly shuffled; the same for the same *seed*."""

    def pack_of(number: int) -> Pack:
        cards = list(pack)
        Random(f"{seed} {number}").shuffle(cards)
        return tuple(cards)

    return pack_of
