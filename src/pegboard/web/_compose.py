"""From settings to a site: the one place where the parts of a club are chosen and joined."""

import asyncio
import secrets
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar

from pegboard import strategy
from pegboard.bus import BusAddressError, open_bus
from pegboard.club.tables import House, Tables
from pegboard.club.tables.ports import StoreUnavailableError
from pegboard.jobs import PoolJobs
from pegboard.store import DatabaseAddressError, open_store
from pegboard.web._cookies import GuestCookies
from pegboard.web._elsewhere import Elsewhere
from pegboard.web._keys import KeyFileError, club_key
from pegboard.web._rooms import Rooms
from pegboard.web._static import Static
from pegboard.web.app import make_app
from pegboard.web.pages import error_page, handlers
from pegboard.web.settings import Settings
from pegboard.web.site import Site

STATIC: Final = Path(__file__).with_name("static")
PULSE: Final = 0.25
"""Seconds between two looks at all pages: heartbeats are due to about this."""

SHARE: Final = 2.0
"""Seconds between two tellings of who is here to other processes."""

PATROL: Final = 2.0
"""Seconds between two looks at the logs, for what a bus between processes may have lost."""

ID_BYTES: Final = 15
"""Random bytes of a player's id: 120 bits."""


EXPECTED: Final = (
    KeyFileError,
    StoreUnavailableError,
    DatabaseAddressError,
    BusAddressError,
    OSError,
)
"""What may keep a club from opening and is for its keeper to mend."""


def club_app(settings: Settings, failed: Callable[[Exception], None]) -> Litestar:
    """The application of the club that *settings* describe, with its real store, bus and jobs.

    Args:
        settings: what the keeper chose.
        failed: told what kept the club from opening, before the server gives up.
    """

    @asynccontextmanager
    async def opened() -> AsyncGenerator[Site]:
        try:
            async with open_site(settings) as site:
                yield site
        except EXPECTED as error:
            failed(error)
            raise

    return make_app(settings, opened, pages=handlers, error_page=error_page)


@asynccontextmanager
async def open_site(settings: Settings) -> AsyncGenerator[Site]:
    """Open every service, give the site, and close them in reverse order.

    Raises:
        KeyFileError: the key file holds no key.
        StoreUnavailableError: the database does not answer.
        DatabaseAddressError: no database can have this address.
        BusAddressError: no bus can have this address.
    """
    key = club_key(settings.home)
    async with AsyncExitStack() as stack:
        store = await open_store(settings.database_url)
        stack.push_async_callback(store.close)
        bus = open_bus(settings.bus or "memory:")
        stack.push_async_callback(bus.close)
        jobs = PoolJobs(preload=("pegboard.strategy",))
        stack.push_async_callback(jobs.close)
        house = House(
            clock=time.time,  # noqa: TID251 - the edge where time comes in
            choose=strategy.choose,
            pause=settings.bot_pause,
            patrol=PATROL if settings.bus else 0.0,
        )
        tables = await stack.enter_async_context(Tables(store, bus, jobs, house))
        elsewhere = Elsewhere(bus, secrets.token_hex(8), time.monotonic)
        rooms = Rooms(tables, time.monotonic, settings.beat, elsewhere)
        stack.push_async_callback(rooms.close)
        tasks = [asyncio.create_task(_pulse(rooms))]
        if settings.bus:
            tasks += [asyncio.create_task(elsewhere.listen()), asyncio.create_task(_share(rooms))]
        for task in tasks:
            stack.callback(task.cancel)
        yield Site(
            settings=settings,
            tables=tables,
            store=store,
            rooms=rooms,
            cookies=GuestCookies(key, settings.base_path or "/"),
            static=Static(STATIC),
            clock=time.time,  # noqa: TID251 - the edge where time comes in
            ticks=time.monotonic,
            new_id=lambda: secrets.token_urlsafe(ID_BYTES),
        )


async def _pulse(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(PULSE)
        rooms.pulse()


async def _share(rooms: Rooms) -> None:
    while True:
        await rooms.share()
        await asyncio.sleep(SHARE)
