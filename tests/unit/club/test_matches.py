"""Games of a match and rematches: who deals, what the lists say, what the record tells."""

import pytest

from pegboard.catalog import rules as find_rules
from pegboard.club.tables import ClubRefusal, ClubRefused, Tables
from pegboard.club.tables.model import Settings, Started
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import MemoryStore
from support.club import SALT, SHORT, Guest, house, invite, play_to_the_end, seated, tables_on


async def starts(store: MemoryStore, table: str) -> list[Started]:
    return [e.body for e in await store.read(table) if isinstance(e.body, Started)]


async def move(guests: list[Guest], tables: Tables) -> None:
    for guest in guests:
        guest.tables = tables


async def test_the_loser_deals_first_in_the_rematch() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        state = await play_to_the_end(guests)
        assert state.game is not None
        assert state.game.result is not None
        winner = state.game.result.winner
        assert winner is not None
        assert state.is_finished
        assert (await guests[0].again()).why is None
        assert (await guests[0].state()).ready == (True, False)
        assert (await guests[1].again()).why is None
        again = await guests[0].state()
        assert again.stage == "playing"
        assert again.game is not None
        assert (again.game.number, again.game.dealer) == (2, 1 - winner)
        assert again.game.dealers == (1 - winner,)
        assert again.match is not None
        assert (again.match.played, again.match.wins) == (0, (0, 0))
        assert again.game.proof.commitment == state.commitment
        assert again.game.proof.secret != state.game.proof.secret


async def test_pl12_the_alternation_outlives_pages_and_processes() -> None:
    settings = Settings(
        game="cribbage",
        variant="six-card",
        options={"target": "31", "match_games": "5", "next_first_dealer": "alternate"},
    )
    await invite(store := MemoryStore())
    dealers: list[int] = []
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, "anna", "boris")
        state = await play_to_the_end(guests)
        assert state.game is not None
        dealers.append(state.game.dealers[0])
    for number in range(2, 5):
        async with tables_on(store, rules=house(number)) as later:
            await move(guests, later)
            for guest in guests:
                assert (await guest.again(ref=f"again{number}")).why is None
            state = await play_to_the_end(guests)
            assert state.game is not None
            dealers.append(state.game.dealers[0])
    first = dealers[0]
    assert dealers == [first, 1 - first, first, 1 - first]


async def test_a_match_goes_on_until_it_is_won_and_its_table_is_unfinished_till_then() -> None:
    settings = Settings(
        game="cribbage",
        variant="six-card",
        options={"target": "31", "match_games": "5", "mars_rule": "off"},
    )
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, settings, "anna", "boris")
        played = 0
        while True:
            state = await play_to_the_end(guests)
            played += 1
            assert state.match is not None
            assert state.match.played == played
            listed = [record.name for record in await store.tables_of("anna")]
            if state.match.over:
                assert listed == []
                break
            assert listed == [state.name]
            for guest in guests:
                await guest.again()
        assert max(state.match.wins) == 3
        for guest in guests:
            await guest.again()
        assert [record.name for record in await store.tables_of("anna")] == [state.name]
        state = await guests[0].state()
        assert state.match is not None
        assert state.match.wins == (0, 0)


async def test_again_twice_is_said_once_and_never_before_the_end() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        assert (await guests[0].again()).why == ClubRefusal.NOT_OVER
        await play_to_the_end(guests)
        assert (await guests[0].again(salt="short")).why == ClubRefusal.BAD_SALT
        said = await guests[0].again(ref="one")
        assert (await guests[0].again(ref="two")).version == said.version
        assert (await guests[0].again(ref="one")) == said
        await guests[1].again()
        assert len(await starts(store, guests[0].table)) == 2


async def test_pl22_who_comes_late_still_sees_the_end() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        async with tables.listen(guests[0].table) as news:
            end = await play_to_the_end(guests)
            assert await anext(news) == end.version
    async with tables_on(store, rules=house(2)) as later:
        state = await later.table(end.name)
        assert (state.version, state.stage) == (end.version, "over")
        assert state.game is not None
        assert end.game is not None
        assert state.game.result == end.game.result
        (last,) = await later.since(end.name, end.version - 1)
        assert last.events[-1].result == end.game.result


async def test_the_record_of_a_finished_game_is_whole_and_proves_its_shuffle() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        state = await play_to_the_end(guests)
        text = await tables.record(state.name)
    record = read_record(text, find_rules)
    assert str(record) == text
    assert state.game is not None
    assert record.result == state.game.result
    assert record.tag("Seat0") == "Anna"
    assert record.tag("Date") == "1970-01-01T00:16:44Z"
    assert record.tag("Secret") == state.game.proof.secret
    assert (record.tag("Salt0"), record.tag("Salt1")) == state.game.proof.salts
    proof = verify(record)
    assert proof.ok


async def test_the_record_of_a_game_under_way_tells_only_what_is_public() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        text = await tables.record(guests[0].table)
        assert "deal" not in text
        assert "Commitment" in text
        assert "Secret" not in text
        assert "Salt" not in text
        while (await guests[0].state()).stage == "playing":
            for guest in guests:
                if await guest.can():
                    await guest.go_on()
        at_the_show = await tables.record(guests[0].table)
        assert at_the_show.count("\ndeal ") == 1
        for guest in guests:
            await guest.ready()
        assert await tables.record(guests[0].table) == at_the_show
        state = await guests[0].state()
        assert state.game is not None
        assert state.game.proof.secret not in at_the_show
        assert state.secret not in at_the_show


async def test_every_game_of_a_table_has_its_record() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        guests = await seated(tables, SHORT, "anna", "boris")
        await play_to_the_end(guests)
        first = await tables.record(guests[0].table)
        for guest in guests:
            await guest.again()
        await play_to_the_end(guests)
        assert await tables.record(guests[0].table, 1) == first
        second = await tables.record(guests[0].table, 2)
        assert second == await tables.record(guests[0].table)
        assert read_record(second, find_rules).tag("Dealer") is not None
        for number in (0, 3, -1):
            with pytest.raises(ClubRefused) as refused:
                await tables.record(guests[0].table, number)
            assert refused.value.why == ClubRefusal.NO_SUCH_GAME


async def test_the_first_dealer_by_chance_needs_no_lot() -> None:
    settings = Settings(
        game="cribbage", variant="six-card", options={"target": "31", "first_dealer": "random"}
    )
    seen: set[int | None] = set()
    for seed in range(12):
        await invite(store := MemoryStore())
        async with tables_on(store, rules=house(seed)) as tables:
            guests = await seated(tables, settings, "anna", "boris")
            (started,) = await starts(store, guests[0].table)
            assert started.lines[0].startswith("deal ")
            state = await guests[0].state()
            assert state.game is not None
            assert state.game.dealers == (started.dealer,)
            seen.add(started.dealer)
    assert seen == {0, 1}


async def test_nobody_waits_in_a_rematch_for_who_has_gone_after_a_game() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, SHORT, "anna", "boris")
        assert (await boris.leave()).why == ClubRefusal.ALREADY_STARTED
        state = await play_to_the_end([anna, boris])
        assert state.game is not None
        assert (await boris.leave()).why is None
        state = await anna.state()
        assert (state.stage, state.ready) == ("over", (False, True))
        assert (state.places[1].kind, state.places[1].level) == ("club", house().stand_in)
        record = read_record(await tables.record(anna.table), find_rules)
        assert record.tag("Seat1") == "Boris"
        assert (await boris.again()).why == ClubRefusal.NOT_SEATED
        assert (await anna.again()).why is None
        state = await anna.state()
        assert state.stage == "playing"
        assert state.game is not None
        assert (state.game.number, state.game.proof.salts) == (2, (SALT, ""))


async def test_a_rematch_begins_when_the_other_has_gone() -> None:
    """Who has asked for it already plays it against the club."""
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        anna, boris = await seated(tables, SHORT, "anna", "boris")
        await play_to_the_end([anna, boris])
        assert (await anna.again()).why is None
        assert (await boris.leave()).why is None
        state = await anna.state()
        assert (state.stage, state.places[1].kind) == ("playing", "club")


async def test_the_club_does_not_play_by_itself_when_all_have_gone_after_a_game() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        anna, boris = guests = await seated(tables, SHORT, "anna", "boris")
        await play_to_the_end(guests)
        for guest in guests:
            assert (await guest.leave()).why is None
        assert (await anna.state()).stage == "over"
    async with tables_on(store, rules=house(2)) as later:
        await move(guests, later)
        assert (await anna.state()).stage == "over"
        assert (await boris.sit(0)).why is None  # whoever comes may play on
        state = await boris.state()
        assert [place.name for place in state.places] == ["Boris", ""]
        assert state.stage == "playing"
