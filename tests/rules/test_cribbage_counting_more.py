"""cribbage.md R58, R59: claims that are too low or too high, and who may call them.

What each pegs, shows or refuses was worked out from the rule text before it was run. Points after
``=`` are checked by the reader; a refused row is wrong in its last line only.
"""

from typing import Final

import pytest

from support.tabled import ALONE, MANY_COUNTS, SOLD, THROWN, Row, fault, read

COUNTED: Final = (
    f"{SOLD} | {THROWN} | 0 TC | 1 KC | 0 5D | 1 6D = 2 | 0 6H | 1 9S = 2 | 0 AS | 1 5H = 1"
)
"""The pone's hand is worth 2, the dealer's 4, the crib 10; the dealer has pegged 5."""

MANUAL: Final = "counting=manual"
MUGGINS: Final = "counting=manual muggins=on"
NONE_0: Final = "0 no-muggins"
LOW_CLAIM: Final = "1 claim 1 = 1 | 0 muggins 3 = 3"

CLAIMS: Final = [
    (MANUAL, "0 claim 1 = 1 | 1 claim 0 = 0 | 1 claim 12 = 10", (1, 15)),
    (MUGGINS, f"0 claim 0 | 1 muggins 1 = 1 | 1 claim 4 = 4 | {NONE_0} | 1 claim 10 = 10", (0, 20)),
    (MUGGINS, f"0 claim 0 | 1 muggins 2 = 2 | 1 claim 4 = 4 | {NONE_0} | 1 claim 10 = 10", (0, 21)),
    (MUGGINS, f"0 claim 0 | 1 muggins 3 = 0 | 1 claim 4 = 4 | {NONE_0} | 1 claim 10 = 10", (0, 19)),
    (
        MUGGINS,
        f"0 claim 5 = 2 | 1 muggins 1 = 0 | {LOW_CLAIM} | 1 claim 4 = 4 | 0 muggins 6 = 6",
        (11, 10),
    ),
]


@pytest.mark.parametrize(("options", "claims", "scores"), CLAIMS)
def test_r58_r59_too_low_too_high_and_in_part(
    options: str, claims: str, scores: tuple[int, ...]
) -> None:
    row = Row(variant="six-card", lines=f"{COUNTED} | {claims}", options=options)
    assert read(row).score == scores


@pytest.mark.parametrize(
    ("start", "claims", "scores"),
    [
        ("50 114", "0 claim 0 | 1 muggins 2 = 2", (50, 121)),
        ("119 25", "0 claim 20 = 2", (121, 30)),
        ("119 115", "0 claim 1 = 1 | 1 muggins 1 = 1", (120, 121)),  # a win that was not counted
    ],
)
def test_r59_claims_and_calls_win(start: str, claims: str, scores: tuple[int, ...]) -> None:
    row = Row(variant="six-card", lines=f"{COUNTED} | {claims}", options=MUGGINS, start=start)
    result = read(row).result
    assert result is not None
    assert result.scores == scores


@pytest.mark.parametrize(
    ("variant", "played", "claims", "scores"),
    [
        # Three: a call too high is spent, a valid one closes the hand.
        ("three-handed", ALONE, "0 claim 1 = 1 | 2 muggins 4 = 0 | 1 muggins 3 = 3", (1, 10, 1)),
        ("three-handed", ALONE, "0 claim 1 = 1 | 1 muggins 4 | 2 muggins 11", (1, 7, 1)),
        ("partners", MANY_COUNTS, "0 claim 3 = 3 | 3 muggins 1 = 1", (6, 5)),
    ],
)
def test_r59_more_than_one_may_call(
    variant: str, played: str, claims: str, scores: tuple[int, ...]
) -> None:
    dealer = "2" if variant == "three-handed" else "3"
    row = Row(variant=variant, lines=f"{played} | {claims}", options=MUGGINS, dealer=dealer)
    assert read(row).score == scores


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (Row(variant="six-card", lines=f"{COUNTED} | 0 claim 6 = 6", options=MANUAL),
         "check-differs"),
        (Row(variant="six-card", lines=f"{COUNTED} | 0 claim 30", options=MANUAL), "bad-claim"),
        (Row(variant="six-card", lines=f"{COUNTED} | 0 claim 0 | 1 muggins 2", options=MANUAL),
         "wrong-phase"),
        (Row(variant="six-card", lines=f"{COUNTED} | 0 claim 0 | 0 muggins 2", options=MUGGINS),
         "not-to-act"),
        # A side calls once, whichever of the partners speaks, and never against itself.
        (Row(variant="partners", dealer="3", options=MUGGINS,
             lines=f"{MANY_COUNTS} | 0 claim 3 = 3 | 1 muggins 2 | 3 muggins 1"), "not-to-act"),
        (Row(variant="partners", dealer="3", options=MUGGINS,
             lines=f"{MANY_COUNTS} | 0 claim 3 = 3 | 2 muggins 1"), "not-to-act"),
        (Row(variant="three-handed", dealer="2", options=MUGGINS,
             lines=f"{ALONE} | 0 claim 1 = 1 | 1 muggins 1 = 1 | 2 muggins 2"), "not-to-act"),
    ],
)  # fmt: skip
def test_r59_what_is_refused(row: Row, why: str) -> None:
    assert fault(row) == why
