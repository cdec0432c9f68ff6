"""Actions in the words of the record, without their seat."""

from typing import assert_never

from pegboard.cards import Card
from pegboard.game import NotationError, parse_hands, write_hands
from support.sevens._model import Action, Deal, Lay, Pass


def parse(text: str) -> Action:
    """Read an action; the only spelling is the one that :func:`write` gives.

    Raises:
        NotationError: the text is no action of Sevens.
    """
    if text == "pass":
        return Pass()
    word, _, rest = text.partition(" ")
    try:
        return Deal(parse_hands(rest)) if word == "deal" else Lay(Card.parse(text))
    except ValueError as error:
        message = f"{text!r} is no action of Sevens: {error}"
        raise NotationError(message) from None


def write(action: Action) -> str:
    """Write *action*."""
    match action:
        case Deal(hands):
            return f"deal {write_hands(hands)}"
        case Lay(card):
            return str(card)
        case Pass():
            return "pass"
        case _:
            assert_never(action)
