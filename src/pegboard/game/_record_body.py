"""Reading the body of a record line by line against the rules.

States are values, so a line that is refused has changed nothing.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from pegboard.game._errors import NotToAct, RecordError, RecordFault, Refusal, Refused
from pegboard.game._record import Act, Record, settled, settled_tags
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
from pegboard.game._record_tags import Tag, in_order
from pegboard.game._rules import DEALER, Check

_FAULT_OF: Final = {
    Refusal.CARD_TWICE: RecordFault.CARD_TWICE,
    Refusal.WRONG_COUNT: RecordFault.WRONG_COUNT,
    Refusal.NOT_TO_ACT: RecordFault.NOT_TO_ACT,
    Refusal.GAME_OVER: RecordFault.AFTER_THE_END,
}


@final
class BodyReader:
    """The game as far as its lines have been read.

    Args:
        rules: the rules that its tags name.
        is_hidden: whether some card of it is unknown, so that gos must be written.
    """

    def __init__(self, rules: AnyRules, *, is_hidden: bool) -> None:
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
