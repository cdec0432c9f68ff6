"""One open page: what waits to be sent to it, and when it was last heard."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import final

from pegboard.web._frames import Farewell
from pegboard.web._limits import QUEUE_BYTES, Bucket
from pegboard.web._wire import encode
from pegboard.web.messages import Bye


@final
class Connection:
    """A page's connection, whoever is behind it.

    Sending never waits: frames are queued, and one task writes them. A page that does not read
    lets its queue grow until it is let go; it resumes when it can.

    Attributes:
        player: id that the cookie proved, ``None`` for a visitor without one.
        version: newest version that was put in the queue; 0 before the first.
        heard: when the last frame came.
        farewell: why it is being closed, ``None`` while it is open.
    """

    __slots__ = (
        "_bucket",
        "_queue",
        "_waiting",
        "_wake",
        "beat_due",
        "farewell",
        "heard",
        "player",
        "version",
    )

    def __init__(self, player: str | None, now: float) -> None:
        self.player = player
        self.version = 0
        self.heard = now
        self.beat_due = now
        self.farewell: Farewell | None = None
        self._bucket = Bucket(now)
        self._queue: deque[str] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()

    def hear(self, now: float) -> bool:
        """Note that a frame came; false when they come too fast."""
        self.heard = now
        return self._bucket.take(now)

    def send(self, frame: str) -> None:
        """Queue a frame; nothing once the connection is being closed."""
        if self.farewell is not None:
            return
        self._queue.append(frame)
        self._waiting += len(frame)
        if self._waiting > QUEUE_BYTES:
            self._queue.clear()
            self.close(Farewell.TOO_SLOW)
        self._wake.set()

    def close(self, why: Farewell) -> None:
        """Say why, after what is queued, and be closed; the first reason stands."""
        if self.farewell is None:
            self._queue.append(encode(Bye(why.value)).decode())
            self.farewell = why
            self._wake.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> Farewell:
        """Send what is queued until the connection is to be closed; the reason for that."""
        while True:
            while self._queue:
                frame = self._queue.popleft()
                await send(frame)
                self._waiting -= len(frame)
            if self.farewell is not None:
                return self.farewell
            self._wake.clear()
            await self._wake.wait()
