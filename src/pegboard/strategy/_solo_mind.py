"""What the general player knows of Solo Whist: whole states that fit a view, a quick player."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, final

from pegboard.game import Rules, Seat
from pegboard.games.solo_whist import Action, SoloWhist, State, View, rules
from pegboard.strategy._general import Mind
from pegboard.strategy._solo import SoloPlayer
from pegboard.strategy._solo_imagine import imagine


@final
class SoloMind(Mind[State, Action, View]):
    """Imagination, a quick player and values of Solo Whist.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the defaults.
    """

    def __init__(self, variant: str, options: Mapping[str, str]) -> None:
        self._rules: Final[SoloWhist] = rules(variant, options)
        self._quick: Final = SoloPlayer(variant, options, "level-1")

    @property
    def rules(self) -> Rules[State, Action, Any, View]:
        """The rules that imagined worlds are played by."""
        return self._rules

    def imagine(self, view: View, rng: Random) -> State:
        """A whole session that fits *view*; its own seat's view of it is the same."""
        return imagine(view, rng)

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What a player of the first level does by what *seat* would see."""
        return self._quick.choose(self._rules.view(state, seat), actions, rng, 0.0)

    def value(self, state: State, seat: Seat) -> float:
        """The total of *seat*; what others gain it loses (W23)."""
        return float(state.scores[seat])
