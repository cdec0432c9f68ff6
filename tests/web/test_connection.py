"""A page's connection: a bounded queue, one last word, and a measure of frames."""

import asyncio
import json

from pegboard.web._connection import Connection
from pegboard.web._frames import Farewell
from pegboard.web._limits import BURST, QUEUE_BYTES, RATE, Bucket


class Reader:
    """A socket that takes frames, or none at all while it is stuck."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()

    async def send(self, frame: str) -> None:
        await self.reads.wait()
        self.frames.append(frame)


async def test_frames_are_sent_in_order_and_the_reason_last() -> None:
    page, reader = Connection("anna", 0.0), Reader()
    writer = asyncio.create_task(page.write(reader.send))
    page.send("one")
    await asyncio.sleep(0)
    page.send("two")
    page.close(Farewell.CLOSING)
    page.send("three")
    assert await writer is Farewell.CLOSING
    assert reader.frames == ["one", "two", '{"t":"bye","why":"closing"}']


async def test_the_first_reason_stands() -> None:
    page, reader = Connection(None, 0.0), Reader()
    page.close(Farewell.MALFORMED)
    page.close(Farewell.SILENT)
    assert await page.write(reader.send) is Farewell.MALFORMED
    assert len(reader.frames) == 1


async def test_a_page_that_does_not_read_is_let_go_with_what_it_missed_thrown_away() -> None:
    page, reader = Connection("anna", 0.0), Reader()
    reader.reads.clear()
    writer = asyncio.create_task(page.write(reader.send))
    frame = "x" * 50_000
    sent = 0
    while page.farewell is None:
        page.send(frame)
        sent += 1
        await asyncio.sleep(0)
    assert page.farewell is Farewell.TOO_SLOW
    assert sent == QUEUE_BYTES // 50_000 + 1
    reader.reads.set()
    assert await writer is Farewell.TOO_SLOW
    assert reader.frames[0] == frame  # it was on its way already
    assert [json.loads(text) for text in reader.frames[1:]] == [{"t": "bye", "why": "too-slow"}]


async def test_a_page_that_reads_may_be_sent_any_amount() -> None:
    page, reader = Connection("anna", 0.0), Reader()
    writer = asyncio.create_task(page.write(reader.send))
    for _ in range(100):
        page.send("x" * 50_000)
        await asyncio.sleep(0)
    page.close(Farewell.CLOSING)
    assert await writer is Farewell.CLOSING
    assert len(reader.frames) == 101


def test_a_bucket_gives_its_burst_at_once_and_its_rate_for_ever() -> None:
    bucket = Bucket(0.0, burst=3, rate=2)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(10.0, burst=1, rate=1)
    assert bucket.take(10.0)
    assert not bucket.take(5.0)


async def test_hearing_a_page_counts_its_frames_and_notes_when() -> None:
    page = Connection("anna", 0.0)
    assert all(page.hear(1.0) for _ in range(int(BURST)))
    assert not page.hear(1.0)
    assert page.heard == 1.0
    assert page.hear(1.0 + 1.5 / RATE)
