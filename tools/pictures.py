"""The README's pictures, taken anew from a club that is opened for them.

``python -m tools.pictures`` plays with a browser until the table looks as a reader should see it
first, so the cards differ from run to run and the moments do not.
"""

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools.browser import VARIABLE
from tools.environment import BIN
from tools.shell import ROOT, give_up, say

TARGET: Final = ROOT / "docs/pictures"
MOST_BYTES: Final = 250_000
COLORS: Final = 256
NAMES: Final = {"en": "Margaret", "ru": "Маргарита"}
LOCALES: Final = {"en": "en-GB", "ru": "ru-RU"}
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
MOST_MOVES: Final = 2_000
"""Moves after which a moment that never came is given up."""

Moment: TypeAlias = Callable[[Page], bool]

ASKED: Final = """
() => {
  if (document.querySelector(".end")) return ["over", []];
  if (!document.title.startsWith("●")) return null;
  const own = [...document.querySelectorAll(".hand .own")];
  return [own.length === 0 ? "go-on" : own.length > 4 ? "lay-away" : "play",
    own.map((card) => card.getAttribute("aria-disabled") !== "true")];
}
"""
"""What the table asks of its reader, and which of his cards may be played."""

TRICK: Final = """
() => {
  if (document.querySelector(".end")) throw new Error("the game is over");
  if (!document.title.startsWith("●")) return null;
  const own = [...document.querySelectorAll(".hand .own")];
  return [document.querySelectorAll(".trick [data-card], .trick .card").length, own.length,
    own.filter((card) => card.getAttribute("aria-disabled") !== "true").length];
}
"""
"""Cards in the trick, cards in the hand, and how many of these may be played."""

LAID: Final = {"solo": range(8, 12), "ecarte": range(3, 5)}
"""How many cards shall be held when a trick is looked at."""

LEAST: Final = {"solo": 2, "ecarte": 1}
"""How many cards shall lie in it."""

LOOKED_AT: Final = """
() => ({
  counts: document.querySelectorAll(".pile ol").length,
  pile: document.querySelectorAll(".pile li").length,
  own: document.querySelectorAll(".hand .own").length,
  scores: [...document.querySelectorAll(".plaque .points > :first-child")].map((one) =>
    Number(one.textContent)),
  shows: [...document.querySelectorAll(".shows .show ol")].map((list) => list.children.length),
})
"""
"""What can be seen on the table now."""


def main() -> None:
    """Take every picture."""
    chromium = os.environ.get(VARIABLE) or give_up("The pictures are taken with a Chromium.")
    TARGET.mkdir(parents=True, exist_ok=True)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    terminals = {lang: asyncio.run(_drawn(lang)) for lang in LOCALES}
    with _club() as club, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"] if is_root else []
        )
        for lang in LOCALES:
            _pages(browser, club, lang)
            _table(browser, club, lang, DESKTOP, {"table": _in_the_play, "show": _counted})
            _table(browser, club, lang, PHONE, {"phone": _counted})
            _tricks(browser, club, lang, PHONE, ("solo-whist", "solo"))
            _tricks(browser, club, lang, DESKTOP, ("ecarte", "ecarte"))
            _terminal(browser, lang, terminals[lang])
        browser.close()


@contextmanager
def _club() -> Iterator[str]:
    """A club in a folder of its own; its address."""
    with tempfile.TemporaryDirectory() as home:
        command = [str(BIN / "pegboard"), "serve", "--port", "0"]
        settings = {"PEGBOARD_HOME": home, "PEGBOARD_BOT_PAUSE": "0", "PEGBOARD_LOG": "off"}
        with subprocess.Popen(
            command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                line = process.stdout.readline() if process.stdout else ""
                if "http://" not in line:
                    give_up("The club did not open.")
                yield line[line.index("http://") :].strip().rstrip("/")
            finally:
                process.terminate()


# --- In the browser ------------------------------------------------------------------------


def _page(browser: Browser, lang: str, size: tuple[int, int]) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[lang],
        reduced_motion="reduce",
        has_touch=size == PHONE,
    )
    return context.new_page()


def _shoot(page: Page, name: str) -> None:
    path = TARGET / f"{name}.png"
    page.evaluate("document.activeElement?.blur()")
    with Image.open(BytesIO(page.screenshot())) as picture:
        # Fine lines of felt and wood weigh little in a palette (docs/decisions/0012).
        palette = picture.convert("RGB").quantize(COLORS, dither=Image.Dither.FLOYDSTEINBERG)
        palette.save(path, optimize=True)
    weight = path.stat().st_size
    say(f"{path.relative_to(ROOT)}: {weight // 1000} kB")
    if weight > MOST_BYTES:
        give_up(f"{path.name} is heavier than {MOST_BYTES // 1000} kB.")


def _pages(browser: Browser, club: str, lang: str) -> None:
    """The lobby, and the worked hands of the rules."""
    page = _page(browser, lang, DESKTOP)
    page.goto(club)
    _shoot(page, f"lobby-{lang}")
    page.goto(f"{club}/rules/cribbage/six-card")
    page.locator("figure.worked").nth(1).evaluate("hand => scrollTo(0, hand.offsetTop - 24)")
    _shoot(page, f"rules-{lang}")
    page.context.close()


def _table(
    browser: Browser, club: str, lang: str, size: tuple[int, int], moments: dict[str, Moment]
) -> None:
    """Play with the club player; one picture when each moment has come."""
    page = _page(browser, lang, size)
    page.goto(club)
    page.locator("#name").fill(NAMES[lang])
    page.locator("form#play button.primary").click()
    waiting = dict(moments)
    for _ in range(MOST_MOVES):
        task, cards = page.wait_for_function(ASKED).json_value()
        for name, has_come in list(waiting.items()):
            if has_come(page):
                _shoot(page, f"{name}-{lang}")
                del waiting[name]
        if not waiting:
            page.context.close()
            return
        _answer(page, task, cards)
    give_up(f"The moment for {', '.join(waiting)} never came.")


def _answer(page: Page, task: str, cards: list[bool]) -> None:
    """Do something legal, by keys."""
    match task:
        case "lay-away":
            keys = ["1", "6", "Enter"]
        case "play":
            keys = [str(cards.index(True) + 1), "Enter"]
        case "go-on":
            keys = ["n"]
        case _:
            page.locator(".end button.primary").click()
            keys = []
    for key in keys:
        page.keyboard.press(key)


def _tricks(
    browser: Browser, club: str, lang: str, size: tuple[int, int], game: tuple[str, str]
) -> None:
    """Play a game of tricks until cards lie on the table and most are still held."""
    page = _page(browser, lang, size)
    page.goto(f"{club}/new/{game[0]}/{game[1]}")
    page.locator("#name").fill(NAMES[lang])
    page.locator("button[formaction$='/play']").click()
    page.locator(".felt").wait_for()
    for _ in range(MOST_MOVES):
        laid, held, playable = page.wait_for_function(TRICK).json_value()
        if laid >= LEAST[game[1]] and held in LAID[game[1]]:
            _shoot(page, f"{game[1]}-{lang}")
            page.context.close()
            return
        if playable:
            page.locator(".hand .own[aria-disabled='false']").last.click()
        else:
            page.keyboard.press("2")
        page.keyboard.press("Enter")
    give_up(f"The moment for {game[1]} never came.")


def _in_the_play(page: Page) -> bool:
    """Two counts on the table, cards still in the hand, and pegs that have come some way."""
    seen = page.evaluate(LOOKED_AT)
    is_on_its_way = all(30 < score < 100 for score in seen["scores"])  # noqa: PLR2004 - holes
    return is_on_its_way and seen["counts"] == 2 and seen["pile"] > 4 and seen["own"] > 0  # noqa: PLR2004 - cards


def _counted(page: Page) -> bool:
    """Three hands that are worth counting."""
    shows = page.evaluate(LOOKED_AT)["shows"]
    return len(shows) == 3 and min(shows) > 1 and max(shows) > 3  # noqa: PLR2004 - items


# --- In the terminal -----------------------------------------------------------------------


def _terminal(browser: Browser, lang: str, drawing: str) -> None:
    """The game in the terminal."""
    page = _page(browser, lang, (1000, 640))
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
    height = page.locator("svg").first.bounding_box()
    if height is not None:
        page.set_viewport_size({"width": 1000, "height": int(height["height"])})
    _shoot(page, f"terminal-{lang}")
    page.context.close()


async def _drawn(lang: str) -> str:
    """The terminal as Textual draws it in SVG, some deals into a game that is always the same."""
    from pegboard.cli.play import Director, PlayApp, Session, Wish  # noqa: PLC0415 - after `ensure`
    from pegboard.texts import Texts  # noqa: PLC0415 - as above

    wish = Wish(game="cribbage", variant="six-card", options={}, level="club", seed=29)
    now = datetime(2026, 1, 2, tzinfo=UTC)
    with tempfile.TemporaryDirectory() as folder:
        director = Director(Session(wish), Texts(lang), pace="none")
        app = PlayApp(director, Path(folder), lambda: now)
        async with app.run_test(size=(118, 34)) as pilot:
            for move in range(MOST_MOVES):
                scene, view = director.scene, director.session.view
                if view.deal > 3 and len(view.table) > 4 and scene.actions:  # noqa: PLR2004 - some deals, some cards
                    break
                # A card that does not fit is refused, and the next one tried.
                keys = {"throw": ["1", "6", "enter"], "card": [str(move % 4 + 1), "enter"]}
                await pilot.press(*keys.get(scene.ask.value, ["space"]))
                await pilot.pause()
            return app.export_screenshot()


if __name__ == "__main__":
    main()
