"""What cards are worth, item by item: the show (R40 to R46) and the play (R33 to R37).

This is the scoring that explains. It is made of plain counting over at most six cards, in the
order in which a count is spoken (R45), so that each item can be said and shown by itself.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, product
from operator import attrgetter
from typing import Final

from pegboard.cards import Card, Rank
from pegboard.games.cribbage._model import Item, ItemKind, PlayItem, PlayReason, Show
from pegboard.games.cribbage._options import CribFlush

FIFTEEN: Final = 15
THIRTY_ONE: Final = 31
HEELS: Final = 2

_TENTH: Final = 10
_SHORTEST_RUN: Final = 3
_LONGEST_PLAY_RUN: Final = 7

_SHOW_PAIRS: Final[dict[int, tuple[ItemKind, int]]] = {
    2: ("pair", 2),
    3: ("pair-royal", 6),
    4: ("double-pair-royal", 12),
}
_PLAY_PAIRS: Final[dict[int, tuple[PlayReason, int]]] = {
    2: ("pair", 2),
    3: ("pair-royal", 6),
    4: ("double-pair-royal", 12),
}

CEILINGS: Final = {3: 20, 4: 29, 5: 46}
"""The most that a hand of so many cards, or a crib (4), can be worth with the starter (R46)."""


def pips(card: Card) -> int:
    """What a card adds to a sum (R3)."""
    return min(card.rank, _TENTH)


def show(
    cards: Sequence[Card], starter: Card, *, is_crib: bool = False, crib_flush: CribFlush = "five"
) -> Show:
    """Count a hand or crib with the starter (R40 to R46).

    Args:
        cards: the cards kept, three to five of them; four of a crib.
        starter: the card turned up.
        is_crib: whether a flush follows R43 and R44.
        crib_flush: how many suited cards a crib needs, with *is_crib* only.

    >>> from pegboard.cards import Card, parse_cards
    >>> show(parse_cards("5H 5C 5S JD"), Card.parse("5D")).total
    29
    """
    together = sorted([*cards, starter])
    items = (
        *_fifteens(together),
        *_pairs(together),
        *_runs(together),
        *_flush(cards, starter, needs_starter=is_crib and crib_flush == "five"),
        *_nobs(cards, starter),
    )
    return Show(sum(item.points for item in items), items)


def _fifteens(cards: Sequence[Card]) -> Iterator[Item]:
    for size in range(2, len(cards) + 1):
        for chosen in combinations(cards, size):
            if sum(map(pips, chosen)) == FIFTEEN:
                yield Item("fifteen", chosen, 2)


def _by_rank(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    return [tuple(alike) for _, alike in groupby(cards, attrgetter("rank"))]


def _pairs(cards: Sequence[Card]) -> Iterator[Item]:
    for alike in _by_rank(cards):
        if len(alike) in _SHOW_PAIRS:
            kind, points = _SHOW_PAIRS[len(alike)]
            yield Item(kind, alike, points)


def _runs(cards: Sequence[Card]) -> Iterator[Item]:
    """Every run of a maximal block of ranks; six cards may hold two blocks."""
    block: list[tuple[Card, ...]] = []
    for alike in [*_by_rank(cards), ()]:
        if alike and block and alike[0].rank == block[-1][0].rank + 1:
            block.append(alike)
            continue
        if len(block) >= _SHORTEST_RUN:
            for run in product(*block):
                yield Item("run", run, len(run))
        block = [alike]


def _flush(cards: Sequence[Card], starter: Card, *, needs_starter: bool) -> Iterator[Item]:
    suits = {card.suit for card in cards}
    if len(suits) > 1:
        return
    if starter.suit in suits:
        yield Item("flush", (*cards, starter), len(cards) + 1)
    elif not needs_starter:
        yield Item("flush", tuple(cards), len(cards))


def _nobs(cards: Sequence[Card], starter: Card) -> Iterator[Item]:
    for card in cards:
        if card.rank == Rank.JACK and card.suit == starter.suit:
            yield Item("nobs", (card,), 1)


def heels(starter: Card) -> int:
    """What the starter pegs when it is turned (R21)."""
    return HEELS if starter.rank == Rank.JACK else 0


def play_items(ranks: Sequence[int], total: int) -> tuple[PlayItem, ...]:
    """What the last card of a count scores (R33 to R37).

    Args:
        ranks: ranks of all cards of the present count, the card just laid last.
        total: their pips together.

    >>> [item.points for item in play_items([4, 6, 5], 15)]
    [2, 3]
    """
    items: list[PlayItem] = []
    if total == FIFTEEN:
        items.append(PlayItem("fifteen", len(ranks), 2))
    alike = _alike_at_the_end(ranks)
    if alike in _PLAY_PAIRS:
        kind, points = _PLAY_PAIRS[alike]
        items.append(PlayItem(kind, alike, points))
    run = _run_at_the_end(ranks)
    if run:
        items.append(PlayItem("run", run, run))
    if total == THIRTY_ONE:
        items.append(PlayItem("thirty-one", len(ranks), 2))
    return tuple(items)


def _alike_at_the_end(ranks: Sequence[int]) -> int:
    alike = 1
    while alike < len(ranks) and ranks[-alike - 1] == ranks[-1]:
        alike += 1
    return alike


def _run_at_the_end(ranks: Sequence[int]) -> int:
    for length in range(min(len(ranks), _LONGEST_PLAY_RUN), _SHORTEST_RUN - 1, -1):
        last = ranks[-length:]
        if len(set(last)) == length and max(last) - min(last) == length - 1:
            return length
    return 0
