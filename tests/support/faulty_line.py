"""A page's live client behind a line that loses, doubles, delays and swaps what it carries.

The client is a model of the page's own: it applies what fits, asks for what it lacks, heals by
heartbeat, and sends a wish that was not answered again under its own id. Time is counted in
steps; nothing waits.
"""

import json
from collections import Counter, deque
from random import Random
from typing import Any, final

from support.web import Club, Page, hash_of, salt_of

FAULTS = ("drop", "double", "delay", "swap")
LONGEST_DELAY = 12
"""Steps for which a frame may be held back."""

SILENCE = 4
"""Steps after which a wish without an answer is sent again."""

DEAD = 15
"""Steps without any frame after which a page believes no longer in its connection."""


@final
class Line:
    """One direction of a connection.

    Args:
        name: of the direction, for the count.
        random: decides what goes wrong.
        counts: how often each fault was injected.
    """

    def __init__(self, name: str, random: Random, counts: Counter[str]) -> None:
        self.rate = 0.0
        self.is_dead = False
        self._name = name
        self._random = random
        self._counts = counts
        self._held: list[tuple[int, str]] = []
        self._next: deque[str] = deque()

    def carry(self, text: str) -> list[str]:
        """What comes out at the other end at once when *text* is put in."""
        if self.is_dead:
            self._counts[f"{self._name} half-open"] += 1
            return []
        if self._random.random() >= self.rate:
            out = [text, *self._next]
            self._next.clear()
            return out
        fault = self._random.choice(FAULTS)
        self._counts[f"{self._name} {fault}"] += 1
        match fault:
            case "drop":
                return []
            case "double":
                return [text, text]
            case "delay":
                self._held.append((self._random.randint(1, LONGEST_DELAY), text))
            case _:
                self._next.append(text)  # behind whatever comes next
        return []

    def step(self) -> list[str]:
        """What was held back long enough."""
        due = [text for left, text in self._held if left <= 1]
        self._held = [(left - 1, text) for left, text in self._held if left > 1]
        return [] if self.is_dead else due


@final
class Tab:
    """One page of somebody, or of a stranger (``player`` is ``None``).

    Attributes:
        told: every version that was shown with the hash of what was shown, in order.
        faults: whatever no page should ever see; none is expected.
        acks: version that each acknowledged act made.
        refused: ids of the wishes that were refused.
        takes: a club player's seat that he takes over, if he is after one.
    """

    def __init__(  # noqa: PLR0913, PLR0917 -- a page is a club, a person, a table and a line
        self,
        club: Club,
        table: str,
        player: str | None,
        name: str,
        random: Random,
        counts: Counter[str],
    ) -> None:
        self.player = player
        self.seen: dict[str, Any] = {}
        self.hash = ""
        self.told: list[tuple[int, int | None, str]] = []
        self.faults: list[str] = []
        self.acks: dict[str, int] = {}
        self.refused: set[str] = set()
        self.takes: int | None = None
        self._club = club
        self._table = table
        self._name = name
        self._random = random
        self._counts = counts
        self._rate = 0.0
        self._page: Page | None = None
        self._read = 0
        self._silent = 0
        self._wishes = 0
        self._pending: dict[str, Any] | None = None
        self._asked = 0
        self._lines()

    @property
    def version(self) -> int:
        """The version shown."""
        return int(self.seen.get("v", 0))

    def be_faulty(self, rate: float) -> None:
        """Let so many of all frames go wrong from now on."""
        self._rate = self._out.rate = self._in.rate = rate

    async def connect(self) -> None:
        """Open a new connection, and leave the old one as it is: gone or half-open."""
        self._page = await self._club.page(self.player)
        self._read = self._silent = 0
        self._lines()
        self._hello()
        if self._pending is not None:
            self._send(self._pending)

    async def cut(self) -> None:
        """Lose the connection, as in a tunnel."""
        if self._page is not None:
            await self._page.leave()
        await self.connect()

    def half_open(self) -> None:
        """Let nothing through any more, while both ends believe that they are connected."""
        self._out.is_dead = self._in.is_dead = True

    def _lines(self) -> None:
        self._out = Line("to the server", self._random, self._counts)
        self._in = Line("to the page", self._random, self._counts)
        self.be_faulty(self._rate)

    # --- A step ------------------------------------------------------------------------------

    async def step(self) -> None:
        """Take what has come, and do what a page does with time."""
        page = self._page
        if page is None or page.code is not None or self._silent > DEAD:
            await self.connect()
            return
        heard = self._in.step()
        while self._read < len(page.frames):
            heard += self._in.carry(page.frames[self._read])
            self._read += 1
        self._silent = 0 if heard else self._silent + 1
        for text in heard:
            self._hear(json.loads(text))
        for text in self._out.step():
            page.send_text(text)
        self._asked = max(0, self._asked - 1)
        if self._pending is not None:
            self._pending["steps"] += 1
            if self._pending["steps"] % SILENCE == 0:
                self._send(self._pending)
        else:
            self._play()

    def _send(self, message: dict[str, Any]) -> None:
        text = json.dumps({key: value for key, value in message.items() if key != "steps"})
        if self._page is not None:
            for carried in self._out.carry(text):
                self._page.send_text(carried)

    def _hello(self) -> None:
        self._asked = SILENCE
        hello = {"t": "hello", "table": self._table, "have": self.version, "hash": self.hash}
        self._send(hello)

    def _lacks(self) -> None:
        """Ask for what is missing, unless that was asked just now."""
        if not self._asked:
            self._hello()

    # --- Hearing -----------------------------------------------------------------------------

    def _hear(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "events":
                for entry in frame["entries"]:
                    if entry["v"] == self.version + 1:
                        self._see(entry["seen"], entry["hash"])
                    elif entry["v"] > self.version:
                        self._lacks()
            case "snapshot" if frame["seen"]["v"] > self.version:
                self._see(frame["seen"], frame["hash"])
            case "beat":
                self._beat(frame)
            case "ack" | "refused":
                self._answered(frame)
            case "bye" if frame["why"] not in {"silent", "no-hello"}:
                self.faults.append(f"sent away: {frame['why']}")
            case _:
                pass

    def _beat(self, frame: dict[str, Any]) -> None:
        if frame["v"] > self.version:
            self._lacks()
        elif frame["v"] == self.version and frame["hash"] != self.hash:
            self.faults.append(f"the beat of {frame['v']} differs")
        self._send({"t": "beat", "v": self.version, "hash": self.hash})

    def _see(self, seen: dict[str, Any], digest: str) -> None:
        self.seen, self.hash = seen, hash_of(seen)
        self.told.append((seen["v"], seen["you"], self.hash))
        if digest != self.hash:
            self.faults.append(f"hash of {seen['v']} differs")

    def _answered(self, frame: dict[str, Any]) -> None:
        ref = frame["id"]
        if self._pending is not None and self._pending["id"] == ref:
            self._pending = None
        if frame["t"] == "refused":
            self.refused.add(ref)
        # Who is ready already is told so without a new entry, at whatever version that is.
        is_act = ref.startswith("act-")
        if frame["t"] == "ack" and is_act and self.acks.setdefault(ref, frame["v"]) != frame["v"]:
            self.faults.append(f"{ref} was acknowledged twice, differently")

    # --- Playing -----------------------------------------------------------------------------

    def _play(self) -> None:
        """Wish what may be wished, with whatever of the table has been seen."""
        seen = self.seen
        you = seen.get("you")
        if not seen or self.player is None or self._random.random() < 1 / 2:
            return
        if you is None:
            self._take_over()
            return
        match seen["stage"]:
            case "playing" if seen["actions"]:
                action = self._random.choice(seen["actions"])
                self._wish("act", at=self.version, action=action)
            case "showing" if not seen["ready"][you]:
                self._wish("ready", at=self.version)
            case "over" if not seen["ready"][you]:
                self._wish("again", salt=salt_of(f"{self._name} {self.version}"))
            case _:
                pass

    def _take_over(self) -> None:
        """Ask for the seat that this tab is after, when a club player has it to himself."""
        if self.takes is None or self.seen["taking"] is not None:
            return
        seat = self.seen["seats"][self.takes]
        if seat["kind"] == "club" and not seat["taker"]:
            self._wish("sit", seat=self.takes, salt=salt_of(f"{self._name} {self.version}"))

    def _wish(self, kind: str, **fields: object) -> None:
        self._wishes += 1
        self._pending = {
            "t": kind,
            "id": f"{kind}-{self._name}-{self._wishes}",
            "steps": 0,
            **fields,
        }
        self._send(self._pending)
