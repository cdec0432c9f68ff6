"""What the general player knows of Écarté: whole states that fit a view, and a quick player."""

from collections.abc import Mapping
from random import Random
from typing import Final, final

from pegboard.game import Seat
from pegboard.games.ecarte import PACK, Action, Draw, Phase, State, View, rules
from pegboard.strategy._ecarte import EcartePlayer
from pegboard.strategy._ecarte_imagine import imagine
from pegboard.strategy._ecarte_worth import worth
from pegboard.strategy._quick_mind import QuickMind


@final
class EcarteMind(QuickMind[State, Action, View]):
    """Imagination, a quick player and values of Écarté.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the defaults.
    """

    def __init__(self, variant: str, options: Mapping[str, str]) -> None:
        agreed = rules(variant, options)
        super().__init__(agreed, imagine, EcartePlayer(variant, options, "level-1"))
        self._options: Final = agreed.terms.options

    def value(self, state: State, seat: Seat) -> float:
        """What the score is worth; the other seat deals next, or this one (E3)."""
        mine, theirs = state.scores[seat], state.scores[1 - seat]
        return worth(mine, theirs, self._options, deals=state.dealer != seat)

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
