"""From the lot to the exposed card (W2 to W4)."""

from dataclasses import replace
from typing import Final

from pegboard.cards import Card
from pegboard.game import Hand, IllegalAction, Pack, Refusal, Seat, check_distinct
from pegboard.games.solo_whist._auction import Auction
from pegboard.games.solo_whist._model import Deal, Dealt, Event, Lot, LotDrawn, Phase
from pegboard.games.solo_whist._state import State, arranged
from pegboard.games.solo_whist._terms import PLAYERS, SEATS, TRICKS, Terms, around, left_of

_PACKETS: Final = {"3x4_1": (3, 3, 3, 3, 1), "singly": (1,) * TRICKS}
"""How many cards a seat gets each time round (W3)."""


def settled(seat: Seat | None) -> Seat:
    """A seat that is known after the lot."""
    if seat is None:  # pragma: no cover - no phase after the lot is without a dealer
        message = "the lot has not been drawn"
        raise AssertionError(message)
    return seat


def drawing(state: State) -> tuple[Seat, ...]:
    """Who draws in the next round of the lot (W2)."""
    return _lowest(state.lot[-1]) if state.lot else SEATS


def _lowest(cards: Hand) -> tuple[Seat, ...]:
    """The seats with the lowest card; here the ace is low."""
    ranks = [(seat, card.rank) for seat, card in enumerate(cards) if card is not None]
    lowest = min(rank for _, rank in ranks)
    return tuple(seat for seat, rank in ranks if rank == lowest)


def lot_from(state: State, pack: Pack) -> Lot:
    """The next round of the lot: cards from the top of the pack, none of them twice."""
    place = sum(card is not None for cards in state.lot for card in cards)
    drawn = dict(zip(drawing(state), pack[place:], strict=False))
    return Lot(tuple(drawn.get(seat) for seat in SEATS))


def draw_lot(state: State, lot: Lot, events: list[Event]) -> State:
    """Draw one round; the lowest deals (W2).

    Raises:
        IllegalAction: ``wrong-count``, ``bad-deal`` or ``card-twice``.
    """
    if len(lot.cards) != PLAYERS:
        message = f"the lot wants {PLAYERS} places, not {len(lot.cards)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message)
    who = drawing(state)
    for seat, card in enumerate(lot.cards):
        if (card is not None) != (seat in who):
            message = f"seat {seat} {'draws' if seat in who else 'does not draw'} in this round"
            raise IllegalAction(Refusal.BAD_DEAL, message)
    now = [card for card in lot.cards if card is not None]
    check_distinct(now)
    before = {card for cards in state.lot for card in cards}
    for at, card in enumerate(now):
        if card in before:
            message = f"{card} has been drawn before"
            raise IllegalAction(Refusal.CARD_TWICE, message, at=at)
    lowest = _lowest(lot.cards)
    dealer = lowest[0] if len(lowest) == 1 else None
    events.append(LotDrawn(lot.cards, dealer))
    phase = Phase.LOT if dealer is None else Phase.DEAL
    return replace(state, phase=phase, lot=(*state.lot, lot.cards), next_dealer=dealer)


def deal_from(terms: Terms, state: State, pack: Pack) -> Deal:
    """The deal that a shuffled pack gives, from eldest on (W3)."""
    hands = [list[Card]() for _ in SEATS]
    top = 0
    for packet in _PACKETS[terms.options.packets]:
        for seat in around(left_of(settled(state.next_dealer))):
            hands[seat] += pack[top : top + packet]
            top += packet
    return Deal(tuple(map(tuple, hands)))


def deal_cards(state: State, deal: Deal, events: list[Event]) -> State:
    """Begin the next deal and expose the dealer's last card (W3, W4).

    Raises:
        IllegalAction: ``wrong-count``, ``card-twice``, or ``bad-deal`` when the exposed card,
            which everybody sees, is not told.
    """
    _check_count(deal)
    check_distinct([card for hand in deal.hands for card in hand])
    dealer = settled(state.next_dealer)
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


def _check_count(deal: Deal) -> None:
    if len(deal.hands) != PLAYERS:
        message = f"there are {PLAYERS} hands to deal, not {len(deal.hands)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message)
    for place, hand in enumerate(deal.hands):
        if len(hand) != TRICKS:
            message = f"{TRICKS} cards are dealt here, not {len(hand)}"
            at = place * TRICKS + min(len(hand), TRICKS)
            raise IllegalAction(Refusal.WRONG_COUNT, message, at=at)
