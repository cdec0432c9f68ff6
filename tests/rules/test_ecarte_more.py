"""ecarte.md: situations of the kinds that players ask about, as short records.

What each scores or refuses was worked out from the rule text before it was run. Seat 0 is elder,
seat 1 deals; a refused row is wrong in its last line only.
"""

from typing import Final

import pytest

from pegboard.games.ecarte import PACK
from support.ecarte import DEALS, act, dealt, offered, refusal
from support.tabled import Row, fault, read

KING_WITH_DEALER: Final = "deal KS QS JD 9C 8H / KH AS 9D TC 7C + 7H"
KING_WITH_ELDER: Final = "deal KH QS JD 9C 8H / KS AS 9D TC 7C + 7H"
KING_TURNED: Final = "deal KS QS JD 9C 8H / 7H AS 9D TC 7C + KH"
ELDER_VOLE: Final = "deal KH QH JH AH TH / 7S 8S 9S 7C 8C + 9H"
DEALER_VOLE: Final = "deal 7S 8S 9S 7C 8C / KH QH JH AH TH + 9H"

ALL_ELDER: Final = "0 KH | 1 7S | 0 QH | 1 8S | 0 JH | 1 9S | 0 AH | 1 7C | 0 TH | 1 8C"
ALL_DEALER: Final = "0 7S | 1 KH | 1 QH | 0 8S | 1 JH | 0 9S | 1 AH | 0 7C | 1 TH | 0 8C"
THREE_ELDER: Final = "0 KS | 1 AS | 0 QS | 1 KH | 1 TC | 0 9C | 1 7C | 0 8H | 0 JD | 1 9D"
EXCHANGED: Final = "0 propose | 1 accept | 0 discard 9C | draw 0 TS | 1 discard 7C | draw 1 8S"
FOUR_ELDER: Final = "0 KS | 1 8S | 0 QS | 1 AS | 0 TS | 1 KH | 1 TC | 0 8H | 0 JD | 1 9D"
KING_LAID_ASIDE: Final = f"{KING_WITH_DEALER} | {EXCHANGED}".replace("discard 7C", "discard KH")
LATE_REFUSAL: Final = f"{KING_WITH_DEALER} | {EXCHANGED} | 0 propose | 1 refuse"

WEAK_ELDER: Final = "deal KD AS TS 7C 8C / KS QS 9D JC QC + 7H"
WEAKER_ELDER: Final = (
    f"{WEAK_ELDER} | 0 propose | 1 accept | 0 discard 7C | draw 0 9C | 1 discard QC | draw 1 TC"
)
FOUR_DEALER: Final = "0 KD | 1 9D | 0 AS | 1 KS | 1 QS | 0 TS | 1 JC | 0 8C"
"""Four of the dealer's, counting the last, which is a club."""


def row(lines: str, *, options: str = "", start: str = "") -> Row:
    return Row(variant="ecarte", lines=lines, options=options, start=start)


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        # E25: the vole is worth two in every situation, and three with the king (E26, E27).
        (f"{ELDER_VOLE} | 0 play | {ALL_ELDER} | tricks 0 = 2", (2, 0)),
        (f"{ELDER_VOLE} | 0 propose | 1 refuse | {ALL_ELDER} | tricks 0 = 2", (2, 0)),
        (f"{ELDER_VOLE} | 0 play | 0 king = 1 | {ALL_ELDER} | tricks 0 = 2", (3, 0)),
        (f"{DEALER_VOLE} | 0 play | {ALL_DEALER} | tricks 1 = 2", (0, 2)),
        (f"{DEALER_VOLE} | 0 propose | 1 refuse | {ALL_DEALER} | tricks 1 = 2", (0, 2)),
        # E25, three or four tricks: stood, refused, and a refusal after an exchange (E24).
        (f"{KING_WITH_DEALER} | 0 play | {THREE_ELDER} | tricks 0 = 1", (1, 0)),
        (f"{KING_WITH_DEALER} | 0 propose | 1 refuse | {THREE_ELDER} | tricks 0 = 2", (2, 0)),
        (f"{LATE_REFUSAL} | {FOUR_ELDER} | tricks 0 = 1", (1, 0)),
        # The dealer's four tricks: elder who stood pays double, not he who exchanged.
        (f"{WEAK_ELDER} | 0 play | {FOUR_DEALER} | 1 QC | 0 7C | tricks 1 = 2", (0, 2)),
        (
            f"{WEAK_ELDER} | 0 propose | 1 refuse | {FOUR_DEALER} | 1 QC | 0 7C | tricks 1 = 1",
            (0, 1),
        ),
        (f"{WEAKER_ELDER} | 0 play | {FOUR_DEALER} | 1 TC | 0 9C | tricks 1 = 1", (0, 1)),
        # E16 to E18: announced, kept silent, turned.
        (f"{KING_WITH_DEALER} | 0 play | 0 KS | 1 king = 1", (0, 1)),
        (f"{KING_WITH_ELDER} | 0 play | 0 king = 1 | 0 KH", (1, 0)),
        (f"{KING_WITH_ELDER} | 0 play | 0 KH", (0, 0)),
        (f"{KING_TURNED} = 1", (0, 1)),
        (KING_TURNED, (0, 1)),
    ],
)
def test_e24_to_e27_what_a_deal_is_worth(lines: str, scores: tuple[int, ...]) -> None:
    assert read(row(lines)).score == scores


@pytest.mark.parametrize(
    ("lines", "start", "scores"),
    [
        (KING_TURNED, "4 4", (4, 5)),
        (f"{KING_WITH_DEALER} | 0 play | 0 KS | 1 king = 1", "4 4", (4, 5)),
        (f"{KING_WITH_ELDER} | 0 play | 0 king = 1", "4 4", (5, 4)),
        (f"{ELDER_VOLE} | 0 play | {ALL_ELDER}", "4 4", (5, 4)),
    ],
)
def test_e30_the_first_to_reach_the_target_wins_at_once(
    lines: str, start: str, scores: tuple[int, ...]
) -> None:
    record = read(row(lines, start=start))
    assert record.result is not None
    assert record.result.scores == scores
    assert fault(row(f"{lines} | 1 AS", start=start)) == "after-the-end"


def test_e29_five_points_do_not_win_a_game_of_seven() -> None:
    record = read(row(KING_TURNED, start="4 4", options="target=7"))
    assert (record.score, record.result) == ((4, 5), None)


@pytest.mark.parametrize(
    ("lines", "options", "why"),
    [
        # E16 to E18: when the king cannot be announced any more, or not yet, or not by this seat
        (f"{KING_WITH_DEALER} | 0 play | 0 KS | 1 AS | 0 QS | 1 king = 1", "", "king-too-late"),
        (f"{KING_WITH_DEALER} | 0 play | 0 king = 1", "", "king-not-held"),
        (f"{KING_WITH_DEALER} | 0 play | 1 king = 1", "", "not-to-act"),
        (f"{KING_WITH_DEALER} | 0 king = 1", "", "wrong-phase"),
        (f"{KING_TURNED} | 0 play | 0 king = 1", "", "king-not-held"),
        (f"{KING_WITH_DEALER} | {EXCHANGED} | 1 king = 1", "", "not-to-act"),
        (f"{KING_LAID_ASIDE} | 0 play | 0 KS | 1 king = 1", "", "king-not-held"),
        (f"{KING_WITH_ELDER} | 0 play | 1 king = 1", "king_announce=before_lead", "king-not-held"),
        # E10 to E15: what is exchanged, and how often
        (f"{KING_WITH_DEALER} | 0 propose | 0 play", "", "not-to-act"),
        (f"{KING_WITH_DEALER} | 0 propose | 1 accept | 1 refuse", "", "not-to-act"),
        (f"{KING_WITH_DEALER} | 0 propose | 1 accept | 0 discard 7H", "", "card-not-held"),
        (
            f"{KING_WITH_DEALER} | 0 propose | 1 accept | 0 discard 9C | draw 0 TS 9S",
            "",
            "wrong-count",
        ),
        (
            f"{KING_WITH_DEALER} | 0 propose | 1 accept | 0 discard 9C | draw 0 9C",
            "",
            "card-twice",
        ),
        (
            f"{KING_WITH_DEALER} | 0 propose | 1 accept | 0 discard 9C | draw 0 TS | 1 stand",
            "",
            "must-exchange",
        ),
        (f"{KING_WITH_DEALER} | {EXCHANGED} | 0 propose", "max_exchanges=1", "no-more-exchanges"),
        # E20: what may follow
        (f"{KING_WITH_DEALER} | 0 play | 0 KS | 1 KH", "", "must-follow-suit"),
        (f"{KING_WITH_DEALER} | 0 play | 0 KS | 1 AS | 0 QS | 1 9D", "", "must-trump"),
        (f"{KING_WITH_DEALER} | {EXCHANGED} | 0 play | 0 TS | 1 8S", "", "must-beat"),
    ],
)
def test_what_is_refused(lines: str, options: str, why: str) -> None:
    assert fault(row(lines, options=options)) == why


@pytest.mark.parametrize(
    ("trumps", "led", "hand", "legal"),
    [
        ("S", "QD", "AD 7D KS", "AD 7D"),  # the ace does not beat the queen
        ("S", "TD", "AD 9D JD KS", "AD JD"),  # any card that beats it
        ("S", "AD", "TD JC QC", "TD"),
        ("S", "AD", "JD TD 7S", "JD"),
        ("S", "7D", "8D KD QS", "8D KD"),
        ("S", "KD", "QS 7S KC", "QS 7S"),  # no diamonds: a trump, any
        ("S", "KD", "QC KC 7H", "QC KC 7H"),
        ("S", "TS", "7S 8S KD", "7S 8S"),  # E21: trumps led, none beats it
        ("S", "TS", "AS 7S KD", "AS"),
        ("S", "TS", "KD AD 7C", "KD AD 7C"),
    ],
)
def test_e20_what_may_follow(trumps: str, led: str, hand: str, legal: str) -> None:
    cards = hand.split()
    other = [
        str(it) for it in PACK if it.suit.value not in {trumps, led[1]} and str(it) not in hand
    ]
    game = dealt(led, " ".join([*cards, *other][:5]), f"9{trumps}")
    act(game, "0 play", f"0 {led}")
    assert {card for card in offered(game, DEALS) if card in cards} == set(legal.split())
    for card in set(cards) - set(legal.split()):
        refusal(game, DEALS, card)


# --- The stock runs out (E13, E14) -------------------------------------------------------------

NEARLY_EMPTY: Final = (
    f"{KING_WITH_DEALER}"
    " | 0 propose | 1 accept | 0 discard KS QS JD 9C 8H | draw 0 QC JC AC KC 8C"
    " | 1 discard KH AS 9D TC 7C | draw 1 KD QD AD TD 8D"
    " | 0 propose | 1 accept | 0 discard QC JC AC KC 8C | draw 0 7D QH JH AH TH"
    " | 1 discard KD QD AD TD 8D | draw 1 9H JS TS 9S 8S"
    " | 0 propose | 1 accept"
)
"""Two exchanges of all ten cards: of the 21 in the stock the seven of spades is left."""


@pytest.mark.parametrize(
    ("lines", "scores"),
    [
        # E13: the last card first, then any that were laid aside before this exchange ...
        ("0 discard 7D QH JH | draw 0 7S KS KH", (0, 0)),
        # ... for the dealer also those that elder has just laid aside.
        ("0 discard 7D | draw 0 7S | 1 discard 9H | draw 1 7D", (0, 0)),
    ],
)
def test_e13_the_discards_become_a_new_stock(lines: str, scores: tuple[int, ...]) -> None:
    assert read(row(f"{NEARLY_EMPTY} | {lines}")).score == scores


@pytest.mark.parametrize(
    ("lines", "rule", "why"),
    [
        ("0 discard 7D QH JH | draw 0 7S KS 7D", "reshuffle", "card-twice"),
        ("0 discard 7D QH JH | draw 0 KS QS KH", "reshuffle", "bad-deal"),
        ("0 discard 7D QH", "limit", "stock-too-small"),
        ("0 discard 7D | draw 0 7S | 1 discard 9H", "limit", "stock-too-small"),
        ("0 discard 7D | draw 0 7S | 1 stand | 0 propose", "limit", "stock-empty"),
    ],
)
def test_e13_e14_what_the_stock_cannot_give(lines: str, rule: str, why: str) -> None:
    assert fault(row(f"{NEARLY_EMPTY} | {lines}", options=f"stock_rule={rule}")) == why


def test_e14_the_dealer_plays_his_hand_when_nothing_is_left() -> None:
    lines = f"{NEARLY_EMPTY} | 0 discard 7D | draw 0 7S | 1 stand | 0 play"
    assert read(row(lines, options="stock_rule=limit")).to_act == (0,)
