"""What a seat may know: views built from nothing, events as they are seen (E12, E33)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from pegboard.game import Seat, own_only
from pegboard.games.ecarte._model import (
    Called,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    KingAnnounced,
    KingTurned,
    Laid,
    LotDrawn,
    NoKingAnnounced,
    StoodPat,
    TrickTaken,
    View,
)
from pegboard.games.ecarte._state import State
from pegboard.games.ecarte._terms import SEATS, Terms


def view(terms: Terms, state: State, seat: Seat | None, to_act: tuple[Seat, ...]) -> View:
    """Build what *seat*, or a spectator (``None``), may know."""
    return View(
        seat=seat,
        phase=state.phase,
        target=terms.options.target,
        deal=state.deal,
        dealer=state.dealer,
        to_act=to_act,
        scores=state.scores,
        turned=state.turned,
        hand=None if seat is None or not state.deal else state.hands[seat],
        held=tuple(map(len, state.hands)) or (0,) * len(SEATS),
        stock=state.stock,
        aside=len(state.aside) + len(state.due),
        reshuffles=state.reshuffles,
        calls=state.calls,
        exchanges=state.exchanges,
        situation=state.situation,
        asked=state.asked,
        announced=state.announced,
        table=state.table,
        tricks=state.tricks,
        scored=state.scored,
        lot=state.lot,
        result=state.result,
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat*, or a spectator (``None``), may see it."""
    match event:
        case Dealt():
            return replace(event, hands=own_only(event.hands, seat))
        case Discarded() | Drawn():
            return event if event.seat == seat else replace(event, cards=None)
        case (
            LotDrawn()
            | KingTurned()
            | Called()
            | StoodPat()
            | KingAnnounced()
            | NoKingAnnounced()
            | Laid()
            | TrickTaken()
            | DealScored()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def retold(events: Sequence[Event]) -> tuple[Event, ...]:
    """*events* for a page that is opened again: nobody may look at discards again (E12)."""
    return tuple(
        replace(event, cards=None) if isinstance(event, Discarded) else event for event in events
    )
