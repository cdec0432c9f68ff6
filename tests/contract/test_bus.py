"""What every bus promises, on memory and Valkey."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from pegboard.bus import BusAddressError, open_bus
from pegboard.bus._subscriber import MOST_WAITING, Subscriber
from pegboard.bus._valkey import BusUnavailableError
from pegboard.club.tables.ports import Bus
from support.servers import Broker


async def take(told: AsyncIterator[bytes], number: int) -> list[bytes]:
    return [await anext(told) for _ in range(number)]


async def test_every_subscriber_of_a_channel_hears_everything_in_order(bus: Bus) -> None:
    news = [b"%d" % number for number in range(100)]
    async with bus.subscribe("oak") as one, bus.subscribe("oak") as other:
        for each in news:
            await bus.publish("oak", each)
        assert await take(one, 100) == news
        assert await take(other, 100) == news


async def test_channels_are_apart(bus: Bus) -> None:
    async with bus.subscribe("oak") as oak, bus.subscribe("elm") as elm:
        await bus.publish("elm", b"1")
        await bus.publish("oak", b"2")
        assert await anext(oak) == b"2"
        assert await anext(elm) == b"1"


async def test_news_without_a_listener_are_gone(bus: Bus) -> None:
    await bus.publish("oak", b"early")
    async with bus.subscribe("oak") as oak:
        await bus.publish("oak", b"now")
        assert await anext(oak) == b"now"
    async with bus.subscribe("oak") as oak:
        await bus.publish("oak", b"later")
        assert await anext(oak) == b"later"


async def test_any_bytes_come_through(bus: Bus) -> None:
    async with bus.subscribe("oak") as oak:
        for each in (b"", b"\x00\xff\r\n", "пять".encode()):
            await bus.publish("oak", each)
            assert await anext(oak) == each


async def test_closing_ends_every_subscription(bus: Bus) -> None:
    async with bus.subscribe("oak") as oak:
        await bus.publish("oak", b"last")
        assert await anext(oak) == b"last"
        await bus.close()
        assert [each async for each in oak] == []


@pytest.mark.services
async def test_news_go_from_one_process_to_another(valkey: Broker) -> None:
    one, other = open_bus(valkey.url), open_bus(valkey.url)
    async with other.subscribe("oak") as oak:
        await one.publish("oak", b"1")
        assert await anext(oak) == b"1"
    await one.close()
    await other.close()


@pytest.mark.services
async def test_a_subscription_outlives_its_connection(valkey: Broker) -> None:
    """The broker drops every client; who listens is subscribed again by himself."""
    bus = open_bus(valkey.url)
    async with bus.subscribe("oak") as oak:
        await bus.publish("oak", b"before")
        assert await anext(oak) == b"before"
        for _ in range(3):
            await asyncio.to_thread(valkey.drop_subscribers)
            heard = asyncio.create_task(take(oak, 1))
            while not heard.done():
                await bus.publish("oak", b"after")
                await asyncio.wait([heard], timeout=0.01)
            assert await heard == [b"after"]
    await bus.close()


@pytest.mark.services
async def test_a_broker_that_is_away_is_waited_for(valkey: Broker) -> None:
    bus = open_bus(valkey.url)
    async with bus.subscribe("oak") as oak:
        await asyncio.to_thread(valkey.stop)
        await bus.publish("oak", b"lost")
        await asyncio.to_thread(valkey.start)
        heard = asyncio.create_task(take(oak, 1))
        while not heard.done():
            await bus.publish("oak", b"back")
            await asyncio.wait([heard], timeout=0.01)
        assert await heard == [b"back"]
    await bus.close()


async def test_a_broker_that_does_not_answer_at_the_start_is_told() -> None:
    bus = open_bus("unix:///nowhere.sock")
    with pytest.raises(BusUnavailableError):
        async with bus.subscribe("oak"):
            pass
    await bus.close()


@pytest.mark.parametrize("url", ["", "amqp://host", "valkey", "localhost:6379"])
def test_an_address_that_names_no_bus_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BusAddressError, match="redis://"):
        open_bus(url)


async def test_a_slow_subscriber_loses_the_oldest_news() -> None:
    slow = Subscriber()
    for number in range(MOST_WAITING + 3):
        slow.tell(b"%d" % number)
    slow.end()
    heard = [each async for each in slow.news()]
    assert len(heard) == MOST_WAITING - 1
    assert heard[-1] == b"%d" % (MOST_WAITING + 2)
