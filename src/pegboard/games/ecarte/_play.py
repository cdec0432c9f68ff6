"""The king and the tricks (ecarte.md E16 to E25)."""

from dataclasses import replace
from typing import Literal

from pegboard.cards import Card, Rank
from pegboard.game import IllegalAction, Refusal, Seat, put, take_out
from pegboard.games.ecarte._actions import King, Lay, NoKing
from pegboard.games.ecarte._cards import PACK, beats, legal
from pegboard.games.ecarte._end import unless_won, with_points
from pegboard.games.ecarte._events import (
    DealScored,
    Event,
    KingAnnounced,
    Laid,
    NoKingAnnounced,
    TrickTaken,
)
from pegboard.games.ecarte._model import Phase, Situation, TableCard, Trick
from pegboard.games.ecarte._scoring import KING, TRICKS, trick_points
from pegboard.games.ecarte._state import (
    HAND,
    State,
    dealer_of,
    elder_of,
    holding,
    known_cards,
    trumps_of,
    turned_of,
)
from pegboard.games.ecarte._terms import SEATS, Terms, other


def begin_play(terms: Terms, state: State) -> State:
    """End the exchanging: the question of the king, or elder's lead (E8, E9, E17)."""
    state = replace(state, turn=elder_of(state))
    if is_asked(terms, turned_of(state)):
        return replace(state, phase=Phase.KING, asked=SEATS)
    return replace(state, phase=Phase.PLAY)


def situation_after(
    word: Literal["play", "refuse"], exchanges: tuple[tuple[int, ...], ...]
) -> Situation:
    """How the tricks come to be played once *word* ends the exchanging (E24)."""
    if exchanges:
        return "exchanged"
    return "stood" if word == "play" else "refused"


def is_asked(terms: Terms, turned: Card) -> bool:
    """Whether both seats are asked about the king before the lead.

    Not when it was turned up: nobody can hold it then, as both can see (E18).
    """
    return terms.options.king_announce == "before_lead" and turned.rank is not Rank.KING


# --- The king ------------------------------------------------------------------------------


def king_of(state: State) -> Card:
    """The king of trumps."""
    return Card(Rank.KING, trumps_of(state))


def _may_hold_king(state: State, seat: Seat) -> bool:
    """Whether *seat* holds the king, as far as the record knows."""
    hand, king = state.hands[seat], king_of(state)
    return king in hand or (None in hand and king not in known_cards(state))


def answers(state: State, seat: Seat) -> tuple[King | NoKing, ...]:
    """What *seat* may answer when it is asked (E17)."""
    return (King(), NoKing()) if _may_hold_king(state, seat) else (NoKing(),)


def _is_before_first_card(state: State, seat: Seat) -> bool:
    return len(state.hands[seat]) == HAND


def may_announce(terms: Terms, state: State, seat: Seat) -> bool:
    """Whether *seat*, whose turn it is to play, may announce the king before its card (E17)."""
    is_time = terms.options.king_announce == "own_first_card" and state.announced is None
    is_first = is_time and _is_before_first_card(state, seat)
    return is_first and _may_hold_king(state, seat)


def announce(terms: Terms, state: State, seat: Seat, events: list[Event]) -> State:
    """Announce the king of trumps and score 1 at once (E16 to E18)."""
    is_own_time = terms.options.king_announce == "own_first_card"
    if state.phase is Phase.PLAY and (
        not is_own_time or state.announced is not None or not _is_before_first_card(state, seat)
    ):
        message = "the king can no longer be announced"
        raise IllegalAction(Refusal.KING_TOO_LATE, message)
    if not _may_hold_king(state, seat):
        message = "the king of trumps is not held here"
        raise IllegalAction(Refusal.KING_NOT_HELD, message)
    hands = put(state.hands, seat, holding(state.hands[seat], king_of(state)))
    state = with_points(terms, replace(state, hands=hands, announced=seat), seat, KING)
    events.append(KingAnnounced(seat, KING, state.scores))
    return unless_won(terms, _answered(state, seat), events)


def announce_nothing(state: State, seat: Seat, events: list[Event]) -> State:
    """Answer the question with no (E17); the king may be held nevertheless (E16)."""
    events.append(NoKingAnnounced(seat))
    return _answered(state, seat)


def _answered(state: State, seat: Seat) -> State:
    if state.phase is not Phase.KING:
        return state
    asked = tuple(it for it in state.asked if it != seat)
    return replace(state, asked=asked, phase=Phase.KING if asked else Phase.PLAY)


# --- The tricks ----------------------------------------------------------------------------


def plays(terms: Terms, state: State, seat: Seat) -> tuple[King | Lay, ...]:
    """What *seat*, whose turn it is, may do.

    In a hand that the record does not know any card may be whose place is not known, unless a
    known one binds (E20).
    """
    hand = state.hands[seat]
    may_be = [card for card in hand if card is not None]
    if None in hand:
        known = known_cards(state)
        may_be += [card for card in PACK if card not in known]
    cards = [card for card in may_be if card in _allowed(state, seat, card)]
    king = (King(),) if may_announce(terms, state, seat) else ()
    return (*king, *map(Lay, cards))


def _allowed(state: State, seat: Seat, card: Card) -> tuple[Card, ...]:
    """What may be played by a hand that holds *card* beside what is known of it."""
    held = {it for it in state.hands[seat] if it is not None} | {card}
    led = state.table[0].card if state.table else None
    return legal(held, led, trumps_of(state))


def lay(terms: Terms, state: State, seat: Seat, card: Card, events: list[Event]) -> State:
    """Play *card*; the second card of a trick ends it, the fifth trick the deal (E19 to E23)."""
    left = take_out(state.hands[seat], (card,), lambda: known_cards(state))
    if card not in _allowed(state, seat, card):
        _refuse(state, seat, card)
    events.append(Laid(seat, card))
    table = (*state.table, TableCard(seat, card))
    state = replace(state, hands=put(state.hands, seat, left), table=table, turn=other(seat))
    return state if len(table) < len(SEATS) else _take(terms, state, events)


def _refuse(state: State, seat: Seat, card: Card) -> None:
    """Say which part of E20 forbids *card*."""
    led, trumps = state.table[0].card, trumps_of(state)
    suits = {it.suit for it in state.hands[seat] if it is not None}
    if led.suit not in suits:
        message = f"a trump is held, so {card} may not be played"
        raise IllegalAction(Refusal.MUST_TRUMP, message, at=0)
    if card.suit != led.suit:
        message = f"a card of the suit of {led} is held, so {card} may not be played"
        raise IllegalAction(Refusal.MUST_FOLLOW_SUIT, message, at=0)
    message = f"a card that beats {led} is held, so {card} may not be played (trumps {trumps})"
    raise IllegalAction(Refusal.MUST_BEAT, message, at=0)


def _take(terms: Terms, state: State, events: list[Event]) -> State:
    """Give the trick to its winner (E22), who leads to the next."""
    led, second = state.table
    winner = second.seat if beats(second.card, led.card, trumps_of(state)) else led.seat
    tricks = (*state.tricks, Trick(state.table, winner))
    events.append(TrickTaken(winner, len(tricks)))
    state = replace(state, table=(), tricks=tricks, turn=winner)
    return state if len(tricks) < TRICKS else _score(terms, state, events)


def _score(terms: Terms, state: State, events: list[Event]) -> State:
    """Score the tricks (E25) and go to the next deal."""
    taken = tuple(sum(trick.winner == seat for trick in state.tricks) for seat in SEATS)
    elder, dealer = elder_of(state), dealer_of(state)
    situation = state.situation or "stood"
    for_elder, for_dealer = trick_points(situation, taken[elder])
    seat, points = (elder, for_elder) if for_elder else (dealer, for_dealer)
    state = with_points(terms, state, seat, points)
    scored = DealScored(state.deal, seat, taken, situation, points, state.scores)
    events.append(scored)
    state = replace(state, phase=Phase.DEAL, scored=scored)
    return unless_won(terms, state, events)
