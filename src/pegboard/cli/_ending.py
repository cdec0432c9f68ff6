"""How the game of a record ended: who gave up or was stopped, and who won."""

from typing import TYPE_CHECKING, Final

from pegboard.cli._answer import Json

if TYPE_CHECKING:
    from pegboard.game import Record
    from pegboard.texts import Texts

CAUSES: Final = frozenset({"resigned", "time", "abandoned"})
"""Terminations of a game that a side has left."""


def sides_left(record: "Record") -> list[tuple[int, str]]:
    """Every side that left the game, in order, with its cause (cribbage.md R57).

    Games of three and more sides tell it in an event; of two sides, the one that has not won left.
    """
    left = [(event.side, event.cause) for event in record.events if event.kind == "side-left"]
    result = record.result
    if left or result is None or result.winner is None or result.termination not in CAUSES:
        return left
    return [(1 - result.winner, result.termination)]


def ending_answer(record: "Record") -> dict[str, Json]:
    """Winner, termination and who left, for programs; ``None`` where there is none yet."""
    result = record.result
    return {
        "winner": None if result is None else result.winner,
        "termination": None if result is None else result.termination,
        "left": [{"side": side, "cause": cause} for side, cause in sides_left(record)],
    }


def ending_lines(texts: "Texts", record: "Record") -> list[str]:
    """The same for people; of a game under way, who has left it so far."""
    lines = [
        _of_side(texts, record, f"cli-left-{cause}", side) for side, cause in sides_left(record)
    ]
    result = record.result
    if result is None:
        return lines
    if result.termination == "agreed":
        return [*lines, texts.text("cli-termination-agreed")]
    if result.winner is None:
        return [*lines, texts.text("cli-won-shared")]
    return [*lines, _of_side(texts, record, "cli-won", result.winner)]


def _of_side(texts: "Texts", record: "Record", key: str, side: int) -> str:
    first, *others = map(str, record.rules.sides[side])
    seats = first
    for other in others:
        seats = texts.text("cli-seats-and", before=seats, last=other)
    return texts.text(key, seats=seats, several="yes" if others else "no")
