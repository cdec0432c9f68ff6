"""What a seat may know: views built from nothing, events as they are seen (W32)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, assert_never, final

from pegboard.cards import Card, Suit
from pegboard.game import Hand, Result, Seat, own_only
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
from pegboard.games.solo_whist._model import Contract, Phase, Question, Said, Trick
from pegboard.games.solo_whist._scoring import MISERES
from pegboard.games.solo_whist._state import State, arranged, taken_by
from pegboard.games.solo_whist._terms import PLAYERS, SEATS, Terms


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deals: how many deals the session has (W28).
        deal: number of the deal, thrown-in ones counted; 0 before the first.
        counted: how many of the session's deals are over.
        dealer: of the present deal, or of the first one once he is known.
        scores: every seat's total.
        hand: own cards still to be laid, suits C D H S, ace high.
        held: number of cards in each hand.
        exposed: the dealer's exposed card while it lies there (W4).
        turned: the turned suit.
        calls: the auction so far.
        question: what the seat to act in the auction is asked.
        contract: the standing call, which is the contract once the auction is over.
        declarers: whose it is; both partners of an accepted proposal.
        trumps: the suit of trumps in the play; ``None`` too while it is not named.
        spread: the declarer's open hand (W19).
        trick: the cards of the present trick, from *leader* on clockwise.
        leader: who led to it, or is to lead.
        last_trick: the trick before it, which may be viewed again; never in a misère (W32).
        tricks: all complete tricks of the deal, as a player may remember them. They are public;
            a page shows none of them again but *last_trick*.
        taken: number of tricks that each seat has taken.
        scored: what this deal, or the last one until the next is dealt, has changed.
        revealed: all hands as they were dealt, once the deal is over.
        lot: rounds of the lot.
        left: seats that are out, in the order of leaving.
    """

    seat: Seat | None
    phase: Phase
    deals: int
    deal: int
    counted: int
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    hand: Hand | None
    held: tuple[int, ...]
    exposed: Card | None
    turned: Suit | None
    calls: tuple[Said, ...]
    question: Question | None
    contract: Contract | None
    declarers: tuple[Seat, ...]
    trumps: Suit | None
    spread: Hand | None
    trick: tuple[Card, ...]
    leader: Seat | None
    last_trick: Trick | None
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    scored: DealScored | None
    revealed: tuple[Hand, ...] | None
    lot: tuple[tuple[Card | None, ...], ...]
    left: tuple[Seat, ...]
    result: Result | None
    kind: Literal["solo-whist"] = "solo-whist"


def view(terms: Terms, state: State, seat: Seat | None, to_act: tuple[Seat, ...]) -> View:
    """Build what *seat*, or a spectator (``None``), may know."""
    auction = state.auction
    dealer = state.next_dealer if state.dealer is None else state.dealer
    contract = None if auction is None else state.contract or auction.standing
    declarers = () if auction is None else state.declarers or auction.holders
    return View(
        seat=seat,
        phase=state.phase,
        deals=terms.options.deals,
        deal=state.deal,
        counted=state.counted,
        dealer=dealer,
        to_act=to_act,
        scores=state.scores,
        hand=None if seat is None or not state.hands else state.hands[seat],
        held=tuple(map(len, state.hands)) or (0,) * PLAYERS,
        exposed=state.exposed if is_exposed(state.exposed, state.tricks, state.trick) else None,
        turned=None if state.exposed is None else state.exposed.suit,
        calls=() if auction is None else auction.said,
        question=None if auction is None else auction.question,
        contract=contract,
        declarers=declarers,
        trumps=state.trumps,
        spread=state.hands[state.declarers[0]] if state.is_spread else None,
        trick=state.trick,
        leader=state.leader,
        last_trick=last_trick(contract, state.tricks),
        tricks=state.tricks,
        taken=taken_by(state.tricks),
        scored=state.scored,
        revealed=_revealed(state),
        lot=state.lot,
        left=state.left,
        result=state.result,
    )


def is_exposed(exposed: Card | None, tricks: Sequence[Trick], trick: Sequence[Card]) -> bool:
    """Whether the exposed card still lies there: until the first trick is complete (W4)."""
    return not tricks and exposed not in trick


def last_trick(contract: Contract | None, tricks: Sequence[Trick]) -> Trick | None:
    """The trick that may be viewed again; in a misère none may (W32)."""
    return tricks[-1] if tricks and contract not in MISERES else None


def _revealed(state: State) -> tuple[Hand, ...] | None:
    """All hands as they were dealt, once the deal is over."""
    if not state.is_open:
        return None
    return tuple(arranged([*state.hands[seat], *state.laid(seat)]) for seat in SEATS)


def seen(event: Event, seat: Seat | None) -> Event:
    """*event* as *seat*, or a spectator (``None``), may see it."""
    match event:
        case Dealt():
            return replace(event, hands=own_only(event.hands, seat))
        case (
            LotDrawn()
            | Called()
            | ContractMade()
            | TrumpsNamed()
            | ThrownIn()
            | HandSpread()
            | Laid()
            | TrickTaken()
            | DealScored()
            | DealEnded()
            | SideLeft()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def retold(state: State, events: Sequence[Event]) -> tuple[Event | None, ...]:
    """*events* for a page that is opened again.

    Of a deal under way only the trick before the present one may be viewed again, and none in a
    misère (W32); once it is over all its cards are public.
    """
    if state.is_open:
        return tuple(events)
    begin = max((at for at, event in enumerate(events) if isinstance(event, Dealt)), default=0)
    ends = [at for at, event in enumerate(events) if isinstance(event, TrickTaken) and at > begin]
    shown = 0 if last_trick(state.contract, state.tricks) is None else 1
    gone = ends[-1 - shown] if len(ends) > shown else begin
    return tuple(
        None if begin < at <= gone and isinstance(event, Laid | TrickTaken) else event
        for at, event in enumerate(events)
    )
