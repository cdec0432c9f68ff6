"""Cards as people type them."""

import pytest

from pegboard.cards import Card, parse_cards
from pegboard.cli._answer import Complaint
from pegboard.cli._hands import hand_and_starter, read_cards

FIVES = parse_cards("5H 5C 5S JD")


@pytest.mark.parametrize(
    "words",
    [
        ["5H5C5SJD", "5D"],
        ["5H 5C 5S JD", "5D"],
        ["5h 5c5s jd", "5d"],
        ["5H", "5C", "5S", "JD", "5D"],
        ["  5H  5C 5S JD ", " 5D "],
    ],
)
def test_spaces_and_capitals_do_not_matter(words: list[str]) -> None:
    assert hand_and_starter(words, 4) == (FIVES, Card.parse("5D"))


@pytest.mark.parametrize(
    ("words", "code", "quoted"),
    [
        (["5H5C5SXD", "5D"], "bad-card", "XD"),
        (["5H5C5SJ", "5D"], "bad-card", "J"),
        (["5H5C5S11D", "5D"], "bad-card", "11"),
        (["5H5C5S??", "5D"], "bad-card", "??"),
        (["5H5C5SJD", "5H"], "card-twice", "5H"),
        (["5H5C5SJD", "5D6D"], "wrong-count", "5D6D"),
        (["5H5C5S", "5D"], "wrong-count", "5H5C5S"),
        (["5H5C5SJD2C", "5D"], "wrong-count", "5H5C5SJD2C"),
        (["", "5D"], "wrong-count", ""),
        (["5H5C5SJD", ""], "wrong-count", ""),
        (["5H5C5SJD"], "wrong-count", ""),
        (["Ж5", "5D"], "bad-card", "Ж5"),
    ],
)
def test_what_is_wrong_is_quoted(words: list[str], code: str, quoted: str) -> None:
    with pytest.raises(Complaint) as caught:
        hand_and_starter(words, 4)
    assert caught.value.code == code
    assert quoted in caught.value.arguments.values() or not quoted


def test_no_cards_are_no_cards() -> None:
    assert read_cards("  ") == ()
