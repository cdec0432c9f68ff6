"""Work in other processes of this machine.

Workers are started by a fork server (where there is one: a fresh process otherwise), never by
forking a process that has threads. They ignore the terminal's interrupt, for their parent ends
them in its own time, and they end with their parent however it ends.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, final

from pegboard.jobs._errors import JobsClosedError, WorkerDiedError

R = TypeVar("R")

TRIES: Final = 3
"""How often work is given to a worker that may die of it."""


@final
class PoolJobs:
    """A pool of worker processes, replaced when one of them is killed.

    Args:
        workers: number of processes; by default one less than there are cores, at least one.
        preload: modules that workers should know from the start.
    """

    def __init__(self, workers: int | None = None, *, preload: tuple[str, ...] = ()) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        method = "spawn" if sys.platform == "win32" else "forkserver"
        self._context = multiprocessing.get_context(method)
        self._preload = preload
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, work: Callable[..., R], *arguments: object) -> R:
        """See `Jobs.run`.

        Raises:
            JobsClosedError: the pool is closed.
            WorkerDiedError: the work killed its worker each time it was tried.
        """
        for _ in range(TRIES):
            if self._is_closed:
                raise JobsClosedError
            pool = self._started()
            try:
                future = pool.submit(work, *arguments)
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                # One worker was killed, and the pool gives up all of them: make a new one, once.
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        message = f"{TRIES} workers died of it"
        raise WorkerDiedError(message)

    async def close(self) -> None:
        """See `Jobs.close`; waits for work that has begun, drops what has not."""
        self._is_closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=self._context,
                initializer=_begin,
                initargs=(self._preload,),
            )
        return self._pool


def _begin(preload: tuple[str, ...]) -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()
    for module in preload:
        __import__(module)


def _end_with_parent() -> None:
    """End at once when the parent is gone, however it went; nothing of a worker is worth saving."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
