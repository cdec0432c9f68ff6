"""How a game describes its options: for the form that makes a table, for records and checks."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import final

from pegboard.game._errors import OptionError, OptionFault
from pegboard.game._rules import Seat


@final
@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a variant, as text.

    Attributes:
        name: name in the rule book and in the record.
        values: the values offered, in the order of the rule book.
        default: what holds when nothing is said.
        span: lowest and highest whole number also allowed, beside *values*.
        needs: another option and the values of it with which alone this one has a meaning;
            with any other, only the default may be named.
    """

    name: str
    values: tuple[str, ...]
    default: str
    span: tuple[int, int] | None = None
    needs: tuple[str, frozenset[str]] | None = None

    def allows(self, value: str) -> bool:
        """Whether *value* is offered or lies in the span, in its only spelling."""
        if value in self.values:
            return True
        if self.span is None or not (value.isascii() and value.isdigit()):
            return False
        low, high = self.span
        if len(value) > len(str(high)):  # and int() of thousands of digits is refused by Python
            return False
        return str(int(value)) == value and low <= int(value) <= high

    def has_meaning(self, chosen: Mapping[str, str]) -> bool:
        """Whether this option makes a difference beside *chosen*, every option with its value."""
        if self.needs is None:
            return True
        other, values = self.needs
        return chosen.get(other) in values


def settle(
    specs: Iterable[OptionSpec], wishes: Mapping[str, str], known: Iterable[str]
) -> dict[str, str]:
    """Every option of *specs* with its value, *wishes* checked.

    *known* are the names of all options of the game; one that is known but has no spec does
    not apply to this variant.

    Raises:
        OptionError: ``unknown-option`` or ``bad-option-value``.
    """
    by_name = {spec.name: spec for spec in specs}
    for name in wishes:
        if name not in by_name:
            raise _no_option(name, tuple(by_name), is_known=name in known)
    settled = {name: wishes.get(name, spec.default) for name, spec in by_name.items()}
    for spec in by_name.values():
        value = settled[spec.name]
        if not spec.allows(value):
            raise _no_value(spec, value)
        if spec.needs is not None and value != spec.default and not spec.has_meaning(settled):
            raise _no_meaning(spec, *spec.needs)
    return settled


def write_options(specs: Iterable[OptionSpec], options: object) -> dict[str, str]:
    """What differs from the defaults, in the order of *specs*.

    *options* has every option of *specs* as an attribute.
    """
    values = ((spec, str(getattr(options, spec.name))) for spec in specs)
    return {spec.name: value for spec, value in values if value != spec.default}


def check_start(
    dealer: Seat | None, opening: Sequence[int] | None, *, seats: Container[Seat], sides: int
) -> None:
    """Check the first dealer and the scores before the first deal, where they are given.

    How high a score may be is the game's to say.

    Raises:
        OptionError: ``bad-option-value`` for a dealer who has no seat; ``bad-start`` for anything
            but a whole number a side.
    """
    if dealer is not None and dealer not in seats:
        message = f"there is no seat {dealer} to deal first"
        raise OptionError(OptionFault.BAD_OPTION_VALUE, message)
    if opening is None:
        return
    if len(opening) != sides:
        message = f"{sides} scores are wanted, not {len(opening)}"
        raise OptionError(OptionFault.BAD_START, message)
    if any(type(score) is not int for score in opening):
        message = "scores to start from are whole numbers"
        raise OptionError(OptionFault.BAD_START, message)


def _no_option(name: str, names: tuple[str, ...], *, is_known: bool) -> OptionError:
    """The refusal of an option that the variant does not have; *names* are those that it has."""
    wrong = (
        f"option {name} does not apply to this variant"
        if is_known
        else f"there is no option {name!r}"
    )
    message = f"{wrong}; it has {', '.join(names) or 'none'}"
    return OptionError(OptionFault.UNKNOWN_OPTION, message, option=name, allowed=names)


def _no_value(spec: OptionSpec, value: str) -> OptionError:
    """The refusal of a value that is neither offered nor in the span."""
    allowed = ", ".join(spec.values)
    if spec.span is not None:
        allowed += f" or a whole number from {spec.span[0]} to {spec.span[1]}"
    return OptionError(
        OptionFault.BAD_OPTION_VALUE,
        f"option {spec.name} has no value {value!r}; it takes {allowed}",
        option=spec.name,
        allowed=spec.values,
        span=spec.span,
    )


def _no_meaning(spec: OptionSpec, other: str, values: Iterable[str]) -> OptionError:
    """The refusal of a value other than the default where *other* has none of *values*."""
    needed = tuple(sorted(values))
    return OptionError(
        OptionFault.BAD_OPTION_VALUE,
        f"option {spec.name} needs {other}={' or '.join(needed)}",
        option=spec.name,
        allowed=(spec.default,),
        needs=(other, needed),
    )
