"""Everything cribbage talks about: actions, events, views. No rule lives here.

Each event and view is a closed union member with a literal ``kind``, so that the browser and
``--json`` can tell them apart. Numbers called *side* index sides, numbers called *seat* seats.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Forfeit, Lot, Resign, Result, Seat

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


# --- Actions of chance ---------------------------------------------------------------------


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


# --- Actions of seats ----------------------------------------------------------------------


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


# --- Scoring -------------------------------------------------------------------------------


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


# --- Events --------------------------------------------------------------------------------
# `scores` in an event is every side's score after it.


@final
@dataclass(frozen=True, slots=True)
class LotDrawn:
    """One round of the lot; *dealer* once it is decided (R9)."""

    cards: tuple[Card | None, ...]
    dealer: Seat | None
    kind: Literal["lot-drawn"] = "lot-drawn"


@final
@dataclass(frozen=True, slots=True)
class BonusPegged:
    """Three for last (R14)."""

    side: int
    points: int
    scores: tuple[int, ...]
    kind: Literal["bonus-pegged"] = "bonus-pegged"


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins. A hand that the viewer may not see is ``None``."""

    number: int
    dealer: Seat
    hands: tuple[tuple[Card | None, ...] | None, ...]
    cards_each: int
    to_crib: tuple[Card | None, ...] | None
    kind: Literal["dealt"] = "dealt"


@final
@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid, or a pass (*points* 0) (R68)."""

    seat: Seat
    points: int
    kind: Literal["bid-made"] = "bid-made"


@final
@dataclass(frozen=True, slots=True)
class CribSold:
    """The bidding is over; the price has been taken from the owner's side (R70)."""

    owner: Seat
    price: int
    scores: tuple[int, ...]
    kind: Literal["crib-sold"] = "crib-sold"


@final
@dataclass(frozen=True, slots=True)
class LaidAway:
    """A seat confirmed, or replaced, its discard; *cards* only for that seat itself."""

    seat: Seat
    cards: tuple[Card | None, ...] | None
    kind: Literal["laid-away"] = "laid-away"


@final
@dataclass(frozen=True, slots=True)
class DepthNamed:
    """The pone said how deep to cut (R20)."""

    seat: Seat
    cards: int
    kind: Literal["depth-named"] = "depth-named"


@final
@dataclass(frozen=True, slots=True)
class StarterTurned:
    """The starter, and two for heels when it is a jack (R21)."""

    card: Card
    heels: int
    side: int
    scores: tuple[int, ...]
    kind: Literal["starter-turned"] = "starter-turned"


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A card laid, with every reason it pegs for except the closing of its count."""

    seat: Seat
    card: Card
    total: int
    items: tuple[PlayItem, ...]
    points: int
    scores: tuple[int, ...]
    kind: Literal["laid"] = "laid"


@final
@dataclass(frozen=True, slots=True)
class SaidGo:
    """A seat holds cards but none that fits (R25)."""

    seat: Seat
    total: int
    kind: Literal["said-go"] = "said-go"


@final
@dataclass(frozen=True, slots=True)
class CountClosed:
    """A count is over. *points* is 1 for go or last; 0 at 31, whose two are in the card (R29)."""

    seat: Seat
    total: int
    reason: Literal["thirty-one", "go", "last"]
    points: int
    scores: tuple[int, ...]
    kind: Literal["count-closed"] = "count-closed"


@final
@dataclass(frozen=True, slots=True)
class Shown:
    """A hand or crib shown and pegged. *pegged* differs from ``show.total`` with hand counting.

    *show* is ``None`` while somebody may still call muggins (R60; `Explained` follows), and
    where the record does not know all cards: then nothing can be pegged for them.
    """

    deal: int
    owner: Seat
    what: Literal["hand", "crib"]
    cards: tuple[Card | None, ...]
    starter: Card
    show: Show | None
    pegged: int
    side: int
    scores: tuple[int, ...]
    kind: Literal["shown"] = "shown"


@final
@dataclass(frozen=True, slots=True)
class CountOpened:
    """A hand or crib lies open, to be counted by its owner (R58)."""

    owner: Seat
    what: Literal["hand", "crib"]
    cards: tuple[Card | None, ...]
    kind: Literal["count-opened"] = "count-opened"


@final
@dataclass(frozen=True, slots=True)
class Claimed:
    """A total named by hand (R58)."""

    seat: Seat
    what: Literal["hand", "crib"]
    points: int
    kind: Literal["claimed"] = "claimed"


@final
@dataclass(frozen=True, slots=True)
class MugginsCalled:
    """A muggins call and what it pegged; *points* 0 for none said (R59)."""

    seat: Seat
    points: int
    pegged: int
    scores: tuple[int, ...]
    kind: Literal["muggins-called"] = "muggins-called"


@final
@dataclass(frozen=True, slots=True)
class Explained:
    """What the hand or crib counted last was really worth, when nobody may call any more (R60)."""

    owner: Seat
    what: Literal["hand", "crib"]
    show: Show
    kind: Literal["explained"] = "explained"


@final
@dataclass(frozen=True, slots=True)
class DealEnded:
    """All kept hands, lay-aways and the crib become public (R75)."""

    number: int
    hands: tuple[tuple[Card | None, ...], ...]
    crib: tuple[Card | None, ...]
    kind: Literal["deal-ended"] = "deal-ended"


@final
@dataclass(frozen=True, slots=True)
class ResignOffered:
    """One of two partners wishes to resign; the other must agree (R57).

    The rule does not say for how long he may; here it is until cards are dealt again.
    """

    seat: Seat
    kind: Literal["resign-offered"] = "resign-offered"


@final
@dataclass(frozen=True, slots=True)
class SideLeft:
    """One of three or four sides gave up or was stopped; the others go on (R57)."""

    side: int
    cause: Literal["resigned", "time", "abandoned"]
    kind: Literal["side-left"] = "side-left"


@final
@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (R49, R57)."""

    result: Result
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    LotDrawn
    | BonusPegged
    | Dealt
    | BidMade
    | CribSold
    | LaidAway
    | DepthNamed
    | StarterTurned
    | Laid
    | SaidGo
    | CountClosed
    | CountOpened
    | Claimed
    | MugginsCalled
    | Shown
    | Explained
    | DealEnded
    | ResignOffered
    | SideLeft
    | GameEnded
)


# --- View ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class TableCard:
    """A card on the table: whose it is and in which count (from 0) of the deal it was laid."""

    seat: Seat
    card: Card
    in_count: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deal: number of the deal, 0 before the first.
        scores: one number a side; may be below zero only in the auction.
        back_pegs: each side's rear peg, that is its score before its last points.
        hand: own cards still to be laid (all dealt cards before the lay-away is confirmed).
        kept: own hand after the lay-away, laid or not.
        laid_away: own cards in the crib; still changeable in phase ``lay-away``.
        confirmed: which seats have confirmed their lay-away.
        held: number of cards in each hand.
        table: all cards laid in this deal, in order.
        total: running total of the present count.
        said_go: seats that said go in the present count.
        counting: the hand or crib that lies open to be counted by hand.
        shows: what has been shown of this deal, or of the last one until the next is dealt.
        revealed: all kept hands in seat order once the deal is over, and the crib.
        lot: rounds of the lot.
        bids: the bidding so far, seat and points (0 a pass).
        price: what the crib was sold for in this deal, 0 when it was not.
        silent: sides that have had their muggins call for the hand counted now.
        resigning: seats that wish to resign and wait for their partner, in this deal.
        left: sides of three or four that are out, in the order of leaving.
    """

    seat: Seat | None
    phase: Phase
    target: int
    deal: int
    dealer: Seat | None
    crib_owner: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    back_pegs: tuple[int, ...]
    hand: tuple[Card | None, ...] | None
    kept: tuple[Card | None, ...] | None
    laid_away: tuple[Card | None, ...] | None
    confirmed: tuple[bool, ...]
    held: tuple[int, ...]
    crib_count: int
    starter: Card | None
    table: tuple[TableCard, ...]
    total: int
    said_go: tuple[Seat, ...]
    bids: tuple[tuple[Seat, int], ...]
    price: int
    counting: CountOpened | None
    silent: tuple[int, ...]
    shows: tuple[Shown, ...]
    revealed: tuple[tuple[Card | None, ...], ...] | None
    crib: tuple[Card | None, ...] | None
    lot: tuple[tuple[Card | None, ...], ...]
    resigning: tuple[Seat, ...]
    left: tuple[int, ...]
    result: Result | None
    kind: Literal["cribbage"] = "cribbage"
