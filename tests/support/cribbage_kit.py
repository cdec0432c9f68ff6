"""What the conformance suite must know of cribbage."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pegboard import catalog
from pegboard.cards import Card
from pegboard.game import Seat
from pegboard.games import cribbage
from pegboard.games.cribbage import Bid, Cribbage, Event, Pass, Phase, State, View
from pegboard.testing import Kit


def kit(variant: str, options: Mapping[str, str] | None = None) -> Kit:
    """The suite's kit for *variant* with *options*."""

    def rules(dealer: Seat | None) -> Cribbage:
        return cribbage.rules(variant, options, dealer=dealer)

    return Kit(
        rules=rules,
        find=catalog.rules,
        piles=piles,
        points=points,
        limit=rules(None).target,
        follow=follow,
        choose=choose,
        tolerates=tolerates,
    )


def piles(state: State) -> tuple[Sequence[Card], int]:
    """Every card of the deal, and how many there must be."""
    laid = [] if state.play is None else [it.card for it in state.play.table]
    cards = [
        *(card for hand in state.hands for card in hand),
        *state.crib,
        *laid,
        *([] if state.starter is None else [state.starter]),
    ]
    wanted = 0
    if state.deal:
        players = len(state.hands)
        each = {2: (5, 6, 7), 3: (5,), 4: (5, 6)}[players]
        known = len(cards) - (state.starter is not None)
        wanted = next(n for n in (players * it + (players == 3) for it in each) if n == known)
        wanted += state.starter is not None
    return [card for card in cards if card is not None], wanted


def points(rules: Any, event: Event) -> list[tuple[int, int]]:  # noqa: ANN401 - the kit's type
    assert isinstance(rules, Cribbage)
    pegged = rules.points(event)
    return [] if pegged is None else [pegged]


def follow(rules: Any, view: View, event: Event) -> View:  # noqa: ANN401 - the kit's type
    assert isinstance(rules, Cribbage)
    return rules.follow(view, event)


def choose(chance: Random, actions: Sequence[Any]) -> Any:  # noqa: ANN401 - the kit's type
    """Anything, but no bid that the crib is not worth: such an auction would not end."""
    is_bidding = isinstance(actions[0], Pass | Bid)
    return chance.choice(actions[:3] if is_bidding else actions)


def tolerates(state: State, _seat: Seat, _action: object) -> bool:
    """A muggins question on which nothing was missed may be passed over."""
    return state.phase is Phase.MUGGINS
