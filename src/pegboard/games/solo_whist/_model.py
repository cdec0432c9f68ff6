"""What the actions, events and views of Solo Whist are made of. No rule lives here.

Everybody is a side of his own for the whole session (W1), so a number called *seat* indexes
scores too.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Seat

Cause: TypeAlias = Literal["resigned", "time", "abandoned"]
Word: TypeAlias = Literal[
    "pass",
    "prop",
    "accept",
    "solo",
    "misere",
    "abundance",
    "royal",
    "open",
    "declared",
    "decline",
    "throw-in",
]
"""What can be said in an auction, as the record writes it."""

Question: TypeAlias = Literal["call", "accept", "raise"]
"""What a seat is asked: an ordinary turn (W6), eldest's right (W9), his lone proposal (W10)."""


@final
class Phase(StrEnum):
    """Where a session stands; see the theory of operation in ``_terms``."""

    LOT = "lot"
    DEAL = "deal"
    AUCTION = "auction"
    TRUMPS = "trumps"
    PLAY = "play"
    OVER = "over"


@final
class Contract(StrEnum):
    """What a deal is played for; the calls from lowest to highest, then what nobody calls."""

    PROPOSAL = "prop"
    SOLO = "solo"
    MISERE = "misere"
    ABUNDANCE = "abundance"
    ROYAL = "royal"
    OPEN_MISERE = "open"
    DECLARED = "declared"
    GENERAL_MISERE = "general-misere"


CALLS: Final = tuple(Contract)[:-1]
"""Every call, from lowest to highest (section 2)."""


@final
@dataclass(frozen=True, slots=True)
class Said:
    """A word of an auction."""

    seat: Seat
    word: Word


@final
@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its cards in the order of laying, from *leader* on clockwise."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
