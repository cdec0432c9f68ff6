"""A store that can be told to fail: before an append, or after it was durable."""

import asyncio
from collections.abc import Sequence
from typing import Literal, final

from pegboard.club.tables.model import Entry, Player, TableRecord
from pegboard.club.tables.ports import Store, StoreUnavailableError

When = Literal["before", "after"]


@final
class FaultyStore:
    """Another process's door to *inner*; the next append but *spared* fails as told."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.fail_next: When | None = None
        self.spared = 0
        self.failed = asyncio.Event()
        self.fail_index = False

    async def append(self, table: str, entry: Entry) -> None:
        fails: When | None = None
        if self.fail_next is not None and self.spared:
            self.spared -= 1
        else:
            fails, self.fail_next = self.fail_next, None
        message = f"the database went away {fails} the append"
        if fails is not None:
            self.failed.set()
        if fails == "before":
            raise StoreUnavailableError(message)
        await self.inner.append(table, entry)
        if fails == "after":
            raise StoreUnavailableError(message)

    async def read(self, table: str, *, after: int = 0) -> Sequence[Entry]:
        return await self.inner.read(table, after=after)

    async def add_player(self, player: Player) -> None:
        await self.inner.add_player(player)

    async def player(self, player_id: str) -> Player | None:
        return await self.inner.player(player_id)

    async def rename_player(self, player_id: str, name: str) -> None:
        await self.inner.rename_player(player_id, name)

    async def add_table(self, record: TableRecord) -> TableRecord:
        return await self.inner.add_table(record)

    async def table(self, name: str) -> TableRecord | None:
        return await self.inner.table(name)

    async def set_seat(self, table: str, seat: int, player_id: str | None) -> None:
        self._check_index()
        await self.inner.set_seat(table, seat, player_id)

    async def close_table(self, name: str) -> None:
        self._check_index()
        await self.inner.close_table(name)

    async def reopen_table(self, name: str) -> None:
        self._check_index()
        await self.inner.reopen_table(name)

    async def tables_of(self, player_id: str) -> Sequence[TableRecord]:
        return await self.inner.tables_of(player_id)

    async def close(self) -> None:
        """The inner store is another's to close."""

    def _check_index(self) -> None:
        if self.fail_index:
            message = "the database went away before the list was written"
            raise StoreUnavailableError(message)
