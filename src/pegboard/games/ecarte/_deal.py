"""The lot and the deal (ecarte.md E3 to E6)."""

from collections.abc import Sequence
from typing import Final

from pegboard.cards import Card, Rank
from pegboard.game import (
    FURTHER,
    IllegalAction,
    Lot,
    Pack,
    Refusal,
    Seat,
    check_distinct,
    check_hands,
    check_undrawn,
    in_order,
)
from pegboard.games.ecarte._actions import Deal
from pegboard.games.ecarte._cards import PACK, STRENGTH
from pegboard.games.ecarte._end import unless_won, with_points
from pegboard.games.ecarte._events import Dealt, Event, KingTurned, LotDrawn
from pegboard.games.ecarte._model import Phase
from pegboard.games.ecarte._scoring import KING
from pegboard.games.ecarte._state import HAND, STOCK, State, dealer_of
from pegboard.games.ecarte._terms import SEATS, Terms, other

ROUNDS: Final = len(PACK) // len(SEATS)
"""Rounds of the lot that one pack gives."""

_TURNED: Final = len(SEATS) * HAND


def check_in_pack(cards: Sequence[Card | None]) -> None:
    """Refuse cards that the pack of 32 does not hold (E1), or that are named twice.

    Raises:
        IllegalAction: ``bad-deal`` or ``card-twice``.
    """
    for at, card in enumerate(cards):
        if card is not None and card.rank not in STRENGTH:
            message = f"{card} is not in the pack of this game"
            raise IllegalAction(Refusal.BAD_DEAL, message, at=at)
    check_distinct(cards)


# --- The lot -------------------------------------------------------------------------------


def lot_pack(state: State) -> int:
    """Number of the pack of the next round: equal ranks draw again until the pack is used up."""
    return FURTHER * (len(state.lot) // ROUNDS)


def lot_from(state: State, pack: Pack) -> Lot:
    """The next round of the lot: the next two cards from the top (E3)."""
    place = len(SEATS) * (len(state.lot) % ROUNDS)
    return Lot(tuple(pack[place : place + len(SEATS)]))


def draw_lot(state: State, lot: Lot, events: list[Event]) -> State:
    """Draw one round; the higher card deals, equal ranks draw again (E3)."""
    cards = [card for card in lot.cards if card is not None]
    if len(cards) != len(SEATS) or len(lot.cards) != len(SEATS):
        message = f"each of {len(SEATS)} seats draws a card"
        raise IllegalAction(Refusal.WRONG_COUNT, message)
    check_in_pack(cards)
    rounds = state.lot[len(state.lot) - len(state.lot) % ROUNDS :]
    check_undrawn(cards, rounds)
    first, second = (STRENGTH[card.rank] for card in cards)
    dealer = None if first == second else (0 if first > second else 1)
    events.append(LotDrawn(lot.cards, dealer))
    return State(
        phase=Phase.LOT if dealer is None else Phase.DEAL,
        scores=state.scores,
        lot=(*state.lot, lot.cards),
        dealer=dealer,
    )


# --- The deal ------------------------------------------------------------------------------


def coming_dealer(state: State) -> Seat:
    """Who deals next (E3)."""
    dealer = dealer_of(state)
    return other(dealer) if state.deal else dealer


def deal_from(terms: Terms, state: State, pack: Pack) -> Deal:
    """The deal that a shuffled pack gives: two packets each, elder first, then the turned card."""
    first = 3 if terms.options.packets == "3_2" else 2
    dealer = coming_dealer(state)
    elders = (*pack[:first], *pack[2 * first : first + HAND])
    dealers = (*pack[first : 2 * first], *pack[first + HAND : _TURNED])
    return Deal((elders, dealers) if dealer else (dealers, elders), pack[_TURNED])


def undealt(state: State, pack: Pack) -> Pack:
    """The stock as the pack of the deal gives it (E5), without what has been drawn from it."""
    return pack[_TURNED + 1 + STOCK - state.stock :]


def deal_cards(terms: Terms, state: State, deal: Deal, events: list[Event]) -> State:
    """Begin the next deal; a king turned up is the dealer's point at once (E4 to E6)."""
    _check_deal(deal)
    dealer, number = coming_dealer(state), state.deal + 1
    events.append(Dealt(number, dealer, deal.hands, deal.turned))
    state = State(
        phase=Phase.SPEAK,
        scores=state.scores,
        lot=state.lot,
        deal=number,
        dealer=dealer,
        hands=tuple(map(in_order, deal.hands)),
        turned=deal.turned,
        turn=other(dealer),
        stock=STOCK,
    )
    if deal.turned.rank is not Rank.KING:
        return state
    state = with_points(terms, state, dealer, KING)
    events.append(KingTurned(dealer, KING, state.scores))
    return unless_won(terms, state, events)


def _check_deal(deal: Deal) -> None:
    check_hands(deal.hands, players=len(SEATS), each=HAND)
    check_in_pack([*(card for hand in deal.hands for card in hand), deal.turned])
