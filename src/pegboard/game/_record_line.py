"""One line of a record: a seat, or none for chance, and what it does.

The words of an action are the game's own (``Rules.parse`` and ``write``); here stands what is
alike for all games: who speaks, where the words are, and which word of a bad line is wrong.
"""

import re
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

from pegboard.cards import Card
from pegboard.game._errors import NotationError, RecordError, RecordFault
from pegboard.game._rules import DEALER, Rules, Seat
from pegboard.game._text import UNKNOWN_CARD

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]

CHANCE_WORDS: Final = frozenset({"lot", "bonus", "deal", "cut", "draw"})
"""First words of the lines that chance speaks, without a seat number."""

_NOT_CARDS: Final = frozenset({"/", "+", "-", UNKNOWN_CARD})
_TO_A_SEAT: Final = "draw"  # the word of chance that a seat number follows
_OF_ONE_CARD: Final = "cut"
_OF_NO_CARD: Final = frozenset({"bonus", "bid", "depth", "claim", "muggins", "trumps"})
_WORD: Final = re.compile(r"[^ \t]+")
_SEAT: Final = re.compile(r"[0-9]{1,2}")
_VERB: Final = re.compile(r"[a-z][a-z-]*")
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,2}")
_POINTS: Final = re.compile(r"0|[1-9][0-9]{0,2}")


@final
@dataclass(frozen=True, slots=True)
class Word:
    """A word of a line and the column of its first letter, from 1."""

    text: str
    column: int


@final
@dataclass(frozen=True, slots=True)
class Line:
    """A line taken apart: who acts, the words of the act, and the points it is said to peg."""

    seat: Seat
    words: tuple[Word, ...]
    points: int | None
    points_column: int

    @property
    def text(self) -> str:
        """The act in single spaces, without its seat."""
        return " ".join(word.text for word in self.words)

    def column_of_card(self, at: int | None) -> int:
        """The column of card number *at* of the act; of the act itself for ``None``."""
        if at is None:
            return self.words[0].column
        cards = [word for word in self.words if _is_card_place(word.text)]
        if at < len(cards):
            return cards[at].column
        last = self.words[-1]
        return last.column + len(last.text) + 1


def words_of(text: str) -> tuple[Word, ...]:
    """The words of a line without its comment."""
    before = text.partition(";")[0]
    return tuple(Word(match.group(), match.start() + 1) for match in _WORD.finditer(before))


def take_apart(words: tuple[Word, ...], number: int) -> Line:
    """Find seat, act and points in the *words* of line *number*.

    Raises:
        RecordError: ``unknown-action`` for a line that is none of the format's.
    """
    words, points, points_column = _without_points(words, number)
    seat: Seat = DEALER
    if words and _SEAT.fullmatch(words[0].text):
        seat = int(words[0].text)
        if str(seat) != words[0].text:
            raise unknown(words[0], number)
        if len(words) == 1:
            message = f"seat {seat} does nothing here"
            raise _error(message, words[0].column + len(words[0].text) + 1, number)
        words = words[1:]
    if not words:
        message = "there is nothing before the points"
        raise _error(message, max(points_column - 2, 1), number)
    if (seat == DEALER) != (words[0].text in CHANCE_WORDS):
        raise _wrong_speaker(words[0], number)
    return Line(seat, words, points, points_column)


def parse_action(rules: AnyRules, line: Line, number: int) -> Any:  # noqa: ANN401 - any game's
    """The action of *line* in the words of the game.

    Raises:
        RecordError: ``bad-card`` or ``unknown-action``.
    """
    try:
        return rules.parse(line.text)
    except NotationError as error:
        wrong, fault = _wrong_word(line.words)
        message = str(error) if fault is RecordFault.UNKNOWN_ACTION else _no_card(wrong)
        raise RecordError(fault, message, line=number, column=wrong.column) from None


def read_line(rules: AnyRules, text: str) -> tuple[Seat, Any]:
    """Read one line of a record such as ``1 7H`` or ``cut 6S``: its seat and its action.

    Points after ``=`` and a comment may stand there; nothing is checked against a state.

    Raises:
        RecordError: the line is no action of this game; its line number is 1.
    """
    words = words_of(text)
    if not words or "\n" in text or "\r" in text:
        message = "a line holds one action"
        raise RecordError(RecordFault.UNKNOWN_ACTION, message, line=1, column=1)
    line = take_apart(words, 1)
    return line.seat, parse_action(rules, line, 1)


def write_line(rules: AnyRules, seat: Seat, action: object, points: int = 0) -> str:
    """Write *action* of *seat* as a line of the record, with ``= points`` where it pegs any."""
    act = rules.write(action)
    line = act if seat == DEALER else f"{seat} {act}"
    return f"{line} = {points}" if points else line


def unknown(word: Word, number: int) -> RecordError:
    """The error for a word that the format does not know."""
    return _error(f"{word.text!r} is no word of a record here", word.column, number)


def _error(message: str, column: int, number: int) -> RecordError:
    return RecordError(RecordFault.UNKNOWN_ACTION, message, line=number, column=column)


def _without_points(
    words: tuple[Word, ...], number: int
) -> tuple[tuple[Word, ...], int | None, int]:
    """Split off ``= N`` at the end."""
    place = next((place for place, word in enumerate(words) if word.text[0] == "="), None)
    if place is None:
        return words, None, 0
    sign, *rest = words[place:]
    if sign.text != "=":
        raise unknown(sign, number)
    if not rest:
        message = "there is no number after '='"
        raise _error(message, sign.column + 2, number)
    value, *more = rest
    if not _POINTS.fullmatch(value.text):
        raise unknown(value, number)
    if more:
        raise unknown(more[0], number)
    return words[:place], int(value.text), value.column


def _wrong_speaker(word: Word, number: int) -> RecordError:
    if word.text in CHANCE_WORDS:
        return _error(f"{word.text!r} stands without a seat number", word.column, number)
    if _VERB.fullmatch(word.text) or _is_like_card(word.text):
        return _error(f"{word.text!r} needs a seat number before it", word.column, number)
    return unknown(word, number)


def _wrong_word(words: tuple[Word, ...]) -> tuple[Word, RecordFault]:
    """The first word that cannot be right, and what is wrong with it."""
    first, rest = words[0], words[1:]
    cards = rest if _VERB.fullmatch(first.text) and not _is_like_card(first.text) else words
    receiver = rest[:1] if first.text == _TO_A_SEAT else ()
    for word in cards:
        if is_card(word.text) or word.text in _NOT_CARDS:
            continue
        if word in receiver and _SEAT.fullmatch(word.text):
            continue
        if word is first and not _is_like_card(word.text):
            break
        is_number = bool(rest) and not _is_like_card(word.text) and _is_number(word.text)
        if is_number or first.text in _OF_NO_CARD:
            return word, RecordFault.UNKNOWN_ACTION
        return word, RecordFault.BAD_CARD
    if first.text == _OF_ONE_CARD:
        wrong = rest[1:] if rest and is_card(rest[0].text) else rest
        return next(iter(wrong), first), RecordFault.UNKNOWN_ACTION
    return first, RecordFault.UNKNOWN_ACTION


def is_card(text: str) -> bool:
    """Whether *text* is a card."""
    try:
        Card.parse(text)
    except ValueError:
        return False
    return True


def _is_card_place(text: str) -> bool:
    return text == UNKNOWN_CARD or is_card(text)


def _is_like_card(text: str) -> bool:
    """Whether somebody may have meant a card: ``5h``, ``10H``, ``1S``, ``XX``."""
    shape = len(text) <= 3 and text.isprintable()  # noqa: PLR2004 - ``10H`` is the longest
    return shape and (not text.islower() or is_card(text.upper())) and not text.isdigit()


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdigit()


def _no_card(word: Word) -> str:
    return f"{word.text!r} is no card"
