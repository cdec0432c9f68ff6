"""Where logs and names are kept: memory, SQLite, PostgreSQL."""

from pegboard.store._engine import DatabaseAddressError
from pegboard.store._memory import MemoryStore
from pegboard.store._migrate import migrate
from pegboard.store._open import open_store

__all__ = ["DatabaseAddressError", "MemoryStore", "migrate", "open_store"]
