"""Keeping a view up to date by events alone, without any state (style.md 3.2, point 7)."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from pegboard.cards import Card, Rank
from pegboard.game import Seat, in_order, put, without
from pegboard.games.ecarte._events import (
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
)
from pegboard.games.ecarte._model import Phase, TableCard, Trick
from pegboard.games.ecarte._play import is_asked, situation_after
from pegboard.games.ecarte._scoring import TRICKS
from pegboard.games.ecarte._state import HAND, STOCK, holding
from pegboard.games.ecarte._terms import SEATS, Terms, other
from pegboard.games.ecarte._view import View

Exchange: TypeAlias = Called | Discarded | StoodPat | Drawn


def follow(terms: Terms, view: View, event: Event) -> View:  # noqa: PLR0911 - one line an event
    """The view after *event*, both as the same seat sees them."""
    match event:
        case LotDrawn():
            phase = Phase.LOT if event.dealer is None else Phase.DEAL
            lot = (*view.lot, event.cards)
            return replace(view, lot=lot, dealer=event.dealer, phase=phase)
        case Dealt():
            return _dealt(view, event)
        case KingTurned(scores=scores):
            return replace(view, scores=scores)
        case Called() | Discarded() | StoodPat() | Drawn():
            return _exchange(terms, view, event)
        case KingAnnounced() | NoKingAnnounced():
            return _king(view, event)
        case Laid():
            return _laid(view, event)
        case TrickTaken():
            return _trick(view, event)
        case DealScored(scores=scores):
            return replace(view, phase=Phase.DEAL, to_act=(), scores=scores, scored=event)
        case GameEnded():
            return replace(view, phase=Phase.OVER, to_act=(), result=event.result)
        case _:
            assert_never(event)


def _dealt(view: View, event: Dealt) -> View:
    hand = None if view.seat is None else event.hands[view.seat]
    return replace(
        view,
        phase=Phase.SPEAK,
        deal=event.number,
        dealer=event.dealer,
        to_act=(other(event.dealer),),
        turned=event.turned,
        hand=None if hand is None else in_order(hand),
        held=(HAND,) * len(SEATS),
        stock=STOCK,
        aside=0,
        reshuffles=0,
        calls=(),
        exchanges=(),
        situation=None,
        asked=(),
        announced=None,
        table=(),
        tricks=(),
        scored=None,
    )


def _exchange(terms: Terms, view: View, event: Exchange) -> View:
    match event:
        case Called():
            return _called(terms, replace(view, calls=(*view.calls, event)), event)
        case Discarded(seat=seat, count=count):
            hand = view.hand
            if hand is not None and event.cards is not None:
                hand = without(hand, event.cards)
            view = replace(view, phase=Phase.DRAW, to_act=(), hand=hand, aside=view.aside + count)
            held = put(view.held, seat, view.held[seat] - count)
            return replace(view, held=held, exchanges=_counted(view, count))
        case StoodPat(seat=seat):
            exchanges = _counted(view, 0)
            return replace(view, phase=Phase.SPEAK, to_act=(other(seat),), exchanges=exchanges)
        case Drawn():
            return _drawn(view, event)
        case _:
            assert_never(event)


def _called(terms: Terms, view: View, event: Called) -> View:
    match event.word:
        case "propose":
            return replace(view, phase=Phase.ANSWER, to_act=(other(event.seat),))
        case "accept":
            exchanges = (*view.exchanges, ())
            elder = (other(event.seat),)
            return replace(view, phase=Phase.DISCARD, to_act=elder, exchanges=exchanges)
        case "play" | "refuse":
            view = replace(view, situation=situation_after(event.word, view.exchanges))
            if view.turned is not None and is_asked(terms, view.turned):
                return replace(view, phase=Phase.KING, to_act=SEATS, asked=SEATS)
            return replace(view, phase=Phase.PLAY, to_act=_elder(view))


def _elder(view: View) -> tuple[Seat, ...]:
    return () if view.dealer is None else (other(view.dealer),)


def _counted(view: View, cards: int) -> tuple[tuple[int, ...], ...]:
    *before, present = view.exchanges
    return (*before, (*present, cards))


def _drawn(view: View, event: Drawn) -> View:
    seat, hand = event.seat, view.hand
    if hand is not None and event.cards is not None:
        hand = in_order([*hand, *event.cards])
    is_elder = seat != view.dealer
    return replace(
        view,
        phase=Phase.DISCARD if is_elder else Phase.SPEAK,
        to_act=(other(seat),),
        hand=hand,
        held=put(view.held, seat, view.held[seat] + event.count),
        stock=event.stock,
        aside=event.count if event.reshuffled else view.aside,
        reshuffles=view.reshuffles + event.reshuffled,
    )


def _king(view: View, event: KingAnnounced | NoKingAnnounced) -> View:
    if isinstance(event, KingAnnounced):
        hand = view.hand
        if hand is not None and event.seat == view.seat and view.turned is not None:
            hand = holding(hand, Card(Rank.KING, view.turned.suit))
        view = replace(view, hand=hand, announced=event.seat, scores=event.scores)
    if view.phase is not Phase.KING:
        return view
    asked = tuple(seat for seat in view.asked if seat != event.seat)
    if asked:
        return replace(view, asked=asked, to_act=asked)
    return replace(view, asked=asked, phase=Phase.PLAY, to_act=_elder(view))


def _laid(view: View, event: Laid) -> View:
    seat, hand = event.seat, view.hand
    if hand is not None and seat == view.seat:
        hand = without(hand, (event.card,))
    table = (*view.table, TableCard(seat, event.card))
    held = put(view.held, seat, view.held[seat] - 1)
    return replace(view, hand=hand, held=held, table=table, to_act=(other(seat),))


def _trick(view: View, event: TrickTaken) -> View:
    tricks = (*view.tricks, Trick(view.table, event.seat))
    to_act = (event.seat,) if len(tricks) < TRICKS else ()
    return replace(view, table=(), tricks=tricks, to_act=to_act)
