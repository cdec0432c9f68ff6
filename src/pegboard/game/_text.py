"""The words of the record that every game shares; its own stand in its ``_text``.

What reads raises ``ValueError`` for a text that it cannot read, and takes the spelling of what
writes alone. A game says of the whole line that it is no action (`NotationError`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pegboard.cards import Card
from pegboard.game._acts import Forfeit, Lot, Resign
from pegboard.game._hands import Hand

UNKNOWN_CARD: Final = "??"
"""A card that the reader of a record may not know (record-format.md)."""

_NOBODY: Final = "-"  # does not draw in this round of the lot
_BETWEEN: Final = " / "

ENDINGS: Final[Mapping[str, Resign | Forfeit]] = {
    "resign": Resign(),
    "time": Forfeit("time"),
    "abandoned": Forfeit("abandoned"),
}
"""How a seat leaves a game, by its word."""


def parse_hand(text: str) -> Hand:
    """Read cards, those among them that the record does not know.

    >>> parse_hand("7H ??")
    (Card.parse('7H'), None)
    """
    return tuple(None if it == UNKNOWN_CARD else Card.parse(it) for it in text.split(" "))


def write_hand(cards: Sequence[Card | None]) -> str:
    """Write *cards* in their order."""
    return " ".join(UNKNOWN_CARD if card is None else str(card) for card in cards)


def parse_hands(text: str) -> tuple[Hand, ...]:
    """Read the hands of a deal, in seat order."""
    return tuple(map(parse_hand, text.split(_BETWEEN)))


def write_hands(hands: Iterable[Hand]) -> str:
    """Write the hands of a deal, in seat order."""
    return _BETWEEN.join(map(write_hand, hands))


def parse_lot(text: str) -> Lot:
    """Read a round of the lot, what follows the word ``lot``.

    >>> parse_lot("7C -")
    Lot(cards=(Card.parse('7C'), None))
    """
    return Lot(tuple(None if it == _NOBODY else Card.parse(it) for it in text.split(" ")))


def write_lot(lot: Lot) -> str:
    """Write a round of the lot, what follows the word ``lot``."""
    return " ".join(_NOBODY if card is None else str(card) for card in lot.cards)


def parse_number(text: str) -> int:
    """Read a whole number from 0, in figures without noughts before it."""
    if not (text.isascii() and text.isdigit() and str(int(text)) == text):
        message = f"{text!r} is no number"
        raise ValueError(message)
    return int(text)
