"""`kill -9` of the server while games run: nothing acknowledged is lost, nothing is done twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, final

import pytest

from pegboard.catalog import rules
from pegboard.club.tables.model import Acted, Entry, Started, Taking
from pegboard.dealing import verify
from pegboard.game import read_record
from pegboard.store import open_store
from support.audit import CARD
from support.resuming import Player
from support.servers import postgres_server
from support.serving import Server

PATIENCE = 120.0
"""Seconds after which a game that does not go on has failed; none ever needs them."""

SETTINGS = {"bot_pause": 0, "beat": 0.2, "log": "json"}


@final
class Evening:
    """A server, a table of two people and a table of one with a club player.

    To the club player's seat somebody comes who takes it over, if *has_taker*.
    """

    def __init__(self, home: Path, seed: int, database: str, *, has_taker: bool) -> None:
        self.server = Server(home, database=database, **SETTINGS)
        self.random = Random(seed)  # noqa: S311 -- moments that can be repeated, more or less
        self.tables: dict[str, list[Player]] = {}
        self._database = database
        self._has_taker = has_taker
        self._frames = 0
        self._news = asyncio.Event()
        self._games: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody who plays."""
        return [player for players in self.tables.values() for player in players]

    async def open(self) -> None:
        """Start the server and let everybody begin to play."""
        await asyncio.to_thread(self.server.start)
        await asyncio.to_thread(self._seat)
        self._games = [asyncio.create_task(player.play()) for player in self.players]

    def _seat(self) -> None:
        anna, table = self.server.open_table("Anna")
        boris = self.server.enter("Boris", table)
        vera, other = self.server.open_table("Vera", bot=True)
        for where, who, seat in ((table, anna, 0), (table, boris, 1), (other, vera, 0)):
            seed = self.random.getrandbits(32)
            player = Player(self.server.url, where, who, seat=seat, seed=seed, news=self._tell)
            self.tables.setdefault(where, []).append(player)
        if self._has_taker:
            zina = self.server.enter("Zina", other)
            player = Player(
                self.server.url, other, zina, seat=1, seed=1, news=self._tell, takes_over=True
            )
            self.tables[other].append(player)

    def _tell(self) -> None:
        self._frames += 1
        self._news.set()

    async def frames(self, number: int) -> None:
        """Wait until the players have been sent *number* frames more."""
        until = self._frames + number
        async with asyncio.timeout(PATIENCE):
            while self._frames < until:
                self._news.clear()
                await self._news.wait()

    async def moment(self) -> None:
        """Wait for a moment somewhere in the games."""
        await self.frames(self.random.randrange(30))
        await asyncio.sleep(self.random.random() * 0.02)

    async def kill(self) -> None:
        """Kill the server at some moment, and start it anew."""
        await self.moment()
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> None:
        """Ask the server at some moment to stop, and start it anew."""
        await self.moment()
        assert await asyncio.to_thread(self.server.terminate, PATIENCE) == 0
        await asyncio.to_thread(self.server.start)

    async def finish(self) -> None:
        """Let everybody play the present game to its end."""
        for player in self.players:
            player.stops_at_the_end = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._games)

    async def close(self) -> None:
        """Let everybody go, and the server too."""
        for game in self._games:
            game.cancel()
        await asyncio.gather(*self._games, return_exceptions=True)
        self.server.stop()

    async def log(self, table: str) -> Sequence[Entry]:
        """The log of *table* as it lies on the disk."""
        store = await open_store(self._database)
        entries = await store.read(table)
        await store.close()
        return entries


@asynccontextmanager
async def evening(
    home: Path, seed: int, database: str = "", *, has_taker: bool = False
) -> AsyncGenerator[Evening]:
    """Everybody at play; all gone at the end."""
    path = database or f"sqlite:///{home / 'club.sqlite'}"
    opened = Evening(home, seed, path, has_taker=has_taker)
    try:
        await opened.open()
        yield opened
    finally:
        await opened.close()


# --- What must hold --------------------------------------------------------------------------


def check_log(log: Sequence[Entry], players: Sequence[Player]) -> None:
    """Every acknowledged wish stands in the log where it was said to be, once; so do all others."""
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    assert max(Counter((entry.by, entry.ref) for entry in log).values()) == 1
    by_people = sorted((entry.version, entry.ref) for entry in log if entry.by)
    assert by_people == sorted((v, ref) for player in players for ref, v in player.acks.items())
    assert len({entry.by for entry in log if entry.by}) == len(players)


def check_club_player(log: Sequence[Entry]) -> None:
    """A club player did something, and never twice in one turn: the turn is in the id."""
    turns = [entry.ref for entry in log if not entry.by and isinstance(entry.body, Acted)]
    assert turns
    assert len(turns) == len(set(turns))


def check_players(players: Sequence[Player]) -> None:
    """They were told one story, without a gap, and end with the same facts for all."""
    assert [player.faults for player in players] == [[] for _ in players]
    assert len({player.version for player in players}) == 1
    facts = [public(player.seen) for player in players]
    assert all(fact == facts[0] for fact in facts)


def public(seen: dict[str, Any]) -> dict[str, Any]:
    """What a viewer sees that does not depend on who he is."""
    own = {"you", "owner", "taking", "actions", "view"}
    view = {
        key: value
        for key, value in seen["view"].items()
        if key not in {"seat", "hand", "kept", "laid_away"}
    }
    return {key: value for key, value in seen.items() if key not in own} | {"view": view}


def check_record(server: Server, table: str, game: int) -> None:
    """The record of a finished game is strict format 1, and its shuffle is proved."""
    answer = server.get(f"/api/tables/{table}/record?game={game}")
    record = read_record(answer.text, rules)
    assert str(record) == answer.text
    assert verify(record).ok


def check_written(text: str, log: Sequence[Entry]) -> None:
    """What the server wrote about itself holds no traceback, no card and nothing secret."""
    started = [entry.body for entry in log if isinstance(entry.body, Started)]
    secrets = [secret for body in started for secret in (body.secret, body.next_secret)]
    assert secrets
    assert not [secret for secret in secrets if secret in text]
    assert CARD.findall(text) == []
    assert "Traceback" not in text


async def check(party: Evening) -> None:
    """Play to the end of a game and check everything."""
    await party.finish()
    log: Sequence[Entry] = ()
    for table, players in party.tables.items():
        log = await party.log(table)
        check_log(log, players)
        check_players(players)
        for game in range(1, sum(isinstance(entry.body, Started) for entry in log) + 1):
            check_record(party.server, table, game)
    check_club_player(await party.log(list(party.tables)[1]))
    assert party.server.get("/api/health").json()["faults"] == 0
    check_written(party.server.log.read_text(), log)


async def killed(home: Path, seed: int, kills: int) -> None:
    """Play through so many *kills*."""
    async with evening(home, seed) as party:
        for _ in range(kills):
            await party.kill()
        await check(party)
        assert min(player.resumed for player in party.players) >= kills // 2


@pytest.mark.timeout(600)
async def test_nothing_acknowledged_is_lost_or_doubled_by_twenty_kills(tmp_path: Path) -> None:
    await killed(tmp_path, seed=20, kills=20)


@pytest.mark.timeout(600)
async def test_a_seat_is_taken_over_though_the_server_dies_meanwhile(tmp_path: Path) -> None:
    """It dies as soon as the wish is acknowledged, and some more times up to the end."""
    async with evening(tmp_path, seed=5, has_taker=True) as party:
        table = list(party.tables)[1]
        zina = party.tables[table][-1]
        async with asyncio.timeout(PATIENCE):
            while not zina.acks:
                await party.frames(1)
        for _ in range(3):
            await party.kill()
        await check(party)
        bodies = [entry.body for entry in await party.log(table)]
        assert [body.seat for body in bodies if isinstance(body, Taking)] == [1]
        assert zina.seen["you"] == 1
        record = read_record(party.server.get(f"/api/tables/{table}/record?game=1").text, rules)
        assert record.tag("Seat1") == "Pegboard, Zina"


@pytest.mark.deep
@pytest.mark.timeout(3600)
async def test_nothing_acknowledged_is_lost_or_doubled_by_two_hundred_kills(tmp_path: Path) -> None:
    await killed(tmp_path, seed=200, kills=200)


@pytest.mark.timeout(600)
async def test_a_stop_while_games_run_is_clean_and_loses_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, seed=3) as party:
        for _ in range(3):
            await party.stop()
        await check(party)


@pytest.mark.services
@pytest.mark.timeout(600)
async def test_a_database_that_drops_its_connections_loses_nothing(tmp_path: Path) -> None:
    with postgres_server() as postgres:
        async with evening(tmp_path, seed=4, database=postgres.new_database()) as party:
            for _ in range(20):
                await party.moment()
                await asyncio.to_thread(postgres.cut_connections)
            await check(party)
            assert sum(player.resumed for player in party.players) == 0
