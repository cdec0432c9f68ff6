"""solo-whist.md: situations of the kinds that players ask about, as short records.

What each scores or refuses was worked out from the rule text before it was run. Seat 3 deals and
turns a club; seat 0, eldest, holds all spades, seat 1 all hearts, 2 all diamonds, 3 all clubs. A
refused row is wrong in its last line only.
"""

from itertools import pairwise
from typing import Final

import pytest

from support.tabled import Row, fault, read

RANKS: Final = "AKQJT98765432"
HANDS: Final = " / ".join(" ".join(rank + suit for rank in RANKS) for suit in "SHDC")
DEAL: Final = f"deal {HANDS}"
GENERAL: Final = "all_pass=general_misere"


def tricks(leader: int) -> str:
    """Thirteen tricks that *leader* takes by leading his suit from the top."""
    seats = [(leader + step) % 4 for step in range(4)]
    return " | ".join(f"{seat} {rank}{'SHDC'[seat]}" for rank in RANKS for seat in seats)


CLUBS: Final = (
    "0 AS | 1 AH | 2 AD | 3 2C"  # eldest leads, and the dealer trumps
    + "".join(
        f" | 3 {club}C | 0 {other}S | 1 {other}H | 2 {other}D" for club, other in pairwise(RANKS)
    )
)
FIRST_TRICK: Final = "0 AS | 1 AH | 2 AD | 3 AC"


def row(lines: str, *, options: str = "") -> Row:
    return Row(variant="solo", lines=f"{DEAL} | {lines}", options=options, dealer="3")


@pytest.mark.parametrize(
    ("calls", "to_act"),
    [
        # W9: eldest's right, and when it does not exist
        ("0 pass | 1 prop | 2 pass | 3 pass", 0),
        ("0 pass | 1 prop | 2 pass | 3 pass | 0 accept", 0),  # he leads
        ("0 pass | 1 prop | 2 pass | 3 pass | 0 decline", 1),
        ("0 pass | 1 prop | 2 solo | 3 pass", 1),  # overtaken: the proposer is asked, not eldest
        ("0 pass | 1 prop | 2 solo | 3 pass | 1 pass", 0),
        ("0 pass | 1 prop | 2 accept | 3 pass", 0),  # accepted already: eldest leads
        ("0 prop | 1 pass | 2 pass | 3 pass", 0),  # W10: his own proposal
        # W8: who has been overtaken is asked again, whoever called
        ("0 prop | 1 accept | 2 solo | 3 pass", 0),
        ("0 prop | 1 accept | 2 solo | 3 pass | 0 pass", 1),
        ("0 prop | 1 accept | 2 solo | 3 pass | 0 pass | 1 misere", 2),
        ("0 misere | 1 abundance", 2),
        ("0 abundance | 1 royal | 2 pass | 3 pass", 0),
        ("0 royal | 1 open | 2 pass | 3 pass", 0),
        # W11, W13: declared abundance ends the auction; the suit is named after it
        ("0 pass | 1 pass | 2 declared", 2),
        ("0 pass | 1 pass | 2 abundance | 3 pass", 2),
        # W16: who leads
        ("0 pass | 1 pass | 2 declared | 2 trumps D", 2),
        ("0 pass | 1 pass | 2 abundance | 3 pass | 2 trumps D", 0),
        ("0 pass | 1 pass | 2 solo | 3 pass", 0),
    ],
)
def test_w6_to_w16_who_is_to_act(calls: str, to_act: int) -> None:
    assert read(row(calls)).to_act == (to_act,)


@pytest.mark.parametrize(
    ("calls", "option", "to_act"),
    [
        ("0 pass | 1 pass | 2 abundance | 3 pass | 2 trumps D", "abundance_lead=declarer", 2),
        ("0 pass | 1 pass | 2 royal | 3 pass", "abundance_lead=declarer", 2),
        ("0 pass | 1 pass | 2 solo | 3 pass", "abundance_lead=declarer", 0),
        ("0 pass | 1 pass | 2 misere | 3 pass", "abundance_lead=declarer", 0),
        ("0 pass | 1 pass | 2 declared", "declared_trump=none", 2),
        ("0 pass | 1 pass | 2 pass | 3 pass", GENERAL, 0),
        (f"0 pass | 1 pass | 2 pass | 3 pass | {DEAL}", "redeal_dealer=next", 1),
        (f"0 pass | 1 pass | 2 pass | 3 pass | {DEAL}", "redeal_dealer=same", 0),
        # W12: a proposal thrown in is dealt again whatever happens when all pass.
        (f"0 pass | 1 prop | 2 pass | 3 pass | 0 decline | 1 throw-in | {DEAL}", GENERAL, 1),
    ],
)
def test_w2_w12_w16_options(calls: str, option: str, to_act: int) -> None:
    assert read(row(calls, options=option)).to_act == (to_act,)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("0 prop | 1 prop", "bid-too-low"),  # W5
        ("0 misere | 1 solo", "bid-too-low"),
        ("0 royal | 1 abundance", "bid-too-low"),
        ("0 open | 1 open", "bid-too-low"),
        ("0 accept", "nothing-to-accept"),
        ("0 prop | 1 solo | 2 accept", "nothing-to-accept"),
        ("0 prop | 1 accept | 2 accept", "nothing-to-accept"),
        ("0 pass | 1 pass | 2 prop | 3 pass | 1 accept", "not-to-act"),  # W7
        ("0 pass | 1 prop | 2 pass | 3 pass | 0 solo", "may-only-accept"),  # W9
        ("0 pass | 1 prop | 2 pass | 3 pass | 0 decline | 1 pass", "must-raise"),  # W10
        ("0 pass | 1 pass | 2 declared | 3 pass", "not-to-act"),  # W11
        ("0 pass | 1 pass | 2 pass | 3 royal | 3 trumps C", "not-to-act"),  # W13
        ("0 abundance | 1 pass | 2 pass | 3 pass | 0 trumps none", "bad-trumps"),
        ("0 abundance | 1 pass | 2 pass | 3 pass | 1 trumps H", "not-to-act"),
        ("0 pass | 1 pass | 2 declared | 2 trumps none", "bad-trumps"),  # W18
    ],
)
def test_w5_to_w18_what_is_refused(lines: str, why: str) -> None:
    assert fault(row(lines)) == why


PASSES: Final = "0 pass | 1 pass | 2 pass"
LATER: Final = "1 pass | 2 pass | 3 pass"

SCORED: Final = [
    # W24, W25: thirteen tricks are worth no more than five
    (f"{PASSES} | 3 solo | {CLUBS}", "", (-1, -1, -1, 3)),
    (f"0 abundance | {LATER} | 0 trumps S | {tricks(0)}", "", (9, -3, -3, -3)),
    (f"0 abundance | {LATER} | 0 trumps C | {CLUBS}", "", (-9, 3, 3, 3)),  # he named wrong
    (f"{PASSES} | 3 misere | {tricks(0)}", "", (-2, -2, -2, 6)),
    # W20: over at the first trick
    (f"0 misere | {LATER} | {FIRST_TRICK}", "", (-6, 2, 2, 2)),
    (f"0 open | {LATER} | {FIRST_TRICK}", "", (-12, 4, 4, 4)),
    ("0 pass | 1 pass | 2 declared | 2 trumps S | 2 AD | 3 AC | 0 AS | 1 AH", "", (6, 6, -18, 6)),
    (f"0 pass | 1 pass | 2 declared | 2 trumps D | {tricks(2)}", "", (-6, -6, 18, -6)),
    (
        f"0 pass | 1 pass | 2 declared | {tricks(2)}",
        "declared_trump=none",
        (-6, -6, 18, -6),
    ),
    # W26: partners opposite and adjacent
    (f"0 pass | 1 prop | 2 pass | 3 accept | {CLUBS}", "", (-1, 1, -1, 1)),
    (f"0 prop | 1 accept | 2 pass | 3 pass | {CLUBS}", "", (-1, -1, 1, 1)),
    # W27: bases 6, 6, 12, 18, 18, 24, 36 and a point for each trick above or missing
    (f"{PASSES} | 3 solo | {CLUBS}", "scoring=hoyle6", (-14, -14, -14, 42)),
    (f"{PASSES} | 3 royal | {CLUBS}", "scoring=hoyle6", (-22, -22, -22, 66)),
    (f"0 solo | {LATER} | {CLUBS}", "scoring=hoyle6", (-33, 11, 11, 11)),
    (f"0 pass | 1 prop | 2 pass | 3 accept | {CLUBS}", "scoring=hoyle6", (-16, 16, -16, 16)),
    (f"0 prop | 1 accept | 2 pass | 3 pass | {CLUBS}", "scoring=hoyle6", (-14, -14, 14, 14)),
    (f"{PASSES} | 3 misere | {tricks(0)}", "scoring=hoyle6", (-12, -12, -12, 36)),
    (f"0 open | {LATER} | {FIRST_TRICK}", "scoring=hoyle6", (-72, 24, 24, 24)),
    # W30
    (f"{PASSES} | 3 pass | {tricks(0)}", GENERAL, (-3, 1, 1, 1)),
    (f"{PASSES} | 3 pass | {tricks(0)}", f"{GENERAL} scoring=hoyle6", (-18, 6, 6, 6)),
    (
        f"{PASSES} | 3 pass | {tricks(0)}",
        f"{GENERAL} general_misere_loser=most_tricks",
        (-3, 1, 1, 1),
    ),
]


@pytest.mark.parametrize(("lines", "options", "changes"), SCORED)
def test_w23_to_w30_what_a_deal_changes(lines: str, options: str, changes: tuple[int, ...]) -> None:
    checked = f"{lines} | score {' '.join(map(str, changes))}"
    assert read(row(checked, options=options)).score == changes
    assert fault(row(f"{lines} | score 9 -3 9 -15", options=options)) == "check-differs"


@pytest.mark.parametrize(
    "lines",
    [
        f"0 misere | {LATER} | {FIRST_TRICK} | 0 KS",
        "0 pass | 1 pass | 2 declared | 2 trumps S | 2 AD | 3 AC | 0 AS | 1 AH | 0 KS",
        f"{PASSES} | 3 pass | score 0 0 0 0",  # W12: no score where nobody played
    ],
)
def test_w12_w20_nothing_follows_in_the_deal(lines: str) -> None:
    assert fault(row(lines)) in {"not-to-act", "wrong-phase"}


def session(deals: int) -> str:
    """Deals that all pass and eldest loses by taking every trick; each deals once in four."""
    parts: list[str] = []
    for number in range(deals):
        seats = [(number + step) % 4 for step in range(4)]
        parts += [DEAL, *(f"{seat} pass" for seat in seats), tricks(number % 4)]
    return " | ".join(parts)


def test_w28_w31_general_misere_counts_as_a_deal_and_four_deals_end_the_session() -> None:
    def played(deals: int) -> Row:
        options = f"{GENERAL} deals=4"
        return Row(variant="solo", lines=session(deals), options=options, dealer="3")

    assert (read(played(3)).score, read(played(3)).result) == ((-1, -1, -1, 3), None)
    result = read(played(4)).result
    assert result is not None
    assert result.scores == (0, 0, 0, 0)
