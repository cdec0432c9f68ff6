"""The phases of Écarté follow each other as the table AFTER says, and every arrow is taken."""

from random import Random

from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Phase
from pegboard.games.ecarte._terms import AFTER
from pegboard.testing import play_at_random, shuffled
from support.ecarte_kit import choose

OPTIONS: list[dict[str, str]] = [
    {},
    {"dealer_min_exchange": "0"},
    {"king_announce": "before_lead"},
    {"king_announce": "before_lead", "stock_rule": "limit", "target": "7"},
]


def steps() -> set[tuple[Phase, Phase]]:
    found: set[tuple[Phase, Phase]] = set()
    for options in OPTIONS:
        rules = ecarte.rules("ecarte", options)
        for seed in range(30):
            chance = Random(seed)  # noqa: S311 - a test's chance may be guessed
            played = play_at_random(rules, shuffled(seed, PACK), chance, choose=choose)
            found |= {(it.state.phase, it.step.state.phase) for it in played.moments}
    return found


def test_phases_follow_each_other_as_the_table_says_and_all_do() -> None:
    taken = steps()
    wanted = {(before, after) for before, phases in AFTER.items() for after in phases}
    assert {it for it in taken if it[1] is not Phase.OVER} == wanted
