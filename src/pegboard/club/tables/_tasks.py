"""What runs beside those who ask: wishes carried out to the end, and waiting that may be cut."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, final

_WISH: Final = "wish"


@final
class Tasks:
    """The tasks of one process, each let go of as soon as it is done.

    Attributes:
        is_ending: whether `end` has begun.
    """

    def __init__(self) -> None:
        self.is_ending = False
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin *work* that is cancelled at the end."""
        return self._begun(work)

    def spawn_wish(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin *work* that is waited for at the end."""
        return self._begun(work, _WISH)

    async def end(self) -> None:
        """Let wishes under way finish, and cancel everything else."""
        self.is_ending = True
        wishes = [task for task in self._running if task.get_name() == _WISH]
        await asyncio.gather(*wishes, return_exceptions=True)
        rest = [task for task in self._running if not task.done()]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def _begun(self, work: Coroutine[Any, Any, Any], name: str | None = None) -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task
