"""The frame of a page: texts with tags, cards in signs and in words."""

import pytest

from pegboard.cards import Card, parse_cards
from pegboard.texts import Texts
from pegboard.web._page import Frame


def frame(lang: str) -> Frame:
    return Frame(
        texts=Texts(lang), theme="system", house="", base="", site="", path="/", assets=None
    )


def test_a_text_may_hold_tags_but_what_is_filled_in_may_not() -> None:
    said = frame("en").html("rules-deal-cards", dealt=6, base='"><script>')
    assert '<a href="&#34;&gt;&lt;script&gt;/proof">' in said
    assert "<script>" not in said


@pytest.mark.parametrize(
    ("card", "sign", "english", "russian"),
    [
        ("TH", "10♥", "ten of hearts", "десятка червей"),
        ("AS", "A♠", "ace of spades", "туз пик"),
        ("JC", "J♣", "jack of clubs", "валет треф"),
        ("5D", "5♦", "five of diamonds", "пятёрка бубен"),
    ],
)
def test_a_card_in_signs_and_in_words(card: str, sign: str, english: str, russian: str) -> None:
    for lang, name in (("en", english), ("ru", russian)):
        assert frame(lang).sign(Card.parse(card)) == sign
        assert frame(lang).name(Card.parse(card)) == name


def test_cards_in_words() -> None:
    cards = parse_cards("5D 5H 5S")
    assert frame("en").name_of(cards[:1]) == "five of diamonds"
    assert frame("en").name_of(cards[:2]) == "five of diamonds and five of hearts"
    assert frame("ru").name_of(cards) == "пятёрка бубен, пятёрка червей и пятёрка пик"
    assert frame("en").name_of(cards[:1], cards[1]) == "five of diamonds; starter: five of hearts"
