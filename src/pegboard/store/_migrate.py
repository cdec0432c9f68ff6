"""Bring a database to the schema of this version, and back.

A database that is there already, as at every start but one, is recognized by its revision alone:
loading Alembic takes a fifth of the time in which a club starts.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from pegboard.store._engine import make_engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x706567
"""PostgreSQL's advisory lock that one process at a time migrates under."""

NEWEST: Final = "0001"
"""The newest revision among the scripts; a test holds it to them."""

HEAD: Final = "head"
BASE: Final = "base"


async def migrate(url: str, revision: str = HEAD) -> None:
    """Migrate the database at *url*; up to the newest revision, ``base`` takes everything away.

    Several processes may start at once: each waits for the one before it.

    Raises:
        DatabaseAddressError: no database can have this address.
    """
    engine = make_engine(url)
    try:
        await migrate_engine(engine, revision)
    finally:
        await engine.dispose()


async def migrate_engine(engine: AsyncEngine, revision: str = HEAD) -> None:
    """The same on an engine that is there already."""
    async with engine.connect() as connection:
        if revision == HEAD and await connection.run_sync(_is_newest):
            return
        await connection.rollback()
        await connection.run_sync(_run, revision)
        await connection.commit()


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.scalars(text("SELECT version_num FROM alembic_version")).all() == [NEWEST]


def _run(connection: Connection, revision: str) -> None:
    """All steps in one transaction, under a lock: either all of them are done or none."""
    from alembic import command  # noqa: PLC0415 -- slow to load, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 -- as above

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    run = command.downgrade if revision == BASE else command.upgrade
    run(config, revision)
