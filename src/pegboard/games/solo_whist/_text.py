"""Actions in the words of the record, without their seat (record-format.md)."""

from collections.abc import Sequence
from typing import Final, assert_never

from pegboard.cards import Card, Suit
from pegboard.game import Hand, NotationError
from pegboard.games.solo_whist._auction import SPEECHES
from pegboard.games.solo_whist._model import (
    Accept,
    Action,
    Call,
    Deal,
    Decline,
    Forfeit,
    Lay,
    Lot,
    Pass,
    Resign,
    ThrowIn,
    Trumps,
)

UNKNOWN: Final = "??"
_NOBODY: Final = "-"
_NO_TRUMPS: Final = "none"

_PLAIN: Final[dict[str, Action]] = dict[str, Action](SPEECHES.items()) | {
    "resign": Resign(),
    "time": Forfeit("time"),
    "abandoned": Forfeit("abandoned"),
}
_WORDS: Final = {action: word for word, action in _PLAIN.items()}


def parse(text: str) -> Action:
    """Read an action; the only spelling is the one that :func:`write` gives.

    Raises:
        NotationError: the text is no action of Solo Whist.

    >>> parse("trumps none")
    Trumps(suit=None)
    """
    if text in _PLAIN:
        return _PLAIN[text]
    word, _, rest = text.partition(" ")
    try:
        match word:
            case "lot":
                cards = rest.split(" ")
                return Lot(tuple(None if it == _NOBODY else Card.parse(it) for it in cards))
            case "deal":
                return Deal(tuple(map(_hand, rest.split(" / "))))
            case "trumps":
                return Trumps(None if rest == _NO_TRUMPS else Suit(rest))
            case _:
                return Lay(Card.parse(text))
    except ValueError as error:
        message = f"{text!r} is no action of Solo Whist: {error}"
        raise NotationError(message) from None


def _hand(text: str) -> Hand:
    return tuple(None if it == UNKNOWN else Card.parse(it) for it in text.split(" "))


def write(action: Action) -> str:
    """Write *action*; the cards of a deal in the order of dealing."""
    match action:
        case Lay(card):
            return str(card)
        case Lot(cards):
            return " ".join(["lot", *(_NOBODY if card is None else str(card) for card in cards)])
        case Deal(hands):
            return f"deal {' / '.join(map(_write_hand, hands))}"
        case Trumps(suit):
            return f"trumps {_NO_TRUMPS if suit is None else suit.value}"
        case Call() | Pass() | Accept() | Decline() | ThrowIn() | Resign() | Forfeit():
            return _WORDS[action]
        case _:
            assert_never(action)


def _write_hand(cards: Sequence[Card | None]) -> str:
    return " ".join(UNKNOWN if card is None else str(card) for card in cards)
