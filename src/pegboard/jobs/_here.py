"""The memory twin of the pool: work is done at once, here."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, final

from pegboard.jobs._errors import JobsClosedError

R = TypeVar("R")


@final
class HereJobs:
    """Runs work on the event loop; for tests and for work that is short."""

    def __init__(self) -> None:
        self._is_closed = False

    async def run(self, work: Callable[..., R], *arguments: object) -> R:
        """See `Jobs.run`; gives others a turn first, as a pool would."""
        if self._is_closed:
            raise JobsClosedError
        await asyncio.sleep(0)
        return work(*arguments)

    async def close(self) -> None:
        """See `Jobs.close`."""
        self._is_closed = True
