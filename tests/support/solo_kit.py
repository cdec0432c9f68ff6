"""What the conformance suite must know of Solo Whist."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pegboard import catalog
from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.games import solo_whist
from pegboard.games.solo_whist import (
    Accept,
    Call,
    Contract,
    DealScored,
    Event,
    Lay,
    Pass,
    Phase,
    SoloWhist,
    State,
    View,
)
from pegboard.testing import Kit


def kit(options: Mapping[str, str] | None = None) -> Kit:
    """The suite's kit with *options*."""

    def rules(dealer: Seat | None) -> SoloWhist:
        return solo_whist.rules("solo", options, dealer=dealer)

    return Kit(
        rules=rules,
        find=catalog.rules,
        piles=piles,
        points=points,
        limit=None,
        follow=follow,
        choose=choose,
        tolerates=tolerates,
    )


def piles(state: State) -> tuple[Sequence[Card], int]:
    """Every card of the deal, and how many there must be."""
    held = [card for hand in state.hands for card in hand if card is not None]
    laid = [card for trick in state.tricks for card in trick.cards]
    return [*held, *laid, *state.trick], 52 if state.deal else 0


def points(_rules: object, event: Event) -> list[tuple[int, int]]:
    return list(enumerate(event.changes)) if isinstance(event, DealScored) else []


def follow(rules: Any, view: View, event: Event) -> View:  # noqa: ANN401 - the kit's type
    assert isinstance(rules, SoloWhist)
    return rules.follow(view, event)


def choose(chance: Random, actions: Sequence[Any]) -> Any:  # noqa: ANN401 - the kit's type
    """Anything, but calls mostly a small step: mere chance would nearly always reach the slam."""
    calls = [action for action in actions if isinstance(action, Call)]
    quiet = [action for action in actions if isinstance(action, Pass | Accept)]
    if quiet and chance.random() < 0.6:
        return chance.choice(quiet)
    return calls[0] if calls and chance.random() < 0.6 else chance.choice(actions)


def tolerates(state: State, seat: Seat, action: object) -> bool:
    """Who can only say that there are no trumps may lead instead."""
    is_to_say = state.phase is Phase.TRUMPS and state.contract is Contract.DECLARED
    return is_to_say and seat in state.declarers and isinstance(action, Lay)
