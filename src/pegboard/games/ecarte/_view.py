"""What a seat may know: views built from nothing, events as they are seen (E12, E33)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, assert_never, final

from pegboard.cards import Card
from pegboard.game import Hand, Result, Seat, own_only
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
from pegboard.games.ecarte._model import Phase, Situation, TableCard, Trick
from pegboard.games.ecarte._state import State
from pegboard.games.ecarte._terms import SEATS, Terms


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is ``None``), may know.

    Attributes:
        deal: number of the deal, 0 before the first.
        scores: one number a side.
        turned: the card turned up; its suit is trumps.
        hand: own cards still to be played.
        held: number of cards in each hand.
        stock: number of cards in the stock, the card turned up apart.
        aside: number of cards laid aside and not shuffled into the stock again.
        reshuffles: how often the stock was made anew in this deal.
        calls: what was said in this deal, in order.
        exchanges: how many cards elder and dealer took in each exchange of this deal; the
            dealer's number is missing while he has not chosen.
        situation: how the tricks came to be played; ``None`` before.
        asked: seats that have still to answer about the king (``king_announce=before_lead``).
        announced: who announced the king of trumps in this deal.
        table: the cards of the present trick.
        tricks: the finished tricks of this deal.
        scored: how this deal, or the last one until the next is dealt, was scored.
        lot: rounds of the lot.
    """

    seat: Seat | None
    phase: Phase
    target: int
    deal: int
    dealer: Seat | None
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    turned: Card | None
    hand: Hand | None
    held: tuple[int, ...]
    stock: int
    aside: int
    reshuffles: int
    calls: tuple[Called, ...]
    exchanges: tuple[tuple[int, ...], ...]
    situation: Situation | None
    asked: tuple[Seat, ...]
    announced: Seat | None
    table: tuple[TableCard, ...]
    tricks: tuple[Trick, ...]
    scored: DealScored | None
    lot: tuple[tuple[Card | None, ...], ...]
    result: Result | None
    kind: Literal["ecarte"] = "ecarte"


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
