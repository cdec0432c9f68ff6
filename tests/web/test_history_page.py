"""The page of history: everybody it should name is there, and what is only told is called so."""

import re
from collections.abc import AsyncIterator

import pytest

from pegboard.texts import LANGUAGES, Texts
from support import told
from support.web import Club, open_club

NAMED = {
    "en": "noddy Suckling Aubrey Franklin O’Kane Sandwich Congress Paris Hoyle Belgium misère",
    "ru": "нодди Саклинг Обри Франклин О’Кейн Сэндвич конгресс Париж Хойл Бельги мизер",
}
LEGENDS = ("suckling-told", "travels-franklin", "sandwich-told", "solo-origin", "ecarte-family")
DOUBT = {
    "en": re.compile("is said|is told|tells|it is said"),
    "ru": re.compile("говорят|рассказывают|будто|считают", re.IGNORECASE),
}


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everybody_is_there(club: Club, lang: str) -> None:
    page = await told.told(club, "/history", lang)
    words = page.one("main").words.lower()
    assert [name for name in NAMED[lang].split() if name.lower() not in words] == []
    assert told.sections(page) == [
        *("contents", "noddy", "suckling", "travels", "sandwich", "congress"),
        *("ecarte", "whist", "solo", "here"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("legend", LEGENDS)
def test_a_legend_is_told_as_one(legend: str, lang: str) -> None:
    assert DOUBT[lang].search(Texts(lang).text(f"story-{legend}"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_perfect_hand_is_shown_and_counted(club: Club, lang: str) -> None:
    figure = (await told.told(club, "/history", lang)).one("figure")
    total = figure.one("p", class_="total").words
    assert total == Texts(lang).text("rules-hand-total", points=29)


async def test_there_is_nothing_to_open(club: Club) -> None:
    page = await told.told(club, "/history", "en")
    assert page.one("main").all("form") == []
