"""What the outcomes of a contest say, and how sure that is.

The unit is the round: games with the same packs are not independent, so intervals are taken over
rounds. The interval of a rate is that of Agresti and Coull, carried over to rounds: four rounds
are added in thought, which together bring the fair share of wins (two sides: two won, two lost).
That keeps it honest where everything was won, and favors nobody.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias, final

from pegboard.strategy.arena._contest import Outcome, Pace

Interval: TypeAlias = tuple[float, float]
Round: TypeAlias = tuple[Outcome, ...]

CONFIDENCE: Final = 0.95
"""How often an interval holds the truth: in 95 of 100 contests."""

Z: Final = 1.959963984540054
"""Standard errors to either side of the middle of such an interval."""

THOUGHT_UP: Final = 4
"""Rounds added in thought."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A contest in figures, as the first bot sees it. Intervals are of 95 %.

    Attributes:
        games: how many games were played.
        rounds: how many rounds they make, which are the unit of the intervals.
        sides: how many sides the game has.
        wins: games won; of a shared win its part.
        rate: wins a game.
        interval: of the rate.
        strength: the rate in fair shares: 1 is as strong as the others, whatever their number.
        strength_interval: of the strength.
        points_per_deal: its points less the average of the other sides, a deal.
        points_interval: of the points; ``None`` for a single round.
        paces: how long the first bot and the second thought. No part of what is compared.
    """

    games: int
    rounds: int
    sides: int
    wins: float
    rate: float
    interval: Interval
    strength: float
    strength_interval: Interval
    points_per_deal: float
    points_interval: Interval | None
    paces: tuple[Pace, Pace]


def summary_of(rounds: Sequence[Round], sides: int) -> Summary:
    """The figures of *rounds*, at least one, of a game with so many *sides*."""
    outcomes = [outcome for played in rounds for outcome in played]
    wins = sum(outcome.won for outcome in outcomes)
    rate = wins / len(outcomes)
    rates = [sum(outcome.won for outcome in played) / len(played) for played in rounds]
    low, high = interval_of_rate(rates, sides)
    points, points_interval = _points(rounds)
    return Summary(
        games=len(outcomes),
        rounds=len(rounds),
        sides=sides,
        wins=wins,
        rate=rate,
        interval=(low, high),
        strength=rate * sides,
        strength_interval=(low * sides, high * sides),
        points_per_deal=points,
        points_interval=points_interval,
        paces=_paces(outcomes),
    )


def interval_of_rate(rates: Sequence[float], sides: int = 2) -> Interval:
    """The interval of a rate, given the rate of each independent round between so many *sides*.

    >>> low, high = interval_of_rate([1.0, 1.0, 1.0, 1.0, 1.0, 1.0])
    >>> round(low, 2), high
    (0.55, 1.0)
    """
    fair = THOUGHT_UP / sides
    sample = [*rates, min(1.0, fair), max(0.0, fair - 1.0), 0.0, 0.0]
    count = len(sample)
    center = sum(sample) / count
    spread = sum((one - center) ** 2 for one in sample) / count
    reach = Z * sqrt(spread / count)
    return max(0.0, center - reach), min(1.0, center + reach)


def _points(rounds: Sequence[Round]) -> tuple[float, Interval | None]:
    """Points a deal, and their interval: of a ratio whose both parts differ from round to round."""
    margins = [sum(outcome.margin for outcome in played) for played in rounds]
    deals = [sum(outcome.deals for outcome in played) for played in rounds]
    count, total = len(rounds), sum(deals)
    if not total:
        return 0.0, None
    ratio = sum(margins) / total
    if count == 1:
        return ratio, None
    strays = sum((one - ratio * many) ** 2 for one, many in zip(margins, deals, strict=True))
    reach = Z * sqrt(strays * count / (count - 1)) / total
    return ratio, (ratio - reach, ratio + reach)


def _paces(outcomes: Sequence[Outcome]) -> tuple[Pace, Pace]:
    first, second = Pace(), Pace()
    for outcome in outcomes:
        first += outcome.paces[0]
        second += outcome.paces[1]
    return first, second
