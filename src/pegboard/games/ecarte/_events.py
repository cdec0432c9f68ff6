"""What can happen in Écarté: a closed union, each with a literal ``kind``.

By that the browser and ``--json`` tell them apart. The two sides are the two seats; `scores` is
every side's score after the event.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Hand, Result, Seat
from pegboard.games.ecarte._model import CallWord, Situation


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
