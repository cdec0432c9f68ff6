"""Over plain HTTP: headers, errors, forms, cookies, records, and what is not found."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast, final

import httpx
import pytest

from pegboard.club.tables.model import Player, Settings
from pegboard.club.tables.ports import Store, StoreUnavailableError
from pegboard.store import MemoryStore
from pegboard.web._cookies import GUEST
from pegboard.web._security import HEADERS
from pegboard.web.settings import Settings as WebSettings
from support.audit import Truth, leaks_in_record
from support.seated import Seated
from support.web import HOST, Club, open_club

FAST = Settings(game="cribbage", variant="six-card", options={"target": "61"})
KEY_FILE = "what nobody may read"
MARKUP = "<img src=x onerror=1>"


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "table-abc.js").write_bytes(b"plain")
    (folder / "assets" / "table-abc.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.key").write_text(KEY_FILE)
    async with open_club(seed=3, static=folder) as opened:
        yield opened


@pytest.fixture
async def browser(club: Club) -> AsyncIterator[httpx.AsyncClient]:
    async with club.browser() as opened:
        yield opened


PATHS = [
    "/",
    "/rules/cribbage",
    "/api/health",
    "/static/assets/table-abc.js",
    "/nothing",
    "/t/nothing",
]


# --- Every answer --------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_carries_the_security_headers(
    browser: httpx.AsyncClient, path: str
) -> None:
    answer = await browser.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "cache-control" in answer.headers
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers


async def test_https_is_asked_to_stay(club: Club) -> None:
    async with club.browser() as browser:
        answer = await browser.get(f"https://{HOST}/api/health")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_pages_hold_no_script_and_no_other_host(browser: httpx.AsyncClient) -> None:
    for path in ("/", "/rules/cribbage", "/proof"):
        page = (await browser.get(path)).text
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>\s*\S", page), path
        assert not re.search(r"\son\w+=", page), path
        assert not re.search(r"(?:src|href)=[\"']?(?:https?:)?//", page), path


# --- What is not there ---------------------------------------------------------------------


async def test_what_is_not_found_is_a_page_for_people_and_a_code_for_programs(
    browser: httpx.AsyncClient,
) -> None:
    page = await browser.get("/nothing")
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert "Traceback" not in page.text
    answer = await browser.get("/api/tables/nothing/record")
    assert (answer.status_code, answer.json()) == (404, {"ok": False, "code": "not-found"})
    answer = await browser.get("/nothing", headers={"accept": "application/json"})
    assert answer.json() == {"ok": False, "code": "not-found"}


@pytest.mark.parametrize(
    "path",
    [
        "/static/../secret.key",
        "/static/..%2fsecret.key",
        "/static/%2e%2e/secret.key",
        "/static/assets/..%5c..%5csecret.key",
        "/static//etc/passwd",
        "/static/assets/table-abc.js%00",
        "/static/assets/table-abc.js.br",
        "/static/",
        "/t/../../etc/passwd",
        "/t/%2e%2e%2fadmin",
        "/t/" + "x" * 5000,
        "/api/tables/..%2f..%2f/record",
        "/api/tables/%00/record",
        "/api/tables/x'--/record",
        "/%",
        "//evil.example/",
    ],
)
async def test_tricks_with_paths_lead_nowhere(browser: httpx.AsyncClient, path: str) -> None:
    answer = await browser.request(
        "GET", httpx.URL(f"http://{HOST}").copy_with(raw_path=path.encode())
    )
    assert answer.status_code in {400, 404}, answer.text
    assert KEY_FILE not in answer.text
    assert "Traceback" not in answer.text


async def test_a_page_does_not_repeat_a_long_path(browser: httpx.AsyncClient) -> None:
    for path in ("/" + "q" * 101, "/" + "q" * 5000, "/t/" + "q" * 200):
        answer = await browser.get(path)
        assert answer.status_code == 404
        assert "q" * 100 not in answer.text


async def test_an_absent_table_and_one_of_others_answer_alike(club: Club) -> None:
    """Whoever has the link may watch; without it there is nothing to tell a table by."""
    async with club.browser() as browser:
        absent = await browser.get("/api/tables/absent-table/record")
        other = await browser.get("/api/tables/other-table/record")
    assert (absent.status_code, absent.content) == (other.status_code, other.content)


@pytest.mark.parametrize("path", [*PATHS, "/proof", "/t/{table}", "/api/tables/{table}/record"])
async def test_head_is_get_without_its_body(
    club: Club, browser: httpx.AsyncClient, path: str
) -> None:
    path = path.format(table=await club.open_table(await club.guest("Anna"), FAST))
    got, told = await browser.get(path), await browser.head(path)
    assert told.content == b""
    assert told.status_code == got.status_code
    assert told.headers.keys() == got.headers.keys()
    assert told.headers["content-type"] == got.headers["content-type"]
    assert (await browser.head("/play")).status_code == 405


async def test_a_method_that_is_not_meant_is_refused(browser: httpx.AsyncClient) -> None:
    for method, path in (("POST", "/api/health"), ("DELETE", "/"), ("PUT", "/play")):
        answer = await browser.request(method, path, headers={"accept": "application/json"})
        assert answer.status_code in {404, 405}
        assert answer.json()["code"] in {"not-found", "method-not-allowed"}


# --- Static files --------------------------------------------------------------------------


async def test_built_files_are_sent_packed_and_kept_for_ever(browser: httpx.AsyncClient) -> None:
    answer = await browser.get(
        "/static/assets/table-abc.js", headers={"accept-encoding": "identity"}
    )
    assert answer.content == b"plain"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = await browser.get(
        "/static/assets/table-abc.js", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    async with browser.stream(
        "GET", "/static/assets/table-abc.js", headers={"accept-encoding": "br"}
    ) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join([part async for part in packed.aiter_raw()]) == b"brotli"


# --- Forms ---------------------------------------------------------------------------------


async def test_play_now_makes_a_guest_and_a_table(club: Club, browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/play", data={"name": "Anna", "ref": "r1"})
    assert answer.status_code == 303
    path = answer.headers["location"]
    name = path.removeprefix("/t/")
    assert (await club.site.tables.table(name)).settings.bots.keys() == {1}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{GUEST}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert (await browser.get(path)).status_code == 200


async def test_the_cookie_is_secure_where_the_page_is(club: Club) -> None:
    async with club.browser() as browser:
        answer = await browser.post(f"https://{HOST}/play", data={"name": "Anna"})
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_form_that_is_sent_twice_opens_one_table(club: Club) -> None:
    anna = await club.guest("Anna")
    async with club.browser(anna) as browser:
        answers = [await browser.post("/play", data={"ref": "twice"}) for _ in range(2)]
    assert answers[0].headers["location"] == answers[1].headers["location"]


@pytest.mark.parametrize("path", ["/play", "/tables", "/enter", "/name"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "null"},
    ],
)
async def test_forms_of_other_sites_are_refused(
    club: Club, path: str, headers: dict[str, str]
) -> None:
    anna = await club.guest("Anna")
    async with club.browser(anna) as browser:
        answer = await browser.post(path, data={"name": "Mallory"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    player = await club.site.store.player(anna)
    assert player is not None
    assert player.name == "Anna"


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"\xff\xfe=%zz&&&=", "application/x-www-form-urlencoded"),
        (b"{", "application/json"),
        (b"", "multipart/form-data"),
        (b"--x", "multipart/form-data; boundary=x"),
        (b"name=" + b"x" * 100_000, "application/x-www-form-urlencoded"),
        (b"name=" + b"%F0%9F%82%A1" * 100, "application/x-www-form-urlencoded"),
    ],
)
@pytest.mark.parametrize("path", ["/play", "/tables", "/enter", "/name"])
async def test_a_form_that_is_none_is_a_code_and_no_traceback(
    browser: httpx.AsyncClient, path: str, content: bytes, kind: str
) -> None:
    answer = await browser.post(path, content=content, headers={"content-type": kind})
    assert answer.status_code < 500
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["/play", "/tables", "/enter", "/name"])
@pytest.mark.parametrize("kind", ["application/json", "text/plain", "", "multipart/mixed"])
async def test_what_is_no_form_is_not_taken_for_an_empty_one(
    club: Club, path: str, kind: str
) -> None:
    """An empty form opens the usual table, which is not what this body wishes."""
    body = b'{"game": "ecarte", "variant": "ecarte", "name": "Ada"}'
    async with club.browser(await club.guest("Anna")) as browser:
        headers = {"content-type": kind, "accept": "application/json"}
        answer = await browser.post(path, content=body, headers=headers)
        assert answer.json() == {"ok": False, "code": "unsupported-media-type"}
        assert answer.status_code == 415
        assert (await browser.post("/play")).status_code == 303  # no body at all


@pytest.mark.parametrize(
    "cookie", ["guest=x", "guest=anna.1.2", "guest=" + "a" * 4000, "=;;;=", "lang=xx"]
)
async def test_a_forged_cookie_is_no_guest_and_no_fault(
    browser: httpx.AsyncClient, cookie: str
) -> None:
    answer = await browser.get("/", headers={"cookie": cookie})
    assert answer.status_code == 200


async def test_a_name_with_markup_is_shown_and_does_nothing(club: Club) -> None:
    """SE10: in the lobby, at the table and in the record."""
    anna = await club.guest(MARKUP)
    async with club.browser(anna) as browser:
        lobby = await browser.get("/")
        assert MARKUP not in lobby.text
        assert "&lt;img src=x onerror=1&gt;" in lobby.text
        table = await club.open_table(anna, FAST)
        page = await club.sit(table, anna, 0)
        assert MARKUP in page.frames[-1] or any(MARKUP in text for text in page.frames)
        assert MARKUP not in (await browser.get(f"/t/{table}")).text


# --- Records -------------------------------------------------------------------------------


async def test_a_record_tells_only_what_lies_open_until_the_game_is_over(club: Club) -> None:
    """SE13: for players, spectators and strangers, during the game and after it."""
    anna, bert = await club.guest("Anna"), await club.guest("Bert")
    table = await club.open_table(anna, FAST)
    pages = [await club.sit(table, anna, 0), await club.sit(table, bert, 1)]
    seated = [Seated(page, seed, club.clock) for seed, page in enumerate(pages)]
    deals: list[int] = []
    for stage in ("showing", "over"):
        await asyncio.gather(*(one.play(stage) for one in seated))
        if stage == "showing":
            for one in seated:
                await one.wish("ready", at=one.version)
            version = (await club.site.tables.table(table)).version
            for one in seated:
                await one.until_version(version)
        truth = Truth(await club.site.tables.since(table, 0))
        for viewer in (anna, bert, "mallory", None):
            async with club.browser(viewer) as browser:
                answer = await browser.get(f"/api/tables/{table}/record")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            told = answer.headers["content-disposition"]
            assert told.startswith('attachment; filename="pegboard-')
            assert answer.text.startswith('[Game "cribbage"]')
            assert ("[Secret" in answer.text) == (stage == "over")
            deals.append(answer.text.count("\ndeal "))
            for seat in (anna, bert, None):
                assert leaks_in_record(truth, seat, answer.text, truth.latest) == []
    assert deals[:4] == [1] * 4
    assert deals[4] > 1


async def test_a_game_that_was_not_played_has_no_record(club: Club) -> None:
    table = await club.open_table(await club.guest("Anna"))
    async with club.browser() as browser:
        for game in ("7", "-1", "0", "x", "1e3", "9" * 40):
            answer = await browser.get(f"/api/tables/{table}/record?game={game}")
            assert answer.status_code in {400, 404}, game


# --- Health and faults ---------------------------------------------------------------------


async def test_health_counts_people_pages_and_faults(
    club: Club, browser: httpx.AsyncClient
) -> None:
    assert (await browser.get("/api/health")).json() == {
        "ok": True,
        "people": 0,
        "pages": 0,
        "faults": 0,
    }
    table = await club.open_table(await club.guest("Anna"))
    for player in ("anna", "anna", None):
        await (await club.page(player)).hello(table)
    assert (await browser.get("/api/health")).json() == {
        "ok": True,
        "people": 2,
        "pages": 3,
        "faults": 0,
    }


@final
class BrokenStore:
    """A store that breaks where it is asked for a player, or says that it is away."""

    def __init__(self, inner: Store, failure: Exception) -> None:
        self._inner = inner
        self._failure = failure

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)

    async def player(self, player_id: str) -> Player | None:
        del player_id
        raise self._failure


async def test_a_store_that_is_away_makes_the_club_unwell() -> None:
    store = cast("Store", BrokenStore(MemoryStore(), StoreUnavailableError("gone")))
    async with open_club(store=store) as club, club.browser() as browser:
        answer = await browser.get("/api/health")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})


async def test_a_fault_of_ours_is_a_page_and_a_code_but_never_a_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = cast("Store", BrokenStore(MemoryStore(), RuntimeError("the 5H of North")))
    async with open_club(store=store) as club, club.browser("anna") as browser:
        page = await browser.get("/")
        answer = await browser.get("/api/health")
    for one in (page, answer):
        assert one.status_code == 500
        assert "Traceback" not in one.text
        assert "5H" not in one.text
        assert one.headers["x-content-type-options"] == "nosniff"
    assert answer.json() == {"ok": False, "code": "fault"}
    assert "5H" not in caplog.text


async def test_a_club_under_a_path_lives_there_only() -> None:
    settings = WebSettings(base_path="/cards", bot_pause=0.0, log="off")
    async with open_club(settings=settings) as club, club.browser() as browser:
        assert (await browser.get("/cards/api/health")).status_code == 200
        assert (await browser.get("/api/health")).status_code == 404
        answer = await browser.post("/cards/play", data={"name": "Anna"})
        assert answer.headers["location"].startswith("/cards/t/")
        assert "Path=/cards" in answer.headers["set-cookie"]
