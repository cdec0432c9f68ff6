"""A game that the project does not know is played at a table (docs/adding-a-game.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pegboard.club.tables.model import Settings
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import MemoryStore
from pegboard.strategy import GeneralPlayer, Thought
from support.club import PEOPLE, house, invite, play_to_the_end, seated, tables_on
from support.sevens import SevensMind, find

LEVEL = "level-2"


def choose(  # noqa: PLR0913, PLR0917 - the shape of the port
    game: str,
    variant: str,
    options: Mapping[str, str],
    level: str,
    view: Any,  # noqa: ANN401 - of whatever game
    actions: Sequence[Any],
    seed: int,
) -> Any:  # noqa: ANN401 - the same
    """The general player, with the mind of this game."""
    assert (game, variant, options, level) == ("sevens", "plain", {}, LEVEL)
    player = GeneralPlayer(SevensMind(), Thought(worlds=4))
    return player.choose(view, actions, Random(seed), 60.0)  # noqa: S311 - imagined hands


@pytest.mark.parametrize("people", [1, 2, 4])
async def test_people_and_club_players_play_it_to_the_end(people: int) -> None:
    store = MemoryStore()
    await invite(store)
    tables = tables_on(store, rules=replace(house(choose=choose), rules=find))
    bots = dict.fromkeys(range(people, 4), LEVEL)
    settings = Settings(game="sevens", variant="plain", bots=bots)
    guests = await seated(tables, settings, *PEOPLE[:people])
    state = await play_to_the_end(guests)
    assert state.game is not None
    result = state.game.result
    assert result is not None
    assert result.winner is not None
    assert result.scores[result.winner] == 7
    record = read_record(await tables.record(guests[0].table), find)
    assert record.result == result
    assert verify(record).ok
    for guest in guests:
        assert (await guest.again()).why is None
    after = await guests[0].state()
    assert after.game is not None
    assert after.game.number == 2
    await tables.close()
