"""Playing cards as values: rank, suit and the two-letter notation of the record."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, final

RANK_LETTERS: Final = "A23456789TJQK"


@final
class Suit(StrEnum):
    """A suit; the order of the members (C D H S) is the order of writing."""

    __hash__ = str.__hash__  # an Enum's own hashes the name, in Python; cards are hashed a lot

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


@final
class Rank(IntEnum):
    """A rank from ace (1) to king (13); what it is worth is a matter of each game."""

    __hash__ = int.__hash__  # as for suits

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank as the record writes it, ``T`` for ten."""
        return RANK_LETTERS[self - 1]


@final
@dataclass(frozen=True, slots=True, order=True, repr=False)
class Card:
    """One card of a pack; equal by value, ordered by rank, then by suit C D H S."""

    rank: Rank
    suit: Suit

    @staticmethod
    def parse(text: str) -> "Card":
        """Read one card in its only spelling, such as ``TH``.

        Raises:
            ValueError: *text* is not a rank letter and a suit letter.

        >>> Card.parse("TH")
        Card.parse('TH')
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            message = f"no card is written {text!r}"
            raise ValueError(message) from None

    def __str__(self) -> str:
        """The card as the record writes it."""
        return RANK_LETTERS[self.rank - 1] + self.suit

    def __repr__(self) -> str:
        """The call that makes this card."""
        return f"Card.parse({str(self)!r})"


FULL_PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, suit after suit; an order for checks, not a shuffled pack."""

_BY_TEXT: Final = {str(card): card for card in FULL_PACK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards of the record: two letters each, one space between them.

    Raises:
        ValueError: some word is no card.
    """
    return tuple(Card.parse(word) for word in text.split())


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards in the given order, one space between them."""
    return " ".join(map(str, cards))
