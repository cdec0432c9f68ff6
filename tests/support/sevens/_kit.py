"""What the conformance suite must know of Sevens."""

from collections.abc import Sequence
from typing import Any

from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.testing import Kit
from support.sevens import _view
from support.sevens._model import Event, Laid, State, View
from support.sevens._rules import HAND, PACK, Sevens, find


def kit() -> Kit:
    """The suite's kit."""

    def rules(dealer: Seat | None) -> Sevens:
        return Sevens(0 if dealer is None else dealer)

    return Kit(rules=rules, find=find, piles=piles, points=points, limit=HAND, follow=follow)


def piles(state: State) -> tuple[Sequence[Card], int]:
    """Every card, and how many there must be."""
    held = [card for hand in state.hands for card in hand if card is not None]
    return [*held, *state.laid], len(PACK) if state.number else 0


def points(_rules: object, event: Event) -> list[tuple[int, int]]:
    """A point for a card."""
    return [(event.seat, 1)] if isinstance(event, Laid) else []


def follow(_rules: object, view: View, event: Event) -> Any:  # noqa: ANN401 - the kit's type
    """The view after *event*."""
    return _view.follow(view, event)
