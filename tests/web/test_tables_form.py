"""The form of a table: every game, its options and seats, and what a table is made of then."""

from collections.abc import AsyncIterator

import pytest

from pegboard.club.tables.model import Settings
from pegboard.strategy import DEFAULT_LEVEL, LEVELS
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._offers import OFFERS, Offer
from support.html import Element, read_html
from support.web import Club, open_club

KEYS = [pytest.param(offer, id=offer.variant) for offer in OFFERS.values()]


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def read(club: Club, path: str, player: str | None = None, **headers: str) -> Element:
    async with club.browser(player) as browser:
        response = await browser.get(path, headers=headers)
    assert response.status_code == 200
    return read_html(response.text)


def filled_in(form: Element) -> dict[str, str]:
    """What a browser without a script sends when nothing is changed."""
    sent = {
        one.attributes["name"]: one.attributes["value"]
        for one in form.all("input")
        if "name" in one.attributes
    }
    for select in form.all("select"):
        chosen = [one for one in select.all("option") if "selected" in one.attributes]
        options = chosen or select.all("option")
        sent[select.attributes["name"]] = options[0].attributes["value"]
    return sent


async def opened(club: Club, path: str, form: dict[str, str], player: str) -> Settings:
    """The settings in the store of the table that *form* opens."""
    async with club.browser(player) as browser:
        answer = await browser.post(path, data=form)
    assert answer.status_code == 303, answer.text
    state = await club.site.tables.table(answer.headers["location"].removeprefix("/t/"))
    return state.settings


async def refusal(club: Club, path: str, form: dict[str, str]) -> str:
    player = await club.guest("Ada")
    async with club.browser(player) as browser:
        answer = await browser.post(path, data=form, headers={"accept": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["ok"] is False
    code: str = answer.json()["code"]
    assert any(f"{kind}-{code}" in Texts("en") for kind in ("refusal", "option-error"))
    return code


# --- Every game and variant ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("offer", KEYS)
async def test_the_form_offers_what_applies_and_nothing_else(
    club: Club, offer: Offer, lang: str
) -> None:
    page = await read(club, f"/new/{offer.path}", cookie=f"lang={lang}")
    form = page.one("form", id="play")
    offered = {
        select.attributes["name"]: [one.attributes["value"] for one in select.all("option")]
        for select in form.all("select")
    }
    options = {name: values for name, values in offered.items() if name.startswith("option-")}
    assert options == {
        f"option-{spec.name}": [*spec.values, *(["other"] if spec.span else [])]
        for spec in offer.specs
        if len(spec.values) > 1
    }
    assert offered["level"] == list(LEVELS)
    seats = [name for name in offered if name.startswith("seat-")]
    assert seats == [f"seat-{seat}" for seat in range(1, len(offer.seats))]
    usual = filled_in(form)
    assert all(usual[f"option-{spec.name}"] == spec.default for spec in offer.specs[:1])


@pytest.mark.parametrize("offer", KEYS)
async def test_both_buttons_open_a_table_of_just_that_game(club: Club, offer: Offer) -> None:
    ada = await club.guest("Ada")
    form = (await read(club, f"/new/{offer.path}", ada)).one("form", id="play")
    buttons = {one.attributes.get("formaction", "") for one in form.all("button")}
    assert (form.attributes["action"], buttons) == ("/tables", {"/play", ""})
    alone = await opened(club, "/play", filled_in(form), ada)
    others = range(1, len(offer.seats))
    assert alone == Settings(
        game=offer.game, variant=offer.variant, bots=dict.fromkeys(others, DEFAULT_LEVEL)
    )
    own = await opened(club, "/tables", filled_in(form), ada)
    assert own == Settings(game=offer.game, variant=offer.variant)


@pytest.mark.parametrize("offer", KEYS)
async def test_every_value_that_is_offered_can_be_played(club: Club, offer: Offer) -> None:
    ada = await club.guest("Ada")
    for spec in offer.specs:
        needs = {f"option-{spec.needs[0]}": min(spec.needs[1])} if spec.needs else {}
        for value in spec.values:
            form = {"game": offer.game, "variant": offer.variant, f"option-{spec.name}": value}
            settings = await opened(club, "/tables", form | needs, ada)
            assert settings.options.get(spec.name, spec.default) == value


async def test_any_number_of_the_span_can_be_played(club: Club) -> None:
    ada = await club.guest("Ada")
    form = {"option-target": "other", "other-target": "75"}
    assert (await opened(club, "/play", form, ada)).options == {"target": "75"}
    for number in ("30", "362", "", "x"):
        wish = form | {"other-target": number}
        assert await refusal(club, "/play", wish) == "bad-option-value"


# --- The lobby -------------------------------------------------------------------------------


@pytest.mark.parametrize("offer", KEYS)
async def test_play_now_in_the_lobby_takes_the_game_and_the_level(club: Club, offer: Offer) -> None:
    ada = await club.guest("Ada")
    form = (await read(club, "/", ada)).one("form", id="play")
    choices = [one.attributes["value"] for one in form.one("select", name="table").all("option")]
    assert choices == [one.path for one in OFFERS.values()]
    sent = filled_in(form) | {"table": offer.path, "level": LEVELS[0]}
    settings = await opened(club, "/play", sent, ada)
    assert (settings.game, settings.variant) == (offer.game, offer.variant)
    assert settings.bots == dict.fromkeys(range(1, len(offer.seats)), LEVELS[0])


async def test_the_lobby_leads_to_the_form_of_the_game_chosen(club: Club) -> None:
    button = (await read(club, "/")).one("button", formaction="/new")
    assert button.attributes["formmethod"] == "get"
    async with club.browser() as browser:
        answer = await browser.get("/new", params={"table": "ecarte/ecarte", "ref": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/new/ecarte/ecarte")


# --- Who sits where --------------------------------------------------------------------------


async def test_seats_are_for_people_or_for_club_players_as_the_form_says(club: Club) -> None:
    ada = await club.guest("Ada")
    form = {"game": "cribbage", "variant": "partners", "level": "level-3"}
    seats = {"seat-1": "club", "seat-2": "person", "seat-3": "club"}
    settings = await opened(club, "/tables", form | seats, ada)
    assert settings.bots == {1: "level-3", 3: "level-3"}
    alone = await opened(club, "/play", form | seats | {"ref": "2"}, ada)
    assert set(alone.bots) == {1, 2, 3}


async def test_the_owner_may_leave_the_first_seat_to_the_club(club: Club) -> None:
    ada = await club.guest("Ada")
    form = {"game": "solo-whist", "variant": "solo", "seat-0": "club", "seat-1": "club"}
    assert set((await opened(club, "/tables", form, ada)).bots) == {0, 1}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_partner_is_named_as_one(club: Club, lang: str) -> None:
    texts = Texts(lang)
    labels = {
        variant: [
            one.words
            for one in (await read(club, f"/new/cribbage/{variant}", cookie=f"lang={lang}"))
            .one("fieldset")
            .all("label")
        ]
        for variant in ("six-card", "three-handed", "four-handed", "partners")
    }
    left, right = texts.text("seat-left"), texts.text("seat-right")
    opposite, partner = texts.text("seat-opposite"), texts.text("seat-partner")
    assert labels == {
        "six-card": [opposite],
        "three-handed": [left, right],
        "four-handed": [left, opposite, right],
        "partners": [left, partner, right],
    }


# --- What is remembered ----------------------------------------------------------------------


async def test_the_last_choice_is_there_the_next_time(club: Club) -> None:
    ada = await club.guest("Ada")
    form = {
        "game": "cribbage",
        "variant": "auction",
        "level": "level-1",
        "option-target": "other",
        "other-target": "75",
        "option-auction_max_bid": "12",
        "seat-1": "club",
    }
    async with club.browser(ada) as browser:
        answer = await browser.post("/tables", data=form)
    cookie = f"{club.cookie(ada)}; choice={answer.cookies['choice']}"
    lobby = await read(club, "/", cookie=cookie)
    chosen = filled_in(lobby.one("form", id="play"))
    assert (chosen["table"], chosen["level"]) == ("cribbage/auction", "level-1")
    again = await read(club, "/new/cribbage/auction", cookie=cookie)
    sent = filled_in(again.one("form", id="play"))
    assert {name: sent[name] for name in form} == form
    other = filled_in(
        (await read(club, "/new/ecarte/ecarte", cookie=cookie)).one("form", id="play")
    )
    assert (other["option-target"], other["seat-1"], other["level"]) == ("5", "person", "level-1")


async def test_a_quick_game_does_not_change_who_is_asked_to_sit_down(club: Club) -> None:
    async with club.browser(await club.guest("Ada")) as browser:
        answer = await browser.post("/play", data={"table": "cribbage/partners"})
    page = await read(club, "/new/cribbage/partners", cookie=f"choice={answer.cookies['choice']}")
    sent = filled_in(page.one("form", id="play"))
    assert [sent[f"seat-{seat}"] for seat in (1, 2, 3)] == ["person"] * 3


@pytest.mark.parametrize(
    "kept",
    ["", "nonsense", "game:bridge", "game:cribbage&variant:x", "level:level-9", "seat-7:club", "%"],
)
async def test_a_choice_that_makes_no_sense_is_forgotten(club: Club, kept: str) -> None:
    page = await read(club, "/", cookie=f"choice={kept}")
    chosen = filled_in(page.one("form", id="play"))
    assert (chosen["table"], chosen["level"]) == ("cribbage/six-card", DEFAULT_LEVEL)


# --- What is refused -------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/tables", "/play"])
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "bridge"}, "no-such-game"),
        ({"game": ""}, "no-such-game"),
        ({"table": ""}, "no-such-game"),
        ({"table": "bridge/rubber"}, "no-such-game"),
        ({"variant": "nine-card"}, "unknown-variant"),
        ({"variant": ""}, "unknown-variant"),
        ({"game": "ecarte"}, "unknown-variant"),
        ({"table": "ecarte/six-card"}, "unknown-variant"),
        ({"option-nonsense": "1"}, "unknown-option"),
        ({"option-auction_when": "after_discard"}, "unknown-option"),
        ({"option-next_lead": "first_go"}, "unknown-option"),
        ({"table": "cribbage/three-handed", "option-mars_rule": "off"}, "unknown-option"),
        ({"option-target": "7"}, "bad-option-value"),
        ({"option-counting": "by-feet"}, "bad-option-value"),
        ({"level": "level-9"}, "bad-bots"),
        ({"level": "club"}, "bad-bots"),
    ],
)
async def test_what_is_not_offered_is_refused(
    club: Club, path: str, wish: dict[str, str], code: str
) -> None:
    assert await refusal(club, path, wish) == code


@pytest.mark.parametrize(
    "wish",
    [
        {"seat-2": "club"},
        {"seat-x": "club"},
        {"seat-1": "level-1"},
        {"seat-0": "club", "seat-1": "club"},
    ],
)
async def test_seats_that_cannot_be_are_refused(club: Club, wish: dict[str, str]) -> None:
    assert await refusal(club, "/tables", wish) == "bad-bots"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["20", "abc", "400"])
async def test_a_number_that_cannot_be_gives_the_form_again(
    club: Club, number: str, lang: str
) -> None:
    form = {
        "game": "cribbage",
        "variant": "partners",
        "ref": "abc",
        "level": "level-3",
        "name": "Ада",
        "seat-2": "club",
        "option-crib_flush": "four",
    }
    async with club.browser() as browser:
        answer = await browser.post(
            "/tables",
            data=form | {"option-target": "121", "other-target": number},
            headers={"cookie": f"lang={lang}"},
        )
    assert answer.status_code == 400
    page, texts = read_html(answer.text), Texts(lang)
    sent = filled_in(page.one("form", id="play"))
    assert {name: sent[name] for name in form} == form
    assert (sent["option-target"], sent["other-target"]) == ("other", number)
    (wrong,) = [one for one in page.all() if "aria-invalid" in one.attributes]
    assert wrong.attributes["name"] == "other-target"
    said = page.one("p", id=wrong.attributes["aria-describedby"]).words
    assert said == texts.text("option-other-wrong", low=31, high=361)
    assert page.one("p", role="alert").words == texts.text("form-again")
    switches = {one.attributes["href"] for one in page.one("footer").all("a")}
    assert "/new/cribbage/partners?lang=ru" in switches


async def test_without_a_script_a_number_of_ones_own_needs_no_choice_in_the_list(
    club: Club,
) -> None:
    ada = await club.guest("Ada")
    form = filled_in((await read(club, "/new/cribbage/six-card", ada)).one("form", id="play"))
    assert (form["option-target"], form["other-target"]) == ("121", "")
    settings = await opened(club, "/tables", form | {"other-target": "75"}, ada)
    assert settings.options == {"target": "75"}
    settings = await opened(club, "/tables", form | {"option-target": "61", "ref": "2"}, ada)
    assert settings.options == {"target": "61"}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_value_that_is_not_in_the_list_gives_the_form_again(club: Club, lang: str) -> None:
    async with club.browser(await club.guest("Ada")) as browser:
        browser.headers["cookie"] += f"; lang={lang}"
        answer = await browser.post("/play", data={"option-counting": "by-feet"})
    assert answer.status_code == 400
    page = read_html(answer.text)
    (wrong,) = [one for one in page.all() if "aria-invalid" in one.attributes]
    assert wrong.attributes["name"] == "option-counting"
    assert Texts(lang).text("option-error-bad-option-value") in page.one("main").words
    assert filled_in(page.one("form", id="play"))["option-counting"] == "auto"


@pytest.mark.parametrize(
    ("sent", "title"),
    [
        ({"table": "cribbage/auction"}, "lobby-heading"),
        ({"game": "cribbage", "variant": "auction", "option-target": "61"}, "new-title"),
    ],
    ids=["lobby", "form"],
)
async def test_a_name_that_cannot_be_gives_the_form_again(
    club: Club, sent: dict[str, str], title: str
) -> None:
    form = sent | {"name": "   ", "level": "level-1", "ref": "abc"}
    async with club.browser() as browser:
        answer = await browser.post("/play", data=form)
        told = await browser.post("/play", data=form, headers={"accept": "application/json"})
    assert (told.status_code, told.json()["code"]) == (400, "bad-name")
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers
    page = read_html(answer.text)
    name = Texts("en").text("variant-auction")
    assert page.one("h1").words == Texts("en").text(title, name=name)
    again = filled_in(page.one("form", id="play"))
    assert {key: again[key] for key in form if key != "ref"} | {"ref": "abc"} == form
    field = page.one("input", id="name")
    assert field.attributes["aria-invalid"] == "true"
    assert field.attributes["aria-describedby"] == "name-wrong name-note"
    assert page.one("p", id="name-wrong").words == Texts("en").text("refusal-bad-name")


async def test_muggins_comes_only_with_counting_by_hand(club: Club) -> None:
    ada = await club.guest("Ada")
    assert (await opened(club, "/play", {"option-muggins": "on"}, ada)).options == {}
    form = {"option-muggins": "on", "option-counting": "manual", "ref": "2"}
    options = (await opened(club, "/play", form, ada)).options
    assert options == {"counting": "manual", "muggins": "on"}


@pytest.mark.parametrize(
    "path", ["/new/bridge/rubber", "/new/cribbage/nine-card", "/new/ecarte/six-card"]
)
async def test_a_form_for_what_is_not_offered_is_not_there(club: Club, path: str) -> None:
    async with club.browser() as browser:
        assert (await browser.get(path)).status_code == 404


async def test_an_address_without_a_choice_leads_to_all_games(club: Club) -> None:
    async with club.browser() as browser:
        answer = await browser.get("/new")
        wrong = await browser.get("/new?table=", headers={"accept": "application/json"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/games")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "no-such-game")
