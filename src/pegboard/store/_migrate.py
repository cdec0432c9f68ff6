"""Bring a database to the schema of this version, and back."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from pegboard.store._engine import make_engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x706567
"""PostgreSQL's advisory lock that one process at a time migrates under."""

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
        await connection.run_sync(_run, revision)
        await connection.commit()


def _run(connection: Connection, revision: str) -> None:
    """All steps in one transaction, under a lock: either all of them are done or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    run = command.downgrade if revision == BASE else command.upgrade
    run(config, revision)
