"""Actions in the words of the record, without their seat."""

from typing import assert_never

from pegboard.cards import Card
from pegboard.game import Hand, NotationError
from support.sevens._model import Action, Deal, Lay, Pass

UNKNOWN = "??"


def parse(text: str) -> Action:
    """Read an action; the only spelling is the one that :func:`write` gives.

    Raises:
        NotationError: the text is no action of Sevens.
    """
    if text == "pass":
        return Pass()
    word, _, rest = text.partition(" ")
    try:
        return Deal(tuple(map(_hand, rest.split(" / ")))) if word == "deal" else Lay(_card(text))
    except ValueError as error:
        message = f"{text!r} is no action of Sevens: {error}"
        raise NotationError(message) from None


def _hand(text: str) -> Hand:
    return tuple(None if word == UNKNOWN else _card(word) for word in text.split(" "))


def _card(text: str) -> Card:
    return Card.parse(text)


def write(action: Action) -> str:
    """Write *action*."""
    match action:
        case Deal(hands):
            return f"deal {' / '.join(' '.join(str(it or UNKNOWN) for it in one) for one in hands)}"
        case Lay(card):
            return str(card)
        case Pass():
            return "pass"
        case _:
            assert_never(action)
