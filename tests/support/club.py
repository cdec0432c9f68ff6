"""A club in memory for tests: time and chance by hand, players who play the first thing."""

import asyncio
import itertools
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from pegboard.bus import MemoryBus
from pegboard.cards import Card
from pegboard.club.tables import Chance, Choose, House, Tables, TableState, Verdict, Wish
from pegboard.club.tables.model import Player, Settings
from pegboard.club.tables.ports import Bus, Jobs, Store
from pegboard.dealing import packs_by_commitment
from pegboard.game import Pack, Packs
from pegboard.jobs import HereJobs

R = TypeVar("R")

SALT = "0123456789abcdef" * 2
PEOPLE = ("anna", "boris", "vera", "gleb")


class Seeded:
    """Chance that can be repeated: names, secrets and packs follow from a seed."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)  # noqa: S311 -- chance that can be repeated

    def table_name(self) -> str:
        return f"table{self._random.randrange(10**9)}"

    def secret(self) -> bytes:
        return self._random.randbytes(32)

    def seed(self) -> int:
        return self._random.randrange(10**9)

    def packs(self, secret: bytes, salts: Sequence[str], cards: Pack) -> Packs:
        return packs_by_commitment(secret, salts, cards)


class Stacked(Seeded):
    """Chance whose packs begin with the cards that a test wishes, by number of the pack."""

    def __init__(self, tops: Mapping[int, str]) -> None:
        super().__init__()
        self._tops = tops

    def packs(self, secret: bytes, salts: Sequence[str], cards: Pack) -> Packs:
        del secret, salts

        def pack(number: int) -> Pack:
            top = tuple(Card.parse(word) for word in self._tops.get(number, "").split())
            return (*top, *(card for card in cards if card not in top))

        return pack


class HeldJobs:
    """Work that is done when the test lets it, and counted."""

    def __init__(self) -> None:
        self.may_go = asyncio.Event()
        self.arguments: list[tuple[Any, ...]] = []
        self._begun = asyncio.Event()

    async def run(self, work: Callable[..., R], *arguments: object) -> R:
        self.arguments.append(arguments)
        self._begun.set()
        await self.may_go.wait()
        return work(*arguments)

    async def until(self, number: int) -> None:
        """Wait until so many pieces of work have begun."""
        while len(self.arguments) < number:
            self._begun.clear()
            await self._begun.wait()

    async def close(self) -> None:
        """Nothing to end."""


def first(  # noqa: PLR0913, PLR0917 -- the shape of the port
    game: str,
    variant: str,
    options: Mapping[str, str],
    level: str,
    view: object,
    actions: Sequence[Any],
    seed: int,
) -> Any:  # noqa: ANN401 -- an action of whatever game
    """A club player who does the first thing that he may."""
    del game, variant, options, level, view, seed
    return actions[0]


def any_of(  # noqa: PLR0913, PLR0917 -- the shape of the port
    game: str,
    variant: str,
    options: Mapping[str, str],
    level: str,
    view: object,
    actions: Sequence[Any],
    seed: int,
) -> Any:  # noqa: ANN401 -- an action of whatever game
    """A club player who does anything that he may, by his seed."""
    del game, variant, options, level, view
    return Random(seed).choice(actions)  # noqa: S311 -- a choice that can be repeated


def ticking() -> Callable[[], float]:
    """A clock that goes on by a second whenever it is read."""
    seconds = itertools.count(1_000)
    return lambda: float(next(seconds))


def house(
    seed: int = 1,
    *,
    chance: Chance | None = None,
    choose: Choose = first,
    pause: float = 0.0,
) -> House:
    """A house whose clock ticks and whose chance follows from *seed*."""
    return House(
        clock=ticking(),
        choose=choose,
        chance=chance or Seeded(seed),
        pause=pause,
    )


def tables_on(
    store: Store, bus: Bus | None = None, jobs: Jobs | None = None, rules: House | None = None
) -> Tables:
    """One process's tables on *store*."""
    return Tables(store, bus or MemoryBus(), jobs or HereJobs(), rules or house())


async def invite(store: Store) -> None:
    """Make everybody known to the club."""
    for name in PEOPLE:
        await store.add_player(Player(id=name, name=name.title(), created=1.0))


SIX_CARD = Settings(game="cribbage", variant="six-card")
SHORT = Settings(game="cribbage", variant="six-card", options={"target": "31"})
AGAINST_CLUB = Settings(game="cribbage", variant="six-card", bots={1: "club"})


class Guest:
    """A person with one page: sends wishes at the version that the page last saw."""

    def __init__(self, tables: Tables, table: str, name: str) -> None:
        self.tables = tables
        self.table = table
        self.name = name
        self._refs = itertools.count(1)

    async def state(self) -> TableState:
        return await self.tables.table(self.table)

    async def wish(self, ref: str | None = None, at: int | None = None) -> Wish:
        version = (await self.state()).version if at is None else at
        return Wish(
            table=self.table,
            by=self.name,
            ref=f"{self.name}-{next(self._refs)}" if ref is None else ref,
            at=version,
        )

    async def sit(self, seat: int, salt: str = SALT) -> Verdict:
        return await self.tables.sit(await self.wish(), seat, salt)

    async def leave(self) -> Verdict:
        return await self.tables.leave(await self.wish())

    async def fill(self, seat: int, level: str = "level-1") -> Verdict:
        return await self.tables.fill(await self.wish(), seat, level)

    async def empty(self, seat: int) -> Verdict:
        return await self.tables.empty(await self.wish(), seat)

    async def act(self, text: str, *, ref: str | None = None, at: int | None = None) -> Verdict:
        return await self.tables.act(await self.wish(ref, at), text)

    async def ready(self, *, ref: str | None = None, at: int | None = None) -> Verdict:
        return await self.tables.ready(await self.wish(ref, at))

    async def again(self, *, ref: str | None = None, salt: str = SALT) -> Verdict:
        return await self.tables.again(await self.wish(ref), salt)

    async def can(self) -> list[str]:
        """What this person may do now, in the words of the record."""
        state = await self.state()
        seat = state.seat_of(self.name)
        if state.game is None or seat is None or seat in state.game.left:
            return []
        rules = state.game.rules
        return [rules.write(action) for action in rules.actions(state.game.state, seat)]

    async def go_on(self, random: Random | None = None) -> bool:
        """Do the first thing that this person may, or anything; whether there was any."""
        state = await self.state()
        seat = state.seat_of(self.name)
        if seat is None:
            return False
        if state.stage == "showing" and not state.ready[seat]:
            verdict = await self.ready()
        elif wishes := await self.can():
            verdict = await self.act(random.choice(wishes) if random else wishes[0])
        else:
            return False
        assert verdict.why is None, verdict
        return True


async def seated(tables: Tables, settings: Settings, *names: str) -> list[Guest]:
    """A table with these people in the seats that no club player has."""
    name = await tables.open(settings, names[0], "table")
    guests = [Guest(tables, name, person) for person in names]
    state = await tables.table(name)
    free = [seat for seat, place in enumerate(state.places) if place.kind == "empty"]
    for guest, seat in zip(guests, free, strict=False):
        assert (await guest.sit(seat)).why is None
    return guests


async def play_to_the_end(guests: Sequence[Guest], random: Random | None = None) -> TableState:
    """Let people play the first thing they may, or anything, until the game is over."""
    return await play_until(guests, lambda state: state.stage == "over", random)


async def play_until(
    guests: Sequence[Guest], is_enough: Callable[[TableState], bool], random: Random | None = None
) -> TableState:
    """Let people play the first thing they may, or anything, until *is_enough*."""
    async with guests[0].tables.listen(guests[0].table) as news:
        while True:
            state = await guests[0].state()
            has_moved = False
            for guest in guests:
                if is_enough(now := await guest.state()):
                    return now
                has_moved |= await guest.go_on(random)
            if not has_moved and (await guests[0].state()).version == state.version:
                await anext(news)  # a club player is to act
