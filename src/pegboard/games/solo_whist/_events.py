"""What can happen in Solo Whist: a closed union, each with a literal ``kind``.

By that the browser and ``--json`` tell them apart. Everybody is a side of his own (W1), so a
number called *seat* indexes scores too.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from pegboard.cards import Card, Suit
from pegboard.game import Hand, Result, Seat
from pegboard.games.solo_whist._model import Cause, Contract, Trick, Word


@final
@dataclass(frozen=True, slots=True)
class LotDrawn:
    """One round of the lot; *dealer* once it is decided (W2)."""

    cards: tuple[Card | None, ...]
    dealer: Seat | None
    kind: Literal["lot-drawn"] = "lot-drawn"


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins. A hand that the viewer may not see is ``None``; *exposed* all see (W4).

    *number* counts every deal, *counted* how many of the session's are over (W28).
    """

    number: int
    counted: int
    dealer: Seat
    hands: tuple[Hand | None, ...]
    exposed: Card
    kind: Literal["dealt"] = "dealt"


@final
@dataclass(frozen=True, slots=True)
class Called:
    """A word of the auction (W15)."""

    seat: Seat
    word: Word
    kind: Literal["called"] = "called"


@final
@dataclass(frozen=True, slots=True)
class ContractMade:
    """The auction is over; *trumps* where the contract settles them at once (W11).

    *declarers* is the proposer and who accepted, the one declarer, or nobody (W29).
    """

    contract: Contract
    declarers: tuple[Seat, ...]
    trumps: Suit | None
    kind: Literal["contract-made"] = "contract-made"


@final
@dataclass(frozen=True, slots=True)
class TrumpsNamed:
    """The declarer named trumps, or said that there are none (W13, W18)."""

    seat: Seat
    suit: Suit | None
    kind: Literal["trumps-named"] = "trumps-named"


@final
@dataclass(frozen=True, slots=True)
class ThrownIn:
    """Nobody plays: all passed, or a lone proposer gave up. Nothing is scored (W12)."""

    cause: Literal["all-pass", "proposal"]
    kind: Literal["thrown-in"] = "thrown-in"


@final
@dataclass(frozen=True, slots=True)
class HandSpread:
    """The declarer's hand is laid open for all (W19)."""

    seat: Seat
    cards: Hand
    kind: Literal["hand-spread"] = "hand-spread"


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A card laid (W17)."""

    seat: Seat
    card: Card
    kind: Literal["laid"] = "laid"


@final
@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    trick: Trick
    kind: Literal["trick-taken"] = "trick-taken"


@final
@dataclass(frozen=True, slots=True)
class DealScored:
    """What the deal changed (W23 to W31).

    Attributes:
        tricks: how many each seat took.
        made: whether the contract was made; ``None`` in a general misère.
        changes: points of each seat; they sum to zero.
        scores: every seat's total after it.
    """

    contract: Contract
    declarers: tuple[Seat, ...]
    tricks: tuple[int, ...]
    made: bool | None
    changes: tuple[int, ...]
    scores: tuple[int, ...]
    kind: Literal["deal-scored"] = "deal-scored"


@final
@dataclass(frozen=True, slots=True)
class DealEnded:
    """All hands become public as they were dealt, of a deal thrown in too (cribbage.md R75)."""

    number: int
    counted: int
    hands: tuple[Hand, ...]
    next_dealer: Seat
    kind: Literal["deal-ended"] = "deal-ended"


@final
@dataclass(frozen=True, slots=True)
class SideLeft:
    """A player gave up or was stopped; the others go on (cribbage.md R57)."""

    side: int
    cause: Cause
    kind: Literal["side-left"] = "side-left"


@final
@dataclass(frozen=True, slots=True)
class GameEnded:
    """The session is over (W28)."""

    result: Result
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    LotDrawn
    | Dealt
    | Called
    | ContractMade
    | TrumpsNamed
    | ThrownIn
    | HandSpread
    | Laid
    | TrickTaken
    | DealScored
    | DealEnded
    | SideLeft
    | GameEnded
)
