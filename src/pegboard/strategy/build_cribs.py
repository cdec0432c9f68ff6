"""Build the table of crib averages by playing throws against each other.

Run as ``python -m pegboard.strategy.build_cribs FOLDER``: it writes ``crib_averages.csv`` and
``checksums.txt`` there, the same bytes every time. First everybody throws for the hand alone;
then the cribs that come of it are averaged, everybody throws by these averages, and so on: each
side's throws are answered by the other's until the averages stand nearly still.
"""

import hashlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Final, TypeAlias, final

from pegboard.cards import FULL_PACK, Card
from pegboard.strategy._counting import RANKS, key_of, mean_points, show_points
from pegboard.strategy._cribs import HEADER, TABLE, throw_name

Averages: TypeAlias = dict[int, tuple[float, float]]

SEED: Final = 121
ROUNDS: Final = 4
DEALS: Final = 6_000
CRIB_FLUSH: Final = 5


@final
@dataclass(frozen=True, slots=True)
class Manner:
    """A way of filling the crib: who throws how many of how many cards, and what is dealt to it."""

    players: int
    dealt: int
    thrown: int
    straight: int


PAIRS: Final = Manner(players=2, dealt=6, thrown=2, straight=0)
SINGLES: Final = Manner(players=4, dealt=5, thrown=1, straight=0)


def throws_of(manner: Manner) -> list[tuple[int, ...]]:
    """Every throw of a manner, as ranks low to high."""
    return list(combinations_with_replacement(RANKS, manner.thrown))


def best_throw(
    hand: Sequence[Card], averages: Averages, manner: Manner, *, own: bool
) -> tuple[Card, ...]:
    """The throw with the highest average of hand and crib together, suits left aside."""
    whole = key_of(card.rank for card in hand)

    def worth(throw: tuple[Card, ...]) -> float:
        key = key_of(card.rank for card in throw)
        mine, others = averages[key]
        return mean_points(whole - key) + (mine if own else -others)

    return max(combinations(hand, manner.thrown), key=worth)


def one_round(averages: Averages, manner: Manner, rng: Random, deals: int) -> Averages:
    """The averages that come of throwing by *averages*.

    Every deal gives the throws of all players; each throw of the table is then put in the place
    of the dealer's, and in the place of the pone's, and the crib is counted with one starter.
    """
    sums: dict[int, list[float]] = {key_of(throw): [0, 0, 0, 0] for throw in throws_of(manner)}
    for _ in range(deals):
        pack = rng.sample(FULL_PACK, manner.players * manner.dealt + manner.straight)
        hands = [
            pack[seat * manner.dealt : (seat + 1) * manner.dealt] for seat in range(manner.players)
        ]
        thrown = [
            best_throw(hand, averages, manner, own=seat == 0) for seat, hand in enumerate(hands)
        ]
        straight = pack[manner.players * manner.dealt :]
        for replaced, own in ((0, True), (1, False)):
            others = [
                card for seat, throw in enumerate(thrown) if seat != replaced for card in throw
            ]
            _count_all(sums, [*others, *straight], manner, rng, own=own)
    return {
        key: (own / max(seen, 1), other / max(met, 1))
        for key, (own, seen, other, met) in sums.items()
    }


def _count_all(
    sums: dict[int, list[float]], others: Sequence[Card], manner: Manner, rng: Random, *, own: bool
) -> None:
    """Add to *sums* what each throw makes beside the *others* in a crib."""
    place = 0 if own else 2
    free = [card for card in FULL_PACK if card not in others]
    by_rank = {rank: [card for card in free if card.rank == rank] for rank in RANKS}
    for throw in throws_of(manner):
        if any(throw.count(rank) > len(by_rank[rank]) for rank in throw):
            continue
        cards = _cards_for(throw, by_rank, rng)
        starter = rng.choice(free)
        while starter in cards:
            starter = rng.choice(free)
        total = sums[key_of(throw)]
        total[place] += show_points([*cards, *others], starter, flush=CRIB_FLUSH)
        total[place + 1] += 1


def _cards_for(
    throw: tuple[int, ...], by_rank: dict[int, list[Card]], rng: Random
) -> tuple[Card, ...]:
    """Cards of these ranks, in suits as they come."""
    if len(set(throw)) < len(throw):
        return tuple(rng.sample(by_rank[throw[0]], len(throw)))
    return tuple(rng.choice(by_rank[rank]) for rank in throw)


def averages_of(manner: Manner, *, deals: int = DEALS, rounds: int = ROUNDS) -> Averages:
    """Play *rounds* rounds of *deals* deals; the last has four times as many."""
    rng = Random(SEED)  # noqa: S311 - a table is built, nothing is dealt to anybody
    averages: Averages = {key_of(throw): (0.0, 0.0) for throw in throws_of(manner)}
    for number in range(1, rounds + 1):
        averages = one_round(averages, manner, rng, deals * (4 if number == rounds else 1))
    return averages


def write_table(*tables: tuple[Manner, Averages]) -> str:
    """The file: one row a throw."""
    rows = [
        f"{throw_name(throw)},{own:.3f},{other:.3f}"
        for manner, averages in tables
        for throw in throws_of(manner)
        for own, other in [averages[key_of(throw)]]
    ]
    return "\n".join([HEADER, *rows]) + "\n"


def main(folder: str) -> None:
    """Write the table and its checksum into *folder*."""
    text = write_table(*((manner, averages_of(manner)) for manner in (SINGLES, PAIRS)))
    (Path(folder) / TABLE).write_text(text, encoding="utf-8")
    digest = hashlib.sha256(text.encode()).hexdigest()
    (Path(folder) / "checksums.txt").write_text(f"{digest}  {TABLE}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
