"""What Alembic runs for every command: on the connection that :mod:`pegboard.store` gives it."""

from alembic import context

from pegboard.store._schema import METADATA


def run() -> None:
    """Run the steps in the transaction that the caller has opened, and commits."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


run()
