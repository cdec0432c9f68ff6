"""Solo Whist in numbers: cards, hands, and tricks that are played fast.

The twin of the readable rules of the game; a test compares them. A card is ``13 * suit + rank``
with ranks from two (0) to ace (12). A deal's hands are a flat list of sixteen sets of bits, one
for each suit of each seat at ``4 * seat + suit``; bit *rank* of a set stands for a card.
"""

from collections.abc import Iterable, Sequence
from typing import Final, final

from pegboard.cards import FULL_PACK, Card, Suit
from pegboard.games.solo_whist import strength

SEATS: Final = 4
SUITS: Final = 4
RANKS: Final = 13
ACE: Final = RANKS - 1
A_SUIT: Final = (1 << RANKS) - 1
NO_TRUMPS: Final = -1

SUIT_OF: Final = {suit: at for at, suit in enumerate(Suit)}
"""The number of each suit."""

CARDS: Final = tuple(sorted(FULL_PACK, key=lambda card: (card.suit, strength(card))))
"""The card of each number."""

NUMBER: Final[dict[Card, int]] = {card: at for at, card in enumerate(CARDS)}
"""The number of each card."""


def numbers_of(cards: Iterable[Card | None]) -> list[int]:
    """The numbers of some cards; unknown ones are left out."""
    return [NUMBER[card] for card in cards if card is not None]


def put_cards(hands: list[int], seat: int, cards: Iterable[int]) -> None:
    """Add cards to the hand of *seat*."""
    for card in cards:
        hands[SUITS * seat + card // RANKS] |= 1 << card % RANKS


def cards_in(hands: Sequence[int], seat: int) -> list[int]:
    """The cards of a seat."""
    return [
        RANKS * suit + rank
        for suit in range(SUITS)
        for rank in range(RANKS)
        if hands[SUITS * seat + suit] >> rank & 1
    ]


def high(cards: int) -> int:
    """The highest rank of a set that is not empty."""
    return cards.bit_length() - 1


def low(cards: int) -> int:
    """The lowest rank of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


@final
class Tricks:
    """Tricks under way.

    Attributes:
        hands: what each seat holds, as in the module.
        left: of each suit what has not been laid yet.
        trumps: the suit of trumps, or `NO_TRUMPS`.
        turn: whose turn it is.
        laid: how many cards lie in the present trick.
        led: the suit led to it.
        best: who is taking it.
        best_rank: the rank of the card that is taking it.
        is_ruffed: whether that card is a trump laid to another suit.
        taken: tricks of each seat.
        last: who took the last complete trick.
    """

    __slots__ = (
        "best",
        "best_rank",
        "hands",
        "is_ruffed",
        "laid",
        "last",
        "led",
        "left",
        "taken",
        "trumps",
        "turn",
    )

    def __init__(self, hands: list[int], trumps: int, leader: int) -> None:
        self.hands = hands
        self.left = [hands[at] | hands[at + 4] | hands[at + 8] | hands[at + 12] for at in range(4)]
        self.trumps = trumps
        self.turn: int = leader
        self.laid = 0
        self.led = 0
        self.best: int = leader
        self.best_rank = 0
        self.is_ruffed = False
        self.taken = [0, 0, 0, 0]
        self.last: int = leader

    def copy(self, hands: list[int]) -> "Tricks":
        """The same tricks with other *hands*, which have laid the same cards."""
        twin = Tricks(hands, self.trumps, self.turn)
        twin.laid, twin.led, twin.last = self.laid, self.led, self.last
        twin.best, twin.best_rank, twin.is_ruffed = self.best, self.best_rank, self.is_ruffed
        twin.taken = self.taken.copy()
        return twin

    def lay(self, card: int) -> None:
        """Lay a card of the seat whose turn it is (W17)."""
        suit = card // RANKS
        rank = card - RANKS * suit
        bit = 1 << rank
        seat = self.turn
        self.hands[4 * seat + suit] ^= bit
        self.left[suit] ^= bit
        if not self.laid:
            self.led, self.best, self.best_rank, self.is_ruffed = suit, seat, rank, False
        elif suit == self.led:
            if not self.is_ruffed and rank > self.best_rank:
                self.best, self.best_rank = seat, rank
        elif suit == self.trumps and (not self.is_ruffed or rank > self.best_rank):
            self.best, self.best_rank, self.is_ruffed = seat, rank, True
        self.laid += 1
        if self.laid == SEATS:
            self.laid = 0
            self.last = self.turn = self.best
            self.taken[self.best] += 1
        else:
            self.turn = (seat + 1) % SEATS
