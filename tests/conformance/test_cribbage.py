"""The conformance suite on every variant, with its defaults and with options that are drawn."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard.catalog import GAMES, option_specs
from pegboard.game import OptionSpec
from pegboard.testing import conformance, option_choices
from support.cribbage_kit import kit

VARIANTS = GAMES["cribbage"].variants
NOT_DRAWN = frozenset({"match_games", "match_format", "next_first_dealer", "target"})
PRESETS = [(variant, option_specs("cribbage", variant)) for variant in VARIANTS]


def draw(specs: tuple[OptionSpec, ...], chance: Random) -> dict[str, str]:
    """Options that go together; short games, since the rules are the same in long ones."""
    chosen = {"target": "31"}
    for spec in sorted(specs, key=lambda spec: spec.needs is not None):
        fits = spec.needs is None or chosen.get(spec.needs[0]) in spec.needs[1]
        if fits and spec.name not in NOT_DRAWN:
            chosen[spec.name] = chance.choice(spec.values)
    return chosen


@pytest.mark.parametrize("variant", VARIANTS)
def test_presets(variant: str) -> None:
    for seed in range(5):
        conformance(kit(variant), seed)


@pytest.mark.parametrize(("variant", "specs"), PRESETS, ids=VARIANTS)
@settings(max_examples=20)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_drawn_options(
    variant: str, specs: tuple[OptionSpec, ...], data: st.DataObject, seed: int
) -> None:
    options = data.draw(option_choices(specs, leave_out=NOT_DRAWN))
    conformance(kit(variant, {"target": "31", **options}), seed)


@pytest.mark.deep
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS)
def test_five_hundred_games(variant: str) -> None:
    for seed in range(500):
        options = draw(option_specs("cribbage", variant), Random(seed))  # noqa: S311 - as above
        conformance(kit(variant, options if seed % 2 else {}), seed)
