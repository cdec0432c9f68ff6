"""What may stand in the place of a wrong option, as the texts of ``cli.ftl`` take it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pegboard.cli._answer import Whole

if TYPE_CHECKING:
    from pegboard.game import OptionError

FEW: Final = 3
"""Whole numbers in a row that are still listed one by one."""


def wrong_option(error: "OptionError") -> tuple[str, dict[str, str | int]]:
    """What is wrong with an option: ``name``, ``value`` or ``needs``; and what would be right."""
    if error.code == "unknown-option":
        return "name", {"names": Whole(", ".join(error.allowed))}
    if error.needs is not None:
        return "needs", needed(*error.needs)
    return "value", {"name": error.option or "", **offered(error.allowed, error.span)}


def offered(values: Sequence[str], span: tuple[int, int] | None) -> dict[str, str | int]:
    """What ``cli-option-values`` needs to say which values an option takes.

    >>> offered(("4", "8", "12"), None)
    {'kind': 'several', 'values': '4, 8', 'last': '12'}
    >>> offered(("61", "121"), (31, 361))
    {'kind': 'range', 'low': 31, 'high': 361}
    """
    reach = span or _row(values)
    if reach is None:
        return _listed(values)
    low, high = reach
    others = [one for one in values if not (one.isdecimal() and low <= int(one) <= high)]
    numbers: dict[str, str | int] = {"low": low, "high": high}
    if others:
        return {"kind": "beside", "values": Whole(", ".join(others)), **numbers}
    return {"kind": "range", **numbers}


def needed(other: str, values: Sequence[str]) -> dict[str, str | int]:
    """What ``cli-option-needs`` needs to say beside which other options one means anything."""
    return _listed([f"{other}={value}" for value in values])


def _row(values: Sequence[str]) -> tuple[int, int] | None:
    """First and last of *values* where these are more than a few whole numbers in a row."""
    if len(values) <= FEW or not all(value.isdecimal() for value in values):
        return None
    low, high = int(values[0]), int(values[-1])
    return (low, high) if [*map(int, values)] == [*range(low, high + 1)] else None


def _listed(values: Sequence[str]) -> dict[str, str | int]:
    *before, last = values
    if not before:
        return {"kind": "single", "last": Whole(last)}
    return {"kind": "several", "values": Whole(", ".join(before)), "last": Whole(last)}
