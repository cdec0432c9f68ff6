"""Sessions of Solo Whist as one viewer sees them, for the front end's tests and its gallery.

``python -m support.recorded_solo FILE`` (from ``tests/``) plays short sessions with fixed packs
in which every contract is bid, one auction after another as it is written down here, and writes
them as JSON: of each entry the events and what they changed in the view, so that a whole session
stays small.
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
from pegboard.games.solo_whist import Lay, Phase, Resign
from support.recording import Recorder


@dataclass(frozen=True)
class Session:
    """What is agreed, who looks, and what is said deal by deal, eldest's word first."""

    seed: int
    viewer: Seat | None
    auctions: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    leaving: tuple[Seat, ...] = ()


SESSIONS: Final = {
    "usual": Session(
        seed=3,
        viewer=0,
        auctions=(
            "prop accept pass pass",
            "pass pass pass pass",
            "solo misere pass pass abundance pass",
            "pass prop pass pass decline throw-in",
            "pass pass prop pass decline solo",
            "misere open pass pass pass",
        ),
        options={"deals": "4"},
    ),
    "other": Session(
        seed=11,
        viewer=1,
        auctions=(
            "pass prop pass pass accept",
            "pass pass pass misere",
            "pass pass pass pass",
            "royal pass pass declared",
        ),
        options={
            "deals": "4",
            "all_pass": "general_misere",
            "abundance_lead": "declarer",
            "scoring": "hoyle6",
        },
    ),
    "watched": Session(
        seed=5,
        viewer=None,
        auctions=(
            "open pass pass pass",
            "royal pass pass pass",
            "declared",
            "prop pass accept pass",
        ),
        options={
            "deals": "4",
            "spread_when": "before_first_lead",
            "declared_trump": "none",
            "redeal_dealer": "same",
        },
        leaving=(3, 1, 0),
    ),
}


class Recording(Recorder):
    """A session of Solo Whist."""

    def __init__(self, session: Session) -> None:
        """Settle rules and packs."""
        rules = catalog.rules("solo-whist", "solo", session.options)
        super().__init__(rules, packs_by_seed(session.seed), session.viewer)
        self.session = session
        self.said = [auction.split() for auction in session.auctions]
        self.random = Random(session.seed)  # noqa: S311 - fixed games, no secret

    def play(self) -> None:
        """Play the session to its end."""
        self.chance()
        while self.rules.result(self.state) is None:
            (seat,) = self.rules.to_act(self.state)
            if seat == DEALER:
                self.chance()
            elif not any(self.said) and self.session.leaving and self.state.tricks:
                for leaver in self.session.leaving:
                    self.act(leaver, Resign())
            else:
                self.act(seat, self._choose(seat))

    def _choose(self, seat: Seat) -> Any:  # noqa: ANN401 - any action of the game
        if self.state.phase is Phase.AUCTION:
            words = next(words for words in self.said if words)
            return self.rules.parse(words.pop(0))
        actions = self.rules.actions(self.state, seat)
        if self.state.phase is Phase.PLAY and self.state.declarers == (seat,):
            return min(actions, key=_height)
        return self.random.choice(actions)


def _height(action: Lay) -> int:
    return 14 if action.card.rank == 1 else action.card.rank


def recorded() -> dict[str, Any]:
    """The sessions as plain JSON values."""
    sessions: dict[str, Any] = {}
    for name, session in SESSIONS.items():
        recording = Recording(session)
        recording.play()
        sessions[name] = {"options": session.options, "entries": recording.entries}
    return sessions


def main(arguments: Sequence[str]) -> None:
    """Write the sessions to the file that is named."""
    text = json.dumps(recorded(), ensure_ascii=False, separators=(",", ":"))
    Path(arguments[0]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
