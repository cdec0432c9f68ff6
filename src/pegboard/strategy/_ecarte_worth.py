"""What a score of Écarté is worth: the chance to win from it (ecarte.md E25, E29 to E31)."""

from functools import lru_cache
from typing import Final

from pegboard.games.ecarte import Options, Situation, View, game_value, trick_points

Chances = tuple[tuple[int, int, float], ...]

A_DEAL: Final[Chances] = (
    (1, 0, 0.180),
    (2, 0, 0.163),
    (3, 0, 0.044),
    (1, 1, 0.149),
    (2, 1, 0.013),
    (0, 1, 0.157),
    (0, 2, 0.236),
    (0, 3, 0.059),
)
"""How often a deal brings elder and dealer so many points; counted where club players play."""


@lru_cache(maxsize=1024)
def worth(mine: int, theirs: int, options: Options, *, deals: bool) -> float:
    """What the game is worth to a player, from -3 to 3: games won less games lost, on average.

    Args:
        mine: his points.
        theirs: the other's.
        options: what was agreed.
        deals: whether he deals next.
    """
    target = options.target
    if mine >= target:
        return float(game_value(options, theirs)[1])
    if theirs >= target:
        return -float(game_value(options, mine)[1])
    total = 0.0
    for elder, dealer, chance in A_DEAL:
        own, other = (dealer, elder) if deals else (elder, dealer)
        if mine + own >= target and theirs + other >= target:
            continue  # either may have been the first to get there (E30)
        total += chance * worth(mine + own, theirs + other, options, deals=not deals)
    return total / sum(chance for _, _, chance in A_DEAL)


class Stakes:
    """What the tricks of the present deal are worth to one seat.

    Args:
        view: what the seat knows.
        seat: the seat.
        options: what was agreed.
    """

    def __init__(self, view: View, seat: int, options: Options) -> None:
        self.is_dealer: Final = seat == view.dealer
        self._mine: Final = view.scores[seat]
        self._theirs: Final = view.scores[1 - seat]
        self._options: Final = options
        self._known: Final[dict[tuple[Situation, int, int], float]] = {}

    def of(self, situation: Situation, tricks: int, king: int = 0) -> float:
        """What it is worth to take so many of the five tricks.

        Args:
            situation: how they come to be played.
            tricks: how many of the five.
            king: 1 when the seat is to score a king yet, -1 when the other is.
        """
        key = (situation, tricks, king)
        if key not in self._known:
            self._known[key] = self._worth(*key)
        return self._known[key]

    def _worth(self, situation: Situation, tricks: int, king: int) -> float:
        target = self._options.target
        mine, theirs = self._mine + (king > 0), self._theirs + (king < 0)
        if mine < target and theirs < target:  # a king that wins comes before the tricks (E30)
            elder = 5 - tricks if self.is_dealer else tricks
            for_elder, for_dealer = trick_points(situation, elder)
            own, other = (for_dealer, for_elder) if self.is_dealer else (for_elder, for_dealer)
            mine, theirs = min(target, mine + own), min(target, theirs + other)
        return worth(mine, theirs, self._options, deals=not self.is_dealer)
