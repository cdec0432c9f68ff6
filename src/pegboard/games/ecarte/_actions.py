"""What chance and the seats may do in Écarté: a closed union. No rule lives here."""

from dataclasses import dataclass
from typing import TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Forfeit, Hand, Lot, Resign, Seat
from pegboard.games.ecarte._model import CallWord

# --- Of chance -----------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """Both hands in seat order and in the order of dealing, and the card turned up (E4, E5).

    In a record whose owner does not know a hand its cards are ``None``.
    """

    hands: tuple[Hand, ...]
    turned: Card


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """Cards from the stock for those that a seat has laid aside (E10)."""

    seat: Seat
    cards: Hand


# --- Of seats ------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Call:
    """Elder's *play* or *propose*, the dealer's *accept* or *refuse* (E7, E9)."""

    word: CallWord


@final
@dataclass(frozen=True, slots=True)
class Discard:
    """Cards laid aside face down (E10)."""

    cards: Hand


@final
@dataclass(frozen=True, slots=True)
class Stand:
    """The dealer lays nothing aside, where he may or must (E10, E14)."""


@final
@dataclass(frozen=True, slots=True)
class King:
    """The king of trumps announced (E16)."""


@final
@dataclass(frozen=True, slots=True)
class NoKing:
    """Nothing announced, asked with ``king_announce=before_lead`` (E17)."""


@final
@dataclass(frozen=True, slots=True)
class Lay:
    """A card played to a trick (E19)."""

    card: Card


Chance: TypeAlias = Lot | Deal | Draw
Action: TypeAlias = Chance | Call | Discard | Stand | King | NoKing | Lay | Resign | Forfeit
