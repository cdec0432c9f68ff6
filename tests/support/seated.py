"""Somebody at a table who plays what comes, and checks every frame as a browser would."""

import json
from itertools import count
from random import Random
from typing import Any, final

from support.web import Clock, Page, hash_of

PACE = 0.1
"""Seconds that go by on the club's clock with each wish, where it is given."""

_numbers = count(1)
"""For ids that no two pages share."""


@final
class Seated:
    """A page that keeps the table as it was told, and whoever plays through it.

    Args:
        page: connected, whether it has said hello or not.
        seed: of the choices made by `play`.
        clock: of the club, for those who wish so much that they would seem to be in a hurry.

    Attributes:
        seen: the table now, as JSON.
        faults: versions whose hash or order was wrong; none is ever expected.
        answers: what became of each wish, by its id.
    """

    def __init__(self, page: Page, seed: int = 0, clock: Clock | None = None) -> None:
        self.page = page
        self._clock = clock or Clock()
        self.seen: dict[str, Any] = {}
        self.hash = ""
        self.faults: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self._random = Random(seed)  # noqa: S311 - any play will do
        self._taken = 0

    @property
    def version(self) -> int:
        return int(self.seen.get("v", 0))

    async def frame(self) -> dict[str, Any]:
        """Take the next frame."""
        page = self.page
        await page.until(lambda: self._taken < len(page.frames) or page.code is not None)
        assert self._taken < len(page.frames), f"closed with {page.code}"
        return self._take()

    def catch_up(self) -> None:
        """Take all frames that have come."""
        while self._taken < len(self.page.frames):
            self._take()

    def _take(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.page.frames[self._taken])
        self._taken += 1
        match frame["t"]:
            case "snapshot":
                self._see(frame["seen"], frame["hash"])
            case "events":
                for entry in frame["entries"]:
                    if entry["v"] != self.version + 1:
                        self.faults.append(f"{entry['v']} came after {self.version}")
                    self._see(entry["seen"], entry["hash"])
            case "beat":
                if frame["v"] == self.version and frame["hash"] != self.hash:
                    self.faults.append(f"the beat of {frame['v']} differs")
            case "ack" | "refused":
                self.answers[frame["id"]] = frame
            case _:
                pass
        return frame

    def _see(self, seen: dict[str, Any], digest: str) -> None:
        self.seen, self.hash = seen, hash_of(seen)
        if digest != self.hash:
            self.faults.append(f"hash of {seen['v']} differs")

    async def until_version(self, version: int) -> None:
        """Wait until the table has come to *version*."""
        while self.version < version:
            await self.frame()

    async def wish(self, kind: str, **fields: object) -> dict[str, Any]:
        """Wish something; the answer."""
        self._clock.now += PACE
        ref = f"{kind}-{next(_numbers)}"
        self.page.send(t=kind, id=ref, **fields)
        while ref not in self.answers:
            await self.frame()
        return self.answers[ref]

    @property
    def is_to_wish(self) -> bool:
        """Whether the table waits for this seat."""
        you, seen = self.seen["you"], self.seen
        if seen["stage"] == "showing":
            return not seen["ready"][you]
        if not seen["actions"]:
            return False
        view = seen["view"]
        return not (view["phase"] == "lay-away" and view["confirmed"][you])

    async def play(self, until: str = "over") -> None:
        """Play on, any legal way, until the table comes to stage *until*."""
        while self.seen.get("stage") != until:
            if not self.seen or not self.is_to_wish:
                await self.frame()
            elif self.seen["stage"] == "showing":
                await self.wish("ready", at=self.version)
            else:
                action = self._random.choice(self.seen["actions"])
                answer = await self.wish("act", at=self.version, action=action)
                if answer["t"] == "ack":
                    await self.until_version(answer["v"])
