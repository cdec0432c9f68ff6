"""Acting at a table: once, in turn, at the version that was seen, by who is seated."""

import asyncio

import pytest

from pegboard.club.tables import ClubRefusal, Wish
from pegboard.club.tables.model import Acted, Ready
from pegboard.game import Refusal
from pegboard.store import MemoryStore
from support.club import SALT, SIX_CARD, Guest, Stacked, house, invite, seated, tables_on

DEALS = {
    0: "KC 2C",  # seat 1 draws the lower card and deals
}


async def game(store: MemoryStore, tops: dict[int, str] | None = None) -> tuple[Guest, Guest]:
    await invite(store)
    rules = house(chance=Stacked(DEALS if tops is None else tops))
    tables = await tables_on(store, rules=rules).__aenter__()
    anna, boris = await seated(tables, SIX_CARD, "anna", "boris")
    return anna, boris


async def lay_away(*guests: Guest) -> None:
    for guest in guests:
        assert (await guest.act((await guest.can())[0])).why is None


async def test_pl03_the_same_id_three_times_is_done_once_and_answered_alike() -> None:
    anna, _ = await game(store := MemoryStore())
    wish, text = await anna.wish("tap"), (await anna.can())[0]
    verdicts = [await anna.tables.act(wish, text) for _ in range(3)]
    assert verdicts == [verdicts[0]] * 3
    assert verdicts[0].why is None
    entries = await store.read(anna.table)
    assert [entry.ref for entry in entries].count("tap") == 1
    await anna.tables.close()


async def test_pl03_at_the_same_moment_too() -> None:
    anna, _ = await game(store := MemoryStore())
    wish, text = await anna.wish("tap"), (await anna.can())[0]
    verdicts = await asyncio.gather(*(anna.tables.act(wish, text) for _ in range(3)))
    assert verdicts == [verdicts[0]] * 3
    assert [entry.ref for entry in await store.read(anna.table)].count("tap") == 1
    await anna.tables.close()


async def test_pl03_and_in_a_process_that_started_later() -> None:
    anna, _ = await game(store := MemoryStore())
    wish, text = await anna.wish("tap"), (await anna.can())[0]
    first = await anna.tables.act(wish, text)
    await anna.tables.close()
    async with tables_on(store, rules=house(2)) as later:
        assert await later.act(wish, text) == first


async def test_ids_are_each_players_own() -> None:
    anna, boris = await game(MemoryStore())
    one = await anna.act((await anna.can())[0], ref="same")
    other = await boris.act((await boris.can())[0], ref="same")
    assert (one.why, other.why) == (None, None)
    assert one.version != other.version
    await anna.tables.close()


async def test_both_may_lay_away_at_the_same_version() -> None:
    anna, boris = await game(MemoryStore())
    at = (await anna.state()).version
    assert (await anna.act((await anna.can())[0], at=at)).version == at + 1
    assert (await boris.act((await boris.can())[0], at=at)).version == at + 2
    await anna.tables.close()


async def test_a_lay_away_is_replaced_until_the_other_has_confirmed() -> None:
    anna, boris = await game(MemoryStore())
    first, second = (await anna.can())[:2]
    assert (await anna.act(first)).why is None
    assert (await anna.act(second)).why is None
    assert (await boris.act((await boris.can())[0])).why is None
    state = await anna.state()
    assert state.game is not None
    laid_away = state.game.rules.view(state.game.state, 0).laid_away
    assert " ".join(map(str, laid_away)) == second
    await anna.tables.close()


async def test_se11_nothing_is_taken_back_after_the_starter() -> None:
    anna, boris = await game(MemoryStore())
    first, second = (await anna.can())[:2]
    at = (await anna.act(first)).version
    await boris.act((await boris.can())[0])
    before = await anna.state()
    for seen in (at, before.version):
        assert (await anna.act(second, at=seen)).why in {
            *(Refusal.WRONG_PHASE, Refusal.NOT_TO_ACT, Refusal.WRONG_COUNT)
        }
    assert await anna.state() == before
    await anna.tables.close()


async def test_pl04_two_tabs_and_one_turn() -> None:
    """Tab 1 plays; tab 2, which has not heard of it, plays another card."""
    anna, boris = await game(MemoryStore())
    await lay_away(anna, boris)
    at = (await anna.state()).version
    one, other = (await anna.can())[:2]
    assert (await anna.act(one, at=at)).why is None
    refused = await anna.act(other, at=at)
    assert refused.why == Refusal.NOT_TO_ACT
    assert refused.version == at + 1
    missed = await anna.tables.since(anna.table, at)
    assert [each.entry.version for each in missed] == [at + 1]
    await anna.tables.close()


async def test_pl04_even_when_the_turn_has_come_round_again() -> None:
    anna, boris = await game(MemoryStore())
    await lay_away(anna, boris)
    at = (await anna.state()).version
    one, other = (await anna.can())[:2]
    await anna.act(one, at=at)
    await boris.act((await boris.can())[0])
    assert other in await anna.can()
    assert (await anna.act(other, at=at)).why == ClubRefusal.STALE
    assert (await anna.act(other)).why is None
    await anna.tables.close()


async def test_a_card_chosen_before_the_turn_had_come_is_stale() -> None:
    anna, boris = await game(MemoryStore())
    await lay_away(anna, boris)
    at = (await boris.state()).version
    assert (await boris.act("KS", at=at)).why == Refusal.NOT_TO_ACT
    await anna.act((await anna.can())[0])
    card = (await boris.can())[0]
    assert (await boris.act(card, at=at)).why == ClubRefusal.STALE
    assert (await boris.act(card)).why is None
    await anna.tables.close()


async def test_pl15_an_answer_to_an_older_question_leaves_the_game_alive() -> None:
    anna, boris = await game(MemoryStore())
    await lay_away(anna, boris)
    late = await anna.wish("r6")
    await anna.act((await anna.can())[0], ref="r5")
    await boris.act((await boris.can())[0])
    open_question = await anna.can()
    assert (await anna.tables.act(late, open_question[0])).why == ClubRefusal.STALE
    assert await anna.can() == open_question
    assert (await anna.act(open_question[0], ref="r7")).why is None
    await anna.tables.close()


async def test_a_version_that_is_still_to_come_is_stale() -> None:
    anna, _ = await game(MemoryStore())
    at = (await anna.state()).version
    assert (await anna.act((await anna.can())[0], at=at + 9)).why == ClubRefusal.STALE
    await anna.tables.close()


async def test_se05_only_the_seat_of_the_session_acts() -> None:
    """A wish has no seat in it; one that names a seat in its text is no action."""
    anna, boris = await game(MemoryStore())
    before = await anna.state()
    assert (await anna.act("1 " + (await boris.can())[0])).why == ClubRefusal.BAD_ACTION
    assert (await anna.act((await boris.can())[0])).why == Refusal.CARD_NOT_HELD
    stranger = Guest(anna.tables, anna.table, "vera")
    for verdict in (
        await stranger.act((await boris.can())[0]),
        await stranger.ready(),
        await stranger.again(),
        await anna.tables.leave(await stranger.wish()),
    ):
        assert verdict.why == ClubRefusal.NOT_SEATED
    nobody = Wish(table=anna.table, by="", ref="x", at=before.version)
    assert (await anna.tables.act(nobody, "KC QC")).why == ClubRefusal.NOT_SEATED
    assert await anna.state() == before
    await anna.tables.close()


@pytest.mark.parametrize(
    "text",
    [
        *("", "5h", "XX", "time", "abandoned", "no such thing", "KC " * 30, "\x00", "7H\n"),
        "show 0 = 3",
    ],
)
async def test_a_text_that_is_no_action_of_a_player(text: str) -> None:
    anna, _ = await game(MemoryStore())
    before = await anna.state()
    assert (await anna.act(text)).why == ClubRefusal.BAD_ACTION
    assert await anna.state() == before
    await anna.tables.close()


@pytest.mark.parametrize("text", ["cut 5D", "deal KC", "lot KC 2C"])
async def test_nobody_speaks_for_chance(text: str) -> None:
    anna, _ = await game(MemoryStore())
    before = await anna.state()
    assert (await anna.act(text)).why is not None
    assert await anna.state() == before
    await anna.tables.close()


async def test_a_resignation_is_never_too_late_within_its_game() -> None:
    anna, boris = await game(MemoryStore())
    await lay_away(anna, boris)
    at = (await boris.state()).version
    await anna.act((await anna.can())[0])
    assert (await boris.act("resign", at=at)).why is None
    state = await boris.state()
    assert state.stage == "over"
    assert state.game is not None
    assert state.game.result is not None
    assert (state.game.result.winner, state.game.result.termination) == (0, "resigned")
    assert (await anna.act("resign")).why == Refusal.GAME_OVER
    await anna.tables.close()


async def test_nothing_is_played_before_the_game() -> None:
    await invite(store := MemoryStore())
    async with tables_on(store) as tables:
        (anna,) = await seated(tables, SIX_CARD, "anna")
        assert (await anna.act("KC QC")).why == ClubRefusal.NOT_STARTED
        assert (await anna.ready()).why == ClubRefusal.NOT_STARTED
        assert (await anna.again()).why == ClubRefusal.NOT_OVER


async def to_the_show(*guests: Guest) -> None:
    while (await guests[0].state()).stage == "playing":
        for guest in guests:
            if await guest.can():
                await guest.go_on()


async def test_the_next_deal_waits_until_everybody_has_seen_the_show() -> None:
    anna, boris = await game(store := MemoryStore())
    await to_the_show(anna, boris)
    assert (await anna.state()).stage == "showing"
    assert (await anna.ready()).why is None
    state = await anna.state()
    assert (state.stage, state.ready) == ("showing", (True, False))
    assert (await boris.ready()).why is None
    assert (await anna.state()).stage == "playing"
    assert (await anna.state()).ready == (False, False)
    readies = [e.body for e in await store.read(anna.table) if isinstance(e.body, Ready)]
    assert [len(ready.lines) for ready in readies] == [0, 1]
    await anna.tables.close()


async def test_fl08_two_triggers_and_one_new_deal() -> None:
    """Timer and button fire at once, with ids of their own; the dealer changes once."""
    anna, boris = await game(store := MemoryStore())
    await to_the_show(anna, boris)
    at = (await anna.state()).version
    await anna.ready(at=at)
    before = await anna.state()
    await asyncio.gather(*(boris.ready(ref=ref, at=at) for ref in ("timer", "button")))
    await boris.ready(ref="late", at=at)
    state = await boris.state()
    assert state.version == before.version + 1
    assert state.game is not None
    assert state.game.dealers == (1, 0)
    deals = [
        line
        for entry in await store.read(anna.table)
        if isinstance(entry.body, Ready)
        for line in entry.body.lines
    ]
    assert len(deals) == 1
    await anna.tables.close()


async def test_a_trigger_of_the_last_show_does_not_skip_the_next() -> None:
    anna, boris = await game(MemoryStore())
    await to_the_show(anna, boris)
    old = (await anna.state()).version
    await anna.ready()
    await boris.ready()
    await to_the_show(anna, boris)
    assert (await boris.ready(at=old)).why == ClubRefusal.STALE
    assert (await boris.ready()).why is None
    assert (await boris.state()).ready == (False, True)
    await anna.tables.close()


async def test_who_is_ready_twice_says_it_once() -> None:
    anna, boris = await game(MemoryStore())
    await to_the_show(anna, boris)
    said = await anna.ready(ref="one")
    again = await anna.ready(ref="two")
    assert (again.version, again.why) == (said.version, None)
    assert (await anna.state()).version == said.version
    await anna.tables.close()


async def test_one_entry_holds_an_act_and_the_chance_after_it() -> None:
    anna, boris = await game(store := MemoryStore())
    await lay_away(anna, boris)
    last = (await store.read(anna.table))[-1]
    assert isinstance(last.body, Acted)
    act, cut = last.body.lines
    assert act.startswith("1 ")
    assert cut.startswith("cut ")
    await anna.tables.close()


async def test_a_wish_is_carried_out_though_who_wished_it_is_gone() -> None:
    anna, _ = await game(MemoryStore())
    wish, text = await anna.wish("gone"), (await anna.can())[0]
    task = asyncio.create_task(anna.tables.act(wish, text))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    done = await anna.tables.act(wish, text)
    assert done.why is None
    assert (await anna.state()).version == done.version
    await anna.tables.close()


async def test_salts_change_the_cards() -> None:
    hands: list[list[str]] = []
    for salt in (SALT, "f" * 32):
        await invite(store := MemoryStore())
        async with tables_on(store) as tables:
            name = await tables.open(SIX_CARD, "anna", "r1")
            anna = Guest(tables, name, "anna")
            await anna.sit(0, salt)
            await Guest(tables, name, "boris").sit(1)
            hands.append(await anna.can())
    assert hands[0] != hands[1]
