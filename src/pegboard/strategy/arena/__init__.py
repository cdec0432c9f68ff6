"""The arena: two bots play many games, and the answer is a rate with its interval."""

from pegboard.strategy.arena._contest import (
    MOST_DEALS,
    UNUSED_OPTIONS,
    Contest,
    Outcome,
    Pace,
    play_round,
    side_count,
)
from pegboard.strategy.arena._run import rounds_of, run
from pegboard.strategy.arena._statistics import (
    CONFIDENCE,
    Interval,
    Summary,
    interval_of_rate,
    summary_of,
)

__all__ = [
    "CONFIDENCE",
    "MOST_DEALS",
    "UNUSED_OPTIONS",
    "Contest",
    "Interval",
    "Outcome",
    "Pace",
    "Summary",
    "interval_of_rate",
    "play_round",
    "rounds_of",
    "run",
    "side_count",
    "summary_of",
]
