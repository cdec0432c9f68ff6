"""What a club player is: a choice made from a view."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")


class Bot(Protocol[View_contra, Action]):
    """A player that sees what its seat may see, and nothing else."""

    def choose(
        self, view: View_contra, actions: Sequence[Action], rng: Random, budget: float
    ) -> Action:
        """Pick one of *actions*.

        Args:
            view: what the seat to act knows.
            actions: what it may do; at least one.
            rng: all the chance that the player may use, so that a choice can be repeated.
            budget: seconds that the choice should take at most.
        """
        ...
