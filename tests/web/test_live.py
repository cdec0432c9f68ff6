"""The live connection: hello, resume, what is sent, and wishes."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from pegboard.club.tables.model import Settings
from pegboard.store import MemoryStore
from pegboard.web._wire import encode
from pegboard.web.messages import Happened, Snapshot
from pegboard.web.projection import (
    Eyes,
    events_seen,
    shows_in,
    shows_seen,
    story_seen,
    table_seen,
    usual_seen,
)
from support.faults import FaultyStore
from support.seated import Seated
from support.two import discarded, to_act, two
from support.web import PATIENCE, Club, hash_of, open_club, salt_of


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club(seed=5) as opened:
        yield opened


# --- Hello and resume ----------------------------------------------------------------------


async def test_hello_is_answered_by_everything_at_once(club: Club) -> None:
    name = await club.open_table(await club.guest("Anna"))
    page = await club.page("anna")
    snapshot = await page.hello(name)
    assert snapshot["t"] == "snapshot"
    assert snapshot["hash"] == hash_of(snapshot["seen"])
    seen = snapshot["seen"]
    assert (seen["table"], seen["you"], seen["stage"]) == (name, None, "waiting")
    assert [seat["kind"] for seat in seen["seats"]] == ["empty", "empty"]
    assert seen["proof"]["secret"] is None
    assert len(seen["proof"]["commitment"]) == 64


@pytest.mark.parametrize("name", ["", "nothing", "../admin", "table-%2e", "\x00", "x" * 3000])
async def test_an_absent_table_is_a_code_and_the_end(club: Club, name: str) -> None:
    page = await club.page()
    page.send(t="hello", table=name)
    assert await page.next() == {"t": "bye", "why": "unknown-table"}
    assert await page.closed() == 1008


async def test_a_page_that_has_everything_is_only_told_so(club: Club) -> None:
    table = await two(club)
    again = await club.page("anna")
    answer = await again.hello(table.name, table.anna.version, table.anna.hash)
    assert answer == {"t": "beat", "v": table.anna.version, "hash": table.anna.hash}


async def test_whoever_comes_back_gets_what_he_missed_once_each(club: Club) -> None:
    table = await two(club)
    mover, other = table.both
    await other.page.leave()
    answer = await mover.wish("act", at=mover.version, action=mover.seen["actions"][0])
    back = Seated(await club.page("bert"))
    back.seen, back.hash = other.seen, other.hash
    frame = await back.page.hello(table.name, other.version, other.hash)
    assert frame["t"] == "events"
    assert [entry["v"] for entry in frame["entries"]] == [answer["v"]]
    back.catch_up()
    assert back.version == answer["v"]
    assert back.faults == []


async def test_a_snapshot_is_sent_where_it_is_much_shorter(club: Club) -> None:
    table = await two(club)
    old = table.anna.seen, table.anna.hash
    await table.anna.page.leave()
    table.anna = Seated(await club.page("anna"))
    await table.anna.page.hello(table.name)
    await asyncio.gather(*(one.play() for one in table.both))
    frame = await (await club.page("anna")).hello(table.name, old[0]["v"], old[1])
    assert frame["t"] == "snapshot"
    assert frame["seen"] == table.anna.seen


async def test_a_page_ahead_of_the_log_gets_a_snapshot(club: Club) -> None:
    table = await two(club)
    frame = await (await club.page("anna")).hello(table.name, table.anna.version + 10, "0a")
    assert frame["t"] == "snapshot"
    assert club.site.rooms.faults == 0


@pytest.mark.parametrize("back", [0, 1])
async def test_a_wrong_hash_is_healed_and_counted(club: Club, back: int) -> None:
    table = await two(club)
    await table.anna.wish("act", at=table.anna.version, action=table.anna.seen["actions"][0])
    page = await club.page("anna")
    version = (await club.site.tables.table(table.name)).version
    frame = await page.hello(table.name, version - back, "00000000")
    assert frame["t"] == "snapshot"
    assert club.site.rooms.faults == 1


async def test_a_reloaded_page_finds_the_shows_of_the_game(club: Club) -> None:
    table = await two(club)
    await asyncio.gather(*(one.play("showing") for one in table.both))
    frame = await (await club.page()).hello(table.name)
    assert [(show["what"], show["deal"]) for show in frame["shows"]] == [
        ("hand", 1),
        ("hand", 1),
        ("crib", 1),
    ]


async def test_two_pages_can_look_at_two_tables_through_one_connection(club: Club) -> None:
    one = await club.open_table(await club.guest("Anna"))
    other = await club.open_table("anna")
    page = await club.page("anna")
    assert (await page.hello(one))["seen"]["table"] == one
    assert (await page.hello(other))["seen"]["table"] == other
    page.send(t="sit", id="s", seat=0, salt=salt_of("anna"))
    await page.next("ack")
    assert (await club.site.tables.table(one)).people == ()
    assert (await club.site.tables.table(other)).people == (0,)


# --- What is sent --------------------------------------------------------------------------


async def test_frames_are_the_messages_they_say_they_are(club: Club) -> None:
    table = await two(club)
    watcher = await club.page()
    await watcher.hello(table.name)
    await asyncio.gather(*(one.play("showing") for one in table.both))
    happenings = {one.entry.version: one for one in await club.site.tables.since(table.name, 0)}
    last = max(happenings)
    await watcher.until(lambda: f'"v":{last},"what"' in watcher.frames[-1])
    looked_at = 0
    for viewer, page in ((None, watcher), (0, table.anna.page), (1, table.bert.page)):
        for frame in page.frames:
            if not frame.startswith('{"t":"events"'):
                continue
            parts: list[str] = []
            for entry in json.loads(frame)["entries"]:
                happening = happenings[entry["v"]]
                looked_at += 1
                if happening.after.stage == "waiting":
                    continue
                seen = table_seen(happening.after, Eyes(viewer, is_owner=viewer == 0))
                message = Happened(
                    v=entry["v"],
                    what=happening.entry.body.__struct_config__.tag,  # type: ignore[arg-type]
                    seat=entry["seat"],
                    events=events_seen(happening, viewer),
                    seen=seen,
                    hash=entry["hash"],
                )
                parts.append(encode(message).decode())
                assert entry["hash"] == hash_of(entry["seen"])
            if parts and len(parts) == len(json.loads(frame)["entries"]):
                assert frame == f'{{"t":"events","entries":[{",".join(parts)}]}}'
    assert looked_at > 20
    after = happenings[last].after
    snapshot = await (await club.page()).hello(table.name)
    whole = Snapshot(
        seen=table_seen(after, Eyes()),
        hash=snapshot["hash"],
        shows=shows_seen(after, shows_in(happenings.values()), None),
        told=tuple(event for one in happenings.values() for event in events_seen(one, None)),
        usual=usual_seen(after),
    )
    assert json.loads(encode(whole)) == snapshot


@pytest.mark.parametrize(
    ("settings", "usual"),
    [
        (
            Settings(
                game="cribbage",
                variant="six-card",
                options={"mars_rule": "skunk", "target": "61", "match_games": "5"},
            ),
            {
                "pone_bonus": "none",
                "crib_flush": "five",
                "first_dealer": "cut",
                "cut_mode": "auto",
                "double_skunk_value": "3",
                "match_format": "best_of",
                "next_first_dealer": "loser",
                "counting": "auto",
            },
        ),
        # A match of three always has all its games; of a single one nothing more is to be said.
        (
            Settings(game="cribbage", variant="three-handed"),
            {
                "target": "61",
                "crib_flush": "five",
                "next_lead": "left_of_last",
                "first_dealer": "cut",
                "cut_mode": "auto",
                "match_games": "1",
                "counting": "auto",
            },
        ),
        (
            Settings(game="ecarte", variant="ecarte", options={"target": "7"}),
            {
                "first_dealer": "high_cut",
                "packets": "3_2",
                "dealer_min_exchange": "1",
                "max_exchanges": "0",
                "stock_rule": "reshuffle",
                "king_announce": "own_first_card",
                "match_games": "1",
            },
        ),
    ],
    ids=lambda value: getattr(value, "variant", None),
)
async def test_a_page_is_told_what_is_as_usual_beside_what_differs(
    club: Club, settings: Settings, usual: dict[str, str]
) -> None:
    name = await club.open_table(await club.guest("Ada"), settings)
    snapshot = await (await club.page()).hello(name)
    assert list(snapshot["usual"].items()) == list(usual.items())
    assert snapshot["seen"]["options"] == settings.options


async def test_a_page_that_comes_new_is_told_the_game_so_far_and_only_what_it_may_know(
    club: Club,
) -> None:
    table = await discarded(club)
    happenings = await club.site.tables.since(table.name, 0)
    for viewer, player in ((None, None), (0, "anna"), (1, "bert")):
        told = (await (await club.page(player)).hello(table.name))["told"]
        expected = [event for one in happenings for event in events_seen(one, viewer)]
        assert told == json.loads(encode(tuple(expected)))
        dealt = next(event for event in told if event["kind"] == "dealt")
        for seat, hand in enumerate(dealt["hands"]):
            assert (hand is not None and None not in hand) == (seat == viewer)
    page = await club.page("anna")
    assert (await page.hello(table.name, table.anna.version, "0badbad0"))["told"] == []


async def test_of_a_long_game_the_last_whole_deals_are_told(club: Club) -> None:
    table = await two(club)
    await asyncio.gather(*(one.play("showing") for one in table.both))
    state = await club.site.tables.table(table.name)
    happenings = await club.site.tables.since(table.name, 0)
    events = [(one.entry.version, event) for one in happenings for event in one.events]
    deal = next(n for n, (_, event) in enumerate(events) if event.kind == "dealt")
    whole = story_seen(state, events, None, 24 * 1024)
    assert len(whole) == len(events)
    twice = story_seen(state, [*events, *events[deal:]], None, len(encode(whole)))
    assert [event.kind for event in twice] == [event.kind for _, event in events[deal:]]
    assert story_seen(state, events, None, 100) == ()


async def test_all_spectators_share_what_is_made_once(club: Club) -> None:
    table = await two(club)
    watchers = [await club.page() for _ in range(3)] + [await club.page(await club.guest("Cleo"))]
    for page in watchers:
        await page.hello(table.name)
    await table.anna.wish("act", at=table.anna.version, action=table.anna.seen["actions"][0])
    frames: list[str] = []
    for page in watchers:
        await page.next("events")
        frames.append(next(text for text in page.frames if '"laid-away"' in text))
    assert all(frame is frames[0] for frame in frames)
    assert '"cards":null' in frames[0]


async def test_spectators_see_only_what_lies_open(club: Club) -> None:
    table = await discarded(club)
    frame = await (await club.page(await club.guest("Cleo"))).hello(table.name)
    view = frame["seen"]["view"]
    assert frame["seen"]["you"] is None
    assert frame["seen"]["actions"] == []
    assert (view["hand"], view["kept"], view["laid_away"], view["crib"]) == (None,) * 4
    assert view["starter"] is not None
    assert view["held"] == [4, 4]


async def test_a_name_with_markup_is_sent_as_it_is(club: Club) -> None:
    name = "<script>alert(1)</script>"
    anna = await club.guest(name)
    table = await club.open_table(anna)
    page = await club.page(anna)
    await page.hello(table)
    page.send(t="sit", id="s", seat=0, salt=salt_of(anna))
    entry = (await page.next("events"))["entries"][0]
    assert entry["seen"]["seats"][0] == {"name": name, "kind": "person", "level": "", "taker": ""}


# --- Wishes --------------------------------------------------------------------------------


async def test_an_act_is_acknowledged_and_told_to_all(club: Club) -> None:
    table = await two(club)
    action = table.anna.seen["actions"][0]
    answer = await table.anna.wish("act", at=table.anna.version, action=action)
    assert (answer["t"], answer["v"]) == ("ack", table.bert.version + 1)
    await table.anna.until_version(answer["v"])
    await table.bert.until_version(answer["v"])
    laid = [
        next(e for f in one.page.frames if '"laid-away"' in f for e in _events(f))
        for one in table.both
    ]
    assert laid[0] == {"seat": 0, "cards": action.split(), "kind": "laid-away"}
    assert laid[1] == {"seat": 0, "cards": None, "kind": "laid-away"}


def _events(frame: str) -> list[dict[str, object]]:
    entries = json.loads(frame)["entries"]
    return [e for entry in entries for e in entry["events"] if e["kind"] == "laid-away"]


async def test_an_id_that_is_sent_three_times_is_done_once(club: Club) -> None:
    table = await two(club)
    one = table.anna
    before = (await club.site.tables.table(table.name)).version
    for _ in range(3):
        one.page.send(t="act", id="same", at=one.version, action=one.seen["actions"][0])
    answers = [await one.page.next("ack") for _ in range(3)]
    assert answers == [{"t": "ack", "id": "same", "v": before + 1}] * 3
    assert (await club.site.tables.table(table.name)).version == before + 1


async def test_an_id_repeated_through_another_page_is_done_once(club: Club) -> None:
    table = await two(club)
    other = await club.page("anna")
    await other.hello(table.name)
    for page in (table.anna.page, other):
        page.send(t="act", id="same", at=table.anna.version, action=table.anna.seen["actions"][0])
    first, second = await table.anna.page.next("ack"), await other.next("ack")
    assert first == second


async def test_a_second_tab_with_an_old_view_is_refused_and_both_go_on(club: Club) -> None:
    table = await discarded(club)
    mover, _ = to_act(table)
    tab = Seated(await club.page("anna" if mover is table.anna else "bert"))
    await tab.page.hello(table.name)
    tab.catch_up()
    old = tab.version
    first, second = mover.seen["actions"][:2]
    answer = await mover.wish("act", at=mover.version, action=first)
    refused = await tab.wish("act", at=old, action=second)
    assert refused["t"] == "refused"
    assert refused["why"] in {"stale", "not-to-act"}
    await tab.until_version(answer["v"])
    await mover.until_version(answer["v"])
    assert tab.seen == mover.seen
    assert tab.faults == mover.faults == []


async def test_what_the_rules_forbid_is_refused_by_their_code(club: Club) -> None:
    table = await discarded(club)
    mover, other = to_act(table)
    mine = mover.seen["view"]["hand"]
    theirs = other.seen["view"]["hand"]
    version = mover.version
    for one, action, why in [
        (other, theirs[0], "not-to-act"),
        (mover, theirs[0], "card-not-held"),
        (mover, " ".join(mine[:2]), "wrong-phase"),
        (mover, "go", "go-not-true"),
        (mover, "XX", "bad-action"),
        (mover, "", "bad-action"),
        (mover, "deal", "bad-action"),
        (mover, "x" * 200, "bad-action"),
    ]:
        answer = await one.wish("act", at=version, action=action)
        assert (answer["t"], answer["why"], answer["v"]) == ("refused", why, version), action
    assert (await club.site.tables.table(table.name)).version == version


async def test_a_lay_away_is_refused_by_the_rules_codes(club: Club) -> None:
    table = await two(club)
    one, hand = table.anna, table.anna.seen["view"]["hand"]
    theirs = table.bert.seen["view"]["hand"]
    for action, why in [
        (f"{hand[0]} {hand[0]}", "card-twice"),
        (" ".join(hand[:3]), "wrong-count"),
        (f"{hand[0]} {theirs[0]}", "card-not-held"),
        (hand[0], "wrong-phase"),
    ]:
        answer = await one.wish("act", at=one.version, action=action)
        assert answer["t"] == "refused", action
        assert answer["why"] in {why, "wrong-count"}, action


async def test_chance_and_the_clock_act_for_nobody(club: Club) -> None:
    table = await discarded(club)
    mover, _ = to_act(table)
    for action in ("cut 5H", "deal 5H JC 4S 8C 2C KH / 3D 3S 7H 9D QD AS", "lot 2C KH", "time"):
        answer = await mover.wish("act", at=mover.version, action=action)
        assert answer["t"] == "refused", action


async def test_only_who_sits_may_act(club: Club) -> None:
    table = await discarded(club)
    mover, _ = to_act(table)
    action = mover.seen["actions"][0]
    cleo = Seated(await club.page(await club.guest("Cleo")))
    stranger = Seated(await club.page())
    for one in (cleo, stranger):
        await one.page.hello(table.name)
        for kind, fields in [
            ("act", {"at": mover.version, "action": action}),
            ("leave", {}),
            ("ready", {"at": mover.version}),
            ("again", {"salt": salt_of("c")}),
        ]:
            assert (await one.wish(kind, **fields))["why"] == "not-seated"
    assert (await cleo.wish("sit", seat=0, salt=salt_of("c")))["why"] in {
        "table-full",
        "seat-taken",
    }
    assert (await stranger.wish("sit", seat=0, salt=salt_of("c")))["why"] == "no-such-player"


async def test_who_speaks_follows_from_the_cookie_alone(club: Club) -> None:
    table = await discarded(club)
    mover, other = to_act(table)
    page = other.page
    seat = mover.seen["you"]
    page.send(t="act", id="x", at=1, action=mover.seen["actions"][0], seat=seat)
    assert (await page.next("bye"))["why"] == "malformed"
    assert await page.closed() == 1008
    assert (await club.site.tables.table(table.name)).version == mover.version


@pytest.mark.parametrize(
    ("seat", "salt", "why"),
    [
        (2, salt_of("b"), "no-such-seat"),
        (-1, salt_of("b"), "no-such-seat"),
        (10**30, salt_of("b"), "no-such-seat"),
        (0, salt_of("b"), "seat-taken"),
        (1, "short", "bad-salt"),
        (1, "g" * 32, "bad-salt"),
        (1, "A" * 32, "bad-salt"),
    ],
)
async def test_a_seat_is_refused(club: Club, seat: int, salt: str, why: str) -> None:
    table = await club.open_table(await club.guest("Anna"))
    await club.sit(table, "anna", 0)
    bert = Seated(await club.page(await club.guest("Bert")))
    await bert.page.hello(table)
    answer = await bert.wish("sit", seat=seat, salt=salt)
    assert (answer["t"], answer["why"]) == ("refused", why)


async def test_one_person_gets_one_seat(club: Club) -> None:
    table = await club.open_table(await club.guest("Anna"))
    await club.sit(table, "anna", 0)
    tab = Seated(await club.page("anna"))
    await tab.page.hello(table)
    assert (await tab.wish("sit", seat=1, salt=salt_of("a")))["why"] == "already-seated"


async def test_a_seat_can_be_given_up_before_the_first_card_only(club: Club) -> None:
    table = await club.open_table(await club.guest("Anna"))
    page = await club.sit(table, "anna", 0)
    anna = Seated(page)
    assert (await anna.wish("leave"))["t"] == "ack"
    await anna.until_version((await club.site.tables.table(table)).version)
    assert anna.seen["you"] is None
    started = await two_at(club, table)
    assert (await started.wish("leave"))["why"] == "already-started"


async def two_at(club: Club, table: str) -> Seated:
    one = Seated(await club.sit(table, "anna", 0))
    await club.sit(table, await club.guest("Bert"), 1)
    return one


async def test_wishes_out_of_their_time_are_refused(club: Club) -> None:
    table = await club.open_table(await club.guest("Anna"))
    anna = Seated(await club.sit(table, "anna", 0))
    assert (await anna.wish("act", at=2, action="7H"))["why"] == "not-started"
    await club.sit(table, await club.guest("Bert"), 1)
    await anna.until_version((await club.site.tables.table(table)).version)
    assert (await anna.wish("again", salt=salt_of("x")))["why"] == "not-over"
    assert (await anna.wish("ready", at=anna.version))["why"] == "not-showing"
    assert (await anna.wish("ready", at=1))["why"] == "stale"


async def test_a_game_is_played_to_its_end_and_played_again(club: Club) -> None:
    table = await two(club)
    late = await club.page()
    await late.hello(table.name)
    await asyncio.gather(*(one.play() for one in table.both))
    last = table.anna.seen
    assert last["view"]["result"] is not None
    assert last["proof"]["secret"] is not None
    assert last["proof"]["salts"] == [salt_of("anna"), salt_of("bert")]
    await late.until(lambda: '"stage":"over"' in late.frames[-1])  # PL22
    assert (await (await club.page()).hello(table.name))["seen"]["stage"] == "over"
    answers = [await one.wish("again", salt=salt_of(f"{n}")) for n, one in enumerate(table.both)]
    assert [answer["t"] for answer in answers] == ["ack", "ack"]
    version = (await club.site.tables.table(table.name)).version
    await table.anna.until_version(version)
    assert table.anna.seen["stage"] == "playing"
    assert table.anna.seen["proof"]["secret"] is None
    assert table.anna.seen["proof"]["salts"] == []
    assert table.anna.seen["proof"]["commitment"] == last["proof"]["next_commitment"]
    fresh = await (await club.page()).hello(table.name)
    assert fresh["shows"] == []


async def test_a_table_with_a_club_player_goes_on_by_itself(club: Club) -> None:
    anna = await club.guest("Anna")
    settings = Settings(
        game="cribbage", variant="six-card", options={"target": "61"}, bots={1: "club"}
    )
    page = await club.sit(await club.open_table(anna, settings), anna, 0)
    one = Seated(page, clock=club.clock)
    await one.play()
    assert one.faults == []
    assert one.seen["seats"][1] == {"name": "", "kind": "club", "level": "level-3", "taker": ""}
    assert one.seen["view"]["result"] is not None


async def test_a_wish_without_an_answer_is_sent_again_and_done_once() -> None:
    """The store went away after the commit: nobody knows, until the page asks once more."""
    store = FaultyStore(MemoryStore())
    async with open_club(seed=5, store=store) as club:
        table = await two(club)
        one = table.anna
        wish = {"id": "again", "at": one.version, "action": one.seen["actions"][0]}
        for when in ("before", "after"):
            store.fail_next = when
            one.page.send(t="act", **wish)
            await asyncio.wait_for(store.failed.wait(), PATIENCE)
            store.failed.clear()
        one.page.send(t="act", **wish)
        answer = await one.page.next("ack")
        assert answer == {"t": "ack", "id": "again", "v": one.version + 1}
        assert (await club.site.tables.table(table.name)).version == one.version + 1
        await table.bert.until_version(one.version + 1)
