"""cribbage.md R28 to R35: the play where gos, 31 and empty hands come together.

What each pegs, shows or refuses was worked out from the rule text before it was run. Points after
``=`` are checked by the reader; a refused row is wrong in its last line only.
"""

from typing import Final

import pytest

from support.tabled import ALONE, MANY_COUNTS, Row, read

# --- The play of three and four (R28 to R35, R65) ----------------------------------------------

# Seat 1 says go after the three; the run goes on without it: A-2-3, then A-2-3-4, then 31.
OVER_GO_THREE: Final = (
    "deal TC 3D 4H KD 7D / QD QH KS JS 7S / 2C AC AD 9S 6C + 5D | 0 7D | 1 7S | 2 6C | cut 8H"
    " | 0 TC | 1 QD | 2 2C | 0 3D | 2 AC = 3 | 0 4H = 4 | 2 AD = 2"
)
OVER_GO_FOUR: Final = (
    "deal KC 2S 9C 8C 5C / QD QH JS JD 5D / 3C AC 9D 8D 5H / 4D AD 9H 8H 5S"
    " | 0 5C | 1 5D | 2 5H | 3 5S | cut 6S"
    " | 0 KC | 1 QD | 2 3C | 3 4D | 0 2S = 3 | 2 AC = 4 | 3 AD = 4"
)
FIRST_GO: Final = "next_lead=first_go"

PLAYED: Final = [
    (
        Row(
            variant="three-handed",
            dealer="2",
            lines=f"{ALONE} | show 0 = 4 | show 1 = 4 | show 2 = 8 | crib 2 = 9",
        ),
        (4, 11, 18),
    ),
    (
        Row(
            variant="three-handed",
            dealer="2",
            lines=f"{OVER_GO_THREE} | 0 KD | 1 QH | 2 9S = 1 | 1 KS | 1 JS = 1"
            " | show 0 = 2 | show 1 = 8 | show 2 = 2 | crib 2 = 14",
        ),
        (6, 9, 22),
    ),
    (
        Row(
            variant="three-handed",
            dealer="2",
            options=FIRST_GO,
            lines=f"{OVER_GO_THREE} | 1 QH | 2 9S | 0 KD = 1 | 1 KS | 1 JS = 1"
            " | show 0 = 2 | show 1 = 8 | show 2 = 2 | crib 2 = 14",
        ),
        (7, 9, 21),
    ),
    (
        Row(
            variant="four-handed",
            dealer="3",
            lines=f"{OVER_GO_FOUR} | 0 9C | 1 QH | 2 9D = 1 | 3 9H | 0 8C | 1 JS = 1"
            " | 2 8D | 3 8H = 2 | 1 JD = 1"
            " | show 0 = 2 | show 1 = 5 | show 2 = 4 | show 3 = 4 | crib 3 = 20",
        ),
        (5, 7, 9, 30),
    ),
    (
        Row(
            variant="four-handed",
            dealer="3",
            lines=f"{MANY_COUNTS}"
            " | show 0 = 4 | show 1 = 10 | show 2 = 10 | show 3 = 12 | crib 3 = 6",
        ),
        (6, 13, 11, 19),
    ),
    (Row(variant="partners", dealer="3", lines=MANY_COUNTS), (17, 32)),
]


@pytest.mark.parametrize(("row", "scores"), PLAYED)
def test_r28_to_r35_the_play_of_three_and_four(row: Row, scores: tuple[int, ...]) -> None:
    assert read(row).score == scores


@pytest.mark.parametrize(
    ("row", "leader"),
    [
        (Row(variant="three-handed", dealer="2", lines=OVER_GO_THREE), 0),
        (Row(variant="three-handed", dealer="2", lines=OVER_GO_THREE, options=FIRST_GO), 1),
        (Row(variant="four-handed", dealer="3", lines=OVER_GO_FOUR), 0),
        (Row(variant="four-handed", dealer="3", lines=OVER_GO_FOUR, options=FIRST_GO), 1),
    ],
)
def test_r31_who_leads_after_a_thirty_one_with_a_go_in_it(row: Row, leader: int) -> None:
    assert read(row).to_act == (leader,)


# --- Seven cards: counts that begin anew -------------------------------------------------------

SEVEN: Final = (
    "deal KC KD QC 5H 2S 9C 8C / KH JD TD 6C 3D 9D 8D | 0 9C 8C | 1 9D 8D | cut 7S"
    " | 0 KC | 1 KH = 2 | 0 KD = 7"  # a pair royal and the go
    " | 1 TD | 0 5H = 2 | 1 JD | 0 2S | 1 3D = 1"
)
SEVEN_ALONE: Final = (
    "deal AC AD 2C 2D 3C 5C 5D / KC KD KH QC QD 9H 9S | 0 5C 5D | 1 9H 9S | cut 7S"
    " | 0 AC | 1 KC | 0 AD | 1 KD | 0 2C | 0 2D = 2 | 0 3C = 1 | 1 KH | 1 QC | 1 QD = 3"
)


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        (f"{SEVEN} | 0 QC | 1 6C = 1 | show 0 = 8 | show 1 = 0 | crib 1 = 20", (17, 24)),
        (f"{SEVEN_ALONE} | show 0 = 20 | show 1 = 8 | crib 1 = 4", (23, 15)),
    ],
)
def test_r32_nothing_reaches_back_over_a_closing(lines: str, scores: tuple[int, ...]) -> None:
    assert read(Row(variant="seven-card", lines=lines)).score == scores
