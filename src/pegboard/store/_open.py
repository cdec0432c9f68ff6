"""From an address to a store that is ready."""

from typing import Final

from sqlalchemy.exc import DBAPIError

from pegboard.club.tables.ports import Store, StoreUnavailableError
from pegboard.store._engine import make_engine
from pegboard.store._memory import MemoryStore
from pegboard.store._migrate import migrate_engine
from pegboard.store._sql import SqlStore

MEMORY: Final = "memory:"


async def open_store(url: str) -> Store:
    """Open ``memory:``, ``sqlite:///FILE`` or ``postgresql://...``, migrated to the newest schema.

    Raises:
        DatabaseAddressError: no database can have this address.
        StoreUnavailableError: the database does not answer.
    """
    if url == MEMORY:
        return MemoryStore()
    engine = make_engine(url)
    try:
        await migrate_engine(engine)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        raise StoreUnavailableError(str(error)) from error
    return SqlStore(engine)
