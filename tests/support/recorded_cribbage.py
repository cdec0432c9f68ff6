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
from pegboard.game import DEALER, Seat
from pegboard.games.cribbage import Bid, Claim, Muggins, NoMuggins, Pass, Phase, Resign, show
from support.recording import Recorder


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


class Recording(Recorder):
    """A game of cribbage."""

    def __init__(self, played: Played) -> None:
        """Settle rules and packs."""
        rules = catalog.rules("cribbage", played.variant, played.options, start=played.start)
        super().__init__(rules, packs_by_seed(played.seed), played.viewer)
        self.played = played
        self.bids = list(played.bids)
        self.missed = list(played.missed)
        self.random = Random(played.seed)  # noqa: S311 - fixed games, no secret

    def play(self) -> None:
        """Play to the end of the game, or of the last deal that is wanted."""
        self.chance()
        while self.rules.result(self.state) is None:
            seats = self.rules.to_act(self.state)
            if seats != (DEALER,):
                self.act(seats[-1], self._choose(seats[-1]))
            elif self.state.deal == self.played.deals or self.played.leaving:
                for leaver in self.played.leaving:
                    self.act(leaver, Resign())
                return
            else:
                self.chance()

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
                return self.random.choice(actions)


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
