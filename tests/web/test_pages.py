"""The pages people read: content, languages, colors, names, forms without a script, links."""

import asyncio
import re
from collections.abc import AsyncIterator
from itertools import pairwise
from urllib.parse import urldefrag

import httpx
import pytest

from pegboard.club.tables import model
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._offers import OFFERS, Offer
from pegboard.web.guides import guides
from pegboard.web.settings import Settings
from support.html import Element, read_html
from support.web import Club, open_club

PATHS = ("/", "/games", "/new/cribbage/partners", "/new/solo-whist/solo", "/proof", *guides())
EVIL = "<img src=x onerror=q>"
"""Markup that fits into a name."""


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def get(club: Club, path: str, player: str | None = None, **headers: str) -> httpx.Response:
    async with club.browser(player) as browser:
        return await browser.get(path, headers=headers)


async def post(
    club: Club, path: str, form: dict[str, str], player: str | None = None, **headers: str
) -> httpx.Response:
    async with club.browser(player) as browser:
        return await browser.post(path, data=form, headers=headers)


async def read(club: Club, path: str, player: str | None = None, **headers: str) -> Element:
    response = await get(club, path, player, **headers)
    assert response.status_code == 200
    return read_html(response.text)


# --- Every page ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
async def test_a_page_is_whole(club: Club, path: str, lang: str) -> None:
    """Well-formed, in the right language, with one heading, landmarks and a way past the head."""
    response = await get(club, path, cookie=f"lang={lang}")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    page = read_html(response.text)
    assert page.one("html").attributes["lang"] == lang
    assert page.one("title").words.endswith(f"· {Texts(lang).text('house')}")
    assert page.one("h1").words
    assert page.one("main").attributes["id"] == "content"
    assert page.one("a", href="#content").words == Texts(lang).text("page-skip")
    page.one("header")
    page.one("footer")
    assert page.one("meta", name="description").attributes["content"]


@pytest.mark.parametrize("path", PATHS)
async def test_no_id_stands_twice_and_labels_lead_somewhere(club: Club, path: str) -> None:
    page = await read(club, path)
    ids = [one.attributes["id"] for one in page.all() if "id" in one.attributes]
    assert len(ids) == len(set(ids))
    pointers = ("for", "aria-labelledby", "aria-describedby", "form", "data-needs", "data-copy")
    for element in page.all():
        for name in pointers:
            for wanted in element.attributes.get(name, "").split():
                assert wanted in ids, f"{name}={wanted}"


@pytest.mark.parametrize("path", PATHS)
async def test_headings_leave_no_step_out(club: Club, path: str) -> None:
    page = await read(club, path)
    levels = [int(one.tag[1]) for one in page.all() if re.fullmatch(r"h[1-6]", one.tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("path", PATHS)
async def test_nothing_is_written_into_the_page_that_the_policy_forbids(
    club: Club, path: str
) -> None:
    page = await read(club, path)
    for element in page.all():
        assert not any(name.startswith("on") or name == "style" for name in element.attributes)
        assert element.tag != "style"
        assert element.tag != "script" or element.attributes.get("src")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_link_of_every_page_leads_somewhere(club: Club, lang: str) -> None:
    async with club.browser() as browser:
        browser.headers["cookie"] = f"lang={lang}"
        seen: set[str] = set()
        waiting: list[str] = [*PATHS]
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            seen.add(path)
            response = await browser.get(path)
            assert response.status_code == 200, path
            page = read_html(response.text)
            ids = {one.attributes.get("id") for one in page.all()}
            for link in page.all("a"):
                target, fragment = urldefrag(link.attributes["href"])
                assert target == "" or target.startswith("/"), f"{path} leads away to {target}"
                if target:
                    waiting.append(target)
                else:
                    assert fragment in ids, f"{path}#{fragment}"
    assert set(PATHS) <= seen


async def test_under_another_path_every_address_stays_below_it() -> None:
    async with open_club(settings=Settings(base_path="/cards", log="off")) as club:
        for path in PATHS:
            page = await read(club, f"/cards{path}")
            for element in page.all():
                for name in ("href", "src", "action", "formaction"):
                    address = element.attributes.get(name, "#")
                    assert address.startswith(("#", "/cards/")), f"{path}: {name}={address}"
        answer = await post(club, "/cards/play", {"name": "Ada"})
        assert answer.headers["location"].startswith("/cards/t/")
        assert "Path=/cards" in answer.headers["set-cookie"]


# --- Languages and colors --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "headers", "lang"),
    [
        ("/", {}, "en"),
        ("/", {"accept-language": "ru, en;q=0.5"}, "ru"),
        ("/", {"accept-language": "ru", "cookie": "lang=en"}, "en"),
        ("/", {"accept-language": "en", "cookie": "lang=xx"}, "en"),
        ("/?lang=ru", {"accept-language": "en", "cookie": "lang=en"}, "ru"),
        ("/?lang=xx", {"cookie": "lang=ru"}, "ru"),
    ],
)
async def test_the_language_asked_for_wins_over_the_one_kept_and_that_over_the_browser(
    club: Club, path: str, headers: dict[str, str], lang: str
) -> None:
    response = await get(club, path, **headers)
    assert read_html(response.text).one("html").attributes["lang"] == lang
    assert response.headers["vary"].startswith("accept-language, cookie")


async def test_a_language_asked_for_is_kept(club: Club) -> None:
    response = await get(club, "/proof?lang=ru")
    assert response.cookies["lang"] == "ru"
    assert "set-cookie" not in (await get(club, "/proof?lang=xx")).headers


async def test_colors_asked_for_are_shown_and_kept(club: Club) -> None:
    response = await get(club, "/?theme=dark")
    assert response.cookies["theme"] == "dark"
    html = read_html(response.text).one("html")
    assert html.attributes["data-theme"] == "dark"
    kept = await read(club, "/", cookie="theme=light")
    assert kept.one("html").attributes["data-theme"] == "light"


@pytest.mark.parametrize("theme", ["", "pink", "dark'", "system"])
async def test_other_colors_are_those_of_the_system(club: Club, theme: str) -> None:
    page = await read(club, "/", cookie=f"theme={theme}")
    assert "data-theme" not in page.one("html").attributes


async def test_the_switches_say_what_is_chosen(club: Club) -> None:
    page = await read(club, "/proof", cookie="lang=ru; theme=dark")
    foot = page.one("footer")
    chosen = [link.attributes["href"] for link in foot.all("a", aria_current="true")]
    assert chosen == ["/proof?lang=ru", "/proof?theme=dark"]
    assert len(foot.all("a")) == 5


# --- The house -------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), [("en", "Pegboard"), ("ru", "Играем вместе")])
async def test_the_house_has_a_name_in_each_language(club: Club, lang: str, name: str) -> None:
    page = await read(club, "/", cookie=f"lang={lang}")
    assert page.one("a", class_="house").words == name


async def test_a_keeper_may_name_the_house() -> None:
    async with open_club(settings=Settings(house=EVIL, log="off")) as club:
        page = await read(club, "/", cookie="lang=ru")
        assert page.one("a", class_="house").words == EVIL


# --- The lobby -------------------------------------------------------------------------------


async def test_a_stranger_needs_only_a_name_that_is_already_there(club: Club) -> None:
    page = await read(club, "/")
    form = page.one("form")
    assert form.attributes["method"] == "post"
    assert form.attributes["action"] == "/play"
    name = page.one("input", name="name")
    assert name.attributes["value"] == "Guest"
    assert page.one("button", class_="primary big").words == "Play now"


async def test_play_now_works_without_a_script(club: Club) -> None:
    lobby = await read(club, "/")
    form = {one.attributes["name"]: one.attributes["value"] for one in lobby.all("input")}
    answer = await post(club, "/play", form | {"name": "  Ada   Lovelace "})
    assert answer.status_code == 303
    async with club.browser() as browser:
        browser.headers["cookie"] = f"guest={answer.cookies['guest']}"
        table = await browser.get(answer.headers["location"])
        lobby_again = read_html((await browser.get("/")).text)
    assert table.status_code == 200
    assert lobby_again.one("h1").words == "Good to see you, Ada Lovelace"
    name = answer.headers["location"].removeprefix("/t/")
    state = await club.site.tables.table(name)
    assert [place.kind for place in state.places] == ["empty", "club"]


async def test_a_known_guest_is_not_asked_again(club: Club) -> None:
    ada = await club.guest("Ada")
    answer = await post(club, "/play", {"name": "Bob", "ref": "1"}, ada)
    assert answer.status_code == 303
    assert "guest" not in answer.cookies
    state = await club.site.tables.table(answer.headers["location"].removeprefix("/t/"))
    assert state.owner == ada


async def test_a_form_sent_twice_opens_one_table(club: Club) -> None:
    ada = await club.guest("Ada")
    first, again, other = [
        (await post(club, path, {"ref": "abc"}, ada)).headers["location"]
        for path in ("/play", "/play", "/tables")
    ]
    assert first == again
    assert other != first


async def test_how_many_are_here(club: Club) -> None:
    ru = Texts("ru")
    empty = await read(club, "/", cookie="lang=ru")
    assert ru.text("lobby-here", count=0) in empty.one("main").words
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    table = await club.open_table(ada)
    await club.sit(table, ada, 0)
    await club.sit(table, bob, 1)
    page = await read(club, "/", cookie="lang=ru")
    assert ru.text("lobby-here", count=2) in page.one("main").words


# --- Unfinished games ------------------------------------------------------------------------


async def test_a_table_that_waits_shows_the_link_to_send(club: Club) -> None:
    ada = await club.guest("Ada")
    table = await club.open_table(ada)
    await club.sit(table, ada, 0)
    page = await read(club, "/", ada)
    row = page.one("li", class_="panel game")
    assert row.one("input").attributes["value"] == f"http://club.example/t/{table}"
    assert row.one("a").attributes["href"] == f"/t/{table}"
    assert "Waiting for somebody" in row.words
    assert "Six-card cribbage" in row.words


async def test_an_unfinished_game_shows_the_opponent_the_score_and_whose_turn_it_is(
    club: Club,
) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    table = await club.open_table(ada)
    await club.sit(table, ada, 0)
    await club.sit(table, bob, 1)
    row = (await read(club, "/", ada)).one("li", class_="panel game is-yours")
    assert "With Bob" in row.words
    assert "You have 0, your opponent 0" in row.words
    assert "It is your turn" in row.words
    ours = await read(club, "/", bob)
    assert "With Ada" in ours.one("li", class_="panel game is-yours").words


async def test_games_that_wait_for_the_reader_come_first(club: Club) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    playing = await club.open_table(ada)
    await club.sit(playing, ada, 0)
    await club.sit(playing, bob, 1)
    waiting = [await club.open_table(ada) for _ in range(2)]
    for table in waiting:
        await club.sit(table, ada, 0)
    page = await read(club, "/", ada)
    rows = [row.one("a").attributes["href"] for row in page.one("ul", class_="games").all("li")]
    assert rows[0] == f"/t/{playing}"
    assert set(rows[1:]) == {f"/t/{table}" for table in waiting}


async def test_other_peoples_games_are_not_shown(club: Club) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    await club.sit(await club.open_table(ada), ada, 0)
    assert (await read(club, "/", bob)).all("li", class_="panel game") == []
    assert (await read(club, "/")).all("li", class_="panel game") == []


# --- Names (SE10) ----------------------------------------------------------------------------


async def test_markup_in_a_name_is_shown_as_it_is_everywhere(club: Club) -> None:
    answer = await post(club, "/play", {"name": EVIL})
    assert answer.status_code == 303
    cookie = f"guest={answer.cookies['guest']}"
    page = await read(club, "/", cookie=cookie)
    assert page.one("h1").words == f"Good to see you, {EVIL}"
    assert page.one("input", id="rename").attributes["value"] == EVIL
    assert page.one("main").all("img") == []
    await read(club, answer.headers["location"], cookie=cookie)


async def test_markup_in_an_opponents_name_is_shown_as_it_is(club: Club) -> None:
    ada, evil = await club.guest("Ada"), await club.guest(EVIL)
    table = await club.open_table(ada)
    await club.sit(table, ada, 0)
    await club.sit(table, evil, 1)
    page = await read(club, "/", ada)
    assert f"With {EVIL}" in page.one("li", class_="panel game is-yours").words
    assert page.one("main").all("img") == []


@pytest.mark.parametrize("name", ["x" * 25, " ", "A\u202eB", "\x00\x07", "ё" * 100])
async def test_a_name_that_cannot_be_is_refused_kindly(club: Club, name: str) -> None:
    ada = await club.guest("Ada")
    answer = await post(club, "/name", {"name": name}, ada)
    assert answer.status_code == 400
    page = read_html(answer.text)
    assert page.one("p", id="rename-wrong").words == Texts("en").text("refusal-bad-name")
    assert "open" in page.one("details", class_="rename").attributes
    field = page.one("input", id="rename").attributes
    assert (field["aria-invalid"], field["aria-describedby"]) == ("true", "rename-wrong")
    if not set(name) & set("\x00\x07"):
        assert field["value"] == name
    assert (await read(club, "/", ada)).one("h1").words == "Good to see you, Ada"


async def test_a_name_may_be_changed(club: Club) -> None:
    ada = await club.guest("Ada")
    answer = await post(club, "/name", {"name": "  Зоя   О’Нил "}, ada)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert (await read(club, "/", ada)).one("h1").words == "Good to see you, Зоя О’Нил"


async def test_a_stranger_has_no_name_to_change(club: Club) -> None:
    answer = await post(club, "/name", {"name": "Ada"})
    assert answer.status_code == 400
    assert Texts("en").text("refusal-no-such-player") in read_html(answer.text).one("main").words


# --- The table's page ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_of_a_table_names_it_and_says_what_it_needs(club: Club, lang: str) -> None:
    ada = await club.guest("Ada")
    table = await club.open_table(ada)
    async with club.browser(ada) as browser:
        page = read_html((await browser.get(f"/t/{table}?lang={lang}")).text)
    place = page.one("div", id="table")
    assert place.attributes["data-table"] == table
    assert place.attributes["data-base"] == ""
    assert page.one("noscript").one("a").attributes["href"] == "/"
    assert Texts(lang).text("table-page-noscript") in page.one("noscript").words
    laying = page.one("p", class_="come-in needs-script").words
    assert laying == Texts(lang).text("table-page-loading")
    assert page.all("form") == []


@pytest.mark.parametrize("offer", OFFERS.values(), ids=lambda offer: offer.path)
async def test_the_page_of_a_table_knows_the_rules_of_its_game(club: Club, offer: Offer) -> None:
    settings = model.Settings(game=offer.game, variant=offer.variant)
    table = await club.open_table(await club.guest("Ada"), settings)
    place = (await read(club, f"/t/{table}")).one("div", id="table")
    assert place.attributes["data-game"] == offer.game
    assert place.attributes["data-rules"] == offer.rules
    assert (await read(club, offer.rules)).all("h1")


async def test_who_opened_a_table_is_seated_without_asking_but_only_at_first(club: Club) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    table = await club.open_table(ada)
    place = {"id": "table", "data_opens": "yes"}
    assert len((await read(club, f"/t/{table}", ada)).all("div", **place)) == 1
    assert (await read(club, f"/t/{table}", bob)).all("div", **place) == []
    assert (await read(club, f"/t/{table}")).all("div", **place) == []
    await club.sit(table, ada, 0)
    assert (await read(club, f"/t/{table}", ada)).all("div", **place) == []


async def test_a_stranger_at_a_table_gives_a_name_and_is_back_there(club: Club) -> None:
    table = await club.open_table(await club.guest("Ada"))
    page = await read(club, f"/t/{table}")
    form = {one.attributes["name"]: one.attributes["value"] for one in page.all("input")}
    assert form == {"table": table, "name": "Guest"}
    answer = await post(club, page.one("form").attributes["action"], form)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    again = await read(club, f"/t/{table}", cookie=f"guest={answer.cookies['guest']}")
    assert again.all("form") == []


async def test_a_stranger_whose_name_cannot_be_is_asked_again_at_the_table(club: Club) -> None:
    table = await club.open_table(await club.guest("Ada"))
    answer = await post(club, "/enter", {"table": table, "name": "  "})
    assert answer.status_code == 400
    page = read_html(answer.text)
    assert page.one("p", id="name-wrong").words == Texts("en").text("refusal-bad-name")
    assert page.one("input", id="name").attributes["value"] == "  "
    assert page.one("div", id="table").attributes["data-table"] == table
    assert (await post(club, "/enter", {"table": "nowhere", "name": " "})).status_code == 404


@pytest.mark.parametrize(
    ("variant", "lang", "titles"),
    [
        ("auction", "en", ("Auction cribbage: waiting for a player", "Auction cribbage")),
        ("auction", "ru", ("Криббидж с торгами: ждём игрока", "Криббидж с торгами")),
        ("partners", "en", ("Cribbage for partners: waiting for 3 players", None)),
        ("partners", "ru", ("Криббидж парами: ждём 3\N{NO-BREAK SPACE}игроков", None)),
    ],
)
async def test_a_table_is_called_by_its_game_and_by_whom_it_waits_for(
    club: Club, variant: str, lang: str, titles: tuple[str, str | None]
) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    table = await club.open_table(ada, model.Settings(game="cribbage", variant=variant))
    for seat, player in enumerate((ada, bob)):
        await club.sit(table, player, seat)
        title = titles[seat]
        if title is not None:
            page = await read(club, f"/t/{table}", cookie=f"lang={lang}")
            assert page.one("title").words == f"{title} · {Texts(lang).text('house')}"
            assert page.one("h1").words == title


@pytest.mark.parametrize(
    "table", ["//evil.example", "../../x", "a\r\nSet-Cookie: b=c", "no-such-table", "", "\x00"]
)
async def test_nobody_enters_by_a_table_that_is_none(club: Club, table: str) -> None:
    """He is not sent away from the club, nor made a guest of it."""
    answer = await post(club, "/enter", {"table": table, "name": "Ada"})
    assert answer.status_code == 404
    assert not {"location", "set-cookie"} & answer.headers.keys()


# --- Errors ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/no-such-table", "/t/..%2f..%2fetc", "/rules/poker"]
)
async def test_what_is_not_there_is_said_kindly(club: Club, path: str, lang: str) -> None:
    response = await get(club, path, cookie=f"lang={lang}")
    assert response.status_code == 404
    page = read_html(response.text)
    assert page.one("html").attributes["lang"] == lang
    assert page.one("h1").words == Texts(lang).text("error-not-found-title")
    assert page.one("main").one("a").attributes["href"] == "/"


@pytest.mark.parametrize("path", ["/play", "/tables", "/name", "/enter"])
async def test_forms_of_other_sites_do_nothing(club: Club, path: str) -> None:
    answer = await post(club, path, {"name": "Ada"}, origin="https://evil.example")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    page = read_html(answer.text)
    assert page.one("h1").words == Texts("en").text("error-forbidden-title")


@pytest.mark.parametrize("form", [{"name": "x" * 20_000}, {"option-target": "9" * 20_000}])
async def test_a_form_that_is_far_too_long_is_refused(club: Club, form: dict[str, str]) -> None:
    answer = await post(club, "/tables", form)
    assert answer.status_code == 413
    assert read_html(answer.text).one("h1").words == Texts("en").text("error-request-title")


async def test_a_form_with_a_field_twice_is_refused(club: Club) -> None:
    async with club.browser() as browser:
        answer = await browser.post(
            "/play",
            content="name=Ada&name=Bob",
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
    assert answer.status_code == 400
    assert read_html(answer.text).one("h1").words == Texts("en").text("error-request-title")


async def test_many_visitors_at_once_each_get_their_own_page(club: Club) -> None:
    ada, bob = await club.guest("Ada"), await club.guest("Bob")
    pages = await asyncio.gather(*(read(club, "/", one) for one in (ada, bob) * 5))
    assert [page.one("h1").words for page in pages] == [
        f"Good to see you, {name}" for name in ("Ada", "Bob") * 5
    ]
