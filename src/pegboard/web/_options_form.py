"""The options of a table as a form: fields from the game's own list, wishes from what was sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import final

from pegboard.game import OptionError, OptionFault, OptionSpec
from pegboard.texts import Texts

PREFIX = "option-"
"""Before the names of the inputs, so that an option can never pass for another field."""


@final
@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option: the *key* and *arguments* of its text."""

    value: str
    key: str
    arguments: Mapping[str, int]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One option as a person sees it; *label* and *note* are keys of texts.

    Attributes:
        input: name of the field in the form.
        default: the value chosen beforehand.
        usual: the choice of that value.
        needs: id of another field without whose values *needed* this one has no meaning.
    """

    id: str
    input: str
    label: str
    note: str
    choices: tuple[Choice, ...]
    default: str
    usual: Choice
    needs: str = ""
    needed: tuple[str, ...] = ()


def fields(specs: Sequence[OptionSpec], texts: Texts) -> tuple[Field, ...]:
    """One field for each option that leaves a choice, in the order of the rule book."""
    return tuple(_field(spec, texts) for spec in specs if len(spec.values) > 1)


def wishes(specs: Sequence[OptionSpec], form: Mapping[str, str]) -> dict[str, str]:
    """The options that *form* sets otherwise than usual.

    An option that needs another one which was not chosen is left out: without a script it stands
    in the form all the same, and choosing it does no harm.

    Raises:
        OptionError: ``unknown-option``, for one that no form of ours has.
    """
    names = {spec.name for spec in specs}
    for name in form:
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in names:
            message = f"the form has no option {name.removeprefix(PREFIX)!r}"
            raise OptionError(OptionFault.UNKNOWN_OPTION, message)
    chosen = {spec.name: form.get(PREFIX + spec.name, spec.default) for spec in specs}
    return {
        spec.name: chosen[spec.name]
        for spec in specs
        if chosen[spec.name] != spec.default and _has_meaning(spec, chosen)
    }


def _has_meaning(spec: OptionSpec, chosen: Mapping[str, str]) -> bool:
    if spec.needs is None:
        return True
    other, values = spec.needs
    return chosen.get(other) in values


def _field(spec: OptionSpec, texts: Texts) -> Field:
    kebab = spec.name.replace("_", "-")
    choices = tuple(_choice(kebab, value, texts) for value in spec.values)
    other, values = spec.needs or ("", frozenset())
    return Field(
        id=PREFIX + kebab,
        input=PREFIX + spec.name,
        label=f"option-{kebab}",
        note=f"option-note-{kebab}",
        choices=choices,
        default=spec.default,
        usual=_choice(kebab, spec.default, texts),
        needs=PREFIX + other.replace("_", "-") if other else "",
        needed=tuple(sorted(values)),
    )


def _choice(kebab: str, value: str, texts: Texts) -> Choice:
    """The text of a value: one of its own, or for a plain number the one that all share."""
    shared = f"option-{kebab}-value"
    if shared in texts:
        return Choice(value, shared, {"number": int(value)})
    return Choice(value, f"option-{kebab}-{value.replace('_', '-')}", {})
