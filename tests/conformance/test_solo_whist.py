"""The conformance suite on Solo Whist, with its defaults and with options drawn at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard.catalog import option_specs
from pegboard.testing import conformance, option_choices
from support.solo_kit import kit


def draw(chance: Random) -> dict[str, str]:
    """Options that go together; short sessions, since the rules are the same in long ones."""
    chosen = {"deals": "4"}
    specs = option_specs("solo-whist", "solo")
    for spec in sorted(specs, key=lambda spec: spec.needs is not None):
        fits = spec.needs is None or chosen.get(spec.needs[0]) in spec.needs[1]
        if fits and spec.name != "deals":
            chosen[spec.name] = chance.choice(spec.values)
    return chosen


def test_preset() -> None:
    conformance(kit(), 0)
    for seed in range(1, 9):
        conformance(kit({"deals": "4"}), seed)


@settings(max_examples=16)
@given(
    options=option_choices(option_specs("solo-whist", "solo"), leave_out=frozenset({"deals"})),
    seed=st.integers(0, 2**32),
)
def test_drawn_options(options: dict[str, str], seed: int) -> None:
    conformance(kit({"deals": "4", **options}), seed)


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_five_hundred_sessions() -> None:
    for seed in range(500):
        options = draw(Random(seed)) if seed % 2 else {"deals": "4"}  # noqa: S311 - as above
        conformance(kit(options), seed)
