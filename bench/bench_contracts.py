"""Which contracts the club players of Solo Whist bid, and how often they make them.

At each table all four players are of one level. A line a contract: how often it was played, how
often made, with an interval of 95 %, and what it brought its declarer a time. The environment
narrows it down: `DEALS` is the number of deals a level that are played to the end, `JOBS` the
number of processes (one a core), `SEED` the packs.
"""

import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf

from pegboard import dealing
from pegboard.game import Game
from pegboard.games import solo_whist
from pegboard.games.solo_whist import Action, Contract, DealScored, Event, State, View
from pegboard.strategy import LEVELS, club_player
from pegboard.strategy.arena import interval_of_rate
from support.chance import seeded

DEALS = int(os.environ.get("DEALS", "96"))
JOBS = int(os.environ.get("JOBS", str(os.cpu_count() or 1)))
SEED = int(os.environ.get("SEED", "1"))
SESSION = 12
"""Deals of a session."""


def session(level: str, seed: int) -> list[DealScored]:
    """How each deal of a session of four players of *level* ended."""
    rules = solo_whist.rules("solo", {"deals": str(SESSION)}, dealer=seed % 4)
    game: Game[State, Action, Event, View] = Game(rules, dealing.packs_by_seed(seed))
    bot = club_player("solo-whist", "solo", level)
    chance = seeded(seed)
    while game.result is None:
        seat = game.to_act[0]
        actions = game.actions(seat)
        is_free = len(actions) > 1
        game.play(
            seat, bot.choose(game.view(seat), actions, chance, inf) if is_free else actions[0]
        )
    return [event for event in game.events if isinstance(event, DealScored)]


def report(level: str, deals: Iterable[DealScored]) -> None:
    """Print the lines of a level."""
    played: Counter[Contract] = Counter()
    made: Counter[Contract] = Counter()
    brought: Counter[Contract] = Counter()
    for deal in deals:
        played[deal.contract] += 1
        made[deal.contract] += bool(deal.made)
        brought[deal.contract] += deal.changes[deal.declarers[0]]
    for contract in Contract:
        count = played[contract]
        if count:
            rates = [1.0] * made[contract] + [0.0] * (count - made[contract])
            low, high = interval_of_rate(rates)
            print(
                f"{level:<8} {contract:<15} {count:>6} {made[contract]:>6}"
                f" {made[contract] / count:>6.1%} ({low:>5.1%} to {high:>6.1%})"
                f" {brought[contract] / count:>+6.2f}",
                flush=True,
            )


def main() -> None:
    """Print the report, level by level."""
    print(
        f"{'level':<8} {'contract':<15} {'played':>6} {'made':>6} {'rate':>6} {'interval':<17}"
        f" {'points':>6}"
    )
    sessions = range(-(-DEALS // SESSION))
    with ProcessPoolExecutor(JOBS) as pool:
        for level in LEVELS:
            seeds = [SEED * 1_000_000 + number for number in sessions]
            found = pool.map(partial(session, level), seeds)
            report(level, [deal for deals in found for deal in deals])


if __name__ == "__main__":
    main()
