"""What every store promises, on memory, SQLite and PostgreSQL."""

import asyncio
from collections.abc import Sequence

import pytest

from pegboard.club.tables.model import TableRecord
from pegboard.club.tables.ports import StaleWriteError, Store, UnknownTableError
from support.entries import BODIES, entry, player, table


def names(tables: Sequence[TableRecord]) -> list[str]:
    return [record.name for record in tables]


async def test_a_log_gives_back_every_kind_of_entry_in_order(store: Store) -> None:
    await store.add_table(table("oak"))
    entries = [entry(version) for version in range(1, len(BODIES) + 1)]
    for each in entries:
        await store.append("oak", each)
    assert list(await store.read("oak")) == entries
    assert list(await store.read("oak", after=3)) == entries[3:]
    assert list(await store.read("oak", after=99)) == []


async def test_an_empty_log_is_an_empty_collection(store: Store) -> None:
    await store.add_table(table("oak"))
    assert list(await store.read("oak")) == []


async def test_logs_of_tables_are_apart(store: Store) -> None:
    await store.add_table(table("oak"))
    await store.add_table(table("elm"))
    await store.append("oak", entry(1))
    await store.append("elm", entry(1, by="boris"))
    assert [each.by for each in await store.read("oak")] == ["anna"]
    assert [each.by for each in await store.read("elm")] == ["boris"]


async def test_a_version_that_is_taken_is_stale_and_changes_nothing(store: Store) -> None:
    await store.add_table(table("oak"))
    await store.append("oak", entry(1))
    with pytest.raises(StaleWriteError):
        await store.append("oak", entry(1, ref="other"))
    assert list(await store.read("oak")) == [entry(1)]
    await store.append("oak", entry(2))
    assert [each.version for each in await store.read("oak")] == [1, 2]


async def test_an_entry_equal_to_one_that_stands_is_stale_too(store: Store) -> None:
    await store.add_table(table("oak"))
    await store.append("oak", entry(1))
    with pytest.raises(StaleWriteError):
        await store.append("oak", entry(1))


async def test_there_is_no_log_without_a_table(store: Store) -> None:
    with pytest.raises(UnknownTableError):
        await store.append("nowhere", entry(1))
    assert list(await store.read("nowhere")) == []


async def test_bad_appends_do_not_fail_their_neighbors(store: Store) -> None:
    for name in ("oak", "elm", "ash"):
        await store.add_table(table(name))
    await store.append("elm", entry(1))
    answers = await asyncio.gather(
        store.append("oak", entry(1)),
        store.append("elm", entry(1, ref="late")),
        store.append("nowhere", entry(1)),
        store.append("ash", entry(1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [
        type(None),
        StaleWriteError,
        UnknownTableError,
        type(None),
    ]
    assert list(await store.read("oak")) == [entry(1)]
    assert list(await store.read("ash")) == [entry(1)]
    assert list(await store.read("elm")) == [entry(1)]


async def test_of_many_that_append_one_version_at_once_one_is_first(store: Store) -> None:
    await store.add_table(table("oak"))
    answers = await asyncio.gather(
        *(store.append("oak", entry(1, ref=f"r{n}")) for n in range(50)), return_exceptions=True
    )
    done = [n for n, answer in enumerate(answers) if answer is None]
    assert len(done) == 1
    assert all(isinstance(answer, StaleWriteError) for answer in answers if answer is not None)
    (stands,) = await store.read("oak")
    assert stands.ref == f"r{done[0]}"


async def test_appends_of_many_tables_at_once_are_all_kept(store: Store) -> None:
    """RC07: news arrive while the last batch is being written; none is lost, order is kept."""
    tables = [f"t{n}" for n in range(30)]
    for name in tables:
        await store.add_table(table(name))

    async def play(name: str) -> None:
        for version in range(1, 11):
            await store.append(name, entry(version))

    await asyncio.gather(*map(play, tables))
    for name in tables:
        assert [each.version for each in await store.read(name)] == list(range(1, 11))


async def test_whoever_stops_waiting_leaves_no_gap(store: Store) -> None:
    await store.add_table(table("oak"))
    task = asyncio.create_task(store.append("oak", entry(1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    try:
        await store.append("oak", entry(1, ref="other"))
    except StaleWriteError:
        assert [each.ref for each in await store.read("oak")] == ["r1"]
    else:
        assert [each.ref for each in await store.read("oak")] == ["other"]


async def test_players_are_found_renamed_and_never_replaced(store: Store) -> None:
    assert await store.player("anna") is None
    await store.add_player(player("anna"))
    assert await store.player("anna") == player("anna")
    await store.rename_player("anna", "Аня")
    await store.add_player(player("anna"))
    found = await store.player("anna")
    assert found is not None
    assert (found.name, found.created) == ("Аня", 2.25)


async def test_renaming_nobody_makes_nobody(store: Store) -> None:
    await store.rename_player("nobody", "Somebody")
    assert await store.player("nobody") is None


async def test_a_table_keeps_its_settings(store: Store) -> None:
    assert await store.add_table(table("oak")) == table("oak")
    assert await store.table("oak") == table("oak")
    assert await store.table("elm") is None


async def test_the_same_ref_of_an_owner_opens_one_table(store: Store) -> None:
    first = await store.add_table(table("oak", ref="r"))
    assert await store.add_table(table("elm", ref="r")) == first
    assert await store.table("elm") is None
    assert (await store.add_table(table("ash", owner="boris", ref="r"))).name == "ash"


async def test_tables_of_a_player_are_the_open_ones_newest_first(store: Store) -> None:
    for at, name in enumerate(("oak", "elm", "ash", "fir")):
        await store.add_table(table(name, at=float(at)))
    for name in ("elm", "oak", "ash"):
        await store.set_seat(name, 0, "anna")
    await store.set_seat("oak", 1, "boris")
    assert names(await store.tables_of("anna")) == ["ash", "elm", "oak"]
    assert names(await store.tables_of("boris")) == ["oak"]
    assert (await store.tables_of("boris"))[0].seats == {0: "anna", 1: "boris"}
    assert names(await store.tables_of("vera")) == []
    await store.close_table("elm")
    assert names(await store.tables_of("anna")) == ["ash", "oak"]
    await store.reopen_table("elm")
    assert names(await store.tables_of("anna")) == ["ash", "elm", "oak"]


async def test_a_seat_changes_hands_and_is_given_up(store: Store) -> None:
    await store.add_table(table("oak"))
    await store.set_seat("oak", 0, "anna")
    await store.set_seat("oak", 0, "boris")
    assert names(await store.tables_of("anna")) == []
    assert names(await store.tables_of("boris")) == ["oak"]
    await store.set_seat("oak", 0, None)
    assert names(await store.tables_of("boris")) == []
    with pytest.raises(UnknownTableError):
        await store.set_seat("nowhere", 0, "anna")


async def test_closing_no_table_does_nothing(store: Store) -> None:
    await store.close_table("nowhere")
    await store.reopen_table("nowhere")
    assert await store.table("nowhere") is None
