"""A table as one person has it before him in a real browser: what is seen, heard and touched."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, final
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, ConsoleMessage, Dialog, Locator, Page, Request

from pegboard.cards import Card
from pegboard.texts import Texts

Task: TypeAlias = Literal["lay-away", "play", "go-on", "over"]
Reach: TypeAlias = Literal["keys", "taps"]
NewContext: TypeAlias = Callable[..., Awaitable[BrowserContext]]
NewScreen: TypeAlias = "Callable[..., Awaitable[Screen]]"

LISTEN = """
(() => {
  window.heard = [];
  window.moving = new Set();
  const isNew = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest("[aria-live]") && node.textContent.trim() !== "";
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (isNew(node)) window.heard.push(node.textContent.trim());
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    for (const { animationName, playState } of document.getAnimations?.() ?? [])
      if (playState === "running") window.moving.add(animationName ?? "script");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""
"""Collects what is said aloud and what moves, from before the page's own script begins."""

ASKED = """
() => {
  if (document.querySelector(".end")) return ["over", []];
  if (!document.title.startsWith("●")) return null;
  const own = [...document.querySelectorAll(".hand .own")];
  const cards = own.map((card) => ({
    code: card.dataset.card,
    isLegal: card.getAttribute("aria-disabled") !== "true",
  }));
  if (cards.length > 0) return [cards.length > 4 ? "lay-away" : "play", cards];
  // Between two tasks the hand is empty, too: only a lot or a show waits for its reader.
  return document.querySelector(".lot, .shows") ? ["go-on", []] : null;
}
"""
"""What the page asks of its reader, or null while it asks nothing."""


@final
@dataclass(frozen=True, slots=True)
class OwnCard:
    """One of the cards at the bottom of the table."""

    code: str
    is_legal: bool


@final
@dataclass(frozen=True, slots=True)
class Asked:
    """What the page asks of its reader, with his cards as they lie."""

    task: Task
    cards: tuple[OwnCard, ...]

    @property
    def first_legal(self) -> int:
        """Place of the first card that may be played, from 1."""
        return next(place for place, card in enumerate(self.cards, 1) if card.is_legal)

    @property
    def last_legal(self) -> int:
        """Place of the last card that may be played, from 1; the cards lie by rank."""
        return max(place for place, card in enumerate(self.cards, 1) if card.is_legal)


@final
class Screen:
    """A page of the club.

    Attributes:
        faults: what no page may do: errors in its console, requests to other hosts, dialogs.
        sockets: how many live connections it has opened.
    """

    def __init__(self, page: Page, club: str) -> None:
        self.page = page
        self.faults: list[str] = []
        self.sockets = 0
        self._host = urlsplit(club).netloc
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("dialog", self._asked)
        page.on("request", self._requested)
        page.on("websocket", lambda _: self._connected())

    @classmethod
    async def open(cls, context: BrowserContext, club: str) -> "Screen":
        """A new page in *context*."""
        return cls(await context.new_page(), club)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"console: {message.text}")

    async def _asked(self, dialog: Dialog) -> None:
        self.faults.append(f"dialog: {dialog.message}")
        await dialog.dismiss()

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme != "data" and parts.netloc != self._host:
            self.faults.append(f"another host: {request.url}")

    def _connected(self) -> None:
        self.sockets += 1

    # --- What is there -----------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The name of the table, from the address."""
        return urlsplit(self.page.url).path.rpartition("/")[2]

    async def asked(self) -> Asked:
        """Wait until something is asked."""
        handle = await self.page.wait_for_function(ASKED, polling=20)
        task, cards = await handle.json_value()
        return Asked(task, tuple(OwnCard(card["code"], card["isLegal"]) for card in cards))

    async def codes(self) -> list[str]:
        """Own cards, from the left."""
        codes: list[str] = await self.page.locator(".hand .own").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        return codes

    async def heard(self) -> list[str]:
        """Everything said aloud since the page was opened."""
        said: list[str] = await self.page.evaluate("window.heard")
        return said

    async def hears(self, wanted: re.Pattern[str]) -> None:
        """Wait until *wanted* is the last thing that was said."""
        last = "wanted => new RegExp(wanted).test(window.heard.at(-1) ?? '')"
        await self.page.wait_for_function(last, arg=wanted.pattern)

    async def moving(self) -> list[str]:
        """Every animation that has run since the page was opened."""
        names: list[str] = await self.page.evaluate("[...window.moving]")
        return names

    async def line(self) -> str:
        """The line of words above the hand."""
        return await self.page.get_by_test_id("turn").inner_text()

    async def history(self) -> list[str]:
        """The lines of the written history."""
        return await self.page.get_by_test_id("history-line").all_inner_texts()

    def own(self, code: str) -> Locator:
        """The card of one's own with this code."""
        return self.page.locator(f'.hand .own[data-card="{code}"]')

    def primary(self) -> Locator:
        """The button of what is asked for."""
        return self.page.locator(".actions button.primary")

    # --- By keyboard alone -------------------------------------------------------------------

    async def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            await self.page.keyboard.press(key)

    async def tab_to(self, wanted: Locator) -> None:
        """Go to *wanted* with the tabulator, as one must who has no mouse."""
        for _ in range(80):
            if await wanted.evaluate("element => element === document.activeElement"):
                return
            await self.press("Tab")
        message = f"no tabulator leads to {wanted}"
        raise AssertionError(message)

    # --- Playing -----------------------------------------------------------------------------

    async def play_on(self, reach: Reach, until: Sequence[Task] = ("over",)) -> Asked:
        """Answer whatever is asked with the first legal answer until one of *until* is asked."""
        while True:
            asked = await self.asked()
            if asked.task in until:
                return asked
            await self.answer(asked, reach)

    async def answer(self, asked: Asked, reach: Reach) -> None:
        """Answer with the first legal answer."""
        match asked.task:
            case "lay-away":
                await self.lay_away(asked.cards[2].code, asked.cards[3].code, reach=reach)
            case "play":
                await self.play(asked, asked.first_legal, reach)
            case "go-on" if reach == "keys":
                await self.press("n")  # Space would go to whatever has the focus
            case "go-on":
                # The button changes while the story is told: faster, then on.
                await self.page.locator(".actions button").last.tap()
            case "over":
                message = "the game is over"
                raise AssertionError(message)

    async def lay_away(self, *codes: str, reach: Reach) -> None:
        """Put these cards into the crib, and wait until the table has taken them."""
        held = await self.codes()
        for code in codes:
            if reach == "keys":
                await self.press(str(held.index(code) + 1))
            else:
                await self.own(code).tap()
        if reach == "keys":
            await self.press("Enter")
        else:
            await self.primary().tap()
        await self.own(codes[0]).wait_for(state="detached")

    async def play(self, asked: Asked, place: int, reach: Reach) -> None:
        """Play the card at this place, and wait until it has left the hand."""
        card = self.own(asked.cards[place - 1].code)
        if reach == "keys":
            await self.press(str(place), "Enter")
        else:
            await card.tap()
            await card.tap()
        await card.wait_for(state="detached")

    async def switch_to(self, language: str) -> None:
        """Choose another language in the settings and close them."""
        await self.page.locator("nav button.icon-only").nth(-2).click()
        await self.page.locator("dialog[open] select").first.select_option(language)
        await self.page.wait_for_function(
            "lang => document.documentElement.lang === lang", arg=language
        )
        await self.page.keyboard.press("Escape")
        await self.page.locator("dialog[open]").wait_for(state="detached")


async def next_asked(*screens: Screen) -> tuple[Screen, Asked]:
    """Wait until one of several people is asked something; who, and what."""
    waiting = {asyncio.create_task(screen.asked()): screen for screen in screens}
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    first = done.pop()
    return waiting[first], first.result()


def name_of(code: str, lang: str = "en") -> str:
    """A card such as ``5H`` in words."""
    card = Card.parse(code)
    rank, suit = card.rank.name.lower(), card.suit.name.lower()
    return Texts(lang).text("card", rank=rank, suit=suit, case="nominative")


def cards_in(html: str, names: Sequence[str]) -> list[str]:
    """Which of these names of cards are anywhere in a page, whole words only."""
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", html)]


def with_speed(speed: str) -> str:
    """A script that chooses a speed for whoever has chosen none."""
    return f"""localStorage.getItem("pegboard:settings") ??
        localStorage.setItem("pegboard:settings", '{{"speed": "{speed}"}}');"""
