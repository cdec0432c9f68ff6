"""The general player: a fair comparison, a race, a budget, and choices that can be repeated."""

from collections.abc import Callable
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.games.cribbage import Lay
from pegboard.strategy import GeneralPlayer, Thought
from pegboard.strategy._cribbage_mind import CribbageMind
from pegboard.strategy._general import ROUND, comparable, in_race
from support.chance import seeded
from support.cribbage import Cribbage, at_play


def position() -> Cribbage:
    """Seat 1 may pair the eight, make fifteen, or do neither."""
    game = at_play("six-card", ["8H 2C 3D KS", "7C 8D QH TS"])
    game.play(0, "8H")
    return game


def choice(
    thought: Thought,
    *,
    seed: int = 1,
    budget: float = inf,
    clock: Callable[[], float] = lambda: 0.0,
) -> str:
    """The card that seat 1 lays."""
    game = position()
    player = GeneralPlayer(CribbageMind("six-card", {}), thought, clock=clock)
    action = player.choose(game.view(1), game.actions(1), seeded(seed), budget)
    assert isinstance(action, Lay)
    return str(action.card)


def counted(calls: list[float]) -> Callable[[], float]:
    """A clock that is one second later every time it is read, and remembers."""

    def now() -> float:
        calls.append(len(calls))
        return calls[-1]

    return now


def test_it_takes_points_that_lie_open() -> None:
    assert choice(Thought(worlds=20)) in {"7C", "8D"}


def test_the_same_chance_gives_the_same_choice() -> None:
    thought = Thought(worlds=4, slip=3.0)
    chosen = [choice(thought, seed=seed) for seed in range(12)]
    assert chosen == [choice(thought, seed=seed) for seed in range(12)]
    assert len(set(chosen)) > 1


def test_the_budget_ends_the_thinking_after_one_world_at_least() -> None:
    calls: list[float] = []
    choice(Thought(worlds=50), budget=0.0, clock=counted(calls))
    assert len(calls) == 2  # when it began, and after the first world
    calls.clear()
    choice(Thought(worlds=50), budget=4.0, clock=counted(calls))
    assert len(calls) == 5


def test_the_number_of_worlds_ends_it_too() -> None:
    calls: list[float] = []
    choice(Thought(worlds=3), clock=counted(calls))
    assert len(calls) == 4


def test_a_slip_is_rarely_a_blunder() -> None:
    """Two points are taken far more often than not by a player who errs by one."""
    taken = [choice(Thought(worlds=4, slip=1.0), seed=seed) for seed in range(30)]
    assert sum(card in {"7C", "8D"} for card in taken) > 20


# --- The race ------------------------------------------------------------------------------


def test_a_clear_laggard_leaves_the_race_and_a_close_one_stays() -> None:
    best = [3.0, 4.0, 5.0, 4.0, 3.0, 5.0]
    close = [4.0, 3.0, 5.0, 4.0, 4.0, 3.0]
    behind = [value - 2 for value in best]
    assert in_race([best, close, behind], [0, 1, 2]) == [0, 1]


def test_equal_actions_stay_together() -> None:
    assert in_race([[1.0] * ROUND, [1.0] * ROUND], [0, 1]) == [0, 1]


def test_who_left_early_is_judged_by_its_lag() -> None:
    """It met two rich worlds and was behind in both; an average of its own would mislead."""
    assert comparable([[10.0, 10.0, 1.0, 1.0], [9.0, 9.0]], best=0) == [5.5, 4.5]


@given(st.lists(st.lists(st.integers(-9, 9), min_size=4, max_size=4), min_size=1, max_size=5))
def test_where_all_met_all_worlds_the_averages_are_plain(values: list[list[int]]) -> None:
    best = max(range(len(values)), key=lambda index: sum(values[index]))
    assert comparable(values, best) == pytest.approx([sum(one) / 4 for one in values])
    assert best in in_race(values, range(len(values)))
