"""What chance and the seats may do in cribbage: a closed union. No rule lives here."""

from dataclasses import dataclass
from typing import TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Forfeit, Lot, Resign, Seat

# --- Of chance -----------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Bonus:
    """Three for last, before any card is dealt; nothing is left to chance in it (R14)."""

    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """All hands in seat order and in the order of dealing; *crib* straight to the crib (R11, R12).

    In a record whose owner does not know a hand its cards are ``None``.
    """

    hands: tuple[tuple[Card | None, ...], ...]
    crib: tuple[Card | None, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Cut:
    """The starter turned up (R19)."""

    card: Card


# --- Of seats ------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class LayAway:
    """Cards thrown to the crib; may be replaced until the last seat has confirmed (R16).

    A single card is written like a card laid; the rules take a `Lay` for it where they wait for
    lay-aways.
    """

    cards: tuple[Card | None, ...]


@final
@dataclass(frozen=True, slots=True)
class Bid:
    """An offer for the crib (R68)."""

    points: int


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """No further bid (R68)."""


@final
@dataclass(frozen=True, slots=True)
class Depth:
    """How many cards the pone lifts before the starter, with ``cut_mode=pone_picks`` (R20)."""

    cards: int


@final
@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid in the play (R22)."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Go:
    """*Go*, said by the rules themselves; as a wish it is refused unless it is true (R25)."""


@final
@dataclass(frozen=True, slots=True)
class Claim:
    """A total named for one's own hand or crib, with ``counting=manual`` (R58)."""

    points: int


@final
@dataclass(frozen=True, slots=True)
class Muggins:
    """Points said to have been missed (R59)."""

    points: int


@final
@dataclass(frozen=True, slots=True)
class NoMuggins:
    """Nothing said to have been missed (R59)."""


Chance: TypeAlias = Lot | Bonus | Deal | Cut
Action: TypeAlias = (
    Chance
    | LayAway
    | Bid
    | Pass
    | Depth
    | Lay
    | Go
    | Claim
    | Muggins
    | NoMuggins
    | Resign
    | Forfeit
)
