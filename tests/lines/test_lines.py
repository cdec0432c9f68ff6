"""Every position of cribbage in the `.lines` files: count, digest, all its lines by the oracle."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from oracle.play_lines import Lines
from pegboard import catalog
from pegboard.game import lines_of_play, perft, read_record
from pegboard.games.cribbage import Cribbage, State

RESULT = re.compile(
    r"^; perft (?P<depth>\d+) (?P<lines>\d+) (?P<digest>[0-9a-f]{16})$", re.MULTILINE
)


def positions() -> list[Any]:
    found: list[Any] = []
    for path in sorted(Path(__file__).parent.glob("*.lines")):
        blocks = re.split(r"\n\n(?=\[Game )", path.read_text())
        if '[Game "cribbage"]' not in blocks[0]:
            continue
        found += [pytest.param(it, id=f"{path.stem}-{at}") for at, it in enumerate(blocks, 1)]
    return found


@pytest.mark.parametrize("block", positions())
def test_lines(block: str) -> None:
    record = read_record(block, catalog.rules)
    result = RESULT.search(block)
    assert result is not None
    depth = int(result["depth"])
    counted = perft(record.rules, record.state, depth)
    assert (counted.lines, counted.digest) == (int(result["lines"]), result["digest"])
    theirs = sorted(oracle(record.rules, record.state, depth).all())
    text = "".join(f"{line}\n" for line in theirs)
    if sha256(text.encode()).hexdigest()[:16] != counted.digest:  # say where
        assert sorted(lines_of_play(record.rules, record.state, depth)) == theirs


def oracle(rules: object, state: State, depth: int) -> Lines:
    assert isinstance(rules, Cribbage)
    assert state.play is not None
    options = rules.terms.options
    return Lines(
        hands=[[str(card) for card in hand] for hand in state.hands],
        crib=[str(card) for card in state.crib],
        starter=str(state.starter),
        leader=state.play.turn,
        crib_of=state.crib_owner or 0,
        side_of=list(rules.terms.side_of),
        scores=list(state.board.scores),
        target=options.target,
        is_single=options.play == "single_count",
        is_first_go=options.next_lead == "first_go",
        is_crib_second=state.price > 0 and options.auction_show == "hand_and_crib",
        crib_flush=options.crib_flush,
        depth=depth,
    )
