"""One player on several pages, a stranger, a reload, and a server that goes away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from support.screen import NewContext, NewScreen, Screen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A club of this test alone, which may be killed."""
    server = Server(tmp_path / "club", bot_pause=0)
    server.start()
    yield server
    server.stop()


async def play_now(screen: Screen, club: Server) -> None:
    """Come in and sit down with the club player."""
    await screen.page.goto(club.url)
    await screen.page.get_by_role("button", name="Play now").click()
    await screen.page.wait_for_url("**/t/*")


async def test_two_tabs_and_a_stranger(
    new_screen: NewScreen, new_context: NewContext, club: Server
) -> None:
    context = await new_context()
    first = await new_screen(context)
    await play_now(first, club)
    asked = await first.asked()
    second = await new_screen(context)
    await second.page.goto(first.page.url)
    assert await second.asked() == asked

    one, two, three, *_ = (card.code for card in asked.cards)
    await first.lay_away(one, two, reach="keys")
    await expect(second.own(one)).to_have_count(0)
    await expect(second.page.locator(".hand .own")).to_have_count(4)
    in_second = await second.play_on("keys", until=("play",))
    assert in_second == await first.asked()
    place = in_second.first_legal
    await second.play(in_second, place, "keys")
    await expect(first.own(in_second.cards[place - 1].code)).to_have_count(0)

    stranger = await new_screen()
    await stranger.page.goto(first.page.url)
    await expect(stranger.page.get_by_text("You are watching", exact=False).first).to_be_visible()
    await expect(stranger.page.locator(".hand")).to_have_count(0)
    # The club player would make room for him at the end of the deal; nobody else is asked to.
    await expect(stranger.page.get_by_role("button", name="Take this seat")).to_have_count(1)
    table = await stranger.page.locator(".felt").inner_html()
    for code in await first.codes():
        assert f'"{code}"' not in table
    await expect(first.page.locator("header .watching")).to_have_text("1 person watches")
    await first.play_on("keys", until=("go-on",))
    assert three not in await second.codes()


async def test_a_reload_in_the_middle_of_a_discard(new_screen: NewScreen, club: Server) -> None:
    screen = await new_screen()
    await play_now(screen, club)
    dealt = await screen.asked()
    await screen.press("1")
    await screen.page.reload()
    assert await screen.asked() == dealt
    await screen.lay_away(dealt.cards[0].code, dealt.cards[5].code, reach="keys")
    await screen.page.reload()
    kept = [card.code for card in dealt.cards[1:5]]
    asked = await screen.play_on("keys", until=("play", "go-on"))
    assert {card.code for card in asked.cards} <= set(kept)


async def test_a_server_that_dies_and_comes_back(new_screen: NewScreen, mortal: Server) -> None:
    screen = await new_screen(at=mortal.url)
    await play_now(screen, mortal)
    await screen.page.evaluate("window.isTheSamePage = true")
    asked = await screen.play_on("keys", until=("play",))
    mortal.kill()
    trouble = screen.page.locator(".trouble")
    await expect(trouble).to_contain_text("You are offline")
    code = asked.cards[asked.first_legal - 1].code
    await screen.press(str(asked.first_legal), "Enter")
    await expect(screen.page.locator(".actions")).to_contain_text("On its way")
    await expect(screen.own(code)).to_be_visible()

    mortal.start()
    await expect(screen.own(code)).to_have_count(0, timeout=30_000)
    await expect(trouble).to_have_count(0)
    assert await screen.page.evaluate("window.isTheSamePage")
    assert "You are connected again." in await screen.heard()
    await screen.play_on("keys", until=("go-on",))
    answer = await screen.page.request.get(f"{mortal.url}/api/tables/{screen.table}/record")
    record = await answer.text()
    assert record.count(f"\n0 {code}") == 1
    # A browser says so when it cannot reach a server; nothing else went wrong.
    screen.faults = [fault for fault in screen.faults if "ERR_CONNECTION_REFUSED" not in fault]


async def test_a_network_that_goes_away(
    new_screen: NewScreen, new_context: NewContext, club: Server
) -> None:
    context = await new_context()
    screen = await new_screen(context)
    await play_now(screen, club)
    asked = await screen.play_on("keys", until=("play",))
    await context.set_offline(offline=True)
    await expect(screen.page.locator(".trouble")).to_contain_text("You are offline")
    code = asked.cards[asked.first_legal - 1].code
    await screen.press(str(asked.first_legal), "Enter")
    await expect(screen.own(code)).to_be_visible()
    await context.set_offline(offline=False)
    await expect(screen.own(code)).to_have_count(0)
    await expect(screen.page.locator(".trouble")).to_have_count(0)
    screen.faults = [fault for fault in screen.faults if "ERR_INTERNET_DISCONNECTED" not in fault]
