"""Actions in the words of the record, without their seat (record-format.md)."""

from typing import Final, assert_never

from pegboard.cards import Card, Suit
from pegboard.game import (
    ENDINGS,
    Forfeit,
    Lot,
    NotationError,
    Resign,
    parse_hands,
    parse_lot,
    write_hands,
    write_lot,
)
from pegboard.games.solo_whist._actions import (
    Accept,
    Action,
    Call,
    Deal,
    Decline,
    Lay,
    Pass,
    ThrowIn,
    Trumps,
)
from pegboard.games.solo_whist._auction import SPEECHES

_NO_TRUMPS: Final = "none"

_PLAIN: Final[dict[str, Action]] = dict[str, Action](SPEECHES.items()) | dict(ENDINGS)
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
                return parse_lot(rest)
            case "deal":
                return Deal(parse_hands(rest))
            case "trumps":
                return Trumps(None if rest == _NO_TRUMPS else Suit(rest))
            case _:
                return Lay(Card.parse(text))
    except ValueError as error:
        message = f"{text!r} is no action of Solo Whist: {error}"
        raise NotationError(message) from None


def write(action: Action) -> str:
    """Write *action*; the cards of a deal in the order of dealing."""
    match action:
        case Lay(card):
            return str(card)
        case Lot():
            return f"lot {write_lot(action)}"
        case Deal(hands):
            return f"deal {write_hands(hands)}"
        case Trumps(suit):
            return f"trumps {_NO_TRUMPS if suit is None else suit.value}"
        case Call() | Pass() | Accept() | Decline() | ThrowIn() | Resign() | Forfeit():
            return _WORDS[action]
        case _:
            assert_never(action)
