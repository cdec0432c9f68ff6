"""The rules pages of cribbage: what they claim in cards and numbers is true, by our own count.

The oracle below shares nothing with the library: it reads the cards off the page and counts them
by trying every subset.
"""

import re
from collections.abc import AsyncIterator, Sequence
from itertools import combinations
from typing import final

import pytest

from pegboard.texts import LANGUAGES, Texts
from support.html import Element, read_html
from support.web import Club, open_club

RANKS = "A23456789TJQK"
FOURS = ("three-handed", "four-handed", "partners", "auction")
HANDS = {
    "six-card": (4, 2, 29),
    "five-card": (3, 2, 20),
    "seven-card": (5, 2, 46),
    "three-handed": (4, 3, 29),
    "four-handed": (4, 4, 29),
    "partners": (4, 4, 29),
    "partners-six": (5, 4, 46),
    "auction": (4, 2, 29),
}
"""Cards kept, players and the ceiling of a hand (R46) of each variant."""

SPELLINGS = ("криббидж", "криббедж", "крибидж", "крибедж")


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def rules_page(club: Club, lang: str, variant: str = "six-card") -> Element:
    async with club.browser() as browser:
        path = f"/rules/cribbage/{variant}"
        response = await browser.get(path, headers={"cookie": f"lang={lang}"})
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
    every = [chosen for size in range(2, 7) for chosen in combinations(cards, size)]
    points = sum(2 for chosen in every if sum(map(value, chosen)) == 15)
    points += sum(2 for one, other in combinations(cards, 2) if one[0] == other[0])
    runs = [set(map(rank, chosen)) for chosen in every if is_run(chosen)]
    points += sum(len(run) for run in runs if not any(run < other for other in runs))
    if len({card[1] for card in hand}) == 1:
        if starter[1] == hand[0][1]:
            points += len(hand) + 1
        elif not is_crib:
            points += len(hand)
    return points + sum(1 for card in hand if card[0] == "J" and card[1] == starter[1])


def cards_of(hand: Element) -> tuple[list[str], str]:
    return hand.attributes["data-hand"].split(), hand.attributes.get("data-starter", "")


WORDS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
TEENS = "fifteen sixteen seventeen eighteen nineteen"
TENS = {20: "twenty", 30: "thirty", 40: "forty"}


def in_words(number: int) -> str:
    small = [*WORDS.split(), *TEENS.split()]
    if number < len(small):
        return small[number]
    tens = number // 10 * 10
    return TENS[tens] + (f"-{small[number - tens]}" if number > tens else "")


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    return int(found.group()) if found else 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", HANDS)
async def test_every_worked_hand_is_worth_what_the_page_says(
    club: Club, variant: str, lang: str
) -> None:
    page = await rules_page(club, lang, variant)
    own = Texts(lang)
    cribs = {own.text("rules-worked-show-crib"), own.text("rules-partners-worked-show-crib")}
    totals: list[int] = []
    for figure in page.all("figure"):
        hand, starter = cards_of(figure.one("span", role="img"))
        is_crib = figure.one("figcaption").words in cribs
        assert len(hand) == (4 if is_crib else HANDS[variant][0])
        points = worth(hand, starter, is_crib=is_crib)
        totals.append(points)
        assert figure.one("p", class_="total").words == own.text("rules-hand-total", points=points)
    players, best = HANDS[variant][1:]
    assert len(totals) == players + 1 + (5 if variant in {"six-card", *FOURS} else 4)
    assert best in totals


@pytest.mark.parametrize("variant", HANDS)
async def test_every_count_is_spoken_to_its_end(club: Club, variant: str) -> None:
    """The last phrase of each count names the total, in words."""
    page = await rules_page(club, "en", variant)
    for figure in page.all("figure"):
        total = number_in(figure.one("p", class_="total").words)
        lines = figure.all("li")
        if total:
            assert lines[-1].words.endswith(f" {in_words(total)}")
        else:
            assert lines == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", HANDS)
async def test_every_pattern_of_the_show_brings_what_the_page_says(
    club: Club, variant: str, lang: str
) -> None:
    page = await rules_page(club, lang, variant)
    kept = HANDS[variant][0]
    table = page.all("table", class_="points")[1]
    rows = table.one("tbody").all("tr")
    said = [int(row.all("td")[-1].words) for row in rows]
    assert said == [2, 2, 6, 12, 3, kept, kept + 1, 1]
    fifteen, pair, royal, double, run, flush, longer, nobs = (
        cards_of(row.one("span", role="img")) for row in rows
    )
    assert sum(map(value, fifteen[0])) == 15
    for cards, count in ((pair[0], 2), (royal[0], 3), (double[0], 4)):
        assert len(cards) == count
        assert len({card[0] for card in cards}) == 1
    assert is_run(run[0])
    assert (len(flush[0]), len({card[1] for card in flush[0]})) == (kept, 1)
    assert (len(longer[0]), len({card[1] for card in longer[0]})) == (kept + 1, 1)
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
@pytest.mark.parametrize("variant", HANDS)
async def test_the_whole_deal_adds_up(club: Club, variant: str, lang: str) -> None:
    """Sums, points of the play, hands and crib give the scores at the end of the deal."""
    page = await rules_page(club, lang, variant)
    told = Told(lang, variant)
    pegged = dict.fromkeys(told.sides, 0)
    total = 0
    for row in page.one("table", class_="played").one("tbody").all("tr"):
        cells = row.all("td")
        if len(cells) == 1:
            total = 0 if row.attributes["class"] == "new-count" else total
            continue
        total += value(cells[1].words.replace("10", "T"))
        assert int(cells[2].words) == total <= 31
        pegged[cells[0].words] += _points_said(cells[3].words)
    shown = page.all("figure")[-HANDS[variant][1] - 1 :]
    order = [figure.one("figcaption").words for figure in shown]
    assert order == told.order
    for figure, who in zip(shown, told.owners, strict=True):
        pegged[who] += number_in(figure.one("p", class_="total").words)
    scores = told.scores(pegged)
    assert told.sentence(scores) in page.one("main").words
    assert scores == SCORES[variant]


SCORES = {
    "six-card": [12, 13],
    "five-card": [9, 9],
    "seven-card": [24, 20],
    "three-handed": [16, 9, 12],
    "four-handed": [16, 11, 4, 7],
    "partners": [40, 30],
    "partners-six": [34, 25],
    "auction": [14, 10],
}
"""What each deal ends with, counted by hand from the table of the play and the shows."""


@final
class Told:
    """What the page of a variant calls the seats, and in which order they count."""

    def __init__(self, lang: str, variant: str) -> None:
        places = PLACES[HANDS[variant][1]]
        self._texts = Texts(lang)
        self._variant = variant
        if variant.startswith("partners"):
            places = tuple("partner" if place == "opposite" else place for place in places)
        names = {place: self._text(f"worked-{place}") for place in ("you", *places)}
        order = [*places, "you", "crib"]
        if variant == "auction":
            order = ["you", "crib", *places]
        self.order = [self._text(f"worked-show-{place}") for place in order]
        self.owners = [names["you" if place == "crib" else place] for place in order]
        self.sides = [names["you"], *(names[place] for place in places)]

    def _text(self, part: str, **numbers: int) -> str:
        keys = [f"rules-{prefix}{part}" for prefix in (*self._prefixes(), "")]
        key = next(key for key in keys if key in self._texts)
        return self._texts.text(key, **numbers)

    def _prefixes(self) -> list[str]:
        own = [f"{self._variant}-"]
        if HANDS[self._variant][1] > 2:
            own += ["partners-" if self._variant.startswith("partners") else "many-", "table-"]
        return own

    def scores(self, pegged: dict[str, int]) -> list[int]:
        """One score a side, the reader's first, with what came before the play."""
        each = [pegged[side] for side in self.sides]
        match self._variant:
            case "five-card":
                each[1] += 3
            case "auction":
                each[0] -= 4
            case "partners" | "partners-six":
                each = [each[0] + each[2], each[1] + each[3]]
            case _:
                pass
        return each

    def sentence(self, scores: list[int]) -> str:
        """What the page says about the scores."""
        names = ("yours", "theirs", "third", "fourth")
        numbers = dict(zip(names, scores, strict=False)) | {"price": 4}
        return self._text("worked-score", **numbers)


PLACES = {2: ("opposite",), 3: ("left", "right"), 4: ("left", "opposite", "right")}


def _points_said(words: str) -> int:
    """Points of one or several reasons, each of which names its number at its end."""
    if words == "–":
        return 0
    return sum(_points_of(reason) for reason in words.split("; "))


SAID = {
    word: number
    for number, words in (
        *((2, "two два"), (3, "three три"), (4, "four четыре"), (5, "five пять")),
        *((6, "six шесть"), (7, "seven семь"), (12, "twelve двенадцать")),
    )
    for word in words.split()
}


def _points_of(reason: str) -> int:
    words = re.findall(r"[^\W\d_]+", reason)
    if words[0] in {"one", "очко"}:
        return 1
    return next(SAID[word] for word in reversed(words) if word in SAID)


@pytest.mark.parametrize(("lang", "go"), [("en", "You: “go”"), ("ru", "Вы: «мимо»")])
async def test_who_cannot_go_on_is_told_where_it_happens(club: Club, lang: str, go: str) -> None:
    page = await rules_page(club, lang)
    rows = page.one("table", class_="played").one("tbody").all("tr")
    said = [row for row in rows if row.attributes.get("class") == "said-go"]
    assert [row.words for row in said] == [go]
    before = rows[rows.index(said[0]) - 1].all("td")
    held = {"4♠", "5♥"}
    assert all(int(before[2].words) + value(card) > 31 for card in held)
    laid_after = [row.all("td") for row in rows[rows.index(said[0]) + 1 :]]
    assert held <= {cells[1].words for cells in laid_after if len(cells) > 1}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_same_hand_is_thrown_by_whose_crib_it_is(club: Club, lang: str) -> None:
    """A fifteen into one's own crib; into the other's two cards that make nothing together."""
    page = await rules_page(club, lang)
    _, throws = page.all("dl", class_="dealt")
    hands = [set(cards_of(hand)[0]) for hand in throws.all("span", role="img")]
    assert len(hands) == 2
    assert hands[0] == hands[1]
    own, other = (
        [sign.words.replace("10", "T") for sign in thrown.all("span", class_="sign")]
        for thrown in throws.all("span", class_="throws")
    )
    assert sum(map(value, own)) == 15
    low, high = sorted(map(rank, other))
    assert high - low > 4
    assert sum(map(value, other)) not in {5, 15}


@pytest.mark.parametrize("variant", HANDS)
async def test_the_cards_of_the_deal_are_dealt_once_each(club: Club, variant: str) -> None:
    page = await rules_page(club, "en", variant)
    dealt = page.all("dl", class_="dealt")[0]
    cards = [card for hand in dealt.all("span", role="img") for card in cards_of(hand)[0]]
    kept, players, _ = HANDS[variant]
    assert len(cards) == len(set(cards)) == players * (kept + (2 if players == 2 else 1))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_lines_of_mars_and_skunk(club: Club, lang: str) -> None:
    words = (await rules_page(club, lang)).one("main").words
    texts = Texts(lang)
    plain = re.compile(r"<[^>]+>")
    assert plain.sub("", texts.text("rules-match-mars", mars=60, target=121)) in words
    assert plain.sub("", texts.text("rules-match-skunk", skunk=91, double=61)) in words
    assert texts.text("rules-starter-heels", heels=2) in words
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
        *("worked", "board", "match", "tactics", "faq", "options", "end"),
    ]
    contents = [link.attributes["href"] for link in page.one("nav", class_="contents").all("a")]
    assert contents == [f"#{part}" for part in order[2:-1]]


@pytest.mark.parametrize("variant", HANDS)
async def test_the_options_told_are_those_of_the_form(club: Club, variant: str) -> None:
    page = await rules_page(club, "en", variant)
    async with club.browser() as browser:
        form = read_html((await browser.get(f"/new/cribbage/{variant}")).text)
    told = [term.words for term in page.one("dl", class_="options-list").all("dt")]
    selects = [
        one.attributes["id"]
        for one in form.all("select")
        if one.attributes["name"].startswith("option-")
    ]
    assert told == [form.one("label", for_=one).words for one in selects]


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
