"""Players of the club: guests with a name so far."""

import secrets
from collections.abc import Callable
from typing import Final, final

from pegboard.club.players._names import proper_name
from pegboard.club.tables import ClubRefusal, ClubRefused
from pegboard.club.tables.model import Player
from pegboard.club.tables.ports import Directory

ID_BYTES: Final = 12


def new_id() -> str:
    """An id that is given to nobody else: 96 random bits."""
    return secrets.token_urlsafe(ID_BYTES)


@final
class Players:
    """Everybody who has ever told the club a name.

    Args:
        directory: where they are remembered.
        clock: seconds since the epoch, now.
        ids: where new ids come from.
    """

    def __init__(
        self,
        directory: Directory,
        clock: Callable[[], float],
        ids: Callable[[], str] = new_id,
    ) -> None:
        self._directory = directory
        self._clock = clock
        self._ids = ids

    async def welcome(self, name: str) -> Player:
        """A new guest called *name*.

        Raises:
            ClubRefused: ``bad-name``.
        """
        player = Player(id=self._ids(), name=proper_name(name), created=self._clock())
        await self._directory.add_player(player)
        return player

    async def find(self, player_id: str) -> Player | None:
        """The player with this id, ``None`` when there is none."""
        return await self._directory.player(player_id)

    async def rename(self, player_id: str, name: str) -> Player:
        """Change a player's name; tables where he already sits keep the one he sat down with.

        Raises:
            ClubRefused: ``bad-name``, ``no-such-player``.
        """
        proper = proper_name(name)
        await self._directory.rename_player(player_id, proper)
        player = await self._directory.player(player_id)
        if player is None:
            raise ClubRefused(ClubRefusal.NO_SUCH_PLAYER, "nobody has this id")
        return player
