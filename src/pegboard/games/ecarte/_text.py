"""Actions in the words of the record, without their seat (record-format.md)."""

from typing import Final, assert_never

from pegboard.cards import Card
from pegboard.game import (
    ENDINGS,
    Forfeit,
    Lot,
    NotationError,
    Resign,
    in_order,
    parse_hand,
    parse_hands,
    parse_lot,
    parse_number,
    write_hand,
    write_hands,
    write_lot,
)
from pegboard.games.ecarte._actions import (
    Action,
    Call,
    Deal,
    Discard,
    Draw,
    King,
    Lay,
    NoKing,
    Stand,
)

_PLAIN: Final[dict[str, Action]] = {
    "play": Call("play"),
    "propose": Call("propose"),
    "accept": Call("accept"),
    "refuse": Call("refuse"),
    "stand": Stand(),
    "king": King(),
    "no-king": NoKing(),
    **ENDINGS,
}
_WORDS: Final = {action: word for word, action in _PLAIN.items()}


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
                return parse_lot(rest)
            case "deal":
                hands, _, turned = rest.partition(" + ")
                return Deal(parse_hands(hands), Card.parse(turned))
            case "draw":
                return _draw(rest)
            case "discard":
                return Discard(parse_hand(rest))
            case _:
                return Lay(Card.parse(text))
    except ValueError as error:
        message = f"{text!r} is no action of Écarté: {error}"
        raise NotationError(message) from None


def _draw(text: str) -> Draw:
    seat, _, cards = text.partition(" ")
    return Draw(parse_number(seat), parse_hand(cards))


def write(action: Action) -> str:  # noqa: PLR0911 - one line for each kind
    """Write *action*; cards laid aside from ace to king, suits C D H S."""
    match action:
        case Lay(card):
            return str(card)
        case Discard(cards):
            return f"discard {write_hand(in_order(cards))}"
        case Draw(seat, cards):
            return f"draw {seat} {write_hand(cards)}"
        case Lot():
            return f"lot {write_lot(action)}"
        case Deal(hands, turned):
            return f"deal {write_hands(hands)} + {turned}"
        case Call(word):
            return word
        case Stand() | King() | NoKing() | Resign() | Forfeit():
            return _WORDS[action]
        case _:
            assert_never(action)
