"""Deals of cribbage that look different: a sale, three at the table, partners, counting by hand."""

import re
from typing import Final

import pytest
from playwright.async_api import expect

from pegboard.games.cribbage import show
from support.player import Player, Wanted, card_called, keep_secrets, next_wanted
from support.screen import NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OPPOSITE: Final = 2


def right(wanted: Wanted) -> str:
    """Pass, or find the count right."""
    return wanted.words[-1]


async def to_the_show(*players: Player) -> int:
    """Lay away and play until the hands are shown, and all have seen them; how many cards."""
    played = 0
    while True:
        player, wanted = await next_wanted(*players)
        if wanted.task in {"go-on", "over"}:
            return played
        if wanted.task == "play":
            if played % 6 == 0:
                await keep_secrets(*players)
            played += 1
        await player.answer(wanted, right, cards=len(wanted.cards) - 4)


async def test_the_crib_is_sold(new_screen: NewScreen, club: Server) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    link = await ada.open_table(f"{club.url}/new/cribbage/auction", options={"target": "61"})
    await bo.sit_down(link)
    speaker, wanted = await next_wanted(ada, bo)
    other = bo if speaker is ada else ada
    asks = speaker.page.get_by_role("region", name="The crib is for sale")
    await expect(asks).to_be_visible()
    await expect(speaker.page.get_by_test_id("turn")).to_contain_text("bid, or pass")
    await expect(other.page.get_by_test_id("turn")).to_contain_text(f"{speaker.name} is thinking")
    await expect(other.page.get_by_role("group", name="The crib is for sale")).to_have_count(0)
    await keep_secrets(ada, bo)
    await speaker.say(wanted, "2")
    wanted = await other.wanted()
    assert not {"1", "2"} & set(wanted.words), "a bid must be higher than the one before it"
    await other.say(wanted, "3")
    for player in (ada, bo):
        called = player.page.locator(".bidding li:not(.none)")
        assert sorted(await called.all_inner_texts()) == ["2", "3"]
    await speaker.say(await speaker.wanted(), "Pass")
    for player in (ada, bo):
        whose = "Your crib" if player is other else f"{other.name}’s crib"
        await expect(player.page.get_by_role("group", name=whose)).to_be_visible()
    # Below the start: the price has been paid, nothing has been pegged yet.
    await expect(other.page.locator(".seat.you .points.score")).to_contain_text("−3")
    assert await to_the_show(ada, bo) == 8
    for player in (ada, bo):
        await player.go_on(await player.wanted())
    _, wanted = await next_wanted(ada, bo)
    assert wanted.words[-1] == "Pass", "the next crib is for sale"


async def test_three_at_the_table(new_screen: NewScreen, club: Server) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    link = await ada.open_table(f"{club.url}/new/cribbage/three-handed", [2], {"target": "31"})
    await bo.sit_down(link)
    for player in (ada, bo):
        assert len((await player.wanted()).cards) == 5
        await expect(player.page.get_by_test_id("turn")).to_contain_text("Choose a card for")
        await expect(player.page.locator(".seat")).to_have_count(3)
        board = player.page.get_by_role("img", name="Peg board")
        for name in ("You", bo.name if player is ada else ada.name, "Club player 2"):
            await expect(board).to_have_accessible_name(re.compile(rf"{name} 0, back peg 0"))
    assert await to_the_show(ada, bo) == 8
    for player in (ada, bo):
        if (await player.wanted()).task == "go-on":
            await expect(player.page.locator(".shows h2")).to_have_count(4)
    await to_the_end(ada, bo)
    places = ada.page.locator(".end .places li")
    await expect(places).to_have_count(3)


async def to_the_end(*players: Player) -> None:
    """Play on until the game is over for everybody."""
    while True:
        player, wanted = await next_wanted(*players)
        if wanted.task == "over":
            break
        await player.answer(wanted, right, cards=max(1, len(wanted.cards) - 4))
    for player in players:
        assert (await player.wanted()).task == "over"


async def test_four_people_in_partnership(new_screen: NewScreen, club: Server) -> None:
    people = [Player(await new_screen(), name) for name in ("Ada", "Bo", "Cy", "Di")]
    ada, *others = people
    link = await ada.open_table(f"{club.url}/new/cribbage/partners", options={"target": "61"})
    await expect(ada.page.get_by_text("your partner")).to_be_visible()
    for player in others:
        await player.sit_down(link)
    for at, player in enumerate(people):
        assert len((await player.wanted()).cards) == 5
        seats = player.page.locator(".seat .name .long")
        opposite = people[(at + OPPOSITE) % len(people)].name
        await expect(seats.nth(OPPOSITE - 1)).to_have_text(opposite)
        await expect(player.page.locator(".seat.you")).to_contain_text(player.name)
    await keep_secrets(*people)
    assert await to_the_show(*people) == 16
    scores: set[str] = set()
    for player in people:
        await player.wanted()
        await expect(player.page.locator(".shows h2")).to_have_count(5)
        scores.add(" ".join(sorted(await player.page.locator(".seat .points").all_inner_texts())))
    assert len(scores) == 1, "all see the same scores"
    for player in people[:-1]:
        await player.go_on(await player.wanted())
        await expect(player.page.get_by_test_id("turn")).to_contain_text("looking")
    await people[-1].go_on(await people[-1].wanted())
    assert len((await ada.wanted()).cards) == 5


async def test_muggins_by_the_number_pad(new_screen: NewScreen, club: Server) -> None:
    ada = Player(await new_screen(), "Ada")
    bo = Player(await new_screen(), "Bo")
    wishes = {"counting": "manual", "muggins": "on"}
    link = await ada.open_table(f"{club.url}/new/cribbage/six-card", options=wishes)
    told = ada.page.locator(".waiting summary")
    await expect(told).to_contain_text("each player names the points · Missed points: go to")
    await bo.sit_down(link)
    called = 0
    for _ in range(3):  # two hands and the crib
        owner, wanted = await to_a_count(ada, bo)
        other = bo if owner is ada else ada
        points, is_crib = await worth(owner, wanted)
        await expect(other.page.locator(".pad")).to_have_count(0)
        await expect(other.page.get_by_test_id("turn")).to_contain_text("is counting")
        before = await score(other)
        await owner.count(wanted, 0, "Count")
        wanted = await other.wanted()
        assert wanted.task == "count"
        await expect(other.page.locator(".by-hand .claim")).to_have_text("0 points counted")
        if points == 0:
            await other.say(wanted, "It is right")
            continue
        called += 1
        await other.count(wanted, points, "Muggins:")
        assert await score(other, before + points) == before + points
        history = " ".join(await owner.screen.history())
        assert f"{other.name} calls muggins and pegs {points}" in history, is_crib
    for player in (ada, bo):
        assert (await player.wanted()).task == "go-on"
        totals = player.page.locator(".shows .total")
        await expect(totals).to_have_count(3)
        for total in await totals.all_inner_texts():
            assert total.startswith("0 "), "nobody has counted anything himself"
    assert called > 0


async def to_a_count(*players: Player) -> tuple[Player, Wanted]:
    """Lay away and play until somebody is to count his hand; who."""
    while True:
        player, wanted = await next_wanted(*players)
        if wanted.task == "count":
            return player, wanted
        await player.answer(wanted, right, cards=2)


async def worth(player: Player, wanted: Wanted) -> tuple[int, bool]:
    """What the open hand is worth, from the cards as they are named on the page."""
    names = await player.page.locator(".by-hand .slot svg, .by-hand .slot .card").evaluate_all(
        "cards => cards.map((card) => card.getAttribute('aria-label')).filter(Boolean)"
    )
    *hand, starter = [name.removeprefix("Starter: ") for name in names]
    is_crib = "crib" in wanted.place
    counted = show([card_called(name) for name in hand], card_called(starter), is_crib=is_crib)
    return counted.total, is_crib


async def score(player: Player, least: int = 0) -> int:
    """His points on the plaque, once there are at least so many."""
    plaque = player.page.locator(".seat.you .points.score [aria-hidden]")
    while int(points := await plaque.inner_text()) < least:
        await expect(plaque).not_to_have_text(points)
    return int(points)
