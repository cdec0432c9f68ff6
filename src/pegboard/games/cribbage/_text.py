"""Actions in the words of the record, without their seat (record-format.md)."""

from collections.abc import Sequence
from typing import Final, assert_never

from pegboard.cards import Card
from pegboard.game import NotationError, in_order
from pegboard.games.cribbage._model import (
    Action,
    Bid,
    Bonus,
    Claim,
    Cut,
    Deal,
    Depth,
    Forfeit,
    Go,
    Lay,
    LayAway,
    Lot,
    Muggins,
    NoMuggins,
    Pass,
    Resign,
)

UNKNOWN: Final = "??"
_NOBODY: Final = "-"

_PLAIN: Final[dict[str, Action]] = {
    "go": Go(),
    "pass": Pass(),
    "no-muggins": NoMuggins(),
    "resign": Resign(),
    "time": Forfeit("time"),
    "abandoned": Forfeit("abandoned"),
}
_NUMBERED: Final[dict[str, type[Bonus | Bid | Depth | Claim | Muggins]]] = {
    "bonus": Bonus,
    "bid": Bid,
    "depth": Depth,
    "claim": Claim,
    "muggins": Muggins,
}


def parse(text: str) -> Action:
    """Read an action; the only spelling is the one that :func:`write` gives.

    A single card is a card laid; where lay-aways are waited for the rules take it for one.

    Raises:
        NotationError: the text is no action of cribbage.

    >>> parse("2C KH")
    LayAway(cards=(Card.parse('2C'), Card.parse('KH')))
    """
    word, _, rest = text.partition(" ")
    try:
        if text in _PLAIN:
            return _PLAIN[text]
        if word in _NUMBERED:
            return _NUMBERED[word](_number(rest))
        match word:
            case "lot":
                return Lot(tuple(None if it == _NOBODY else Card.parse(it) for it in _words(rest)))
            case "deal":
                return _deal(rest)
            case "cut":
                return Cut(Card.parse(rest))
            case _:
                return _cards_of_seat(text)
    except ValueError as error:
        message = f"{text!r} is no action of cribbage: {error}"
        raise NotationError(message) from None


def _words(text: str) -> list[str]:
    return text.split(" ")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and str(int(text)) == text):
        message = f"{text!r} is no number"
        raise ValueError(message)
    return int(text)


def _card(text: str) -> Card | None:
    return None if text == UNKNOWN else Card.parse(text)


def _hand(text: str) -> tuple[Card | None, ...]:
    return tuple(map(_card, _words(text)))


def _deal(text: str) -> Deal:
    hands, plus, crib = text.partition(" + ")
    return Deal(tuple(map(_hand, hands.split(" / "))), _hand(crib) if plus else ())


def _cards_of_seat(text: str) -> Lay | LayAway:
    cards = _hand(text)
    if len(cards) == 1 and cards[0] is not None:
        return Lay(cards[0])
    return LayAway(cards)


def write(action: Action) -> str:  # noqa: PLR0911 - one line for each kind
    """Write *action*; cards laid away from ace to king, suits C D H S."""
    match action:
        case Lay(card):  # the most frequent ones first
            return str(card)
        case LayAway(cards):
            return _write_hand(in_order(cards))
        case Lot(cards):
            return " ".join(["lot", *(_NOBODY if card is None else str(card) for card in cards)])
        case Bonus(number) | Bid(number) | Depth(number) | Claim(number) | Muggins(number):
            word = next(word for word, kind in _NUMBERED.items() if isinstance(action, kind))
            return f"{word} {number}"
        case Deal(hands, crib):
            straight = f" + {_write_hand(crib)}" if crib else ""
            return f"deal {' / '.join(map(_write_hand, hands))}{straight}"
        case Cut(card):
            return f"cut {card}"
        case Go() | Pass() | NoMuggins() | Resign() | Forfeit():
            return next(word for word, plain in _PLAIN.items() if plain == action)
        case _:
            assert_never(action)


def _write_hand(cards: Sequence[Card | None]) -> str:
    return " ".join(UNKNOWN if card is None else str(card) for card in cards)
