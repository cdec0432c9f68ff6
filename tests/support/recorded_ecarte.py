"""Messages of whole games of Écarté, for the front end's tests and for its gallery of states.

``python -m support.recorded_ecarte FILE`` (from ``tests/``) plays games with fixed packs and
legal acts taken by a fixed chance, and writes as JSON what the person in seat 0 is sent. Of each
entry only what differs from one to the next is kept.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from pegboard.dealing import packs_by_seed
from pegboard.game import DEALER, advance
from pegboard.games.ecarte import PACK, DealScored, Discard, rules
from pegboard.web._wire import encode

PERSON: Final = 0
GAMES: Final[dict[str, tuple[dict[str, str], int]]] = {
    "usual": ({}, 6),
    "strict": (
        {
            "dealer_min_exchange": "0",
            "stock_rule": "limit",
            "king_announce": "before_lead",
            "game_value": "by_loser",
        },
        19,
    ),
    "long": ({"target": "7"}, 96),
}
"""Options and seed of each game by its name."""


class Recording:
    """A game as it goes, and what seat 0 has been sent so far."""

    def __init__(self, options: dict[str, str], seed: int) -> None:
        """Settle rules, packs and chance."""
        self.rules: Any = rules(options=options)
        self.packs = packs_by_seed(seed, PACK)
        self.rng = Random(seed)  # noqa: S311 - a fixed game, no secret
        self.state: Any = self.rules.start()
        self.entries: list[dict[str, Any]] = []

    def play(self) -> None:
        """Play the game to its end."""
        self._chance("started", None, (), last_pack=1)
        while self.rules.result(self.state) is None:
            seats = self.rules.to_act(self.state)
            if seats == (DEALER,):
                self._entry("ready", PERSON, ())
                self._chance("ready", 1, (), last_pack=self.rules.deal_number(self.state))
                continue
            seat = self.rng.choice(seats)
            step = self.rules.apply(self.state, seat, self._choose(seat))
            self.state = step.state
            self._chance("acted", seat, step.events, self.rules.view(self.state, None).deal)

    def _choose(self, seat: int) -> Any:  # noqa: ANN401 - any act of the game
        """Any act; of those that lay cards aside each number is as likely as the others."""
        acts = self.rules.actions(self.state, seat)
        size = self.rng.choice(sorted(set(map(_size, acts))))
        return self.rng.choice([act for act in acts if _size(act) == size])

    def _chance(self, what: str, seat: int | None, before: Sequence[Any], last_pack: int) -> None:
        events = list(before)
        for _, step in advance(self.rules, self.state, self.packs, last_pack=last_pack):
            events += step.events
            self.state = step.state
        self._entry(what, seat, events)

    def _entry(self, what: str, seat: int | None, events: Sequence[Any]) -> None:
        is_over = self.rules.result(self.state) is not None
        waits = any(isinstance(event, DealScored) for event in events)
        waits = waits or (what == "ready" and not events)
        stage = "over" if is_over else "showing" if waits else "playing"
        acts = self.rules.actions(self.state, PERSON) if stage == "playing" else ()
        told = tuple(self.rules.seen(event, PERSON) for event in events)
        self.entries.append(
            {
                "what": what,
                "seat": seat,
                "events": json.loads(encode(told)),
                "stage": stage,
                "view": json.loads(encode(self.rules.view(self.state, PERSON))),
                "actions": [self.rules.write(act) for act in acts],
            }
        )


def _size(act: Any) -> int:  # noqa: ANN401 - any act of the game
    return len(act.cards) if isinstance(act, Discard) else 0


def recorded() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every game by its name."""
    for name, (options, seed) in GAMES.items():
        game = Recording(options, seed)
        game.play()
        yield name, {"options": dict(game.rules.options), "entries": game.entries}


def main(arguments: Sequence[str]) -> None:
    """Write the messages to the file that is named."""
    text = json.dumps(dict(recorded()), ensure_ascii=False, separators=(",", ":"))
    Path(arguments[0]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
