"""The sale of the crib (R66 to R71)."""

from dataclasses import replace

from pegboard.game import IllegalAction, Refusal, Seat
from pegboard.games.cribbage._actions import Bid, Pass
from pegboard.games.cribbage._deal import pone
from pegboard.games.cribbage._events import BidMade, CribSold, Event
from pegboard.games.cribbage._model import Phase
from pegboard.games.cribbage._state import State
from pegboard.games.cribbage._terms import Terms


def bidder(terms: Terms, state: State) -> Seat:
    """Whose turn it is to speak; the pone speaks first (R68)."""
    return terms.left_of(state.bids[-1][0]) if state.bids else pone(terms, state)


def lowest_bid(state: State) -> int:
    """The least that the next bid must be (R68)."""
    return 1 + max((points for _, points in state.bids), default=0)


def highest_bid(terms: Terms, state: State, seat: Seat) -> int:
    """The most that *seat* may bid (R68, R70)."""
    most = terms.options.auction_max_bid
    if terms.options.auction_negative == "cap":
        return min(most, state.board.scores[terms.side_of[seat]])
    return most


def calls(terms: Terms, state: State, seat: Seat) -> tuple[Bid | Pass, ...]:
    """What *seat* may say now; a pass first."""
    bids = map(Bid, range(lowest_bid(state), highest_bid(terms, state, seat) + 1))
    return (*(() if _must_bid(terms, state, seat) else (Pass(),)), *bids)


def _must_bid(terms: Terms, state: State, seat: Seat) -> bool:
    """Whether the pone must open (R69)."""
    is_forced = terms.options.auction_opening == "forced" and not state.bids
    return is_forced and highest_bid(terms, state, seat) >= lowest_bid(state)


def make_bid(terms: Terms, state: State, seat: Seat, points: int, events: list[Event]) -> State:
    """Bid; it wins at once when everybody else has passed (R68, R69)."""
    if points < lowest_bid(state):
        message = f"a bid of {lowest_bid(state)} or more is wanted, not {points}"
        raise IllegalAction(Refusal.BID_TOO_LOW, message)
    if points > highest_bid(terms, state, seat):
        message = f"at most {highest_bid(terms, state, seat)} may be bid, not {points}"
        raise IllegalAction(Refusal.BID_TOO_HIGH, message)
    events.append(BidMade(seat, points))
    have_passed = len(state.bids) == terms.players - 1 and lowest_bid(state) == 1
    state = replace(state, bids=(*state.bids, (seat, points)))
    return _sell(terms, state, seat, points, events) if have_passed else state


def make_pass(terms: Terms, state: State, seat: Seat, events: list[Event]) -> State:
    """Pass; the last bidder has the crib, or the dealer for nothing when all pass (R68, R69)."""
    if _must_bid(terms, state, seat):
        message = "the pone must open the bidding"
        raise IllegalAction(Refusal.MUST_BID, message)
    events.append(BidMade(seat, 0))
    last = state.bids[-1] if state.bids else None
    state = replace(state, bids=(*state.bids, (seat, 0)))
    if last is None:
        return state
    owner, price = last
    if price == 0:
        owner = seat  # the pone passed first, so that this is the dealer
    return _sell(terms, state, owner, price, events)


def _sell(terms: Terms, state: State, owner: Seat, price: int, events: list[Event]) -> State:
    """Take the price from the owner's side as soon as the bidding ends (R70)."""
    board = state.board.pay(terms.side_of[owner], price) if price else state.board
    events.append(CribSold(owner, price, board.scores))
    return replace(state, phase=terms.after[Phase.BID], board=board, crib_owner=owner, price=price)
