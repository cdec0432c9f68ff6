"""What every game writes alike in a record, and hands as views and deals have them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card
from pegboard.game import (
    ENDINGS,
    Forfeit,
    Hand,
    IllegalAction,
    Lot,
    Refusal,
    Resign,
    check_dealt,
    check_hands,
    own_only,
    parse_hand,
    parse_hands,
    parse_lot,
    parse_number,
    without,
    write_hand,
    write_hands,
    write_lot,
)

CARDS = st.sampled_from([*FULL_PACK, None])
HANDS = st.lists(CARDS, min_size=1, max_size=13).map(tuple)


def test_endings_by_their_words() -> None:
    assert dict(ENDINGS) == {
        "resign": Resign(),
        "time": Forfeit("time"),
        "abandoned": Forfeit("abandoned"),
    }


def test_words_of_cards() -> None:
    seven, king = Card.parse("7C"), Card.parse("KH")
    assert parse_hand("7C ?? KH") == (seven, None, king)
    assert parse_hands("7C ?? / KH") == ((seven, None), (king,))
    assert parse_lot("7C - KH") == Lot((seven, None, king))


@given(st.lists(HANDS, min_size=1, max_size=4))
def test_written_and_read_again(hands: list[Hand]) -> None:
    assert parse_hands(write_hands(hands)) == tuple(hands)
    assert parse_hand(write_hand(hands[0])) == hands[0]
    assert parse_lot(write_lot(Lot(hands[0]))) == Lot(hands[0])


@pytest.mark.parametrize("text", ["", "7C  KH", " 7C", "7C -", "7c", "10C", "7C/KH"])
def test_no_hand(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_hand(text)


@pytest.mark.parametrize("text", ["", "7C ??", "--"])
def test_no_lot(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_lot(text)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("120", 120)])
def test_numbers(text: str, number: int) -> None:
    assert parse_number(text) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", "01", "1.0", "٣", "²", "1 ", "x", "1" * 5000])
def test_no_number(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_number(text)


@pytest.mark.parametrize(
    ("text", "at"),
    [("2C 3C", None), ("2C 3C / 4C 5C / 6C 7C", None), ("2C / 4C 5C", 1), ("2C 3C / 4C 5C 6C", 4)],
)
def test_hands_of_a_wrong_number(text: str, at: int | None) -> None:
    check_hands(parse_hands("2C 3C / 4C ??"), players=2, each=2)
    with pytest.raises(IllegalAction) as refused:
        check_hands(parse_hands(text), players=2, each=2)
    assert (refused.value.reason, refused.value.at) == (Refusal.WRONG_COUNT, at)


@pytest.mark.parametrize(("text", "at"), [("2C", 11), ("2C 3C 4C", 12)])
def test_another_part_of_a_deal_stands_after_the_hands(text: str, at: int) -> None:
    check_dealt((), 0, before=10)
    with pytest.raises(IllegalAction) as refused:
        check_dealt(parse_hand(text), 2, before=10)
    assert (refused.value.reason, refused.value.at) == (Refusal.WRONG_COUNT, at)


def test_a_hand_that_cards_have_left() -> None:
    assert without(parse_hand("2C 3C 4C"), parse_hand("3C")) == parse_hand("2C 4C")
    assert without(parse_hand("2C ?? ??"), parse_hand("9H ??")) == parse_hand("2C")
    assert without(parse_hand("2C ??"), ()) == parse_hand("2C ??")
    with pytest.raises(ValueError, match=r".*"):
        without(parse_hand("2C 3C"), parse_hand("9H"))


def test_hands_as_a_seat_sees_them() -> None:
    hands = parse_hands("2C / 3C / 4C")
    assert own_only(hands, 1) == (None, parse_hand("3C"), None)
    assert own_only(hands, None) == (None, None, None)
