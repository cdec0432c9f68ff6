"""Examples of Écarté for the page about it.

Only cards, and what chance and the seats did, are written here: what may be played, what happens
and what it is worth is asked of the rules. The reader sits at seat 0 and does not deal.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from math import comb
from typing import Final, TypeVar

from pegboard import catalog
from pegboard.cards import Card, Rank, Suit, parse_cards
from pegboard.game import DEALER, Game, Seat
from pegboard.games import ecarte
from pegboard.games.ecarte import (
    PACK,
    Called,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Event,
    KingAnnounced,
    Laid,
    Situation,
    TrickTaken,
    beats,
    legal,
    trick_points,
)
from pegboard.web._offers import OFFERS, YOU
from pegboard.web.guides._blocks import Example, Examples, Reply, Row, Sheet
from pegboard.web.guides._worked import Called as Word
from pegboard.web.guides._worked import Calls, Figures, Throw, Throws, Trick, Tricks

OTHER: Final[Seat] = 1
TRICKS: Final = 5
MAJORITY: Final = 3

TURNED: Final = Card.parse("9H")
"""The card turned up where hands are compared."""

# The deal, the talk, the exchange, then the cards in order; hearts are trumps. The dealer changes
# three cards: with fewer the advice of the page would have him refuse.
_DEAL: Final = (
    *("deal TH QS JD 8C 7D / KC JH 9S 7S 8D + 9H", "0 propose", "1 accept"),
    *("0 discard JD 8C 7D", "draw 0 KH KS 9C", "1 discard 9S 7S 8D", "draw 1 QD 8H TS"),
    *("0 play", "0 king"),
    *("0 KS", "1 TS", "0 QS", "1 8H", "1 KC", "0 9C", "1 QD", "0 TH", "0 KH", "1 JH"),
)

_NOTES: Final[Mapping[int, str]] = {
    1: "note-follow",
    2: "note-trumped",
    3: "note-low",
    4: "note-must-trump",
    5: "note-king",
}
"""What is said of the tricks of the deal."""

# Hand, card led, suit of trumps.
_REPLIES: Final[Mapping[str, tuple[str, str, str]]] = {
    "reply-beat": ("7C KH QH 8H 9S", "JH", "C"),
    "reply-follow": ("8C TD AD KS QS", "JD", "C"),
    "reply-trump": ("7C TC KS QS 8D", "9H", "C"),
    "reply-free": ("KS QD 8S 7S AD", "9H", "C"),
}

# Trumps are hearts; see TURNED.
_STAND: Final[Mapping[str, str]] = {
    "stand-three": "QH TH 8H 9S 7D",
    "stand-two-long": "JH TH AC TC 8C",
    "stand-two-headed": "QH 8H KS 9S 7D",
    "stand-one-long": "AH KS JS 9S 7S",
    "stand-one-headed": "TH QC JC 8C KD",
    "stand-none": "KC QC JD QS 9S",
}
"""Hands to play without proposing (ecarte.md section 9)."""

_REFUSE: Final[Mapping[str, str]] = {
    "refuse-three": "JH TH 8H KC 9D",
    "refuse-two-cards": "QH 8H KC 9S 7D",
    "refuse-guarded": "TH QC 9C QD 8D",
}
"""Hands with which the dealer refuses."""

KING_HAND: Final = "KH 8H QS 9S 7D"
KEPT_HAND: Final = "JH KS 9D 8C QC"

_SITUATIONS: Final[tuple[Situation, ...]] = ("stood", "refused", "exchanged")

_E = TypeVar("_E", bound=Event)


def replies() -> tuple[Reply, ...]:
    """Hands that must answer a card."""
    return tuple(_reply(name, *written) for name, written in _REPLIES.items())


def order() -> tuple[Card, ...]:
    """One suit from the highest card to the lowest."""
    suit = [card for card in PACK if card.suit is TURNED.suit]
    return tuple(sorted(suit, key=lambda card: sum(beats(card, it, TURNED.suit) for it in suit)))[
        ::-1
    ]


def hands_to_stand() -> Examples:
    """Hands with which one plays at once."""
    return _examples(_STAND)


def hands_to_refuse() -> Examples:
    """Hands with which the dealer refuses."""
    return _examples(_REFUSE)


def scoring() -> Sheet:
    """What tricks bring to whom, by how they came to be played (E25)."""
    counts = (TRICKS, MAJORITY, TRICKS - MAJORITY, 0)
    rows = tuple(
        Row(f"situation-{how}", tuple(str(max(trick_points(how, elder))) for elder in counts))
        for how in _SITUATIONS
    )
    columns = ("elder-vole", "elder-majority", "dealer-majority", "dealer-vole")
    return Sheet(
        "score-table", ("score-column-how", *(f"score-column-{column}" for column in columns)), rows
    )


def figures() -> Figures:
    """What the page's texts are given; see the head of ``rules-ecarte.ftl``."""
    scored = _only(DealScored)
    dealt = _only(Dealt)
    king = _only(KingAnnounced).points
    vole, _ = trick_points("exchanged", TRICKS)
    hand = dealt.hands[YOU] or ()
    return {
        "cards": len(PACK),
        "target": int(_default("target")),
        "stock": len(PACK) - len(scored.scores) * len(hand) - 1,
        "king": king,
        "vole": vole,
        "majority": trick_points("exchanged", MAJORITY)[0],
        "risk": trick_points("stood", TRICKS - MAJORITY)[1],
        "most": vole + king,
        "yours": scored.scores[YOU],
        "theirs": scored.scores[OTHER],
        "tricks": scored.tricks[YOU],
        "refused": trick_points("refused", scored.tricks[YOU])[0],
        **{f"threat{own}": _threat(own) for own in range(MAJORITY)},
    }


# --- The worked deal -----------------------------------------------------------------------


def talk() -> Calls:
    """The words before the exchange."""
    return Calls(tuple(_words())[:2])


def talk_after() -> Calls:
    """The words after it, the king among them."""
    king = _only(KingAnnounced)
    return Calls((*tuple(_words())[2:], Word(_who(king.seat), "worked-king")))


def exchange() -> Throws:
    """What each was dealt, laid aside and drew."""
    hands = _only(Dealt).hands
    aside = {event.seat: event.cards for event in _all(Discarded)}
    drawn = {event.seat: event.cards for event in _all(Drawn)}
    return Throws(
        tuple(
            Throw(_who(seat), _known(hands[seat]), _known(aside[seat]), _known(drawn[seat]))
            for seat in (YOU, OTHER)
        )
    )


def turned() -> Card:
    """The card turned up."""
    return _only(Dealt).turned


def tricks() -> Tricks:
    """The five tricks."""
    laid = iter(_all(Laid))
    return Tricks(
        "worked-tricks",
        (_who(YOU), _who(OTHER)),
        tuple(
            Trick(
                tuple((_who(event.seat), event.card) for event in islice(laid, 2)),
                _who(taken.seat),
                _NOTES[taken.number],
            )
            for taken in _all(TrickTaken)
        ),
    )


@cache
def _events() -> tuple[Event, ...]:
    game = Game(ecarte.rules(dealer=OTHER))
    for text in _DEAL:
        seat, _, rest = text.partition(" ")
        game.play(*((int(seat), rest) if seat.isdigit() else (DEALER, text)))
    return game.events


def _all(kind: type[_E]) -> Sequence[_E]:
    return [event for event in _events() if isinstance(event, kind)]


def _only(kind: type[_E]) -> _E:
    (event,) = _all(kind)
    return event


def _words() -> Iterator[Word]:
    for event in _all(Called):
        yield Word(_who(event.seat), f"call-{event.word}")


def _known(cards: Sequence[Card | None] | None) -> tuple[Card, ...]:
    return by_suits([card for card in cards or () if card is not None])


# --- Hands ---------------------------------------------------------------------------------


def by_suits(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as a player holds them: suit by suit, the highest of each first."""
    high = order()
    ranks: list[Rank] = [card.rank for card in high]
    return tuple(sorted(cards, key=lambda card: (card.suit, ranks.index(card.rank))))


def _who(seat: Seat) -> str:
    return f"worked-{OFFERS['ecarte', 'ecarte'].place(seat)}"


def _reply(name: str, written: str, led: str, trumps: str) -> Reply:
    hand, card, suit = by_suits(parse_cards(written)), Card.parse(led), Suit(trumps)
    return Reply(name, hand, card, suit, legal(hand, card, suit))


def _examples(hands: Mapping[str, str]) -> Examples:
    rows = (Example(part, by_suits(parse_cards(cards))) for part, cards in hands.items())
    return Examples(tuple(rows))


def _threat(own: int) -> int:
    """How often of a hundred the dealer was dealt two trumps or more when elder holds *own*."""
    unseen = len(PACK) - 1 - TRICKS
    trumps = sum(card.suit is TURNED.suit for card in PACK) - 1 - own
    every = comb(unseen, TRICKS)
    few = comb(unseen - trumps, TRICKS) + trumps * comb(unseen - trumps, TRICKS - 1)
    return round(100 * (every - few) / every)


def _default(option: str) -> str:
    specs = catalog.option_specs("ecarte", "ecarte")
    return next(spec.default for spec in specs if spec.name == option)
