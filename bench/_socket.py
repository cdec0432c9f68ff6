"""A WebSocket client that costs next to nothing, so that a benchmark measures the server.

It speaks just as much of RFC 6455 as our own server needs to hear: text frames, unfragmented,
masked with a key of zeros, which is a key like any other and leaves the text as it is.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast, final

_SHORT: Final = 126
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_MASKED: Final = 0x80
_NO_KEY: Final = bytes(4)
_UPGRADE: Final = (
    "GET /live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n"
)


@final
class Socket(asyncio.Protocol):
    """One connection; *heard* is called with the text of every frame."""

    def __init__(self, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        line = f"Cookie: {cookie}\r\n" if cookie else ""
        self._upgrade = _UPGRADE.format(host=host, cookie=line).encode()
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._waiting = b""
        self.opened = asyncio.get_running_loop().create_future()
        self.is_closed = False

    @classmethod
    async def open(cls, host: str, cookie: str, heard: Callable[[bytes], None]) -> "Socket":
        """Connect to *host* (with its port) and return when the server has agreed."""
        loop = asyncio.get_running_loop()
        name, _, port = host.partition(":")
        _, socket = await loop.create_connection(lambda: cls(host, cookie, heard), name, int(port))
        await socket.opened
        return socket

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        size = len(text)
        if size < _SHORT:
            head = bytes((_TEXT, _MASKED | size))
        else:
            head = struct.pack("!BBH", _TEXT, _MASKED | _SHORT, size)
        if self._transport is not None:
            self._transport.write(head + _NO_KEY + text)

    def close(self) -> None:
        """Go away."""
        if self._transport is not None:
            self._transport.close()

    # --- What the event loop calls -----------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        waiting = self._waiting + data if self._waiting else data
        at = 0
        if not self.opened.done():
            at = waiting.find(b"\r\n\r\n") + 4
            if at < 4:  # noqa: PLR2004 -- nothing was found
                self._waiting = waiting
                return
            if not waiting.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(waiting[:at].decode()))
                return
            self.opened.set_result(None)
        end = len(waiting)
        while (found := _frame(waiting, at, end)) is not None:
            kind, start, at = found
            if kind == _TEXT:
                self._heard(waiting[start:at])
            elif kind == _CLOSE:
                self.is_closed = True
        self._waiting = waiting[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that it is gone."""
        del exc
        self.is_closed = True


def _frame(data: bytes, at: int, end: int) -> tuple[int, int, int] | None:
    """Opcode with its flag, start and end of the frame at *at*, if all of it has come."""
    if end - at < 2:  # noqa: PLR2004 -- the shortest head
        return None
    size, start = data[at + 1], at + 2
    if size == _SHORT:
        if end - at < 4:  # noqa: PLR2004 -- with a length of two bytes
            return None
        size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif size > _SHORT:
        if end - at < 10:  # noqa: PLR2004 -- with a length of eight bytes
            return None
        size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return None if start + size > end else (data[at], start, start + size)
