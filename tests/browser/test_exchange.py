"""Two people play Écarté: they exchange, play a deal, and meet a card that must not be played."""

import re

import pytest
from playwright.async_api import expect

from support.player import Player, Wanted, keep_secrets, next_wanted
from support.screen import NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

REFUSED = re.compile("you may play the ")


def agreeable(wanted: Wanted) -> str:
    """Propose once, accept, and keep all afterwards."""
    words = [word.splitlines()[0] for word in wanted.words]
    return next(word for word in ("I accept", "I propose", "I play", "Keep all") if word in words)


async def test_two_people_exchange_and_play(new_screen: NewScreen, club: Server) -> None:
    ada, bo = Player(await new_screen(), "Ada"), Player(await new_screen(), "Bo")
    watching = Player(await new_screen(), "Cy")
    once = {"max_exchanges": "1", "game_value": "by_loser"}
    link = await ada.open_table(f"{club.url}/new/ecarte/ecarte", options=once)
    options = ada.page.locator(".waiting summary")
    await expect(options).to_contain_text("Exchanges in a deal: 1 at most")
    await expect(options).to_contain_text("A game counts: up to three, by the loser’s points")
    await bo.sit_down(link)
    await watching.come_in(link)
    elder, wanted = await next_wanted(ada, bo)
    dealer = bo if elder is ada else ada
    await proposes(elder, dealer, wanted)
    await keep_secrets(ada, bo, watching=watching)
    await exchanges(elder, dealer)
    await keep_secrets(ada, bo, watching=watching)
    was_explained = False
    played = 0
    while (told := await next_wanted(ada, bo))[1].task in {"play", "say"}:
        player, wanted = told
        if wanted.task == "play":
            was_explained = was_explained or await explains(player, wanted)
            played += 1
        await player.answer(wanted, agreeable)
    assert played == 10
    for player in (ada, bo, watching):
        await expect(player.page.locator(".deal.large")).to_be_visible()
    await meets_a_refusal(ada, bo, was_explained=was_explained)


async def meets_a_refusal(ada: Player, bo: Player, *, was_explained: bool) -> None:
    """Play on, another game if need be, until a card must not be played."""
    while not was_explained:
        player, wanted = await next_wanted(ada, bo)
        if wanted.task == "over":
            for one in (ada, bo):
                await one.page.get_by_role("button", name="Rematch").click()
            await ada.page.locator(".end").wait_for(state="detached")
            continue
        was_explained = wanted.task == "play" and await explains(player, wanted)
        await player.answer(wanted, agreeable)


async def explains(player: Player, wanted: Wanted) -> bool:
    """Whether a card must not be played; then it says why, seen, touched and heard (E20)."""
    if not wanted.illegal:
        return False
    card = player.screen.own(wanted.illegal[0])
    await expect(card.locator(".card.dimmed")).to_be_visible()
    await expect(card).to_have_attribute("aria-label", REFUSED)
    await card.press("Enter")
    await expect(player.page.get_by_test_id("turn")).to_have_text(REFUSED)
    await player.screen.hears(REFUSED)
    assert wanted.illegal[0] in await player.screen.codes()
    return True


async def proposes(elder: Player, dealer: Player, wanted: Wanted) -> None:
    """Who leads proposes, in words that both see, and the dealer accepts."""
    assert [word.splitlines()[0] for word in wanted.words] == ["I play", "I propose"]
    turn = dealer.page.get_by_test_id("turn")
    await expect(turn).to_have_text(f"{elder.name} is to say: play or propose.")
    await elder.say(wanted, "I propose")
    await expect(turn).to_have_text(f"{elder.name} proposes an exchange. Do you accept?")
    wanted = await dealer.wanted()
    assert [word.splitlines()[0] for word in wanted.words] == ["I accept", "I refuse"]
    await dealer.say(wanted, "I accept")
    said = elder.page.get_by_test_id("history-line").filter(has_text="I accept")
    await expect(said).to_have_count(1)


async def exchanges(elder: Player, dealer: Player) -> None:
    """Both lay cards aside and draw as many; who leads at least one, before the dealer."""
    for player, count in ((elder, 2), (dealer, 1)):
        wanted = await player.wanted()
        assert wanted.task == "choose"
        assert len(wanted.cards) == 5
        away = [card.code for card in wanted.cards[:count]]
        await player.choose(wanted, *away)
        other = dealer if player is elder else elder
        drawn = re.compile(rf"^{player.name} draws {'one' if count == 1 else count} card")
        lines = other.page.get_by_test_id("history-line")
        await expect(lines.filter(has_text=drawn)).to_have_count(1)
        held = await player.screen.codes()
        assert len(held) == 5
        assert not set(away) & set(held)
