"""Whatever a line does to frames, every page ends with the view that the log gives its seat.

Five pages at one table: two tabs of each player and a spectator. Frames of both directions are
lost, doubled, held back and swapped, connections are cut or left half-open, pages come back.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from pegboard.catalog import rules
from pegboard.club.tables.model import Settings
from pegboard.web.projection import Sight, eyes_of
from support.faulty_line import DEAD, Tab
from support.web import Club, open_club

RATE = 0.2
"""How many frames go wrong."""

STEP = 0.5
"""Seconds of the club's clock in one step."""

TURNS = 12
"""Turns of the event loop in a step: more than any answer needs, from frame to frame."""

CALM = 4 * DEAD
"""Steps without faults in which everybody comes to rest."""


TWO = Settings(game="cribbage", variant="six-card", options={"target": "61"})
FOUR = (
    Settings(game="cribbage", variant="partners", options={"target": "61"}, bots={2: "level-1"}),
    Settings(game="solo-whist", variant="solo", options={"deals": "4"}, bots={3: "level-1"}),
)


class Storm:
    """A table in bad weather."""

    def __init__(self, club: Club, seed: int, settings: Settings = TWO) -> None:
        self.club = club
        self.settings = settings
        self.random = Random(seed)  # noqa: S311 -- weather that can be repeated
        self.counts: Counter[str] = Counter()
        self.tabs: list[Tab] = []
        self.table = ""

    @property
    def injected(self) -> int:
        """How many faults there have been."""
        return sum(self.counts.values())

    async def gather(self) -> None:
        """Let people sit down, each with two tabs, and one more watch.

        He takes the seat of a club player over when there is one.
        """
        club, settings = self.club, self.settings
        players = [await club.guest(name) for name in ("Anna", "Bert", "Cleo", "Dora", "Emma")]
        seats = range(len(rules(settings.game, settings.variant).seats))
        people = players[: len(seats) - len(settings.bots)]
        self.table = await club.open_table(players[0], settings)
        free = [seat for seat in seats if seat not in settings.bots]
        for seat, player in zip(free, people, strict=True):
            await (await club.sit(self.table, player, seat)).leave()
        pages = [*(player for player in people for _ in range(2)), players[len(people)]]
        for number, player in enumerate(pages):
            tab = Tab(club, self.table, player, f"tab{number}", self.random, self.counts)
            self.tabs.append(tab)
        self.tabs[-1].takes = min(settings.bots, default=None)

    async def step(self) -> None:
        """Let a moment pass for everybody."""
        for tab in self.tabs:
            await tab.step()
        self.club.clock.now += STEP
        self.club.site.rooms.pulse()
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def blow(self, steps: int) -> None:
        """Bad weather for so many steps."""
        for tab in self.tabs:
            tab.be_faulty(RATE)
        for _ in range(steps):
            tab = self.random.choice(self.tabs)
            match self.random.randrange(40):
                case 0:
                    self.counts["cut"] += 1
                    await tab.cut()
                case 1:
                    self.counts["gone half-open"] += 1
                    tab.half_open()
                case _:
                    pass
            await self.step()

    async def calm(self) -> None:
        """Good weather until everybody has the same version; they go on playing meanwhile."""
        for tab in self.tabs:
            tab.be_faulty(0.0)
        for _ in range(CALM):
            await self.step()

    async def check(self) -> int:
        """Compare everything that was shown with what the log says; how many views there were."""
        happenings = await self.club.site.tables.since(self.table, 0)
        at = {one.entry.version: one.after for one in happenings}
        refs = Counter((one.entry.by, one.entry.ref) for one in happenings)
        assert max(refs.values()) == 1
        made = {(one.entry.by, one.entry.ref): one.entry.version for one in happenings}
        right: dict[tuple[int, str | None], str] = {}
        for tab in self.tabs:
            assert tab.faults == []
            for version, seat, digest in tab.told:
                key = version, tab.player
                eyes = eyes_of(at[version], tab.player)
                assert eyes.seat == seat
                if key not in right:
                    right[key] = Sight(at[version], eyes).hash
                assert digest == right[key], f"version {version} of seat {seat}"
            versions = [version for version, _, _ in tab.told]
            assert versions == sorted(set(versions))
            assert all(made[str(tab.player), ref] == version for ref, version in tab.acks.items())
            assert not [ref for ref in tab.refused if (tab.player, ref) in made]
        newest = max(at)
        assert all(newest - tab.version <= len(self.tabs) for tab in self.tabs)
        assert self.club.site.rooms.faults == 0
        return sum(len(tab.told) for tab in self.tabs)


async def storm(seed: int, faults: int, settings: Settings = TWO) -> Counter[str]:
    """Weather until so many *faults* were injected."""
    async with open_club(seed=seed) as club:
        weather = Storm(club, seed, settings)
        await weather.gather()
        while weather.injected < faults:
            await weather.blow(100)
            await weather.calm()
        assert await weather.check() > faults // 10
        return weather.counts


async def test_no_view_differs_through_five_thousand_faults(
    record_property: Callable[[str, object], None],
) -> None:
    counts: Counter[str] = Counter()
    for seed in range(5):
        counts += await storm(seed, 1000)
    record_property("faults", dict(counts))
    assert sum(counts.values()) >= 5000
    assert len(counts) == 12, counts
    assert min(counts.values()) > 20, counts


@pytest.mark.parametrize("settings", FOUR, ids=["partners", "solo"])
async def test_no_view_differs_at_a_table_of_four(settings: Settings) -> None:
    """Three people, a club player, and one who takes his seat over in the middle of it all."""
    async with open_club(seed=8) as club:
        weather = Storm(club, 8, settings)
        await weather.gather()
        while weather.injected < 1000 or weather.tabs[-1].seen.get("you") is None:
            await weather.blow(100)
            await weather.calm()
        assert await weather.check() > 100
        told = [seat for _, seat, _ in weather.tabs[-1].told]
        assert told[0] is None
        assert told[-1] == weather.tabs[-1].takes


@pytest.mark.deep
@pytest.mark.timeout(7200)
async def test_no_view_differs_through_a_hundred_thousand_faults() -> None:
    counts: Counter[str] = Counter()
    for seed in range(100, 140):
        counts += await storm(seed, 2500)
    assert sum(counts.values()) >= 100_000
