"""One table's open pages in this process: what is made for one viewer is made once.

Each entry of the log is encoded once a viewer (a seat, or all spectators together), however many
pages that viewer has open. A page that missed something gets the entries after its version, so
that it can still tell what happened, or a snapshot where that is much shorter; a page that is
ahead of the log, or sees something else than it should, gets a snapshot.
"""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, final

import structlog

from pegboard.club.tables import Happening, TableState
from pegboard.club.tables.model import Started
from pegboard.web._connection import Connection
from pegboard.web._elsewhere import Elsewhere
from pegboard.web._limits import DEAD_AFTER
from pegboard.web._wire import encode
from pegboard.web.messages import Here
from pegboard.web.projection import (
    Eyes,
    Sight,
    events_frame,
    eyes_of,
    shows_in,
    shows_seen,
    story_seen,
    usual_seen,
)

RECENT: Final = 64
"""Entries kept to resume from; whoever missed more gets a snapshot."""

WORTH_TELLING: Final = 24 * 1024
"""Bytes of missed entries that are sent though a snapshot is shorter: some eight cards laid; and
of the events that a page which comes new to a game is told."""

_log: Final = structlog.get_logger("pegboard.live")


@final
class Room:
    """The pages at one table, and the table as they have been told it.

    Args:
        table: the table at some version.
        history: what has happened in its present game, up to that version or further.
        clock: seconds that only go forward.
        elsewhere: who is here through other processes.

    Attributes:
        table: the table at the newest version told here.
        faults: how often a page saw something else than it should; none is ever expected.
    """

    def __init__(
        self,
        table: TableState,
        history: Sequence[Happening],
        clock: Callable[[], float],
        elsewhere: Elsewhere,
    ) -> None:
        self.table = history[-1].after if history else table
        self.faults = 0
        self._clock = clock
        self._elsewhere = elsewhere
        self._pages: set[Connection] = set()
        self._recent: deque[Happening] = deque(history, maxlen=RECENT)
        self._shows = list(shows_in(history))
        self._story = [(one.entry.version, event) for one in history for event in one.events]
        self._sights: dict[int, dict[Eyes, Sight]] = {}
        self._parts: dict[int, dict[Eyes, bytes]] = {}
        self._snapshots: dict[tuple[Eyes, bool], tuple[int, bytes]] = {}
        self._here: Here | None = None

    @property
    def pages(self) -> frozenset[Connection]:
        """The connections here."""
        return frozenset(self._pages)

    # --- Coming and going ------------------------------------------------------------------

    def enter(self, page: Connection, have: int, digest: str) -> None:
        """Give *page* what it lacks, having version *have* with hash *digest*; and who is here."""
        self._pages.add(page)
        self.resume(page, have, digest)
        before = self._here
        self.tell_presence()
        if self._here == before and before is not None:
            page.send(encode(before).decode())

    def leave(self, page: Connection) -> None:
        """*page* is closed."""
        self._pages.discard(page)
        self.tell_presence()

    def present(self) -> tuple[set[str], int]:
        """Players, and how many without a name, who are here in this process and not silent."""
        now = self._clock()
        alive = [page.player for page in self._pages if now - page.heard < DEAD_AFTER]
        return {player for player in alive if player is not None}, alive.count(None)

    def tell_presence(self) -> None:
        """Tell all pages who is here, if that has changed; a silent page is not."""
        players, strangers = self.present()
        players |= self._elsewhere.players(self.table.name)
        strangers += self._elsewhere.strangers(self.table.name)
        sitting = {place.player for place in self.table.places if place.player is not None}
        here = Here(
            seats=tuple(
                place.kind == "club" or place.player in players for place in self.table.places
            ),
            watching=len(players - sitting) + strangers,
        )
        if here != self._here:
            self._here = here
            frame = encode(here).decode()
            for page in self._pages:
                page.send(frame)

    # --- What happened ---------------------------------------------------------------------

    def take(self, happenings: Sequence[Happening]) -> bool:
        """Tell what happened, in order; false when something before it is missing."""
        fresh = [one for one in happenings if one.entry.version > self.table.version]
        if fresh and fresh[0].entry.version != self.table.version + 1:
            return False
        if fresh:
            self._recent.extend(fresh)
            self._remember(fresh)
            before, self.table = self.table, fresh[-1].after
            self._forget()
            made: dict[tuple[int, tuple[Eyes, ...]], str] = {}
            for page in self._pages:
                self._tell(page, made)
            if self.table.places != before.places:
                self.tell_presence()
        return True

    def _remember(self, happenings: Sequence[Happening]) -> None:
        """Keep the events of the present game, to be looked at again."""
        for happening in happenings:
            if isinstance(happening.entry.body, Started):
                self._shows.clear()
                self._story.clear()
            self._story.extend((happening.entry.version, event) for event in happening.events)
            self._shows.extend(shows_in((happening,)))

    def _tell(self, page: Connection, made: dict[tuple[int, tuple[Eyes, ...]], str]) -> None:
        """Send *page* what it has not been told; frames that were *made* are shared."""
        if page.version == 0:
            return  # it has not said hello yet, or is about to be told everything
        missed = self._missed(page.version)
        if missed is None:
            self._send_snapshot(page)
            return
        viewers = tuple(_viewer(page, one.after) for one in missed)
        key = (page.version, viewers)
        if key not in made:
            made[key] = self._events(missed, viewers).decode()
        page.send(made[key])
        page.version = self.table.version

    def _events(self, missed: Sequence[Happening], viewers: Sequence[Eyes]) -> bytes:
        return events_frame(map(self._part, missed, viewers))

    # --- Catching up -----------------------------------------------------------------------

    def resume(self, page: Connection, have: int, digest: str) -> None:
        """Bring *page* from version *have*, of which it has a view with hash *digest*, to now."""
        viewer = _viewer(page, self.table)
        missed = self._missed(have) if have else None
        if missed is None:
            self._send_snapshot(page, is_new=have == 0)
        elif not self._agrees(page, have, digest):
            self._heal(page, have)
        elif not missed:
            page.version = self.table.version
            page.send(self._sight(self.table, viewer).beat.decode())
        else:
            frame = self._events(missed, [_viewer(page, one.after) for one in missed])
            snapshot = self._snapshot(viewer)
            is_told = len(frame) <= max(len(snapshot), WORTH_TELLING)
            page.send((frame if is_told else snapshot).decode())
            page.version = self.table.version

    def beat(self, page: Connection, version: int, digest: str) -> None:
        """Compare what *page* says it sees with what it should see, and heal a difference."""
        if version == self.table.version and not self._agrees(page, version, digest):
            self._heal(page, version)

    def pulse(self, page: Connection) -> None:
        """Send *page* a heartbeat."""
        page.send(self._sight(self.table, _viewer(page, self.table)).beat.decode())

    def _agrees(self, page: Connection, have: int, digest: str) -> bool:
        """Whether *digest* is that of version *have*; also where that can no longer be told."""
        table = self._at(have)
        if table is None:
            return True
        return self._sight(table, _viewer(page, table)).hash == digest

    def _heal(self, page: Connection, have: int) -> None:
        self.faults += 1
        viewer = _viewer(page, self.table)
        _log.error("view-differs", table=self.table.name, version=have, seat=viewer.seat)
        self._send_snapshot(page)

    def _send_snapshot(self, page: Connection, *, is_new: bool = False) -> None:
        page.send(self._snapshot(_viewer(page, self.table), is_new=is_new).decode())
        page.version = self.table.version

    def _missed(self, have: int) -> list[Happening] | None:
        """What came after version *have*; ``None`` when that is not known here."""
        count = self.table.version - have
        if not 0 <= count <= len(self._recent):
            return None
        return list(islice(reversed(self._recent), count))[::-1]

    def _at(self, version: int) -> TableState | None:
        if version == self.table.version:
            return self.table
        return next((one.after for one in self._recent if one.entry.version == version), None)

    # --- Made once a viewer ----------------------------------------------------------------

    def _sight(self, table: TableState, viewer: Eyes) -> Sight:
        made = self._sights.setdefault(table.version, {})
        if viewer not in made:
            made[viewer] = Sight(table, viewer)
        return made[viewer]

    def _part(self, happening: Happening, viewer: Eyes) -> bytes:
        made = self._parts.setdefault(happening.entry.version, {})
        if viewer not in made:
            made[viewer] = self._sight(happening.after, viewer).happened(happening, viewer.seat)
        return made[viewer]

    def _snapshot(self, viewer: Eyes, *, is_new: bool = False) -> bytes:
        """Everything at once; a page that *is_new* here is told the story of the game as well."""
        version, frame = self._snapshots.get((viewer, is_new), (0, b""))
        if version != self.table.version:
            shows = shows_seen(self.table, self._shows, viewer.seat)
            story = self._story if is_new else ()
            told = story_seen(self.table, story, viewer.seat, WORTH_TELLING)
            sight = self._sight(self.table, viewer)
            frame = sight.snapshot(shows, told, usual_seen(self.table))
            self._snapshots[viewer, is_new] = (self.table.version, frame)
        return frame

    def _forget(self) -> None:
        """Let go of what was encoded for versions before the last few."""
        oldest = self.table.version - 2
        for made in (self._sights, self._parts):
            for version in [version for version in made if version < oldest]:
                del made[version]


def _viewer(page: Connection, table: TableState) -> Eyes:
    """As whom *page* sees *table*."""
    return eyes_of(table, page.player)
