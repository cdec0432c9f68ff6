"""A whole club in this process: memory store, manual clock, seeded packs, no browser.

Pages speak to the application as a server would, frame by frame, in one event loop; nothing
sleeps and nothing is timed.
"""

import asyncio
import json
import re
import zlib
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, final

import httpx
from litestar import Litestar

from pegboard.bus import MemoryBus
from pegboard.club.tables import House, Tables
from pegboard.club.tables.model import Player, Settings
from pegboard.club.tables.ports import Store
from pegboard.dealing import Packs, packs_by_commitment
from pegboard.game import Pack
from pegboard.jobs import HereJobs
from pegboard.store import MemoryStore
from pegboard.web._cookies import GUEST, GuestCookies
from pegboard.web._elsewhere import Elsewhere
from pegboard.web._rooms import Rooms
from pegboard.web._static import Static
from pegboard.web.app import make_app
from pegboard.web.pages import error_page, handlers
from pegboard.web.settings import Settings as WebSettings
from pegboard.web.site import Site

HOST = "club.example"
KEY = bytes(range(32))
PATIENCE = 20.0
"""Seconds after which a test that waits has failed; no test ever needs them."""


@final
class Clock:
    """Time that stands still until it is told to go on."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@final
class SeededChance:
    """Chance that can be foreseen by who knows the seed; packs by the documented derivation."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - to be foreseen is the point
        self.secrets: list[bytes] = []

    def table_name(self) -> str:
        return f"table-{self._random.getrandbits(64):016x}"

    def secret(self) -> bytes:
        self.secrets.append(self._random.randbytes(32))
        return self.secrets[-1]

    def seed(self) -> int:
        return self._random.getrandbits(63)

    def packs(self, secret: bytes, salts: Sequence[str], cards: Pack) -> Packs:
        return packs_by_commitment(secret, salts, cards)


def choose_any(  # noqa: PLR0913, PLR0917 - the shape that tables expect
    game: str,
    variant: str,
    options: Mapping[str, str],
    level: str,
    view: object,
    actions: Sequence[object],
    seed: int,
) -> object:
    """A club player that does not care."""
    del game, variant, options, level, view
    return actions[seed % len(actions)]


@final
class Page:
    """A page's side of the live connection.

    Attributes:
        frames: every text frame received, in order, as it came.
        code: close code once the server has closed, 0 when the page did.
    """

    def __init__(self, app: Litestar, headers: Mapping[str, str], path: str = "/live") -> None:
        self._app = app
        self._scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 50000),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._read = 0
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_accepted = False
        self.frames: list[str] = []
        self.code: int | None = None

    async def open(self) -> "Page":
        """Connect; afterwards it is accepted, or closed with a code."""
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.is_accepted or self.code is not None)
        return self

    async def _run(self) -> None:
        await self._app(self._scope, self._inbox.get, self._take)  # type: ignore[arg-type]
        self._news.set()

    async def _take(self, message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        match message["type"]:
            case "websocket.accept":
                self.is_accepted = True
            case "websocket.send":
                await self.reads.wait()
                self.frames.append(message["text"])
            case "websocket.close":
                self.code = message["code"]
            case kind:
                raise AssertionError(kind)
        self._news.set()

    def send(self, **message: object) -> None:
        """Send a message."""
        self.send_text(json.dumps(message, ensure_ascii=False))

    def send_text(self, text: str) -> None:
        """Send a text frame, whatever is in it."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, binary: bytes) -> None:
        """Send a binary frame."""
        self._inbox.put_nowait({"type": "websocket.receive", "bytes": binary})

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until *holds*; looks again after each frame."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next frame that has not been asked for; of *kind*, others are passed over."""
        while True:
            await self.until(lambda: self._read < len(self.frames) or self.code is not None)
            assert self._read < len(self.frames), f"closed with {self.code}, no {kind} came"
            frame: dict[str, Any] = json.loads(self.frames[self._read])
            self._read += 1
            if kind is None or frame["t"] == kind:
                return frame

    async def closed(self) -> int:
        """Wait until the server has closed; the close code."""
        await self.until(lambda: self.code is not None)
        assert self.code is not None
        return self.code

    async def leave(self) -> None:
        """Go away as a browser does."""
        if self.code is None:
            self.code = 0
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            async with asyncio.timeout(PATIENCE):
                await self._task

    async def hello(self, table: str, have: int = 0, digest: str = "") -> dict[str, Any]:
        """Say hello; the answer."""
        self.send(t="hello", table=table, have=have, hash=digest)
        while True:
            frame = await self.next()
            if frame["t"] != "here":
                return frame


@final
class Club:
    """A club that is open."""

    def __init__(self, app: Litestar, site: Site, clock: Clock, chance: SeededChance) -> None:
        self.app = app
        self.site = site
        self.clock = clock
        self.chance = chance
        self._pages: list[Page] = []

    async def guest(self, name: str) -> str:
        """A guest's id: the letters and digits of his name, in small letters."""
        plain = re.sub(r"[^a-z0-9-]", "", name.lower())
        player = Player(id=plain, name=name, created=self.clock())
        await self.site.store.add_player(player)
        return player.id

    def cookie(self, player: str) -> str:
        """The cookie header of a guest."""
        cookie = GuestCookies(KEY).cookie(player, now=self.clock(), secure=False)
        return f"{GUEST}={cookie.value}"

    async def page(self, player: str | None = None, **headers: str) -> Page:
        """Open a page's live connection as *player*, or as a stranger."""
        known = {"host": HOST, "origin": f"http://{HOST}"}
        if player is not None:
            known["cookie"] = self.cookie(player)
        page = await Page(self.app, known | headers).open()
        self._pages.append(page)
        return page

    async def open_table(self, owner: str, settings: Settings | None = None) -> str:
        """A table for two people, or as *settings* say; its name."""
        wanted = settings or Settings(game="cribbage", variant="six-card")
        return await self.site.tables.open(wanted, owner, f"open-{self.chance.seed()}")

    async def sit(self, table: str, player: str, seat: int) -> Page:
        """A page of *player* who has taken *seat*; frames up to the answer are read."""
        page = await self.page(player)
        await page.hello(table)
        page.send(t="sit", id=f"sit-{self.chance.seed()}", seat=seat, salt=salt_of(player))
        await page.next("ack")
        return page

    def browser(self, player: str | None = None) -> httpx.AsyncClient:
        """A browser that keeps no cookies of its own."""
        headers = {} if player is None else {"cookie": self.cookie(player)}
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=False)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers)

    async def close(self) -> None:
        for page in self._pages:
            await page.leave()


def salt_of(player: str) -> str:
    """A salt for a player: any 32 hex digits."""
    return sha256(player.encode()).hexdigest()[:32]


def hash_of(seen: object) -> str:
    """The hash that a browser would find of what it parsed."""
    text = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"


@asynccontextmanager
async def open_club(
    *,
    seed: int = 1,
    static: Path | None = None,
    settings: WebSettings | None = None,
    store: Store | None = None,
) -> AsyncGenerator[Club]:
    """Open a club; its pages are closed at the end."""
    clock, chance = Clock(), SeededChance(seed)
    chosen = settings or WebSettings(bot_pause=0.0, log="off")

    @asynccontextmanager
    async def open_site() -> AsyncGenerator[Site]:
        kept = store or MemoryStore()
        bus, jobs = MemoryBus(), HereJobs()
        house = House(clock=clock, choose=choose_any, chance=chance, pause=chosen.bot_pause)
        async with Tables(kept, bus, jobs, house) as tables:
            elsewhere = Elsewhere(bus, "here", clock)
            rooms = Rooms(tables, clock, chosen.beat, elsewhere)
            yield Site(
                settings=chosen,
                tables=tables,
                store=kept,
                rooms=rooms,
                cookies=GuestCookies(KEY, chosen.base_path or "/"),
                static=Static(static or Path("nowhere")),
                clock=clock,
                ticks=clock,
                new_id=lambda: f"guest-{chance.seed():x}",
            )
            await rooms.close()
        await jobs.close()
        await bus.close()
        await kept.close()

    app = make_app(chosen, open_site, pages=handlers, error_page=error_page)
    opened, closing = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        """The life of the application, begun and ended in one task as its parts require."""
        async with app.lifespan():
            opened.set()
            await closing.wait()

    life = asyncio.create_task(live())
    waiting = asyncio.create_task(opened.wait())
    await asyncio.wait((life, waiting), return_when=asyncio.FIRST_COMPLETED)
    if life.done():
        waiting.cancel()
        await life
    club = Club(app, app.state["site"], clock, chance)
    try:
        yield club
    finally:
        await club.close()
        closing.set()
        await life
