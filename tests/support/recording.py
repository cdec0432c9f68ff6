"""A game that is recorded for the front end: of each entry the events, and what they changed."""

import json
from collections.abc import Sequence
from typing import Any

from pegboard.game import Packs, Seat, advance
from pegboard.web._wire import encode


class Recorder:
    """A game as it goes, and what its viewer has seen of it; whole games stay small so.

    Attributes:
        state: the game now.
        entries: what the viewer has been sent.
    """

    def __init__(self, rules: Any, packs: Packs, viewer: Seat | None) -> None:  # noqa: ANN401 - of any game
        """Nothing has happened yet."""
        self.rules = rules
        self.packs = packs
        self.viewer = viewer
        self.state: Any = rules.start()
        self.entries: list[dict[str, Any]] = []
        self._view: dict[str, Any] = {}

    def chance(self, before: Sequence[Any] = (), *, last_pack: int | None = None) -> None:
        """Let chance act until a seat is to act; the events *before* belong to the same entry."""
        told = list(before)
        for _, step in advance(self.rules, self.state, self.packs, last_pack=last_pack):
            told += step.events
            self.state = step.state
        self._entry(told)

    def act(self, seat: Seat, action: Any) -> None:  # noqa: ANN401 - the same
        """Act, and let chance go on after it within the deal."""
        step = self.rules.apply(self.state, seat, action)
        self.state = step.state
        self.chance(step.events, last_pack=self.state.deal)

    def _entry(self, events: Sequence[Any]) -> None:
        told = [json.loads(encode(self.rules.seen(event, self.viewer))) for event in events]
        view = json.loads(encode(self.rules.view(self.state, self.viewer)))
        changed = {
            name: value for name, value in view.items() if self._view.get(name, self) != value
        }
        acts = () if self.viewer is None else self.rules.actions(self.state, self.viewer)
        entry: dict[str, Any] = {"events": told, "view": changed}
        if acts:
            entry["actions"] = [self.rules.write(act) for act in acts]
        self.entries.append(entry)
        self._view = view
