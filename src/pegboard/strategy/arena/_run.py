"""All rounds of a contest, here or in other processes."""

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial

from pegboard.strategy.arena._contest import Contest, Outcome, play_round, side_count


def rounds_of(contest: Contest, games: int) -> int:
    """How many rounds give at least *games* games: with duplicate deals no round is left undone.

    Raises:
        OptionError: game, variant or options do not exist.
    """
    each = side_count(contest) if contest.duplicate else 1
    return -(-games // each)


def run(
    contest: Contest, games: int, executor: Executor | None = None
) -> Iterator[tuple[Outcome, ...]]:
    """Play the rounds of *contest* and give each as soon as it and those before it are over.

    Args:
        contest: what is played.
        games: how many games at least; see :func:`rounds_of`.
        executor: plays the rounds; without one they are played here. The outcomes are the same.

    Raises:
        OptionError: game, variant, options or a bot's name do not exist.
    """
    numbers = range(rounds_of(contest, games))
    work = partial(play_round, contest)
    return map(work, numbers) if executor is None else executor.map(work, numbers)
