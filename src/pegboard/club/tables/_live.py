"""A live table in this process: the cache of what its log says, and who listens to it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Final, final

from pegboard.club.tables._fold import before, fold
from pegboard.club.tables._state import Happening, TableState
from pegboard.club.tables.model import Entry, TableRecord
from pegboard.game import FindRules, Seat

WINDOW: Final = 32
"""Entries kept with their events; who missed more is served from the log."""


@final
class Listener:
    """One who waits for new versions; misses none, but may get several as one."""

    def __init__(self, version: int) -> None:
        self.version = version
        self._seen = version
        self.news = asyncio.Event()
        self.is_over = False

    async def versions(self) -> AsyncIterator[int]:
        """Each newest version above the last one given, until the tables close."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.version > self._seen:
                self._seen = self.version
                yield self._seen
            if self.is_over:
                return


@final
class LiveTable:
    """What the log of one table says, as far as this process has read it.

    Attributes:
        record: how the directory described the table when it was loaded.
        lock: held while a wish is decided and stored; saves needless retries, guards nothing.
        done: player and ref of every wish done, with the version that it made.
        recent: the last entries with their events.
        is_doubtful: an append ended without an answer: read the log before deciding.
        club_turns: by seat, the task in which a club player waits and chooses.
    """

    def __init__(self, record: TableRecord, find: FindRules) -> None:
        self.record = record
        self.state: TableState = before(record, find)
        self.lock = asyncio.Lock()
        self.done: dict[tuple[str, str], int] = {}
        self.recent: deque[Happening] = deque(maxlen=WINDOW)
        self.listeners: set[Listener] = set()
        self.is_doubtful = False
        self.club_turns: dict[Seat, asyncio.Task[None]] = {}

    @property
    def is_in_use(self) -> bool:
        """Whether it must stay in memory."""
        plays = any(not task.done() for task in self.club_turns.values())
        return bool(self.listeners) or self.lock.locked() or plays

    def take(self, entries: Iterable[Entry]) -> bool:
        """Fold *entries* that are durable; whether any was new."""
        is_news = False
        for entry in entries:
            if entry.version != self.state.version + 1:
                continue
            self.state, events = fold(self.state, entry)
            self.done[entry.by, entry.ref] = entry.version
            self.recent.append(Happening(entry, events, self.state))
            is_news = True
        return is_news

    def tell(self) -> None:
        """Wake everybody who listens in this process."""
        for listener in self.listeners:
            listener.version = self.state.version
            listener.news.set()

    def since(self, version: int) -> tuple[Happening, ...] | None:
        """What came after *version*, or ``None`` when that is no longer in memory."""
        missed = self.state.version - version
        if missed <= 0:
            return ()
        if missed > len(self.recent):
            return None
        return tuple(self.recent)[-missed:]
