"""From the lot to the starter: everything before the first card is laid (R9 to R21)."""

from collections.abc import Sequence
from dataclasses import replace

from pegboard.cards import FULL_PACK, Card
from pegboard.game import (
    Hand,
    IllegalAction,
    Lot,
    Pack,
    Refusal,
    Seat,
    check_dealt,
    check_distinct,
    check_hands,
    dealer_by_lot,
    decided,
    in_order,
    next_lot,
    put,
)
from pegboard.games.cribbage._actions import Bonus, Cut, Deal
from pegboard.games.cribbage._end import has_won, win
from pegboard.games.cribbage._events import (
    BonusPegged,
    Dealt,
    DepthNamed,
    Event,
    LaidAway,
    LotDrawn,
    StarterTurned,
)
from pegboard.games.cribbage._model import Phase
from pegboard.games.cribbage._scoring import heels
from pegboard.games.cribbage._state import Play, State, known_cards, take
from pegboard.games.cribbage._terms import BONUS_POINTS, Terms

SHALLOWEST = 4
"""Cards that must stay above and below the starter when the pone picks it (R20)."""


def pone(terms: Terms, state: State) -> Seat:
    """The seat at the left of the dealer of the present deal."""
    return terms.left_of(decided(state.dealer))


def coming_dealer(terms: Terms, state: State) -> Seat:
    """Who deals next (R10)."""
    dealer = decided(state.dealer)
    return dealer if state.deal == 0 else terms.left_of(dealer)


# --- The lot -------------------------------------------------------------------------------


def lot_from(terms: Terms, state: State, pack: Pack) -> Lot:
    """The next round of the lot (R9)."""
    return next_lot(state.lot, terms.seats, pack)


def draw_lot(terms: Terms, state: State, lot: Lot, events: list[Event]) -> State:
    """Draw one round; the lowest deals, the ace being the lowest (R9)."""
    dealer = dealer_by_lot(state.lot, terms.seats, lot)
    events.append(LotDrawn(lot.cards, dealer))
    phase = Phase.LOT if dealer is None else terms.before_deal(0)
    return replace(state, phase=phase, lot=(*state.lot, lot.cards), dealer=dealer)


# --- The deal ------------------------------------------------------------------------------


def peg_bonus(terms: Terms, state: State, bonus: Bonus, events: list[Event]) -> State:
    """Peg three for last to the pone of the coming deal (R14, R15)."""
    seat = terms.left_of(coming_dealer(terms, state))
    if bonus.seat != seat:
        message = f"the bonus is seat {seat}'s"
        raise IllegalAction(Refusal.BAD_DEAL, message)
    side = terms.side_of[seat]
    board = state.board.peg(side, BONUS_POINTS, terms.options.target)
    events.append(BonusPegged(side, BONUS_POINTS, board.scores))
    state = replace(state, board=board, phase=Phase.DEAL)
    return win(terms, state, events) if has_won(terms, board) else state


def deal_from(terms: Terms, state: State, pack: Pack) -> Deal:
    """The deal that a shuffled pack gives (R11, R12)."""
    players, straight = terms.players, terms.variant.straight
    rounds_before = 3 if straight else terms.variant.dealt
    split = rounds_before * players
    to_hands = [*pack[:split], *pack[split + straight :]]
    hands: list[Sequence[Card]] = [()] * players
    for place, seat in enumerate(terms.from_left_of(coming_dealer(terms, state))):
        hands[seat] = to_hands[place : players * terms.variant.dealt : players]
    return Deal(tuple(map(tuple, hands)), tuple(pack[split : split + straight]))


def deal_cards(terms: Terms, state: State, deal: Deal, events: list[Event]) -> State:
    """Begin the next deal (R11 to R13).

    A bonus that is due and was not given for itself is pegged first.
    """
    _check_deal(terms, deal)
    if state.phase is Phase.BONUS:
        bonus = Bonus(terms.left_of(coming_dealer(terms, state)))
        state = peg_bonus(terms, state, bonus, events)
        if state.phase is Phase.OVER:
            return state
    dealer = coming_dealer(terms, state)
    number = state.deal + 1
    events.append(Dealt(number, dealer, deal.hands, terms.variant.dealt, deal.crib))
    nobody: tuple[Hand | None, ...] = (None,) * terms.players
    return State(
        phase=terms.after[Phase.DEAL],
        board=state.board,
        lot=state.lot,
        deal=number,
        dealer=dealer,
        hands=tuple(map(in_order, deal.hands)),
        kept=nobody,
        laid_away=nobody,
        straight=in_order(deal.crib),
        crib_owner=None if terms.variant.is_auction else dealer,
    )


def _check_deal(terms: Terms, deal: Deal) -> None:
    players, dealt = terms.players, terms.variant.dealt
    check_hands(deal.hands, players=players, each=dealt)
    check_dealt(deal.crib, terms.variant.straight, before=players * dealt)
    check_distinct([card for cards in (*deal.hands, deal.crib) for card in cards])


# --- The crib and the starter --------------------------------------------------------------


def lay_away(
    terms: Terms, state: State, seat: Seat, cards: Sequence[Card | None], events: list[Event]
) -> State:
    """Throw *cards* to the crib, instead of what *seat* has thrown before (R16, R17)."""
    wanted = terms.variant.discards
    if len(cards) != wanted:
        message = f"{wanted} cards go to the crib, not {len(cards)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message, at=min(len(cards), wanted))
    check_distinct(cards)
    hand = in_order([*state.hands[seat], *(state.laid_away[seat] or ())])
    left = take(state, hand, cards)
    events.append(LaidAway(seat, in_order(cards)))
    laid_away = put(state.laid_away, seat, in_order(cards))
    is_complete = None not in laid_away
    return replace(
        state,
        phase=terms.after[Phase.LAY_AWAY] if is_complete else Phase.LAY_AWAY,
        hands=put(state.hands, seat, left),
        kept=put(state.kept, seat, left),
        laid_away=laid_away,
    )


def depths(terms: Terms) -> range:
    """How many cards the pone may lift off the undealt pack (R20)."""
    return range(SHALLOWEST, len(FULL_PACK) - _dealt(terms) - SHALLOWEST)


def _dealt(terms: Terms) -> int:
    return terms.players * terms.variant.dealt + terms.variant.straight


def name_depth(terms: Terms, state: State, seat: Seat, cards: int, events: list[Event]) -> State:
    """Let the pone say how many cards to lift (R20)."""
    allowed = depths(terms)
    if cards not in allowed:
        message = f"from {allowed[0]} to {allowed[-1]} cards can be lifted, not {cards}"
        raise IllegalAction(Refusal.BAD_DEPTH, message)
    events.append(DepthNamed(seat, cards))
    return replace(state, phase=terms.after[Phase.DEPTH], depth=cards)


def cut_from(terms: Terms, state: State, pack: Pack) -> Cut:
    """The starter that a shuffled pack gives (R19, R20)."""
    return Cut(pack[_dealt(terms) + (state.depth or 0)])


def turn_starter(terms: Terms, state: State, card: Card, events: list[Event]) -> State:
    """Turn the starter, peg two for a jack, and let the leader begin (R19, R21, R22, R71, R72)."""
    if card in known_cards(state):
        message = f"{card} has been dealt"
        raise IllegalAction(Refusal.CARD_TWICE, message, at=0)
    is_owners = terms.options.auction_heels == "owner"
    side = terms.side_of[decided(state.crib_owner if is_owners else state.dealer)]
    points = heels(card)
    board = state.board.peg(side, points, terms.options.target)
    events.append(StarterTurned(card, points, side, board.scores))
    state = replace(
        state, phase=Phase.PLAY, board=board, starter=card, play=Play(leader(terms, state))
    )
    return win(terms, state, events) if has_won(terms, board) else state


def leader(terms: Terms, state: State) -> Seat:
    """Who leads the play: the pone, or who has bought the crib (R22, R69, R71)."""
    return decided(state.crib_owner) if state.price else pone(terms, state)
