"""The rules by themselves: actions, views, whole games and shows a second on one core."""

import time
from collections.abc import Callable
from random import Random

from bench._table import row
from pegboard import cribbage
from pegboard.cards import FULL_PACK, Card
from pegboard.catalog import rules as find_rules
from pegboard.dealing import packs_by_seed
from pegboard.game import Seat, advance

GAMES = 30
HANDS = 20_000
VARIANTS = ("six-card", "three-handed", "partners")


def clocked(work: Callable[[], int]) -> float:
    """How many of what *work* counts are done in a second: the best of three."""
    best = 0.0
    for _ in range(3):
        began = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def played(variant: str) -> tuple[int, list[tuple[object, Seat, object]]]:
    """Play whole games by chance; the actions of seats, with the state that each met."""
    rules = find_rules("cribbage", variant)
    met: list[tuple[object, Seat, object]] = []
    for seed in range(GAMES):
        random = Random(seed)  # noqa: S311 -- any play will do
        packs, state = packs_by_seed(seed), rules.start()
        while rules.result(state) is None:
            for _, step in advance(rules, state, packs):
                state = step.state
            for seat in rules.to_act(state):
                action = random.choice(rules.actions(state, seat))
                met.append((state, seat, action))
                state = rules.apply(state, seat, action).state
                break
    return GAMES, met


def measure(variant: str) -> None:
    """Print the figures of one variant."""
    rules = find_rules("cribbage", variant)
    _, met = played(variant)

    def apply() -> int:
        for state, seat, action in met:
            rules.apply(state, seat, action)
        return len(met)

    def view() -> int:
        for state, seat, _ in met:
            rules.view(state, seat)
        return len(met)

    def actions() -> int:
        for state, seat, _ in met:
            rules.actions(state, seat)
        return len(met)

    row(f"{variant}: whole games, at random", clocked(lambda: played(variant)[0]), "/s")
    row(f"{variant}: apply", clocked(apply), "/s")
    row(f"{variant}: view of a seat", clocked(view), "/s")
    row(f"{variant}: list of actions", clocked(actions), "/s")


def shows() -> float:
    """Hands of four with a starter, counted and explained, a second."""
    random = Random(1)  # noqa: S311 -- any hands will do
    drawn: list[list[Card]] = [random.sample(FULL_PACK, 5) for _ in range(HANDS)]

    def count() -> int:
        for *hand, starter in drawn:
            cribbage.score(hand, starter=starter)
        return HANDS

    return clocked(count)


def main() -> None:
    """Print the figures."""
    row("shows of four cards and starter, explained", shows(), "/s")
    for variant in VARIANTS:
        measure(variant)


if __name__ == "__main__":
    main()
