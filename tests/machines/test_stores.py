"""Store against store: every adapter is driven in lockstep and must answer alike."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from pegboard.club.tables.ports import StaleWriteError, Store, UnknownTableError
from pegboard.store import open_store
from support.entries import entry, player, table
from support.servers import postgres_server

TABLES = ("oak", "elm", "ash")
PEOPLE = ("anna", "boris")

names = st.sampled_from((*TABLES, "nowhere"))
people = st.sampled_from(PEOPLE)
versions = st.integers(1, 4)
_examples = itertools.count(1)


class InLockstep(RuleBasedStateMachine):
    """Memory is the model; names carry the example's number, so that databases may be reused."""

    loop: asyncio.AbstractEventLoop
    stores: Sequence[Store]

    def __init__(self) -> None:
        super().__init__()
        self.prefix = f"{next(_examples)}-"

    def agree(self, ask: Callable[[Store], Awaitable[Any]]) -> Any:  # noqa: ANN401 -- any answer
        """Ask every store; each must answer, or refuse, like the first."""

        async def answer(store: Store) -> object:
            try:
                return await ask(store)
            except (StaleWriteError, UnknownTableError) as refused:
                return type(refused)

        first, *others = [self.loop.run_until_complete(answer(store)) for store in self.stores]
        for other in others:
            assert other == first
        return first

    def named(self, name: str) -> str:
        return self.prefix + name

    @rule(name=st.sampled_from(TABLES), at=st.integers(0, 3))
    def add_table(self, name: str, at: int) -> None:
        record = table(self.named(name), owner=self.named("boris"), at=float(at))
        self.agree(lambda store: store.add_table(record))

    @rule(name=st.sampled_from(TABLES), ref=st.sampled_from(("r1", "r2")))
    def add_table_with_a_ref(self, name: str, ref: str) -> None:
        record = table(self.named(name + ref), owner=self.named("anna"), ref=ref)
        self.agree(lambda store: store.add_table(record))

    @rule(name=names, version=versions, ref=st.sampled_from(("a", "b")))
    def append(self, name: str, version: int, ref: str) -> None:
        self.agree(lambda store: store.append(self.named(name), entry(version, ref=ref)))

    @rule(appends=st.lists(st.tuples(names, versions), min_size=2, max_size=6))
    def append_at_once(self, appends: list[tuple[str, int]]) -> None:
        async def ask(store: Store) -> list[object]:
            answers = await asyncio.gather(
                *(
                    store.append(self.named(name), entry(version, ref=f"{number}"))
                    for number, (name, version) in enumerate(appends)
                ),
                return_exceptions=True,
            )
            return [type(answer) for answer in answers]

        self.agree(ask)

    @rule(name=names, after=st.integers(0, 4))
    def read(self, name: str, after: int) -> None:
        async def ask(store: Store) -> list[object]:
            return list(await store.read(self.named(name), after=after))

        self.agree(ask)

    @rule(who=people)
    def add_player(self, who: str) -> None:
        self.agree(lambda store: store.add_player(player(self.named(who))))

    @rule(who=people, name=st.sampled_from(("Anna", "Аня", "")))
    def rename(self, who: str, name: str) -> None:
        self.agree(lambda store: store.rename_player(self.named(who), name))

    @rule(name=names, seat=st.integers(0, 1), who=st.none() | people)
    def set_seat(self, name: str, seat: int, who: str | None) -> None:
        named = None if who is None else self.named(who)
        self.agree(lambda store: store.set_seat(self.named(name), seat, named))

    @rule(name=names)
    def close(self, name: str) -> None:
        self.agree(lambda store: store.close_table(self.named(name)))

    @rule(name=names)
    def reopen(self, name: str) -> None:
        self.agree(lambda store: store.reopen_table(self.named(name)))

    @rule()
    def look(self) -> None:
        """Compare all that there is."""
        for who in map(self.named, PEOPLE):
            self.agree(partial(all_of_player, who))
        for name in map(self.named, TABLES):
            self.agree(partial(all_of_table, name))

    def teardown(self) -> None:
        self.look()


async def all_of_player(who: str, store: Store) -> object:
    return await store.player(who), list(await store.tables_of(who))


async def all_of_table(name: str, store: Store) -> object:
    return await store.table(name), list(await store.read(name))


def run_in_lockstep(*urls: str) -> None:
    with asyncio.Runner() as runner:
        stores = [runner.run(open_store(url)) for url in ("memory:", *urls)]
        try:
            InLockstep.loop, InLockstep.stores = runner.get_loop(), stores
            run_state_machine_as_test(
                InLockstep,
                settings=settings(max_examples=12, stateful_step_count=20, deadline=None),
            )
        finally:
            for store in stores:
                runner.run(store.close())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.db'}"


def test_memory_and_sqlite(sqlite: str) -> None:
    run_in_lockstep(sqlite)


@pytest.mark.services
def test_memory_sqlite_and_postgresql(sqlite: str) -> None:
    with postgres_server() as server:
        run_in_lockstep(sqlite, server.new_database())
