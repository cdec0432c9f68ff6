"""The adapters of each port; real servers run once a session and only if a test wants one."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from pegboard.bus import open_bus
from pegboard.club.tables.ports import Bus, Store
from pegboard.store import open_store
from support.servers import Broker, PostgresServer, postgres_server, valkey_server

NewUrl = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


@pytest.fixture(scope="session")
def valkey() -> Iterator[Broker]:
    with valkey_server() as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each engine."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new_database()


@pytest_asyncio.fixture(
    params=["memory", "sqlite", pytest.param("postgresql", marks=pytest.mark.services)]
)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store on each adapter."""
    if request.param == "memory":
        url = "memory:"
    elif request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'club.db'}"
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        url = server.new_database()
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture(params=["memory", pytest.param("valkey", marks=pytest.mark.services)])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    """A bus on each adapter."""
    if request.param == "memory":
        url = "memory:"
    else:
        server: Broker = request.getfixturevalue("valkey")
        url = server.url
    opened = open_bus(url)
    yield opened
    await opened.close()
