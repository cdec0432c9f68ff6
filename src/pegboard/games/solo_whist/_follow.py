"""Keeping a view up to date by events alone (style.md 3.2, point 7)."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from pegboard.cards import Card
from pegboard.game import Seat, put, without
from pegboard.games.solo_whist._auction import auction_of
from pegboard.games.solo_whist._events import (
    Called,
    ContractMade,
    DealEnded,
    DealScored,
    Dealt,
    Event,
    GameEnded,
    HandSpread,
    Laid,
    LotDrawn,
    SideLeft,
    ThrownIn,
    TrickTaken,
    TrumpsNamed,
)
from pegboard.games.solo_whist._model import Phase, Said
from pegboard.games.solo_whist._play import first_leader, next_to_lay, phase_after_auction
from pegboard.games.solo_whist._state import arranged, taken_by
from pegboard.games.solo_whist._terms import PLAYERS, TRICKS, Terms, left_of
from pegboard.games.solo_whist._view import View, is_exposed, last_trick

Before: TypeAlias = LotDrawn | Dealt | Called | ContractMade | TrumpsNamed


def follow(  # noqa: PLR0911 - one line for each kind of event
    terms: Terms, view: View, event: Event
) -> View:
    """The view after *event*, both as the same seat sees them."""
    match event:
        case Laid():
            return _laid(view, event)
        case TrickTaken(trick=trick):
            tricks = (*view.tricks, trick)
            view = replace(view, trick=(), tricks=tricks, taken=taken_by(tricks), exposed=None)
            shown = last_trick(view.contract, tricks)
            return replace(view, last_trick=shown, leader=trick.winner, to_act=(trick.winner,))
        case HandSpread(cards=cards):
            return replace(view, spread=cards)
        case ThrownIn():
            return view
        case DealScored(scores=scores):
            return replace(view, scores=scores, scored=event)
        case DealEnded(counted=counted, hands=hands):
            view = replace(view, phase=Phase.DEAL, to_act=())
            return replace(view, counted=counted, revealed=hands)
        case SideLeft(side=side):
            return replace(view, left=(*view.left, side))
        case GameEnded(result=result):
            return replace(view, phase=Phase.OVER, to_act=(), result=result)
        case _:
            return _before_play(terms, view, event)


def _before_play(terms: Terms, view: View, event: Before) -> View:
    match event:
        case LotDrawn(cards=cards, dealer=dealer):
            phase = Phase.LOT if dealer is None else Phase.DEAL
            return replace(view, phase=phase, lot=(*view.lot, cards), dealer=dealer)
        case Dealt():
            return _dealt(view, event)
        case Called(seat=seat, word=word):
            return _called(view, Said(seat, word))
        case ContractMade():
            return _contract(terms, view, event)
        case TrumpsNamed(suit=suit):
            view = replace(view, phase=Phase.PLAY, trumps=suit)
            return replace(view, to_act=() if view.leader is None else (view.leader,))
        case _:
            assert_never(event)


def _dealt(view: View, event: Dealt) -> View:
    hand = None if view.seat is None else event.hands[view.seat]
    return replace(
        view,
        phase=Phase.AUCTION,
        deal=event.number,
        counted=event.counted,
        dealer=event.dealer,
        to_act=(left_of(event.dealer),),
        hand=None if hand is None else arranged(hand),
        held=(TRICKS,) * PLAYERS,
        exposed=event.exposed,
        turned=event.exposed.suit,
        calls=(),
        question="call",
        contract=None,
        declarers=(),
        trumps=None,
        spread=None,
        trick=(),
        leader=None,
        last_trick=None,
        tricks=(),
        taken=taken_by(()),
        scored=None,
        revealed=None,
    )


def _called(view: View, said: Said) -> View:
    calls = (*view.calls, said)
    auction = auction_of(calls[0].seat, calls)
    return replace(
        view,
        calls=calls,
        question=auction.question,
        contract=auction.standing,
        declarers=auction.holders,
        to_act=() if auction.turn is None else (auction.turn,),
    )


def _contract(terms: Terms, view: View, event: ContractMade) -> View:
    dealer = 0 if view.dealer is None else view.dealer
    leader = first_leader(terms, event.contract, dealer, event.declarers)
    phase = phase_after_auction(event.contract)
    return replace(
        view,
        phase=phase,
        contract=event.contract,
        declarers=event.declarers,
        trumps=event.trumps,
        leader=leader,
        to_act=event.declarers if phase is Phase.TRUMPS else (leader,),
    )


def _laid(view: View, event: Laid) -> View:
    seat, card = event.seat, event.card
    trick = (*view.trick, card)
    if seat == view.seat and view.hand is not None:
        view = replace(view, hand=without(view.hand, (card,)))
    if view.spread is not None and seat in view.declarers:
        view = replace(view, spread=without(view.spread, (card,)))
    return replace(
        view,
        held=put(view.held, seat, view.held[seat] - 1),
        trick=trick,
        exposed=view.exposed if is_exposed(view.exposed, view.tricks, trick) else None,
        to_act=_after_card(view.leader, trick),
    )


def _after_card(leader: Seat | None, trick: tuple[Card, ...]) -> tuple[Seat, ...]:
    """Who lays the next card; after the fourth the end of the trick will tell."""
    if leader is None or len(trick) == PLAYERS:
        return ()
    return (next_to_lay(leader, trick),)
