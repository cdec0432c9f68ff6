"""Everything Écarté talks about: actions, events, views. No rule lives here.

Each event and view is a closed union member with a literal ``kind``, so that the browser and
``--json`` can tell them apart. The two sides are the two seats.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Forfeit, Hand, Lot, Resign, Result, Seat

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


# --- Actions of chance ---------------------------------------------------------------------


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


# --- Actions of seats ----------------------------------------------------------------------


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


# --- Events --------------------------------------------------------------------------------
# `scores` in an event is every side's score after it.


@final
@dataclass(frozen=True, slots=True)
class LotDrawn:
    """One round of the lot; *dealer* once it is decided (E3)."""

    cards: tuple[Card | None, ...]
    dealer: Seat | None
    kind: Literal["lot-drawn"] = "lot-drawn"


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins. A hand that the viewer may not see is ``None``."""

    number: int
    dealer: Seat
    hands: tuple[Hand | None, ...]
    turned: Card
    kind: Literal["dealt"] = "dealt"


@final
@dataclass(frozen=True, slots=True)
class KingTurned:
    """The card turned up is a king: a point for the dealer (E6)."""

    seat: Seat
    points: int
    scores: tuple[int, ...]
    kind: Literal["king-turned"] = "king-turned"


@final
@dataclass(frozen=True, slots=True)
class Called:
    """What elder or the dealer said (E7, E9)."""

    seat: Seat
    word: CallWord
    kind: Literal["called"] = "called"


@final
@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards laid aside; their number is public, *cards* are only for that seat itself (E12)."""

    seat: Seat
    count: int
    cards: Hand | None
    kind: Literal["discarded"] = "discarded"


@final
@dataclass(frozen=True, slots=True)
class StoodPat:
    """The dealer keeps his hand in this exchange (E10, E14)."""

    seat: Seat
    kind: Literal["stood-pat"] = "stood-pat"


@final
@dataclass(frozen=True, slots=True)
class Drawn:
    """Cards taken from the stock; *cards* are only for that seat itself (E12).

    *stock* is how many it holds now; *reshuffled* whether it was made anew for this (E13).
    """

    seat: Seat
    count: int
    cards: Hand | None
    stock: int
    reshuffled: bool
    kind: Literal["drawn"] = "drawn"


@final
@dataclass(frozen=True, slots=True)
class KingAnnounced:
    """The king of trumps announced: a point (E16)."""

    seat: Seat
    points: int
    scores: tuple[int, ...]
    kind: Literal["king-announced"] = "king-announced"


@final
@dataclass(frozen=True, slots=True)
class NoKingAnnounced:
    """A seat was asked and announced nothing (E17)."""

    seat: Seat
    kind: Literal["no-king-announced"] = "no-king-announced"


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A card played (E19)."""

    seat: Seat
    card: Card
    kind: Literal["laid"] = "laid"


@final
@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete (E22); *number* counts from 1."""

    seat: Seat
    number: int
    kind: Literal["trick-taken"] = "trick-taken"


@final
@dataclass(frozen=True, slots=True)
class DealScored:
    """All five tricks are played: *seat* took most of them (E25).

    *tricks* is how many each seat took.
    """

    number: int
    seat: Seat
    tricks: tuple[int, ...]
    situation: Situation
    points: int
    scores: tuple[int, ...]
    kind: Literal["deal-scored"] = "deal-scored"


@final
@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (E30)."""

    result: Result
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    LotDrawn
    | Dealt
    | KingTurned
    | Called
    | Discarded
    | StoodPat
    | Drawn
    | KingAnnounced
    | NoKingAnnounced
    | Laid
    | TrickTaken
    | DealScored
    | GameEnded
)


# --- View ----------------------------------------------------------------------------------


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


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deal: number of the deal, 0 before the first.
        scores: one number a side.
        turned: the card turned up; its suit is trumps.
        hand: own cards still to be played.
        held: number of cards in each hand.
        stock: number of cards in the stock, the card turned up apart.
        aside: number of cards laid aside and not shuffled into the stock again.
        reshuffles: how often the stock was made anew in this deal.
        calls: what was said in this deal, in order.
        exchanges: how many cards elder and dealer took in each exchange of this deal; the
            dealer's number is missing while he has not chosen.
        situation: how the tricks came to be played; ``None`` before.
        asked: seats that have still to answer about the king (``king_announce=before_lead``).
        announced: who announced the king of trumps in this deal.
        table: the cards of the present trick.
        tricks: the finished tricks of this deal.
        scored: how this deal, or the last one until the next is dealt, was scored.
        lot: rounds of the lot.
    """

    seat: Seat | None
    phase: Phase
    target: int
    deal: int
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    turned: Card | None
    hand: Hand | None
    held: tuple[int, ...]
    stock: int
    aside: int
    reshuffles: int
    calls: tuple[Called, ...]
    exchanges: tuple[tuple[int, ...], ...]
    situation: Situation | None
    asked: tuple[Seat, ...]
    announced: Seat | None
    table: tuple[TableCard, ...]
    tricks: tuple[Trick, ...]
    scored: DealScored | None
    lot: tuple[tuple[Card | None, ...], ...]
    result: Result | None
    kind: Literal["ecarte"] = "ecarte"
