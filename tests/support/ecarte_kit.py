"""What the conformance suite must know of Écarté."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pegboard import catalog
from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.games import ecarte
from pegboard.games.ecarte import Call, Ecarte, Event, State, View
from pegboard.testing import Kit


def kit(options: Mapping[str, str] | None = None) -> Kit:
    """The suite's kit with *options*."""

    def rules(dealer: Seat | None) -> Ecarte:
        return ecarte.rules("ecarte", options, dealer=dealer)

    return Kit(
        rules=rules,
        find=catalog.rules,
        piles=piles,
        points=points,
        limit=rules(None).target,
        follow=follow,
        choose=choose,
    )


def piles(state: State) -> tuple[Sequence[Card], int]:
    """Every card of the deal whose place is known, and how many of 32 there must be."""
    laid = [one.card for trick in state.tricks for one in trick.cards]
    cards = [
        *(card for hand in state.hands for card in hand),
        *state.aside,
        *state.due,
        *laid,
        *(one.card for one in state.table),
        *([] if state.turned is None else [state.turned]),
    ]
    return [card for card in cards if card is not None], 32 - state.stock if state.deal else 0


def points(rules: Any, event: Event) -> list[tuple[int, int]]:  # noqa: ANN401 - the kit's type
    assert isinstance(rules, Ecarte)
    scored = rules.points(event)
    return [] if scored is None else [scored]


def follow(rules: Any, view: View, event: Event) -> View:  # noqa: ANN401 - the kit's type
    assert isinstance(rules, Ecarte)
    return rules.follow(view, event)


def choose(chance: Random, actions: Sequence[Any]) -> Any:  # noqa: ANN401 - the kit's type
    """Anything, but players who like to exchange, so that stocks are used up."""
    liked = [action for action in actions if action in (Call("propose"), Call("accept"))]
    return liked[0] if liked and chance.random() < 0.7 else chance.choice(actions)
