"""The 32 cards and which of them beats which (ecarte.md E1, E2, E20 to E22)."""

from collections.abc import Iterable
from typing import Final

from pegboard.cards import FULL_PACK, Card, Rank, Suit

_LOW_TO_HIGH: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.ACE,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
)
STRENGTH: Final = {rank: at for at, rank in enumerate(_LOW_TO_HIGH)}
"""How high each rank is; the ace stands between ten and jack (E1)."""

PACK: Final = tuple(card for card in FULL_PACK if card.rank in STRENGTH)
"""The 32 cards in the order from which a shuffle begins (E1)."""


def beats(card: Card, led: Card, trumps: Suit) -> bool:
    """Whether *card*, laid second, takes the trick from *led* (E2, E22)."""
    if card.suit == led.suit:
        return STRENGTH[card.rank] > STRENGTH[led.rank]
    return card.suit == trumps


def legal(hand: Iterable[Card], led: Card | None, trumps: Suit) -> tuple[Card, ...]:
    """The cards of *hand* that may be played: to the lead any, else as E20 and E21 bind.

    >>> from pegboard.cards import parse_cards
    >>> list(map(str, legal(parse_cards("8H KH 7C"), Card.parse("9H"), Suit.CLUBS)))
    ['KH']
    """
    cards = tuple(hand)
    if led is None:
        return cards
    following = tuple(card for card in cards if card.suit == led.suit)
    if following:
        beating = tuple(card for card in following if beats(card, led, trumps))
        return beating or following
    return tuple(card for card in cards if card.suit == trumps) or cards
