"""The acts that mean the same in every game that has them; each game puts them in its union."""

from dataclasses import dataclass
from typing import Literal, final

from pegboard.game._hands import Hand


@final
@dataclass(frozen=True, slots=True)
class Lot:
    """One round of the lot for the first deal: a card a seat, in seat order; chance's act.

    ``None`` stands for a seat that does not draw in this round (cribbage.md R9, ecarte.md E3,
    solo-whist.md W2).
    """

    cards: Hand


@final
@dataclass(frozen=True, slots=True)
class Resign:
    """The game given up (cribbage.md R57)."""


@final
@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat stopped by a clock or an absence; the club's act, not the player's."""

    cause: Literal["time", "abandoned"]
