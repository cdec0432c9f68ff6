"""What a hand of Solo Whist promises, at a glance: tricks with trumps, and danger in a misère."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from pegboard.games.solo_whist import Contract
from pegboard.strategy._solo_cards import ACE, RANKS, SUITS, low

KING: Final = ACE - 1
QUEEN: Final = ACE - 2
JACK: Final = ACE - 3

LONG: Final = 3
"""Trumps beyond so many are tricks by their length."""

RUFF: Final = 0.35
"""What a short suit is worth beside small trumps."""

SAFE_STEP: Final = 2
"""A suit is safe in a misère whose cards are no higher than two, four, six, ... (0, 2, 4, ...)."""


@cache
def side_tricks(held: int) -> float:
    """Tricks to be expected of a suit that is not trumps."""
    count = held.bit_count()
    tricks = 0.0
    if held >> ACE & 1:
        tricks += 0.9
    if held >> KING & 1:
        tricks += 0.75 if held >> ACE & 1 else 0.55 if count > 1 else 0.2
    if held >> QUEEN & 1 and count > 2:  # noqa: PLR2004 - a queen wants two guards
        tricks += 0.5 if held >> KING & 3 else 0.25
    return tricks


@cache
def trump_tricks(held: int) -> float:
    """Tricks to be expected of one's trumps."""
    count = held.bit_count()
    tricks = max(0, count - LONG) * 0.9
    for rank, worth in ((ACE, 1.0), (KING, 0.85), (QUEEN, 0.6), (JACK, 0.35)):
        if held >> rank & 1 and count >= ACE - rank + 1:
            tricks += worth
    return min(tricks, float(count))


def tricks_of(hand: Sequence[int], trumps: int) -> float:
    """Tricks to be expected of a hand, one set of bits a suit, with *trumps* (-1 for none)."""
    tricks = 0.0
    for suit in range(SUITS):
        tricks += trump_tricks(hand[suit]) if suit == trumps else side_tricks(hand[suit])
    if trumps >= 0:
        small = min(hand[trumps].bit_count(), LONG)
        short = sum(max(0, 2 - hand[suit].bit_count()) for suit in range(SUITS) if suit != trumps)
        tricks += RUFF * min(small, short)
    return tricks


def best_trumps(hand: Sequence[int]) -> int:
    """The suit that promises most tricks as trumps."""
    return max(range(SUITS), key=lambda suit: (tricks_of(hand, suit), hand[suit].bit_count()))


@cache
def suit_danger(held: int) -> float:
    """How likely a suit is to take a trick in a misère: 0 for a safe one, about 1 for a bad one."""
    if not held:
        return 0.0
    worst, safe, rest = 0.0, 0, held
    while rest:
        worst = max(worst, (low(rest) - safe) / RANKS)
        safe += SAFE_STEP
        rest &= rest - 1
    if low(held) == 0:
        worst *= 0.6  # the two gets off lead, and the others must follow it
    return worst * (1.0 if held.bit_count() > 1 else 0.8)


def danger_of(hand: Sequence[int]) -> float:
    """How dangerous a misère with a hand is: the sum over its suits."""
    return sum(suit_danger(held) for held in hand)


def suits_call(hand: Sequence[int], contract: Contract, turned: int) -> float:
    """How well a whole hand suits a call; larger is better, and only the order means anything."""
    match contract:
        case Contract.MISERE | Contract.OPEN_MISERE:
            return -danger_of(hand)
        case Contract.ABUNDANCE | Contract.DECLARED:
            return max(tricks_of(hand, suit) for suit in range(SUITS))
        case _:
            return tricks_of(hand, turned)
