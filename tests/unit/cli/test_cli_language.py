"""The language of the command line."""

import pytest

from pegboard.cli._answer import Complaint
from pegboard.cli._language import environment_language, take_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ru"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "ru", "score", "x"],
        ["score", "--lang", "ru", "x"],
        ["score", "x", "--lang=ru"],
        ["score", "x", "--lang", "ru-RU"],
    ],
)
def test_the_option_may_stand_anywhere(words: list[str]) -> None:
    assert take_language(words, {}) == ("ru", ["score", "x"])


def test_after_two_dashes_words_are_left_alone() -> None:
    assert take_language(["replay", "--", "--lang"], {}) == ("en", ["replay", "--", "--lang"])


@pytest.mark.parametrize(
    ("words", "code"),
    [(["--lang", "xx"], "unknown-language"), (["--lang"], "bad-usage"), (["--lang="], "bad-usage")],
)
def test_no_language_of_ours_is_refused(words: list[str], code: str) -> None:
    with pytest.raises(Complaint) as caught:
        take_language(words, {})
    assert caught.value.code == code
