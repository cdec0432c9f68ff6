"""What a command answers: an exit status, a complaint, words for people or JSON for programs."""

import dataclasses
import json
import sys
from collections.abc import Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import Any, TypeAlias, cast, final

from pegboard.cards import Card

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


LONGEST_PART = 240
"""Characters of a quoted part; somebody may have given a whole file in the place of a word."""


@final
class Whole(str):
    """Words of our own in a complaint, such as a list of names: never shortened."""

    __slots__ = ()


@final
class Status(IntEnum):
    """Exit status of a command."""

    DONE = 0
    NO = 1
    """The answer is no: a record that breaks a rule, a check that failed."""
    WRONG_QUESTION = 2
    """Bad cards, an unknown variant, a file that is missing or cannot be read."""
    INTERRUPTED = 130
    """Stopped by the keyboard, as shells count it."""


@final
class Complaint(Exception):  # noqa: N818 - what a person is told, not an error of the program
    """One sentence about what is wrong, with a stable code.

    Attributes:
        key: text of ``cli.ftl``, or of another catalog.
        arguments: what the text needs.
        code: stable code for programs.
        status: exit status.
    """

    def __init__(
        self, *, key: str, code: str, status: Status = Status.WRONG_QUESTION, **arguments: str | int
    ) -> None:
        """Keep what is needed to say it in any language."""
        super().__init__(key)
        self.key = key
        self.arguments: dict[str, str | int] = {
            name: value if isinstance(value, int | Whole) else shortened(value)
            for name, value in arguments.items()
        }
        self.code = code
        self.status = status


def shortened(part: str) -> str:
    """What is wrong, as far as anybody wants to read it."""
    return part if len(part) <= LONGEST_PART else part[:LONGEST_PART] + "…"


def plain(value: Any) -> Json:  # noqa: ANN401, PLR0911 - a line for each kind of value
    """A value of the games as JSON: cards and codes as text, dataclasses as objects.

    Raises:
        TypeError: *value* is of a kind that no promise was made for.
    """
    match value:
        case None | bool() | float():
            return value
        case StrEnum():
            return value.value
        case int():
            return int(value)
        case str():
            return value
        case Card():
            return str(value)
        case Mapping():
            items = cast("dict[Any, Any]", value).items()
            return {str(key): plain(item) for key, item in items}
        case Sequence():
            return [plain(item) for item in cast("list[Any]", value)]
        case _ if dataclasses.is_dataclass(value):
            return {
                field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)
            }
        case _:
            message = f"{type(value).__name__} has no form in JSON"
            raise TypeError(message)


def print_json(value: Json) -> None:
    """Print one line of JSON, in ASCII so that it survives every pipe."""
    say(json.dumps(value))


def say(line: str) -> None:
    """Print one line for people."""
    sys.stdout.write(line + "\n")
