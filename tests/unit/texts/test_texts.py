import pytest

from pegboard.texts import LANGUAGES, TextError, Texts


def test_a_text_without_arguments() -> None:
    assert Texts("en").text("guest") == "Guest"
    assert Texts("ru").text("guest") == "Гость"


def test_the_default_name_of_the_house() -> None:
    assert Texts("en").text("house") == "Pegboard"
    assert Texts("ru").text("house") == "Играем вместе"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1\u00a0очко"),
        (2, "2\u00a0очка"),
        (4, "4\u00a0очка"),
        (5, "5\u00a0очков"),
        (11, "11\u00a0очков"),
        (12, "12\u00a0очков"),
        (21, "21\u00a0очко"),
        (24, "24\u00a0очка"),
        (29, "29\u00a0очков"),
        (111, "111\u00a0очков"),
        (121, "121\u00a0очко"),
    ],
)
def test_russian_plural_forms_follow_the_number(number: int, said: str) -> None:
    assert Texts("ru").text("rules-hand-total", points=number) == f"Всего {said}"


def test_an_exact_number_wins_over_its_plural_form() -> None:
    assert Texts("ru").text("rules-hand-total", points=0) == "Ни одного очка"
    assert Texts("en").text("rules-hand-total", points=0) == "No points at all"
    assert Texts("en").text("rules-hand-total", points=1) == "1 point in all"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_filled_in_has_no_invisible_marks_around_it(lang: str) -> None:
    said = Texts(lang).text("lobby-greeting", name="Ada")
    assert said.endswith(", Ada")
    assert not set(said) & set("\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_filled_in_is_left_as_it_is(lang: str) -> None:
    name = '<b>{ $name } "ё"</b>'
    assert name in Texts(lang).text("lobby-greeting", name=name)


def test_a_key_that_does_not_exist_raises() -> None:
    with pytest.raises(TextError, match="no text in 'ru' has the key 'no-such-text'"):
        Texts("ru").text("no-such-text")


def test_an_argument_that_is_missing_raises() -> None:
    with pytest.raises(TextError, match=r"'lobby-greeting'.*name"):
        Texts("en").text("lobby-greeting")


def test_a_missing_number_raises_too() -> None:
    with pytest.raises(TextError, match="points"):
        Texts("en").text("rules-hand-total")


@pytest.mark.parametrize("lang", ["de", "", "EN", "ru-RU"])
def test_a_language_that_is_not_here_raises(lang: str) -> None:
    with pytest.raises(TextError, match="no texts in"):
        Texts(lang)


def test_it_can_be_asked_whether_a_text_exists() -> None:
    assert "guest" in Texts("en")
    assert "no-such-text" not in Texts("en")
