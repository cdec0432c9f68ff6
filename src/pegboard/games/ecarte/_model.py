"""What the actions, events and views of Écarté are made of. No rule lives here.

The two sides are the two seats.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Seat

Situation: TypeAlias = Literal["stood", "refused", "exchanged"]
"""How the tricks came to be played (E24)."""

CallWord: TypeAlias = Literal["play", "propose", "accept", "refuse"]


@final
class Phase(StrEnum):
    """Where a game stands; see the theory of operation in ``_terms``."""

    LOT = "lot"
    DEAL = "deal"
    SPEAK = "speak"
    ANSWER = "answer"
    DISCARD = "discard"
    DRAW = "draw"
    KING = "king"
    PLAY = "play"
    OVER = "over"


@final
@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table and whose it is."""

    seat: Seat
    card: Card


@final
@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards, the lead first, and who took it."""

    cards: tuple[TableCard, ...]
    winner: Seat
