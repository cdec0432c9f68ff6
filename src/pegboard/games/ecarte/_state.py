"""All there is to know of a game of Écarté at one moment, as frozen values."""

from dataclasses import dataclass
from typing import Final, final

from pegboard.cards import Card, Suit
from pegboard.game import Hand, Result, Seat, decided, in_order
from pegboard.games.ecarte._cards import PACK
from pegboard.games.ecarte._events import Called, DealScored
from pegboard.games.ecarte._model import Phase, Situation, TableCard, Trick
from pegboard.games.ecarte._terms import other

HAND: Final = 5
STOCK: Final = 21
"""Cards of the stock after the deal (E5)."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game of Écarté: the phase, the scores and the present deal.

    Where the cards of the stock lie is not part of it: it is the pack that says so.

    Attributes:
        lot: every round of the lot.
        deal: number of the deal, 0 before the first.
        hands: cards that each seat still holds, from ace to king.
        turn: the seat to discard, to draw or to play, in those phases.
        stock: number of cards in the stock.
        aside: cards laid aside in this deal and not shuffled into the stock again.
        due: cards that the seat to draw has just laid aside (E13 keeps them apart).
        reshuffles: how often the stock was made anew.
        calls: what was said.
        exchanges: numbers of cards taken by elder and dealer in each exchange.
        asked: seats that have still to answer about the king.
        announced: who announced the king of trumps.
        table: the cards of the present trick.
        scored: how the deal was scored, once it is over.
    """

    phase: Phase
    scores: tuple[int, ...]
    lot: tuple[Hand, ...] = ()
    deal: int = 0
    dealer: Seat | None = None
    hands: tuple[Hand, ...] = ()
    turned: Card | None = None
    turn: Seat = 0
    stock: int = 0
    aside: Hand = ()
    due: Hand = ()
    reshuffles: int = 0
    calls: tuple[Called, ...] = ()
    exchanges: tuple[tuple[int, ...], ...] = ()
    situation: Situation | None = None
    asked: tuple[Seat, ...] = ()
    announced: Seat | None = None
    table: tuple[TableCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    scored: DealScored | None = None
    result: Result | None = None


def dealer_of(state: State) -> Seat:
    """The dealer of the present deal, or of the first one while it has not been dealt."""
    return decided(state.dealer)


def elder_of(state: State) -> Seat:
    """The seat that speaks and leads first (E7, E19)."""
    return other(dealer_of(state))


def turned_of(state: State) -> Card:
    """The card turned up in the present deal (E5)."""
    if state.turned is None:  # pragma: no cover - every deal turns one
        message = "nothing has been dealt"
        raise AssertionError(message)
    return state.turned


def trumps_of(state: State) -> Suit:
    """The suit of trumps (E5)."""
    return turned_of(state).suit


def placed(state: State) -> Hand:
    """Every card of the present deal that is not in the stock, unknown ones among them."""
    tricks = [laid.card for trick in state.tricks for laid in trick.cards]
    hands = [card for hand in state.hands for card in hand]
    table = [laid.card for laid in state.table]
    return (turned_of(state), *hands, *state.aside, *state.due, *tricks, *table)


def holding(hand: Hand, card: Card) -> Hand:
    """*hand*, where an unknown card may have turned out to be *card*."""
    if card in hand:
        return hand
    cards = list(hand)
    cards[cards.index(None)] = card
    return in_order(cards)


def known_cards(state: State) -> set[Card]:
    """Every card of the present deal whose place is known."""
    return {card for card in placed(state) if card is not None}


def stock_of(state: State) -> frozenset[Card] | None:
    """The cards of the stock, in no order; ``None`` where the record does not know them."""
    cards = placed(state)
    return None if None in cards else frozenset(PACK).difference(known_cards(state))
