"""The directory's lists, kept in step with the log of each table, which is the truth."""

import logging
from collections.abc import Sequence

from pegboard.club.tables._live import LiveTable
from pegboard.club.tables.model import Body, Started
from pegboard.club.tables.ports import Directory, StoreUnavailableError

log = logging.getLogger(__name__)


async def follow_up(
    directory: Directory, live: LiveTable, body: Body, before: Sequence[str | None]
) -> None:
    """Enter in the lists what *body*, folded just now, has changed.

    Mended at the next loading if it fails now.

    Args:
        directory: holds the lists.
        live: the table after *body*.
        body: of its last entry.
        before: the players of the seats before it, which ends a deal perhaps, so that somebody
            takes a seat over.
    """
    name = live.state.name
    try:
        for seat, place in enumerate(live.state.places):
            if place.player != before[seat]:
                await directory.set_seat(name, seat, place.player)
        if isinstance(body, Started) and body.game > 1:
            await directory.reopen_table(name)
        elif live.state.is_finished:
            await directory.close_table(name)
    except StoreUnavailableError:
        log.warning("table %s: the lists are behind its log", name)


async def mend(directory: Directory, live: LiveTable) -> None:
    """Make good that a process may have died between an entry and the lists that follow it."""
    record, state = live.record, live.state
    for seat, place in enumerate(state.places):
        if record.seats.get(seat) != place.player:
            await directory.set_seat(record.name, seat, place.player)
    if record.open == state.is_finished:
        change = directory.close_table if record.open else directory.reopen_table
        await change(record.name)
