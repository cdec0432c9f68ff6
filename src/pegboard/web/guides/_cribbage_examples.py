"""Examples of cribbage for the pages about it.

Only cards are written here: what they are worth, and what happens when they are played, is asked
of the rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Final

from pegboard import catalog
from pegboard.cards import FULL_PACK, Card, parse_cards, write_cards
from pegboard.game import DEALER, Game, Seat
from pegboard.games.cribbage import (
    CountClosed,
    Event,
    ItemKind,
    Laid,
    PlayItem,
    Show,
    StarterTurned,
    show,
    spoken_count,
)
from pegboard.web.guides._blocks import Pattern
from pegboard.web.guides._worked import CountLine, Throw, Throws, WorkedHand

YOU: Final[Seat] = 0
"""The seat of the reader; he deals in all examples."""

OTHER: Final[Seat] = 1
_CARDS_EACH: Final = 6

# Cards of one count in the order of laying, the player who does not deal first.
_PEGGING: Final[Mapping[str, str]] = {
    "fifteen": "7C 8D",
    "pair": "9H 9C",
    "pair-royal": "4S 4D 4C",
    "double-pair-royal": "6C 6H 6S 6D",
    "run": "7S 9D 8H",
    "thirty-one": "TS 6C 5H JD",
    "go": "9S JH 3C 8S",
}

# Hands whose count has an item of the kind: four cards kept are the usual number.
_PATTERNS: Final[Mapping[str, tuple[ItemKind, str, str]]] = {
    "fifteen": ("fifteen", "7D 8S JC KH", "AS"),
    "pair": ("pair", "9C 9D 2H KS", "QD"),
    "pair-royal": ("pair-royal", "6C 6D 6S KH", "QD"),
    "double-pair-royal": ("double-pair-royal", "3C 3D 3H 3S", "KD"),
    "run": ("run", "4C 5D 6H KS", "QD"),
    "nobs": ("nobs", "JD 2C 8S KH", "4D"),
}

# Six cards, what a dealer throws of them into his own crib, and what into the other's.
_ONE_HAND: Final = ("3D 7S 8C QD QS KC", "7S 8C", "3D KC")

# One suit, by the number of cards kept: with a starter of another suit, and of the same.
_FLUSHES: Final[Mapping[int, tuple[str, str, str]]] = {
    3: ("2H 6H KH", "QS", "QH"),
    4: ("2H 6H 9H KH", "QS", "QH"),
    5: ("2H 4H 7H 9H KH", "QS", "QH"),
}

_HANDS: Final[Mapping[str, tuple[str, str]]] = {
    "double-run": ("6C 7H 7D 8S", "2S"),
    "flush": ("AH 4H TH KH", "5D"),
    "nobs": ("5S JH QD KC", "5H"),
    "nothing": ("2S 4H 6D 8C", "KH"),
    "perfect": ("5C 5H 5S JD", "5D"),
    "three-run": ("7C 8D 9H", "8S"),
    "three-flush": ("3D 7D QD", "5D"),
    "three-nothing": ("2S 6D 8C", "KH"),
    "three-best": ("5C 5D 5H", "5S"),
    "two-runs": ("5C 6C 7D TH QS", "JH"),
    "five-flush": ("AS 4S 8S 9S QS", "6S"),
    "five-long": ("3C 4D 5H 6S 7C", "3H"),
    "five-best": ("4C 4D 5H 5S 6C", "6D"),
}
"""Hands that are counted from end to end; a hand's name is a part of the keys of its texts."""


def pegging() -> tuple[Pattern, ...]:
    """What a card laid may bring, one example a row."""
    return (
        *(_pegged(kind, parse_cards(cards)) for kind, cards in _PEGGING.items()),
        _last(),
    )


def patterns(kept: int) -> tuple[Pattern, ...]:
    """What may be found in a hand, with the flushes of a hand of *kept* cards."""
    suited, other, same = _FLUSHES[kept]
    flushes = (
        _pattern("flush", "flush", suited, other),
        _pattern("flush-starter", "flush", suited, same),
    )
    *common, nobs = (_pattern(name, *shown) for name, shown in _PATTERNS.items())
    return (*common, *flushes, nobs)


def one_hand_two_throws() -> Throws:
    """What is thrown of the same six cards, by whose crib it is."""
    hand, *thrown = map(parse_cards, _ONE_HAND)
    owners = ("tactics-twice-own", "tactics-twice-other")
    return Throws(tuple(Throw(who, hand, away) for who, away in zip(owners, thrown, strict=True)))


@cache
def worked(name: str) -> WorkedHand:
    """One of the hands above, counted."""
    cards, turned = _HANDS[name]
    hand, starter = parse_cards(cards), Card.parse(turned)
    counts = show(hand, starter)
    return counted(f"hand-{name}-title", hand, starter, counts).with_note(f"hand-{name}")


def counted(title: str, hand: tuple[Card, ...], starter: Card, counts: Show) -> WorkedHand:
    """A hand with its count as it is spoken; where there is nothing to count it has no lines."""
    lines = tuple(_count_lines(counts)) if counts.items else ()
    return WorkedHand(title, hand, starter, counts.total, lines)


def reasons(events: Sequence[Event]) -> tuple[PlayItem, ...]:
    """Why a card pegged: what it made, and that it closed its count."""
    found: list[PlayItem] = []
    for event in events:
        match event:
            case Laid():
                found += event.items
            case CountClosed(points=points) if points and event.reason != "thirty-one":
                found.append(PlayItem(event.reason, 1, points))
            case _:
                pass
    return tuple(found)


@cache
def heels() -> int:
    """What a jack turned up brings the dealer."""
    game = Game(catalog.rules("cribbage", "six-card", dealer=YOU))
    for seat, action in _BEFORE_THE_CUT:
        game.play(seat, action)
    turned = game.play(DEALER, "cut JD")
    return next(event.heels for event in turned if isinstance(event, StarterTurned))


@cache
def thresholds(variant: str) -> dict[str, int]:
    """Where a clear win begins, found by asking the rules what each losing score makes of it.

    ``mars`` is the highest score of a mars; ``skunk`` and ``double`` are the first scores that
    save from a skunk and from a double one.
    """
    target = int(target_of(variant))
    mars = [_degree(variant, "half", loser) for loser in range(target)]
    skunks = [_degree(variant, "skunk", loser) for loser in range(target)]
    return {
        "mars": max(loser for loser, degree in enumerate(mars) if degree == "mars"),
        "skunk": skunks.index("plain"),
        "double": skunks.index("skunk"),
    }


def target_of(variant: str) -> str:
    """What a game of *variant* is usually played to."""
    specs = catalog.option_specs("cribbage", variant)
    return next(spec.default for spec in specs if spec.name == "target")


_BEFORE_THE_CUT: Final = (
    (DEALER, "deal 5H JC 4S 8C 2C KH / 3D 3S 7H 9D QD AS"),
    (YOU, "2C KH"),
    (OTHER, "AS QD"),
)


def _count_lines(counts: Show) -> Iterator[CountLine]:
    for phrase in spoken_count(counts):
        cards = {card for index in phrase.items for card in counts.items[index].cards}
        yield CountLine(phrase.key, phrase.arguments, tuple(sorted(cards)))


def _pattern(name: str, kind: ItemKind, hand: str, starter: str) -> Pattern:
    turned = Card.parse(starter)
    items = show(parse_cards(hand), turned).items
    item = next(item for item in items if item.kind == kind)
    shown = turned if kind == "nobs" else None
    return Pattern(f"show-{name}", item.cards, item.points, shown)


def _pegged(kind: str, laid: Sequence[Card]) -> Pattern:
    """What the last card of *laid* brings for *kind* when these cards open a deal."""
    others = [card for card in sorted(FULL_PACK, reverse=True) if card not in laid]
    hands = {OTHER: list(laid[0::2]), YOU: list(laid[1::2])}
    high = iter(others)
    for hand in hands.values():
        hand.extend(islice(high, _CARDS_EACH - len(hand)))
    events = _played(hands, others[-1], laid)
    return Pattern(f"pegging-{kind}", tuple(laid), _points(kind, reasons(events)))


def _last() -> Pattern:
    """A deal played to its last card; the count in which that card falls."""
    hands = {
        YOU: list(parse_cards("5H JC 4S 8C 2C KH")),
        OTHER: list(parse_cards("7H 9D 3D 3S QD AS")),
    }
    laid = parse_cards("7H 8C 9D 4S 3D JC 3S 5H")
    events = _played(hands, Card.parse("6S"), laid)
    return Pattern("pegging-last", laid[-3:], _points("last", reasons(events)))


def _played(
    hands: Mapping[Seat, Sequence[Card]], starter: Card, laid: Sequence[Card]
) -> tuple[Event, ...]:
    """What the last of *laid* brought; the last two cards of each hand are thrown."""
    game = Game(catalog.rules("cribbage", "six-card", dealer=YOU))
    game.play(DEALER, f"deal {write_cards(hands[YOU])} / {write_cards(hands[OTHER])}")
    for seat, hand in hands.items():
        game.play(seat, write_cards(hand[-2:]))
    game.play(DEALER, f"cut {starter}")
    events: tuple[Event, ...] = ()
    for number, card in enumerate(laid):
        events = game.play((OTHER, YOU)[number % 2], str(card))
    return events


def _points(kind: str, pegged: Sequence[PlayItem]) -> int:
    return next(reason.points for reason in pegged if reason.kind == kind)


def _degree(variant: str, mars_rule: str, loser: int) -> str:
    start = (0, loser)
    rules = catalog.rules("cribbage", variant, {"mars_rule": mars_rule}, dealer=YOU, start=start)
    game = Game(rules, lambda _: FULL_PACK)
    for seat in rules.sides[1]:
        game.play(seat, "resign")
    result = game.result
    return "" if result is None else result.degree
