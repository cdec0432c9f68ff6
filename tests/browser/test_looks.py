"""Every page and every stage of the table, in both languages and colors, as machines see them.

Axe finds nothing, nothing runs off the sides from 360 to 1280 pixels, cards are large enough.
"""

import re

import pytest
from playwright.async_api import expect

from pegboard.web.guides import guides
from support.looks import FEW_LOOKS, LOOKS, Look, axe, look, sizes
from support.screen import NewContext, NewScreen, Screen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

EVERY_DAY_AND_DEEP = [
    pytest.param(FEW_LOOKS, id="few"),
    pytest.param(LOOKS, id="all", marks=pytest.mark.deep),
]


@pytest.mark.parametrize("looks", EVERY_DAY_AND_DEEP)
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_pages(
    new_screen: NewScreen,
    new_context: NewContext,
    club: Server,
    lang: str,
    looks: tuple[Look, ...],
) -> None:
    context = await new_context(lang=lang, reduced_motion="reduce")
    screen = await new_screen(context)
    page = screen.page
    found: list[str] = []
    for path in (
        "/",
        "/games",
        "/new/cribbage/auction",
        "/new/solo-whist/solo",
        "/proof",
        *guides(),
    ):
        await page.goto(club.url + path)
        found += await look(page, path, looks)
    await page.goto(f"{club.url}/t/nowhere")
    found += await look(page, "error page", looks)
    screen.faults = [fault for fault in screen.faults if "404" not in fault]
    await page.goto(club.url)
    await page.locator("form.play-now button.primary").click()
    await page.wait_for_url("**/t/*")
    await page.goto(club.url)
    await page.locator("details.rename summary").click()
    found += await look(page, "lobby with a game", looks)
    assert found == []


@pytest.mark.parametrize("looks", EVERY_DAY_AND_DEEP)
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_stages_of_a_table(
    new_screen: NewScreen,
    new_context: NewContext,
    club: Server,
    lang: str,
    looks: tuple[Look, ...],
) -> None:
    screen = await new_screen(await new_context(lang=lang, reduced_motion="reduce"))
    page = screen.page
    found: list[str] = []
    await page.goto(f"{club.url}/new/cribbage/six-card")
    await page.locator(".new-table .ready button:not([formaction])").click()
    await page.wait_for_url("**/t/*")
    await page.locator(".waiting input").wait_for()
    found += await look(page, "waiting", looks)
    stranger = await new_screen(await new_context(lang=lang, reduced_motion="reduce"))
    await stranger.page.goto(page.url)
    await stranger.page.locator(".waiting").wait_for()
    found += await look(stranger.page, "a stranger at a table", looks)

    await page.goto(club.url)
    await page.locator("form.play-now button.primary").click()
    await page.wait_for_url("**/t/*")
    asked = await screen.asked()
    found += await look(page, "lay-away", looks)
    await screen.press("1", "2")
    found += await look(page, "two cards lifted", looks)
    await screen.press("Enter")
    await screen.own(asked.cards[0].code).wait_for(state="detached")
    await screen.play_on("keys", until=("play",))
    found += await look(page, "play", looks)
    found += await dialogs(screen, looks)
    await screen.play_on("keys", until=("go-on", "over"))
    found += await look(page, "show", looks)
    await screen.play_on("keys")
    found += await look(page, "end", looks)
    await page.locator(".end summary").click()
    await page.locator(".end .check button").click()
    await expect(page.locator(".end [role=status]")).to_have_text(re.compile(".{60}"))
    found += await look(page, "proof", looks)
    assert found == []
    assert await screen.moving() == []


async def dialogs(screen: Screen, looks: tuple[Look, ...]) -> list[str]:
    """Everything that opens above the table."""
    found: list[str] = []
    page = screen.page
    await page.set_viewport_size({"width": 390, "height": 844})
    buttons = page.locator("header nav button:not(.sound)")
    for number in range(await buttons.count()):
        await buttons.nth(number).click()
        name = await page.locator("dialog[open] h2").inner_text()
        found += await axe(page, name, looks) + await sizes(page, name)
        await page.keyboard.press("Escape")
        await page.locator("dialog[open]").wait_for(state="detached")
    await page.set_viewport_size({"width": 1280, "height": 800})
    return found
