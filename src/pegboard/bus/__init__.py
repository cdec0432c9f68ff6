"""News between processes: memory, Valkey or Redis."""

from pegboard.bus._memory import MemoryBus
from pegboard.bus._open import BusAddressError, open_bus

__all__ = ["BusAddressError", "MemoryBus", "open_bus"]
