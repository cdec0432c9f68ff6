"""The positions of cribbage in ``tests/lines`` with all their lines, by the oracle of whole games.

The oracle reads each position from the text by itself, plays every line to its end, and writes
it as the record would; the digests must be those that are frozen.
"""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from oracle.cribbage_counting import PACK
from oracle.cribbage_oracle import VARIANTS, Event, Moves, Table, Wish, game

RESULT = re.compile(r"^; perft (\d+) (\d+) ([0-9a-f]{16})$", re.MULTILINE)
TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def positions() -> list[Any]:
    found: list[Any] = []
    for path in sorted((Path(__file__).parents[1] / "lines").glob("*.lines")):
        blocks = re.split(r"\n\n(?=\[Game )", path.read_text(encoding="utf-8"))
        if '[Game "cribbage"]' not in blocks[0]:
            continue
        found += [pytest.param(it, id=f"{path.stem}-{at}") for at, it in enumerate(blocks, 1)]
    return found


class Position:
    """A position as its text gives it: a table to be set up anew for each line."""

    def __init__(self, block: str) -> None:
        tags = dict(TAG.findall(block))
        self.variant = tags["Variant"]
        self.options = dict(it.split("=") for it in tags.get("Options", "").split())
        self.start = [int(it) for it in tags["Start"].split()] if "Start" in tags else None
        self.dealer = int(tags["Dealer"])
        lines = [it for it in block.splitlines() if it and it[0] not in ";["]
        deal = next(it for it in lines if it.startswith("deal ")).removeprefix("deal ")
        starter = next(it for it in lines if it.startswith("cut ")).split()[1]
        acts = [it.split(" =")[0].split(" ", 1) for it in lines if it[0].isdigit()]
        self.acts: list[Wish] = [(int(seat), act) for seat, act in acts]
        depths = [int(act.split()[1]) for _, act in self.acts if act.startswith("depth")]
        self.pack = self._stack(deal, starter, depths[0] if depths else 0)

    def _stack(self, deal: str, starter: str, depth: int) -> list[str]:
        """The pack that gives these hands (R11, R12) and this starter."""
        dealt, _, to_crib = deal.partition(" + ")
        hands = [hand.split() for hand in dealt.split(" / ")]
        rounds = len(hands[0])
        pack = [
            hands[(self.dealer + 1 + place) % len(hands)][dealing_round]
            for dealing_round in range(rounds)
            for place in range(len(hands))
        ]
        pack[9:9] = to_crib.split()
        rest = [card for card in PACK if card not in {*pack, starter}]
        return [*pack, *rest[:depth], starter, *rest[depth:]]

    def at_play(self) -> tuple[Table, Moves, set[str], int]:
        """A table at the position: what its turn may do, and whose turn it is."""
        table = Table(self.variant, self.options, lambda _: self.pack, self.start)
        moves = game(table, dealer=self.dealer)
        choices = next(moves)
        for act in self.acts:
            choices = moves.send(act)
        ((seat, wishes),) = choices.items()
        return table, moves, wishes, seat

    def lines(self, depth: int) -> Iterator[str]:
        """Every line of at most *depth* acts, each played from the position on."""
        path: list[int] = []  # which of the sorted choices, act by act
        while True:
            line, widths = self._play(path, depth)
            yield line
            path += [0] * (len(widths) - len(path))
            while path and path[-1] == widths[len(path) - 1] - 1:
                path.pop()
            if not path:
                return
            path[-1] += 1

    def _play(self, path: list[int], depth: int) -> tuple[str, list[int]]:
        """The line along *path* and then always the first choice; how many choices there were."""
        table, moves, wishes, seat = self.at_play()
        widths: list[int] = []
        words: list[str] = []
        while len(widths) < depth:
            at = path[len(widths)] if len(widths) < len(path) else 0
            wish = sorted(wishes)[at]
            widths.append(len(wishes))
            before = len(table.events)
            try:
                ((next_seat, next_wishes),) = moves.send((seat, wish)).items()
            except (StopIteration, ValueError):  # won, or all lay away in the next deal
                words += written(seat, wish, table.events[before:], table)
                break
            words += written(seat, wish, table.events[before:], table)
            if any(event[0] == "dealt" for event in table.events[before:]):
                break  # the next deal begins with bids
            seat, wishes = next_seat, next_wishes
        return "; ".join(words), widths


def written(seat: int, wish: str, events: list[Event], table: Table) -> Iterator[str]:
    """One act as the record writes it, with all it pegs, then its gos and shows."""
    own = table.side(seat)
    pegged = 0
    checks: list[str] = []
    for event in events:
        if event[0] == "laid":
            pegged += sum(points for _, points in event[4].values())
        elif event[0] == "closed":
            assert table.side(event[1]) == own
            pegged += event[4]
        elif event[0] == "go":
            checks.append(f"{event[1]} go")
        elif event[0] == "show":
            checks.append(f"{'show' if event[2] == 'hand' else 'crib'} {event[1]} = {event[4]}")
    yield f"{seat} {wish}" + (f" = {pegged}" if pegged else "")
    yield from checks


@pytest.mark.parametrize("block", positions())
def test_the_oracle_agrees_on_every_line(block: str) -> None:
    result = RESULT.search(block)
    assert result is not None
    lines = sorted(Position(block).lines(int(result[1])))
    text = "".join(f"{line}\n" for line in lines)
    assert (len(lines), sha256(text.encode()).hexdigest()[:16]) == (int(result[2]), result[3])


def test_every_variant_has_positions() -> None:
    variants = {Position(it.values[0]).variant for it in positions()}
    assert variants == set(VARIANTS)
