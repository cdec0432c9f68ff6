"""A club player at a table: whose turn it is, and what he chooses from his view."""

import logging
from dataclasses import dataclass
from typing import final

from pegboard.club.tables._house import House
from pegboard.club.tables._state import TableState
from pegboard.club.tables.ports import Jobs
from pegboard.game import Seat

log = logging.getLogger(__name__)


@final
@dataclass(frozen=True, slots=True)
class ClubTurn:
    """One turn of a club player; *since* is the version at which it began."""

    seat: Seat
    level: str
    since: int

    @property
    def ref(self) -> str:
        """The id of the wish that this turn leads to, the same in every process: done once."""
        return f"club-{self.seat}-{self.since}"


def club_turn(state: TableState) -> ClubTurn | None:
    """The first club player who is to act, or ``None``."""
    game = state.game
    if game is None or state.stage != "playing":
        return None
    for seat in game.to_act:
        level = state.places[seat].level
        if level is not None:
            return ClubTurn(seat, level, game.turns[seat])
    return None


async def choice_of(state: TableState, turn: ClubTurn, jobs: Jobs, house: House) -> str:
    """What the club player of *turn* does, as text of the record.

    He gets his view and what he may do, nothing else. When his thinking fails, the fault is
    logged and he does the first thing that he may, so that nobody waits for him for ever.
    """
    game, settings = state.game, state.settings
    if game is None:
        message = "a club player's turn without a game"
        raise ValueError(message)
    actions = tuple(game.rules.actions(game.state, turn.seat))
    view = game.rules.view(game.state, turn.seat)
    where = (settings.game, settings.variant, settings.options, turn.level)
    try:
        action = await jobs.run(house.choose, *where, view, actions, house.chance.seed())
    except Exception:  # a choice may fail in any way; the game goes on
        log.exception("table %s: a club player could not choose", state.name)
        action = actions[0]
    if action not in actions:
        log.error("table %s: a club player chose what he may not do", state.name)
        action = actions[0]
    return game.rules.write(action)
