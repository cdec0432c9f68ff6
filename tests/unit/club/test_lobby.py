"""Unfinished games, and whose turn it is."""

from pegboard.club.lobby import Lobby
from pegboard.store import MemoryStore
from support.club import SHORT, SIX_CARD, Guest, invite, play_to_the_end, seated, tables_on


async def test_unfinished_games_are_the_newest_first_and_only_ones_own() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        lobby = Lobby(store, tables)
        assert await lobby.unfinished("anna") == ()
        names = [await tables.open(SIX_CARD, "anna", f"r{number}") for number in range(3)]
        for name in names[:2]:
            await Guest(tables, name, "anna").sit(1)
        found = await lobby.unfinished("anna")
        assert [each.table.name for each in found] == [names[1], names[0]]
        assert [each.seat for each in found] == [1, 1]
        assert len(await lobby.unfinished("anna", most=1)) == 1
        assert await lobby.unfinished("boris") == ()


async def test_a_finished_game_leaves_and_a_rematch_comes_back() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        lobby = Lobby(store, tables)
        guests = await seated(tables, SHORT, "anna", "boris")
        assert len(await lobby.unfinished("anna")) == 1
        await play_to_the_end(guests)
        assert await lobby.unfinished("anna") == ()
        for guest in guests:
            await guest.again()
        assert len(await lobby.unfinished("anna")) == 1


async def test_whose_turn_it_is() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        lobby = Lobby(store, tables)

        async def turns() -> tuple[bool, bool]:
            (anna,), (boris,) = await lobby.unfinished("anna"), await lobby.unfinished("boris")
            return anna.is_my_turn, boris.is_my_turn

        guests = await seated(tables, SIX_CARD, "anna", "boris")
        assert await turns() == (True, True)
        await guests[0].go_on()
        assert await turns() == (False, True)
        while (await guests[0].state()).stage == "playing":
            for guest in guests:
                if await guest.can():
                    await guest.go_on()
        assert await turns() == (True, True)
        await guests[1].ready()
        assert await turns() == (True, False)


async def test_nobody_waits_for_one_who_sits_alone() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        await seated(tables, SIX_CARD, "anna")
        (waiting,) = await Lobby(store, tables).unfinished("anna")
        assert not waiting.is_my_turn
