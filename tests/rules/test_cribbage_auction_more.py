"""cribbage.md R66 to R73: what the crib costs, whose it is, and when it is shown.

What each pegs, shows or refuses was worked out from the rule text before it was run. Points after
``=`` are checked by the reader; a refused row is wrong in its last line only.
"""

from typing import Final

import pytest

from support.tabled import SOLD, THROWN, Row, fault, read

OWNER_LEADS: Final = f"{THROWN} | 1 KC | 0 5D = 2 | 1 6D | 0 TC = 2 | 1 9S | 0 6H = 2 | 1 5H"
BY_DEALER: Final = f"{SOLD} | 0 bid 1 | 1 bid 3 | 0 pass | price 1 = 3 | {OWNER_LEADS} | 0 AS = 1"
CAP: Final = "auction_negative=cap"

AUCTIONS: Final = [
    (Row(variant="auction", lines=f"{BY_DEALER} | show 1 = 4 | crib 1 = 10 | show 0 = 2"), (9, 11)),
    (
        Row(
            variant="auction",
            lines=f"{BY_DEALER} | show 1 = 4 | show 0 = 2 | crib 1 = 10",
            options="auction_show=crib_last",
        ),
        (9, 11),
    ),
    # R73 decides who wins: the crib comes before the other hand, or after it.
    (Row(variant="auction", lines=BY_DEALER, start="113 110"), (120, 121)),
    (
        Row(variant="auction", lines=BY_DEALER, start="113 110", options="auction_show=crib_last"),
        (121, 111),
    ),
    (Row(variant="auction", lines=f"{SOLD} | 0 bid 29 | 1 pass | price 0 = 29"), (-29, 0)),
    (Row(variant="auction", lines=f"{SOLD} | 0 bid 5 | 1 pass", start="-7 10"), (-12, 10)),
    (
        Row(variant="auction", lines=f"{SOLD} | 0 bid 5 | 1 pass", start="5 9", options=CAP),
        (0, 9),
    ),
    (
        Row(
            variant="auction",
            lines=f"{SOLD} | 0 pass | 1 bid 2 | price 1 = 2",
            start="0 5",
            options=f"{CAP} auction_opening=forced",
        ),
        (0, 3),
    ),
    (
        Row(
            variant="auction",
            lines=f"{SOLD} | 0 AC 2C | 1 3C 4C | 0 bid 2 | 1 bid 3 | 0 pass | price 1 = 3",
            options="auction_when=after_discard",
        ),
        (0, -3),
    ),
]


@pytest.mark.parametrize(("row", "scores"), AUCTIONS)
def test_r70_r73_what_the_crib_costs_and_brings(row: Row, scores: tuple[int, ...]) -> None:
    assert read(row).score == scores


@pytest.mark.parametrize(
    ("bids", "leader"),
    [("0 pass | 1 pass", 0), ("0 pass | 1 bid 1", 1), ("0 bid 1 | 1 pass", 0)],
)
def test_r69_r71_who_leads(bids: str, leader: int) -> None:
    assert read(Row(variant="auction", lines=f"{SOLD} | {bids} | {THROWN}")).to_act == (leader,)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (Row(variant="auction", lines=f"{SOLD} | 1 bid 1"), "not-to-act"),
        (Row(variant="auction", lines=f"{SOLD} | 0 bid 30"), "bid-too-high"),
        (Row(variant="auction", lines=f"{SOLD} | 0 bid 4 | 1 bid 4"), "bid-too-low"),
        (Row(variant="auction", lines=f"{SOLD} | 0 pass | 1 bid 3 | price 1 = 4"), "check-differs"),
        # After 29 only a pass is left, and it is written all the same.
        (Row(variant="auction", lines=f"{SOLD} | 0 bid 29 | 0 AC 2C"), "not-to-act"),
        (
            Row(variant="auction", lines=f"{SOLD} | 0 bid 6", start="5 9", options=CAP),
            "bid-too-high",
        ),
        (Row(variant="auction", lines=f"{SOLD} | 0 bid 1", options=CAP), "bid-too-high"),
        # Below zero the pone has to open like anybody else where scores may fall below it.
        (
            Row(
                variant="auction",
                lines=f"{SOLD} | 0 pass",
                start="-7 0",
                options="auction_opening=forced",
            ),
            "must-bid",
        ),
        (
            Row(variant="auction", lines=f"{SOLD} | 0 bid 1 | 1 pass | {THROWN} | 1 KC"),
            "not-to-act",
        ),
        (
            Row(variant="auction", lines=f"{SOLD} | 0 bid 2", options="auction_when=after_discard"),
            "wrong-phase",
        ),
    ],
)
def test_r68_to_r71_what_is_refused(row: Row, why: str) -> None:
    assert fault(row) == why
