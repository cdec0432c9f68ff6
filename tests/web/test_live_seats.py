"""Seats over the wire: the maker's club players, and who takes one over."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from pegboard.club.tables.model import Settings
from support.seated import Seated
from support.web import Club, open_club


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def test_the_maker_seats_club_players_from_his_page(club: Club) -> None:
    anna, bert = await club.guest("Anna"), await club.guest("Bert")
    name = await club.open_table(anna, Settings(game="cribbage", variant="partners"))
    pages = [await club.page(anna), await club.page(bert), await club.page()]
    one, other, stranger = [Seated(page, clock=club.clock) for page in pages]
    for each in (one, other, stranger):
        each.page.send(t="hello", table=name, have=0, hash="")
        await each.until_version(1)
    assert [each.seen["owner"] for each in (one, other, stranger)] == [True, False, False]
    for each in (other, stranger):
        for kind, fields in (("fill", {"seat": 1, "level": "level-1"}), ("empty", {"seat": 1})):
            assert (await each.wish(kind, **fields))["why"] == "not-owner"
    assert (await one.wish("fill", seat=1, level="grandmaster"))["why"] == "no-such-level"
    answer = await one.wish("fill", seat=1, level="level-2")
    assert answer["t"] == "ack"
    await stranger.until_version(answer["v"])
    club_player = {"name": "", "kind": "club", "level": "level-2", "taker": ""}
    assert stranger.seen["seats"][1] == club_player
    answer = await one.wish("empty", seat=1)
    await stranger.until_version(answer["v"])
    assert stranger.seen["seats"][1]["kind"] == "empty"
    told = [json.loads(text) for text in stranger.page.frames if '"entries"' in text]
    happened = [(entry["what"], entry["seat"]) for frame in told for entry in frame["entries"]]
    assert happened == [("filled", 1), ("emptied", 1)]
    assert (await one.wish("empty", seat=1))["why"] == "no-club-player"
    assert stranger.faults == []


async def test_a_person_takes_a_club_players_seat_over_at_the_end_of_the_deal(club: Club) -> None:
    anna, bert = await club.guest("Anna"), await club.guest("Bert")
    settings = Settings(
        game="cribbage", variant="six-card", options={"target": "61"}, bots={1: "level-1"}
    )
    name = await club.open_table(anna, settings)
    one = Seated(await club.sit(name, anna, 0), clock=club.clock)
    other = Seated(await club.page(bert), clock=club.clock)
    other.page.send(t="hello", table=name, have=0, hash="")
    answer = await other.wish("sit", seat=1, salt="0" * 32)
    assert answer["t"] == "ack"
    for each in (one, other):
        await each.until_version(answer["v"])
    assert [each.seen["taking"] for each in (one, other)] == [None, 1]
    assert (one.seen["seats"][1]["taker"], other.seen["you"]) == ("Bert", None)
    late = Seated(await club.page(bert))  # a page that is reloaded knows it, too
    late.page.send(t="hello", table=name, have=0, hash="")
    await late.until_version(answer["v"])
    assert late.seen["taking"] == 1
    assert (await other.wish("leave"))["t"] == "ack"
    assert (await other.wish("sit", seat=1, salt="1" * 32))["t"] == "ack"
    await one.play("showing")
    await other.until_version(one.version)
    assert (other.seen["you"], other.seen["taking"], other.seen["ready"]) == (
        1,
        None,
        [False, True],
    )
    assert other.seen["seats"][1] == {"name": "Bert", "kind": "person", "level": "", "taker": ""}
    await asyncio.gather(one.play(), other.play())
    assert one.faults == other.faults == []
    assert club.site.rooms.faults == 0


async def test_who_has_resigned_is_an_onlooker_and_nobody_waits_for_him(club: Club) -> None:
    names = [await club.guest(name) for name in ("Anna", "Bert", "Cleo")]
    settings = Settings(game="cribbage", variant="three-handed", options={"target": "31"})
    name = await club.open_table(names[0], settings)
    pages = [await club.sit(name, player, seat) for seat, player in enumerate(names)]
    people = [Seated(page, seed, club.clock) for seed, page in enumerate(pages)]
    for one in people:
        await one.until_version((await club.site.tables.table(name)).version)
    answer = await people[1].wish("act", at=people[1].version, action="resign")
    await people[1].until_version(answer["v"])
    assert (people[1].seen["you"], people[1].seen["actions"]) == (1, [])
    assert people[1].seen["view"]["left"] == [1]
    refused = await people[1].wish("act", at=people[1].version, action="resign")
    assert refused["why"] == "left-game"
    await asyncio.gather(people[0].play("showing"), people[2].play("showing"))
    assert people[0].seen["ready"] == [False, True, False]
    await asyncio.gather(people[0].play(), people[2].play())
    await people[1].until_version(people[0].version)
    assert people[1].seen["ready"] == [False, False, False]
    assert [one.faults for one in people] == [[], [], []]
