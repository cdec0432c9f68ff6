import pytest

from pegboard.texts import LANGUAGES, choose_language, language


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU, ru;q=0.9, en;q=0.8", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("de, ru;q=0.8, en;q=0.5", "ru"),
        ("de, en;q=0.5, ru;q=0.8", "ru"),
        ("EN;Q=0.2, RU;Q=0.3", "ru"),
        ("en, ru", "en"),
        ("ru, en", "ru"),
        ("ru;q=0", "en"),
        ("ru;q=0, de", "en"),
        ("ru;q=nan", "en"),
        ("ru;q=2", "en"),
        ("ru;q=-1", "en"),
        ("ru;q=much", "en"),
        ("*", "en"),
        (";;;,,, ;q=, ru", "ru"),
        ("rum, run", "en"),
    ],
)
def test_the_best_language_that_is_here(header: str, chosen: str) -> None:
    assert choose_language(header) == chosen


@pytest.mark.parametrize(
    ("tag", "known"),
    [("ru", "ru"), ("RU-ru", "ru"), (" en-Latn-GB ", "en"), ("de", None), ("", None), ("r", None)],
)
def test_a_tag_is_known_by_its_first_part(tag: str, known: str | None) -> None:
    assert language(tag) == known


def test_strangers_get_the_first_language() -> None:
    assert choose_language("fr") == LANGUAGES[0] == "en"
