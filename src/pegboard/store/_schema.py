"""The one schema of both engines; migrations bring a database to it, a test compares them.

Bodies of entries are JSON as msgspec writes it, in a text column: readable in ``psql`` and in
``sqlite3``, and no engine's own JSON type comes between.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("ref", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("open", Boolean, nullable=False),
    UniqueConstraint("owner", "ref"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(64), ForeignKey(TABLES.c.name), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False, index=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", String(64), ForeignKey(TABLES.c.name), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("ref", String(64), nullable=False),
    Column("by", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,  # the key is the row's place: a log is read in order of its pages
)
