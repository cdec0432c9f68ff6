"""The bus within one process: all that a club on one process needs."""

from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import final

from pegboard.bus._subscriber import Subscriber


@final
class MemoryBus:
    """Tells every subscriber at once."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._is_closed = False

    async def publish(self, channel: str, news: bytes) -> None:
        """See `Bus.publish`."""
        for subscriber in self._subscribers.get(channel, ()):
            subscriber.tell(news)

    @asynccontextmanager
    async def subscribe(self, channel: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        """See `Bus.subscribe`."""
        subscriber = Subscriber()
        if self._is_closed:
            subscriber.end()
        self._subscribers[channel].add(subscriber)
        try:
            yield subscriber.news()
        finally:
            self._subscribers[channel].discard(subscriber)
            if not self._subscribers[channel]:
                del self._subscribers[channel]

    async def close(self) -> None:
        """See `Bus.close`."""
        self._is_closed = True
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.end()
