"""All there is to know of a session of Solo Whist at one moment, as frozen values."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import final

from pegboard.cards import Card, Suit
from pegboard.game import Hand, Result, Seat
from pegboard.games.solo_whist._auction import Auction
from pegboard.games.solo_whist._events import DealScored
from pegboard.games.solo_whist._model import Contract, Phase, Trick
from pegboard.games.solo_whist._scoring import strength
from pegboard.games.solo_whist._terms import PLAYERS, SEATS


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A session: the phase, the totals and the present deal.

    Attributes:
        scores: the total of each seat.
        lot: every round of the lot.
        deal: number of the deal, thrown-in ones counted; 0 before the first.
        counted: how many of the session's deals are over (W28).
        dealer: of the present deal.
        next_dealer: of the deal that comes; ``None`` before the lot.
        hands: cards that each seat still holds, in order.
        exposed: the dealer's last card (W4).
        auction: who said what; over once a contract is played.
        contract: what is played, once the auction is over.
        declarers: who plays it.
        trumps: the suit of trumps.
        leader: who leads, or led, to the present trick.
        trick: its cards so far.
        tricks: the complete tricks.
        is_spread: whether the declarer's hand lies open (W19).
        scored: what the deal changed, once it has been scored.
        left: seats that are out, in the order of leaving.
    """

    phase: Phase
    scores: tuple[int, ...]
    lot: tuple[Hand, ...] = ()
    deal: int = 0
    counted: int = 0
    dealer: Seat | None = None
    next_dealer: Seat | None = None
    hands: tuple[Hand, ...] = ()
    exposed: Card | None = None
    auction: Auction | None = None
    contract: Contract | None = None
    declarers: tuple[Seat, ...] = ()
    trumps: Suit | None = None
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    is_spread: bool = False
    scored: DealScored | None = None
    left: tuple[Seat, ...] = ()
    result: Result | None = None

    @property
    def is_open(self) -> bool:
        """Whether a deal is over and all its cards are public."""
        return self.deal > 0 and self.phase in {Phase.DEAL, Phase.OVER}

    def laid(self, seat: Seat) -> tuple[Card, ...]:
        """Every card of the deal that *seat* has laid, in order."""
        tricks = [(trick.leader, trick.cards) for trick in self.tricks]
        if self.leader is not None:
            tricks.append((self.leader, self.trick))
        places = [((seat - leader) % PLAYERS, cards) for leader, cards in tricks]
        return tuple(cards[place] for place, cards in places if place < len(cards))

    def shown_void(self, seat: Seat) -> set[Suit]:
        """The suits of which *seat* has shown to hold none, by not following (W17)."""
        own = self.laid(seat)
        led = [trick.cards[0].suit for trick in self.tricks] + [
            card.suit for card in self.trick[:1]
        ]
        return {suit for suit, card in zip(led, own, strict=False) if card.suit != suit}

    def known_cards(self) -> set[Card]:
        """Every card of the present deal whose place is known."""
        held = {card for hand in self.hands for card in hand if card is not None}
        return held.union(*(self.laid(seat) for seat in SEATS))


def taken_by(tricks: Iterable[Trick]) -> tuple[int, ...]:
    """How many of *tricks* each seat took."""
    takers = [trick.winner for trick in tricks]
    return tuple(takers.count(seat) for seat in SEATS)


def arranged(cards: Iterable[Card | None]) -> Hand:
    """Cards by suit (C D H S) and from low to high, the ace highest; unknown ones last."""
    listed = list(cards)
    known = [card for card in listed if card is not None]
    known.sort(key=lambda card: (card.suit, strength(card)))
    return (*known, *[None] * (len(listed) - len(known)))
