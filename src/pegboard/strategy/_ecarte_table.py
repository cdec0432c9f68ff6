"""Hands to play without exchanging, by the classic table (ecarte.md section 9)."""

from typing import Final

from pegboard.strategy._ecarte_cards import (
    A_SUIT,
    COURTS,
    KINGS,
    QUEENS,
    WIDTH,
    each,
    same_suit,
)

MANY_TRUMPS: Final = 3
AN_EXCHANGE: Final = 2
"""A dealer who would lay aside no more than this refuses, as a rule."""


def side_suits(hand: int, trumps: int) -> list[int]:
    """What *hand* holds of each suit that is not trumps and that it holds at all."""
    suits = [hand & (A_SUIT << (WIDTH * suit)) for suit in range(4)]
    return [held for held in suits if held & ~trumps]


def keepers(hand: int, trumps: int) -> int:
    """What is kept in an exchange as a rule: trumps and kings."""
    return hand & (trumps | KINGS)


def is_to_stand(hand: int, trumps: int) -> bool:
    """Whether elder plays at once with *hand*.

    Args:
        hand: his five cards.
        trumps: all trumps.
    """
    if hand & trumps & KINGS:
        return promises_vole(hand, trumps)
    count = (hand & trumps).bit_count()
    suits = side_suits(hand, trumps)
    if count >= MANY_TRUMPS:
        return True
    if count == 2:  # noqa: PLR2004 - the rows of the table are named by their trumps
        return any(_long(held, 3) or (_long(held, 2) and _is_headed(held)) for held in suits)
    if count == 1:
        return any(
            (_long(held, 4) and bool(held & KINGS))
            or (_long(held, 3) and _is_headed(held) and _is_headed(hand & ~held & ~trumps))
            for held in suits
        )
    return (hand & QUEENS).bit_count() >= 3 or (hand & COURTS).bit_count() >= 4  # noqa: PLR2004


def is_to_refuse(hand: int, trumps: int) -> bool:
    """Whether the dealer refuses elder's first proposal with *hand*."""
    if hand & trumps & KINGS:
        return promises_vole(hand, trumps)
    count = (hand & trumps).bit_count()
    if count >= MANY_TRUMPS or (hand & ~keepers(hand, trumps)).bit_count() <= AN_EXCHANGE:
        return True
    if count != 1:
        return False
    suits = side_suits(hand, trumps)
    guarded = [held for held in suits if held & QUEENS and _long(held, 2)]
    return any(held & KINGS for held in guarded) or len(guarded) > 1


def promises_vole(hand: int, trumps: int) -> bool:
    """Whether a hand with the king of trumps may well take every trick.

    Four trumps do, and three of them beside nothing but kings and cards under a king.
    """
    count = (hand & trumps).bit_count()
    if not hand & trumps & KINGS or count < MANY_TRUMPS:
        return False
    return count > MANY_TRUMPS or all(held & KINGS for held in side_suits(hand, trumps))


def _long(held: int, cards: int) -> bool:
    return held.bit_count() >= cards


def _is_headed(held: int) -> bool:
    """Whether there is a king or queen among these cards."""
    return bool(held & (KINGS | QUEENS))


def laid_aside_in_order(hand: int, trumps: int) -> list[int]:
    """The cards of *hand* as single bits, the one that is given up first at the front."""

    def worth(bit: int) -> tuple[bool, bool, bool, int]:
        low = (same_suit(bit) & -same_suit(bit)).bit_length()
        guarded = bool(bit & QUEENS) and (hand & same_suit(bit)).bit_count() > 1
        return bool(bit & trumps), bool(bit & KINGS), guarded, bit.bit_length() - low

    return sorted(each(hand), key=worth)
