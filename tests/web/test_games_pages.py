"""The pages about the games: every one in both languages, search, spellings, buttons."""

from collections.abc import AsyncIterator

import pytest

from pegboard.club.tables.model import Settings
from pegboard.strategy import DEFAULT_LEVEL
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._offers import OFFERS
from pegboard.web._search import found, page_of, plain
from pegboard.web.guides import guides
from pegboard.web.settings import Settings as WebSettings
from support.html import Element, read_html
from support.web import Club, open_club

GUIDES = tuple(guides())
CRIBBAGE = ("криббидж", "криббедж", "крибидж", "крибедж", "КРИББИДЖ", "Cribbage", "kribbidzh")
ECARTE = ("Écarté", "ecarte", "ECARTE", "экарте")
SOLO = ("solo whist", "Solo-Whist", "solowhist", "соло-вист", "соло вист", "вист-соло", "вист")


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def read(club: Club, path: str, lang: str = "en") -> Element:
    async with club.browser() as browser:
        response = await browser.get(path, headers={"cookie": f"lang={lang}"})
    assert response.status_code == 200, path
    return read_html(response.text)


# --- Each page -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", GUIDES)
async def test_a_page_says_what_it_is_and_has_its_sections(
    club: Club, path: str, lang: str
) -> None:
    page = await read(club, path, lang)
    guide = guides()[path]
    texts = Texts(lang)
    title = texts.text(guide.key("title", texts))
    assert page.one("h1").words == title
    assert page.one("title").words == f"{title} · {texts.text('house')}"
    description = page.one("meta", name="description").attributes["content"]
    assert description == texts.text(guide.key("description", texts))
    assert description != texts.text("lobby-description")
    sections = [heading.attributes["id"] for heading in page.one("main").all("h2")]
    around = ("facts", "contents", "end") if guide.play else ("contents",)
    assert [one for one in sections if one not in around] == [s.name for s in guide.sections]
    assert len(page.one("main").words) > 600


async def test_titles_and_descriptions_tell_the_pages_apart(club: Club) -> None:
    pages = [await read(club, path) for path in GUIDES]
    assert len({page.one("title").words for page in pages}) == len(pages)
    told = {page.one("meta", name="description").attributes["content"] for page in pages}
    assert len(told) == len(pages)


async def test_every_variant_has_its_page_and_each_page_is_reached_from_the_list(
    club: Club,
) -> None:
    page = await read(club, "/games")
    links = {link.attributes["href"] for link in page.one("main").all("a")}
    assert {offer.rules for offer in OFFERS.values()} <= set(GUIDES) & links
    assert {f"/new/{offer.path}" for offer in OFFERS.values()} <= links
    assert "/rules/cribbage" in links
    nav = {link.attributes["href"] for link in page.one("header").all("a")}
    assert nav == {"/", "/games", "/history", "/proof"}


@pytest.mark.parametrize("path", GUIDES)
async def test_where_one_is_shows_in_the_navigation(club: Club, path: str) -> None:
    current = [
        link.attributes["href"]
        for link in (await read(club, path)).one("header").all("a")
        if "aria-current" in link.attributes
    ]
    assert current == ["/history" if path == "/history" else "/games"]


@pytest.mark.parametrize("path", [path for path in GUIDES if path != "/history"])
async def test_the_button_opens_a_table_of_just_that_game(club: Club, path: str) -> None:
    page = await read(club, path)
    offer = OFFERS[guides()[path].play or ("", "")]
    first, *_, last = page.one("main").all("form")
    for form in (first, last):
        sent = {one.attributes["name"]: one.attributes["value"] for one in form.all("input")}
        async with club.browser() as browser:
            answer = await browser.post(form.attributes["action"], data=sent)
        assert answer.status_code == 303
        state = await club.site.tables.table(answer.headers["location"].removeprefix("/t/"))
        assert state.settings == Settings(
            game=offer.game,
            variant=offer.variant,
            bots=dict.fromkeys(range(1, len(offer.seats)), DEFAULT_LEVEL),
        )


@pytest.mark.parametrize("path", ["/games", "/rules/cribbage"])
async def test_every_button_of_a_list_opens_its_own_game(club: Club, path: str) -> None:
    page = await read(club, path)
    opened: set[tuple[str, str]] = set()
    for form in page.one("main").all("form", action="/play"):
        sent = {one.attributes["name"]: one.attributes["value"] for one in form.all("input")}
        async with club.browser() as browser:
            answer = await browser.post("/play", data=sent)
        state = await club.site.tables.table(answer.headers["location"].removeprefix("/t/"))
        assert (state.settings.game, state.settings.variant) == (sent["game"], sent["variant"])
        opened.add((sent["game"], sent["variant"]))
    assert opened == {key for key in OFFERS if path == "/games" or key[0] == "cribbage"}


# --- Names and spellings ---------------------------------------------------------------------


def test_names_are_compared_without_case_accents_spaces_and_signs() -> None:
    assert plain("  Écarté ") == plain("ECARTE") == "ecarte"
    assert plain("Соло-вист") == plain("соло вист") == "соловист"
    assert plain("—") == ""


@pytest.mark.parametrize(
    ("names", "path"),
    [(CRIBBAGE, "/rules/cribbage"), (ECARTE, "/rules/ecarte"), (SOLO, "/rules/solo-whist")],
    ids=["cribbage", "ecarte", "solo-whist"],
)
async def test_every_spelling_finds_its_game_and_leads_to_its_rules(
    club: Club, names: tuple[str, ...], path: str
) -> None:
    game = path.removeprefix("/rules/")
    for name in names:
        assert page_of(name) == path
        assert {offer.game for offer in found(name)} == {game}
        page = await read(club, f"/games?q={name}")
        forms = page.one("main").all("form", action="/play")
        assert {form.one("input", name="game").attributes["value"] for form in forms} == {game}
        async with club.browser() as browser:
            answer = await browser.get(f"/rules/{name}")
        if name != game:
            assert (answer.status_code, answer.headers["location"]) == (301, path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_variant_is_found_by_its_name_in_any_language(lang: str) -> None:
    for offer in OFFERS.values():
        name = Texts(lang).text(offer.name)
        assert offer in found(name)
        if offer.game == "cribbage":
            assert page_of(name) == offer.rules == page_of(offer.variant)


TWO = {"six-card", "five-card", "seven-card", "auction", "ecarte"}
PAIRS = {"partners", "partners-six"}
CRIBBAGE_FORMS = {variant for game, variant in OFFERS if game == "cribbage"}


@pytest.mark.parametrize(
    ("words", "variants"),
    [
        ("торги аукцион auction bidding", {"auction", "solo"}),
        ("пары парный парами партнёры партнеры напарник pairs partners Partner", PAIRS),
        ("трое втроём втроем троих three 3", {"three-handed"}),
        ("четверо вчетвером четверых four 4", {"four-handed", *PAIRS, "solo"}),
        ("двое вдвоём вдвоем двоих two 2", TWO),
        ("взятки козыри tricks trumps", {"ecarte", "solo"}),
        ("мизер бескозырка misère misere abundance шлем", {"solo"}),
        ("доска сканк маггинс крибиджа board muggins skunk", CRIBBAGE_FORMS),
    ],
)
def test_a_game_is_found_by_what_is_played_and_by_how_many(words: str, variants: set[str]) -> None:
    for word in words.split():
        assert {offer.variant for offer in found(word)} == variants, word


@pytest.mark.parametrize(
    ("phrase", "variants"),
    [
        ("на двоих", TWO),
        ("для троих", {"three-handed"}),
        ("пять карт", {"five-card"}),
        ("5 карт", {"five-card"}),
        ("five cards", {"five-card"}),
        ("шесть карт", {"six-card", "partners-six"}),
        ("two players", TWO),
        ("four players", {"four-handed", *PAIRS, "solo"}),
        ("два игрока", TWO),
        ("двое на двое", PAIRS),
        ("two against two", PAIRS),
        ("криббидж на двоих", TWO - {"ecarte"}),
        ("общий мизер", {"solo"}),
        ("general misère", {"solo"}),
        ("доска для криббиджа", CRIBBAGE_FORMS),
        ("карты", {variant for _, variant in OFFERS}),
        ("card games", {variant for _, variant in OFFERS}),
        ("игра на четверых с торгами", {"solo"}),
        ("five cards for three", set[str]()),
        ("poker for four", set[str]()),
    ],
)
def test_a_phrase_finds_what_all_of_its_words_are_true_of(phrase: str, variants: set[str]) -> None:
    assert {offer.variant for offer in found(phrase)} == variants


def test_a_slip_of_the_finger_still_finds_the_game() -> None:
    assert {offer.game for offer in found("кирббидж")} == {"cribbage"}
    assert {offer.game for offer in found("criibage")} == {"cribbage"}
    assert {offer.game for offer in found("экорте")} == {"ecarte"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_name_that_is_not_here_is_said_so_and_all_games_are_shown(
    club: Club, lang: str
) -> None:
    for words in ("bridge", "?!", "<zz>"):
        assert found(words) == ()
        page = await read(club, f"/games?q={words}", lang)
        texts = Texts(lang)
        assert texts.text("games-none", words=words) in page.one("p", class_="search-found").words
        assert len(page.one("main").all("form", action="/play")) == len(OFFERS)
        assert page.one("input", id="q").attributes["value"] == words


@pytest.mark.parametrize(("words", "links"), [("poker", 0), ("cards", 0), ("misère", 1)])
async def test_all_games_are_offered_where_some_are_left_out(
    club: Club, words: str, links: int
) -> None:
    page = await read(club, f"/games?q={words}")
    assert len(page.one("p", class_="search-found").all("a")) == links


async def test_a_long_name_is_cut(club: Club) -> None:
    page = await read(club, f"/games?q={'x' * 500}")
    assert page.one("input", id="q").attributes["value"] == "x" * 60


@pytest.mark.parametrize(
    "path",
    ["/rules/poker", "/rules/cribbage/nine-card", "/rules/ecarte/six-card", "/rules/crib/six-card"],
)
async def test_rules_that_are_not_here_are_not_found(club: Club, path: str) -> None:
    async with club.browser() as browser:
        assert (await browser.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("short", "status", "path"),
    [
        ("/rules", 303, "/games"),
        ("/rules/ecarte/ecarte", 301, "/rules/ecarte"),
        ("/rules/solo-whist/solo", 301, "/rules/solo-whist"),
    ],
)
async def test_a_guessed_address_leads_on(club: Club, short: str, status: int, path: str) -> None:
    async with club.browser() as browser:
        answer = await browser.get(short)
    assert (answer.status_code, answer.headers["location"]) == (status, path)


async def test_a_spelling_stays_below_the_path_of_the_club() -> None:
    async with (
        open_club(settings=WebSettings(base_path="/cards", log="off")) as club,
        club.browser() as browser,
    ):
        answer = await browser.get("/cards/rules/криббедж")
        assert answer.headers["location"] == "/cards/rules/cribbage"
        chosen = await browser.get("/cards/new?table=ecarte/ecarte")
        assert chosen.headers["location"] == "/cards/new/ecarte/ecarte"
