"""The examples of the rules page.

Only cards are written here: what they are worth, and what happens when they are played, is asked
of the rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final, final

from pegboard import catalog
from pegboard.cards import FULL_PACK, Card, parse_cards, write_cards
from pegboard.game import DEALER, Game, Seat
from pegboard.games.cribbage import (
    CountClosed,
    Event,
    GameEnded,
    ItemKind,
    Laid,
    PlayItem,
    Show,
    Shown,
    StarterTurned,
    options_of,
    score,
    spoken_count,
    variant,
)

YOU: Final[Seat] = 0
"""The seat of the reader; he deals in all examples."""

OTHER: Final[Seat] = 1
CARDS_EACH: Final = 6


@final
@dataclass(frozen=True, slots=True)
class Pattern:
    """One row of a table of patterns: the key of its text, cards that make it, their points."""

    key: str
    cards: tuple[Card, ...]
    points: int
    starter: Card | None = None


@final
@dataclass(frozen=True, slots=True)
class CountLine:
    """One phrase of a count with the cards it is about."""

    key: str
    arguments: Mapping[str, int]
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class WorkedHand:
    """A hand counted with its starter; *name* is a part of the keys of its texts."""

    name: str
    hand: tuple[Card, ...]
    starter: Card
    show: Show

    @property
    def lines(self) -> tuple[CountLine, ...]:
        """The count as it is spoken."""
        return tuple(_count_lines(self.show))


@final
@dataclass(frozen=True, slots=True)
class PlayLine:
    """One card laid, and everything it brought, the closing of its count included."""

    seat: Seat
    card: Card
    total: int
    reasons: tuple[PlayItem, ...]
    begins_count: bool


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class WorkedDeal:
    """A whole deal from the cards to the score; tuples run over the seats."""

    dealt: tuple[tuple[Card, ...], ...]
    thrown: tuple[tuple[Card, ...], ...]
    starter: Card
    lines: tuple[PlayLine, ...]
    shows: tuple[WorkedHand, ...]
    scores: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds:
    """Where a clear win begins: the highest score of a mars, and the two skunk lines."""

    mars: int
    skunk: int
    double: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """Everything that the rules page shows in cards and numbers."""

    cards: int
    target: int
    heels: int
    thresholds: Thresholds
    pegging: tuple[Pattern, ...]
    patterns: tuple[Pattern, ...]
    hands: tuple[WorkedHand, ...]
    deal: WorkedDeal


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

_SHOWS: Final[Mapping[str, tuple[ItemKind, str, str]]] = {
    "fifteen": ("fifteen", "7D 8S JC KH", "AS"),
    "pair": ("pair", "9C 9D 2H KS", "QD"),
    "pair-royal": ("pair-royal", "6C 6D 6S KH", "QD"),
    "double-pair-royal": ("double-pair-royal", "3C 3D 3H 3S", "KD"),
    "run": ("run", "4C 5D 6H KS", "QD"),
    "flush": ("flush", "2H 6H 9H KH", "QS"),
    "flush-starter": ("flush", "2H 6H 9H KH", "QH"),
    "nobs": ("nobs", "JD 2C 8S KH", "4D"),
}

_HANDS: Final[Mapping[str, tuple[str, str]]] = {
    "double-run": ("6C 7H 7D 8S", "2S"),
    "flush": ("AH 4H TH KH", "5D"),
    "nobs": ("5S JH QD KC", "5H"),
    "nothing": ("2S 4H 6D 8C", "KH"),
    "perfect": ("5C 5H 5S JD", "5D"),
}

_DEAL: Final = (
    (DEALER, "deal 5H JC 4S 8C 2C KH / 3D 3S 7H 9D QD AS"),
    (YOU, "2C KH"),
    (OTHER, "AS QD"),
    (DEALER, "cut 6S"),
    (OTHER, "7H"),
    (YOU, "8C"),
    (OTHER, "9D"),
    (YOU, "4S"),
    (OTHER, "3D"),
    (YOU, "JC"),
    (OTHER, "3S"),
    (YOU, "5H"),
)


@cache
def examples() -> Examples:
    """All examples; worked out once, for they never change."""
    deal = _worked_deal()
    last = deal.lines[-1]
    count = _last_count(deal.lines)
    target = options_of(variant("six-card"), {}).target
    return Examples(
        cards=len(FULL_PACK),
        target=target,
        heels=_heels(),
        thresholds=_thresholds(target),
        pegging=(
            *(_pegged(kind, parse_cards(cards)) for kind, cards in _PEGGING.items()),
            Pattern("rules-pegging-last", count, _points("last", last.reasons)),
        ),
        patterns=tuple(_pattern(name, *shown) for name, shown in _SHOWS.items()),
        hands=tuple(_worked(name, *hand) for name, hand in _HANDS.items()),
        deal=deal,
    )


@cache
def showpiece() -> WorkedHand:
    """The hand on the lobby's table: the best one there is."""
    return _worked("perfect", *_HANDS["perfect"])


def _worked(name: str, hand: str, starter: str) -> WorkedHand:
    return WorkedHand(name, parse_cards(hand), Card.parse(starter), score(hand, starter=starter))


def _count_lines(show: Show) -> Iterator[CountLine]:
    for phrase in spoken_count(show):
        cards = {card for index in phrase.items for card in show.items[index].cards}
        yield CountLine(phrase.key, phrase.arguments, tuple(sorted(cards)))


def _pattern(name: str, kind: ItemKind, hand: str, starter: str) -> Pattern:
    items = score(hand, starter=starter).items
    item = next(item for item in items if item.kind == kind)
    shown = Card.parse(starter) if kind == "nobs" else None
    return Pattern(f"rules-show-{name}", item.cards, item.points, shown)


def _pegged(kind: str, laid: Sequence[Card]) -> Pattern:
    """What the last card of *laid* brings for *kind* when these cards open a deal."""
    others = [card for card in sorted(FULL_PACK, reverse=True) if card not in laid]
    game = Game(catalog.rules("cribbage", "six-card", dealer=YOU))
    hands = {OTHER: list(laid[0::2]), YOU: list(laid[1::2])}
    high = iter(others)
    for hand in hands.values():
        hand.extend(islice(high, CARDS_EACH - len(hand)))
    deal = f"deal {write_cards(hands[YOU])} / {write_cards(hands[OTHER])}"
    game.play(DEALER, deal)
    for seat, hand in hands.items():
        game.play(seat, write_cards(hand[-2:]))
    game.play(DEALER, f"cut {others[-1]}")
    events: tuple[Event, ...] = ()
    for number, card in enumerate(laid):
        events = game.play((OTHER, YOU)[number % 2], str(card))
    return Pattern(f"rules-pegging-{kind}", tuple(laid), _points(kind, _reasons(events)))


def _points(kind: str, reasons: Sequence[PlayItem]) -> int:
    return next(reason.points for reason in reasons if reason.kind == kind)


def _reasons(events: Sequence[Event]) -> tuple[PlayItem, ...]:
    """Why a card pegged: what it made, and that it closed its count."""
    reasons: list[PlayItem] = []
    for event in events:
        match event:
            case Laid():
                reasons += event.items
            case CountClosed(points=points) if points and event.reason != "thirty-one":
                reasons.append(PlayItem(event.reason, 1, points))
            case _:
                pass
    return tuple(reasons)


def _worked_deal() -> WorkedDeal:
    game = Game(catalog.rules("cribbage", "six-card", dealer=YOU))
    lines: list[PlayLine] = []
    shows: list[Shown] = []
    begins_count = True
    for seat, action in _DEAL:
        events = game.play(seat, action)
        lines.extend(
            PlayLine(seat, event.card, event.total, _reasons(events), begins_count)
            for event in events
            if isinstance(event, Laid)
        )
        begins_count = any(isinstance(event, CountClosed) for event in events) or not lines
        shows += [event for event in events if isinstance(event, Shown)]
    dealt, thrown = _dealt_and_thrown()
    return WorkedDeal(
        dealt=dealt,
        thrown=thrown,
        starter=shows[0].starter,
        lines=tuple(lines),
        shows=tuple(_shown(show) for show in shows),
        scores=game.score,
    )


def _dealt_and_thrown() -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    hands = _DEAL[0][1].removeprefix("deal ").split(" / ")
    throws = sorted(_DEAL[1:3])
    return tuple(map(parse_cards, hands)), tuple(parse_cards(cards) for _, cards in throws)


def _shown(event: Shown) -> WorkedHand:
    name = "crib" if event.what == "crib" else ("yours" if event.owner == YOU else "theirs")
    cards = tuple(card for card in event.cards if card is not None)
    show = score(cards, starter=event.starter, crib=event.what == "crib")
    return WorkedHand(name, cards, event.starter, show)


def _last_count(lines: Sequence[PlayLine]) -> tuple[Card, ...]:
    begin = max(number for number, line in enumerate(lines) if line.begins_count)
    return tuple(line.card for line in lines[begin:])


def _heels() -> int:
    game = Game(catalog.rules("cribbage", "six-card", dealer=YOU))
    for seat, action in _DEAL[:3]:
        game.play(seat, action)
    turned = game.play(DEALER, "cut JD")
    return next(event.heels for event in turned if isinstance(event, StarterTurned))


def _thresholds(target: int) -> Thresholds:
    """The lines, found by asking the rules what each losing score makes of a win."""
    mars = [_degree("half", score) for score in range(target)]
    skunks = [_degree("skunk", score) for score in range(target)]
    return Thresholds(
        mars=max(score for score, degree in enumerate(mars) if degree == "mars"),
        skunk=skunks.index("plain"),
        double=skunks.index("skunk"),
    )


def _degree(mars_rule: str, loser: int) -> str:
    rules = catalog.rules(
        "cribbage", "six-card", {"mars_rule": mars_rule}, dealer=YOU, start=(0, loser)
    )
    game = Game(rules, lambda _: FULL_PACK)
    ended = game.play(OTHER, "resign")[-1]
    return ended.result.degree if isinstance(ended, GameEnded) else ""
