"""The show: hands and crib counted by the rules, or by hand with muggins (R39, R58 to R60, R73)."""

from dataclasses import replace
from typing import Literal, TypeAlias

from pegboard.cards import Card
from pegboard.game import IllegalAction, Refusal, Seat
from pegboard.games.cribbage._actions import Claim, Muggins, NoMuggins
from pegboard.games.cribbage._end import close_deal, has_won, win
from pegboard.games.cribbage._events import (
    Claimed,
    CountOpened,
    Event,
    Explained,
    MugginsCalled,
    Shown,
)
from pegboard.games.cribbage._model import Phase, Show
from pegboard.games.cribbage._scoring import CEILINGS, show
from pegboard.games.cribbage._state import Counting, State
from pegboard.games.cribbage._terms import Terms

What: TypeAlias = Literal["hand", "crib"]


def show_order(terms: Terms, state: State) -> tuple[tuple[Seat, What], ...]:
    """Whose hand or crib is shown when: the leader's hand first (R39, R73)."""
    owner, play = state.crib_owner, state.play
    if owner is None or play is None:  # pragma: no cover - the play is over
        message = "there is nothing to show yet"
        raise AssertionError(message)
    leader = play.table[0].seat
    order: list[tuple[Seat, What]] = [
        ((leader + step) % terms.players, "hand") for step in range(terms.players)
    ]
    is_early = state.price > 0 and terms.options.auction_show == "hand_and_crib"
    order.insert(1 if is_early else len(order), (owner, "crib"))
    return tuple(order)


def begin_show(terms: Terms, state: State, events: list[Event]) -> State:
    """Show everything at once, or open the first hand to be counted by its owner."""
    if terms.options.counting == "manual":
        return _open_next(terms, state, events)
    for owner, what in show_order(terms, state):
        opened = _open(state, owner, what)
        counted = _count(terms, state, opened)
        points = counted.total if counted else 0
        state = _peg(terms, state, opened, points, counted, events)
        if has_won(terms, state.board):
            return win(terms, state, events)
    return close_deal(terms, state, events)


def _open(state: State, owner: Seat, what: What) -> CountOpened:
    cards = state.crib if what == "crib" else state.kept[owner]
    return CountOpened(owner, what, cards or ())


def _count(terms: Terms, state: State, opened: CountOpened) -> Show | None:
    """What lies open is worth this, or ``None`` when the record does not know all cards."""
    known = [card for card in opened.cards if card is not None]
    if len(known) < len(opened.cards):
        return None
    is_crib = opened.what == "crib"
    return show(known, _starter(state), is_crib=is_crib, crib_flush=terms.options.crib_flush)


def _starter(state: State) -> Card:
    if state.starter is None:  # pragma: no cover - the play is over
        message = "no starter has been turned"
        raise AssertionError(message)
    return state.starter


def _peg(  # noqa: PLR0913, PLR0917 - what is pegged and what may be told of it differ
    terms: Terms,
    state: State,
    opened: CountOpened,
    points: int,
    told: Show | None,
    events: list[Event],
) -> State:
    """Peg *points* for what lies open and tell of it what may be told."""
    side = terms.side_of[opened.owner]
    board = state.board.peg(side, points, terms.options.target)
    shown = Shown(
        deal=state.deal,
        owner=opened.owner,
        what=opened.what,
        cards=opened.cards,
        starter=_starter(state),
        show=told,
        pegged=points,
        side=side,
        scores=board.scores,
    )
    events.append(shown)
    return replace(state, board=board, shows=(*state.shows, shown))


# --- Counting by hand ----------------------------------------------------------------------


def _open_next(terms: Terms, state: State, events: list[Event]) -> State:
    order = show_order(terms, state)
    place = len(state.shows)
    if place == len(order):
        return close_deal(terms, state, events)
    opened = _open(state, *order[place])
    events.append(opened)
    counting = Counting(opened, _count(terms, state, opened))
    return replace(state, phase=Phase.CLAIM, counting=counting)


def counting_of(state: State) -> Counting:
    """The count by hand that is going on."""
    if state.counting is None:  # pragma: no cover - phases CLAIM and MUGGINS have one
        message = "nothing is being counted"
        raise AssertionError(message)
    return state.counting


def ceiling(state: State) -> int:
    """The most that can be claimed for what lies open (R46)."""
    return CEILINGS[len(counting_of(state).opened.cards)]


def claims(state: State) -> tuple[Claim, ...]:
    """Every total that may be named."""
    return tuple(map(Claim, range(ceiling(state) + 1)))


def callers(terms: Terms, state: State) -> tuple[Seat, ...]:
    """The seats that may call muggins: those of each opposing side that has not (R59)."""
    counting = counting_of(state)
    out = {terms.side_of[counting.opened.owner], *counting.silent, *state.board.left}
    return tuple(seat for seat in terms.seats if terms.side_of[seat] not in out)


def muggins_calls(state: State) -> tuple[Muggins | NoMuggins, ...]:
    """What a caller may say; how much was really missed makes no difference (R60)."""
    room = ceiling(state) - (counting_of(state).claim or 0)
    return (NoMuggins(), *map(Muggins, range(1, room + 1)))


def claim(terms: Terms, state: State, seat: Seat, points: int, events: list[Event]) -> State:
    """Peg the claim or the true value, whichever is less (R58).

    With muggins the others are asked after every claim, also a true one: a question only after
    a low one would be a hint (R60).
    """
    counting = counting_of(state)
    _check_total(state, points, lowest=0)
    events.append(Claimed(seat, counting.opened.what, points))
    counting = replace(counting, claim=points)
    state = replace(state, counting=counting)
    pegged = min(points, counting.show.total) if counting.show else points
    side = terms.side_of[seat]
    would_win = has_won(terms, state.board.peg(side, pegged, terms.options.target))
    is_asked = terms.options.muggins == "on" and not would_win
    told = None if is_asked else counting.show
    state = _peg(terms, state, counting.opened, pegged, told, events)
    if would_win:
        return win(terms, state, events)
    if is_asked:
        return replace(state, phase=Phase.MUGGINS)
    return _open_next(terms, state, events)


def call_muggins(
    terms: Terms, state: State, seat: Seat, called: int | None, events: list[Event]
) -> State:
    """Let a side say once how many points were missed, or that none were (R59)."""
    counting = counting_of(state)
    if called is not None:
        _check_total(state, called, lowest=1)
    points = called or 0
    side = terms.side_of[seat]
    pegged = points if points <= counting.missed else 0
    board = state.board.peg(side, pegged, terms.options.target)
    events.append(MugginsCalled(seat, points, pegged, board.scores))
    counting = replace(counting, silent=(*counting.silent, side))
    state = replace(state, board=board, counting=counting)
    if has_won(terms, board):
        return win(terms, _explain(state, events), events)
    if pegged or not callers(terms, state):
        return close_question(terms, state, events)
    return state


def close_question(terms: Terms, state: State, events: list[Event]) -> State:
    """Show what the claim was really worth and open the next hand (R60)."""
    return _open_next(terms, _explain(state, events), events)


def _explain(state: State, events: list[Event]) -> State:
    counting = counting_of(state)
    if counting.show is None:
        return state
    opened = counting.opened
    events.append(Explained(opened.owner, opened.what, counting.show))
    shown = replace(state.shows[-1], show=counting.show)
    return replace(state, shows=(*state.shows[:-1], shown))


def _check_total(state: State, points: int, *, lowest: int) -> None:
    most = ceiling(state)
    if not lowest <= points <= most:
        message = f"a number from {lowest} to {most} is wanted, not {points}"
        raise IllegalAction(Refusal.BAD_CLAIM, message)
