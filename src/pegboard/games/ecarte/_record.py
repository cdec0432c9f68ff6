"""What the record asks of Écarté: points of a line, check lines (record-format.md)."""

from collections.abc import Sequence
from typing import Final

from pegboard.game import Check, Seat
from pegboard.games.ecarte._events import DealScored, Event, KingAnnounced, KingTurned

CHECK_WORDS: Final = frozenset({"tricks"})


def pegged(events: Sequence[Event]) -> int:
    """Points by the line whose step made *events*; tricks have a line of their own."""
    kings = [event for event in events if isinstance(event, KingTurned | KingAnnounced)]
    return sum(event.points for event in kings)


def points_of(event: Event) -> tuple[Seat, int] | None:
    """The side that *event* scores for, and its natural points."""
    match event:
        case KingTurned(seat=seat, points=points) | KingAnnounced(seat=seat, points=points):
            return seat, points
        case DealScored(seat=seat, points=points):
            return seat, points
        case _:
            return None


def checks(events: Sequence[Event]) -> tuple[Check, ...]:
    """The line that follows the last card of a deal."""
    scored = [event for event in events if isinstance(event, DealScored)]
    return tuple(Check(f"tricks {event.seat}", f"= {event.points}") for event in scored)
