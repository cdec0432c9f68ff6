"""A player behind a real WebSocket who comes back whenever the server goes, as a page does.

He keeps what he has seen, sends the wish that was not answered again under its own id, asks for
what he missed by version and hash, and never starts anew.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any, final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from support.serving import Guest
from support.web import hash_of, salt_of

AGAIN_AFTER = 0.02
"""Seconds until a client that found no server looks for one again."""

PACE = 0.06
"""Seconds before each wish: quicker than people, and no quicker than the club allows."""

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


@final
class Player:
    """One person at one table.

    Args:
        url: of the club.
        table: name of the table.
        guest: who he is.
        seat: that he takes.
        seed: of his choices.
        news: called after each frame.
        takes_over: whether the seat is a club player's, which he asks for during a deal.

    Attributes:
        seen: the table as he was told it last.
        acks: version that each of his acknowledged wishes made.
        refusals: code of each wish that was refused, by its id.
        faults: whatever no page should ever be told; none is expected.
        resumed: how often he came back.
    """

    def __init__(  # noqa: PLR0913 -- a person is a table, a seat and a manner of playing
        self,
        url: str,
        table: str,
        guest: Guest,
        *,
        seat: int,
        seed: int,
        news: Callable[[], None],
        takes_over: bool = False,
    ) -> None:
        self.seen: dict[str, Any] = {}
        self.hash = ""
        self.acks: dict[str, int] = {}
        self.refusals: dict[str, str] = {}
        self.faults: list[str] = []
        self.resumed = -1
        self.stops_at_the_end = False
        self._url = url
        self._table = table
        self._guest = guest
        self._random = Random(seed)  # noqa: S311 -- any play will do
        self._news = news
        self._pending: dict[str, Any] | None = None
        self._told = 0
        self._seat = seat
        self._takes_over = takes_over
        if not takes_over:
            self._sit()

    @property
    def version(self) -> int:
        """The version that he has."""
        return int(self.seen.get("v", 0))

    @property
    def is_done(self) -> bool:
        """Whether he has seen the end of a game and wishes for no other."""
        return self.stops_at_the_end and self.seen.get("stage") == "over" and not self._pending

    async def play(self) -> None:
        """Play on through any number of servers, until `is_done`."""
        while not self.is_done:
            try:
                await self._life()
            except LOST:
                await asyncio.sleep(AGAIN_AFTER)

    async def _life(self) -> None:
        address = self._url.replace("http", "ws", 1) + "/live"
        async with connect(
            address,
            additional_headers={"Cookie": self._guest.cookie, "Origin": self._url},
            compression=None,
            ping_interval=None,
            close_timeout=0.1,
        ) as socket:
            self.resumed += 1
            hello = {"t": "hello", "table": self._table, "have": self.version, "hash": self.hash}
            await socket.send(json.dumps(hello))
            if self._pending is not None:
                await socket.send(json.dumps(self._pending))
            while not self.is_done:
                self._hear(json.loads(await socket.recv()))
                self._news()
                await self._go_on(socket)

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "events":
                for entry in frame["entries"]:
                    if entry["v"] != self.version + 1:
                        self.faults.append(f"{entry['v']} came after {self.version}")
                    self._see(entry["seen"], entry["hash"])
            case "snapshot":
                if frame["seen"]["v"] < self.version:
                    self.faults.append(f"{self.version} was forgotten")
                self._see(frame["seen"], frame["hash"])
            case "beat":
                if (frame["v"], frame["hash"]) != (self.version, self.hash):
                    self.faults.append(f"the beat of {frame['v']} differs")
            case "ack" | "refused":
                self._answered(frame)
            case "bye" if frame["why"] != "closing":
                self.faults.append(f"sent away: {frame['why']}")
            case _:
                pass

    def _see(self, seen: dict[str, Any], digest: str) -> None:
        self.seen, self.hash = seen, hash_of(seen)
        if digest != self.hash:
            self.faults.append(f"hash of {seen['v']} differs")

    def _answered(self, frame: dict[str, Any]) -> None:
        ref = frame["id"]
        if self._pending is not None and self._pending["id"] == ref:
            self._pending = None
        if frame["t"] == "ack":
            if self.acks.setdefault(ref, frame["v"]) != frame["v"]:
                self.faults.append(f"{ref} was acknowledged twice, differently")
        else:
            self.refusals[ref] = frame["why"]

    # --- Playing -----------------------------------------------------------------------------

    async def _go_on(self, socket: ClientConnection) -> None:
        """Wish the next thing, when the last is answered and its version has been seen."""
        if self._pending is not None or not self.seen:
            return
        seen, at = self.seen, self.version
        if at < max(self.acks.values(), default=0):
            return
        match seen["stage"]:
            case "playing" if self._takes_over and not self.acks:
                self._sit()
            case _ if seen["you"] is None:
                return
            case "playing" if self._is_to_act:
                self._wish("act", at=at, action=self._random.choice(seen["actions"]))
            case "showing" if not seen["ready"][seen["you"]]:
                self._wish("ready", at=at)
            case "over" if not (self.stops_at_the_end or seen["ready"][seen["you"]]):
                self._wish("again", salt=salt_of(f"{self._guest.name} {at}"))
            case _:
                return
        await asyncio.sleep(PACE)
        await socket.send(json.dumps(self._pending))

    @property
    def _is_to_act(self) -> bool:
        view = self.seen["view"]
        has_laid = view["phase"] == "lay-away" and view["confirmed"][self.seen["you"]]
        return bool(self.seen["actions"]) and not has_laid

    def _sit(self) -> None:
        self._wish("sit", seat=self._seat, salt=salt_of(self._guest.name))

    def _wish(self, kind: str, **fields: object) -> None:
        self._told += 1
        self._pending = {"t": kind, "id": f"{kind}-{self._told}", **fields}
