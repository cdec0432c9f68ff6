"""How deals and sessions end (W12, W23 to W31; cribbage.md R57, R75)."""

from dataclasses import replace
from typing import Literal

from pegboard.game import IllegalAction, Refusal, Result, Seat, decided
from pegboard.games.solo_whist._events import (
    DealEnded,
    DealScored,
    Event,
    GameEnded,
    SideLeft,
    ThrownIn,
)
from pegboard.games.solo_whist._model import Cause, Contract, Phase
from pegboard.games.solo_whist._scoring import changes, general_changes, is_made
from pegboard.games.solo_whist._state import State, arranged, taken_by
from pegboard.games.solo_whist._terms import SEATS, Terms, left_of


def throw_in(
    terms: Terms, state: State, cause: Literal["all-pass", "proposal"], events: list[Event]
) -> State:
    """End a deal that nobody plays; the next one is dealt as agreed (W2, W12)."""
    events.append(ThrownIn(cause))
    dealer = decided(state.dealer)
    is_same = terms.options.redeal_dealer == "same"
    return _open_cards(state, events, next_dealer=dealer if is_same else left_of(dealer))


def score_deal(terms: Terms, state: State, contract: Contract, events: list[Event]) -> State:
    """Score a deal whose play is over; it may have been the last (W23 to W31)."""
    options, taken = terms.options, taken_by(state.tricks)
    if contract is Contract.GENERAL_MISERE:
        last = state.tricks[-1].winner
        made = None
        points = general_changes(taken, last, options.general_misere_loser, options.scoring)
    else:
        together = sum(taken[seat] for seat in state.declarers)
        made = is_made(contract, together)
        points = changes(contract, state.declarers, together, options.scoring)
    scores = tuple(old + new for old, new in zip(state.scores, points, strict=True))
    scored = DealScored(contract, state.declarers, taken, made, points, scores)
    events.append(scored)
    state = replace(state, scores=scores, scored=scored, counted=state.counted + 1)
    state = _open_cards(state, events, next_dealer=left_of(decided(state.dealer)))
    if state.counted < options.deals:
        return state
    return _end(state, winner_of(state), "normal", events)


def winner_of(state: State) -> Seat | None:
    """Who has the highest total, or ``None`` when several share it (W28).

    A seat that has left keeps its column on the sheet, since what a deal changes sums to zero
    (W23), but it takes a last place (cribbage.md R57).
    """
    staying = [seat for seat in SEATS if seat not in state.left]
    best = max(state.scores[seat] for seat in staying)
    winners = [seat for seat in staying if state.scores[seat] == best]
    return winners[0] if len(winners) == 1 else None


def leave(state: State, seat: Seat, cause: Cause, events: list[Event]) -> State:
    """Take a seat out; the last one left has won (cribbage.md R57).

    Raises:
        IllegalAction: ``game-over`` when it has left already.
    """
    if seat in state.left:
        message = "this side has left the game"
        raise IllegalAction(Refusal.GAME_OVER, message)
    events.append(SideLeft(seat, cause))
    state = replace(state, left=(*state.left, seat))
    staying = [other for other in SEATS if other not in state.left]
    if len(staying) > 1:
        return state
    if state.deal and not state.is_open:
        state = _open_cards(state, events, next_dealer=left_of(decided(state.dealer)))
    return _end(state, staying[0], cause, events)


def _open_cards(state: State, events: list[Event], *, next_dealer: Seat) -> State:
    """Make all cards public, and wait for the next deal."""
    hands = tuple(arranged([*state.hands[seat], *state.laid(seat)]) for seat in SEATS)
    events.append(DealEnded(state.deal, state.counted, hands, next_dealer))
    return replace(state, phase=Phase.DEAL, next_dealer=next_dealer)


def _end(state: State, winner: Seat | None, termination: str, events: list[Event]) -> State:
    result = Result(winner=winner, scores=state.scores, termination=termination)
    events.append(GameEnded(result))
    return replace(state, phase=Phase.OVER, result=result)
