"""What the record asks of cribbage: points of a line, check lines (record-format.md)."""

from collections.abc import Iterator, Sequence
from typing import Final

from pegboard.game import Check
from pegboard.games.cribbage._events import (
    BonusPegged,
    Claimed,
    CountClosed,
    CribSold,
    Dealt,
    Event,
    Laid,
    MugginsCalled,
    SaidGo,
    Shown,
    StarterTurned,
)
from pegboard.games.cribbage._terms import Terms

CHECK_WORDS: Final = frozenset({"price", "show", "crib"})


def pegged(events: Sequence[Event]) -> int:
    """Points that the acting seat's side pegs by the line whose step made *events*."""
    match events[0]:
        case Laid() as laid:  # who lays the last card of a count pegs its closing
            closing = sum(event.points for event in events if isinstance(event, CountClosed))
            return laid.points + closing
        case SaidGo(seat=seat):  # as an action: only where the record does not know the hand
            closings = [event for event in events if isinstance(event, CountClosed)]
            return sum(event.points for event in closings if event.seat == seat)
        case Claimed():
            return next(event.pegged for event in events if isinstance(event, Shown))
        case MugginsCalled(pegged=points) | StarterTurned(heels=points):
            return points
        case BonusPegged(points=points):  # with the deal it has no line of its own
            return 0 if any(isinstance(event, Dealt) for event in events) else points
        case _:
            return 0


def points_of(terms: Terms, event: Event) -> tuple[int, int] | None:
    """The side that *event* pegs for, and its natural points; the price of a crib is negative."""
    match event:
        case Laid(seat=seat, points=points) | CountClosed(seat=seat, points=points):
            return terms.side_of[seat], points
        case MugginsCalled(seat=seat, pegged=points):
            return terms.side_of[seat], points
        case Shown(side=side, pegged=points) | StarterTurned(side=side, heels=points):
            return side, points
        case BonusPegged(side=side, points=points):
            return side, points
        case CribSold(owner=owner, price=price):
            return terms.side_of[owner], -price
        case _:
            return None


def checks(events: Sequence[Event]) -> tuple[Check, ...]:
    """The lines that may follow an action's line: gos, the price, what was shown.

    With hand counting the claim's own line says what is pegged; a line for the show may stand
    there too but is not written.
    """
    is_by_hand = isinstance(events[0], Claimed)
    lines = _checks(events[1:] if isinstance(events[0], SaidGo) else events, is_by_hand=is_by_hand)
    return tuple(lines)


def _checks(events: Sequence[Event], *, is_by_hand: bool) -> Iterator[Check]:
    for event in events:
        match event:
            case SaidGo(seat=seat):
                yield Check(f"{seat} go", "", is_written=False)
            case CribSold(owner=owner, price=price):
                yield Check(f"price {owner}", f"= {price}", is_written=price > 0)
            case Shown(owner=owner, what=what, pegged=points):
                word = "show" if what == "hand" else "crib"
                yield Check(f"{word} {owner}", f"= {points}", is_written=not is_by_hand)
            case _:
                pass
