"""The test kit: whole games at random, stacked packs, strategies and the conformance suite.

It stands outside the layers: it may use every game, and nothing of the club uses it. It needs
Hypothesis, which the library itself does not.
"""

from pegboard.testing._conformance import POINTS, Kit, conformance
from pegboard.testing._packs import on_top, packs_of, shuffled
from pegboard.testing._played import Choose, Moment, Played, any_of, play_at_random
from pegboard.testing._strategies import cards, hands, option_choices, packs

__all__ = [
    "POINTS",
    "Choose",
    "Kit",
    "Moment",
    "Played",
    "any_of",
    "cards",
    "conformance",
    "hands",
    "on_top",
    "option_choices",
    "packs",
    "packs_of",
    "play_at_random",
    "shuffled",
]
