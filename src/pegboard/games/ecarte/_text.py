"""Actions in the words of the record, without their seat (record-format.md)."""

from collections.abc import Sequence
from typing import Final, assert_never

from pegboard.cards import Card
from pegboard.game import Hand, NotationError, in_order
from pegboard.games.ecarte._model import (
    Action,
    Call,
    Deal,
    Discard,
    Draw,
    Forfeit,
    King,
    Lay,
    Lot,
    NoKing,
    Resign,
    Stand,
)

UNKNOWN: Final = "??"
_NOBODY: Final = "-"

_PLAIN: Final[dict[str, Action]] = {
    "play": Call("play"),
    "propose": Call("propose"),
    "accept": Call("accept"),
    "refuse": Call("refuse"),
    "stand": Stand(),
    "king": King(),
    "no-king": NoKing(),
    "resign": Resign(),
    "time": Forfeit("time"),
    "abandoned": Forfeit("abandoned"),
}


def parse(text: str) -> Action:
    """Read an action; the only spelling is the one that :func:`write` gives.

    Raises:
        NotationError: the text is no action of Écarté.

    >>> parse("discard 7H QS")
    Discard(cards=(Card.parse('7H'), Card.parse('QS')))
    """
    word, _, rest = text.partition(" ")
    try:
        if text in _PLAIN:
            return _PLAIN[text]
        match word:
            case "lot":
                return Lot(tuple(None if it == _NOBODY else Card.parse(it) for it in _words(rest)))
            case "deal":
                hands, _, turned = rest.partition(" + ")
                return Deal(tuple(map(_hand, hands.split(" / "))), Card.parse(turned))
            case "draw":
                return _draw(rest)
            case "discard":
                return Discard(_hand(rest))
            case _:
                return Lay(Card.parse(text))
    except ValueError as error:
        message = f"{text!r} is no action of ecarte: {error}"
        raise NotationError(message) from None


def _words(text: str) -> list[str]:
    return text.split(" ")


def _hand(text: str) -> Hand:
    return tuple(None if it == UNKNOWN else Card.parse(it) for it in _words(text))


def _draw(text: str) -> Draw:
    seat, _, cards = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and str(int(seat)) == seat):
        message = f"{seat!r} is no seat"
        raise ValueError(message)
    return Draw(int(seat), _hand(cards))


def write(action: Action) -> str:  # noqa: PLR0911 - one line for each kind
    """Write *action*; cards laid aside from ace to king, suits C D H S."""
    match action:
        case Lay(card):
            return str(card)
        case Discard(cards):
            return f"discard {_write_hand(in_order(cards))}"
        case Draw(seat, cards):
            return f"draw {seat} {_write_hand(cards)}"
        case Lot(cards):
            return " ".join(["lot", *(_NOBODY if card is None else str(card) for card in cards)])
        case Deal(hands, turned):
            return f"deal {' / '.join(map(_write_hand, hands))} + {turned}"
        case Call(word):
            return word
        case Stand() | King() | NoKing() | Resign() | Forfeit():
            return next(word for word, plain in _PLAIN.items() if plain == action)
        case _:
            assert_never(action)


def _write_hand(cards: Sequence[Card | None]) -> str:
    return " ".join(UNKNOWN if card is None else str(card) for card in cards)
