"""The table of crib averages: whole, unchanged, and rebuilt by its builder."""

import hashlib
from importlib.resources import files
from pathlib import Path

import pytest

from pegboard.cards import parse_cards
from pegboard.strategy import build_cribs
from pegboard.strategy._counting import key_of
from pegboard.strategy._cribs import TABLE, crib_averages, crib_value, read_averages
from support.checkout import ROOT

TABLES = files("pegboard.strategy") / "tables"


def test_the_table_is_the_one_that_was_built() -> None:
    digest, name = (TABLES / "checksums.txt").read_text().split()
    assert name == TABLE
    assert hashlib.sha256((TABLES / TABLE).read_bytes()).hexdigest() == digest


def test_every_throw_has_its_row() -> None:
    thrown = [
        throw
        for manner in (build_cribs.SINGLES, build_cribs.PAIRS)
        for throw in build_cribs.throws_of(manner)
    ]
    assert crib_averages().keys() == {key_of(throw) for throw in thrown}
    assert len(thrown) == 13 + 91


def test_pairs_lie_near_the_published_averages() -> None:
    """Three older tables, averaged by Schell, are the check; ours is built without them."""
    letters = "?A23456789TJQK"
    rows = (ROOT / "tests/data/crib_average_schell.csv").read_text().splitlines()
    checked = [row.split(",") for row in rows if row[0] in letters[1:]]
    assert len(checked) == 91
    for one, other, own, opponent in checked:
        mine, others = crib_averages()[key_of([letters.index(one), letters.index(other)])]
        assert mine == pytest.approx(float(own), abs=0.3)
        assert others == pytest.approx(float(opponent), abs=0.3)


def test_another_players_crib_counts_against_us() -> None:
    fives = parse_cards("5H 5C")
    assert crib_value(fives, own=True) > 8
    assert crib_value(fives, own=False) < -9


def test_two_of_a_suit_are_worth_a_little_more() -> None:
    same, different = parse_cards("2H 9H"), parse_cards("2H 9C")
    assert 0 < crib_value(same, own=True) - crib_value(different, own=True) < 0.1


def test_building_twice_gives_the_same() -> None:
    once, twice = (build_cribs.averages_of(build_cribs.PAIRS, deals=5, rounds=2) for _ in range(2))
    assert once == twice


def test_a_table_is_read_as_it_was_written() -> None:
    averages = build_cribs.averages_of(build_cribs.SINGLES, deals=5, rounds=1)
    read = read_averages(build_cribs.write_table((build_cribs.SINGLES, averages)))
    assert read.keys() == averages.keys()
    for key, (own, other) in averages.items():
        assert read[key] == pytest.approx((own, other), abs=0.001)


@pytest.mark.deep
def test_the_builder_rebuilds_the_table(tmp_path: Path) -> None:
    build_cribs.main(str(tmp_path))
    assert (tmp_path / TABLE).read_bytes() == (TABLES / TABLE).read_bytes()
