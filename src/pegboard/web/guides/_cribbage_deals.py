"""A whole deal of each variant of cribbage, played from the cards to the score by the rules.

Only what chance and the seats did is written here, in the words of the record; the reader sits at
seat 0 and deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, final

from pegboard import catalog
from pegboard.cards import Card, parse_cards
from pegboard.game import DEALER, Game, Seat
from pegboard.games.cribbage import (
    BidMade,
    BonusPegged,
    CountClosed,
    CribSold,
    Event,
    Laid,
    SaidGo,
    Shown,
    show,
)
from pegboard.web._offers import OFFERS, Offer
from pegboard.web.guides._cribbage_examples import YOU, counted, reasons
from pegboard.web.guides._worked import (
    Called,
    Calls,
    Figures,
    Hands,
    Played,
    PlayLine,
    Reason,
    Throw,
    Throws,
    WorkedHand,
    seats_in_turn,
)

Acts: TypeAlias = tuple[str, ...]

# The deal, what each seat says and throws (seat 0 first), the cut, then the cards in order.
_DEALS: Final[Mapping[str, Acts]] = {
    "six-card": (
        "deal 5H JC 4S 8C 2C KH / 3D 3S 2H 9D QD AS",
        *("0 2C 8C", "1 9D QD", "cut 6S"),
        *("1 3D", "0 KH", "1 2H", "0 JC", "1 3S", "1 AS", "0 4S", "0 5H"),
    ),
    "five-card": (
        *("bonus 1", "deal QD 4D 2D 3H TD / 7S KH AC 8C 2C"),
        *("0 2D 3H", "1 7S KH", "cut QC"),
        *("1 AC", "0 QD", "1 2C", "0 TD", "1 8C"),
    ),
    "seven-card": (
        "deal JC 2D 3S 7S 8C AH QC / 4D JH 9C AC KS 3H QD",
        *("0 7S 8C", "1 3H 9C", "cut 4C"),
        *("1 AC", "0 AH", "1 4D", "0 2D", "1 KS", "0 QC", "0 3S", "1 QD", "0 JC", "1 JH"),
    ),
    "three-handed": (
        "deal 9S 2D KD 8H 6H / 6D JH 7C 7S 3H / KS 6S 8S 3C 8C + 4C",
        *("0 8H", "1 3H", "2 KS", "cut AS"),
        *("1 7S", "2 8S", "0 9S", "1 7C", "2 8C", "0 KD", "1 JH", "2 3C"),
        *("0 2D", "1 6D", "2 6S", "0 6H"),
    ),
    "four-handed": (
        "deal 4D 3H AD 7D 5S / 7S AC 2C 4S 3C / QD 2D TD 9H 9D / KH 8C QC KD TH",
        *("0 AD", "1 7S", "2 9H", "3 TH", "cut 7H"),
        *("1 4S", "2 9D", "3 KH", "0 7D", "1 AC", "2 2D", "3 KD", "0 3H", "1 3C"),
        *("2 TD", "1 2C", "2 QD", "3 QC", "0 4D", "0 5S", "3 8C"),
    ),
    "partners": (
        "deal JH 8S 3C 6H 5D / 6D 6S KD 8H AS / KS 2D 4C 3H 2H / 9S 7C 7S 8C AD",
        *("0 8S", "1 KD", "2 KS", "3 AD", "cut TS"),
        *("1 AS", "2 2H", "3 7S", "0 5D", "1 6S", "2 4C", "0 3C", "2 2D", "3 9S"),
        *("0 6H", "1 6D", "2 3H", "3 7C", "0 JH", "1 8H", "3 8C"),
    ),
    "partners-six": (
        "deal KS KH AH AC 6D JS / TH 7H KD 5C QD 7S / TC 4D 9H TD 8H 7D / JH JD 2H 6C 4H 9D",
        *("0 6D", "1 KD", "2 4D", "3 JH", "cut 6H"),
        *("1 7S", "2 8H", "3 9D", "0 AC", "1 5C", "0 AH", "1 7H", "2 7D", "3 JD", "3 6C"),
        *("0 KS", "1 QD", "2 TD", "3 4H", "0 KH", "1 TH", "3 2H", "0 JS", "2 TC", "2 9H"),
    ),
    "auction": (
        "deal JC 2D 3S 7S 8C AH / 4D JH 9C AC KS 3H",
        *("1 bid 1", "0 bid 2", "1 bid 3", "0 bid 4", "1 pass"),
        *("0 7S 8C", "1 3H 9C", "cut QD"),
        *("0 2D", "1 AC", "0 AH", "1 JH", "0 JC", "1 4D", "0 3S", "1 KS"),
    ),
}


_SCORES: Final[tuple[str, ...]] = ("yours", "theirs", "third", "fourth")
"""What texts call the scores of the sides, the reader's first."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """A deal in the blocks of a page.

    Attributes:
        figures: the scores ``yours`` and ``theirs``, ``third`` and ``fourth`` where there are
            more sides; ``price`` of the crib and ``bonus`` where there is one.
    """

    throws: Throws
    calls: Calls
    starter: Card
    played: Played
    shows: Hands
    figures: Figures


@cache
def worked_deal(variant: str) -> Deal:
    """The deal of *variant*; worked out once, for it never changes."""
    offer = OFFERS["cribbage", variant]
    game = Game(catalog.rules("cribbage", variant, dealer=YOU))
    steps = [game.play(*_act(text)) for text in _DEALS[variant]]
    events = [event for step in steps for event in step]
    shows = [event for event in events if isinstance(event, Shown)]
    bids = [event for event in events if isinstance(event, BidMade)]
    return Deal(
        throws=_throws(offer, _DEALS[variant]),
        calls=Calls(tuple(_called(offer, bid) for bid in bids)),
        starter=shows[0].starter,
        played=Played("worked-heading", _lines(offer, steps)),
        shows=Hands(tuple(_shown(offer, shown) for shown in shows)),
        figures=_figures(events, game.score),
    )


def who(offer: Offer, seat: Seat) -> str:
    """The part of the words for *seat* in a worked deal."""
    return f"worked-{offer.place(seat)}"


def _act(text: str) -> tuple[Seat, str]:
    seat, _, rest = text.partition(" ")
    return (int(seat), rest) if seat.isdigit() else (DEALER, text)


def _throws(offer: Offer, acts: Acts) -> Throws:
    deal = next(text for text in acts if text.startswith("deal "))
    hands = deal.removeprefix("deal ").partition(" + ")[0].split(" / ")
    after = acts[: next(place for place, text in enumerate(acts) if text.startswith("cut "))]
    thrown = dict(_act(text) for text in after if _act(text)[0] != DEALER)
    in_turn = seats_in_turn(YOU + 1, len(offer.seats))
    return Throws(
        tuple(
            Throw(who(offer, seat), _sorted(hands[seat]), _sorted(thrown[seat])) for seat in in_turn
        )
    )


def _sorted(cards: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(cards)))


def _called(offer: Offer, bid: BidMade) -> Called:
    if bid.points == 0:
        return Called(who(offer, bid.seat), "call-pass")
    return Called(who(offer, bid.seat), "call-bid", {"points": bid.points})


def _lines(offer: Offer, steps: Sequence[Sequence[Event]]) -> tuple[PlayLine, ...]:
    lines: list[PlayLine] = []
    begins_count = True
    for events in steps:
        lines.extend(
            PlayLine(
                who(offer, event.seat),
                event.card,
                event.total,
                tuple(
                    Reason(f"play-{reason.kind}", reason.cards, reason.points)
                    for reason in reasons(events)
                ),
                begins_count,
                tuple(who(offer, go.seat) for go in events if isinstance(go, SaidGo)),
            )
            for event in events
            if isinstance(event, Laid)
        )
        begins_count = any(isinstance(event, CountClosed) for event in events) or not lines
    return tuple(lines)


def _shown(offer: Offer, event: Shown) -> WorkedHand:
    of = "crib" if event.what == "crib" else offer.place(event.owner)
    cards = tuple(card for card in event.cards if card is not None)
    counts = show(cards, event.starter, is_crib=event.what == "crib")
    return counted(f"worked-show-{of}", cards, event.starter, counts)


def _figures(events: Sequence[Event], scores: Sequence[int]) -> dict[str, int]:
    figures: dict[str, int] = dict(zip(_SCORES, scores, strict=False))
    for event in events:
        match event:
            case BonusPegged(points=bonus):
                figures["bonus"] = bonus
            case CribSold(price=price):
                figures["price"] = price
            case _:
                pass
    return figures
