"""Everything Solo Whist talks about: actions, events, views. No rule lives here.

Each event and view is a closed union member with a literal ``kind``, so that the browser and
``--json`` can tell them apart. Everybody is a side of his own for the whole session (W1), so a
number called *seat* indexes scores too.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias, final

from pegboard.cards import Card, Suit
from pegboard.game import Forfeit, Hand, Lot, Resign, Result, Seat

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


# --- Actions of chance ---------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """All hands in seat order and in the order of dealing; the dealer's last card is exposed (W4).

    In a record whose owner does not know a hand its cards are ``None``.
    """

    hands: tuple[Hand, ...]


# --- Actions of seats ----------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Call:
    """One of the seven calls, or a lone proposer's raise to one (W5, W10)."""

    contract: Contract


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """No further part in the auction (W7)."""


@final
@dataclass(frozen=True, slots=True)
class Accept:
    """Partner of the standing proposal (W5, W9)."""


@final
@dataclass(frozen=True, slots=True)
class Decline:
    """Eldest does not use his right (W9)."""


@final
@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A lone proposer throws the hands in (W10)."""


@final
@dataclass(frozen=True, slots=True)
class Trumps:
    """The suit that a declarer names; ``None`` for no trumps, where he must say so (W13, W18)."""

    suit: Suit | None


@final
@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid to a trick (W17)."""

    card: Card


Speech: TypeAlias = Call | Pass | Accept | Decline | ThrowIn
Action: TypeAlias = Lot | Deal | Speech | Trumps | Lay | Resign | Forfeit


# --- Values that events and views share ----------------------------------------------------


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


# --- Events --------------------------------------------------------------------------------


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


# --- View ----------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deals: how many deals the session has (W28).
        deal: number of the deal, thrown-in ones counted; 0 before the first.
        counted: how many of the session's deals are over.
        dealer: of the present deal, or of the first one once he is known.
        scores: every seat's total.
        hand: own cards still to be laid, suits C D H S, ace high.
        held: number of cards in each hand.
        exposed: the dealer's exposed card while it lies there (W4).
        turned: the turned suit.
        calls: the auction so far.
        question: what the seat to act in the auction is asked.
        contract: the standing call, which is the contract once the auction is over.
        declarers: whose it is; both partners of an accepted proposal.
        trumps: the suit of trumps in the play; ``None`` too while it is not named.
        spread: the declarer's open hand (W19).
        trick: the cards of the present trick, from *leader* on clockwise.
        leader: who led to it, or is to lead.
        last_trick: the trick before it, which may be viewed again; never in a misère (W32).
        tricks: all complete tricks of the deal, as a player may remember them. They are public;
            a page shows none of them again but *last_trick*.
        taken: number of tricks that each seat has taken.
        scored: what this deal, or the last one until the next is dealt, has changed.
        revealed: all hands as they were dealt, once the deal is over.
        lot: rounds of the lot.
        left: seats that are out, in the order of leaving.
    """

    seat: Seat | None
    phase: Phase
    deals: int
    deal: int
    counted: int
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    hand: Hand | None
    held: tuple[int, ...]
    exposed: Card | None
    turned: Suit | None
    calls: tuple[Said, ...]
    question: Question | None
    contract: Contract | None
    declarers: tuple[Seat, ...]
    trumps: Suit | None
    spread: Hand | None
    trick: tuple[Card, ...]
    leader: Seat | None
    last_trick: Trick | None
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    scored: DealScored | None
    revealed: tuple[Hand, ...] | None
    lot: tuple[tuple[Card | None, ...], ...]
    left: tuple[Seat, ...]
    result: Result | None
    kind: Literal["solo-whist"] = "solo-whist"
