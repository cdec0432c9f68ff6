"""Cribbage hands counted twice over, from the rule text alone (cribbage.md R1 to R6, R40 to R46).

`show` finds every combination among all subsets of the cards; `quick_total` adds up counting
formulas and never looks at a subset. Cards are texts such as ``TH``. Nothing of Pegboard is used.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)

Combination = tuple[str, tuple[str, ...], int]
"""What it is, its cards in the order of the pack, its points."""


def rank_of(card: str) -> int:
    """From 1, the ace, to 13."""
    return RANKS.index(card[0]) + 1


def pips_of(card: str) -> int:
    """What a card adds to a sum (R3)."""
    return min(rank_of(card), 10)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards from ace to king, then clubs, diamonds, hearts, spades."""
    return tuple(sorted(cards, key=PACK.index))


def show(
    hand: Sequence[str], starter: str, *, crib: bool = False, crib_flush: str = "five"
) -> list[Combination]:
    """Every combination of a hand or crib with the starter: all subsets are tried (R40 to R44).

    Pairs come one by one: three of a kind are three of them.
    """
    found = list(_among(in_order((*hand, starter))))
    return [*found, *_flush(hand, starter, crib=crib, crib_flush=crib_flush), *_nobs(hand, starter)]


@lru_cache(maxsize=10_000)
def _among(cards: tuple[str, ...]) -> tuple[Combination, ...]:
    """Fifteens, pairs and runs: what does not ask which card is the starter."""
    found: list[Combination] = []
    for size in range(2, len(cards) + 1):
        for some in combinations(cards, size):
            if sum(map(pips_of, some)) == 15:
                found.append(("fifteen", some, 2))
            if size == 2 and some[0][0] == some[1][0]:
                found.append(("pair", some, 2))
            if size > 2 and is_run(some) and not _grows(some, cards):
                found.append(("run", some, size))
    return tuple(found)


def total(combinations_found: Iterable[Combination]) -> int:
    """Points of combinations together."""
    return sum(points for _, _, points in combinations_found)


def points_by_kind(combinations_found: Iterable[Combination]) -> dict[str, int]:
    """Points of each kind, all five kinds named."""
    found = list(combinations_found)
    kinds = ("fifteen", "pair", "run", "flush", "nobs")
    return {kind: total(one for one in found if one[0] == kind) for kind in kinds}


def is_run(cards: Sequence[str]) -> bool:
    """Whether the cards, in any order, are consecutive ranks without a repeat."""
    ranks = sorted(map(rank_of, cards))
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def _grows(run: Sequence[str], cards: Sequence[str]) -> bool:
    present = {rank_of(card) for card in cards}
    ranks = [rank_of(card) for card in run]
    return min(ranks) - 1 in present or max(ranks) + 1 in present


def _flush(
    hand: Sequence[str], starter: str, *, crib: bool, crib_flush: str
) -> Iterable[Combination]:
    if len({card[1] for card in hand}) > 1:
        return
    if starter[1] == hand[0][1]:
        yield ("flush", in_order((*hand, starter)), len(hand) + 1)
    elif not crib or crib_flush == "four":
        yield ("flush", in_order(hand), len(hand))


def _nobs(hand: Sequence[str], starter: str) -> Iterable[Combination]:
    jack = "J" + starter[1]
    if jack in hand:
        yield ("nobs", (jack,), 1)


# --- The second way: formulas over the number of cards of each rank -----------------------------


@cache
def rank_points(ranks: tuple[int, ...]) -> int:
    """Points of fifteens, pairs and runs of sorted *ranks*, 1 to 13, by counting formulas."""
    held = Counter(ranks)
    pairs = sum(many * (many - 1) for many in held.values())
    return 2 * _ways_to_fifteen(ranks) + pairs + _run_points(held)


def _ways_to_fifteen(ranks: tuple[int, ...]) -> int:
    ways = [1] + [0] * 15
    for rank in ranks:
        pips = min(rank, 10)
        for reached in range(15, pips - 1, -1):
            ways[reached] += ways[reached - pips]
    return ways[15]


def _run_points(held: Counter[int]) -> int:
    points = 0
    block: list[int] = []
    for rank in range(1, 15):
        if rank in held:
            block.append(held[rank])
            continue
        if len(block) > 2:
            points += len(block) * prod(block)
        block = []
    return points


def quick_total(
    hand: Sequence[str], starter: str, *, crib: bool = False, crib_flush: str = "five"
) -> int:
    """The value of a hand or crib without looking at its combinations."""
    points = rank_points(tuple(sorted(map(rank_of, (*hand, starter)))))
    points += "J" + starter[1] in hand
    if all(card[1] == hand[0][1] for card in hand):
        suited = starter[1] == hand[0][1]
        points += len(hand) + 1 if suited else 0 if crib and crib_flush == "five" else len(hand)
    return points


def histogram(kept: int, *, unsuited_flush: bool = True) -> Counter[int]:
    """How many choices of *kept* cards and a starter have each value: all of them, weighted.

    Only the ranks are enumerated. Of all hands of given ranks the starter's suit is that of one
    of *j* jacks in *j* cases of four; all of one suit are four hands, if no rank comes twice.

    Args:
        kept: number of cards without the starter.
        unsuited_flush: whether cards of one suit count where the starter is of another; not so
            in a crib with ``crib_flush=five``.
    """
    values: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(1, 14), kept):
        held = Counter(ranks)
        if max(held.values()) > 4:
            continue
        for starter in range(1, 14):
            if held[starter] < 4:
                _add(values, held, starter, kept, kept if unsuited_flush else 0)
    return values


def _add(values: Counter[int], held: Counter[int], starter: int, kept: int, unsuited: int) -> None:
    plain = rank_points(tuple(sorted([*held.elements(), starter])))
    choices = prod(comb(4, many) for many in held.values()) * (4 - held[starter])
    jacks = held[11] if starter != 11 else 0
    nobs = choices * jacks // 4
    values[plain + 1] += nobs
    values[plain] += choices - nobs
    if len(held) < kept:
        return
    # The four one-suited hands were counted above without their flush: move them. The starter of
    # their suit is free only where its rank is not in the hand; there a jack in hand is nobs.
    suited = 4 * (starter not in held)
    others = 4 * (4 - held[starter]) - suited
    values[plain] -= others
    values[plain + unsuited] += others
    values[plain + bool(jacks)] -= suited
    values[plain + bool(jacks) + kept + 1] += suited
