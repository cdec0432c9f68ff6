"""Everything Sevens talks about: actions, events, the view; and the state. No rule lives here."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Hand, Result, Seat

SEATS = (0, 1, 2, 3)


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """All hands in seat order; chance's only act."""

    hands: tuple[Hand, ...]


@final
@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid to its row."""

    card: Card


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing fits."""


Action: TypeAlias = Deal | Lay | Pass


@final
@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt; a hand that the viewer may not see is ``None``."""

    number: int
    dealer: Seat
    hands: tuple[Hand | None, ...]
    kind: Literal["dealt"] = "dealt"


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A card lies in its row, and is a point."""

    seat: Seat
    card: Card
    scores: tuple[int, ...]
    kind: Literal["laid"] = "laid"


@final
@dataclass(frozen=True, slots=True)
class Passed:
    """A seat had nothing that fits."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@final
@dataclass(frozen=True, slots=True)
class GameEnded:
    """Somebody has laid his last card."""

    result: Result
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = Dealt | Laid | Passed | GameEnded


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """All there is to know; *number* is the deal's, 0 before the cards are dealt."""

    dealer: Seat
    number: int = 0
    hands: tuple[Hand, ...] = ((),) * 4
    laid: tuple[Card, ...] = ()
    turn: Seat | None = None
    scores: tuple[int, ...] = (0,) * 4
    result: Result | None = None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    deal: int
    dealer: Seat
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    hand: Hand | None
    held: tuple[int, ...]
    laid: tuple[Card, ...]
    result: Result | None
    kind: Literal["sevens"] = "sevens"
