"""Players to measure others against: one knows nothing, the other never looks ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from pegboard.strategy._general import Mind

RANDOM: Final = "random"
GREEDY: Final = "greedy"
BASELINES: Final = (RANDOM, GREEDY)
"""Names of the baselines in the arena."""


@final
class RandomPlayer:
    """Does anything that is allowed, everything equally often."""

    def choose(self, view: Any, actions: Sequence[Any], rng: Random, budget: float) -> Any:  # noqa: ANN401 - a `Bot` of any game
        """Pick one of *actions*; see `Bot.choose`."""
        del view, budget
        return rng.choice(actions)


@final
class GreedyPlayer:
    """Does what the quick player of its game does: takes what it sees and never looks ahead.

    Args:
        mind: what it knows of the game.
    """

    def __init__(self, mind: Mind[Any, Any, Any]) -> None:
        self._mind: Final = mind

    def choose(self, view: Any, actions: Sequence[Any], rng: Random, budget: float) -> Any:  # noqa: ANN401 - a `Bot` of any game
        """Pick one of *actions*; see `Bot.choose`."""
        del budget
        if len(actions) == 1:
            return actions[0]
        state = self._mind.imagine(view, rng)
        return self._mind.policy(state, self._mind.seat(view), actions, rng)
