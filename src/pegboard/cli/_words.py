"""Cards, counts and scores in words, for the terminal in either language."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pegboard.cards import Card, Suit
from pegboard.games.cribbage import PlayItem, Show, spoken_count
from pegboard.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text

SYMBOLS: Final = {
    Suit.CLUBS: "♣",
    Suit.DIAMONDS: "♦",
    Suit.HEARTS: "♥",
    Suit.SPADES: "♠",
}
RED: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})


def known(cards: Iterable[Card | None] | None) -> list[Card]:
    """The cards that are known, in their order."""
    return [card for card in cards or () if card is not None]


def letter(card: Card) -> str:
    """The rank as terminals show it: ``10`` for a ten, else the record's letter."""
    return "10" if card.rank.letter == "T" else card.rank.letter


def sign(card: Card) -> str:
    """A card as a short sign, ``9♥``."""
    return letter(card) + SYMBOLS[card.suit]


def signs(cards: Iterable[Card | None]) -> str:
    """Several cards as short signs."""
    return " ".join("??" if card is None else sign(card) for card in cards)


def colored(cards: Iterable[Card | None]) -> "Text":
    """Several cards as short signs, the red suits red where the terminal has color."""
    from rich.text import Text

    text = Text()
    for number, card in enumerate(cards):
        red = card is not None and card.suit in RED
        text.append(" " if number else "")
        text.append(signs([card]), style="bold red" if red else "bold")
    return text


def card_words(card: Card, case: str = "nominative") -> dict[str, str]:
    """What a text needs to name *card*."""
    return {"rank": card.rank.name.lower(), "suit": card.suit.name.lower(), "case": case}


def name(texts: Texts, card: Card, case: str = "nominative") -> str:
    """The name of a card in a grammatical *case*."""
    return texts.text("card", **card_words(card, case))


def listed(
    texts: Texts, cards: Sequence[Card], case: str = "nominative", *, last: str = "cards-and"
) -> str:
    """Several cards in words; *last* is the key that joins the last one."""
    first, *others = [name(texts, card, case) for card in cards]
    sentence = first
    for number, other in enumerate(others, 2):
        key = last if number == len(cards) else "cards-then"
        sentence = texts.text(key, before=sentence, card=other)
    return sentence


def phrases(texts: Texts, show: Show) -> list[str]:
    """The phrases of a spoken count, one by one."""
    return [texts.text(phrase.key, **phrase.arguments) for phrase in spoken_count(show)]


def spoken(texts: Texts, show: Show) -> str:
    """A hand counted aloud: "fifteen two, fifteen four, and a pair is six"."""
    said = spoken_count(show)
    words = phrases(texts, show)
    sentence = words[0]
    for number, (phrase, word) in enumerate(zip(said[1:], words[1:], strict=True), 2):
        last = number == len(words) and not phrase.key.startswith("count-fifteen")
        key = "count-finish" if last else "count-then"
        sentence = texts.text(key, before=sentence, phrase=word)
    return sentence


def reasons(texts: Texts, items: Sequence[PlayItem]) -> str:
    """Why a card pegs: "fifteen for two and run of three for three"; empty for nothing."""
    sentence = ""
    for item in items:
        word = texts.text(f"play-{item.kind}", length=item.cards)
        sentence = texts.text("play-and", before=sentence, phrase=word) if sentence else word
    return sentence
