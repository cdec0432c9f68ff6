"""The conformance suite on every variant, with its defaults and with options drawn at random."""

from random import Random

import pytest

from pegboard.catalog import GAMES, option_specs
from pegboard.game import OptionSpec
from pegboard.testing import conformance
from support.cribbage_kit import kit

VARIANTS = GAMES["cribbage"].variants
NOT_DRAWN = {"match_games", "match_format", "next_first_dealer", "target"}


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


@pytest.mark.parametrize("variant", VARIANTS)
def test_drawn_options(variant: str) -> None:
    for seed in range(20):
        # A test's chance need not be unguessable.
        options = draw(option_specs("cribbage", variant), Random(seed))  # noqa: S311
        conformance(kit(variant, options), seed)


@pytest.mark.deep
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("variant", VARIANTS)
def test_five_hundred_games(variant: str) -> None:
    for seed in range(500):
        options = draw(option_specs("cribbage", variant), Random(seed))  # noqa: S311 - as above
        conformance(kit(variant, options if seed % 2 else {}), seed)
