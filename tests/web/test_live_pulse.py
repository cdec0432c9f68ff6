"""The live connection: heartbeats, presence, and all that is wrong with frames."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from pegboard.web._limits import BURST, DEAD_AFTER, EMPTY_FOR, HELLO_WITHIN, SILENT_AFTER
from support.two import two
from support.web import HOST, Club, Page, open_club


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club(seed=5) as opened:
        yield opened


# --- The pulse -----------------------------------------------------------------------------


async def test_heartbeats_carry_version_and_hash(club: Club) -> None:
    table = await two(club)
    club.clock.now += 3.0
    club.site.rooms.pulse()
    for one in table.both:
        assert await one.page.next("beat") == {"t": "beat", "v": one.version, "hash": one.hash}
    club.site.rooms.pulse()
    count = len(table.anna.page.frames)
    await asyncio.sleep(0)
    assert len(table.anna.page.frames) == count


async def test_a_beat_that_agrees_is_not_answered(club: Club) -> None:
    table = await two(club)
    one = table.anna
    count = len(one.page.frames)
    one.page.send(t="beat", v=one.version, hash=one.hash)
    one.page.send(t="beat", v=one.version - 1, hash="00000000")  # on its way
    one.page.send(t="leave", id="after")
    await one.page.next("refused")
    assert len(one.page.frames) == count + 1
    assert club.site.rooms.faults == 0


async def test_a_beat_that_differs_is_healed_and_counted(club: Club) -> None:
    table = await two(club)
    one = table.anna
    one.page.send(t="beat", v=one.version, hash="00000000")
    assert (await one.page.next("snapshot"))["seen"]["v"] == one.version
    assert club.site.rooms.faults == 1


async def test_who_is_here_is_told_and_silence_is_noticed(club: Club) -> None:
    table = await two(club)
    here = [json.loads(text) for text in table.anna.page.frames if '"here"' in text][-1]
    assert here == {"t": "here", "seats": [True, True], "watching": 0}
    watcher = await club.page()
    await watcher.hello(table.name)
    assert await watcher.next("here") == {"t": "here", "seats": [True, True], "watching": 1}
    club.clock.now += DEAD_AFTER - 1
    table.anna.page.send(t="beat", v=table.anna.version, hash=table.anna.hash)
    watcher.send(t="beat", v=0, hash="")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    club.clock.now += 1
    club.site.rooms.pulse()
    assert await watcher.next("here") == {"t": "here", "seats": [True, False], "watching": 1}
    table.bert.page.send(t="beat", v=table.bert.version, hash=table.bert.hash)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    club.site.rooms.pulse()
    assert await watcher.next("here") == {"t": "here", "seats": [True, True], "watching": 1}


async def test_two_tabs_are_one_person_until_both_are_gone(club: Club) -> None:
    table = await two(club)
    tab = await club.page("bert")
    await tab.hello(table.name)
    assert await tab.next("here") == {"t": "here", "seats": [True, True], "watching": 0}
    assert club.site.rooms.people == 2
    await table.bert.page.leave()
    club.site.rooms.pulse()
    await tab.leave()
    here = [json.loads(text) async for text in _until_absent(table.anna.page)]
    assert here[-1]["seats"] == [True, False]


async def _until_absent(page: Page) -> AsyncIterator[str]:
    await page.until(lambda: '"seats":[true,false]' in page.frames[-1])
    for text in page.frames:
        if '"t":"here"' in text:
            yield text


async def test_a_silent_connection_is_closed(club: Club) -> None:
    table = await two(club)
    club.clock.now += SILENT_AFTER + 1
    club.site.rooms.pulse()
    assert (await table.anna.page.next("bye"))["why"] == "silent"
    assert await table.anna.page.closed() == 1001


async def test_who_never_says_hello_is_closed(club: Club) -> None:
    page = await club.page()
    club.clock.now += HELLO_WITHIN
    club.site.rooms.pulse()
    assert page.code is None
    club.clock.now += 1
    club.site.rooms.pulse()
    assert await page.next() == {"t": "bye", "why": "no-hello"}
    assert await page.closed() == 1008


async def test_an_empty_room_is_kept_for_a_while_and_opened_again(club: Club) -> None:
    table = await two(club)
    for one in table.both:
        await one.page.leave()
    for _ in range(2):
        club.clock.now += EMPTY_FOR
        club.site.rooms.pulse()
    assert club.site.rooms.pages == 0
    back = await club.page("anna")
    frame = await back.hello(table.name, table.anna.version, table.anna.hash)
    assert frame == {"t": "beat", "v": table.anna.version, "hash": table.anna.hash}


async def test_a_club_that_closes_says_good_bye(club: Club) -> None:
    table = await two(club)
    newcomer = await club.page()
    await club.site.rooms.close()
    for page in (table.anna.page, newcomer):
        assert (await page.next("bye"))["why"] == "closing"
        assert await page.closed() == 1012


# --- Abuse ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "why", "code"),
    [
        ("junk", "malformed", 1008),
        ('{"t":"ack","id":"x","v":1}', "malformed", 1008),
        ("[" * 4000, "malformed", 1008),
        ("x" * 5000, "too-large", 1009),
        (b"\x00\xff", "binary", 1003),
        ('{"t":"act","id":"x","at":1,"action":"7H"}', "no-hello", 1008),
        ('{"t":"beat","v":1,"hash":""}', "no-hello", 1008),
    ],
)
async def test_a_frame_that_no_page_sends_closes_the_connection(
    club: Club, frame: str | bytes, why: str, code: int
) -> None:
    page = await club.page()
    if isinstance(frame, bytes):
        page.send_bytes(frame)
    else:
        page.send_text(frame)
    assert await page.next() == {"t": "bye", "why": why}
    assert await page.closed() == code
    await page.leave()


async def test_ten_thousand_junk_frames_hurt_nobody(club: Club) -> None:
    table = await two(club)
    sent = 0
    while sent < 10_000:
        page = await club.page("anna")
        await page.hello(table.name)
        for number in range(100):
            page.send_text(f"junk {number}" * (number % 7))
            sent += 1
        assert (await page.next("bye"))["why"] == "malformed"
        assert await page.closed() == 1008
        await page.leave()
    answer = await table.anna.wish(
        "act", at=table.anna.version, action=table.anna.seen["actions"][0]
    )
    assert answer["t"] == "ack"
    assert table.anna.faults == []


async def test_a_flood_of_good_frames_is_closed_too(club: Club) -> None:
    table = await two(club)
    one = table.anna
    for _ in range(int(BURST) + 10):
        one.page.send(t="beat", v=one.version, hash=one.hash)
    assert (await one.page.next("bye"))["why"] == "too-fast"
    assert await one.page.closed() == 1008


async def test_a_page_that_does_not_read_is_let_go_and_resumes(club: Club) -> None:
    table = await two(club)
    slow = await club.page()
    await slow.hello(table.name)
    slow.reads.clear()
    club.clock.now += 5
    page = next(p for p in (await club.site.rooms.room(table.name)).pages if p.player is None)
    while page.farewell is None:
        page.send("x" * 10_000)
    assert page.farewell.value == "too-slow"
    slow.reads.set()
    assert await slow.closed() == 1013
    assert (await (await club.page()).hello(table.name))["t"] == "snapshot"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", f"http://{HOST}.evil.example", "http://other"]
)
async def test_pages_of_other_sites_are_not_heard(club: Club, origin: str) -> None:
    page = await club.page("anna", origin=origin)
    assert not page.is_accepted
    assert page.code == 4403


@pytest.mark.parametrize("cookie", ["guest=anna", "guest=", "guest=anna.1.x", "other=1", "\xff;=;"])
async def test_a_forged_cookie_makes_a_stranger(club: Club, cookie: str) -> None:
    table = await two(club)
    page = await club.page(None, cookie=cookie)
    frame = await page.hello(table.name)
    assert frame["seen"]["you"] is None
    assert frame["seen"]["view"]["hand"] is None


async def test_the_cookie_of_somebody_else_shows_his_table_not_mine(club: Club) -> None:
    table = await two(club)
    frame = await (await club.page("bert")).hello(table.name, table.anna.version, table.anna.hash)
    assert frame["t"] == "snapshot"
    assert frame["seen"]["you"] == 1
    assert frame["seen"] == table.bert.seen
