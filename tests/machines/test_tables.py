"""A table through anything: people who act, wait, send twice and come back; processes that die.

Two services share one store, as two processes would, each behind a door that can fail before an
append or after it was durable. Beside them stands the plainest model there is: what was
acknowledged. After every step (style.md 3.3): the log has no gap, everything acknowledged is in
it once, nobody has been told what is not stored, and whoever resumes gets what the log says.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pegboard.bus import MemoryBus
from pegboard.club.tables import Tables, Verdict, Wish
from pegboard.club.tables.model import Settings
from pegboard.club.tables.ports import StoreUnavailableError
from pegboard.store import MemoryStore
from support.club import PEOPLE, SALT, Guest, house, invite, tables_on
from support.faults import FaultyStore, When

R = TypeVar("R")
Argument: TypeAlias = Any  # a seat, an action's text or nothing, as the kind of wish wants it

TWO = Settings(game="cribbage", variant="six-card", options={"target": "31"})
CLUB = Settings(game="cribbage", variant="six-card", options={"target": "31"}, bots={1: "club"})
THREE = Settings(
    game="cribbage", variant="three-handed", options={"target": "31"}, bots={2: "level-1"}
)
PARTNERS = Settings(
    game="cribbage",
    variant="partners",
    options={"target": "31"},
    bots={1: "level-1", 2: "level-1", 3: "level-2"},
)

hosts = st.integers(0, 1)
people = st.sampled_from(PEOPLE[:3])


class AnyTable(RuleBasedStateMachine):
    """One table, three people, two processes."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = MemoryStore()
        self.buses = [MemoryBus()] * 2
        self.seed = 0
        self.doors = [FaultyStore(self.store), FaultyStore(self.store)]
        self.hosts: list[Tables] = []
        self.name = ""
        self.refs = 0
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.sent: list[tuple[str, Wish, Any]] = []
        self.pages: dict[str, int] = dict.fromkeys(PEOPLE, 0)

    def run(self, work: Coroutine[Any, Any, R]) -> R:
        return self.loop.run_until_complete(work)

    @initialize(
        settings=st.sampled_from([TWO, CLUB, THREE, PARTNERS]), hear_each_other=st.booleans()
    )
    def open(self, *, settings: Settings, hear_each_other: bool) -> None:
        if not hear_each_other:
            self.buses = [MemoryBus(), MemoryBus()]
        self.run(invite(self.store))
        self.hosts = [self.run(self.start(host)) for host in range(2)]
        self.name = self.run(self.hosts[0].open(settings, "anna", "r"))

    async def start(self, host: int) -> Tables:
        self.seed += 1
        door, bus = self.doors[host], self.buses[host]
        return await tables_on(door, bus, rules=house(self.seed)).__aenter__()

    # --- What people do ----------------------------------------------------------------------

    def send(self, host: int, kind: str, wish: Wish, argument: Argument) -> None:
        """Send a wish and hear the answer."""
        self.run(self.sending(host, kind, wish, argument))

    async def sending(self, host: int, kind: str, wish: Wish, argument: Argument) -> None:
        """What is acknowledged must hold from now on; what fails may be done or not."""
        self.sent.append((kind, wish, argument))
        tables = self.hosts[host]
        work: dict[str, Callable[[], Awaitable[Verdict]]] = {
            "sit": lambda: tables.sit(wish, argument, SALT),
            "leave": lambda: tables.leave(wish),
            "fill": lambda: tables.fill(wish, argument, "level-2"),
            "empty": lambda: tables.empty(wish, argument),
            "act": lambda: tables.act(wish, argument),
            "ready": lambda: tables.ready(wish),
            "again": lambda: tables.again(wish, SALT),
        }
        try:
            verdict = await work[kind]()
        except StoreUnavailableError:
            return
        key = (wish.by, wish.ref)
        version = (await self.logged()).get(key)
        if version is not None:
            assert verdict == Verdict(version), "done once, and answered differently"
            self.acknowledged[key] = version
        elif verdict.why is None:
            assert kind in {"ready", "again", "fill"}, "acknowledged, and not in the log"

    async def logged(self) -> dict[tuple[str, str], int]:
        """Every wish in the log with its version."""
        log = await self.store.read(self.name)
        return {(entry.by, entry.ref): entry.version for entry in log}

    def wish(self, player: str, at: int | None = None) -> Wish:
        self.refs += 1
        return Wish(
            table=self.name,
            by=player,
            ref=f"r{self.refs}",
            at=self.pages[player] if at is None else at,
        )

    @rule(host=hosts, player=people, seat=st.integers(-1, 4))
    def sit(self, host: int, player: str, seat: int) -> None:
        """Take a seat, or one over from the club."""
        self.send(host, "sit", self.wish(player), seat)

    @rule(host=hosts, player=people, seat=st.integers(-1, 4))
    def fill(self, host: int, player: str, seat: int) -> None:
        self.send(host, "fill", self.wish(player), seat)

    @rule(host=hosts, player=people, seat=st.integers(0, 3))
    def empty(self, host: int, player: str, seat: int) -> None:
        self.send(host, "empty", self.wish(player), seat)

    @rule(host=hosts, player=people)
    def leave(self, host: int, player: str) -> None:
        self.send(host, "leave", self.wish(player), None)

    @rule(host=hosts, player=people, choice=st.integers(0, 30))
    def act(self, host: int, player: str, choice: int) -> None:
        """Act by the host's newest view."""
        guest = Guest(self.hosts[host], self.name, player)
        state = self.run(guest.state())
        wishes = self.run(guest.can())
        text = wishes[choice % len(wishes)] if wishes else "5H"
        self.send(host, "act", self.wish(player, state.version), text)

    @rule(host=hosts, player=people, choice=st.integers(0, 30))
    def act_by_an_old_page(self, host: int, player: str, choice: int) -> None:
        """Act at the version that the player's page saw last, whatever has happened since."""
        wishes = self.run(Guest(self.hosts[host], self.name, player).can())
        text = wishes[choice % len(wishes)] if wishes else "5H"
        self.send(host, "act", self.wish(player), text)

    @rule(host=hosts, player=people)
    def ready(self, host: int, player: str) -> None:
        state = self.run(self.hosts[host].table(self.name))
        self.send(host, "ready", self.wish(player, state.version), None)

    @rule(host=hosts, player=people)
    def again(self, host: int, player: str) -> None:
        self.send(host, "again", self.wish(player), None)

    @rule(host=hosts, player=people)
    def resign(self, host: int, player: str) -> None:
        self.send(host, "act", self.wish(player), "resign")

    @rule(host=hosts, player=people)
    def resign_in_the_show(self, host: int, player: str) -> None:
        """Everybody plays until the deal is over; then one gives up before or after his word."""
        for seat, name in enumerate(PEOPLE[:3]):
            self.send(host, "sit", self.wish(name), seat)
        for _ in range(40):
            if self.run(self.hosts[host].refresh(self.name)).stage != "playing":
                break
            self.play_on(host)
            self.time_passes()
        version = self.run(self.hosts[host].table(self.name)).version
        self.send(host, "act", self.wish(player, version), "resign")

    @rule(host=hosts)
    def play_on(self, host: int) -> None:
        """Everybody does the first thing he may, so that games come to their end."""
        for player in PEOPLE[:3]:
            guest = Guest(self.hosts[host], self.name, player)
            state = self.run(self.hosts[host].refresh(self.name))
            seat = state.seat_of(player)
            if seat is None:
                continue
            if state.stage == "showing":
                self.send(host, "ready", self.wish(player, state.version), None)
            elif wishes := self.run(guest.can()):
                self.send(host, "act", self.wish(player, state.version), wishes[0])

    @rule(player=people, other=people, choice=st.integers(0, 30))
    def two_act_at_once(self, player: str, other: str, choice: int) -> None:
        """Each through a process of his own, at the same moment."""
        sending: list[Coroutine[Any, Any, None]] = []
        for host, who in enumerate((player, other)):
            state = self.run(self.hosts[host].table(self.name))
            wishes = self.run(Guest(self.hosts[host], self.name, who).can())
            text = wishes[choice % len(wishes)] if wishes else "5H"
            sending.append(self.sending(host, "act", self.wish(who, state.version), text))

        async def both() -> None:
            await asyncio.gather(*sending)

        self.run(both())

    @rule(player=people, other=people)
    def two_sit_at_once(self, player: str, other: str) -> None:
        """Two people and one seat, or one person and two seats."""
        sending = [
            self.sending(host, "sit", self.wish(who), host if player == other else 0)
            for host, who in enumerate((player, other))
        ]

        async def both() -> None:
            await asyncio.gather(*sending)

        self.run(both())

    @precondition(lambda self: bool(self.sent))
    @rule(host=hosts, which=st.integers(0, 1000))
    def send_again(self, host: int, which: int) -> None:
        self.send(host, *self.sent[-1 - which % min(len(self.sent), 8)])

    @rule(host=hosts, player=people)
    def resume(self, host: int, player: str) -> None:
        """A page comes back and gets every entry that it has missed, in order."""
        have = self.pages[player]
        missed = self.run(self.hosts[host].since(self.name, have))
        assert [each.entry.version for each in missed] == list(
            range(have + 1, have + 1 + len(missed))
        )
        log = self.run(self.store.read(self.name, after=have))
        assert [each.entry for each in missed] == list(log)[: len(missed)]
        self.pages[player] = have + len(missed)

    # --- What happens to processes -----------------------------------------------------------

    @rule(host=hosts, when=st.sampled_from(["before", "after"]))
    def the_next_append_fails(self, host: int, when: When) -> None:
        self.doors[host].fail_next = when

    @rule(host=hosts)
    def a_process_dies_and_another_loads(self, host: int) -> None:
        self.run(self.hosts[host].close())
        self.doors[host] = FaultyStore(self.store)
        self.hosts[host] = self.run(self.start(host))
        self.run(self.hosts[host].table(self.name))

    @rule(host=hosts)
    def a_process_looks_at_the_log(self, host: int) -> None:
        state = self.run(self.hosts[host].refresh(self.name))
        assert state.version == len(self.run(self.store.read(self.name)))

    @rule()
    def time_passes(self) -> None:
        """Club players choose, news arrive."""
        for _ in range(5):
            self.run(asyncio.sleep(0))

    # --- What must hold ----------------------------------------------------------------------

    @invariant()
    def the_log_has_no_gap_and_nothing_twice(self) -> None:
        log = self.run(self.store.read(self.name))
        assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        done = [(entry.by, entry.ref) for entry in log]
        assert len(done) == len(set(done))

    @invariant()
    def what_was_acknowledged_is_there(self) -> None:
        logged = self.run(self.logged())
        for key, version in self.acknowledged.items():
            assert logged.get(key) == version

    @invariant()
    def nobody_knows_what_is_not_stored(self) -> None:
        stored = len(self.run(self.store.read(self.name)))
        for tables in self.hosts:
            assert self.run(tables.table(self.name)).version <= stored

    @invariant()
    def processes_at_one_version_agree(self) -> None:
        one, other = (self.run(tables.table(self.name)) for tables in self.hosts)
        if one.version == other.version and one.game is not None and other.game is not None:
            assert one.game.state == other.game.state
            assert (one.places, one.stage, one.ready) == (other.places, other.stage, other.ready)

    @invariant()
    def no_person_in_two_seats(self) -> None:
        for tables in self.hosts:
            places = self.run(tables.table(self.name)).places
            seated = [place.player for place in places if place.kind == "person"]
            takers = [place.taker.player for place in places if place.taker is not None]
            assert len(seated) + len(takers) == len({*seated, *takers})

    @invariant()
    def only_a_club_player_at_play_has_somebody_who_takes_over(self) -> None:
        for tables in self.hosts:
            state = self.run(tables.table(self.name))
            for place in state.places:
                assert place.taker is None or (place.kind, state.stage) == ("club", "playing")

    @invariant()
    def a_word_is_only_waited_for_from_people_who_play(self) -> None:
        for tables in self.hosts:
            state = self.run(tables.table(self.name))
            if state.stage in {"showing", "over"}:
                waited = {seat for seat, said in enumerate(state.ready) if not said}
                assert all(state.places[seat].kind == "person" for seat in waited)
                assert state.stage == "over" or state.game is None or not state.game.left & waited

    def teardown(self) -> None:
        for tables in self.hosts:
            self.run(tables.close())
        if self.name:
            self.run(self.rebuild())
        self.loop.close()

    async def rebuild(self) -> None:
        """A process that starts now knows what the last one knew."""
        async with tables_on(self.store, rules=house(99, pause=3600.0)) as fresh:
            state = await fresh.table(self.name)
            told = await fresh.since(self.name, 0)
            assert [each.entry for each in told] == list(await self.store.read(self.name))
            assert told[-1].after.version == state.version
            is_still = state.stage in {"showing", "over"} and bool(state.people)
            assert not (is_still and all(state.ready))
        for bus in self.buses:
            await bus.close()


AnyTable.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestAnyTable = AnyTable.TestCase
