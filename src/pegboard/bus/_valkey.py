"""The bus between processes: publish and subscribe of Valkey or Redis."""

# The client leaves its **kwargs and messages untyped, so for this module only:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError

from pegboard.bus._subscriber import Subscriber

log = logging.getLogger(__name__)

HEALTH_SECONDS: Final = 10
"""A connection that was silent for so long is asked whether it is alive."""

READ_SECONDS: Final = 5.0
TRIES: Final = 3
"""Tries of the client itself, with short pauses; its own would last for seconds."""

PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds to wait before each new try to connect; the last one for all further tries."""


class BusUnavailableError(ConnectionError):
    """The broker does not answer at the start; later it is waited for."""


@final
class ValkeyBus:
    """Publishes over a pool of connections; each subscription has one of its own.

    When the broker goes away, news are lost and subscriptions come back by themselves.
    """

    def __init__(self, url: str) -> None:
        retry = Retry(ExponentialBackoff(cap=0.2, base=0.01), TRIES)
        self._client: Redis = Redis.from_url(
            _redis_url(url), health_check_interval=HEALTH_SECONDS, retry=retry
        )
        self._readers: dict[Subscriber, asyncio.Task[None]] = {}
        self._is_closed = False

    async def publish(self, channel: str, news: bytes) -> None:
        """See `Bus.publish`; a broker that is away is no fault of who publishes."""
        try:
            await self._client.publish(channel, news)
        except (RedisError, OSError) as error:
            log.warning("the bus is away, news on %s are lost: %s", channel, error)

    @asynccontextmanager
    async def subscribe(self, channel: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        """See `Bus.subscribe`.

        Raises:
            BusUnavailableError: the broker does not answer.
        """
        subscriber = Subscriber()
        async with self._client.pubsub() as pubsub:
            try:
                await pubsub.subscribe(channel)
                await pubsub.get_message(timeout=READ_SECONDS)  # it says that we are subscribed
            except (RedisError, OSError) as error:
                message = f"the bus does not answer: {error}"
                raise BusUnavailableError(message) from error
            self._readers[subscriber] = asyncio.create_task(_read(pubsub, subscriber))
            if self._is_closed:
                subscriber.end()
            try:
                yield subscriber.news()
            finally:
                await self._end(subscriber)

    async def close(self) -> None:
        """See `Bus.close`."""
        self._is_closed = True
        # Readers first: one whose connection is closed under it would connect again.
        for subscriber in tuple(self._readers):
            await self._end(subscriber)
            subscriber.end()
        await self._client.aclose()

    async def _end(self, subscriber: Subscriber) -> None:
        reader = self._readers.pop(subscriber, None)
        if reader is not None:
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader


async def _read(pubsub: PubSub, subscriber: Subscriber) -> None:
    """Hand on what comes; after a loss the client connects and subscribes again."""
    failures = 0
    while True:
        try:
            message: dict[str, Any] | None = await pubsub.get_message(
                ignore_subscribe_messages=True, timeout=READ_SECONDS
            )
        except (RedisError, OSError) as error:
            log.warning("the bus is away: %s", error)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1
            continue
        failures = 0
        if message is not None:
            subscriber.tell(message["data"])


def _redis_url(url: str) -> str:
    """Valkey's own spellings of an address, as the client knows them."""
    for ours, known in (("valkey+unix://", "unix://"), ("valkeys://", "rediss://")):
        url = url.replace(ours, known, 1) if url.startswith(ours) else url
    return "redis" + url.removeprefix("valkey") if url.startswith("valkey://") else url
