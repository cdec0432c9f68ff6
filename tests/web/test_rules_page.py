"""The rules page: everything it claims in cards and numbers is true, by a count of our own.

The oracle below shares nothing with the library: it reads the cards off the page and counts them
by trying every subset.
"""

import re
from collections.abc import AsyncIterator, Sequence
from itertools import combinations

import pytest

from pegboard.texts import LANGUAGES, Texts
from support.html import Element, read_html
from support.web import Club, open_club

RANKS = "A23456789TJQK"
SPELLINGS = ("криббидж", "криббедж", "крибидж", "крибедж")


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def rules_page(club: Club, lang: str) -> Element:
    async with club.browser() as browser:
        response = await browser.get("/rules/cribbage", headers={"cookie": f"lang={lang}"})
    assert response.status_code == 200
    return read_html(response.text)


def rank(card: str) -> int:
    return RANKS.index(card[0]) + 1


def value(card: str) -> int:
    return min(rank(card), 10)


def is_run(cards: Sequence[str]) -> bool:
    ranks = sorted(map(rank, cards))
    return len(cards) >= 3 and ranks == list(range(ranks[0], ranks[0] + len(cards)))


def worth(hand: Sequence[str], starter: str, *, is_crib: bool = False) -> int:
    """Points of a hand with its starter, by the plainest count."""
    cards = [*hand, starter]
    every = [chosen for size in range(2, 6) for chosen in combinations(cards, size)]
    points = sum(2 for chosen in every if sum(map(value, chosen)) == 15)
    points += sum(2 for one, other in combinations(cards, 2) if one[0] == other[0])
    runs = [chosen for chosen in every if is_run(chosen)]
    longest = max(map(len, runs), default=0)
    points += sum(len(run) for run in runs if len(run) == longest)
    if len({card[1] for card in hand}) == 1:
        if starter[1] == hand[0][1]:
            points += 5
        elif not is_crib:
            points += 4
    return points + sum(1 for card in hand if card[0] == "J" and card[1] == starter[1])


def cards_of(hand: Element) -> tuple[list[str], str]:
    return hand.attributes["data-hand"].split(), hand.attributes.get("data-starter", "")


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    return int(found.group()) if found else 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_worked_hand_is_worth_what_the_page_says(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    crib = Texts(lang).text("rules-worked-show-crib")
    figures = page.all("figure")
    for figure in figures:
        hand, starter = cards_of(figure.one("span", role="img"))
        points = worth(hand, starter, is_crib=figure.one("figcaption").words == crib)
        total = figure.one("p", class_="total").words
        assert total == Texts(lang).text("rules-hand-total", points=points)
    assert len(figures) == 8
    assert {number_in(f.one("p", class_="total").words) for f in figures} >= {0, 12, 16, 18, 29}


async def test_every_count_is_spoken_to_its_end(club: Club) -> None:
    """The last phrase of each count names the total, in words."""
    page = await rules_page(club, "en")
    words = {6: "six", 7: "seven", 12: "twelve", 16: "sixteen", 18: "eighteen", 29: "twenty-nine"}
    for figure in page.all("figure"):
        total = number_in(figure.one("p", class_="total").words)
        lines = figure.all("li")
        if total:
            assert lines[-1].words.endswith(f" {words[total]}")
        else:
            assert lines == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_pattern_of_the_show_brings_what_the_page_says(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    _, table = page.all("table", class_="points")
    rows = table.one("tbody").all("tr")
    said = [int(row.all("td")[-1].words) for row in rows]
    assert said == [2, 2, 6, 12, 3, 4, 5, 1]
    fifteen, pair, royal, double, run, flush, five, nobs = (
        cards_of(row.one("span", role="img")) for row in rows
    )
    assert sum(map(value, fifteen[0])) == 15
    for cards, count in ((pair[0], 2), (royal[0], 3), (double[0], 4)):
        assert len(cards) == count
        assert len({card[0] for card in cards}) == 1
    assert is_run(run[0])
    assert (len(flush[0]), len({card[1] for card in flush[0]})) == (4, 1)
    assert (len(five[0]), len({card[1] for card in five[0]})) == (5, 1)
    assert nobs[0][0] == f"J{nobs[1][1]}"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_pattern_of_the_play_brings_what_the_page_says(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    table, _ = page.all("table", class_="points")
    rows = table.one("tbody").all("tr")
    said = [int(row.all("td")[-1].words) for row in rows]
    assert said == [2, 2, 6, 12, 3, 2, 1, 1]
    laid = [cards_of(row.one("span", role="img"))[0] for row in rows]
    sums = [sum(map(value, cards)) for cards in laid]
    assert sums[0] == 15
    assert [len({card[0] for card in cards}) for cards in laid[1:4]] == [1, 1, 1]
    assert [len(cards) for cards in laid[1:4]] == [2, 3, 4]
    assert is_run(laid[4])
    assert laid[4] != sorted(laid[4], key=rank), "the example shows that order does not matter"
    assert sums[5] == 31
    assert max(sums[6:]) < 31


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_whole_deal_adds_up(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    texts = Texts(lang)
    scores = {texts.text("rules-worked-you"): 0, texts.text("rules-worked-other"): 0}
    you, other = scores
    total = 0
    for row in page.one("table", class_="played").one("tbody").all("tr"):
        cells = row.all("td")
        if len(cells) == 1:
            total = 0
            continue
        card = cells[1].words.replace("10", "T")
        total += value(card)
        assert int(cells[2].words) == total
        scores[cells[0].words] += _points_said(cells[3].words)
    theirs, yours, crib = [
        number_in(figure.one("p", class_="total").words) for figure in page.all("figure")[-3:]
    ]
    scores[other] += theirs
    scores[you] += yours + crib
    expected = texts.text("rules-worked-score", yours=scores[you], theirs=scores[other])
    assert expected in page.one("main").words
    assert (scores[you], scores[other]) == (10, 11)


def _points_said(words: str) -> int:
    if words == "–":
        return 0
    said = {"two": 2, "three": 3, "one": 1, "два": 2, "три": 3, "очко": 1}
    first, last = words.split(maxsplit=1)[0], words.rsplit(maxsplit=1)[-1]
    for word in (first, last, words.split()[-2]):
        if word in said:
            return said[word]
    raise AssertionError(words)


async def test_the_cards_of_the_deal_are_dealt_once_each(club: Club) -> None:
    page = await rules_page(club, "en")
    dealt = page.one("dl", class_="dealt")
    cards = [card for hand in dealt.all("span", role="img") for card in cards_of(hand)[0]]
    assert len(cards) == len(set(cards)) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_lines_of_mars_and_skunk(club: Club, lang: str) -> None:
    words = (await rules_page(club, lang)).one("main").words
    texts = Texts(lang)
    plain = re.compile(r"<[^>]+>")
    assert plain.sub("", texts.text("rules-match-mars", mars=60, target=121)) in words
    assert plain.sub("", texts.text("rules-match-skunk", skunk=91, double=61)) in words
    assert texts.text("rules-starter-heels", points=2) in words
    assert texts.text("rules-fact-pack-value", cards=52) in words


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_hand_can_be_read_without_a_script_and_by_ear(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    hand = page.all("figure")[0].one("span", role="img")
    assert hand.words.split() == ["6♣7♥7♦8♠2♠"]
    spoken = {
        "en": "six of clubs, seven of hearts, seven of diamonds and eight of spades; "
        "starter: two of spades",
        "ru": "шестёрка треф, семёрка червей, семёрка бубен и восьмёрка пик; "
        "стартовая карта: двойка пик",
    }
    assert hand.attributes["aria-label"] == spoken[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_spelling_of_the_name_finds_the_page(club: Club, lang: str) -> None:
    words = (await rules_page(club, lang)).one("main").words
    assert all(name in words for name in (*SPELLINGS, "cribbage"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_order_is_that_of_a_beginner(club: Club, lang: str) -> None:
    page = await rules_page(club, lang)
    order = [heading.attributes.get("id") for heading in page.all("h2")]
    assert order == [
        *("facts", "contents", "idea", "steps", "deal", "throw", "starter", "pegging", "show"),
        *("worked", "board", "match", "options", "tactics", "faq", "end"),
    ]
    contents = [link.attributes["href"] for link in page.one("nav", class_="contents").all("a")]
    assert contents == [f"#{part}" for part in order[2:-1]]


async def test_the_options_of_a_table_are_those_of_the_lobby(club: Club) -> None:
    page = await rules_page(club, "en")
    async with club.browser() as browser:
        lobby = read_html((await browser.get("/")).text)
    told = [term.words for term in page.one("dl", class_="options-list").all("dt")]
    offered = [lobby.one("label", for_=one.attributes["id"]).words for one in lobby.all("select")]
    assert told == offered


async def test_the_play_button_opens_a_table_without_a_script(club: Club) -> None:
    page = await rules_page(club, "ru")
    form = page.all("form")[-1]
    fields = {one.attributes["name"]: one.attributes["value"] for one in form.all("input")}
    async with club.browser() as browser:
        browser.headers["cookie"] = "lang=ru"
        answer = await browser.post(form.attributes["action"], data=fields)
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/t/")
    state = await club.site.tables.table(table)
    player = await club.site.store.player(state.owner)
    assert player is not None
    assert player.name == "Гость"
