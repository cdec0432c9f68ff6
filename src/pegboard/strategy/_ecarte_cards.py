"""Écarté in numbers: hands as sets of bits, and the tricks when both hands are known.

The twin of the readable rules of the game; tests compare them. Bit ``8 * suit + strength`` stands
for a card, with strengths from seven (0) to king (7) and the ace between ten and jack (E1).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from pegboard.cards import Card, Rank, Suit
from pegboard.games.ecarte import PACK

LOW_TO_HIGH: Final = "789TAJQK"
WIDTH: Final = len(LOW_TO_HIGH)
A_SUIT: Final = (1 << WIDTH) - 1
WHOLE_PACK: Final = (1 << (4 * WIDTH)) - 1
KINGS: Final = sum(1 << (WIDTH * suit + WIDTH - 1) for suit in range(4))
QUEENS: Final = KINGS >> 1
COURTS: Final = KINGS | QUEENS | (QUEENS >> 1)

_SUITS: Final = {suit: at for at, suit in enumerate(Suit)}
_CARDS: Final = tuple(
    Card(next(card.rank for card in PACK if card.rank.letter == letter), suit)
    for suit in Suit
    for letter in LOW_TO_HIGH
)
BIT: Final[dict[Card, int]] = {card: 1 << at for at, card in enumerate(_CARDS)}
"""The bit of each card."""


def bits_of(cards: Iterable[Card | None]) -> int:
    """The set of some cards; unknown ones are left out."""
    return sum(BIT[card] for card in cards if card is not None)


def card_of(bit: int) -> Card:
    """The card of one bit."""
    return _CARDS[bit.bit_length() - 1]


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of a set."""
    return tuple(map(card_of, each(bits)))


def suit_bits(suit: Suit) -> int:
    """All cards of a suit."""
    return A_SUIT << (WIDTH * _SUITS[suit])


def king_bit(suit: Suit) -> int:
    """The king of a suit."""
    return BIT[Card(Rank.KING, suit)]


def each(bits: int) -> list[int]:
    """The single bits of a set, low to high."""
    found: list[int] = []
    while bits:
        bit = bits & -bits
        found.append(bit)
        bits ^= bit
    return found


def same_suit(bit: int) -> int:
    """All cards of the suit of one."""
    return A_SUIT << ((bit.bit_length() - 1) // WIDTH * WIDTH)


def replies(hand: int, led: int, trumps: int) -> int:
    """The cards of *hand* that may be laid to *led* (E20)."""
    following = hand & same_suit(led)
    if following:
        return (following & -(led << 1)) or following
    return (hand & trumps) or hand


def takes(second: int, led: int, trumps: int) -> bool:
    """Whether *second* takes the trick from *led* (E22)."""
    return second > led if second & same_suit(led) else bool(second & trumps)


@lru_cache(maxsize=1 << 15)
def best_tricks(leader: int, other: int, trumps: int) -> int:
    """How many of the tricks left the leader takes when both see all cards and play well."""
    left = leader.bit_count()
    if left <= 1:
        return 0 if left and takes(replies(other, leader, trumps), leader, trumps) else left
    best = 0
    for led in each(leader):
        best = max(best, tricks_led(leader, other, led, trumps))
        if best == left:
            break
    return best


def tricks_led(leader: int, other: int, led: int, trumps: int) -> int:
    """Tricks of the leader, both hands known, when he leads *led* now."""
    rest = leader ^ led
    return min(
        rest.bit_count() - best_tricks(other ^ reply, rest, trumps)
        if takes(reply, led, trumps)
        else 1 + best_tricks(rest, other ^ reply, trumps)
        for reply in each(replies(other, led, trumps))
    )


def tricks_replied(second: int, leader: int, led: int, reply: int, trumps: int) -> int:
    """Tricks of the second player, both hands known, when he lays *reply* to *led* now.

    Args:
        second: his hand, *reply* included.
        leader: the leader's hand after his lead.
        led: the lead.
        reply: one of the cards that may be laid.
        trumps: all trumps.
    """
    rest = second ^ reply
    if takes(reply, led, trumps):
        return 1 + best_tricks(rest, leader, trumps)
    return leader.bit_count() - best_tricks(leader, rest, trumps)
