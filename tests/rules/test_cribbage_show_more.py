"""cribbage.md R21, R40 to R46: hands of the kinds that people ask about, in every variant.

Each was counted by hand from the rules before it was run; none stands in the examples or cases.
"""

from typing import Final

import pytest

from pegboard.games.cribbage import ItemKind, score

KINDS: Final[tuple[tuple[ItemKind, ...], ...]] = (
    ("fifteen",),
    ("pair", "pair-royal", "double-pair-royal"),
    ("run",),
    ("flush",),
    ("nobs",),
)

# variant, cards, starter, and the points for fifteens, pairs, runs, flush and nobs
HANDS: Final = [
    ("six-card", "7C 8D 8H 9S", "9D", (4, 4, 12, 0, 0)),  # double double run
    ("six-card", "AC 4D TH TS", "5C", (8, 2, 0, 0, 0)),  # A-4-T beside 5-T, twice each
    ("six-card", "6C 6D 6H 3S", "9C", (12, 6, 0, 0, 0)),  # 6-9 and 6-6-3, three times each
    ("six-card", "JC JD QH KS", "5D", (8, 2, 6, 0, 1)),  # R4: ten cards run by rank
    ("six-card", "AC 2C 3C QC", "QD", (4, 2, 3, 4, 0)),  # the starter joins all but the flush
    ("six-card", "JC 5D 6H 7S", "JH", (4, 2, 3, 0, 0)),  # R21: a jack turned up is no nobs
    ("six-card", "JH 5D 6H 7S", "JC", (4, 2, 3, 0, 0)),
    ("six-card", "KC 8D 6H 4S", "2D", (0, 0, 0, 0, 0)),
    ("six-card", "TH JH QH KH", "9H", (0, 0, 5, 5, 1)),
    ("six-card", "KD QD AD AC", "AH", (0, 6, 0, 0, 0)),  # R2: no run round the corner
    ("three-handed", "2H 4H 6H 8H", "KD", (0, 0, 0, 4, 0)),
    ("four-handed", "3S 3D 9H 9C", "9S", (6, 8, 0, 0, 0)),  # 3-3-9 three times
    ("auction", "JH 5S 5D TC", "5H", (14, 6, 0, 0, 1)),
    ("five-card", "7H 8H 9H", "TH", (2, 0, 4, 4, 0)),  # R42: three of a suit, and the starter
    ("five-card", "5C 5D JC", "JD", (8, 4, 0, 0, 0)),
    ("five-card", "AS 2S QS", "2D", (2, 2, 0, 3, 0)),
    ("five-card", "KC KD KH", "5S", (6, 6, 0, 0, 0)),
    ("five-card", "JH QH 2C", "KH", (0, 0, 3, 0, 1)),
    ("seven-card", "AH 2D 3C JS QH", "KS", (6, 0, 6, 0, 1)),  # two runs of three
    ("seven-card", "7H 7D 7C 7S AH", "AD", (24, 14, 0, 0, 0)),
    ("seven-card", "2C 4C 6C 8C TC", "KC", (0, 0, 0, 6, 0)),
    ("seven-card", "2C 4C 6C 8C TD", "KC", (0, 0, 0, 0, 0)),  # four of five are no flush
    ("seven-card", "3C 3D 3H 6S 9C", "9D", (18, 8, 0, 0, 0)),
    ("seven-card", "2C 3D 4H 5S 6C", "7D", (8, 0, 6, 0, 0)),
    ("partners-six", "5D 5H 5S TC JC", "QC", (20, 6, 3, 0, 1)),
    ("partners-six", "2H 4H 6H 8H JH", "KD", (0, 0, 0, 5, 0)),
]


@pytest.mark.parametrize(("variant", "cards", "starter", "points"), HANDS)
def test_a_hand(variant: str, cards: str, starter: str, points: tuple[int, ...]) -> None:
    shown = score(cards, starter=starter, variant=variant)
    assert tuple(shown.points(*kinds) for kinds in KINDS) == points
    assert shown.total == sum(points)


# variant, cards, starter, and what the crib is worth with `crib_flush` five and four
CRIBS: Final = [
    ("six-card", "2S 4S 6S 8S", "TD", 0, 4),
    ("six-card", "2S 4S 6S 8S", "TS", 5, 5),
    ("six-card", "JS 2S 4S 6S", "8S", 6, 6),  # with nobs
    ("six-card", "2S 4S 6S 8D", "TS", 0, 0),  # R44 asks for the four cards of the crib
    ("five-card", "2S 4S 6S 8S", "TD", 0, 4),  # four cards where hands have three
    ("seven-card", "AC 2C 3C 4C", "6C", 11, 11),  # 2-3-4-6, a run of four, five of a suit
    ("partners-six", "2H 4H 6H 8H", "TC", 0, 4),
]


@pytest.mark.parametrize(("variant", "cards", "starter", "five", "four"), CRIBS)
def test_a_crib(variant: str, cards: str, starter: str, five: int, four: int) -> None:
    assert score(cards, starter=starter, crib=True, variant=variant).total == five
    shown = score(cards, starter=starter, crib=True, variant=variant, crib_flush="four")
    assert shown.total == four
