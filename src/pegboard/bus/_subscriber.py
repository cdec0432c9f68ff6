"""What one subscriber has been told and not yet heard."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, final

MOST_WAITING: Final = 10_000
"""News that wait for a slow subscriber; beyond it the oldest are lost, as the port allows."""


@final
class Subscriber:
    """A queue that forgets its oldest news rather than grow without end."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def tell(self, news: bytes) -> None:
        """Add *news*."""
        self._put(news)

    def end(self) -> None:
        """End the iteration once what waits has been heard."""
        self._put(None)

    def _put(self, item: bytes | None) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(item)

    async def news(self) -> AsyncIterator[bytes]:
        """Everything told, in order."""
        while (item := await self._waiting.get()) is not None:
            yield item
