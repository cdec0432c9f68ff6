"""Cards as values, and their only spelling."""

import pickle

import pytest
from hypothesis import given

from pegboard.cards import FULL_PACK, Card, Rank, Suit, parse_cards, write_cards
from pegboard.testing import cards, hands


def test_the_pack_has_every_card_once() -> None:
    assert len(FULL_PACK) == 52
    assert set(FULL_PACK) == {Card(rank, suit) for rank in Rank for suit in Suit}


@given(card=cards())
def test_a_card_is_read_as_it_was_written(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert eval(repr(card), {"Card": Card}) == card  # noqa: S307 - a repr is code
    assert pickle.loads(pickle.dumps(card)) == card  # noqa: S301 - our own


@given(hand=hands(6))
def test_cards_are_read_as_they_were_written(hand: tuple[Card, ...]) -> None:
    assert parse_cards(write_cards(hand)) == hand


@pytest.mark.parametrize("text", ["", "5", "5h", "10H", "1H", "HT", "TH ", " TH", "5X", "??", "🂡"])
def test_any_other_spelling_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card is written"):
        Card.parse(text)


def test_order_is_rank_then_clubs_diamonds_hearts_spades() -> None:
    assert write_cards(sorted(parse_cards("2C AS KH AC AH AD"))) == "AC AD AH AS 2C KH"


def test_letters() -> None:
    assert "".join(rank.letter for rank in Rank) == "A23456789TJQK"
    assert "".join(Suit) == "CDHS"
