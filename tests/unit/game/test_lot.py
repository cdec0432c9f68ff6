"""The lot in which the lowest card deals: who draws, and who deals first (R9, W2)."""

import pytest

from pegboard.cards import FULL_PACK, parse_cards
from pegboard.game import (
    Hand,
    IllegalAction,
    Lot,
    Refusal,
    check_undrawn,
    dealer_by_lot,
    next_lot,
    parse_lot,
)

SEATS = (0, 1, 2)


def rounds(*texts: str) -> list[Hand]:
    return [parse_lot(text).cards for text in texts]


def test_everybody_draws_first_from_the_top() -> None:
    assert next_lot([], SEATS, parse_cards("5C KD 5H 2S")) == parse_lot("5C KD 5H")


def test_then_only_those_tied_for_the_lowest_with_cards_that_nobody_has_drawn() -> None:
    pack = parse_cards("5C KD 5H 2S 9H 3C")
    assert next_lot(rounds("5C KD 5H"), SEATS, pack) == parse_lot("2S - 9H")


@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("KD AC QS", 1),
        ("2D 3C QS", 0),
        ("KD KC TS", 2),  # a tie of higher cards does not matter
        ("2D 2C QS", None),
        ("2D 2C 2S", None),
    ],
)
def test_the_lowest_deals_and_the_ace_is_the_lowest(drawn: str, dealer: int | None) -> None:
    assert dealer_by_lot([], SEATS, parse_lot(drawn)) == dealer


def test_a_tie_is_drawn_out_among_the_tied() -> None:
    before = rounds("5C KD 5H")
    assert dealer_by_lot(before, SEATS, parse_lot("9S - 2H")) == 2
    assert dealer_by_lot(before, SEATS, parse_lot("9S - 9H")) is None


@pytest.mark.parametrize(
    ("drawn", "reason", "at"),
    [
        ("9S 2H", Refusal.WRONG_COUNT, None),
        ("9S - 2H 3H", Refusal.WRONG_COUNT, None),
        ("9S 3H 2H", Refusal.BAD_DEAL, None),  # seat 1 is out of it
        ("9S - -", Refusal.BAD_DEAL, None),  # seat 2 is not
        ("9S - 9S", Refusal.CARD_TWICE, 1),
        ("9S - KD", Refusal.CARD_TWICE, 1),
    ],
)
def test_a_round_that_cannot_be(drawn: str, reason: Refusal, at: int | None) -> None:
    with pytest.raises(IllegalAction) as refused:
        dealer_by_lot(rounds("5C KD 5H"), SEATS, parse_lot(drawn))
    assert (refused.value.reason, refused.value.at) == (reason, at)


def test_cards_drawn_before_are_found_by_their_place() -> None:
    check_undrawn(parse_cards("2C 3C"), rounds("4C - 5C"))
    with pytest.raises(IllegalAction) as refused:
        check_undrawn(parse_cards("2C 5C"), rounds("4C - 5C"))
    assert (refused.value.reason, refused.value.at) == (Refusal.CARD_TWICE, 1)


def test_a_lot_that_never_ends_early_is_decided_within_the_pack() -> None:
    drawn: list[Hand] = []
    dealer = None
    while dealer is None:
        lot = next_lot(drawn, SEATS, FULL_PACK)
        assert isinstance(lot, Lot)
        dealer = dealer_by_lot(drawn, SEATS, lot)
        drawn.append(lot.cards)
    assert (len(drawn), dealer) == (1, 0)  # the pack begins with an ace
