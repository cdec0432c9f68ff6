"""Who is at the tables in other processes of the club, as these tell it over the bus.

Nothing but presence travels like this: it is out of date in seconds, so it is told anew every
few seconds and believed for a little longer. Whatever is lost heals itself.
"""

from collections.abc import Callable, Iterable
from typing import Final, final

import msgspec

from pegboard.club.tables.ports import Bus
from pegboard.web._limits import DEAD_AFTER

CHANNEL: Final = "here"


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """Who is at one table in one process."""

    origin: str
    table: str
    players: tuple[str, ...]
    strangers: int


_DECODER: Final = msgspec.json.Decoder(_Told)


@final
class Elsewhere:
    """Presence in the other processes, each table by itself.

    Args:
        bus: what joins the processes.
        origin: name of this process, unlike all others.
        clock: seconds that only go forward.
    """

    def __init__(self, bus: Bus, origin: str, clock: Callable[[], float]) -> None:
        self._bus = bus
        self._origin = origin
        self._clock = clock
        self._told: dict[str, dict[str, tuple[float, _Told]]] = {}

    def players(self, table: str) -> frozenset[str]:
        """Ids of the players who are at *table* through other processes."""
        return frozenset(player for told in self._fresh(table) for player in told.players)

    def strangers(self, table: str) -> int:
        """How many without a name are at *table* through other processes."""
        return sum(told.strangers for told in self._fresh(table))

    def everybody(self) -> tuple[set[str], int]:
        """All players, and how many without a name, at any table through other processes."""
        told = [one for table in self._told for one in self._fresh(table)]
        known = {player for one in told for player in one.players}
        return known, sum(one.strangers for one in told)

    async def tell(self, table: str, players: Iterable[str], strangers: int) -> None:
        """Tell the other processes who is at *table* here."""
        told = _Told(self._origin, table, tuple(sorted(players)), strangers)
        await self._bus.publish(CHANNEL, msgspec.json.encode(told))

    async def listen(self) -> None:
        """Hear what the others tell, until the bus is closed."""
        async with self._bus.subscribe(CHANNEL) as news:
            async for text in news:
                told = _DECODER.decode(text)
                if told.origin != self._origin:
                    self._told.setdefault(told.table, {})[told.origin] = self._clock(), told

    def forget(self) -> None:
        """Let go of what is no longer believed."""
        for table in tuple(self._told):
            if not self._fresh(table):
                del self._told[table]

    def _fresh(self, table: str) -> list[_Told]:
        now = self._clock()
        told = self._told.get(table, {}).values()
        return [one for at, one in told if now - at < DEAD_AFTER and (one.players or one.strangers)]
