"""What the general player knows of Écarté: whole states that fit a view, and a quick player."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, final

from pegboard.game import Rules, Seat
from pegboard.games.ecarte import PACK, Action, Draw, Ecarte, Phase, State, View, rules
from pegboard.strategy._ecarte import EcartePlayer
from pegboard.strategy._ecarte_imagine import imagine
from pegboard.strategy._ecarte_worth import worth
from pegboard.strategy._general import Mind


@final
class EcarteMind(Mind[State, Action, View]):
    """Imagination, a quick player and values of Écarté.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the defaults.
    """

    def __init__(self, variant: str, options: Mapping[str, str]) -> None:
        self._rules: Final[Ecarte] = rules(variant, options)
        self._quick: Final = EcartePlayer(variant, options, "level-1")

    @property
    def rules(self) -> Rules[State, Action, Any, View]:
        """The rules that imagined worlds are played by."""
        return self._rules

    def imagine(self, view: View, rng: Random) -> State:
        """A whole game that fits *view*; its own seat's view of it is the same."""
        return imagine(view, rng)

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What a player of the first level does by what *seat* would see."""
        return self._quick.choose(self._rules.view(state, seat), actions, rng, 0.0)

    def value(self, state: State, seat: Seat) -> float:
        """What the score is worth; the other seat deals next, or this one (E3)."""
        mine, theirs = state.scores[seat], state.scores[1 - seat]
        options = self._rules.terms.options
        return worth(mine, theirs, options, deals=state.dealer != seat)

    def chance(self, state: State, rng: Random) -> Action | None:
        """Cards from the stock for those laid aside, and from a new one where it is due (E13)."""
        if state.phase is not Phase.DRAW:
            return None
        placed = {state.turned, *state.aside, *state.due}
        placed.update(*state.hands)
        left = [card for card in PACK if card not in placed]
        again = [card for card in state.aside if card is not None]
        rng.shuffle(left)
        rng.shuffle(again)
        return Draw(state.turn, tuple([*left, *again][: len(state.due)]))
