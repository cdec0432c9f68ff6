"""How strong the club players are: each level against the one below and against chance.

Duplicate deals, every rotation of seats, intervals of 95 %; the last figures are milliseconds of
work a decision. The environment narrows it down: `GAMES` is the number of games a line (against
chance a third of it), `ONLY` a game or variant by its catalog name, `JOBS` the number of processes
(one a core), `SEED` the packs.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from pegboard import catalog
from pegboard.strategy import GAMES as PLAYED
from pegboard.strategy import LEVELS
from pegboard.strategy.arena import Contest, Pace, Summary, run, side_count, summary_of

GAMES = int(os.environ.get("GAMES", "24"))
ONLY = os.environ.get("ONLY", "")
JOBS = int(os.environ.get("JOBS", str(os.cpu_count() or 1)))
SEED = int(os.environ.get("SEED", "1"))
SHORT = {"solo-whist": {"deals": "12"}}
"""Options that keep a game short enough to play many."""
CHANCE = "random"
FEWER = 3
"""Against chance so many times fewer games show enough."""


def contests() -> Iterator[Contest]:
    """Every line of the table."""
    for game in sorted(PLAYED):
        for variant in catalog.GAMES[game].variants:
            if ONLY not in {"", game, variant}:
                continue
            below = [(high, low) for low, high in pairwise(LEVELS)]
            chance = [(level, CHANCE) for level in LEVELS]
            for first, second in [*below, *chance]:
                yield Contest(
                    game=game,
                    variant=variant,
                    options=SHORT.get(game, {}),
                    first=first,
                    second=second,
                    seed=SEED,
                    duplicate=True,
                )


def pace(thought: Pace) -> str:
    """Mean and maximum of a decision, in milliseconds."""
    mean = thought.seconds / max(1, thought.decisions)
    return f"{1000 * mean:>6.1f} {1000 * thought.longest:>6.0f}"


def line(contest: Contest, summary: Summary) -> str:
    """One line of the table."""
    low, high = summary.interval
    weak, strong = summary.strength_interval
    return (
        f"{contest.variant:<13} {contest.first:<8} {contest.second:<8} {summary.games:>5}"
        f" {summary.rate:>6.1%} ({low:>5.1%} to {high:>6.1%})"
        f" {summary.strength:>5.2f} ({weak:.2f} to {strong:.2f})"
        f" {summary.points_per_deal:>+6.2f}  {pace(summary.paces[0])}"
    )


def main() -> None:
    """Print the table as it grows."""
    print(
        f"{'variant':<13} {'bot':<8} {'against':<8} {'games':>5} {'wins':>6} {'interval':<17}"
        f" {'shares':>5} {'interval':<14} {'points':>6}  {'ms mean':>6} {'max':>5}"
    )
    with ProcessPoolExecutor(JOBS) as pool:
        for contest in contests():
            games = GAMES // FEWER if contest.second == CHANCE else GAMES
            rounds = list(run(contest, games, pool))
            print(line(contest, summary_of(rounds, side_count(contest))), flush=True)


if __name__ == "__main__":
    main()
