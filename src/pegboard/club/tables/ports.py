"""What the tables of the club need from the world outside: a log, a directory, a bus, workers.

Each port has a memory twin beside its real adapters, and one contract suite runs on all of them.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

from pegboard.club.tables.model import Entry, Player, TableRecord

R = TypeVar("R")


class StaleWriteError(Exception):
    """Another process appended this version first: reload and decide again."""


class UnknownTableError(LookupError):
    """No table has this name."""


class StoreUnavailableError(Exception):
    """The store does not answer; whether the last append is durable is not known."""


class Log(Protocol):
    """The log of each table: the truth from which all else follows."""

    async def append(self, table: str, entry: Entry) -> None:
        """Make *entry* durable; returns only after the commit.

        Raises:
            StaleWriteError: ``entry.version`` is taken.
            UnknownTableError: there is no such table.
            StoreUnavailableError: no answer; read the log before deciding anything else.
        """
        ...

    async def read(self, table: str, *, after: int = 0) -> Sequence[Entry]:
        """Entries with a version above *after*, in order."""
        ...


class Directory(Protocol):
    """Players and tables by name."""

    async def add_player(self, player: Player) -> None:
        """Remember a new player."""
        ...

    async def player(self, player_id: str) -> Player | None:
        """Find a player."""
        ...

    async def rename_player(self, player_id: str, name: str) -> None:
        """Change the name that others see."""
        ...

    async def add_table(self, record: TableRecord) -> TableRecord:
        """Open a table with an empty log, unless this owner's ref has opened one: then that."""
        ...

    async def table(self, name: str) -> TableRecord | None:
        """Find a table."""
        ...

    async def set_seat(self, table: str, seat: int, player_id: str | None) -> None:
        """Index who sits where, for :meth:`tables_of`; the log remains the truth."""
        ...

    async def close_table(self, name: str) -> None:
        """Take the table off the lists of unfinished games."""
        ...

    async def reopen_table(self, name: str) -> None:
        """Put it back there: a rematch began."""
        ...

    async def tables_of(self, player_id: str) -> Sequence[TableRecord]:
        """The unfinished tables where this player sits, newest first."""
        ...


class Store(Log, Directory, Protocol):
    """Log and directory in one place."""

    async def close(self) -> None:
        """Finish what is being written and let go of every connection."""
        ...


class Bus(Protocol):
    """News between processes; may be lost, so that clients resume."""

    async def publish(self, channel: str, news: bytes) -> None:
        """Tell every subscriber of *channel*."""
        ...

    def subscribe(self, channel: str) -> AbstractAsyncContextManager[AsyncIterator[bytes]]:
        """Listen to *channel* while the context is open; ends when the bus is closed."""
        ...

    async def close(self) -> None:
        """Let go of every connection."""
        ...


class Jobs(Protocol):
    """CPU work that must not run on the event loop."""

    async def run(self, work: Callable[..., R], *arguments: object) -> R:
        """Run a picklable *work* elsewhere and return what it returns."""
        ...

    async def close(self) -> None:
        """End the workers."""
        ...
