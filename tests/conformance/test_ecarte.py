"""The conformance suite on Écarté, with its defaults and with options drawn at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard.catalog import option_specs
from pegboard.testing import conformance, option_choices
from support.ecarte_kit import kit


def draw(chance: Random) -> dict[str, str]:
    """Options that go together."""
    chosen: dict[str, str] = {}
    for spec in sorted(option_specs("ecarte", "ecarte"), key=lambda spec: spec.needs is not None):
        fits = spec.needs is None or chosen.get(spec.needs[0]) in spec.needs[1]
        if fits and spec.name != "match_games":
            chosen[spec.name] = chance.choice(spec.values)
    return chosen


def test_preset() -> None:
    for seed in range(10):
        conformance(kit(), seed)


@settings(max_examples=20)
@given(
    options=option_choices(option_specs("ecarte", "ecarte"), leave_out=frozenset({"match_games"})),
    seed=st.integers(0, 2**32),
)
def test_drawn_options(options: dict[str, str], seed: int) -> None:
    conformance(kit(options), seed)


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_five_hundred_games() -> None:
    for seed in range(500):
        options = draw(Random(seed)) if seed % 2 else {}  # noqa: S311 - as above
        conformance(kit(options), seed)
