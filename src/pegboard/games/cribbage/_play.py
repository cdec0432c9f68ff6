"""The play, card by card, count by count (R22 to R38)."""

from dataclasses import replace
from typing import Final, Literal

from pegboard.cards import FULL_PACK, Card
from pegboard.game import Hand, IllegalAction, Refusal, Seat, put
from pegboard.games.cribbage._actions import Go, Lay
from pegboard.games.cribbage._end import has_won, win
from pegboard.games.cribbage._events import CountClosed, Event, Laid, SaidGo
from pegboard.games.cribbage._model import TableCard
from pegboard.games.cribbage._scoring import THIRTY_ONE, pips, play_items
from pegboard.games.cribbage._show import begin_show
from pegboard.games.cribbage._state import Play, State, known_cards, take
from pegboard.games.cribbage._terms import Terms

_MOST_PIPS: Final = 10


def play_of(state: State) -> Play:
    """The play of the present deal."""
    if state.play is None:  # pragma: no cover - phase PLAY has one
        message = "the play has not begun"
        raise AssertionError(message)
    return state.play


def cards_to_lay(state: State, seat: Seat) -> tuple[Lay | Go, ...]:
    """What *seat*, whose turn it is, may lay (R23, R24).

    In a hand that the record does not know any card may be that fits, and a go may be true.
    """
    hand, room = state.hands[seat], THIRTY_ONE - play_of(state).total
    fits = [Lay(card) for card in hand if card is not None and pips(card) <= room]
    if None not in hand:
        return tuple(fits)
    known = known_cards(state)
    guesses = [Lay(card) for card in FULL_PACK if card not in known and pips(card) <= room]
    return (*fits, *guesses, *((Go(),) if _may_be_stuck(hand, room) else ()))


def _may_lay(hand: Hand, room: int) -> bool:
    """Whether the hand holds a card that fits, as far as one can know."""
    return any(card is None or pips(card) <= room for card in hand)


def _may_be_stuck(hand: Hand, room: int) -> bool:
    """Whether the hand may hold no card that fits: not when an unknown card must fit."""
    known_fit = any(card is not None and pips(card) <= room for card in hand)
    return not known_fit and room < _MOST_PIPS


def lay(terms: Terms, state: State, seat: Seat, card: Card, events: list[Event]) -> State:
    """Lay a card, peg what it makes and find out who is next (R33 to R37)."""
    play = play_of(state)
    hand = take(state, state.hands[seat], (card,))
    total = play.total + pips(card)
    if total > THIRTY_ONE:
        message = f"{card} would make {total}"
        raise IllegalAction(Refusal.OVER_THIRTY_ONE, message, at=0)
    table = (*play.table, TableCard(seat, card, play.counts))
    items = play_items([laid.card.rank for laid in table[play.first :]], total)
    points = sum(item.points for item in items)
    board = state.board.peg(terms.side_of[seat], points, terms.options.target)
    events.append(Laid(seat, card, total, items, points, board.scores))
    state = replace(
        state,
        board=board,
        hands=put(state.hands, seat, hand),
        kept=_known_better(state.kept, seat, card),
        play=replace(play, table=table, total=total),
    )
    if has_won(terms, board):
        return win(terms, state, events)
    if total == THIRTY_ONE:
        return _close_count(terms, state, events)
    return _pass_on(terms, state, seat, events)


def _known_better(kept: tuple[Hand | None, ...], seat: Seat, card: Card) -> tuple[Hand | None, ...]:
    """The hands kept, where an unknown card of *seat* has turned out to be *card*."""
    hand = kept[seat]
    if hand is None or card in hand:
        return kept
    # The unknown cards stand last, so that the first of them ends the known ones.
    known = sorted([*(held for held in hand if held is not None), card])
    return put(kept, seat, (*known, *hand[len(known) :]))


def say_go(terms: Terms, state: State, seat: Seat, events: list[Event]) -> State:
    """Say go for a hand that the record does not know; all others the rules say themselves (R25).

    Raises:
        IllegalAction: ``go-not-true``.
    """
    play = play_of(state)
    if not _may_be_stuck(state.hands[seat], THIRTY_ONE - play.total):
        message = "a card can be laid"
        raise IllegalAction(Refusal.GO_NOT_TRUE, message)
    events.append(SaidGo(seat, play.total))
    state = replace(state, play=replace(play, said_go=(*play.said_go, seat)))
    return _pass_on(terms, state, seat, events)


def _pass_on(terms: Terms, state: State, after: Seat, events: list[Event]) -> State:
    """Give the turn to the next seat that can lay, gos on the way; close the count if none can.

    Who laid the last card says no go: the closing is his (R26 to R28).
    """
    play = play_of(state)
    last, room, said_go = play.table[-1].seat, THIRTY_ONE - play.total, play.said_go
    for seat in terms.from_left_of(after):
        hand = state.hands[seat]
        if not hand or seat in said_go:
            continue
        if _may_lay(hand, room):
            return replace(state, play=replace(play, turn=seat, said_go=said_go))
        if seat != last:
            events.append(SaidGo(seat, play.total))
            said_go = (*said_go, seat)
    state = replace(state, play=replace(play, said_go=said_go))
    return _close_count(terms, state, events)


def _close_count(terms: Terms, state: State, events: list[Event]) -> State:
    """Peg the closing and begin the next count, or the show (R28 to R31)."""
    play = play_of(state)
    last = play.table[-1].seat
    is_over = terms.options.play == "single_count" or not any(state.hands)
    turn = last if is_over else _next_leader(terms, state, last, play.said_go)
    state = replace(state, play=Play(turn, play.table, play.counts + 1, len(play.table)))
    if play.total == THIRTY_ONE:
        events.append(CountClosed(last, play.total, "thirty-one", 0, state.board.scores))
    else:
        board = state.board.peg(terms.side_of[last], 1, terms.options.target)
        reason: Literal["last", "go"] = "go" if any(state.hands) else "last"
        events.append(CountClosed(last, play.total, reason, 1, board.scores))
        state = replace(state, board=board)
        if has_won(terms, board):
            return win(terms, state, events)
    return begin_show(terms, state, events) if is_over else state


def _next_leader(terms: Terms, state: State, last: Seat, said_go: tuple[Seat, ...]) -> Seat:
    """Who leads the next count (R31)."""
    if terms.options.next_lead == "first_go" and said_go:
        return said_go[0]
    return next(seat for seat in terms.from_left_of(last) if state.hands[seat])
