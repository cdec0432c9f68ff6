"""A person at a table of any game, by what the page shows and takes: words, cards, a number pad."""

import asyncio
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final, Literal, TypeAlias, final

from playwright.async_api import Locator, Page, expect

from pegboard.cards import FULL_PACK, Card
from support.screen import OwnCard, Screen, cards_in, name_of

Task: TypeAlias = Literal["say", "count", "choose", "play", "go-on", "over"]
Reach: TypeAlias = Literal["keys", "taps"]
Choose: TypeAlias = "Callable[[Wanted], str]"

PHONE: Final = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
WORDS: Final = ".bidding .choices button, .calls button, .answers button, .pad .say button"
WANTED: Final = """
(words) => {
  const nothing = { words: [], cards: [], place: "" };
  if (document.querySelector(".end")) return { ...nothing, task: "over" };
  if (!document.title.startsWith("●")) return null;
  const isFree = (button) => !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const text = (element) => (element?.innerText ?? "").trim();
  const cards = [...document.querySelectorAll(".hand .own")].map((card) => ({
    code: card.dataset.card,
    isLegal: isFree(card),
  }));
  const said = [...document.querySelectorAll(words)].filter(isFree).map(text);
  const asked = { words: said, cards, place: text(document.querySelector(".by-hand h2")) };
  const act = document.querySelector(".actions button.primary");
  if (document.querySelector(".pad")) return said.length > 0 ? { ...asked, task: "count" } : null;
  if (act?.hasAttribute("aria-disabled")) return { ...asked, task: "choose" };
  if (said.length > 0) return { ...asked, task: "say" };
  if (cards.some((card) => card.isLegal)) return { ...asked, task: "play" };
  return act || document.querySelector(".lot") ? { ...asked, task: "go-on" } : null;
}
"""
"""What the page wants of its reader, or null while it wants nothing."""

SIDEWAYS: Final = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  for (const element of document.querySelectorAll("button, .card, .line, .plaque, h2")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".heard, .wide")) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -0.5 || right > innerWidth + 0.5))
      wide.push(`${element.tagName} ${element.className}: ${element.textContent.trim()}`);
  }
  return wide;
}
"""
"""What stands beyond the sides of the window."""


@final
@dataclass(frozen=True, slots=True)
class Wanted:
    """What the page wants: words that may be said, own cards as they lie, what is counted."""

    task: Task
    words: tuple[str, ...]
    cards: tuple[OwnCard, ...]
    place: str

    @property
    def legal(self) -> list[str]:
        """Codes of the cards that may be played."""
        return [card.code for card in self.cards if card.is_legal]

    @property
    def illegal(self) -> list[str]:
        """Codes of the cards that may not be played."""
        return [card.code for card in self.cards if not card.is_legal]


@final
class Player:
    """Somebody before a screen.

    Args:
        screen: his page.
        name: what he is called.
        reach: how he touches what is on the table.
    """

    def __init__(self, screen: Screen, name: str, reach: Reach = "keys") -> None:
        self.screen = screen
        self.name = name
        self.reach: Reach = reach

    @property
    def page(self) -> Page:
        """His page."""
        return self.screen.page

    async def touch(self, wanted: Locator) -> None:
        """Touch it with a finger, or with the mouse."""
        if self.reach == "taps":
            await wanted.tap()
        else:
            await wanted.click()

    # --- Coming in ---------------------------------------------------------------------------

    async def open_table(
        self, new: str, club: Sequence[int] = (), options: Mapping[str, str] | None = None
    ) -> str:
        """Open a table by its form at *new*, club players in these seats; the table's address."""
        await self.page.goto(new)
        await self.page.locator("[name=name]").fill(self.name)
        await self.page.locator("[name=level]").select_option("level-1")
        for plan in await self.page.locator(".seat-plan select").all():
            seat = int((await plan.get_attribute("name") or "").removeprefix("seat-"))
            await plan.select_option("club" if seat in club else "person")
        for option, value in (options or {}).items():
            field = self.page.locator(f"select[name=option-{option}]")
            if await field.locator(f'option[value="{value}"]').count():
                await field.select_option(value)
            else:
                await field.select_option("other")
                await self.page.locator(f"#{await field.get_attribute('id')}-other").fill(value)
        await self.touch(self.page.locator(".new-table .ready button:not([formaction])"))
        await self.page.wait_for_url("**/t/*")
        return self.page.url

    async def come_in(self, link: str) -> None:
        """Come in by a table's link and look on."""
        await self.page.goto(link)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.touch(self.page.get_by_role("button", name="Come in"))

    async def sit_down(self, link: str) -> None:
        """Come in by a table's link and take its first free seat."""
        await self.come_in(link)
        await self.touch(self.page.get_by_role("button", name="Take this seat").first)

    # --- Answering ---------------------------------------------------------------------------

    async def wanted(self) -> Wanted:
        """Wait until something is wanted."""
        handle = await self.page.wait_for_function(WANTED, arg=WORDS, polling=30)
        return _read(await handle.json_value())

    async def wants_other_than(self, before: Wanted) -> None:
        """Wait until the page wants something else than *before*, or nothing."""
        told = {
            "words": list(before.words),
            "cards": [{"code": card.code, "isLegal": card.is_legal} for card in before.cards],
            "place": before.place,
            "task": before.task,
        }
        text = f"JSON.stringify(({WANTED})(words)) !== JSON.stringify(before)"
        script = f"([words, before]) => {text}"
        await self.page.wait_for_function(script, arg=[WORDS, told], polling=30)

    async def say(self, wanted: Wanted, word: str) -> None:
        """Touch the button that begins with *word*, and wait until the table has heard it."""
        buttons = self.page.locator(WORDS)
        exactly = re.compile(rf"^\s*{re.escape(word)}(?!\w)")
        await self.touch(buttons.filter(has_text=exactly).first)
        await self.wants_other_than(wanted)

    async def count(self, wanted: Wanted, points: int, word: str) -> None:
        """Type a number on the pad and name it by the button *word*."""
        pad = self.page.locator(".pad")
        for digit in str(points):
            if self.reach == "keys":
                await self.screen.press(digit)
            else:
                await self.touch(pad.get_by_role("button", name=digit, exact=True))
        await self.touch(pad.get_by_role("button", name=f"{word} {points}", exact=True))
        await self.wants_other_than(wanted)

    async def choose(self, wanted: Wanted, *codes: str) -> None:
        """Lift these cards and confirm them; wait until the table has taken them."""
        held = [card.code for card in wanted.cards]
        for code in codes:
            if self.reach == "keys":
                await self.screen.press(str(held.index(code) + 1))
            else:
                await self.screen.own(code).tap()
        await expect(self.screen.primary()).to_have_attribute("aria-disabled", "false")
        if self.reach == "keys":
            await self.screen.press("Enter")
        else:
            await self.screen.primary().tap()
        await self.screen.own(codes[0]).wait_for(state="detached")

    async def play(self, code: str) -> None:
        """Play a card, and wait until it has left the hand."""
        card = self.screen.own(code)
        if self.reach == "keys":
            await card.press("Enter")
        else:
            await card.tap()
            await card.tap()
        await card.wait_for(state="detached")

    async def go_on(self, wanted: Wanted) -> None:
        """Have seen enough."""
        if self.reach == "keys":
            await self.screen.press("n")
        else:
            await self.page.locator(".actions button").last.tap()
        await self.wants_other_than(wanted)

    async def answer(self, wanted: Wanted, choose: Choose, cards: int = 1) -> None:
        """Say what *choose* says, lay the first *cards* away, play the first card that may be."""
        match wanted.task:
            case "say" | "count":
                await self.say(wanted, choose(wanted))
            case "choose":
                await self.choose(wanted, *[card.code for card in wanted.cards[:cards]])
            case "play":
                await self.play(wanted.legal[0])
            case "go-on":
                await self.go_on(wanted)
            case "over":
                message = "the game is over"
                raise AssertionError(message)

    async def fits(self, where: str) -> list[str]:
        """What sticks out of the window sideways."""
        return [f"{where}: {one}" for one in await self.page.evaluate(SIDEWAYS)]


def _read(told: dict[str, Any]) -> Wanted:
    cards = tuple(OwnCard(card["code"], card["isLegal"]) for card in told["cards"])
    return Wanted(told["task"], tuple(told["words"]), cards, told["place"])


async def next_wanted(*players: Player) -> tuple[Player, Wanted]:
    """Wait until something is wanted of one of several people; of whom, and what."""
    waiting = {asyncio.create_task(player.wanted()): player for player in players}
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    first = done.pop()
    return waiting[first], first.result()


async def keep_secrets(
    *players: Player, watching: Player | None = None, known: Collection[str] = ()
) -> None:
    """Nobody's page holds a card that lies in another's hand, but for those *known* to all."""
    hands = {
        player: [code for code in await player.screen.codes() if code not in known]
        for player in players
    }
    for player, other in permutations(players, 2):
        await hides(other.screen, hands[player])
    if watching:
        for hand in hands.values():
            await hides(watching.screen, hand)


async def hides(screen: Screen, codes: Sequence[str]) -> None:
    """The table of *screen* holds none of these cards, in words, in code or as a drawing.

    Nor has it said any of them since they were dealt; the same cards may have been seen before.
    """
    table = await screen.page.locator(".felt").evaluate("felt => felt.outerHTML")
    said = await screen.heard()
    dealt = max((at for at, line in enumerate(said) if line.startswith("Deal ")), default=0)
    words = [*map(name_of, codes), *(f'"{code}"' for code in codes)]
    assert cards_in(table + " ".join(said[dealt:]), words) == []
    drawn = await screen.page.locator(".card[data-suit]:not([aria-label])").count()
    assert drawn == await screen.page.locator(".hand .own").count(), "a drawn card has no name"


def card_called(name: str) -> Card:
    """The card with this English name."""
    return next(card for card in FULL_PACK if name_of(str(card)) == name)
