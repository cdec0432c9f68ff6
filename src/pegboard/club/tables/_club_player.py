"""Club players at a table: each waits, chooses from his own view, and wishes it like everybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, final

from pegboard.club.tables import _decide
from pegboard.club.tables._club_turn import RESIGN, ClubTurn, club_turn, club_turns
from pegboard.club.tables._house import House
from pegboard.club.tables._live import LiveTable
from pegboard.club.tables._state import TableState, Verdict, Wish
from pegboard.club.tables._tasks import Tasks
from pegboard.club.tables.model import Body
from pegboard.club.tables.ports import Jobs, StoreUnavailableError
from pegboard.game import Seat

log = logging.getLogger(__name__)

CLUB: Final = ""
"""Who wishes what the club itself does: no player has an empty id."""

Decide: TypeAlias = Callable[[TableState], Body | None]


@final
class ClubPlayers:
    """Those of all tables in this process.

    Args:
        jobs: where they think.
        house: clock, chance and habits.
        tasks: where their waiting and thinking runs.
        wish: carries out what one of them wishes.
    """

    def __init__(
        self,
        jobs: Jobs,
        house: House,
        tasks: Tasks,
        wish: Callable[[Wish, Decide], Awaitable[Verdict]],
    ) -> None:
        self._jobs = jobs
        self._house = house
        self._tasks = tasks
        self._wish = wish

    def wake(self, live: LiveTable, pause: float) -> None:
        """See to it that every club player who is to act does, after *pause* seconds.

        Each thinks by himself, so that none waits for another's thoughts.
        """
        for turn in () if self._tasks.is_ending else club_turns(live.state):
            task = live.club_turns.get(turn.seat)
            if task is None or task.done():
                play = self._play(live, turn.seat, pause)
                live.club_turns[turn.seat] = self._tasks.spawn(play)

    async def _play(self, live: LiveTable, seat: Seat, pause: float) -> None:
        """Play for the club's *seat* of a table until it is not to act any more."""
        while (turn := club_turn(live.state, seat)) is not None:
            if pause:
                await asyncio.sleep(pause)
            pause = self._house.pause
            if club_turn(live.state, seat) != turn:
                continue
            try:
                await self._act(live, turn)
            except StoreUnavailableError:
                await asyncio.sleep(self._house.retry)

    async def _act(self, live: LiveTable, turn: ClubTurn) -> None:
        """Choose in a worker, then wish it like everybody; the turn's ref makes it once."""
        house = self._house
        text = await choice_of(live.state, turn, self._jobs, house)
        wish = Wish(table=live.state.name, by=CLUB, ref=turn.ref, at=turn.since)
        verdict = await self._wish(
            wish, lambda state: _decide.act_of_club(state, turn, text, house.chance)
        )
        if verdict.why is not None:
            log.warning("table %s: a club player's wish was %s", wish.table, verdict.why)


async def choice_of(state: TableState, turn: ClubTurn, jobs: Jobs, house: House) -> str:
    """What the club player of *turn* does, as text of the record.

    He gets his view and what he may do, nothing else. When his thinking fails, the fault is
    logged and he does the first thing that he may, so that nobody waits for him for ever.
    """
    game, settings = state.game, state.settings
    if game is None:
        message = "a club player's turn without a game"
        raise ValueError(message)
    if turn.agrees:
        return RESIGN
    actions = tuple(game.rules.actions(game.state, turn.seat))
    view = game.rules.view(game.state, turn.seat)
    where = (settings.game, settings.variant, settings.options, turn.level or house.stand_in)
    try:
        action = await jobs.run(house.choose, *where, view, actions, house.chance.seed())
    except Exception:  # a choice may fail in any way; the game goes on
        log.exception("table %s: a club player could not choose", state.name)
        action = actions[0]
    if action not in actions:
        log.error("table %s: a club player chose what he may not do", state.name)
        action = actions[0]
    return game.rules.write(action)
