"""Actions in the words of the record, without their seat (record-format.md)."""

from typing import Final, assert_never

from pegboard.cards import Card
from pegboard.game import (
    ENDINGS,
    Forfeit,
    Lot,
    NotationError,
    Resign,
    in_order,
    parse_hand,
    parse_hands,
    parse_lot,
    parse_number,
    write_hand,
    write_hands,
    write_lot,
)
from pegboard.games.cribbage._actions import (
    Action,
    Bid,
    Bonus,
    Claim,
    Cut,
    Deal,
    Depth,
    Go,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
)

_PLAIN: Final[dict[str, Action]] = {
    "go": Go(),
    "pass": Pass(),
    "no-muggins": NoMuggins(),
    **ENDINGS,
}
_WORDS: Final = {action: word for word, action in _PLAIN.items()}
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
            return _NUMBERED[word](parse_number(rest))
        match word:
            case "lot":
                return parse_lot(rest)
            case "deal":
                return _deal(rest)
            case "cut":
                return Cut(Card.parse(rest))
            case _:
                return _cards_of_seat(text)
    except ValueError as error:
        message = f"{text!r} is no action of cribbage: {error}"
        raise NotationError(message) from None


def _deal(text: str) -> Deal:
    hands, plus, crib = text.partition(" + ")
    return Deal(parse_hands(hands), parse_hand(crib) if plus else ())


def _cards_of_seat(text: str) -> Lay | LayAway:
    cards = parse_hand(text)
    if len(cards) == 1 and cards[0] is not None:
        return Lay(cards[0])
    return LayAway(cards)


def write(action: Action) -> str:  # noqa: PLR0911 - one line for each kind
    """Write *action*; cards laid away from ace to king, suits C D H S."""
    match action:
        case Lay(card):  # the most frequent ones first
            return str(card)
        case LayAway(cards):
            return write_hand(in_order(cards))
        case Lot():
            return f"lot {write_lot(action)}"
        case Bonus(number) | Bid(number) | Depth(number) | Claim(number) | Muggins(number):
            word = next(word for word, kind in _NUMBERED.items() if isinstance(action, kind))
            return f"{word} {number}"
        case Deal(hands, crib):
            straight = f" + {write_hand(crib)}" if crib else ""
            return f"deal {write_hands(hands)}{straight}"
        case Cut(card):
            return f"cut {card}"
        case Go() | Pass() | NoMuggins() | Resign() | Forfeit():
            return _WORDS[action]
        case _:
            assert_never(action)
