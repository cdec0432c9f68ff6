"""What a throw is worth in a crib on average: a table that we built ourselves.

``tables/crib_averages.csv`` has one row a throw (two ranks, or one rank for the games in which
everybody throws a single card): its average in one's own crib and in another's. Its builder is
`pegboard.strategy.build_cribs`; ``tables/checksums.txt`` holds the SHA-256 of the file.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from pegboard.cards import Card, Suit
from pegboard.strategy._counting import WEIGHTS, key_of

TABLE: Final = "crib_averages.csv"
HEADER: Final = "throw,own,other"

_LETTERS: Final = "?A23456789TJQK"


def throw_name(ranks: Iterable[int]) -> str:
    """The name of a throw in the table: its rank letters, low to high."""
    return "".join(_LETTERS[rank] for rank in sorted(ranks))


def read_averages(text: str) -> dict[int, tuple[float, float]]:
    """Read a table: key of the throw's ranks to averages in one's own crib and another's."""
    averages: dict[int, tuple[float, float]] = {}
    for line in text.splitlines()[1:]:
        throw, own, other = line.split(",")
        key = sum(WEIGHTS[_LETTERS.index(letter)] for letter in throw)
        averages[key] = float(own), float(other)
    return averages


@cache
def crib_averages() -> dict[int, tuple[float, float]]:
    """The shipped table: key of the throw's ranks to averages in one's own crib and another's."""
    table = files("pegboard.strategy") / "tables" / TABLE
    return read_averages(table.read_text(encoding="utf-8"))


# Two cards of one suit can become a crib flush: both others and the starter must be of the suit
# too, about one crib in seventy among cards thrown without a thought for it.
SUITED: Final = 5 / 70


def crib_value(throw: Iterable[Card], *, own: bool) -> float:
    """Average points of the crib that these cards go to, less in sign when it is another's."""
    cards = tuple(throw)
    mine, others = crib_averages()[key_of(card.rank for card in cards)]
    suits: set[Suit] = {card.suit for card in cards}
    suited = SUITED if len(cards) > 1 and len(suits) == 1 else 0.0
    return mine + suited if own else -(others + suited)
