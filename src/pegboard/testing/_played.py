"""A whole game played at random, with every state on the way."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias, final

from pegboard.game import DEALER, Act, Packs, Rules, Seat, Step

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]

LONGEST = 20_000
"""Acts after which a game must have ended."""


@final
@dataclass(frozen=True, slots=True)
class Moment:
    """A state, what was done in it, and what it led to."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]


@final
@dataclass(frozen=True, slots=True)
class Played:
    """A game from its start to its end."""

    rules: AnyRules
    packs: Packs
    moments: tuple[Moment, ...]

    @property
    def last(self) -> Any:  # noqa: ANN401 - any game's state
        """The state at the end."""
        return self.moments[-1].step.state

    @property
    def acts(self) -> tuple[Act, ...]:
        """The log, as a record wants it."""
        return tuple(Act(it.seat, it.action, it.step) for it in self.moments)

    def deal_of(self, at: int) -> Iterator[int]:
        """Places of the moments of the deal to which place *at* belongs, up to and without it."""
        begin = at - 1
        while begin > 0 and not self._begins_deal(begin):
            begin -= 1
        return iter(range(begin, at))

    def _begins_deal(self, at: int) -> bool:
        before, here = self.moments[at - 1], self.moments[at]
        number = self.rules.deal_number
        return here.seat == DEALER and number(here.state) != number(before.state)


Choose: TypeAlias = Callable[[Random, Sequence[Any]], Any]
"""How one of the listed actions is chosen."""


def any_of(chance: Random, actions: Sequence[Any]) -> Any:  # noqa: ANN401 - any game's action
    """Any of them."""
    return chance.choice(actions)


def play_at_random(
    rules: AnyRules, packs: Packs, chance: Random, *, choose: Choose = any_of
) -> Played:
    """Play a game to its end; seats that act at once do so in random order.

    Raises:
        AssertionError: a seat that is to act can do nothing, or the game does not end.
    """
    state = rules.start()
    moments: list[Moment] = []
    while rules.result(state) is None:
        seats = rules.to_act(state)
        assert seats, "nobody is to act, and there is no result"
        assert len(moments) < LONGEST, "the game does not end"
        if DEALER in seats:
            seat, action = DEALER, rules.deal(state, packs(rules.pack_number(state)))
        else:
            seat = chance.choice(seats)
            actions = rules.actions(state, seat)
            assert actions, f"seat {seat} is to act and can do nothing"
            action = choose(chance, actions)
        step = rules.apply(state, seat, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return Played(rules, packs, tuple(moments))
