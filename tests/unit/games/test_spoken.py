"""A show counted aloud, as keys and in both languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card, parse_cards
from pegboard.cli._words import spoken
from pegboard.games import cribbage
from pegboard.games.cribbage import spoken_count
from pegboard.texts import Texts

SPOKEN = [
    (
        "7H 8S 8C 2D",
        "KS",
        "fifteen two, fifteen four, and a pair is six",
        "пятнадцать — два, пятнадцать — четыре, и пара — шесть",
    ),
    ("2C 4D 6S 8H", "KH", "nothing", "ноль"),
    ("7H 8S 2C 2D", "KS", "fifteen two, and a pair is four", "пятнадцать — два, и пара — четыре"),
    ("TC 5D 2C 4D", "KS", "fifteen two, fifteen four", "пятнадцать — два, пятнадцать — четыре"),
    ("9C TD JH QS", "2D", "a run of four is four", "стрит из четырёх — четыре"),
    (
        "JC QD KH 4S",
        "5C",
        "fifteen two, fifteen four, fifteen six, a run of three is nine, and his nobs is ten",
        (
            "пятнадцать — два, пятнадцать — четыре, пятнадцать — шесть, стрит из трёх — девять, "
            "и валет под масть — десять"
        ),
    ),
    (
        "2S 4S 6S 8S",
        "KS",
        "a flush of five is five",
        "флэш из пяти — пять",
    ),
    (
        "5H 5C 5S JD",
        "5D",
        (
            "eight fifteens are sixteen, a double pair royal is twenty-eight, "
            "and his nobs is twenty-nine"
        ),
        (
            "восемь раз по пятнадцать — шестнадцать, двойная королевская пара — двадцать восемь, "
            "и валет под масть — двадцать девять"
        ),
    ),
    (
        "4S 5H 5D 6C",
        "6S",
        (
            "fifteen two, fifteen four, fifteen six, fifteen eight, two pairs are twelve, "
            "and four runs of three are twenty-four"
        ),
        (
            "пятнадцать — два, пятнадцать — четыре, пятнадцать — шесть, пятнадцать — восемь, "
            "две пары — двенадцать, и четыре стрита из трёх — двадцать четыре"
        ),
    ),
]


@pytest.mark.parametrize(("hand", "starter", "english", "russian"), SPOKEN)
def test_hands_are_counted_aloud(hand: str, starter: str, english: str, russian: str) -> None:
    show = cribbage.show(parse_cards(hand), Card.parse(starter))
    assert spoken(Texts("en"), show) == english
    assert spoken(Texts("ru"), show).replace("\N{NO-BREAK SPACE}", " ") == russian


@given(st.lists(st.sampled_from(FULL_PACK), min_size=4, max_size=6, unique=True))
def test_every_count_ends_at_the_total_and_tells_every_item_once(cards: list[Card]) -> None:
    *hand, starter = cards
    show = cribbage.show(hand, starter)
    phrases = spoken_count(show)
    assert phrases[-1].total == show.total
    told = [index for phrase in phrases for index in phrase.items]
    assert told == list(range(len(show.items)))
    totals = [phrase.total for phrase in phrases]
    assert totals == sorted(totals)
    singles = [phrase.key for phrase in phrases if len(phrase.items) == 1]
    assert len(phrases) <= 6 or singles.count("count-fifteen") <= 1
    for lang in ("en", "ru"):
        assert spoken(Texts(lang), show)


def test_the_largest_count_has_words_for_its_number() -> None:
    show = cribbage.show(parse_cards("4S 4H 5D 5C 6S"), Card.parse("6H"))
    assert spoken(Texts("en"), show).endswith("are forty-six")
    assert spoken(Texts("ru"), show).endswith("сорок шесть")
