"""Log and directory in a database, SQLite or PostgreSQL: one schema, one code."""

from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, final

import msgspec
from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pegboard.club.tables.model import Body, Entry, Player, Settings, TableRecord
from pegboard.club.tables.ports import StoreUnavailableError, UnknownTableError
from pegboard.store._engine import make_transactions
from pegboard.store._schema import ENTRIES, PLAYERS, SEATS, TABLES
from pegboard.store._writer import Writer

_BODY: Final = msgspec.json.Decoder[Body](Body)
_SETTINGS: Final = msgspec.json.Decoder(Settings)


@final
class SqlStore:
    """Log and directory on an engine whose database is migrated; closes the engine with itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(make_transactions(engine))

    async def append(self, table: str, entry: Entry) -> None:
        """See `Log.append`."""
        await self._writer.append(table, entry)

    async def read(self, table: str, *, after: int = 0) -> Sequence[Entry]:
        """See `Log.read`."""
        query = (
            select(ENTRIES)
            .where(ENTRIES.c.table == table, ENTRIES.c.version > after)
            .order_by(ENTRIES.c.version)
        )
        async with self._connection() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Entry(version=r.version, ref=r.ref, by=r.by, at=r.at, body=_BODY.decode(r.body))
            for r in rows
        )

    async def add_player(self, player: Player) -> None:
        """See `Directory.add_player`."""
        try:
            async with self._connection() as connection:
                await connection.execute(insert(PLAYERS), msgspec.structs.asdict(player))
                await connection.commit()
        except IntegrityError:  # he is there: an id is made once and never changes hands
            return

    async def player(self, player_id: str) -> Player | None:
        """See `Directory.player`."""
        async with self._connection() as connection:
            row = (
                await connection.execute(select(PLAYERS).where(PLAYERS.c.id == player_id))
            ).one_or_none()
        return None if row is None else Player(id=row.id, name=row.name, created=row.created)

    async def rename_player(self, player_id: str, name: str) -> None:
        """See `Directory.rename_player`."""
        async with self._connection() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player_id).values(name=name)
            )
            await connection.commit()

    async def add_table(self, record: TableRecord) -> TableRecord:
        """See `Directory.add_table`."""
        row = {
            "name": record.name,
            "settings": msgspec.json.encode(record.settings).decode(),
            "owner": record.owner,
            "ref": record.ref,
            "created": record.created,
            "open": record.open,
        }
        try:
            async with self._connection() as connection:
                await connection.execute(insert(TABLES), row)
                await connection.commit()
        except IntegrityError:  # the owner's ref was here before
            query = select(TABLES).where(TABLES.c.owner == record.owner, TABLES.c.ref == record.ref)
            (there,) = await self._records(query)
            return there
        return record

    async def table(self, name: str) -> TableRecord | None:
        """See `Directory.table`."""
        found = await self._records(select(TABLES).where(TABLES.c.name == name))
        return found[0] if found else None

    async def set_seat(self, table: str, seat: int, player_id: str | None) -> None:
        """See `Directory.set_seat`."""
        where = (SEATS.c.table == table, SEATS.c.seat == seat)
        try:
            async with self._connection() as connection:
                await connection.execute(delete(SEATS).where(*where))
                if player_id is not None:
                    row = {"table": table, "seat": seat, "player": player_id}
                    await connection.execute(insert(SEATS), row)
                await connection.commit()
        except IntegrityError:
            raise UnknownTableError(table) from None

    async def close_table(self, name: str) -> None:
        """See `Directory.close_table`."""
        await self._set_open(name, is_open=False)

    async def reopen_table(self, name: str) -> None:
        """See `Directory.reopen_table`."""
        await self._set_open(name, is_open=True)

    async def tables_of(self, player_id: str) -> Sequence[TableRecord]:
        """See `Directory.tables_of`."""
        his = select(SEATS.c.table).where(SEATS.c.player == player_id)
        return await self._records(
            select(TABLES)
            .where(TABLES.c.open, TABLES.c.name.in_(his))
            .order_by(TABLES.c.created.desc(), TABLES.c.name)
        )

    async def close(self) -> None:
        """Finish the appends that wait, then let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    async def _set_open(self, name: str, *, is_open: bool) -> None:
        async with self._connection() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.name == name).values(open=is_open)
            )
            await connection.commit()

    async def _records(self, query: Select[Any]) -> tuple[TableRecord, ...]:
        async with self._connection() as connection:
            tables = (await connection.execute(query)).all()
            names = [row.name for row in tables]
            seats = (
                await connection.execute(
                    select(SEATS).where(SEATS.c.table.in_(names)).order_by(SEATS.c.seat)
                )
            ).all()
        return tuple(_record(row, seats) for row in tables)

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[AsyncConnection]:
        """A connection; what the driver says of a database that is gone becomes our error."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise StoreUnavailableError(str(error)) from error


def _record(table: Row[Any], seats: Iterable[Row[Any]]) -> TableRecord:
    return TableRecord(
        name=table.name,
        settings=_SETTINGS.decode(table.settings),
        owner=table.owner,
        ref=table.ref,
        created=table.created,
        seats={row.seat: row.player for row in seats if row.table == table.name},
        open=table.open,
    )
