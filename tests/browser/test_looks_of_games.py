"""Every stage of every new table in both colors as machines see it: axe, sizes, the console."""

from collections.abc import Mapping
from typing import Final

import pytest

from pegboard.texts import Texts
from support.looks import FEW_LOOKS, LOOKS, Look, look
from support.player import Player, Wanted
from support.screen import NewContext, NewScreen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHORT: Final = {"target": "31"}
BY_HAND: Final = {**SHORT, "counting": "manual", "muggins": "on"}
DEALS: Final = {"deals": "4", "all_pass": "general_misere"}
TABLES: Final[Mapping[str, tuple[int, Mapping[str, str], set[str]]]] = {
    "cribbage/auction": (1, BY_HAND, {"say", "choose", "play", "count 1", "over"}),
    "cribbage/three-handed": (2, SHORT, {"choose", "play", "over"}),
    "cribbage/partners": (3, SHORT, {"choose", "play", "over"}),
    "ecarte/ecarte": (1, {}, {"say", "play", "go-on", "over"}),
    "solo-whist/solo": (3, DEALS, {"say", "play", "go-on", "over"}),
}
"""How many club players, the options, and the stages that are met whatever is dealt."""
CALLS: Final = ("ecarte-call-propose", "ecarte-call-accept", "solo-call-solo")


def stage(wanted: Wanted) -> str:
    """What is looked at once; whoever checks a count has one word less until he types."""
    return f"count {len(wanted.words)}" if wanted.task == "count" else wanted.task


async def looked_through(
    player: Player, club: Server, table: str, texts: Texts, looks: tuple[Look, ...]
) -> tuple[set[str], list[str]]:
    """Play a game and look at each stage when it first comes; the stages, and what is wrong."""
    others, options, _ = TABLES[table]
    await player.open_table(f"{club.url}/new/{table}", range(1, others + 1), options)
    calls = [texts.text(key) for key in CALLS]
    # In the auction of Solo Whist the quiet word comes first, everywhere else last.
    quiet = 0 if table.startswith("solo-whist") else -1

    def say(wanted: Wanted) -> str:
        words = [text.splitlines()[0] for text in wanted.words]
        return next((word for word in words if word in calls), words[quiet])

    found: list[str] = []
    stages: set[str] = set()
    while True:
        wanted = await player.wanted()
        if stage(wanted) not in stages:
            stages.add(stage(wanted))
            found += await look(player.page, f"{table}, {stage(wanted)}", looks)
        if wanted.task == "over":
            return stages, found
        await player.answer(wanted, say, cards=max(1, len(wanted.cards) - 4))


@pytest.mark.parametrize("table", [table for table in TABLES if table != "cribbage/three-handed"])
async def test_stages_of_a_game(
    new_screen: NewScreen, new_context: NewContext, club: Server, table: str
) -> None:
    player = Player(await new_screen(await new_context(reduced_motion="reduce")), "Ada")
    stages, found = await looked_through(player, club, table, Texts("en"), FEW_LOOKS)
    assert found == []
    assert stages >= TABLES[table][2]
    assert await player.screen.moving() == []


@pytest.mark.deep
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("table", TABLES)
async def test_stages_of_a_game_in_every_look(
    new_screen: NewScreen, new_context: NewContext, club: Server, table: str, lang: str
) -> None:
    context = await new_context(lang=lang, reduced_motion="reduce")
    player = Player(await new_screen(context), "Ada" if lang == "en" else "Ада")
    stages, found = await looked_through(player, club, table, Texts(lang), LOOKS)
    assert found == []
    assert stages >= TABLES[table][2]
