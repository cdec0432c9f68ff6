"""A guest plays a whole game against the club player and never touches a mouse."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from pegboard import catalog
from pegboard.dealing import verify
from pegboard.game import read_record
from support.screen import NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_whole_game_by_keyboard(
    new_screen: NewScreen, club: Server, tmp_path: Path
) -> None:
    screen = await new_screen(speed="normal")
    page = screen.page
    await page.goto(club.url)
    name = page.get_by_label("Your name")
    await screen.tab_to(name)
    await page.keyboard.press("Control+a")
    await page.keyboard.type("Ada")
    await screen.tab_to(page.get_by_role("button", name="Play now"))
    await screen.press("Enter")
    await page.wait_for_url("**/t/*")

    await screen.tab_to(page.get_by_role("button", name="Settings"))
    await screen.press("Enter")
    await screen.tab_to(page.get_by_label("Speed"))
    await page.keyboard.type("no m")
    # The focus is back on the button, which has Enter and Space for itself; letters are not.
    await screen.press("Escape", "n")
    await screen.play_on("keys")

    end = page.locator(".end")
    shown = [int(score) for score in await end.locator("dd.score").all_inner_texts()]
    await screen.tab_to(page.get_by_role("link", name="Download the record"))
    async with page.expect_download() as downloading:
        await screen.press("Enter")
    target = tmp_path / "game.peg"
    await (await downloading.value).save_as(target)
    record = read_record(target.read_text(), catalog.rules)
    assert record.result is not None
    assert list(record.result.scores) == shown
    assert record.tag("Seat0") == "Ada"
    assert verify(record).ok
    won = record.result.winner == 0
    await expect(end.get_by_role("heading")).to_have_text(
        "You have won" if won else "Club player has won"
    )

    await screen.tab_to(end.locator("summary"))
    await screen.press("Enter")
    await screen.tab_to(end.get_by_role("button", name="Check it here"))
    await screen.press("Enter")
    await expect(end.get_by_role("status")).to_contain_text("It holds")

    await screen.tab_to(end.get_by_role("button", name="Rematch"))
    await screen.press("Enter")
    await screen.asked()
    deals = page.locator(".seat", has=page.get_by_role("img", name="Dealer", exact=True))
    await expect(deals).to_contain_text("Club player" if won else "Ada")
    await expect(page.locator(".seat.you .points")).to_contain_text("0")
