"""cribbage.md R21, R48 to R53: who wins and when, from any start, and what a win counts.

What each pegs, shows or refuses was worked out from the rule text before it was run. Points after
``=`` are checked by the reader; a refused row is wrong in its last line only.
"""

from typing import Final

import pytest

from support.tabled import SOLD, Row, fault, read

# --- Who wins, and when (R15, R21, R48, R49, R62) ----------------------------------------------

PLAIN: Final = (
    "deal 3D 3S 7H 9D QD AS / 5H JC 4S 8C 2C KH | 0 AS QD | 1 2C KH | cut 6S"
    " | 0 7H | 1 8C = 2 | 0 9D = 3 | 1 4S | 0 3D = 2 | 1 JC | 0 3S | 1 5H = 1"
)
"""Worth 5 and 3 in the play; the pone shows 6, the dealer 7 and a crib of nothing."""

PARTNERS: Final = (
    "deal TC 9C 2S AC 3H / TD 9D 5S KD 3S / JH QH KH 7S 2H / 6C 4C 4D 8S 2D"
    " | 0 3H | 1 3S | 2 2H | 3 2D"
)

WON: Final = [
    (Row(variant="six-card", lines=PLAIN, start="115 111"), (121, 114)),  # the pone's hand first
    (Row(variant="six-card", lines=PLAIN, start="105 112"), (116, 121)),
    (Row(variant="six-card", lines=PLAIN, start="110 118"), (115, 121)),  # the last card
    (Row(variant="six-card", lines=PLAIN.partition(" | 1 4S")[0], start="118 0"), (121, 2)),
    (
        Row(variant="partners", dealer="3", lines=f"{PARTNERS} | cut 5H | 0 TC | 1 TD = 2",
            start="119 119"),
        (119, 121),
    ),
    (
        Row(variant="partners", dealer="3", start="119 118",
            lines=f"{PARTNERS} | cut 5H | 0 TC | 1 TD = 2 | 2 JH | 0 AC = 2"),
        (121, 120),
    ),
    # Heels are the dealer's side's, and one point is enough where two are pegged.
    (
        Row(variant="partners", dealer="2", lines=f"{PARTNERS} | cut JD = 2", start="119 100"),
        (121, 100),
    ),
    (Row(variant="partners", lines=f"{PARTNERS} | cut JD = 2", start="100 120"), (100, 121)),
    (
        Row(variant="auction", start="25 119",
            lines=f"{SOLD} | 0 bid 5 | 1 pass | 0 AC 2C | 1 3C 4C | cut JD = 2"),
        (20, 121),
    ),
    (
        Row(variant="auction", start="120 50", options="auction_heels=owner",
            lines=f"{SOLD} | 0 bid 1 | 1 pass | 0 AC 2C | 1 3C 4C | cut JD = 2"),
        (121, 50),
    ),
    (
        Row(variant="auction", start="20 119", options="auction_heels=owner",
            lines=f"{SOLD} | 0 pass | 1 pass | 0 AC 2C | 1 3C 4C | cut JD = 2"),
        (20, 121),
    ),
    (
        Row(variant="five-card", lines="bonus 0 = 3", start="58 40",
            options="pone_bonus=each_deal"),
        (61, 40),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("row", "scores"), WON)
def test_r48_r49_the_first_to_reach_the_target_wins_at_once(
    row: Row, scores: tuple[int, ...]
) -> None:
    record = read(row)
    assert record.result is not None
    assert record.result.scores == scores
    assert record.to_act == ()
    other = Row(
        variant=row.variant,
        lines=f"{row.lines} | 1 9D",
        options=row.options,
        start=row.start,
        dealer=row.dealer,
    )
    assert fault(other) == "after-the-end"


def test_r49_two_short_of_the_target_after_heels_the_game_goes_on() -> None:
    record = read(Row(variant="six-card", lines=PLAIN.partition("cut")[0] + "cut JD = 2",
                      start="120 118"))  # fmt: skip
    assert (record.score, record.result, record.to_act) == ((120, 120), None, (0,))


# --- Starts (record format) --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "start", "options"),
    [
        ("six-card", "-1 10", ""),
        ("six-card", "121 10", ""),
        ("six-card", "1 1 10", ""),
        ("six-card", "1.5 10", ""),
        ("three-handed", "1 10", ""),
        ("partners", "1 10 1 10", ""),
        ("auction", "-7 10", "auction_negative=cap"),
        ("five-card", "61 0", ""),
        ("six-card", "61 0", "target=61"),
    ],
)
def test_what_is_no_start(variant: str, start: str, options: str) -> None:
    with pytest.raises(ValueError, match=r"line \d, column 8: ") as refused:
        read(Row(variant=variant, lines="", start=start, options=options))
    assert vars(refused.value)["code"] == "bad-start"


# --- Mars and skunk (R51 to R53) ---------------------------------------------------------------

SKUNK: Final = "mars_rule=skunk"
TURNED: Final = {
    "six-card": f"{SOLD} | 0 AC 2C | 1 3C 4C | cut JD",
    "auction": f"{SOLD} | 0 pass | 1 pass | 0 AC 2C | 1 3C 4C | cut JD",
    "five-card": "deal 5H JC 4S 8C 2C / 3D 3S 7H 9D QD | 0 2C 8C | 1 9D QD | cut JD",
    "seven-card": "deal 5H JC 4S 8C 2C KH KS / 3D 3S 7H 9D QD AS AD | 0 2C KH | 1 AS QD | cut JD",
}
"""Deals that heels end; the dealer stands two below the target."""


@pytest.mark.parametrize(
    ("variant", "target", "options", "loser", "degree", "games"),
    [
        ("five-card", 61, "", 30, "mars", 2),
        ("five-card", 61, "", 31, "plain", 1),
        ("seven-card", 181, "", 90, "mars", 2),
        ("seven-card", 181, "", 91, "plain", 1),
        ("auction", 121, "", -5, "mars", 2),
        ("auction", 121, SKUNK, -5, "double-skunk", 3),
        ("auction", 121, f"{SKUNK} double_skunk_value=4", 60, "double-skunk", 4),
        ("five-card", 61, SKUNK, 45, "skunk", 2),
        ("five-card", 61, SKUNK, 46, "plain", 1),
        ("five-card", 61, SKUNK, 31, "skunk", 2),
        ("five-card", 61, SKUNK, 30, "double-skunk", 3),
        ("seven-card", 181, SKUNK, 135, "skunk", 2),
        ("seven-card", 181, SKUNK, 136, "plain", 1),
        ("seven-card", 181, SKUNK, 90, "double-skunk", 3),
        ("six-card", 121, "mars_rule=skunk_only", 0, "skunk", 2),
        ("six-card", 121, "mars_rule=off", 0, "plain", 1),
        # An even target: half of a hundred is not below half; three quarters are 75.
        ("six-card", 100, "target=100", 49, "mars", 2),
        ("six-card", 100, "target=100", 50, "plain", 1),
        ("six-card", 100, f"target=100 {SKUNK}", 74, "skunk", 2),
        ("six-card", 100, f"target=100 {SKUNK}", 75, "plain", 1),
        ("six-card", 100, f"target=100 {SKUNK}", 50, "skunk", 2),
        ("six-card", 100, f"target=100 {SKUNK}", 49, "double-skunk", 3),
        # The shortest game: 23.25 rounds up to 24, and 15.5 to 16.
        ("six-card", 31, f"target=31 {SKUNK}", 23, "skunk", 2),
        ("six-card", 31, f"target=31 {SKUNK}", 24, "plain", 1),
        ("six-card", 31, f"target=31 {SKUNK}", 15, "double-skunk", 3),
    ],
)
def test_r51_r53_how_many_games_a_win_counts(  # noqa: PLR0913, PLR0917 - the columns of a table
    variant: str, target: int, options: str, loser: int, degree: str, games: int
) -> None:
    start = f"{loser} {target - 2}"
    result = read(Row(variant=variant, lines=TURNED[variant], options=options, start=start)).result
    assert result is not None
    assert (result.degree, result.games) == (degree, games)
