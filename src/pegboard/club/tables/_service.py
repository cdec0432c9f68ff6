"""The table service: decide, store, tell, in that order (see docs/decisions).

Any process may serve any table. An action is checked against the table as this process knows
it, its entry is appended to the log, and only then is it folded, acknowledged and told. The
primary key (table, version) decides who was first; who was not reads what came, and decides
again. So a process that dies at any moment loses nothing that was acknowledged, and a wish that
is sent again is found among those done.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Self, final

import msgspec

from pegboard.club.tables import _decide, _lists
from pegboard.club.tables._club_player import CLUB, ClubPlayers, Decide
from pegboard.club.tables._house import House
from pegboard.club.tables._live import Listener, LiveTable
from pegboard.club.tables._record import record_text
from pegboard.club.tables._refusal import ClubRefusal, ClubRefused
from pegboard.club.tables._state import Happening, TableState, Verdict, Wish
from pegboard.club.tables._tasks import Tasks
from pegboard.club.tables.model import Body, Entry, Settings, TableRecord
from pegboard.club.tables.ports import (
    Bus,
    Jobs,
    StaleWriteError,
    Store,
    StoreUnavailableError,
    UnknownTableError,
)
from pegboard.game import Refused, Seat

log = logging.getLogger(__name__)

CHANNEL: Final = "tables"


class News(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others: this table has come to this version."""

    origin: str
    table: str
    version: int


_NEWS: Final = msgspec.json.Decoder(News)


@final
class Tables:
    """All tables of a club, as one process serves them; an async context manager.

    Args:
        store: log and directory.
        bus: news from and to other processes.
        jobs: where club players think.
        house: clock, chance and habits.
    """

    def __init__(self, store: Store, bus: Bus, jobs: Jobs, house: House) -> None:
        self._store = store
        self._bus = bus
        self._house = house
        self._origin = house.chance.table_name()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = Tasks()
        self._club = ClubPlayers(jobs, house, self._tasks, self._wish)

    async def __aenter__(self) -> Self:
        """Begin to listen to other processes.

        Raises:
            OSError: the bus does not answer.
        """
        heard = asyncio.Event()
        hearing = self._tasks.spawn(self._hear(heard))
        hearing.add_done_callback(lambda _: heard.set())
        await heard.wait()
        if hearing.done():
            hearing.result()
        if self._house.patrol:
            self._tasks.spawn(self._patrol())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close."""
        await self.close()

    async def close(self) -> None:
        """Let wishes under way finish, stop waiting, and end every listener's iteration.

        Store, bus and jobs were given and are not closed here.
        """
        await self._tasks.end()
        for live in self._tables.values():
            for listener in live.listeners:
                listener.is_over = True
            live.tell()
        self._tables.clear()

    # --- Looking -----------------------------------------------------------------------------

    async def table(self, name: str) -> TableState:
        """The table as this process knows it; loaded from its log when it does not.

        Raises:
            UnknownTableError: there is no such table.
        """
        return (await self._live(name)).state

    async def refresh(self, name: str) -> TableState:
        """The table as its log has it now, for when news from another process may be lost.

        Raises:
            UnknownTableError: there is no such table.
        """
        live = await self._live(name)
        async with live.lock:
            await self._catch_up(live, pause=self._house.pause + self._house.grace)
        return live.state

    async def since(self, name: str, version: int) -> tuple[Happening, ...]:
        """Every entry after *version* in order, with its events; empty for a later version.

        Raises:
            UnknownTableError: there is no such table.
        """
        live = await self._live(name)
        recent = live.since(version)
        if recent is not None:
            return recent
        replay = LiveTable(live.record, self._house.rules)
        happenings: list[Happening] = []
        for entry in await self._store.read(name):
            replay.take((entry,))
            happenings.append(replay.recent[-1])
        return tuple(happenings[max(version, 0) :])

    @asynccontextmanager
    async def listen(self, name: str) -> AsyncGenerator[AsyncIterator[int]]:
        """New versions of the table, each as soon as it is durable; several may come as one.

        Raises:
            UnknownTableError: there is no such table.
        """
        live = await self._live(name)
        listener = Listener(live.state.version)
        live.listeners.add(listener)
        try:
            yield listener.versions()
        finally:
            live.listeners.discard(listener)

    async def record(self, name: str, game: int | None = None) -> str:
        """Game number *game* of the table, the present or last one without it, in format 1.

        A finished game is told whole, with the proof; of one under way everybody is told the
        deals that are over.

        Raises:
            UnknownTableError: there is no such table.
            ClubRefused: ``no-such-game``.
        """
        live = await self._live(name)
        entries = await self._store.read(name)
        return record_text(live.record, entries, game, self._house)

    # --- Wishing -----------------------------------------------------------------------------

    async def open(self, settings: Settings, owner: str, ref: str) -> str:
        """Open a table and return its name; the same name for the same *owner* and *ref*.

        Raises:
            OptionError: unknown game, variant or option, or a value that does not apply.
            ClubRefused: ``bad-bots`` (no seat left for a person, or no such seat), ``bad-id``.
        """
        _decide.check_ref(ref)
        _decide.check_settings(settings, self._house.levels, self._house.rules)
        record = await self._store.add_table(
            TableRecord(
                name=self._house.chance.table_name(),
                settings=settings,
                owner=owner,
                ref=ref,
                created=self._house.clock(),
            )
        )
        await self._live(record.name)
        return record.name

    async def sit(self, wish: Wish, seat: Seat, salt: str) -> Verdict:
        """Take a seat that is free or a club player's; when all are taken, the game begins.

        From a club player who is playing a deal the seat goes over at the end of that deal.
        """
        player = await self._store.player(wish.by)
        if player is None:
            state = await self.table(wish.table)
            return Verdict(state.version, ClubRefusal.NO_SUCH_PLAYER)
        return await self._wish(wish, lambda state: _decide.sit(state, player, seat, salt))

    async def leave(self, wish: Wish) -> Verdict:
        """Give the seat up, before the first card or after a game, or the wish to take one over.

        After a game a club player stands in, so that the others may have their rematch.
        """
        stand_in = self._house.stand_in
        return await self._wish(wish, lambda state: _decide.leave(state, wish, stand_in))

    async def fill(self, wish: Wish, seat: Seat, level: str) -> Verdict:
        """As the maker of the table put a club player into a seat before the first card."""
        levels = self._house.offered
        return await self._wish(wish, lambda state: _decide.fill(state, wish, seat, level, levels))

    async def empty(self, wish: Wish, seat: Seat) -> Verdict:
        """As the maker of the table take a club player out again before the first card."""
        return await self._wish(wish, lambda state: _decide.empty(state, wish, seat))

    async def act(self, wish: Wish, action: str) -> Verdict:
        """Act in the game, in the words of the record without the seat."""
        chance = self._house.chance
        return await self._wish(wish, lambda state: _decide.act(state, wish, action, chance))

    async def ready(self, wish: Wish) -> Verdict:
        """Say that the show has been seen."""
        chance = self._house.chance
        return await self._wish(wish, lambda state: _decide.ready(state, wish, chance))

    async def again(self, wish: Wish, salt: str) -> Verdict:
        """Wish the next game of the match, or a rematch."""
        return await self._wish(wish, lambda state: _decide.again(state, wish, salt))

    # --- Decide, store, tell -----------------------------------------------------------------

    async def _wish(self, wish: Wish, decide: Decide) -> Verdict:
        """Carry a wish out to the end, even when the one who asked has gone meanwhile.

        Raises:
            UnknownTableError: there is no such table.
            StoreUnavailableError: it is not known whether the wish is done; ask again.
        """
        try:
            _decide.check_ref(wish.ref)
        except ClubRefused as refused:
            return Verdict((await self.table(wish.table)).version, refused.why)
        return await asyncio.shield(self._tasks.spawn_wish(self._done(wish, decide)))

    async def _done(self, wish: Wish, decide: Decide) -> Verdict:
        live = await self._live(wish.table)
        known = live.state.version
        async with live.lock:
            if live.is_doubtful or wish.at > live.state.version:
                await self._catch_up(live)
            verdict = await self._decided(live, wish, decide)
            if verdict.why is None:
                await self._duties(live)
        if live.state.version > known:
            await self._told(live)
        return verdict

    async def _decided(self, live: LiveTable, wish: Wish, decide: Decide) -> Verdict:
        """Decide and store, and again as long as others are first.

        What writes nothing is answered only by who knows the whole log: the very wish may have
        been done through another process, whose news were lost.
        """
        while True:
            done = live.done.get((wish.by, wish.ref))
            if done is not None:
                return Verdict(done)
            state = live.state
            why: str | None = None
            try:
                body = decide(state)
            except ClubRefused as refused:
                body, why = None, refused.why
            except Refused as refused:
                body, why = None, refused.reason
            if body is None:
                await self._catch_up(live)
                if live.state is state:
                    return Verdict(state.version, why)
            elif await self._append(live, wish, body):
                return Verdict(live.state.version)

    async def _append(self, live: LiveTable, wish: Wish, body: Body) -> bool:
        """Make the next entry durable and fold it; ``False`` when another process was first."""
        entry = Entry(
            version=live.state.version + 1,
            ref=wish.ref,
            by=wish.by,
            at=self._house.clock(),
            body=body,
        )
        try:
            await self._store.append(live.state.name, entry)
        except StaleWriteError:
            await self._catch_up(live)
            return False
        except BaseException:
            live.is_doubtful = True
            raise
        players = [place.player for place in live.state.places]
        live.take((entry,))
        await _lists.follow_up(self._store, live, body, players)
        return True

    async def _told(self, live: LiveTable) -> None:
        """Tell this process, then the others; that may be lost, for who resumes asks the log."""
        live.tell()
        self._club.wake(live, self._house.pause)
        news = News(self._origin, live.state.name, live.state.version)
        await self._bus.publish(CHANNEL, msgspec.json.encode(news))

    async def _duties(self, live: LiveTable) -> None:
        """What the club owes the table: the commitment, the start of a game, a deal.

        The wish before it is done whatever happens here; what the store fails is tried again.
        """
        chance = self._house.chance
        while (body := _decide.duty(live.state, chance)) is not None:
            ref = f"{body.__struct_config__.tag}-{live.state.version + 1}"
            try:
                await self._append(live, Wish(table=live.state.name, by=CLUB, ref=ref), body)
            except StoreUnavailableError:
                log.warning("table %s: the club's own entry is put off", live.state.name)
                self._tasks.spawn(self._make_up(live))
                return

    async def _make_up(self, live: LiveTable) -> None:
        await asyncio.sleep(self._house.retry)
        async with live.lock:
            try:
                await self._catch_up(live)
            except StoreUnavailableError:
                self._tasks.spawn(self._make_up(live))
                return
            known = live.state.version
            await self._duties(live)
        if live.state.version > known:
            await self._told(live)

    # --- Loading and hearing -----------------------------------------------------------------

    async def _live(self, name: str) -> LiveTable:
        live = self._tables.get(name)
        if live is not None:
            return live
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = self._tasks.spawn(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> LiveTable:
        record = await self._store.table(name)
        if record is None:
            raise UnknownTableError(name)
        live = LiveTable(record, self._house.rules)
        async with live.lock:
            live.take(await self._store.read(name))
            await _lists.mend(self._store, live)
            await self._duties(live)
        self._forget_some()
        self._tables[name] = live
        self._club.wake(live, self._house.pause)
        return live

    async def _catch_up(self, live: LiveTable, pause: float | None = None) -> None:
        """Read what other processes appended, and tell it here."""
        if live.take(await self._store.read(live.state.name, after=live.state.version)):
            live.tell()
            self._club.wake(live, self._house.pause if pause is None else pause)
        live.is_doubtful = False

    async def _hear(self, heard: asyncio.Event) -> None:
        """Follow what other processes tell, for the tables that this one knows."""
        async with self._bus.subscribe(CHANNEL) as told:
            heard.set()
            async for text in told:
                news = _NEWS.decode(text)
                live = self._tables.get(news.table)
                if live is None or news.origin == self._origin:
                    continue
                if news.version > live.state.version:
                    self._tasks.spawn(self._refresh_quietly(news.table))

    async def _patrol(self) -> None:
        """Look now and then at the log of each table that somebody listens to."""
        while True:
            await asyncio.sleep(self._house.patrol)
            for name, live in tuple(self._tables.items()):
                if live.listeners:
                    await self._refresh_quietly(name)

    async def _refresh_quietly(self, name: str) -> None:
        with suppress(StoreUnavailableError):
            await self.refresh(name)

    def _forget_some(self) -> None:
        """Let go of the tables loaded first that nobody uses, beyond what the house keeps."""
        too_many = len(self._tables) - self._house.kept
        if too_many <= 0:
            return
        idle = [name for name, live in self._tables.items() if not live.is_in_use]
        for name in idle[:too_many]:
            del self._tables[name]
