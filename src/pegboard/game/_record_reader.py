"""Readers of records: a strict one that stops at the first error, a lenient one that goes on.

A text is split into games by its tag blocks; tags name the rules, and the body of the game is
read by them line by line (`_record_body`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, final

from pegboard.game._errors import OptionError, RecordError, RecordFault
from pegboard.game._record import Record, scores_text
from pegboard.game._record_body import BodyReader
from pegboard.game._record_line import AnyRules, words_of
from pegboard.game._record_tags import (
    FORMAT,
    REQUIRED,
    Tag,
    check_values,
    dealer_of,
    option_error,
    options_of,
    read_tag,
)
from pegboard.game._rules import FindRules
from pegboard.game._text import UNKNOWN_CARD

_DEAL: Final = "deal"


@final
@dataclass(frozen=True, slots=True)
class Reading:
    """What a lenient reader made of one game.

    Attributes:
        record: the game up to its first error; ``None`` when its tags could not be read.
        errors: every error, in the order of the text.
    """

    record: Record | None
    errors: tuple[RecordError, ...]


def read_records(text: str | bytes, rules: FindRules) -> tuple[Record, ...]:
    """Read every game of *text*; *rules* finds the rules by name (``pegboard.catalog.rules``).

    Raises:
        RecordError: the first thing that is wrong, with its code, line and column.
    """
    return tuple(_strict(game, rules) for game in _games(text))


def read_record(text: str | bytes, rules: FindRules) -> Record:
    """Read the one game of *text*.

    Raises:
        RecordError: as in `read_records`; ``bad-tag`` also when there is no game, or another one.
    """
    games = tuple(_games(text))
    if not games:
        message = "there is no record"
        raise RecordError(RecordFault.BAD_TAG, message, line=1, column=1)
    first, *others = games
    if others:
        message = "a second game begins here"
        raise RecordError(RecordFault.BAD_TAG, message, line=others[0].line, column=1)
    return _strict(first, rules)


def read_leniently(text: str | bytes, rules: FindRules) -> tuple[Reading, ...]:
    """Read every game of *text*, collecting errors: after one, reading goes on at the next deal.

    There the score is what it was before the line with the error; results are compared only where
    nothing was wrong.
    """
    return tuple(_lenient(game, rules) for game in _games(text))


# --- Splitting a text into games -----------------------------------------------------------


@final
@dataclass(slots=True)
class _Game:
    """The numbered lines of one game."""

    line: int
    tags: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    body: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])


def _games(text: str | bytes) -> Iterator[_Game]:
    if isinstance(text, bytes):
        # What is no UTF-8 becomes characters that no tag and no action can hold.
        text = text.decode(errors="surrogateescape")
    game: _Game | None = None
    after_blank = True
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = raw.removesuffix("\r")
        content = line.lstrip(" \t")
        if not content:
            after_blank = True
        elif content[0] != ";":
            if game is None or (content[0] == "[" and after_blank):
                if game is not None:
                    yield game
                game = _Game(number)
            is_tag = content[0] == "[" and not game.body
            (game.tags if is_tag else game.body).append((number, line))
            after_blank = False
    if game is not None:
        yield game


# --- One game ------------------------------------------------------------------------------


def _strict(game: _Game, find: FindRules) -> Record:
    tags = _read_tags(game)
    reader = BodyReader(_find(tags, find), is_hidden=_is_hidden(game))
    for number, text in game.body:
        reader.take(number, text)
    record = reader.record(tags)
    _compare_result(record, tags)
    return record


def _lenient(game: _Game, find: FindRules) -> Reading:
    try:
        tags = _read_tags(game)
        reader = BodyReader(_find(tags, find), is_hidden=_is_hidden(game))
    except RecordError as error:
        return Reading(None, (error,))
    errors: list[RecordError] = []
    record: Record | None = None
    is_lost = False
    for number, text in game.body:
        if is_lost:
            if text.split()[:1] != [_DEAL]:
                continue
            is_lost = False
            reader.go_on()
        try:
            reader.take(number, text)
        except RecordError as error:
            record = record or reader.record(tags)
            errors.append(error)
            is_lost = True
    if record is None:
        record = reader.record(tags)
        try:
            _compare_result(record, tags)
        except RecordError as error:
            errors.append(error)
    return Reading(record, tuple(errors))


def _is_hidden(game: _Game) -> bool:
    return any(word.text == UNKNOWN_CARD for _, text in game.body for word in words_of(text))


def _read_tags(game: _Game) -> dict[str, Tag]:
    tags: dict[str, Tag] = {}
    for number, text in game.tags:
        tag = read_tag(text, number)
        if tag.name in tags:
            message = f"the tag {tag.name} stands twice"
            raise RecordError(RecordFault.BAD_TAG, message, line=number, column=2)
        tags[tag.name] = tag
    for name in REQUIRED:
        if name not in tags:
            message = f"the tag {name} is missing"
            raise RecordError(RecordFault.BAD_TAG, message, line=game.line, column=1)
    return tags


def _find(tags: dict[str, Tag], find: FindRules) -> AnyRules:
    """The rules that *tags* name, and the other tags checked against them."""
    if tags["Format"].value != FORMAT:
        message = f"format {tags['Format'].value!r} is not supported"
        raise tags["Format"].error(RecordFault.FORMAT_NOT_SUPPORTED, message)
    game, variant = tags["Game"].value, tags["Variant"].value
    options = options_of(tags.get("Options"))
    start = tags["Start"].numbers() if "Start" in tags else None
    try:
        rules = find(game, variant, options)
        check_values(tags, rules.seats, len(rules.sides))
        dealer = dealer_of(tags.get("Dealer"), rules.seats)
        return find(game, variant, options, dealer=dealer, start=start)
    except OptionError as error:
        raise _option_error(tags, error) from None


def _option_error(tags: dict[str, Tag], error: OptionError) -> RecordError:
    """*error* at the tag that it is about."""
    fault, message = RecordFault(error.code), str(error)
    match fault:
        case RecordFault.BAD_START:
            return tags["Start"].error(fault, message)
        case RecordFault.UNKNOWN_VARIANT:
            is_game = repr(tags["Game"].value) in message
            return tags["Game" if is_game else "Variant"].error(fault, message)
        case _:
            return option_error(tags["Options"], fault, message, error.option or "", about=error)


def _compare_result(record: Record, tags: dict[str, Tag]) -> None:
    """Compare ``Result`` and ``Termination`` with what the rules give.

    Raises:
        RecordError: ``result-differs``.
    """
    result = record.result
    for name in ("Result", "Termination"):
        tag = tags.get(name)
        if tag is None:
            continue
        if result is None:
            given = None
        else:
            given = scores_text(result.scores) if name == "Result" else result.termination
        stands = scores_text(tag.numbers()) if name == "Result" else tag.value
        if stands != given:
            message = f"{name} is {stands!r}, the rules give {given or 'none yet'!r}"
            raise tag.error(RecordFault.RESULT_DIFFERS, message, stands=stands, given=given)
