"""A player of any game: it imagines worlds that fit its view and tries every action in each.

How a choice is made: *imagine* a whole state that the view allows; do each action in it and let
quick players play on to the end of the deal; take the action with the best average. All actions
meet the same worlds and the same chance, so that they are compared and not the luck of the draw,
and one that is clearly behind is not tried any further.

What differs from game to game is a :class:`Mind`. A new game needs one to have club players.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any, Final, Generic, Protocol, TypeVar, final

from pegboard.game import DEALER, Rules, Seat

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")

ROUND: Final = 6
"""Worlds between two looks at which actions are still in the race."""

BEHIND: Final = 2.5
"""Standard errors (of the paired difference) by which an action is behind that is dropped."""


class Mind(Protocol[State, Action, View]):
    """What the general player must be told of a game with its variant and options settled.

    Inherit from it: `chance`, `worthwhile` and `seat` have bodies that suit most games.
    """

    @property
    def rules(self) -> Rules[State, Action, Any, View]:
        """The rules that imagined worlds are played by."""
        ...

    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that fits *view*, hidden cards as likely as they are in earnest.

        Its own seat's view of it is *view*, or differs only in what changes nothing any more.
        """
        ...

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What a quick, sensible player in *seat* does; called at every step of every world.

        It should look only at what the seat would know of the imagined *state*.
        """
        ...

    def value(self, state: State, seat: Seat) -> float:
        """How good *state*, where a world ended, is for the side of *seat*; larger is better."""
        ...

    def chance(self, state: State, rng: Random) -> Action | None:
        """What chance does next, or ``None`` where the world ends: before a new deal.

        A game that draws cards within the deal answers for those.
        """
        del state, rng
        return None

    def worthwhile(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions to try, at least one: of equal ones a single one, none that is absurd."""
        del view
        return actions

    def seat(self, view: View) -> Seat:
        """The seat whose *view* it is."""
        seat: Seat = getattr(view, "seat")  # noqa: B009 - every game's view has it, no type says so
        return seat


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Thought:
    """How hard a player thinks.

    Attributes:
        worlds: how many worlds it imagines at most.
        slip: standard deviation of the error with which it judges an action, in the units of
            `Mind.value`: near misses are common then, absurd choices are not.
    """

    worlds: int
    slip: float = 0.0


@final
class GeneralPlayer(Generic[State, Action, View]):
    """A `Bot` for any game.

    The same view, actions and chance give the same choice as long as the number of worlds
    decides and not the time.

    Args:
        mind: what it knows of the game.
        thought: how hard it thinks.
        clock: seconds from anywhere, for the budget; by default those that this thread has
            worked, so that a busy machine changes no choice.
    """

    def __init__(
        self,
        mind: Mind[State, Action, View],
        thought: Thought,
        *,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        self._mind: Final = mind
        self._thought: Final = thought
        self._clock: Final = clock

    def choose(self, view: View, actions: Sequence[Action], rng: Random, budget: float) -> Action:
        """Pick one of *actions*; see `Bot.choose`. At least one world is tried, however late."""
        tried = self._mind.worthwhile(view, actions)
        if len(tried) == 1:
            return tried[0]
        means = self.judge(view, tried, rng, budget)
        slip = self._thought.slip
        judged = [mean + rng.gauss(0.0, slip) if slip else mean for mean in means]
        return tried[max(range(len(tried)), key=judged.__getitem__)]

    def judge(
        self, view: View, actions: Sequence[Action], rng: Random, budget: float
    ) -> list[float]:
        """The average value of each of *actions*; of one dropped early, as its lag foretells."""
        until = self._clock() + budget
        seat = self._mind.seat(view)
        values: list[list[float]] = [[] for _ in actions]
        racing = list(range(len(actions)))
        for number in range(1, self._thought.worlds + 1):
            world = self._mind.imagine(view, rng)
            seed = rng.getrandbits(32)
            for index in racing:
                chance = Random(seed)  # noqa: S311 - imagined, and the same for every action
                values[index].append(self._outcome(world, seat, actions[index], chance))
            if not number % ROUND:
                racing = in_race(values, racing)
            if len(racing) == 1 or self._clock() >= until:
                break
        return comparable(values, max(racing, key=lambda index: sum(values[index])))

    def _outcome(self, state: State, seat: Seat, action: Action, rng: Random) -> float:
        """The value of one world for *seat* after *action*."""
        mind, rules = self._mind, self._mind.rules
        state = rules.apply(state, seat, action).state
        while to_act := rules.to_act(state):
            if DEALER in to_act:
                drawn = mind.chance(state, rng)
                if drawn is None:
                    break
                state = rules.apply(state, DEALER, drawn).state
                continue
            actor = to_act[0]
            listed = rules.actions(state, actor)
            chosen = listed[0] if len(listed) == 1 else mind.policy(state, actor, listed, rng)
            state = rules.apply(state, actor, chosen).state
        return mind.value(state, seat)


def in_race(values: Sequence[Sequence[float]], racing: Sequence[int]) -> list[int]:
    """Which of the actions *racing* are not clearly behind the best of them.

    Args:
        values: of each action, its value in each world; those racing have met the same worlds.
        racing: indexes of the actions in the race.
    """
    best = max(racing, key=lambda index: sum(values[index]))
    return [
        index for index in racing if index == best or not _is_behind(values[index], values[best])
    ]


def comparable(values: Sequence[Sequence[float]], best: int) -> list[float]:
    """The average of each action over all worlds, those it did not meet filled in.

    An action that was dropped lags as far behind *best* as it did where both were tried: worlds
    differ more than actions do, so an average over other worlds would say nothing.
    """
    whole = fmean(values[best])
    return [fmean(one) - fmean(values[best][: len(one)]) + whole for one in values]


def _is_behind(values: Sequence[float], best: Sequence[float]) -> bool:
    lags = [high - low for low, high in zip(values, best, strict=True)]
    count = len(lags)
    mean = sum(lags) / count
    spread = sum((lag - mean) ** 2 for lag in lags) / max(1, count - 1)
    return mean > BEHIND * sqrt(spread / count) and mean > 0
