"""What the actions, events and views of cribbage are made of. No rule lives here.

Numbers called *side* index sides, numbers called *seat* seats.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Seat

ItemKind: TypeAlias = Literal[
    "fifteen", "pair", "pair-royal", "double-pair-royal", "run", "flush", "nobs"
]
PlayReason: TypeAlias = Literal[
    "fifteen", "pair", "pair-royal", "double-pair-royal", "run", "thirty-one", "go", "last"
]


@final
class Phase(StrEnum):
    """Where a game stands; see the theory of operation in ``_terms``."""

    LOT = "lot"
    BONUS = "bonus"
    DEAL = "deal"
    BID = "bid"
    LAY_AWAY = "lay-away"
    DEPTH = "depth"
    CUT = "cut"
    PLAY = "play"
    CLAIM = "claim"
    MUGGINS = "muggins"
    OVER = "over"


@final
@dataclass(frozen=True, slots=True)
class Item:
    """One combination of the show with its cards (R40 to R45)."""

    kind: ItemKind
    cards: tuple[Card, ...]
    points: int


@final
@dataclass(frozen=True, slots=True)
class Show:
    """A hand or crib counted with the starter, item by item in the order of R45."""

    total: int
    items: tuple[Item, ...]

    def points(self, *kinds: ItemKind) -> int:
        """Points of the items of these *kinds* together."""
        return sum(item.points for item in self.items if item.kind in kinds)

    @property
    def fifteens(self) -> int:
        """Points of all fifteens."""
        return self.points("fifteen")

    @property
    def pairs(self) -> int:
        """Points of all pairs, pairs royal and double pairs royal."""
        return self.points("pair", "pair-royal", "double-pair-royal")

    @property
    def runs(self) -> int:
        """Points of all runs."""
        return self.points("run")

    @property
    def flush(self) -> int:
        """Points of the flush (R42 to R44)."""
        return self.points("flush")

    @property
    def nobs(self) -> int:
        """The point of the jack of the starter's suit."""
        return self.points("nobs")


@final
@dataclass(frozen=True, slots=True)
class PlayItem:
    """One reason for points of a card laid; *cards* is how many cards it spans (R33 to R36)."""

    kind: PlayReason
    cards: int
    points: int


@final
@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table: whose it is and in which count (from 0) of the deal it was laid."""

    seat: Seat
    card: Card
    in_count: int
