"""What a player finds in the lobby: his unfinished games."""

from dataclasses import dataclass
from typing import final

from pegboard.club.tables import Tables, TableState
from pegboard.club.tables.ports import Directory


@final
@dataclass(frozen=True, slots=True)
class Unfinished:
    """A table that waits for its players: the table as it stands and the viewer's seat."""

    table: TableState
    seat: int

    @property
    def is_my_turn(self) -> bool:
        """Whether the game waits for this player, be it for a card or for a word."""
        state = self.table
        if state.stage in {"showing", "over"}:
            return not state.ready[self.seat]
        game = state.game
        return game is not None and self.seat in game.to_act and self.seat not in game.left


@final
class Lobby:
    """The way in.

    Args:
        directory: knows who sits where.
        tables: knows how the games stand.
    """

    def __init__(self, directory: Directory, tables: Tables) -> None:
        self._directory = directory
        self._tables = tables

    async def unfinished(self, player: str, most: int = 20) -> tuple[Unfinished, ...]:
        """The unfinished games of *player*, newest first, at most *most* of them."""
        found: list[Unfinished] = []
        for record in (await self._directory.tables_of(player))[:most]:
            state = await self._tables.table(record.name)
            seat = state.seat_of(player)
            if seat is not None:
                found.append(Unfinished(state, seat))
        return tuple(found)
