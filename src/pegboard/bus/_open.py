"""From an address to a bus."""

from typing import Final

from pegboard.bus._memory import MemoryBus
from pegboard.club.tables.ports import Bus

MEMORY: Final = "memory:"
SCHEMES: Final = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://", "valkey+unix://")


class BusAddressError(ValueError):
    """An address that names no bus a club can use."""


def open_bus(url: str) -> Bus:
    """A bus at ``memory:``, ``redis://...``, ``valkey://...`` or ``unix://...``.

    Raises:
        BusAddressError: no bus can have this address, or the ``valkey`` extra is not installed.
    """
    if url == MEMORY:
        return MemoryBus()
    if not url.startswith(SCHEMES):
        message = "a bus is given as memory:, redis://..., valkey://... or unix://..."
        raise BusAddressError(message)
    try:
        from pegboard.bus._valkey import ValkeyBus  # noqa: PLC0415 -- an extra
    except ImportError as error:
        message = "a bus between processes needs pegboard[valkey]"
        raise BusAddressError(message) from error
    return ValkeyBus(url)
