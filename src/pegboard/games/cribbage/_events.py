"""What can happen in cribbage: a closed union, each with a literal ``kind``.

By that the browser and ``--json`` tell them apart. Numbers called *side* index sides, numbers
called *seat* seats; `scores` is every side's score after the event.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Result, Seat
from pegboard.games.cribbage._model import PlayItem, Show


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
