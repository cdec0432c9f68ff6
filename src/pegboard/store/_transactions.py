"""Transactions of the writer: many statements of one engine, as few waits as it allows.

An async SQLite driver hands every single statement to a thread and waits for it; at a few hundred
small commits a second this handing over costs more than everything else that an action does. So
SQLite gets one thread, in which a whole transaction runs from beginning to end. PostgreSQL's
driver waits for the network on the event loop itself, and needs none.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar, final

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Transactions(Protocol):
    """Runs work in transactions, one after the other."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run *work* in a transaction of its own; returns after the commit.

        Raises:
            DBAPIError: from the database; nothing is committed, or it is not known.
        """
        ...

    async def close(self) -> None:
        """Let go of what was opened for it."""
        ...


@final
class LoopTransactions:
    """On a connection of the async engine, which is another's to dispose of."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """See `Transactions.run`."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See `Transactions.close`."""


@final
class ThreadTransactions:
    """In one thread, on one connection of *engine*, which is disposed of at the end."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """See `Transactions.run`."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    async def close(self) -> None:
        """See `Transactions.close`."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)
