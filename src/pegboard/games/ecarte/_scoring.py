"""What tricks, and what games, are worth (ecarte.md E24 to E26, E31)."""

from typing import Final

from pegboard.games.ecarte._model import Situation
from pegboard.games.ecarte._options import Options

TRICKS: Final = 5
MAJORITY: Final = 3
KING: Final = 1
"""A king turned up or announced (E6, E16)."""

_VOLE: Final = 2
_ELDERS_MAJORITY: Final[dict[Situation, int]] = {"stood": 1, "refused": 2, "exchanged": 1}
_DEALERS_MAJORITY: Final[dict[Situation, int]] = {"stood": 2, "refused": 1, "exchanged": 1}


def trick_points(situation: Situation, elder: int) -> tuple[int, int]:
    """Points of elder and dealer when *elder* is how many tricks elder took (E25).

    >>> trick_points("refused", 3)
    (2, 0)
    """
    if elder == TRICKS:
        return _VOLE, 0
    if elder >= MAJORITY:
        return _ELDERS_MAJORITY[situation], 0
    return 0, _DEALERS_MAJORITY[situation] if elder else _VOLE


def game_value(options: Options, loser: int) -> tuple[str, int]:
    """How bad a loss with *loser* points is, and how many games it counts for (E31).

    >>> game_value(Options(game_value="by_loser"), 2)
    ('double', 2)
    """
    if options.game_value == "single":
        return "plain", 1
    if loser == 0:
        return "triple", 3
    return ("double", 2) if loser < MAJORITY else ("plain", 1)
