"""A mind whose quick player is a club player of the first level."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeVar

from pegboard.game import Rules, Seat
from pegboard.strategy._bot import Bot
from pegboard.strategy._general import Mind

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


class QuickMind(Mind[State, Action, View]):
    """What the minds of games with a fast club player have in common; a value is their own.

    Args:
        rules: the rules that imagined worlds are played by.
        imagine: gives a whole state that fits a view.
        quick: the club player.
    """

    def __init__(
        self,
        rules: Rules[State, Action, Any, View],
        imagine: Callable[[View, Random], State],
        quick: Bot[View, Action],
    ) -> None:
        self._rules: Final = rules
        self._imagine: Final = imagine
        self._quick: Final = quick

    @property
    def rules(self) -> Rules[State, Action, Any, View]:
        """The rules that imagined worlds are played by."""
        return self._rules

    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that fits *view*; its own seat's view of it is the same."""
        return self._imagine(view, rng)

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What the club player does by what *seat* would see."""
        return self._quick.choose(self._rules.view(state, seat), actions, rng, 0.0)
