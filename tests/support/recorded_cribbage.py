"""Games of cribbage as one viewer sees them, for the front end's tests and for its gallery.

``python -m support.recorded_cribbage FILE`` (from ``tests/``) plays a short game of every variant
with fixed packs, from scores at which one deal or two decide, and writes them as JSON: of each
entry the events and what they changed in the view, so that whole games stay small.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from pegboard import catalog
from pegboard.dealing import packs_by_seed
from pegboard.game import DEALER, Seat, advance
from pegboard.games.cribbage import Bid, Claim, Muggins, NoMuggins, Pass, Phase, Resign, show
from pegboard.web._wire import encode


@dataclass(frozen=True)
class Played:
    """What is agreed, who looks, where the scores begin, and what is said where it is a choice.

    Attributes:
        bids: what is bid, deal after deal, 0 for a pass.
        missed: by how much each claim is below the true value.
        leaving: who gives up once the first deal is over.
        deals: after this many the recording ends, if the game does not.
    """

    seed: int
    variant: str
    viewer: Seat | None = 0
    start: tuple[int, ...] | None = None
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    bids: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    leaving: tuple[Seat, ...] = ()
    deals: int = 2


GAMES: Final = {
    "five-card": Played(seed=2, variant="five-card"),
    "seven-card": Played(seed=4, variant="seven-card", viewer=1, start=(162, 168)),
    "three-handed": Played(seed=5, variant="three-handed", start=(44, 20, 49), deals=3),
    "leaving": Played(seed=6, variant="three-handed", viewer=1, start=(10, 20, 30), leaving=(2, 0)),
    "four-handed": Played(
        seed=7,
        variant="four-handed",
        viewer=2,
        start=(40, 36, 44, 20),
        options={"next_lead": "first_go", "counting": "manual", "muggins": "on"},
        missed=(0, 2, 0, 1, 3),
        deals=1,
    ),
    "partners": Played(seed=8, variant="partners", start=(70, 92), leaving=(1, 3), deals=1),
    "partners-six": Played(
        seed=9,
        variant="partners-six",
        viewer=None,
        start=(90, 97),
        options={"cut_mode": "pone_picks"},
    ),
    "auction": Played(
        seed=10, variant="auction", start=(1, 104), bids=(0, 2, 1, 3, 7, 0, 0, 0), deals=3
    ),
    "manual": Played(
        seed=11,
        variant="six-card",
        start=(80, 84),
        options={"counting": "manual", "muggins": "on"},
        missed=(2, 0, 3, 0, 0, 1),
    ),
}


@dataclass
class Recording:
    """A game as it goes, and what its viewer has seen of it."""

    played: Played
    entries: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    view: dict[str, Any] = field(default_factory=dict[str, Any])

    def __post_init__(self) -> None:
        """Settle rules and packs."""
        played = self.played
        self.rules: Any = catalog.rules(
            "cribbage", played.variant, played.options, start=played.start
        )
        self.packs = packs_by_seed(played.seed)
        self.state: Any = self.rules.start()
        self.bids = list(played.bids)
        self.missed = list(played.missed)
        self.chance = Random(played.seed)  # noqa: S311 - fixed games, no secret

    def play(self) -> None:
        """Play to the end of the game, or of the last deal that is wanted."""
        self._deal()
        while self.rules.result(self.state) is None:
            seats = self.rules.to_act(self.state)
            if seats != (DEALER,):
                self._act(seats[-1], self._choose(seats[-1]))
            elif self.state.deal == self.played.deals or self.played.leaving:
                for leaver in self.played.leaving:
                    self._act(leaver, Resign())
                return
            else:
                self._deal()

    def _deal(self) -> None:
        """Let chance act until a seat is to act."""
        told: list[Any] = []
        for _, step in advance(self.rules, self.state, self.packs):
            told += step.events
            self.state = step.state
        self._entry(told)

    def _act(self, seat: Seat, action: Any) -> None:  # noqa: ANN401 - any action of the game
        step = self.rules.apply(self.state, seat, action)
        self.state = step.state
        told = list(step.events)
        if self.state.phase is Phase.CUT:
            for _, cut in advance(self.rules, self.state, self.packs, last_pack=self.state.deal):
                told += cut.events
                self.state = cut.state
        self._entry(told)

    def _choose(self, seat: Seat) -> Any:  # noqa: ANN401 - any action of the game
        actions = self.rules.actions(self.state, seat)
        match self.state.phase:
            case Phase.BID:
                points = self.bids.pop(0)
                return Bid(points) if points else Pass()
            case Phase.CLAIM:
                opened = self.state.counting.opened
                is_crib = opened.what == "crib"
                worth = show(opened.cards, self.state.starter, is_crib=is_crib).total
                return Claim(max(0, worth - (self.missed.pop(0) if self.missed else 0)))
            case Phase.MUGGINS:
                missed = self.state.counting.missed
                is_called = missed > 0 and seat != self.played.viewer
                return Muggins(missed) if is_called else NoMuggins()
            case _:
                return self.chance.choice(actions)

    def _entry(self, events: Sequence[Any]) -> None:
        viewer = self.played.viewer
        told = [json.loads(encode(self.rules.seen(event, viewer))) for event in events]
        view = json.loads(encode(self.rules.view(self.state, viewer)))
        changed = {
            name: value for name, value in view.items() if self.view.get(name, self) != value
        }
        acts = () if viewer is None else self.rules.actions(self.state, viewer)
        entry = {"events": told, "view": changed}
        if acts:
            entry["actions"] = [self.rules.write(act) for act in acts]
        self.entries.append(entry)
        self.view = view


def recorded() -> dict[str, Any]:
    """The games as plain JSON values."""
    games: dict[str, Any] = {}
    for name, played in GAMES.items():
        recording = Recording(played)
        recording.play()
        games[name] = {
            "variant": played.variant,
            "viewer": played.viewer,
            "options": dict(recording.rules.options),
            "seats": len(recording.rules.seats),
            "entries": recording.entries,
        }
    return games


def main(arguments: Sequence[str]) -> None:
    """Write the games to the file that is named."""
    text = json.dumps(recorded(), ensure_ascii=False, separators=(",", ":"))
    Path(arguments[0]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
