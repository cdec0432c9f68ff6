"""What the general player knows of Solo Whist: whole states that fit a view, a quick player."""

from collections.abc import Mapping
from typing import final

from pegboard.game import Seat
from pegboard.games.solo_whist import Action, State, View, rules
from pegboard.strategy._quick_mind import QuickMind
from pegboard.strategy._solo import SoloPlayer
from pegboard.strategy._solo_imagine import imagine


@final
class SoloMind(QuickMind[State, Action, View]):
    """Imagination, a quick player and values of Solo Whist.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the defaults.
    """

    def __init__(self, variant: str, options: Mapping[str, str]) -> None:
        quick = SoloPlayer(variant, options, "level-1")
        super().__init__(rules(variant, options), imagine, quick)

    def value(self, state: State, seat: Seat) -> float:
        """The total of *seat*; what others gain it loses (W23)."""
        return float(state.scores[seat])
