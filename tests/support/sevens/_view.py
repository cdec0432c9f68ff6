"""What a seat may know: a view built from nothing, events as they are seen, events folded."""

from dataclasses import replace
from typing import assert_never

from pegboard.game import Seat, in_order, own_only, put, without
from support.sevens._model import SEATS, Dealt, Event, GameEnded, Laid, Passed, State, View


def view(state: State, seat: Seat | None, to_act: tuple[Seat, ...]) -> View:
    """Build what *seat*, or a spectator (``None``), may know."""
    return View(
        seat=seat,
        deal=state.number,
        dealer=state.dealer,
        to_act=to_act,
        scores=state.scores,
        hand=None if seat is None or not state.number else state.hands[seat],
        held=tuple(map(len, state.hands)),
        laid=state.laid,
        result=state.result,
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat*, or a spectator, may see it."""
    if not isinstance(event, Dealt):
        return event
    return replace(event, hands=own_only(event.hands, seat))


def follow(before: View, event: Event) -> View:
    """The view after *event*, both as the same seat sees them."""
    match event:
        case Dealt():
            hand = None if before.seat is None else event.hands[before.seat]
            return replace(
                before,
                deal=event.number,
                dealer=event.dealer,
                hand=None if hand is None else in_order(hand),
                held=(len(SEATS) + 3,) * len(SEATS),
                to_act=(after(event.dealer),),
                laid=(),
            )
        case Laid(seat=seat, card=card):
            hand = before.hand
            if seat == before.seat and hand is not None:
                hand = without(hand, (card,))
            return replace(
                before,
                hand=hand,
                held=put(before.held, seat, before.held[seat] - 1),
                laid=(*before.laid, card),
                scores=event.scores,
                to_act=(after(seat),),
            )
        case Passed(seat=seat):
            return replace(before, to_act=(after(seat),))
        case GameEnded():
            return replace(before, to_act=(), result=event.result)
        case _:
            assert_never(event)


def after(seat: Seat) -> Seat:
    """The seat to the left."""
    return (seat + 1) % len(SEATS)
