"""What a seat may know: views built from nothing, events as they are seen (R18, R60, R75)."""

from dataclasses import replace
from typing import assert_never

from pegboard.game import Hand, Seat, own_only
from pegboard.games.cribbage._model import (
    BidMade,
    BonusPegged,
    Claimed,
    CountClosed,
    CountOpened,
    CribSold,
    DealEnded,
    Dealt,
    DepthNamed,
    Event,
    Explained,
    GameEnded,
    Laid,
    LaidAway,
    LotDrawn,
    MugginsCalled,
    ResignOffered,
    SaidGo,
    Shown,
    SideLeft,
    StarterTurned,
    View,
)
from pegboard.games.cribbage._state import Play, State
from pegboard.games.cribbage._terms import Terms

_NO_PLAY = Play(0)


def view(terms: Terms, state: State, seat: Seat | None, to_act: tuple[Seat, ...]) -> View:
    """Build what *seat*, or a spectator (``None``), may know."""
    play = state.play or _NO_PLAY
    thrown = state.laid_away or (None,) * terms.players
    own = seat if state.deal else None
    return View(
        seat=seat,
        phase=state.phase,
        target=terms.options.target,
        deal=state.deal,
        dealer=state.dealer,
        crib_owner=state.crib_owner,
        to_act=to_act,
        scores=state.board.scores,
        back_pegs=state.board.back,
        hand=None if own is None else state.hands[own],
        kept=None if own is None else state.kept[own],
        laid_away=None if own is None else state.laid_away[own],
        confirmed=tuple(cards is not None for cards in thrown),
        held=tuple(map(len, state.hands)) or (0,) * terms.players,
        crib_count=len(state.straight) + sum(len(cards) for cards in thrown if cards),
        starter=state.starter,
        table=play.table,
        total=play.total,
        said_go=play.said_go,
        bids=state.bids,
        price=state.price,
        counting=state.counting.opened if state.counting else None,
        silent=state.counting.silent if state.counting else (),
        shows=state.shows,
        revealed=_revealed(state),
        crib=state.crib if _is_crib_open(state) else None,
        lot=state.lot,
        resigning=state.resigning,
        left=state.board.left,
        result=state.result,
    )


def _revealed(state: State) -> tuple[Hand, ...] | None:
    """All hands as they were kept, or dealt, once the deal is over (R75)."""
    if not state.is_open:
        return None
    return tuple(
        held if kept is None else kept for held, kept in zip(state.hands, state.kept, strict=True)
    )


def _is_crib_open(state: State) -> bool:
    if state.is_open or any(shown.what == "crib" for shown in state.shows):
        return True
    return state.counting is not None and state.counting.opened.what == "crib"


def seen(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat*, or a spectator (``None``), may see it."""
    match event:
        case Dealt():
            to_crib = None if event.to_crib else event.to_crib
            return replace(event, hands=own_only(event.hands, seat), to_crib=to_crib)
        case LaidAway():
            return event if event.seat == seat else replace(event, cards=None)
        case (
            LotDrawn()
            | BonusPegged()
            | BidMade()
            | CribSold()
            | DepthNamed()
            | StarterTurned()
            | Laid()
            | SaidGo()
            | CountClosed()
            | CountOpened()
            | Claimed()
            | MugginsCalled()
            | Shown()
            | Explained()
            | DealEnded()
            | ResignOffered()
            | SideLeft()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
