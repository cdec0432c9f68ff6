"""Two people play with their fingers, and a third watches."""

import re
from itertools import permutations
from typing import Final

import pytest
from playwright.async_api import expect

from support.screen import Asked, NewScreen, Screen, cards_in, name_of, next_asked
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MAKES = re.compile(r"would make 3[2-9], and the limit is 31")
PHONE: Final = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


async def open_table(screen: Screen, club: str, name: str, **options: str) -> str:
    """Come in, open a table with options by its form; its address."""
    page = screen.page
    await page.goto(f"{club}/new/cribbage/six-card")
    await page.get_by_label("Your name").fill(name)
    for option, value in options.items():
        await page.locator(f"#option-{option}").select_option(value)
    await page.get_by_role("button", name="A table of your own").tap()
    await page.wait_for_url("**/t/*")
    return page.url


async def follow(screen: Screen, link: str, name: str) -> None:
    """Come in by a table's link and take its free seat."""
    page = screen.page
    await page.goto(link)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Come in").tap()
    await page.get_by_role("button", name="Take this seat").tap()


async def keep_secrets(watching: Screen, *players: Screen) -> None:
    """Nobody's page holds a card that lies in another's hand."""
    hands = {player: await player.codes() for player in players}
    for player, other in permutations(players, 2):
        await hides(other, hands[player])
    for hand in hands.values():
        await hides(watching, hand)


async def hides(screen: Screen, codes: list[str]) -> None:
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


async def explains(screen: Screen, asked: Asked) -> bool:
    """Whether a card cannot be played; then it is dimmed and says why, seen, touched and heard."""
    illegal = next((card.code for card in asked.cards if not card.is_legal), None)
    if illegal is None:
        return False
    card = screen.own(illegal)
    await expect(card.locator(".card.dimmed")).to_be_visible()
    await expect(card).to_have_attribute("aria-label", MAKES)
    await card.tap(force=True)
    await expect(screen.page.get_by_test_id("turn")).to_have_text(MAKES)
    await screen.hears(MAKES)
    assert illegal in await screen.codes()
    return True


async def test_two_people_and_a_spectator(new_screen: NewScreen, club: Server) -> None:
    ada: Screen = await new_screen(speed="fast", **PHONE)
    bo: Screen = await new_screen(**PHONE)
    watching: Screen = await new_screen()

    link = await open_table(ada, club.url, "Ada", target="61")
    await expect(ada.page.get_by_role("heading", name="Waiting for company")).to_be_visible()
    await expect(ada.page.get_by_label("Link to this table")).to_have_value(link)
    await expect(ada.page.locator(".waiting summary")).to_contain_text("61 points")
    await watching.page.goto(link)
    await expect(watching.page.get_by_role("button", name="Take this seat")).to_be_visible()
    await follow(bo, link, "Bo")

    lot = ada.page.locator(".lot")
    await expect(lot.get_by_role("heading", name="Who deals first?")).to_be_visible()
    await expect(lot.get_by_role("img")).to_have_count(2)
    await ada.page.get_by_role("button", name="Continue").tap()

    await lays_away_and_changes(ada, bo, watching)
    await expect(watching.page.get_by_role("group", name="Starter")).to_be_visible()
    await plays_to_the_show(ada, bo, watching)
    await counts(ada, bo, watching)

    await meets_a_card_too_high(ada, bo)
    await speaks_russian(ada, await ada.codes())


async def lays_away_and_changes(ada: Screen, bo: Screen, watching: Screen) -> None:
    """A discard is confirmed, taken back, and replaced, until the other side has chosen."""
    first, second, third, fourth, *_ = (await ada.asked()).cards
    await keep_secrets(watching, ada, bo)
    await ada.lay_away(first.code, second.code, reach="taps")
    await expect(ada.page.get_by_test_id("turn")).to_contain_text("you may take your cards back")
    await hides(bo, [first.code, second.code])
    await hides(watching, [first.code, second.code])

    await ada.page.get_by_role("button", name="Take back").tap()
    await expect(ada.own(first.code)).to_have_attribute("aria-pressed", "true")
    await ada.own(first.code).tap()
    await ada.own(second.code).tap()
    await ada.lay_away(third.code, fourth.code, reach="taps")
    assert {first.code, second.code} <= set(await ada.codes())
    await keep_secrets(watching, ada, bo)
    await hides(bo, [third.code, fourth.code])

    await bo.answer(await bo.asked(), "taps")
    await expect(ada.page.get_by_role("button", name="Take back")).to_have_count(0)


async def plays_to_the_show(ada: Screen, bo: Screen, watching: Screen) -> None:
    """Each card appears on every page when it is played, and not before."""
    while True:
        screen, asked = await next_asked(ada, bo)
        if asked.task != "play":
            return
        place = asked.first_legal
        await keep_secrets(watching, ada, bo)
        await screen.play(asked, place, "taps")
        played = name_of(asked.cards[place - 1].code)
        for other in (ada, bo, watching):
            # After the last card the pile has given way to the hands, where the card lies too.
            await expect(other.page.locator(f'[aria-label$="{played}"]').first).to_be_visible()


async def counts(ada: Screen, bo: Screen, watching: Screen) -> None:
    """The show: one hand after another, then all of them with their items, until both go on."""
    for screen in (bo, watching, ada):
        titles = screen.page.locator(".shows h2")
        await expect(titles).to_have_count(3)
        totals = await screen.page.locator(".shows .total").all_inner_texts()
        assert all(total.split()[0].isdigit() for total in totals)
    await bo.answer(await bo.asked(), "taps")
    await expect(bo.page.get_by_test_id("turn")).to_contain_text("Ada is still looking")
    await ada.answer(await ada.asked(), "taps")


async def meets_a_card_too_high(*players: Screen) -> None:
    """Play on, a rematch if need be, until somebody holds a card that cannot be played."""
    for _ in range(200):
        screen, asked = await next_asked(*players)
        match asked.task:
            case "play":
                was_explained = await explains(screen, asked)
                # A high card first and low ones after it bring a high one over the limit.
                place = asked.last_legal if len(asked.cards) == 4 else asked.first_legal
                await screen.play(asked, place, "taps")
                if was_explained:
                    return
            case "over":
                for player in players:
                    await player.page.locator(".end button.primary").tap()
                await players[0].page.locator(".end").wait_for(state="detached")
            case _:
                await screen.answer(asked, "taps")
    message = "no card was ever too high"
    raise AssertionError(message)


async def speaks_russian(screen: Screen, cards: list[str]) -> None:
    """The language changes in the middle of a deal: same page, same connection, same cards."""
    sockets = screen.sockets
    await screen.page.evaluate("window.isTheSamePage = true")
    await screen.switch_to("ru")
    await expect(screen.page.get_by_role("button", name="Меню")).to_be_visible()
    await expect(screen.page.locator(".hand")).to_have_attribute("aria-label", "Ваша рука")
    assert await screen.codes() == cards
    if cards:
        label = await screen.own(cards[0]).get_attribute("aria-label")
        assert name_of(cards[0], "ru") in (label or "")
    assert await screen.page.evaluate("window.isTheSamePage")
    assert screen.sockets == sockets == 1
