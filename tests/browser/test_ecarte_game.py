"""A guest plays a whole game of Écarté against the club player, by keyboard alone."""

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from support.screen import NewContext, NewScreen, Screen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WINDOWS: Final = ((1280, 800), (390, 844), (360, 640), (740, 360))

CHOICES: Final = (
    ("level", "Home", "level-1"),
    ("seat-1", "End", "club"),
    ("option-king_announce", "End", "before_lead"),
)
"""What is chosen in the form: the field, the key that leads to its choice, the choice."""

ASKED: Final = """
() => {
  if (document.querySelector(".end")) return { task: "over" };
  if (!document.title.startsWith("●")) return null;
  const free = (button) => button.getAttribute("aria-disabled") !== "true";
  const said = document.querySelectorAll("[data-testid=history-line]").length;
  const words = [...document.querySelectorAll(".answers button")].map(free);
  const cards = [...document.querySelectorAll(".hand .own")].map(free);
  if (words.some(Boolean)) return { task: "say", words, cards, said };
  if (cards.some(Boolean)) return { task: "play", words, cards, said };
  return document.querySelector(".deal.large") ? { task: "go-on", said } : null;
}
"""
"""What the page asks of its reader, or null while it asks nothing."""

STICKS_OUT: Final = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const middle = document.querySelector(".middle");
  if (middle && middle.scrollWidth > middle.clientWidth + 1) wide.push("the middle");
  for (const button of document.querySelectorAll(".answers button, .actions button, .hand .own")) {
    const { left, right } = button.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) wide.push(button.textContent.trim());
  }
  return wide;
}
"""
"""What does not fit from side to side."""


SETTLED: Final = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""
"""A change of the window has come to the page."""


async def asked(page: Page) -> dict[str, Any]:
    """Wait until something is asked."""
    handle = await page.wait_for_function(ASKED, polling=20)
    told: dict[str, Any] = await handle.json_value()
    return told


async def fits(page: Page, where: str) -> list[str]:
    """What sticks out sideways in any window."""
    found: list[str] = []
    for width, height in WINDOWS:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(SETTLED)
        found += [f"{where}, {width} wide: {one}" for one in await page.evaluate(STICKS_OUT)]
    return found


async def answer(screen: Screen, wish: dict[str, Any]) -> None:
    """Give one answer to what is asked, and wait until more has been told."""
    page = screen.page
    match wish["task"]:
        case "say" if len(wish["words"]) == 1 and True in wish["cards"]:
            await screen.press("0")
        case "say":
            await screen.press(str(len(wish["words"]) - wish["words"][::-1].index(True)))
        case "play":
            place = wish["cards"].index(True) + 1
            await screen.press("k", str(place), "Enter")
        case _:
            await screen.press("n")
    grown = "before => document.querySelectorAll('[data-testid=history-line]').length > before"
    await page.wait_for_function(grown, arg=wish["said"])


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_whole_game_of_ecarte(
    new_screen: NewScreen, new_context: NewContext, club: Server, lang: str
) -> None:
    screen = await new_screen(await new_context(lang=lang, reduced_motion="reduce"))
    page = screen.page
    await page.goto(f"{club.url}/new/ecarte/ecarte")
    for name, key, value in CHOICES:
        field = page.locator(f"select[name={name}]")
        await screen.tab_to(field)
        await screen.press(key)
        await expect(field).to_have_value(value)
    await screen.tab_to(page.locator(".new-table .ready button:not([formaction])"))
    await screen.press("Enter")
    await page.wait_for_url("**/t/*")
    found: list[str] = []
    looked: set[str] = set()
    while (wish := await asked(page))["task"] != "over":
        kind = f"{wish['task']} {len(wish.get('words', ()))}"
        if kind not in looked:
            looked.add(kind)
            found += await fits(page, kind)
            await page.set_viewport_size({"width": 1280, "height": 800})
        await answer(screen, wish)
    found += await fits(page, "the end")
    assert found == []
    assert {"say 2", "play 0", "go-on 0"} <= looked
    scores = await page.locator(".end dd.score").all_inner_texts()
    assert max(map(int, scores)) == 5
    await expect(page.locator(".end h2")).not_to_be_empty()
    assert await screen.moving() == []
