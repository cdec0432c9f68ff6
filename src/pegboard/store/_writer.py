"""Group commit: appends of many tables that wait at the same moment share one transaction.

A commit that waits for the disk costs the same for one entry as for hundreds. So there is one
writer: while it waits for a commit, appends queue; when it is done it takes all of them. Each
append returns only after its own commit. One statement inserts the whole batch and says which
rows came in; a row whose key was taken is stale, and its neighbors do not notice.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias, final

import msgspec
from sqlalchemy import Connection, select, tuple_
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from pegboard.club.tables.model import Entry
from pegboard.club.tables.ports import (
    StaleWriteError,
    StoreUnavailableError,
    UnknownTableError,
)
from pegboard.store._schema import ENTRIES
from pegboard.store._transactions import Transactions

LARGEST_BATCH: Final = 512
"""Appends in one transaction; six values each keep within every engine's limit of parameters."""

RETRIES: Final = (0.05, 0.2, 0.5, 1.0, 2.0)
"""Seconds to wait before each new try when the database does not answer."""

Key: TypeAlias = tuple[str, int]
Row: TypeAlias = dict[str, Any]


@final
@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """One append that waits: its row, and who wants to know."""

    row: Row
    answer: "asyncio.Future[None]" = field(repr=False)

    @property
    def key(self) -> Key:
        """What no two rows may share."""
        return self.row["table"], self.row["version"]

    def settle(self, error: Exception | None) -> None:
        """Answer, unless whoever asked has gone."""
        if self.answer.done():
            return
        if error is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(error)


@final
class Writer:
    """The one task of a process that appends to the logs."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: deque[Append] = deque()
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    async def append(self, table: str, entry: Entry) -> None:
        """See `Log.append`."""
        if self._is_closing:
            message = "the store is closed"
            raise StoreUnavailableError(message)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        row = {
            "table": table,
            "version": entry.version,
            "ref": entry.ref,
            "by": entry.by,
            "at": entry.at,
            "body": msgspec.json.encode(entry.body).decode(),
        }
        waiting = Append(row, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._work.set()
        await waiting.answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closing = True
        self._work.set()
        if self._task is not None:
            await self._task
        await self._transactions.close()

    async def _run(self) -> None:
        while self._waiting or not self._is_closing:
            if not self._waiting:
                self._work.clear()
                await self._work.wait()
                continue
            batch = self._batch()
            try:
                await self._write(batch)
            except Exception as error:  # noqa: BLE001 -- whatever it is, each of them must hear it
                for waiting in batch:
                    waiting.settle(StoreUnavailableError(str(error)))

    def _batch(self) -> list[Append]:
        """Take what waits; of two appends with one key the second stays for the next batch."""
        batch: dict[Key, Append] = {}
        later: list[Append] = []
        while self._waiting and len(batch) < LARGEST_BATCH:
            waiting = self._waiting.popleft()
            if batch.setdefault(waiting.key, waiting) is not waiting:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _write(self, batch: list[Append]) -> None:
        """Commit *batch*; again on a new connection when the database went away meanwhile."""
        tried = False
        for pause in (*RETRIES, None):
            try:
                await self._commit(batch, may_be_there=tried)
            except IntegrityError:
                await self._one_by_one(batch)
            except (DBAPIError, OSError):
                if pause is None:
                    raise
                tried = True
                await asyncio.sleep(pause)
                continue
            return

    async def _one_by_one(self, batch: list[Append]) -> None:
        """Some row of *batch* belongs to a table that there is not: find it."""
        for waiting in batch:
            try:
                await self._commit([waiting], may_be_there=False)
            except IntegrityError:
                waiting.settle(UnknownTableError(waiting.row["table"]))

    async def _commit(self, batch: list[Append], *, may_be_there: bool) -> None:
        """One transaction; after it every append of *batch* is answered.

        With *may_be_there* an earlier try may have been committed although it failed: a row that
        is there and equal in every column is ours.
        """
        rows = [waiting.row for waiting in batch]
        came = await self._transactions.run(partial(_append, rows, may_be_there))
        for waiting in batch:
            is_stale = waiting.key not in came
            waiting.settle(StaleWriteError(*waiting.key) if is_stale else None)


def _append(rows: Sequence[Row], may_be_there: bool, connection: Connection) -> set[Key]:  # noqa: FBT001 -- the first two are bound before a transaction gives the last
    """Append *rows*; the keys of those that are in the log now."""
    came = _inserted(connection, rows)
    if may_be_there:
        came |= _equal(
            connection, [row for row in rows if (row["table"], row["version"]) not in came]
        )
    return came


def _inserted(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """Insert *rows* except where the key is taken; the keys that came in."""
    is_postgresql = connection.dialect.name == "postgresql"
    statement = _INSERT_POSTGRESQL if is_postgresql else _INSERT_SQLITE
    result = connection.execute(statement, rows)
    return {(table, version) for table, version in result}


def _equal(connection: Connection, rows: Sequence[Row]) -> set[Key]:
    """The keys of those *rows* that stand in the log exactly so."""
    if not rows:
        return set()
    keys = [(row["table"], row["version"]) for row in rows]
    query = select(ENTRIES).where(tuple_(ENTRIES.c.table, ENTRIES.c.version).in_(keys))
    found = [dict(row) for row in connection.execute(query).mappings()]
    return {(row["table"], row["version"]) for row in rows if row in found}


_KEYS: Final = (ENTRIES.c.table, ENTRIES.c.version)
_INSERT_POSTGRESQL: Final = postgresql_insert(ENTRIES).on_conflict_do_nothing().returning(*_KEYS)
_INSERT_SQLITE: Final = sqlite_insert(ENTRIES).on_conflict_do_nothing().returning(*_KEYS)
