"""How a show is counted aloud: keys and numbers, which ``count.ftl`` turns into words.

Nothing here knows a language. ``count.ftl`` documents the keys and how phrases are joined.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, final

from pegboard.games.cribbage._model import ItemKind, Show

MOST_PHRASES: Final = 6
"""With more of them, equal items are merged: nobody listens to sixteen fifteens."""

# What merges first, and under which key: runs repeat themselves most, and "fifteen two,
# fifteen four" is what everybody waits to hear, so fifteens are the last to go.
MERGED: Final[Mapping[ItemKind, str]] = {
    "run": "count-runs",
    "pair": "count-pairs",
    "fifteen": "count-fifteens",
}

WITH_LENGTH: Final = frozenset[ItemKind]({"run", "flush"})


@final
@dataclass(frozen=True, slots=True)
class Phrase:
    """One phrase of a spoken count.

    Attributes:
        key: the text's key in ``count.ftl``.
        total: the running total after it.
        items: the items of the show that it covers, by index.
        length: cards of a run or flush, else 0.
    """

    key: str
    total: int
    items: tuple[int, ...]
    length: int = 0

    @property
    def arguments(self) -> dict[str, int]:
        """What the text needs besides its key."""
        return {"total": self.total, "times": len(self.items), "length": self.length}


def spoken_count(show: Show) -> tuple[Phrase, ...]:
    """The phrases of counting *show* aloud, in the order of R45; one for a hand of nothing."""
    if not show.items:
        return (Phrase("count-nothing", 0, ()),)
    groups: list[tuple[int, ...]] = [(index,) for index in range(len(show.items))]
    for kind in MERGED:
        if len(groups) <= MOST_PHRASES:
            break
        groups = list(_merged(show, groups, kind))
    return tuple(_phrases(show, groups))


def _merged(
    show: Show, groups: Iterable[tuple[int, ...]], kind: ItemKind
) -> Iterator[tuple[int, ...]]:
    """Join neighboring groups of one *kind* and one length."""
    waiting: tuple[int, ...] = ()
    for group in groups:
        if waiting and kind == show.items[group[0]].kind and _alike(show, waiting[0], group[0]):
            waiting += group
            continue
        if waiting:
            yield waiting
        waiting = group
    yield waiting


def _alike(show: Show, one: int, other: int) -> bool:
    """Whether two items may be told as several of the same; fifteens whatever their cards."""
    first, second = show.items[one], show.items[other]
    return first.kind == second.kind and first.points == second.points


def _phrases(show: Show, groups: Iterable[tuple[int, ...]]) -> Iterator[Phrase]:
    total = 0
    for group in groups:
        first = show.items[group[0]]
        total += sum(show.items[index].points for index in group)
        key = MERGED[first.kind] if len(group) > 1 else f"count-{first.kind}"
        length = len(first.cards) if first.kind in WITH_LENGTH else 0
        yield Phrase(key, total, group, length)
