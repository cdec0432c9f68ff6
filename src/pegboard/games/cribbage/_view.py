"""What a seat may know: views built from nothing, events as they are seen (R18, R60, R75)."""

from dataclasses import dataclass, replace
from typing import Literal, assert_never, final

from pegboard.cards import Card
from pegboard.game import Result, Seat, own_only
from pegboard.games.cribbage._events import (
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
)
from pegboard.games.cribbage._model import Phase, TableCard
from pegboard.games.cribbage._state import Play, State
from pegboard.games.cribbage._terms import Terms


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deal: number of the deal, 0 before the first.
        scores: one number a side; may be below zero only in the auction.
        back_pegs: each side's rear peg, that is its score before it last changed.
        hand: own cards still to be laid (all dealt cards before the lay-away is confirmed).
        kept: own hand after the lay-away, laid or not.
        laid_away: own cards in the crib; still changeable in phase ``lay-away``.
        confirmed: which seats have confirmed their lay-away.
        held: number of cards in each hand.
        table: all cards laid in this deal, in order.
        total: running total of the present count.
        said_go: seats that said go in the present count.
        counting: the hand or crib that lies open to be counted by hand.
        shows: what has been shown of this deal, or of the last one until the next is dealt.
        revealed: all kept hands in seat order once the deal is over, and the crib.
        lot: rounds of the lot.
        bids: the bidding so far, seat and points (0 a pass).
        price: what the crib was sold for in this deal, 0 when it was not.
        silent: sides that have had their muggins call for the hand counted now.
        resigning: seats that wish to resign and wait for their partner, in this deal.
        left: sides of three or four that are out, in the order of leaving.
    """

    seat: Seat | None
    phase: Phase
    target: int
    deal: int
    dealer: Seat | None
    crib_owner: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    back_pegs: tuple[int, ...]
    hand: tuple[Card | None, ...] | None
    kept: tuple[Card | None, ...] | None
    laid_away: tuple[Card | None, ...] | None
    confirmed: tuple[bool, ...]
    held: tuple[int, ...]
    crib_count: int
    starter: Card | None
    table: tuple[TableCard, ...]
    total: int
    said_go: tuple[Seat, ...]
    bids: tuple[tuple[Seat, int], ...]
    price: int
    counting: CountOpened | None
    silent: tuple[int, ...]
    shows: tuple[Shown, ...]
    revealed: tuple[tuple[Card | None, ...], ...] | None
    crib: tuple[Card | None, ...] | None
    lot: tuple[tuple[Card | None, ...], ...]
    resigning: tuple[Seat, ...]
    left: tuple[int, ...]
    result: Result | None
    kind: Literal["cribbage"] = "cribbage"


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
        revealed=state.hands_to_open if state.is_open else None,
        crib=state.crib if _is_crib_open(state) else None,
        lot=state.lot,
        resigning=state.resigning,
        left=state.board.left,
        result=state.result,
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
