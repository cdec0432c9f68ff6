"""Every position of `ecarte.lines`: its count, its digest, and all its lines by the oracle."""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from oracle.ecarte_oracle import PACK, Choices, Event, Table, Wish, game
from pegboard import catalog
from pegboard.game import lines_of_play, perft, read_record

RESULT = re.compile(
    r"^; perft (?P<depth>\d+) (?P<lines>\d+) (?P<digest>[0-9a-f]{16})$", re.MULTILINE
)
TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)
BLOCKS = re.split(
    r"\n\n(?=\[Game )", (Path(__file__).parent / "ecarte.lines").read_text(encoding="utf-8")
)


class Position:
    """A position as its text gives it, set up for the oracle anew for each line."""

    def __init__(self, block: str) -> None:
        tags = dict(TAG.findall(block))
        self.options = dict(it.split("=") for it in tags.get("Options", "").split())
        self.start = [int(it) for it in tags["Start"].split()] if "Start" in tags else None
        self.dealer = int(tags["Dealer"])
        lines = [it for it in block.splitlines() if it and it[0] not in ";["]
        deal, *rest = [it.split(" ", 1) for it in lines]
        self.acts: list[Wish] = [(int(seat), act) for seat, act in rest if seat != "draw"]
        drawn = [card for word, act in rest if word == "draw" for card in act.split()[1:]]
        self.pack = self._stack(deal[1], drawn)

    def _stack(self, deal: str, drawn: Sequence[str]) -> list[str]:
        """The pack that gives these hands (E4), this card (E5) and these draws."""
        hands, _, turned = deal.partition(" + ")
        both = [hand.split() for hand in hands.split(" / ")]
        elder, dealer = both[1 - self.dealer], both[self.dealer]
        top = [*elder[:3], *dealer[:3], *elder[3:], *dealer[3:], turned, *drawn]
        return [*top, *(card for card in PACK if card not in top)]

    def lines(self, depth: int, path: tuple[Wish, ...] = ()) -> Iterator[str]:
        """Every line of at most *depth* acts from *path* on; of seats asked at once 0 is first."""
        written, choices = self._replayed(path)
        if len(path) == depth or not choices:
            yield written
            return
        seat = min(choices)
        for wish in sorted(choices[seat]):
            yield from self.lines(depth, (*path, (seat, wish)))

    def _replayed(self, path: Sequence[Wish]) -> tuple[str, Choices]:
        """How *path* is written, and what may follow; nothing after a draw or the deal's end."""
        table = Table(self.options, lambda _: self.pack, self.start)
        moves = game(table, dealer=self.dealer)
        choices = next(moves)
        for wish in self.acts:
            choices = moves.send(wish)
        words: list[str] = []
        for wish in path:
            before = len(table.events)
            try:
                choices = moves.send(wish)
            except StopIteration:
                choices = {}
            events = table.events[before:]
            words += as_written(wish, events)
            if any(event[0] in {"draw", "dealt"} for event in events):
                choices = {}
        return "; ".join(words), choices


def as_written(wish: Wish, events: Sequence[Event]) -> Iterator[str]:
    """One act as the record writes it, with its points, then the line of the tricks."""
    points = sum(event[2] for event in events if event[0] == "king")
    yield f"{wish[0]} {wish[1]}" + (f" = {points}" if points else "")
    yield from (f"tricks {event[1]} = {event[2]}" for event in events if event[0] == "tricks")


def test_there_are_positions() -> None:
    assert len(BLOCKS) == 5


@pytest.mark.parametrize("block", BLOCKS, ids=range(1, len(BLOCKS) + 1))
def test_ecarte_lines(block: str) -> None:
    record = read_record(block, catalog.rules)
    result = RESULT.search(block)
    assert result is not None
    depth = int(result["depth"])
    counted = perft(record.rules, record.state, depth)
    assert (counted.lines, counted.digest) == (int(result["lines"]), result["digest"])
    theirs = sorted(Position(block).lines(depth))
    text = "".join(f"{line}\n" for line in theirs)
    if sha256(text.encode()).hexdigest()[:16] != counted.digest:  # say where
        assert sorted(lines_of_play(record.rules, record.state, depth)) == theirs
