"""The tags of a record: reading one, what their values must look like, the order of writing."""

import re
import unicodedata
from calendar import monthrange
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, final

from pegboard.game._errors import OptionError, RecordError, RecordFault
from pegboard.game._rules import Seat

FORMAT: Final = "1"
TERMINATIONS: Final = frozenset({"normal", "resigned", "time", "abandoned", "agreed"})
REQUIRED: Final = ("Game", "Variant", "Format")

# `SeatN` and `SaltN` stand for one tag a seat.
_ORDER: Final = (
    "Game", "Variant", "Format", "Options", "SeatN", "Date", "Dealer", "Start", "Match",
    "MatchScore", "Event", "Site", "Commitment", "SaltN", "Secret", "Result", "Termination",
)  # fmt: skip
_RANK: Final = {name: rank for rank, name in enumerate(_ORDER)}
_OF_SEAT: Final = re.compile(r"(Seat|Salt)(0|[1-9][0-9]?)")
_SCORES: Final = re.compile(r"-?[0-9]{1,4}(?: +-?[0-9]{1,4})*")
_DATE: Final = re.compile(
    r"([0-9]{4})-([0-9]{2})-([0-9]{2})"
    r"(?:T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.[0-9]{1,9})?)?(?:Z|\+00:00))?"
)
_MONTHS: Final = 12
_HOURS: Final = 24
_SIXTY: Final = 60
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")

# A tag piece by piece, so that an error can say how far it was right.
_PIECES: Final = tuple(
    map(
        re.compile,
        (
            r"\[",
            r"[A-Za-z][A-Za-z0-9_-]*",
            r' "',
            r'(?:[^"\\]|\\["\\])*',
            r'"\]',
            r"[ \t]*(?:;.*)?$",
        ),
    )
)
_ESCAPED: Final = re.compile(r'\\(["\\])')


@final
@dataclass(frozen=True, slots=True)
class Tag:
    """A tag and where its parts stand; *column* is that of the opening quote."""

    name: str
    value: str
    line: int
    column: int

    def error(
        self,
        fault: RecordFault,
        message: str,
        *,
        stands: str | None = None,
        given: str | None = None,
    ) -> RecordError:
        """An error at the value of this tag."""
        return RecordError(
            fault, message, line=self.line, column=self.column, stands=stands, given=given
        )

    def bad(self) -> RecordError:
        """The error for a value that this tag cannot have."""
        return self.error(
            RecordFault.BAD_TAG, f"{self.value!r} is no value for the tag {self.name}"
        )

    def numbers(self) -> tuple[int, ...]:
        """The value as numbers with spaces between them.

        Raises:
            RecordError: ``bad-tag``, or ``bad-start`` in the tag ``Start``.
        """
        if not _SCORES.fullmatch(self.value):
            if self.name == "Start":
                raise self.error(RecordFault.BAD_START, f"{self.value!r} is no list of scores")
            raise self.bad()
        return tuple(map(int, self.value.split()))


def read_tag(text: str, line: int) -> Tag:
    """Read one tag line.

    Raises:
        RecordError: ``bad-tag``.
    """
    ends: list[int] = [0]
    for piece in _PIECES:
        found = piece.match(text, ends[-1])
        if found is None:
            message = 'a tag is written [Name "value"]'
            raise RecordError(RecordFault.BAD_TAG, message, line=line, column=ends[-1] + 1)
        ends.append(found.end())
    value = _ESCAPED.sub(r"\1", text[ends[3] : ends[4]])
    tag = Tag(text[ends[1] : ends[2]], value, line, ends[3])
    if not is_writable(value):
        raise tag.bad()
    return tag


def write_tag(name: str, value: str) -> str:
    """Write one tag line."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def is_writable(value: str) -> bool:
    """Whether *value* can stand in a tag: no control characters, nothing that is not text."""
    return all(unicodedata.category(letter) not in {"Cc", "Cs"} for letter in value)


def in_order(tags: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Tags in the order of writing; unknown ones last, in the order in which they came."""
    return tuple(sorted(tags, key=lambda tag: _place(tag[0])))


def check_values(tags: Mapping[str, Tag], seats: tuple[Seat, ...], sides: int) -> None:
    """Check the tags whose values the format settles.

    Raises:
        RecordError: ``bad-tag``.
    """
    for tag in tags.values():
        of_seat = _OF_SEAT.fullmatch(tag.name)
        if of_seat and int(of_seat[2]) not in seats:
            raise tag.bad()
        if tag.name in {"Commitment", "Secret"} and not _DIGEST.fullmatch(tag.value):
            raise tag.bad()
        if tag.name == "Termination" and tag.value not in TERMINATIONS:
            raise tag.bad()
        if tag.name == "Date" and not _is_date(tag.value):
            raise tag.bad()
        if tag.name in {"Result", "MatchScore"} and len(tag.numbers()) != sides:
            raise tag.bad()


def dealer_of(tag: Tag | None, seats: tuple[Seat, ...]) -> Seat | None:
    """The first dealer that *tag* names.

    Raises:
        RecordError: ``bad-tag``: it names no seat.
    """
    if tag is None:
        return None
    if tag.value not in map(str, seats):
        raise tag.bad()
    return int(tag.value)


def options_of(tag: Tag | None) -> dict[str, str]:
    """The options that *tag* names.

    Raises:
        RecordError: ``unknown-option`` for a word without ``=``, ``bad-tag`` for one named twice.
    """
    options: dict[str, str] = {}
    for word in tag.value.split() if tag else ():
        name, sign, value = word.partition("=")
        if tag and not sign:
            raise option_error(tag, RecordFault.UNKNOWN_OPTION, f"{word!r} is no option", name)
        if tag and name in options:
            raise option_error(tag, RecordFault.BAD_TAG, f"option {name} stands twice", name)
        options[name] = value
    return options


def option_error(
    tag: Tag, fault: RecordFault, message: str, name: str, *, about: OptionError | None = None
) -> RecordError:
    """An error at the last word of the tag ``Options`` that begins with *name*."""
    words = [found for found in re.finditer(r"\S+", tag.value) if found[0].startswith(name)]
    offset = words[-1].start() + 1 if words else 0
    return RecordError(fault, message, line=tag.line, column=tag.column + offset, about=about)


def _place(name: str) -> tuple[int, int]:
    of_seat = _OF_SEAT.fullmatch(name)
    if of_seat:
        return _RANK[of_seat[1] + "N"], int(of_seat[2])
    return _RANK.get(name, len(_ORDER)), 0


def _is_date(value: str) -> bool:
    """Whether *value* is a day, or a moment that says it is in UTC (ISO 8601)."""
    found = _DATE.fullmatch(value)
    if found is None:
        return False
    year, month, day, hour, minute, second = (int(part or 0) for part in found.groups())
    is_day = 1 <= month <= _MONTHS and 1 <= day <= monthrange(year, month)[1]
    return is_day and hour < _HOURS and minute < _SIXTY and second < _SIXTY
