"""Messages of one real game, for the front end's tests and for its gallery of states.

``python -m support.recorded_messages FILE`` (from ``tests/``) plays a game of six-card cribbage
with fixed packs and writes, as JSON, what the person in seat 0 is sent: the first deals whole, the
end of the game, and the finished record with its proof.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from pegboard import catalog
from pegboard.dealing import commit, packs_by_commitment
from pegboard.game import DEALER, Act, Record, advance, make_record, write_records
from pegboard.games.cribbage import DealEnded, Shown
from pegboard.strategy import LEVELS, choose
from pegboard.web._wire import encode, hash_of
from pegboard.web.messages import Happened, MatchSeen, ProofSeen, SeatSeen, TableSeen

GAME: Final = ("cribbage", "six-card")
PERSON: Final = 0
DEALS_WHOLE: Final = 2
ENTRIES_AT_THE_END: Final = 12

What = Literal["started", "acted", "ready"]
Stage = Literal["playing", "showing", "over"]


@dataclass
class Recording:
    """A game as it goes, and the entries of its table so far."""

    secret: bytes
    salts: tuple[str, str] = ("0123456789abcdef0123456789abcdef", "")
    entries: list[Happened] = field(default_factory=list[Happened])
    acts: list[Act] = field(default_factory=list[Act])

    def __post_init__(self) -> None:
        """Settle rules and packs."""
        self.rules: Any = catalog.rules(*GAME)
        self.packs = packs_by_commitment(self.secret, self.salts, self.rules.cards)
        self.state: Any = self.rules.start()
        self.shows: list[Shown] = []

    def play(self) -> None:
        """Play the game to its end."""
        rng = Random(1)  # noqa: S311 - a fixed game, no secret
        self._chance("started", None, last_pack=1)
        while self.rules.result(self.state) is None:
            seats = self.rules.to_act(self.state)
            if seats == (DEALER,):
                self._entry("ready", PERSON, (), "playing")
                self._chance("ready", 1, last_pack=self.rules.deal_number(self.state))
                continue
            seat = seats[-1]
            view, actions = self.rules.view(self.state, seat), self.rules.actions(self.state, seat)
            action = choose(*GAME, {}, LEVELS[0], view, actions, rng.randrange(1 << 30))
            step = self.rules.apply(self.state, seat, action)
            self.acts.append(Act(seat, action, step))
            self.state = step.state
            self._chance("acted", seat, step.events, self.rules.deal_number(self.state) - 1)

    def _chance(
        self, what: What, seat: int | None, before: Sequence[Any] = (), last_pack: int | None = None
    ) -> None:
        events = list(before)
        if last_pack is not None and before:
            last_pack = max(last_pack, self.rules.view(self.state, None).deal)
        for action, step in advance(self.rules, self.state, self.packs, last_pack=last_pack):
            self.acts.append(Act(DEALER, action, step))
            events += step.events
            self.state = step.state
        is_over = self.rules.result(self.state) is not None
        waits = any(isinstance(event, DealEnded) for event in events)
        stage: Stage = "over" if is_over else "showing" if waits else "playing"
        self._entry(what, seat, events, stage)

    def _entry(self, what: What, seat: int | None, events: Sequence[Any], stage: Stage) -> None:
        seen = self._seen(len(self.entries) + 2, stage)
        told = tuple(self.rules.seen(event, PERSON) for event in events)
        happened = Happened(seen.v, what, seat, told, seen, hash_of(encode(seen)))
        self.entries.append(happened)
        self.shows += [event for event in told if isinstance(event, Shown)]

    def _seen(self, version: int, stage: Stage) -> TableSeen:
        result = self.rules.result(self.state)
        acts = self.rules.actions(self.state, PERSON) if stage == "playing" else ()
        return TableSeen(
            v=version,
            table="quiet-otter",
            you=PERSON,
            owner=True,
            taking=None,
            seats=(SeatSeen("Ada", "person"), SeatSeen("", "club", LEVELS[0])),
            game=GAME[0],
            variant=GAME[1],
            options=dict(self.rules.options),
            stage=stage,
            ready=(False, True),
            match=MatchSeen(
                games=1,
                format="best_of",
                game=1,
                wins=_wins(result),
                over=result is not None,
                winner=None if result is None else result.winner,
            ),
            proof=ProofSeen(
                commitment=commit(self.secret),
                salts=() if result is None else self.salts,
                secret=None if result is None else self.secret.hex(),
                next_commitment=sha256(b"the game after this one").hexdigest(),
            ),
            view=self.rules.view(self.state, PERSON),
            actions=tuple(map(self.rules.write, acts)),
        )

    def record(self) -> Record:
        """The finished record with its proof."""
        tags = {"Seat0": "Ada", "Seat1": "Club", "Commitment": commit(self.secret)}
        salts = {f"Salt{seat}": salt for seat, salt in enumerate(self.salts)}
        return make_record(self.rules, self.acts, tags | salts | {"Secret": self.secret.hex()})


def _wins(result: Any) -> tuple[int, ...]:  # noqa: ANN401 - any game's result or None
    if result is None:
        return (0, 0)
    return tuple(int(side == result.winner) for side in range(2))


def recorded() -> dict[str, Any]:
    """The messages as plain JSON values."""
    game = Recording(sha256(b"a recorded game").digest())
    game.play()
    whole = list(_first_deals(game.entries))
    last = game.entries[-ENTRIES_AT_THE_END:]
    before = game.entries[-ENTRIES_AT_THE_END - 1]
    early = [show for show in game.shows if show.deal < _deal(last[0])]
    return {
        "first": [json.loads(encode(entry)) for entry in whole],
        "before": json.loads(encode(before.seen)),
        "shows": [json.loads(encode(show)) for show in early],
        "last": [json.loads(encode(entry)) for entry in last],
        "record": write_records([game.record()]),
    }


def _first_deals(entries: Sequence[Happened]) -> Iterator[Happened]:
    for entry in entries:
        if _deal(entry) > DEALS_WHOLE:
            return
        yield entry


def _deal(entry: Happened) -> int:
    return 0 if entry.seen.view is None else entry.seen.view.deal


def main(arguments: Sequence[str]) -> None:
    """Write the messages to the file that is named."""
    text = json.dumps(recorded(), ensure_ascii=False, separators=(",", ":"))
    Path(arguments[0]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
