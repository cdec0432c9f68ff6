"""Engines for both databases, and the way from a club's address of its database to one."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pegboard.store._transactions import LoopTransactions, ThreadTransactions, Transactions

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
BUSY_SECONDS: Final = 10
"""How long a SQLite connection waits for another process to finish writing."""

SQLITE_CONNECTIONS: Final = 4
"""These read and keep the lists; more would wait for the interpreter anyway."""

IN_MEMORY: Final = ":memory:"
"""SQLite's name for no file at all, of which each connection would have another one."""

SQLITE_URI: Final = "file:"
"""Begins an address of SQLite's own, whose file it is left to make."""

PRIVATE: Final = 0o600

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",  # readers do not wait for the writer
    "PRAGMA synchronous=FULL",  # a commit is on the disk before it returns
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}",
)


class DatabaseAddressError(ValueError):
    """An address that names no database a club can use."""


def address(url: str) -> URL:
    """Read ``sqlite:///file`` or ``postgresql://...``.

    Raises:
        DatabaseAddressError: it is neither, or names no file.
    """
    try:
        read = make_url(url)
        driver = DRIVERS[read.get_backend_name()]
    except (ArgumentError, KeyError, ValueError) as error:
        message = "a database is given as sqlite:///FILE or postgresql://..."
        raise DatabaseAddressError(message) from error
    if driver == DRIVERS["sqlite"] and (read.database or IN_MEMORY) == IN_MEMORY:
        message = "a SQLite database needs a file: sqlite:///FILE"
        raise DatabaseAddressError(message)
    return read.set(drivername=driver)


def make_engine(url: str) -> AsyncEngine:
    """An engine for *url*; nothing is connected yet.

    Raises:
        DatabaseAddressError: no database can have this address.
    """
    where = address(url)
    if where.get_backend_name() == "postgresql":
        return create_async_engine(where, pool_size=5, max_overflow=5, pool_pre_ping=True)
    _make_private(Path(where.database or ""))
    # Connections over the size of the pool would be opened and closed, a thread each, all the time.
    engine = create_async_engine(where, pool_size=SQLITE_CONNECTIONS, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def make_transactions(engine: AsyncEngine) -> Transactions:
    """Where the writer of *engine* commits."""
    if engine.dialect.name == "postgresql":
        return LoopTransactions(engine)
    direct = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    event.listen(direct, "connect", _set_pragmas)
    return ThreadTransactions(direct)


def _make_private(file: Path) -> None:
    """Make a database that is not there yet a file that only its owner may read.

    It holds secrets and cards of running games. SQLite fills an empty file as if it had made it,
    and gives the files that it puts beside it the same mode. Where none can be made, the first
    connection says why.
    """
    if str(file).startswith(SQLITE_URI):
        return
    with suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401 -- the driver's own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
