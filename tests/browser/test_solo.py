"""Solo Whist at the table: a session with club players, a deal for two people, a phone."""

import re
from typing import Final

import pytest
from playwright.async_api import expect

from pegboard import catalog
from pegboard.dealing import verify
from pegboard.game import read_record
from support.player import PHONE, Player, Wanted, card_called, keep_secrets, next_wanted
from support.screen import NewScreen, name_of
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NEW: Final = "/new/solo-whist/solo"
TRICKS: Final = 13
TURNED: Final = re.compile(r"the turned card is the ([a-z ]+)\.")
# Four deals, and each is played.
SHORT: Final = {"deals": "4", "all_pass": "general_misere"}


def solo(wanted: Wanted) -> str:
    """Call a solo where it may be called, and accept what somebody proposes."""
    return chosen(wanted, "Solo", "Accept")


def proposal(wanted: Wanted) -> str:
    """Propose or accept, and stay with it."""
    return chosen(wanted, "Accept", "Propose", "Throw the hands in")


def chosen(wanted: Wanted, *wishes: str) -> str:
    words = [text.splitlines()[0].strip() for text in wanted.words]
    # In the naming of trumps any will do; in the auction the quiet word comes first.
    return next((wish for wish in wishes if wish in words), words[0])


async def test_a_session_with_three_club_players(new_screen: NewScreen, club: Server) -> None:
    ada = Player(await new_screen(), "Ada")
    page = ada.page
    await ada.open_table(club.url + NEW, [1, 2, 3], SHORT)
    wanted = await ada.wanted()
    assert (wanted.task, len(wanted.cards)) == ("say", TRICKS)
    assert wanted.words[0].startswith("Pass")
    await expect(page.get_by_role("group", name="What you may call")).to_be_visible()
    await expect(page.get_by_role("list", name=re.compile("^Calls of "))).to_have_count(4)
    was_explained = False
    for _ in range(4):
        left = TRICKS
        while (wanted := await ada.wanted()).task not in {"go-on", "over"}:
            if wanted.task == "play":
                left = len(wanted.cards)
                was_explained = was_explained or await explains(ada, wanted)
            await ada.answer(wanted, solo)
        # A proposal that nobody takes up throws the hands in, and no card is played.
        assert left in {1, TRICKS}
        if wanted.task == "over":
            break
        await expect(page.locator(".over h2")).to_have_text(re.compile(".{8}"))
        await expect(page.locator(".over dl > div")).to_have_count(4 if left == 1 else 0)
        await ada.go_on(wanted)
    assert was_explained
    places = page.locator(".end .places li")
    await expect(places).to_have_count(4)
    scores = [
        int(score.replace("−", "-")) for score in await places.locator(".score").all_inner_texts()
    ]
    assert scores == sorted(scores, reverse=True)
    answer = await page.request.get(f"{club.url}/api/tables/{ada.screen.table}/record")
    record = read_record(await answer.text(), catalog.rules)
    assert record.result is not None
    assert sorted(record.result.scores, reverse=True) == scores
    assert verify(record).ok


async def explains(player: Player, wanted: Wanted) -> bool:
    """Whether a card cannot be played; then it says why, touched and heard."""
    if not wanted.illegal:
        return False
    card = player.screen.own(wanted.illegal[0])
    why = re.compile("have been led, and you hold some")
    await expect(card).to_have_attribute("aria-label", why)
    await card.press("Enter")
    await expect(player.page.get_by_test_id("turn")).to_have_text(why)
    await player.screen.hears(why)
    assert wanted.illegal[0] in await player.screen.codes()
    return True


async def test_two_people_and_two_club_players(new_screen: NewScreen, club: Server) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    watching = Player(await new_screen(), "Cy")
    link = await ada.open_table(club.url + NEW, [1, 3], SHORT)
    await bo.sit_down(link)
    await watching.come_in(link)
    played = 0
    while played < 2 * TRICKS:
        player, wanted = await next_wanted(ada, bo)
        assert wanted.task != "over", "no deal was played in a whole session"
        if wanted.task == "play":
            if played % 9 == 0:
                known = [await turned_card(ada)]
                await keep_secrets(ada, bo, watching=watching, known=known)
            other = bo if player is ada else ada
            code = wanted.legal[-1]
            await player.play(code)
            played += 1
            words = re.compile(f"{player.name} (leads|plays) the {name_of(code)}")
            await expect(
                other.page.get_by_test_id("history-line").filter(has_text=words)
            ).to_have_count(1)
            continue
        await player.answer(wanted, proposal)
    for player in (ada, bo, watching):
        await expect(player.page.locator(".over dl > div")).to_have_count(4)
    scores = {tuple(sorted(await changes(player))) for player in (ada, bo, watching)}
    assert len(scores) == 1, "all see the same scores"


async def turned_card(player: Player) -> str:
    """The dealer's last card, which all have seen, as it was told at the deal."""
    told = [TURNED.search(line) for line in await player.screen.heard()]
    return str(card_called([found[1] for found in told if found][-1]))


async def changes(player: Player) -> list[str]:
    """What the deal has changed, by who sits there, as everybody calls him."""
    return await player.page.locator(".over dl .figures").all_inner_texts()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_a_deal_on_a_phone(new_screen: NewScreen, club: Server, scheme: str) -> None:
    ada = Player(await new_screen(**PHONE, color_scheme=scheme), "Ada", "taps")
    await ada.open_table(club.url + NEW, [1, 2, 3], SHORT)
    found: list[str] = []
    played = 0
    while True:
        wanted = await ada.wanted()
        where = f"{wanted.task}, {len(wanted.cards)} cards"
        found += await ada.fits(where)
        if wanted.task == "go-on" and played:
            break
        if wanted.task == "play":
            played += 1
            sizes = await ada.page.locator(".hand .own").evaluate_all(
                "cards => cards.map((card) => card.getBoundingClientRect())"
                ".map(({ width, height }) => [width, height])"
            )
            assert all(width >= 44 and height >= 64 for width, height in sizes), where
        if played == 3:
            await sees_the_last_trick(ada)
        await ada.answer(wanted, solo)
    assert played == TRICKS
    assert found == []


async def sees_the_last_trick(player: Player) -> None:
    """It lies on the table again as long as one wants it."""
    await player.touch(player.page.get_by_role("button", name="Last trick"))
    last = player.page.get_by_role("group", name="Last trick")
    await expect(last.get_by_role("img")).to_have_count(4)
    await player.touch(player.page.get_by_role("button", name="Back to the table"))
    await expect(last).to_have_count(0)
