"""From the lot to the exposed card (W2 to W4)."""

from dataclasses import replace
from typing import Final

from pegboard.cards import Card
from pegboard.game import (
    IllegalAction,
    Lot,
    Pack,
    Refusal,
    check_distinct,
    check_hands,
    dealer_by_lot,
    decided,
    next_lot,
)
from pegboard.games.solo_whist._actions import Deal
from pegboard.games.solo_whist._auction import Auction
from pegboard.games.solo_whist._events import Dealt, Event, LotDrawn
from pegboard.games.solo_whist._model import Phase
from pegboard.games.solo_whist._state import State, arranged
from pegboard.games.solo_whist._terms import PLAYERS, SEATS, TRICKS, Terms, around, left_of

_PACKETS: Final = {"3x4_1": (3, 3, 3, 3, 1), "singly": (1,) * TRICKS}
"""How many cards a seat gets each time round (W3)."""


def lot_from(state: State, pack: Pack) -> Lot:
    """The next round of the lot (W2)."""
    return next_lot(state.lot, SEATS, pack)


def draw_lot(state: State, lot: Lot, events: list[Event]) -> State:
    """Draw one round; the lowest deals (W2).

    Raises:
        IllegalAction: ``wrong-count``, ``bad-deal`` or ``card-twice``.
    """
    dealer = dealer_by_lot(state.lot, SEATS, lot)
    events.append(LotDrawn(lot.cards, dealer))
    phase = Phase.LOT if dealer is None else Phase.DEAL
    return replace(state, phase=phase, lot=(*state.lot, lot.cards), next_dealer=dealer)


def deal_from(terms: Terms, state: State, pack: Pack) -> Deal:
    """The deal that a shuffled pack gives, from eldest on (W3)."""
    hands = [list[Card]() for _ in SEATS]
    top = 0
    for packet in _PACKETS[terms.options.packets]:
        for seat in around(left_of(decided(state.next_dealer))):
            hands[seat] += pack[top : top + packet]
            top += packet
    return Deal(tuple(map(tuple, hands)))


def deal_cards(state: State, deal: Deal, events: list[Event]) -> State:
    """Begin the next deal and expose the dealer's last card (W3, W4).

    Raises:
        IllegalAction: ``wrong-count``, ``card-twice``, or ``bad-deal`` when the exposed card,
            which everybody sees, is not told.
    """
    check_hands(deal.hands, players=PLAYERS, each=TRICKS)
    check_distinct([card for hand in deal.hands for card in hand])
    dealer = decided(state.next_dealer)
    exposed = deal.hands[dealer][-1]
    if exposed is None:
        message = "the dealer's last card is exposed; everybody knows it"
        raise IllegalAction(Refusal.BAD_DEAL, message, at=PLAYERS * TRICKS - 1)
    number = state.deal + 1
    events.append(Dealt(number, state.counted, dealer, deal.hands, exposed))
    return State(
        phase=Phase.AUCTION,
        scores=state.scores,
        lot=state.lot,
        deal=number,
        counted=state.counted,
        dealer=dealer,
        next_dealer=dealer,
        hands=tuple(map(arranged, deal.hands)),
        exposed=exposed,
        auction=Auction(left_of(dealer)),
        left=state.left,
    )
