"""Cards as people type them: spaces or none, capitals or not."""

from collections.abc import Sequence
from typing import Final

from pegboard.cards import Card
from pegboard.cli._answer import Complaint

CARD_LETTERS: Final = 2

_AS_WRITTEN: Final = str.maketrans(
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0e": "", "\ufe0f": "", ",": " ", ";": " "}
)
"""Signs that this program prints itself, without the mark that makes them text or pictures, and
what stands between cards."""


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards such as ``5H 5C``, ``5h5c``, ``10♥ J♦`` or ``5H,5C``.

    Raises:
        Complaint: ``bad-card`` with the part that is no card.
    """
    cards: list[Card] = []
    for word in text.translate(_AS_WRITTEN).upper().replace("10", "T").split():
        for start in range(0, len(word), CARD_LETTERS):
            part = word[start : start + CARD_LETTERS]
            try:
                cards.append(Card.parse(part))
            except ValueError:
                raise Complaint(key="cli-error-card", code="bad-card", card=part) from None
    return tuple(cards)


def hand_and_starter(words: Sequence[str], kept: int) -> tuple[tuple[Card, ...], Card]:
    """Read a hand of *kept* cards and the starter after it.

    A hand in one word, or in quotes, stands alone before the starter; a hand in several words
    is everything but the last of them.

    Raises:
        Complaint: ``bad-card``, ``card-twice`` or ``wrong-count``.
    """
    if len(words) == 1:
        words = [*words, ""]
    *first, last = words
    hand, starters = read_cards(" ".join(first)), read_cards(last)
    together = [*hand, *starters]
    for card in together:
        if together.count(card) > 1:
            raise Complaint(key="cli-error-card-twice", code="card-twice", card=str(card))
    if len(starters) != 1:
        given = len(starters)
        raise Complaint(key="cli-error-starter", code="wrong-count", given=given, text=last)
    if len(hand) != kept:
        text = " ".join(first)
        raise Complaint(
            key="cli-error-hand", code="wrong-count", wanted=kept, given=len(hand), text=text
        )
    return hand, starters[0]
