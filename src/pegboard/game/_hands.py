"""Hands as every card game needs them: in order, cards taken out, cards that are not known.

In a record whose owner does not know a card it is ``None``.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import TypeAlias, TypeVar, cast

from pegboard.cards import Card
from pegboard.game._errors import IllegalAction, Refusal

T = TypeVar("T")

Hand: TypeAlias = tuple[Card | None, ...]
"""Cards in order, those that the record does not know (``None``) last."""


def in_order(cards: Iterable[Card | None]) -> Hand:
    """Cards from ace to king, suits C D H S, unknown ones last."""
    listed = list(cards)
    known = sorted(card for card in listed if card is not None)
    return (*known, *[None] * (len(listed) - len(known)))


def check_distinct(cards: Sequence[Card | None]) -> None:
    """Refuse a card that is named twice.

    Raises:
        IllegalAction: ``card-twice``.
    """
    seen: set[Card] = set()
    for at, card in enumerate(cards):
        if card is not None and card in seen:
            message = f"{card} is named twice"
            raise IllegalAction(Refusal.CARD_TWICE, message, at=at)
        if card is not None:
            seen.add(card)


def check_hands(hands: Sequence[Hand], *, players: int, each: int) -> None:
    """Refuse hands of a deal that are not as many, or not as large, as they must be.

    Raises:
        IllegalAction: ``wrong-count``.
    """
    if len(hands) != players:
        message = f"there are {players} hands to deal, not {len(hands)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message)
    for place, hand in enumerate(hands):
        check_dealt(hand, each, before=place * each)


def check_dealt(cards: Hand, wanted: int, *, before: int) -> None:
    """Refuse a part of a deal that has not as many cards as *wanted*; *before* it stand others.

    Raises:
        IllegalAction: ``wrong-count``.
    """
    if len(cards) != wanted:
        message = f"{wanted} cards are dealt here, not {len(cards)}"
        at = before + min(len(cards), wanted)
        raise IllegalAction(Refusal.WRONG_COUNT, message, at=at)


def take_out(
    hand: Hand, cards: Sequence[Card | None], known: Callable[[], Container[Card]]
) -> Hand:
    """What is left of *hand* without *cards*.

    A card that the record does not know may turn out to be any whose place is not known; *known*
    gives those whose place is, and is asked only where that matters.

    Raises:
        IllegalAction: ``card-not-held``, or ``card-twice`` when an unknown hand cannot hold it.
    """
    left = list(hand)
    for at, card in enumerate(cards):
        if card in left:
            left.remove(card)
        elif card is None or None not in left:
            what = "an unknown card" if card is None else str(card)
            message = f"{what} is not held here"
            raise IllegalAction(Refusal.CARD_NOT_HELD, message, at=at)
        elif card in known():
            message = f"{card} is in another place"
            raise IllegalAction(Refusal.CARD_TWICE, message, at=at)
        else:
            left.remove(None)
    return tuple(left)


def without(hand: Iterable[Card | None], cards: Iterable[Card | None]) -> Hand:
    """What a view still has of *hand* after *cards* have left it, in the same order.

    For one that is not in it an unknown card goes.

    Raises:
        ValueError: there is no unknown card either.
    """
    left = list(hand)
    for card in cards:
        left.remove(card if card in left else None)
    return tuple(left)


def own_only(hands: Sequence[Hand | None], seat: int | None) -> tuple[Hand | None, ...]:
    """The *hands* of a deal as *seat* may see them, or a spectator (``None``)."""
    return tuple(hand if owner == seat else None for owner, hand in enumerate(hands))


def cards_in(value: object) -> Iterator[Card]:
    """Every card inside *value*, an action or event of whatever game, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for item in cast("Sequence[object]", value):
            yield from cards_in(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """*items* with *item* at *index*."""
    return (*items[:index], item, *items[index + 1 :])
