"""What may stand in the place of a wrong option, in words."""

import pytest

from pegboard.cli._option_words import needed, offered
from pegboard.texts import Texts


@pytest.mark.parametrize(
    ("values", "span", "said"),
    [
        (("all",), None, "only all"),
        (("off", "on"), None, "off or on"),
        (("1", "5", "7"), None, "1, 5 or 7"),
        (("1", "2", "3"), None, "1, 2 or 3"),
        (("1", "2", "3", "4"), None, "a whole number from 1 to 4"),
        (("4", "3", "2", "1"), None, "4, 3, 2 or 1"),
        (("1", "2", "3", "none"), None, "1, 2, 3 or none"),
        (("61", "121"), (31, 361), "a whole number from 31 to 361"),
        (("none", "61", "7"), (31, 1361), "none, 7 or a whole number from 31 to 1361"),
    ],
)
def test_which_values_an_option_takes(
    values: tuple[str, ...], span: tuple[int, int] | None, said: str
) -> None:
    assert Texts("en").text("cli-option-values", **offered(values, span)) == said


def test_beside_what_an_option_means_anything() -> None:
    texts = Texts("en")
    one = texts.text("cli-option-needs", **needed("counting", ["manual"]))
    two = texts.text("cli-option-needs", **needed("match_games", ["5", "7"]))
    assert one == "only beside counting=manual"
    assert two == "only beside match_games=5 or match_games=7"
