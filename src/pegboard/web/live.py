"""The live connection: one WebSocket a page, from the first hello to the last good-bye.

Who is speaking follows from the signed cookie of the request and from nothing else; no message
has a field for it. A frame that no page of ours would send closes the connection with a code. A
wish is answered when it is durable, or refused with a code, or, when the store does not answer,
not at all: the page sends it again under the same id.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, assert_never, final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pegboard.club.tables import ClubRefusal, Tables, Verdict, Wish
from pegboard.club.tables.ports import StoreUnavailableError, UnknownTableError
from pegboard.web._connection import Connection
from pegboard.web._frames import CLOSE_CODES, AbuseError, Farewell, read_frame
from pegboard.web._room import Room
from pegboard.web._rooms import Rooms
from pegboard.web._security import is_ours
from pegboard.web._wire import encode
from pegboard.web.messages import (
    Ack,
    Act,
    Again,
    Beat,
    Empty,
    Fill,
    Hello,
    Inbound,
    Leave,
    Ready,
    Refused,
    Sit,
)
from pegboard.web.site import site_of

Socket: TypeAlias = WebSocket[Any, Any, Any]
Wanted: TypeAlias = Act | Sit | Leave | Fill | Empty | Ready | Again

FORBIDDEN: Final = 4403
"""Close code for pages of other sites."""

_log: Final = structlog.get_logger("pegboard.live")


@websocket("/live")
async def live(socket: Socket) -> None:
    """Serve one page until it goes, or has to."""
    site = site_of(socket)
    if not is_ours(socket.headers, site.settings.origins):
        await socket.close(FORBIDDEN)
        return
    page = Connection(site.player_id(socket), site.ticks())
    talk = _Talk(page, site.tables, site.rooms, site.ticks)
    site.rooms.expect(page)
    try:
        await socket.accept()
        await _serve(socket, talk)
    except WebSocketDisconnect:
        pass
    finally:
        talk.end()


async def _serve(socket: Socket, talk: "_Talk") -> None:
    """Read and write at once; whichever ends first ends the other."""
    writer = asyncio.create_task(talk.page.write(socket.send_text))
    reader = asyncio.create_task(_read(socket, talk))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not writer.done() and talk.page.farewell is not None:
            await asyncio.wait((writer,), timeout=_FAREWELL_WITHIN)
        if writer.done() and writer.exception() is None:
            await socket.close(CLOSE_CODES[writer.result()])
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


_FAREWELL_WITHIN: Final = 1.0
"""Seconds for the last words to a page that may not be reading."""


async def _read(socket: Socket, talk: "_Talk") -> None:
    while talk.page.farewell is None:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        await talk.hear(event.get("text"), event.get("bytes"))


@final
class _Talk:
    """What one page says and is answered."""

    def __init__(
        self, page: Connection, tables: Tables, rooms: Rooms, ticks: Callable[[], float]
    ) -> None:
        self.page = page
        self._tables = tables
        self._rooms = rooms
        self._ticks = ticks
        self._room: Room | None = None

    async def hear(self, text: str | None, binary: bytes | None) -> None:
        """Take one frame; whatever is wrong with it, or with us, ends in a code."""
        if not self.page.hear(self._ticks()):
            self.page.close(Farewell.TOO_FAST)
            return
        try:
            await self._answer(read_frame(text, binary))
        except AbuseError as abuse:
            _log.info("farewell", why=abuse.why.value)
            self.page.close(abuse.why)
        except UnknownTableError:
            self.page.close(Farewell.UNKNOWN_TABLE)
        except StoreUnavailableError:
            _log.warning("store-unavailable")
        except Exception as error:  # noqa: BLE001 - the last line before a traceback
            _log.error("fault", error=type(error).__name__, exc_info=error)
            self.page.close(Farewell.FAULT)

    def end(self) -> None:
        """The connection is gone."""
        self._rooms.forget(self.page)
        if self._room is not None:
            self._room.leave(self.page)

    async def _answer(self, message: Inbound) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Beat():
                self._here().beat(self.page, message.v, message.hash)
            case Act() | Sit() | Leave() | Fill() | Empty() | Ready() | Again():
                await self._wish(message, self._here())
            case _:
                assert_never(message)

    def _here(self) -> Room:
        if self._room is None:
            raise AbuseError(Farewell.NO_HELLO)
        return self._room

    async def _hello(self, hello: Hello) -> None:
        room = await self._rooms.room(hello.table)
        if self._room is not None and self._room is not room:
            self._room.leave(self.page)
        self._room = room
        self._rooms.forget(self.page)
        room.enter(self.page, hello.have, hello.hash)

    async def _wish(self, wanted: Wanted, room: Room) -> None:
        verdict = await self._verdict(wanted, room)
        if verdict.why is None:
            answer: Ack | Refused = Ack(wanted.id, verdict.version)
        else:
            answer = Refused(wanted.id, str(verdict.why), verdict.version)
        self.page.send(encode(answer).decode())

    def _verdict(  # noqa: PLR0911 -- one return a kind of wish
        self, wanted: Wanted, room: Room
    ) -> Awaitable[Verdict]:
        table, player = room.table, self.page.player
        if player is None:
            return _settled(Verdict(table.version, _why_no_stranger(wanted)))
        at = wanted.at if isinstance(wanted, Act | Ready) else 0
        wish = Wish(table=table.name, by=player, ref=wanted.id, at=at)
        match wanted:
            case Act():
                return self._tables.act(wish, wanted.action)
            case Sit():
                return self._tables.sit(wish, wanted.seat, wanted.salt)
            case Leave():
                return self._tables.leave(wish)
            case Fill():
                return self._tables.fill(wish, wanted.seat, wanted.level)
            case Empty():
                return self._tables.empty(wish, wanted.seat)
            case Ready():
                return self._tables.ready(wish)
            case Again():
                return self._tables.again(wish, wanted.salt)
            case _:
                assert_never(wanted)


def _why_no_stranger(wanted: Wanted) -> ClubRefusal:
    """Why somebody without a name may not do that."""
    match wanted:
        case Sit():
            return ClubRefusal.NO_SUCH_PLAYER
        case Fill() | Empty():
            return ClubRefusal.NOT_OWNER
        case Act() | Leave() | Ready() | Again():
            return ClubRefusal.NOT_SEATED
        case _:
            assert_never(wanted)


async def _settled(verdict: Verdict) -> Verdict:
    return verdict
