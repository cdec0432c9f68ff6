"""A game that the project does not know passes the suite (docs/adding-a-game.md)."""

from pegboard.testing import conformance
from support.sevens import kit


def test_twenty_five_games() -> None:
    for seed in range(25):
        conformance(kit(), seed)
