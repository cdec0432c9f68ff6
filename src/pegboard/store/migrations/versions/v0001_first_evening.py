"""Players, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "tables",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("ref", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_tables"),
        sa.UniqueConstraint("owner", "ref", name="uq_tables_owner_ref"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_seats_table"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ref", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.name"], name="fk_entries_table"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them, logs included."""
    op.drop_table("entries")
    op.drop_index("ix_seats_player", "seats")
    op.drop_table("seats")
    op.drop_table("tables")
    op.drop_table("players")
