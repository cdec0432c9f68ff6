"""Every position of `solo-whist.lines`: its count, its digest, and all its lines by the oracle."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

from oracle.solo_lines import lines, pack_of
from pegboard import catalog
from pegboard.game import DEALER, lines_of_play, perft, read_record
from pegboard.games.solo_whist import Deal

RESULT = re.compile(
    r"^; perft (?P<depth>\d+) (?P<lines>\d+) (?P<digest>[0-9a-f]{16})$", re.MULTILINE
)
BLOCKS = re.split(
    r"\n\n(?=\[Game )", (Path(__file__).parent / "solo-whist.lines").read_text(encoding="utf-8")
)


def test_there_are_positions() -> None:
    assert len(BLOCKS) == 8


@pytest.mark.parametrize("block", BLOCKS, ids=range(1, len(BLOCKS) + 1))
def test_solo_whist_lines(block: str) -> None:
    record = read_record(block, catalog.rules)
    result = RESULT.search(block)
    assert result is not None
    depth = int(result["depth"])
    counted = perft(record.rules, record.state, depth)
    assert (counted.lines, counted.digest) == (int(result["lines"]), result["digest"])
    deal, *acts = record.acts
    assert deal.seat == DEALER
    assert isinstance(deal.action, Deal)
    pack = pack_of([[str(card) for card in hand] for hand in deal.action.hands], 3)
    wishes = [(act.seat, record.rules.write(act.action)) for act in acts]
    theirs = sorted(lines(record.rules.options, 3, pack, wishes, depth))
    text = "".join(f"{line}\n" for line in theirs)
    if sha256(text.encode()).hexdigest()[:16] != counted.digest:  # say where
        assert sorted(lines_of_play(record.rules, record.state, depth)) == theirs
