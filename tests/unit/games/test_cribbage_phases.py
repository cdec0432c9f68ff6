"""The phases of a game follow each other as the table AFTER says, and every arrow is taken."""

from random import Random

import pytest

from pegboard.games import cribbage
from pegboard.games.cribbage import VARIANTS, Phase
from pegboard.games.cribbage._terms import AFTER
from pegboard.testing import play_at_random, shuffled
from support.cribbage_kit import choose

OPTIONS: list[dict[str, str]] = [
    {},
    {"cut_mode": "pone_picks"},
    {"counting": "manual"},
    {"counting": "manual", "muggins": "on", "cut_mode": "pone_picks"},
    {"pone_bonus": "each_deal"},
    {"pone_bonus": "each_deal", "counting": "manual"},
    {"pone_bonus": "each_deal", "counting": "manual", "muggins": "on"},
    {"auction_when": "after_discard"},
    {"auction_when": "after_discard", "cut_mode": "pone_picks"},
]
MANY_ACTS = {Phase.LAY_AWAY, Phase.BID, Phase.PLAY, Phase.MUGGINS}


def steps(variant: str, options: dict[str, str], games: int = 2) -> set[tuple[Phase, Phase]]:
    found: set[tuple[Phase, Phase]] = set()
    for seed in range(games):
        rules = cribbage.rules(variant, options)
        played = play_at_random(rules, shuffled(seed), Random(seed), choose=choose)  # noqa: S311 - a test's chance
        found |= {(it.state.phase, it.step.state.phase) for it in played.moments}
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_phase_follows_another_but_as_the_table_says(variant: str) -> None:
    names = {spec.name for spec in cribbage.option_specs(variant)}
    for options in OPTIONS:
        if set(options) <= names:
            for before, after in steps(variant, options | {"target": "31"}):
                stays = before is after and before in MANY_ACTS
                assert stays or after is Phase.OVER or after in AFTER[before], (before, after)


def test_the_table_has_no_arrow_that_is_never_taken() -> None:
    taken: set[tuple[Phase, Phase]] = set()
    for options in OPTIONS:
        names = {spec.name for spec in cribbage.option_specs("auction")}
        if set(options) <= names:
            taken |= steps("auction", options | {"target": "61"}, games=12)
    wanted = {(before, after) for before, phases in AFTER.items() for after in phases}
    assert wanted <= taken
