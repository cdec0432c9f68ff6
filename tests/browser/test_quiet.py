"""What a page must not do: weigh much, move where motion is unwelcome, run what a name says."""

from typing import Final

import pytest
from playwright.async_api import Response, expect

from pegboard import catalog
from pegboard.game import read_record
from support.html import read_html
from support.screen import NewContext, NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MOST_BYTES: Final = 120 * 1024
MOST_SCRIPT: Final = 70 * 1024
NASTY: Final = ("<img src=x onerror=f()>", "<script>f()</script>", "&lt;b&gt;{0}${x}'\"")


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_first_load_of_a_table_is_light(
    new_screen: NewScreen, club: Server, lang: str
) -> None:
    _, table = club.open_table("Ada")
    screen = await new_screen(lang=lang)
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    screen.page.on("response", keep)
    await screen.page.goto(f"{club.url}/t/{table}", wait_until="networkidle")
    await screen.page.locator(".felt").wait_for()
    weights: dict[str, int] = {}
    for response in loaded:
        sizes = await response.request.sizes()
        kind = response.request.resource_type
        weights[kind] = weights.get(kind, 0) + sizes["responseBodySize"]
    assert weights["script"] > 10_000, weights
    assert weights["script"] <= MOST_SCRIPT, weights
    assert sum(weights.values()) <= MOST_BYTES, weights


async def test_nothing_moves_where_motion_is_unwelcome(
    new_screen: NewScreen, new_context: NewContext, club: Server
) -> None:
    async def deal(**wishes: str) -> list[str]:
        """A deal at normal speed; what moved in it."""
        screen = await new_screen(await new_context(speed="normal", **wishes))
        await screen.page.goto(club.url)
        await screen.page.locator("form.play-now button.primary").click()
        await screen.page.wait_for_url("**/t/*")
        await screen.play_on("keys", until=("go-on", "over"))
        return await screen.moving()

    assert await deal() != []
    assert await deal(reduced_motion="reduce") == []


@pytest.mark.parametrize("name", NASTY)
async def test_a_name_is_only_a_name(new_screen: NewScreen, club: Server, name: str) -> None:
    screen = await new_screen()
    page = screen.page
    await page.goto(club.url)
    await page.get_by_label("Your name").fill(name)
    await page.locator("form.play-now button.primary").click()
    await page.wait_for_url("**/t/*")
    await screen.play_on("keys", until=("go-on", "over"))
    await expect(page.locator(".seat.you .name")).to_contain_text(name)
    other = await new_screen()
    await other.page.goto(page.url)
    await expect(other.page.locator(".own .seat .name")).to_contain_text(name)
    assert name in " ".join(await other.heard())
    for one in (page, other.page):
        assert await one.locator("img[src=x], .seat script, .seat b").count() == 0
    table = screen.table
    await page.goto(club.url)
    await expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    answer = await page.request.get(f"{club.url}/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert read_record(await answer.text(), catalog.rules).tag("Seat0") == name


async def test_without_a_script_the_club_is_readable(
    new_screen: NewScreen, new_context: NewContext, club: Server
) -> None:
    for lang in ("en", "ru"):
        screen = await new_screen(await new_context(lang=lang, java_script_enabled=False))
        page = screen.page
        await page.goto(f"{club.url}/rules/cribbage/six-card")
        html = read_html(await page.content())
        links = [
            a.attributes["href"].removeprefix("#")
            for a in html.one("nav", class_="contents").all("a")
        ]
        assert links
        for link in links:
            section = page.locator(f"section[aria-labelledby={link}]")
            await expect(section.get_by_role("heading", level=2)).to_be_visible()
        hands = page.locator("[data-hand]")
        assert await hands.count() > 10
        for text in await hands.all_inner_texts():
            assert "♠" in text or "♥" in text or "♦" in text or "♣" in text

        # Every form works: a name, a table, another name.
        await page.goto(club.url)
        await page.locator("#name").fill("Ada")
        await page.locator("form.play-now button.primary").click()
        await page.wait_for_url("**/t/*")
        await expect(page.locator("noscript")).to_be_visible()
        await page.goto(club.url)
        await page.locator("details.rename summary").click()
        await page.locator("#rename").fill("Ida")
        await page.locator("details.rename button").click()
        await expect(page.get_by_role("heading", level=1)).to_contain_text("Ida")
        other = {"en": "ru", "ru": "en"}[lang]
        await page.locator(f".switch a[hreflang={other}]").click()
        await expect(page.locator("html")).to_have_attribute("lang", other)
