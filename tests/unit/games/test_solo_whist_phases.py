"""The phases of a session follow each other as the table AFTER says; every arrow is taken."""

from pegboard.games import solo_whist
from pegboard.games.solo_whist import Phase
from pegboard.games.solo_whist._terms import AFTER
from pegboard.testing import play_at_random, shuffled
from support.chance import seeded
from support.solo_kit import choose

MANY_ACTS = {Phase.AUCTION, Phase.PLAY}


def test_phases() -> None:
    taken: set[tuple[Phase, Phase]] = set()
    for seed in range(60):
        rules = solo_whist.rules("solo", {"deals": "4", "declared_trump": "none"})
        played = play_at_random(rules, shuffled(seed), seeded(seed), choose=choose)
        taken |= {(it.state.phase, it.step.state.phase) for it in played.moments}
    for before, after in taken:
        stays = before is after and before in MANY_ACTS
        assert stays or after is Phase.OVER or after in AFTER[before], (before, after)
    assert {(before, after) for before, phases in AFTER.items() for after in phases} <= taken
