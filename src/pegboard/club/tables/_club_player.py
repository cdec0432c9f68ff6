"""Club players at a table: whose turn it is, and what each chooses from his own view."""

import logging
from dataclasses import dataclass
from typing import Final, final

from pegboard.club.tables._house import House
from pegboard.club.tables._state import TableGame, TableState
from pegboard.club.tables.ports import Jobs
from pegboard.game import Seat

log = logging.getLogger(__name__)

RESIGN: Final = "resign"


@final
@dataclass(frozen=True, slots=True)
class ClubTurn:
    """One turn of a club player.

    Attributes:
        level: how strong he is; ``None`` for one who plays on for a person who has left the game.
        since: version at which the turn began.
        agrees: his partner wishes to resign, and he does not stand in the way (R57).
    """

    seat: Seat
    level: str | None
    since: int
    agrees: bool = False

    @property
    def ref(self) -> str:
        """The id of the wish that this turn leads to, the same in every process: done once."""
        what = f"{RESIGN}-" if self.agrees else ""
        return f"club-{self.seat}-{what}{self.since}"


def club_turns(state: TableState) -> tuple[ClubTurn, ...]:
    """The turn of every club player who is to act; several may be at once."""
    game = state.game
    if game is None or game.result is not None:
        return ()
    return tuple(
        turn for seat in game.rules.seats if (turn := _turn(state, game, seat)) is not None
    )


def club_turn(state: TableState, seat: Seat) -> ClubTurn | None:
    """The turn of the club player in *seat*, ``None`` when there is none or he is not to act."""
    return next((turn for turn in club_turns(state) if turn.seat == seat), None)


def _turn(state: TableState, game: TableGame, seat: Seat) -> ClubTurn | None:
    level = state.places[seat].level
    if level is None and seat not in game.left:
        return None
    side = next(side for side in game.rules.sides if seat in side)
    if not game.offered[seat] and (offered := max(game.offered[other] for other in side)):
        return ClubTurn(seat, level, offered, agrees=True)
    return ClubTurn(seat, level, game.turns[seat]) if game.turns[seat] else None


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
