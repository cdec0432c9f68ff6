"""Examples of Solo Whist for the page about it.

Only cards, and what the seats did, are written here: who takes a trick, what a contract is worth
and whether a word may be said is asked of the rules. The reader sits at seat 0 and is eldest.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypeVar

from pegboard import catalog
from pegboard.cards import Card, Suit, parse_cards
from pegboard.game import DEALER, Game, Seat
from pegboard.games import solo_whist
from pegboard.games.solo_whist import (
    CALLS,
    CONTRACTS,
    Auction,
    Contract,
    ContractMade,
    DealScored,
    Dealt,
    Event,
    Said,
    TrickTaken,
    Word,
    arranged,
    changes,
    trick_winner,
)
from pegboard.web._offers import OFFERS, YOU
from pegboard.web.guides._blocks import Example, Examples, Row, Sheet
from pegboard.web.guides._worked import (
    Called,
    Calls,
    Figures,
    Throw,
    Throws,
    Trick,
    Tricks,
    seats_in_turn,
)

DEALS: Final[Seat] = 3
"""Who deals where the reader is eldest."""

TURNED: Final = Card.parse("6S")
"""The dealer's card where hands are compared and single tricks shown."""

_OFFER: Final = OFFERS["solo-whist", "solo"]

_DEAL: Final = (
    "deal 2H 2C 4H KD 4C 4S AS KS 3C 6C QD 8S 9H / 2S TH 3D QC QS 2D KH TD JH AC JD 8C KC"
    " / AH QH 8H JC 7S 7D 5H 4D JS 8D TS 3S 9S / 5S 6S 6D AD 9C 3H 5C 7H 6H 9D 5D 7C TC"
)
_CALLS: Final = ("0 pass", "1 prop", "2 pass", "3 pass", "0 accept")
_PLAY: Final = (
    *("0 QD", "1 2D", "2 4D", "3 AD", "3 3H", "0 9H", "1 TH", "2 QH"),
    *("2 JC", "3 5C", "0 2C", "1 QC", "1 KC", "2 7D", "3 7C", "0 3C"),
    *("1 3D", "2 8D", "3 5D", "0 KD", "0 KS", "1 2S", "2 3S", "3 5S"),
    *("0 AS", "1 QS", "2 7S", "3 6S", "0 4S", "1 8C", "2 9S", "3 9C"),
    *("3 TC", "0 4C", "1 AC", "2 5H", "1 JH", "2 AH", "3 6H", "0 2H"),
    *("2 TS", "3 6D", "0 8S", "1 TD", "2 8H", "3 7H", "0 4H", "1 KH"),
    *("1 JD", "2 JS", "3 9D", "0 6C"),
)

_NOTES: Final[Mapping[int, str]] = {
    1: "note-out",
    4: "note-draw",
    6: "note-aces",
    8: "note-overtrump",
    13: "note-last",
}
"""What is said of some tricks of the deal, by their number."""

# Who leads, and the cards from there on clockwise; spades are trumps.
_TRICKS: Final[Mapping[str, tuple[Seat, str]]] = {
    "trick-high": (1, "9D KD 4D JD"),
    "trick-trumped": (1, "AH 5H 3S TH"),
    "trick-overtrumped": (2, "QC 2S 7C TS"),
    "trick-thrown": (0, "8C AD 2C 7H"),
}

AUCTIONS: Final[Mapping[str, tuple[Word, ...]]] = {
    "right": ("pass", "prop", "pass", "pass", "accept"),
    "overtaken": ("pass", "prop", "solo", "pass", "misere", "pass"),
    "lone": ("pass", "pass", "prop", "pass", "decline", "solo"),
}
"""Words of whole auctions, the reader's first; seats are asked in the order of the rules."""

_BIDS: Final[Mapping[str, str]] = {
    "bid-prop": "AS QS 9S 4S KH QH 7H AD 8D 3D 9C 5C 2C",
    "bid-accept": "KS 8S 3S AH 6H 2H KD QD 4D TC 7C 5C 3C",
    "bid-solo": "AS KS JS 8S 5S AH KH 6H QD 9D 4D TC 2C",
    "bid-misere": "9S 4S 2S 8H 6H 3H TD 5D 2D 9C 7C 4C 2C",
    "bid-abundance": "7S 3S AH KH QH JH 9H 6H 4H AC KC 5C AD",
    "bid-open": "6S 4S 2S 7H 5H 3H 2H 8D 6D 3D 2D 4C 2C",
    "bid-declared": "AS AH KH QH JH TH 9H 8H AD KD QD AC KC",
}
"""Hands and what they call; see TURNED."""

_SESSION: Final = (
    ("session-solo", Contract.SOLO, (0,), 5),
    ("session-misere", Contract.MISERE, (1,), 1),
    ("session-pair", Contract.PROPOSAL, (2, 3), 9),
    ("session-declared", Contract.DECLARED, (3,), 13),
)
"""Deals of a session: who declared what, and took how many tricks."""

_MINUS: Final = "\N{MINUS SIGN}"
_NONE: Final = "\N{EN DASH}"

_E = TypeVar("_E", bound=Event)


def contracts() -> Sheet:
    """What each call needs and which suit is trumps."""
    rows = (
        Row(f"row-{call.value}", words=(f"needs-{call.value}", f"trumps-{call.value}"))
        for call in CALLS
    )
    return Sheet("contracts-table", ("column-call", "column-needs", "column-trumps"), tuple(rows))


def payments() -> Sheet:
    """What each call brings the declarer and each opponent when it is made."""
    return Sheet(
        "payments-table",
        ("column-call", "column-declarer", "column-other"),
        tuple(Row(f"row-{call.value}", tuple(map(signed, _payment(call)))) for call in CALLS),
    )


def old_scale() -> Sheet:
    """What each opponent pays in the old scale, just made and with one trick more."""
    rows: list[Row] = []
    for call in CALLS:
        worth = CONTRACTS[call]
        beside = str(worth.base + 1) if worth.counts_tricks else _NONE
        rows.append(Row(f"row-{call.value}", (str(worth.base), beside)))
    columns = ("column-call", "column-base", "column-beside")
    return Sheet("scale-table", columns, tuple(rows))


def session() -> Sheet:
    """Some deals of a session, and the totals."""
    deals = [changes(contract, who, taken, "units") for _, contract, who, taken in _SESSION]
    totals = [sum(column) for column in zip(*deals, strict=True)]
    rows = [
        Row(part, tuple(map(signed, deal)))
        for (part, *_), deal in zip(_SESSION, deals, strict=True)
    ]
    columns = ("column-deal", *(seat_part(seat) for seat in _OFFER.seats))
    last = Row("session-total", tuple(map(signed, totals)))
    return Sheet("session-table", columns, (*rows, last))


def single_tricks() -> Tricks:
    """Tricks that show who takes one."""
    rows: list[Trick] = []
    for note, (leader, written) in _TRICKS.items():
        cards = parse_cards(written)
        seats = seats_in_turn(leader, len(_OFFER.seats))
        taker = trick_winner(leader, cards, TURNED.suit)
        played = zip(map(seat_part, seats), cards, strict=True)
        rows.append(Trick(tuple(played), seat_part(taker), note))
    return Tricks("single-title", tuple(map(seat_part, _OFFER.seats)), tuple(rows))


def auction(name: str) -> Calls:
    """An auction, every word allowed by the rules; eldest is the reader."""
    here = Auction(YOU)
    for word in AUCTIONS[name]:
        if word not in here.words:
            message = f"{word!r} cannot be said in the auction {name!r}"
            raise ValueError(message)
        here = here.after(word)
    return _calls(here.said)


def hands_to_bid() -> Examples:
    """Hands and what they call."""
    return Examples(tuple(Example(part, by_suits(cards)) for part, cards in _BIDS.items()))


# --- The worked deal -----------------------------------------------------------------------


def calls() -> Calls:
    """The auction of the deal."""
    return _calls(_all(solo_whist.Called))


def hands() -> Throws:
    """What each was dealt, the reader first."""
    dealt = _only(Dealt).hands
    return Throws(
        tuple(Throw(seat_part(seat), _arranged(dealt[seat] or ())) for seat in _OFFER.seats)
    )


def exposed() -> Card:
    """The dealer's card."""
    return _only(Dealt).exposed


def tricks() -> Tricks:
    """The thirteen tricks."""
    rows: list[Trick] = []
    for number, event in enumerate(_all(TrickTaken), start=1):
        seats = seats_in_turn(event.trick.leader, len(_OFFER.seats))
        played = zip(map(seat_part, seats), event.trick.cards, strict=True)
        taker = seat_part(event.trick.winner)
        rows.append(Trick(tuple(played), taker, _NOTES.get(number, "")))
    return Tricks("worked-tricks", tuple(map(seat_part, _OFFER.seats)), tuple(rows))


def figures() -> Figures:
    """What the page's texts are given; see the head of ``rules-solo-whist.ftl``."""
    scored = _only(DealScored)
    partner = next(seat for seat in _only(ContractMade).declarers if seat != YOU)
    specs = catalog.option_specs("solo-whist", "solo")
    deals = next(spec.default for spec in specs if spec.name == "deals")
    return {
        "cards": sum(len(hand or ()) for hand in _only(Dealt).hands),
        "deals": int(deals),
        "pair": CONTRACTS[Contract.PROPOSAL].tricks,
        "solo": CONTRACTS[Contract.SOLO].tricks,
        "abundance": CONTRACTS[Contract.ABUNDANCE].tricks,
        "slam": CONTRACTS[Contract.DECLARED].tricks,
        "yours": scored.tricks[YOU],
        "theirs": scored.tricks[partner],
        "together": scored.tricks[YOU] + scored.tricks[partner],
        "points": scored.changes[YOU],
    }


@cache
def _events() -> tuple[Event, ...]:
    game = Game(solo_whist.rules("solo", dealer=DEALS))
    game.play(DEALER, _DEAL)
    for text in (*_CALLS, *_PLAY):
        seat, _, rest = text.partition(" ")
        game.play(int(seat), rest)
    return game.events


def _all(kind: type[_E]) -> Sequence[_E]:
    return [event for event in _events() if isinstance(event, kind)]


def _only(kind: type[_E]) -> _E:
    (event,) = _all(kind)
    return event


# --- Words and cards -----------------------------------------------------------------------


def seat_part(seat: Seat) -> str:
    """The part of the words for *seat*."""
    return f"worked-{_OFFER.place(seat)}"


def signed(points: int) -> str:
    """Points with their sign, as they stand in a sheet."""
    return f"{_MINUS}{-points}" if points < 0 else f"+{points}" if points else "0"


def by_suits(written: str) -> tuple[Card, ...]:
    """Cards as a player holds them: suit by suit, the highest of each first."""
    return _arranged(parse_cards(written))


def _arranged(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    held = [card for card in arranged(cards) if card is not None]
    suits = {suit: [card for card in held if card.suit is suit] for suit in Suit}
    return tuple(card for suit in suits.values() for card in reversed(suit))


def _calls(said: Sequence[Said | solo_whist.Called]) -> Calls:
    return Calls(tuple(Called(seat_part(one.seat), f"word-{one.word}") for one in said))


def _payment(call: Contract) -> tuple[int, int]:
    """Declarer and opponent when *call* is made."""
    declarers = (YOU, YOU + 1) if call is Contract.PROPOSAL else (YOU,)
    made = changes(call, declarers, CONTRACTS[call].tricks, "units")
    return made[YOU], made[-1]
