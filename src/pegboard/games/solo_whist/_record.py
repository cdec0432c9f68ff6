"""What the record asks of Solo Whist: the check line of a deal's score (record-format.md)."""

from collections.abc import Sequence
from typing import Final

from pegboard.game import Check
from pegboard.games.solo_whist._events import DealScored, Event

CHECK_WORDS: Final = frozenset({"score"})


def checks(events: Sequence[Event]) -> tuple[Check, ...]:
    """The line that follows the last card of a deal: what each seat gains or loses."""
    scored = [event for event in events if isinstance(event, DealScored)]
    return tuple(Check("score", " ".join(map(str, event.changes))) for event in scored)
