"""Every game at the table, each viewer: nothing too early, and frames that are their messages."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from pegboard.catalog import GAMES, rules
from pegboard.club.tables import Happening
from pegboard.club.tables.model import Opened, Settings
from pegboard.store import MemoryStore
from pegboard.web._wire import encode, hash_of
from pegboard.web.messages import Happened, Snapshot
from pegboard.web.projection import (
    Sight,
    events_frame,
    events_seen,
    eyes_of,
    shows_in,
    shows_seen,
    story_seen,
    table_seen,
    usual_seen,
)
from support.audit import CARD, Truth, leaks_in_frames, leaks_in_record
from support.club import PEOPLE, Guest, any_of, house, invite, play_until, seated, tables_on

TOLD = 1 << 20
CASES: list[tuple[str, str, dict[str, str]]] = [
    *(("cribbage", variant, {"target": "61"}) for variant in GAMES["cribbage"].variants),
    ("cribbage", "auction", {"target": "61", "auction_when": "after_discard"}),
    ("cribbage", "four-handed", {"target": "61", "counting": "manual", "muggins": "on"}),
    ("cribbage", "six-card", {"target": "61", "cut_mode": "pone_picks"}),
    ("ecarte", "ecarte", {}),
    ("ecarte", "ecarte", {"king_announce": "before_lead", "stock_rule": "limit"}),
    ("solo-whist", "solo", {"deals": "4"}),
    ("solo-whist", "solo", {"deals": "4", "all_pass": "general_misere"}),
]
STORIES = 7
"""Each so many entries a page comes new and is told the story."""


async def happened(
    game: str, variant: str, options: dict[str, str], seed: int
) -> tuple[list[Happening], list[tuple[int, str]]]:
    """What happens at a table until its game is over, or three deals are; and records meanwhile.

    The last seat of three or four is a club player's. One more person watches.
    """
    await invite(store := MemoryStore())
    seats = len(rules(game, variant).seats)
    bots = {seats - 1: "level-1"} if seats > 2 else {}
    settings = Settings(game=game, variant=variant, options=options, bots=bots)
    records: list[tuple[int, str]] = []
    random = Random(f"{seed}{game}{variant}{options}")  # noqa: S311 -- can be repeated
    async with tables_on(store, rules=house(seed, choose=any_of)) as tables:
        guests = await seated(tables, settings, *PEOPLE[: seats - len(bots)])
        for number in range(1, 4):
            state = await play_until(guests, lambda state: state.stage != "playing", random)
            if state.stage == "over":
                break
            records.append((state.version, await tables.record(guests[0].table)))
            await play_until(
                guests,
                lambda state, number=number: state.game.pack > number,  # type: ignore[misc]
                random,
            )
            version = (await guests[0].state()).version
            records.append((version, await tables.record(guests[0].table)))
        return list(await tables.since(guests[0].table, 0)), records


def frame_of(happening: Happening, player: str | None) -> str:
    """The frame that tells *player* of one entry, compared with its message."""
    eyes = eyes_of(happening.after, player)
    sight = Sight(happening.after, eyes)
    part = sight.happened(happening, eyes.seat)
    seen = table_seen(happening.after, eyes)
    body = happening.entry.body
    message = Happened(
        v=happening.entry.version,
        what=body.__struct_config__.tag,  # type: ignore[arg-type]
        seat=getattr(body, "seat", None),
        events=events_seen(happening, eyes.seat),
        seen=seen,
        hash=hash_of(encode(seen)),
    )
    assert part == encode(message)
    return events_frame([part]).decode()


def snapshot_of(happenings: Sequence[Happening], player: str | None) -> str:
    """What a page that comes new is told after *happenings*, compared with its message."""
    table = happenings[-1].after
    eyes = eyes_of(table, player)
    sight = Sight(table, eyes)
    begun = 0 if table.game is None else table.game.begun
    present = [one for one in happenings if one.entry.version >= begun]
    shows = shows_seen(table, shows_in(present), eyes.seat)
    story = [(one.entry.version, event) for one in present for event in one.events]
    told = story_seen(table, story, eyes.seat, TOLD)
    seen = table_seen(table, eyes)
    usual = usual_seen(table)
    text = sight.snapshot(shows, told, usual)
    assert text == encode(Snapshot(seen, sight.hash, shows, told, usual))
    return text.decode()


@pytest.mark.parametrize(("game", "variant", "options"), CASES)
async def test_no_viewer_of_any_game_is_told_anything_too_early(
    game: str, variant: str, options: dict[str, str]
) -> None:
    for seed in (1, 2):
        happenings, records = await happened(game, variant, options, seed)
        truth = Truth(happenings)
        people = {place.player for place in happenings[-1].after.places if place.player}
        for player in (*sorted(people), "gleb", None):
            frames = [
                frame_of(one, player)
                for one in happenings
                if not isinstance(one.entry.body, Opened)
            ]
            frames += [
                snapshot_of(happenings[:end], player)
                for end in range(3, len(happenings) + 1, STORIES)
            ]
            assert leaks_in_frames(truth, player, frames) == []
        for version, text in records:
            assert leaks_in_record(truth, None, text, version) == []


@pytest.mark.parametrize(
    ("game", "variant"),
    [("cribbage", "partners"), ("ecarte", "ecarte"), ("solo-whist", "solo")],
)
async def test_what_another_player_sees_would_be_found(game: str, variant: str) -> None:
    """Also a partner's: nobody but he himself is to see his cards (cribbage.md R63)."""
    happenings, _ = await happened(game, variant, {}, 3)
    truth = Truth(happenings)
    mine = [frame_of(one, "anna") for one in happenings if not isinstance(one.entry.body, Opened)]
    assert leaks_in_frames(truth, "anna", mine) == []
    partner = happenings[-1].after.places[-1].player or "vera"
    for other in (partner, "gleb", None):
        assert len(leaks_in_frames(truth, other, mine)) > 20


async def test_a_discard_of_ecarte_in_a_record_would_be_found() -> None:
    happenings, _ = await happened("ecarte", "ecarte", {}, 1)
    truth = Truth(happenings)
    lines = [line for one in happenings for line in getattr(one.entry.body, "lines", ())]
    record = "\n".join(lines)
    last = happenings[-1].entry.version
    assert " discard " in record
    assert leaks_in_record(truth, None, record, last)


async def test_the_tricks_of_solo_whist_stay_at_home() -> None:
    """W32: at the table nobody looks back further than one trick."""
    happenings, _ = await happened("solo-whist", "solo", {"all_pass": "general_misere"}, 1)
    for one in happenings:
        seen = json.loads(frame_of(one, "anna"))["entries"][0]["seen"] if one.events else None
        assert seen is None or "tricks" not in seen["view"]


@pytest.mark.parametrize(
    ("options", "seed", "is_misere"), [({}, 3, False), ({"all_pass": "general_misere"}, 1, True)]
)
async def test_w32_who_comes_again_is_told_no_trick_before_the_last_one(
    options: dict[str, str], seed: int, *, is_misere: bool
) -> None:
    happenings, _ = await happened("solo-whist", "solo", options, seed)
    most = hidden = 0
    for end in range(len(happenings) - 1, 3, -1):
        if happenings[end].after.game is None or not happenings[end].events:
            continue
        snapshot = json.loads(snapshot_of(happenings[: end + 1], "anna"))
        view, told = snapshot["seen"]["view"], snapshot["told"]
        begin = max(at for at, event in enumerate(told) if event["kind"] == "dealt")
        cards = [event["card"] for event in told[begin:] if event["kind"] == "laid"]
        played = sum(view["taken"])
        if view["revealed"] is not None:
            assert len(cards) == 4 * played + len(view["trick"])
            continue
        last: list[str] = [] if view["last_trick"] is None else view["last_trick"]["cards"]
        assert cards == [*last, *view["trick"]]
        most, hidden = max(most, played), hidden + (played > 0 and not last)
    assert most > 3
    assert (hidden > 0) == is_misere


async def test_e12_who_comes_again_is_not_told_what_he_laid_aside() -> None:
    happenings, _ = await happened("ecarte", "ecarte", {}, 1)
    told = json.loads(snapshot_of(happenings, "anna"))["told"]
    aside = [event for event in told if event["kind"] == "discarded"]
    assert {event["seat"] for event in aside} == {0, 1}
    assert all(event["cards"] is None for event in aside)
    drawn = [event for event in told if event["kind"] == "drawn" and event["seat"] == 0]
    assert all(len(event["cards"]) == event["count"] for event in drawn)


async def test_who_takes_over_is_told_the_story_as_a_spectator_up_to_then() -> None:
    """Neither the hand nor the discards that the club player had before him (ecarte.md E12)."""
    await invite(store := MemoryStore())
    settings = Settings(game="ecarte", variant="ecarte", bots={1: "level-1"})
    async with tables_on(store, rules=house(3, choose=any_of)) as tables:
        (anna,) = await seated(tables, settings, "anna")
        boris = Guest(tables, anna.table, "boris")
        assert (await boris.sit(1)).why is None
        random = Random(1)  # noqa: S311 -- can be repeated
        await play_until([anna], lambda state: state.stage == "showing", random)
        taken = await tables.since(anna.table, 0)
        before = json.loads(snapshot_of(taken, "boris"))
        onlooker = json.loads(snapshot_of(taken[:-1], "gleb"))
        assert before["seen"]["you"] == 1
        told = before["told"]
        assert told[: len(onlooker["told"])] == onlooker["told"]
        assert all(hand is None for event in told for hand in event.get("hands", ()))
        await anna.ready()
        happenings = await tables.since(anna.table, 0)
        now = json.loads(snapshot_of(happenings, "boris"))
        dealt = [event for event in now["told"] if event["kind"] == "dealt"]
        assert [event["hands"][1] is None for event in dealt] == [True, False]
        assert msgspec.json.encode(now["told"][: len(told)]) == msgspec.json.encode(told)


def test_cards_are_found_as_they_are_written() -> None:
    texts: list[Any] = ["TH", "2C KH", "1 7H"]
    assert [CARD.findall(text) for text in texts] == [["TH"], ["2C", "KH"], ["7H"]]
