"""Readers of records: a strict one that stops at the first error, a lenient one that goes on.

A text is split into games by its tag blocks; a game is read line by line against the rules.
States are values, so a line that is refused has changed nothing.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from pegboard.game._errors import NotToAct, OptionError, RecordError, RecordFault, Refusal, Refused
from pegboard.game._record import Act, Record, scores_text, settled, settled_tags
from pegboard.game._record_line import (
    NUMBER,
    AnyRules,
    Line,
    Word,
    is_card,
    parse_action,
    take_apart,
    unknown,
    words_of,
)
from pegboard.game._record_tags import (
    FORMAT,
    REQUIRED,
    Tag,
    check_values,
    dealer_of,
    in_order,
    option_error,
    options_of,
    read_tag,
)
from pegboard.game._rules import DEALER, Check, FindRules
from pegboard.game._text import UNKNOWN_CARD

_FAULT_OF: Final = {
    Refusal.CARD_TWICE: RecordFault.CARD_TWICE,
    Refusal.WRONG_COUNT: RecordFault.WRONG_COUNT,
    Refusal.NOT_TO_ACT: RecordFault.NOT_TO_ACT,
    Refusal.GAME_OVER: RecordFault.AFTER_THE_END,
}
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
    reader = _Reader(_find(tags, find), _is_hidden(game))
    for number, text in game.body:
        reader.take(number, text)
    record = reader.record(tags)
    _compare_result(record, tags)
    return record


def _lenient(game: _Game, find: FindRules) -> Reading:
    try:
        tags = _read_tags(game)
        reader = _Reader(_find(tags, find), _is_hidden(game))
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
        raise _option_error(tags, options, error) from None


def _option_error(tags: dict[str, Tag], options: dict[str, str], error: OptionError) -> RecordError:
    """*error* at the tag that it is about."""
    fault, message = RecordFault(error.code), str(error)
    match fault:
        case RecordFault.BAD_START:
            return tags["Start"].error(fault, message)
        case RecordFault.UNKNOWN_VARIANT:
            is_game = repr(tags["Game"].value) in message
            return tags["Game" if is_game else "Variant"].error(fault, message)
        case _:
            named = [name for name in options if name and name in message]
            return option_error(tags["Options"], max(named, key=len, default=""), fault, message)


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


# --- One line ------------------------------------------------------------------------------


class _Reader:
    """The game as far as it has been read."""

    def __init__(self, rules: AnyRules, is_hidden: bool) -> None:  # noqa: FBT001 - internal
        self._rules = rules
        self._is_hidden = is_hidden
        self._state: Any = rules.start()
        self._acts: list[Act] = []
        self._due: tuple[Check, ...] = ()  # check lines that may still follow the last act

    def take(self, number: int, text: str) -> None:
        """Take one line, or change nothing.

        Raises:
            RecordError: what is wrong with it.
        """
        words = words_of(text)
        if words[0].text.startswith("["):
            message = "a tag block begins after an empty line"
            raise RecordError(RecordFault.BAD_TAG, message, line=number, column=words[0].column)
        if words[0].text in self._rules.check_words or self._is_due_go(words):
            self._check(words, number)
        else:
            self._act(words, number)

    def go_on(self) -> None:
        """Go on before the next deal."""
        self._state = self._rules.next_deal(self._state)
        self._due = ()

    def record(self, tags: dict[str, Tag]) -> Record:
        """What has been read so far, with the tags that hold for it."""
        acts = settled(self._rules, self._acts)
        given = {name: tag.value for name, tag in tags.items() if name != "Options"}
        bare = Record(in_order(given.items()), self._rules, acts)
        if bare.result is None:
            given.pop("Result", None)
            given.pop("Termination", None)
        for name, value in settled_tags(bare).items():
            if name in given or name == "Options":
                given[name] = value
        return Record(in_order(given.items()), self._rules, acts)

    def _is_due_go(self, words: Sequence[Word]) -> bool:
        text = " ".join(word.text for word in words)
        return any(not check.is_written and str(check) == text for check in self._due)

    def _check(self, words: tuple[Word, ...], number: int) -> None:
        """Compare a check line with those that the last act gave; it may skip earlier ones."""
        for place, check in enumerate(self._due):
            head = check.head.split()
            if [word.text for word in words[: len(head)]] != head:
                continue
            _compare(check, words[len(head) :], words[-1], number)
            earlier = self._due[:place]
            skipped = [other for other in earlier if not other.is_written and not check.is_written]
            self._due = (*skipped, *self._due[place + 1 :])
            return
        if not self._rules.to_act(self._state):
            raise _after_the_end(words[0], number)
        for second in words[1:2]:
            if not NUMBER.fullmatch(second.text):
                raise unknown(second, number)
        message = f"the rules give no such line here: {words[0].text!r}"
        raise RecordError(
            RecordFault.NOT_LEGAL,
            message,
            line=number,
            column=words[0].column,
            reason=Refusal.WRONG_PHASE,
        )

    def _act(self, words: tuple[Word, ...], number: int) -> None:
        """Take an action line."""
        if not self._rules.to_act(self._state):
            raise _after_the_end(words[0], number)
        line = take_apart(words, number)
        action = parse_action(self._rules, line, number)
        self._require_turn(line, words[0], number)
        _require_different_cards(line, number)
        try:
            step = self._rules.apply(self._state, line.seat, action)
        except Refused as refused:
            raise _error_of(refused, line, words[0], number) from None
        given = self._rules.pegged(step.events)
        if line.points not in {None, given}:
            message = f"the line says {line.points}, the rules give {given}"
            raise _differs(message, line.points_column, number, (str(line.points), str(given)))
        self._acts.append(Act(line.seat, action, step, number))
        self._state = step.state
        self._due = self._rules.checks(step.events)

    def _require_turn(self, line: Line, first: Word, number: int) -> None:
        """What is wrong whatever the action: no such seat, or a go left out that must stand."""
        go = next((check for check in self._due if not check.is_written), None)
        if self._is_hidden and go is not None:
            message = f"where cards are unknown, {str(go)!r} must stand before this line"
        elif line.seat != DEALER and line.seat not in self._rules.seats:
            message = f"there is no seat {line.seat}"
        else:
            return
        raise RecordError(RecordFault.NOT_TO_ACT, message, line=number, column=first.column)


def _compare(check: Check, rest: Sequence[Word], last: Word, number: int) -> None:
    """Compare the value of *check* with the words in its place.

    Raises:
        RecordError: ``unknown-action`` for another shape, ``check-differs`` for another number.
    """
    due = check.value.split()
    for given, word in zip(due, rest, strict=False):
        is_number = given != "="
        if word.text != given and not (is_number and NUMBER.fullmatch(word.text)):
            raise unknown(word, number)
    if len(rest) > len(due):
        raise unknown(rest[len(due)], number)
    if len(rest) < len(due):
        message = f"{check.head!r} says no number"
        column = last.column + len(last.text) + 1
        raise RecordError(RecordFault.UNKNOWN_ACTION, message, line=number, column=column)
    for given, word in zip(due, rest, strict=True):
        if word.text != given:
            message = f"the line says {word.text}, the rules give {given}"
            raise _differs(message, word.column, number, (word.text, given))


def _differs(message: str, column: int, number: int, values: tuple[str, str]) -> RecordError:
    stands, given = values
    return RecordError(
        RecordFault.CHECK_DIFFERS, message, line=number, column=column, stands=stands, given=given
    )


def _after_the_end(word: Word, number: int) -> RecordError:
    message = "the game is over"
    return RecordError(RecordFault.AFTER_THE_END, message, line=number, column=word.column)


def _require_different_cards(line: Line, number: int) -> None:
    seen = set[str]()
    for word in line.words:
        if word.text in seen and is_card(word.text):
            message = f"{word.text} stands twice in one line"
            raise RecordError(RecordFault.CARD_TWICE, message, line=number, column=word.column)
        seen.add(word.text)


def _error_of(refused: Refused, line: Line, first: Word, number: int) -> RecordError:
    """The rules' refusal as an error of the record."""
    fault = _FAULT_OF.get(refused.reason, RecordFault.NOT_LEGAL)
    if isinstance(refused, NotToAct) and fault is RecordFault.NOT_LEGAL:
        fault = RecordFault.NOT_TO_ACT
    is_seat = fault in {RecordFault.NOT_TO_ACT, RecordFault.AFTER_THE_END}
    column = first.column if is_seat else line.column_of_card(refused.at)
    reason = refused.reason if fault is RecordFault.NOT_LEGAL else None
    return RecordError(fault, str(refused), line=number, column=column, reason=reason)
