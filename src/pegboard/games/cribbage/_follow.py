"""Keeping a view up to date by events alone (style.md 3.2, point 7).

A page or a bot that has a view and gets the events as its seat sees them knows the next view;
nothing else is needed, above all no state.
"""

from dataclasses import replace
from typing import TypeAlias, assert_never

from pegboard.cards import Card
from pegboard.game import Hand, Seat, in_order, put, without
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
from pegboard.games.cribbage._scoring import THIRTY_ONE
from pegboard.games.cribbage._state import Board
from pegboard.games.cribbage._terms import Terms
from pegboard.games.cribbage._view import View


def follow(terms: Terms, view: View, event: Event) -> View:
    """The view after *event*, both as the same seat sees them."""
    match event:
        case Laid():
            return _laid(terms, view, event)
        case SaidGo():
            view = replace(view, said_go=(*view.said_go, event.seat))
            return replace(view, to_act=_next_to_lay(terms, view, event.seat))
        case CountClosed():
            return _count_closed(terms, view, event)
        case CountOpened() | Claimed() | MugginsCalled() | Shown() | Explained():
            return _follow_show(terms, view, event)
        case DealEnded() | ResignOffered() | SideLeft() | GameEnded():
            return _follow_end(terms, view, event)
        case _:
            return _follow_deal(terms, view, event)


BeforePlay: TypeAlias = (
    LotDrawn | BonusPegged | Dealt | BidMade | CribSold | LaidAway | DepthNamed | StarterTurned
)


def _follow_deal(terms: Terms, view: View, event: BeforePlay) -> View:  # noqa: PLR0911 - as above
    match event:
        case LotDrawn():
            return _lot(terms, view, event)
        case BonusPegged():
            return replace(_pegged(view, event.scores), phase=Phase.DEAL)
        case Dealt():
            return _dealt(terms, view, event)
        case BidMade():
            bids = (*view.bids, (event.seat, event.points))
            return replace(view, bids=bids, to_act=(terms.left_of(event.seat),))
        case CribSold():
            view = _pegged(view, event.scores)
            view = replace(view, crib_owner=event.owner, price=event.price)
            return _enter(terms, view, terms.after[Phase.BID])
        case LaidAway():
            return _laid_away(terms, view, event)
        case DepthNamed():
            return replace(view, phase=Phase.CUT, to_act=())
        case StarterTurned():
            view = replace(_pegged(view, event.scores), starter=event.card, phase=Phase.PLAY)
            leader = view.crib_owner if view.price else _pone(terms, view)
            return replace(view, to_act=() if leader is None else (leader,))
        case _:
            assert_never(event)


def _follow_show(
    terms: Terms, view: View, event: CountOpened | Claimed | MugginsCalled | Shown | Explained
) -> View:
    match event:
        case CountOpened(owner=owner, what=what, cards=cards):
            crib = cards if what == "crib" else view.crib
            view = replace(view, counting=event, silent=(), crib=crib)
            return replace(view, phase=Phase.CLAIM, to_act=(owner,))
        case Claimed():
            return view
        case MugginsCalled():
            silent = (*view.silent, terms.side_of[event.seat])
            view = replace(_pegged(view, event.scores), silent=silent)
            return replace(view, to_act=_callers(terms, view))
        case Shown():
            return _shown(terms, view, event)
        case Explained():
            shown = replace(view.shows[-1], show=event.show)
            return replace(view, shows=(*view.shows[:-1], shown))
        case _:
            assert_never(event)


def _follow_end(
    terms: Terms, view: View, event: DealEnded | ResignOffered | SideLeft | GameEnded
) -> View:
    match event:
        case DealEnded():
            phase = terms.before_deal(event.number)
            view = replace(view, phase=phase, to_act=(), counting=None, silent=())
            return replace(view, revealed=event.hands, crib=event.crib)
        case ResignOffered():
            return replace(view, resigning=(*view.resigning, event.seat))
        case SideLeft():
            return _side_left(terms, view, event)
        case GameEnded():
            return replace(view, phase=Phase.OVER, to_act=(), result=event.result)
        case _:
            assert_never(event)


def _pegged(view: View, scores: tuple[int, ...]) -> View:
    if scores == view.scores:
        return view
    board = Board(view.scores, view.back_pegs).moved(scores)
    return replace(view, scores=board.scores, back_pegs=board.back)


def _pone(terms: Terms, view: View) -> Seat | None:
    return None if view.dealer is None else terms.left_of(view.dealer)


def _enter(terms: Terms, view: View, phase: Phase) -> View:
    """The view at the beginning of a phase between deal and starter."""
    pone = _pone(terms, view)
    speaker = () if pone is None else (pone,)
    to_act = {
        Phase.BID: speaker,
        Phase.LAY_AWAY: tuple(s for s in terms.seats if not view.confirmed[s]),
        Phase.DEPTH: speaker,
    }
    return replace(view, phase=phase, to_act=to_act.get(phase, ()))


def _lot(terms: Terms, view: View, event: LotDrawn) -> View:
    phase = Phase.LOT if event.dealer is None else terms.before_deal(0)
    return replace(view, lot=(*view.lot, event.cards), dealer=event.dealer, phase=phase)


def _dealt(terms: Terms, view: View, event: Dealt) -> View:
    hand = None if view.seat is None else event.hands[view.seat]
    view = replace(
        view,
        deal=event.number,
        dealer=event.dealer,
        crib_owner=None if terms.variant.is_auction else event.dealer,
        hand=None if hand is None else in_order(hand),
        kept=None,
        laid_away=None,
        confirmed=(False,) * terms.players,
        held=(event.cards_each,) * terms.players,
        crib_count=terms.variant.straight,
        starter=None,
        table=(),
        total=0,
        said_go=(),
        bids=(),
        price=0,
        shows=(),
        revealed=None,
        crib=None,
        resigning=(),
    )
    return _enter(terms, view, terms.after[Phase.DEAL])


def _laid_away(terms: Terms, view: View, event: LaidAway) -> View:
    seat = event.seat
    if event.cards is not None and view.hand is not None:
        hand = in_order(without([*view.hand, *(view.laid_away or ())], event.cards))
        view = replace(view, hand=hand, kept=hand, laid_away=event.cards)
    if view.confirmed[seat]:
        return view
    thrown = terms.variant.discards
    view = replace(
        view,
        confirmed=put(view.confirmed, seat, item=True),
        held=put(view.held, seat, view.held[seat] - thrown),
        crib_count=view.crib_count + thrown,
    )
    if all(view.confirmed):
        return _enter(terms, view, terms.after[Phase.LAY_AWAY])
    return _enter(terms, view, Phase.LAY_AWAY)


def _laid(terms: Terms, view: View, event: Laid) -> View:
    seat = event.seat
    count = view.table[-1].in_count if view.table else 0
    # After a closing the total is zero again: the card begins the next count.
    in_count = count + 1 if view.table and view.total == 0 else count
    if seat == view.seat and view.hand is not None and view.kept is not None:
        kept = view.kept if event.card in view.kept else _learn(view.kept, event.card)
        view = replace(view, hand=without(view.hand, (event.card,)), kept=kept)
    view = replace(
        _pegged(view, event.scores),
        held=put(view.held, seat, view.held[seat] - 1),
        table=(*view.table, TableCard(seat, event.card, in_count)),
        total=event.total,
    )
    return replace(view, to_act=_next_to_lay(terms, view, seat))


def _learn(kept: Hand, card: Card) -> Hand:
    known = list(kept)
    known[known.index(None)] = card
    return in_order(known)


def _next_to_lay(terms: Terms, view: View, after: Seat) -> tuple[Seat, ...]:
    """Who is to lay next unless he turns out to say go: the next event will tell."""
    if view.total == THIRTY_ONE:
        return ()
    waiting = (s for s in terms.from_left_of(after) if view.held[s] and s not in view.said_go)
    return tuple(waiting)[:1]


def _count_closed(terms: Terms, view: View, event: CountClosed) -> View:
    is_over = terms.options.play == "single_count" or not any(view.held)
    if is_over:
        to_act: tuple[Seat, ...] = ()
    elif terms.options.next_lead == "first_go" and view.said_go:
        to_act = view.said_go[:1]
    else:
        to_act = tuple(s for s in terms.from_left_of(event.seat) if view.held[s])[:1]
    return replace(_pegged(view, event.scores), total=0, said_go=(), to_act=to_act)


def _callers(terms: Terms, view: View) -> tuple[Seat, ...]:
    if view.counting is None:
        return ()
    out = {terms.side_of[view.counting.owner], *view.silent, *view.left}
    return tuple(seat for seat in terms.seats if terms.side_of[seat] not in out)


def _shown(terms: Terms, view: View, event: Shown) -> View:
    view = _pegged(replace(view, shows=(*view.shows, event)), event.scores)
    if event.what == "crib":
        view = replace(view, crib=event.cards)
    if view.counting is not None and terms.options.muggins == "on":
        return replace(view, phase=Phase.MUGGINS, to_act=_callers(terms, view))
    return view


def _side_left(terms: Terms, view: View, event: SideLeft) -> View:
    view = replace(view, left=(*view.left, event.side), resigning=())
    if view.phase is Phase.MUGGINS:
        return replace(view, to_act=_callers(terms, view))
    return view
