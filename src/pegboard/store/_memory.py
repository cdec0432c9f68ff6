"""The memory twin of the database: the same promises but the last, for it ends with its process."""

import asyncio
from collections.abc import Sequence
from typing import final

import msgspec

from pegboard.club.tables.model import Entry, Player, TableRecord
from pegboard.club.tables.ports import StaleWriteError, UnknownTableError


@final
class MemoryStore:
    """Log and directory in dictionaries."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}
        self._tables: dict[str, TableRecord] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._logs: dict[str, dict[int, Entry]] = {}

    async def append(self, table: str, entry: Entry) -> None:
        """See `Log.append`; gives others a turn first, as a database would."""
        await asyncio.sleep(0)
        if table not in self._logs:
            raise UnknownTableError(table)
        if self._logs[table].setdefault(entry.version, entry) is not entry:
            raise StaleWriteError(table, entry.version)

    async def read(self, table: str, *, after: int = 0) -> Sequence[Entry]:
        """See `Log.read`."""
        await asyncio.sleep(0)
        entries = self._logs.get(table, {})
        return tuple(entries[version] for version in sorted(entries) if version > after)

    async def add_player(self, player: Player) -> None:
        """See `Directory.add_player`."""
        self._players.setdefault(player.id, player)

    async def player(self, player_id: str) -> Player | None:
        """See `Directory.player`."""
        return self._players.get(player_id)

    async def rename_player(self, player_id: str, name: str) -> None:
        """See `Directory.rename_player`."""
        if player_id in self._players:
            self._players[player_id] = msgspec.structs.replace(self._players[player_id], name=name)

    async def add_table(self, record: TableRecord) -> TableRecord:
        """See `Directory.add_table`."""
        name = self._names.setdefault((record.owner, record.ref), record.name)
        self._logs.setdefault(name, {})
        return self._tables.setdefault(name, record)

    async def table(self, name: str) -> TableRecord | None:
        """See `Directory.table`."""
        return self._tables.get(name)

    async def set_seat(self, table: str, seat: int, player_id: str | None) -> None:
        """See `Directory.set_seat`."""
        record = self._tables.get(table)
        if record is None:
            if player_id is None:
                return
            raise UnknownTableError(table)
        seats = {other: player for other, player in record.seats.items() if other != seat}
        if player_id is not None:
            seats[seat] = player_id
        self._tables[table] = msgspec.structs.replace(record, seats=dict(sorted(seats.items())))

    async def close_table(self, name: str) -> None:
        """See `Directory.close_table`."""
        self._set_open(name, is_open=False)

    async def reopen_table(self, name: str) -> None:
        """See `Directory.reopen_table`."""
        self._set_open(name, is_open=True)

    async def tables_of(self, player_id: str) -> Sequence[TableRecord]:
        """See `Directory.tables_of`."""
        found = (
            record
            for record in self._tables.values()
            if record.open and player_id in record.seats.values()
        )
        return tuple(sorted(found, key=lambda record: (-record.created, record.name)))

    async def close(self) -> None:
        """See `Store.close`; what is stored stays, as on a disk."""

    def _set_open(self, name: str, *, is_open: bool) -> None:
        if name in self._tables:
            self._tables[name] = msgspec.structs.replace(self._tables[name], open=is_open)
