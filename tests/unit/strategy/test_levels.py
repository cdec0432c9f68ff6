"""Every level plays better than the one below, in every variant of cribbage.

Points a deal are what is asked for: they tell levels apart in far fewer games than wins do. The
packs and all chance are fixed, so that a test cannot fail by bad luck, and games are short.
"""

from itertools import pairwise

import pytest

from pegboard.games import cribbage
from pegboard.strategy import LEVELS
from pegboard.strategy.arena import Contest, Summary, run, side_count, summary_of


def measured(variant: str, first: str, second: str, games: int) -> Summary:
    """What *first* makes against *second*, every pack played from every side."""
    contest = Contest(
        game="cribbage",
        variant=variant,
        options={"target": "61"},
        first=first,
        second=second,
        seed=4,
        duplicate=True,
    )
    return summary_of(list(run(contest, games)), side_count(contest))


@pytest.mark.parametrize("variant", cribbage.VARIANTS)
def test_the_first_level_beats_chance(variant: str) -> None:
    summary = measured(variant, "level-1", "random", 36)
    assert summary.points_per_deal > 0.5
    assert summary.strength > 1.25


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("variant", cribbage.VARIANTS)
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_every_level_makes_points_against_the_one_below(
    variant: str, lower: str, higher: str
) -> None:
    assert measured(variant, higher, lower, 24).points_per_deal > 0
