"""What only databases promise: they migrate, and what was acknowledged outlives everything."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from pegboard.club.tables.ports import StaleWriteError, StoreUnavailableError
from pegboard.store import DatabaseAddressError, migrate, open_store
from pegboard.store._engine import make_engine
from pegboard.store._migrate import NEWEST, SCRIPTS
from pegboard.store._schema import METADATA
from support.entries import entry, player, table
from support.servers import PostgresServer


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_migrations_lead_to_the_schema_and_back(database: str) -> None:
    engine = make_engine(database)
    await migrate(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await migrate(database, "base")
    async with engine.connect() as connection:
        assert await connection.run_sync(table_names) == {"alembic_version"}
    await migrate(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_newest_revision_is_the_one_that_a_start_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


async def test_a_second_start_migrates_nothing_and_loses_nothing(database: str) -> None:
    first = await open_store(database)
    await first.add_player(player("anna"))
    await first.add_table(table("oak"))
    await first.append("oak", entry(1))
    await first.close()
    second = await open_store(database)
    assert await second.player("anna") == player("anna")
    assert list(await second.read("oak")) == [entry(1)]
    await second.close()


def modes_in(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


async def test_a_sqlite_file_of_ours_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = await open_store(f"sqlite:///{tmp_path / 'new.sqlite'}")
        await store.add_player(player("anna"))
        modes = modes_in(tmp_path)
        await store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("new.sqlite", "new.sqlite-wal", "new.sqlite-shm"), 0o600)
    given = tmp_path / "given.sqlite"
    given.touch(0o640)
    given.chmod(0o640)
    store = await open_store(f"sqlite:///{given}")
    await store.close()
    assert modes_in(tmp_path)["given.sqlite"] == 0o640


async def test_several_processes_may_start_at_once(database: str) -> None:
    stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
    await stores[0].add_table(table("oak"))
    for store in stores:
        assert await store.table("oak") == table("oak")
        await store.close()


async def test_two_processes_on_one_database_see_who_was_first(database: str) -> None:
    one, other = await open_store(database), await open_store(database)
    await one.add_table(table("oak"))
    for version in range(1, 21):
        answers = await asyncio.gather(
            one.append("oak", entry(version, ref="one")),
            other.append("oak", entry(version, ref="other")),
            return_exceptions=True,
        )
        won = [ref for ref, answer in zip(("one", "other"), answers, strict=True) if not answer]
        assert len(won) == 1
        assert {type(answer) for answer in answers} == {type(None), StaleWriteError}
        (last,) = await one.read("oak", after=version - 1)
        assert last.ref == won[0]
    await one.close()
    await other.close()


async def test_closing_writes_what_waits_and_takes_no_more(database: str) -> None:
    store = await open_store(database)
    await store.add_table(table("oak"))
    appends = [asyncio.create_task(store.append("oak", entry(v))) for v in range(1, 6)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == [None] * 5
    with pytest.raises(StoreUnavailableError):
        await store.append("oak", entry(6))
    again = await open_store(database)
    assert len(await again.read("oak")) == 5
    await again.close()


SCRIPT = """
import asyncio, sys
from pegboard.store import open_store
from support.entries import entry

async def play(store, name):
    for version in range(1, 1_000_000):
        await store.append(name, entry(version))
        print(name, version, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 50, 333])
async def test_a_killed_process_loses_nothing_that_was_acknowledged(
    database: str, lines: int
) -> None:
    store = await open_store(database)
    for number in range(8):
        await store.add_table(table(f"t{number}"))
    tests = str(Path(__file__).parents[1])
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SCRIPT, database),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": tests},
    )
    assert process.stdout is not None
    told = [await process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    told += (await process.stdout.read()).splitlines()
    await process.wait()
    for number in range(8):
        kept = [each.version for each in await store.read(f"t{number}")]
        assert kept == list(range(1, len(kept) + 1))
        heard = [int(line.split()[1]) for line in told if line.startswith(b"t%d " % number)]
        assert len(kept) >= max(heard, default=0)
    await store.close()


@pytest.mark.services
async def test_cut_connections_are_made_anew_and_nothing_is_lost_or_doubled(
    postgres: PostgresServer,
) -> None:
    store = await open_store(postgres.new_database())
    tables = [f"t{number}" for number in range(10)]
    for name in tables:
        await store.add_table(table(name))

    async def play(name: str) -> None:
        for version in range(1, 101):
            await store.append(name, entry(version))

    games = asyncio.gather(*map(play, tables))
    for _ in range(10):
        await asyncio.to_thread(postgres.cut_connections)
    await games
    for name in tables:
        assert list(await store.read(name)) == [entry(version) for version in range(1, 101)]
    await store.close()


async def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'club.db'}")
    async with engine.connect() as connection:
        found = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await engine.dispose()
    assert found == {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


@pytest.mark.parametrize("url", ["", "club.db", "mysql://host/club", "sqlite", "postgres"])
async def test_an_address_that_names_no_database_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(DatabaseAddressError, match="sqlite:///FILE or postgresql://"):
        await open_store(url)


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all/club.db", "postgresql:///club?host=/nowhere"]
)
async def test_a_database_that_does_not_answer_is_told(url: str) -> None:
    with pytest.raises(StoreUnavailableError):
        await open_store(url)
    # The driver's thread tells its loop that it has given up, so the loop must outlive it.
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            await asyncio.to_thread(thread.join)
