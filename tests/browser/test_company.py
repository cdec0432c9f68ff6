"""Who sits where: club players come and go before the first card, and a stranger takes one over."""

import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from support.player import Player, Wanted, hides, next_wanted
from support.screen import NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BOARDS: Final = ("long", "oval", "snake", "pen and paper", "heart")


def seat(player: Player, number: int) -> Locator:
    """A seat in the waiting room, from 0, the player's own first."""
    return player.page.locator(".waiting .seats li").nth(number)


async def test_club_players_come_and_go_before_the_first_card(
    new_screen: NewScreen, club: Server
) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    link = await ada.open_table(f"{club.url}/new/cribbage/four-handed")
    await bo.come_in(link)
    await expect(bo.page.get_by_role("button", name="Take this seat")).to_have_count(3)
    await expect(bo.page.get_by_role("button", name="Seat a club player")).to_have_count(0)
    level = ada.page.get_by_label("Club players who sit down now are")
    await level.select_option("strong")
    await seat(ada, 1).get_by_role("button", name="Seat a club player").click()
    await expect(seat(ada, 1)).to_contain_text("strong")
    await level.select_option("easy-going")
    await seat(ada, 2).get_by_role("button", name="Seat a club player").click()
    for player in (ada, bo):
        await expect(seat(player, 1)).to_contain_text("Club player 1")
        await expect(seat(player, 1)).to_contain_text("strong")
        await expect(seat(player, 2)).to_contain_text("Club player 2")
        await expect(seat(player, 2)).to_contain_text("easy-going")
    await expect(bo.page.get_by_role("button", name="Take out")).to_have_count(0)
    await seat(ada, 1).get_by_role("button", name="Take out").click()
    for player in (ada, bo):
        await expect(seat(player, 1)).not_to_contain_text("Club player")
        await expect(seat(player, 2).locator("b")).to_have_text("Club player 2")
    await seat(bo, 1).get_by_role("button", name="Take this seat").click()
    await expect(seat(ada, 1)).to_contain_text("Bo")
    await seat(ada, 3).get_by_role("button", name="Seat a club player").click()
    # The last seat is taken: the first cards are dealt.
    for player in (ada, bo):
        assert len((await player.wanted()).cards) == 5
        await expect(player.page.locator(".seat")).to_have_count(4)
    # Before the first card only: nobody is put out of a game.
    await expect(ada.page.get_by_role("button", name="Take out")).to_have_count(0)


def quiet(wanted: Wanted) -> str:
    """Pass, or find the count right."""
    return wanted.words[-1]


async def test_a_stranger_takes_over_at_the_end_of_a_deal(
    new_screen: NewScreen, club: Server
) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    link = await ada.open_table(f"{club.url}/new/cribbage/three-handed", [1, 2])
    await ada.wanted()
    await bo.come_in(link)
    choices = bo.page.get_by_role("button", name=re.compile("^Club [12]$"))
    await expect(choices).to_have_count(2)
    await choices.first.click()
    stay = bo.page.get_by_role("button", name="Stay a watcher")
    taken = ada.page.locator(".seat", has_text="Bo takes over at the end of this deal")
    await expect(bo.page.locator(".actions")).to_contain_text("you take over from Club player 1")
    await expect(taken).to_have_count(1)
    await stay.click()
    await expect(taken).to_have_count(0)
    await choices.first.click()
    await expect(taken).to_have_count(1)
    while (wanted := await ada.wanted()).task != "go-on":
        # Until the deal is over he is a stranger, who sees nobody's cards.
        await expect(bo.page.get_by_role("group", name="Your hand")).to_have_count(0)
        await hides(bo.screen, await ada.screen.codes())
        await ada.answer(wanted, quiet)
    await ada.go_on(wanted)
    while (told := await next_wanted(ada, bo))[1].task == "go-on":
        await told[0].go_on(told[1])
    for player, other in ((ada, bo), (bo, ada)):
        assert len((await player.wanted()).cards) == 5
        await expect(player.page.locator(".seat", has_text=other.name)).to_have_count(1)
    await bo.answer(await bo.wanted(), quiet)


async def test_choosing_a_board(new_screen: NewScreen, club: Server) -> None:
    ada = Player(await new_screen(), "Ada")
    page = ada.page
    await ada.open_table(f"{club.url}/new/cribbage/three-handed", [1, 2])
    await ada.wanted()
    board = page.get_by_role("img", name=re.compile("^Peg board"))
    pictures: list[str] = []
    for name in BOARDS:
        await page.get_by_role("button", name="Settings").click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_label("Cribbage board").select_option(name)
        await page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        pictures.append(await picture(board))
    assert len(set(pictures)) == len(BOARDS)
    await page.reload()
    assert await picture(board) == pictures[-1], "the browser remembers which board was chosen"


async def picture(board: Locator) -> str:
    """The drawing of a board, which tells its scores in words, too, once it has come."""
    await expect(board).to_have_accessible_name(re.compile("You 0, back peg 0"))
    await expect(board.locator("*").first).to_be_attached()
    # What is referred to inside a drawing has another name in every drawing.
    return re.sub(r"c\d+-", "", await board.inner_html())
