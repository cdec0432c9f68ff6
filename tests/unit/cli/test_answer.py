"""Values as JSON."""

from enum import IntEnum

import pytest

from pegboard.cards import Card, Rank, Suit
from pegboard.cli._answer import plain
from pegboard.game import Result
from pegboard.games.cribbage import Phase


def test_values_become_json() -> None:
    value = {"card": Card.parse("TH"), "phase": Phase.PLAY, 1: (None, True, 1.5, "x", Suit.CLUBS)}
    expected = {"card": "TH", "phase": "play", "1": [None, True, 1.5, "x", "C"]}
    assert plain(value) == expected


def test_numbers_lose_their_names() -> None:
    assert isinstance(Rank.ACE, IntEnum)
    assert type(plain(Rank.ACE)) is int


def test_a_dataclass_becomes_an_object() -> None:
    told = plain(Result(winner=0, scores=(121, 90)))
    assert told == {
        "winner": 0,
        "scores": [121, 90],
        "games": 1,
        "degree": "plain",
        "termination": "normal",
    }


def test_what_has_no_form_is_an_error_of_ours() -> None:
    with pytest.raises(TypeError, match="object has no form in JSON"):
        plain(object())
