"""One Chromium and one club for all browser tests; every test has contexts of its own."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright, expect

from support.screen import LISTEN, NewContext, NewScreen, Screen, with_speed
from support.serving import Server

# As long as a busy machine needs; who waits for what is there loses nothing.
WAIT_MS: Final = 30_000
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club that runs as a process of its own."""
    server = new_club(tmp_path_factory.mktemp("club"))
    yield server
    server.stop()


def new_club(home: Path) -> Server:
    """Start a club whose club player does not pause."""
    server = Server(home, bot_pause=0)
    server.start()
    return server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The machine's Chromium; as root it runs only without its sandbox."""
    path = os.environ.get("PEGBOARD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "no Chromium was found: install one, or set PEGBOARD_CHROMIUM to its path"
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    expect.set_options(timeout=WAIT_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"] if is_root else []
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def new_context(chromium: Browser) -> AsyncIterator[NewContext]:
    """Makes contexts, each a person with a browser of his own; closed after the test."""
    opened: list[BrowserContext] = []

    async def new(*, speed: str = "none", lang: str = "en", **settings: Any) -> BrowserContext:  # noqa: ANN401 - Playwright's own
        context = await chromium.new_context(
            locale={"en": "en-US", "ru": "ru-RU"}[lang], **settings
        )
        context.set_default_timeout(WAIT_MS)
        await context.add_init_script(LISTEN)
        await context.add_init_script(with_speed(speed))
        opened.append(context)
        return context

    yield new
    for context in opened:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def new_screen(new_context: NewContext, club: Server) -> AsyncIterator[NewScreen]:
    """Opens pages in contexts of their own; none of them may do what no page may."""
    opened: list[Screen] = []

    async def new(
        context: BrowserContext | None = None,
        at: str = club.url,
        **settings: Any,  # noqa: ANN401 - Playwright's own
    ) -> Screen:
        screen = await Screen.open(context or await new_context(**settings), at)
        opened.append(screen)
        return screen

    yield new
    assert [screen.faults for screen in opened if screen.faults] == []
