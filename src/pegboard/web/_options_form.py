"""The options of a table as a form: fields from the game's own list, wishes from what was sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final

from pegboard.game import OptionError, OptionFault, OptionSpec
from pegboard.texts import Texts

PREFIX: Final = "option-"
"""Before the names of the inputs, so that an option can never pass for another field."""

OTHER: Final = "other"
"""The choice of a number that is not in the list; the number stands in a field of its own."""

OTHER_INPUT: Final = "other-"
"""Before the names of those fields."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


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
        chosen: the value chosen beforehand; :data:`OTHER` when it is *number*.
        usual: the choice of the default.
        span: lowest and highest number of a field that takes any.
        number: what stands in that field beforehand, empty where the list says it.
        needs: id of another field without whose values *needed* this one has no meaning.
        is_wrong: whether what was chosen is no value of it.
    """

    id: str
    input: str
    label: str
    note: str
    choices: tuple[Choice, ...]
    chosen: str
    usual: Choice
    span: tuple[int, int] | None = None
    number: str = ""
    needs: str = ""
    needed: tuple[str, ...] = ()
    is_wrong: bool = False

    @property
    def other_input(self) -> str:
        """Name of the field for a number that is not in the list."""
        return OTHER_INPUT + self.input.removeprefix(PREFIX)


def fields(
    game: str, specs: Sequence[OptionSpec], texts: Texts, form: Mapping[str, str] = NOTHING
) -> tuple[Field, ...]:
    """One field for each option that leaves a choice, in the order of the rule book.

    Args:
        game: catalog name; a game may explain an option in words of its own.
        specs: the options of the variant.
        texts: in the reader's language.
        form: what he chose the last time, or what was just refused.
    """
    return tuple(_field(game, spec, texts, form) for spec in specs if len(spec.values) > 1)


def wishes(specs: Sequence[OptionSpec], form: Mapping[str, str]) -> dict[str, str]:
    """The options that *form* sets otherwise than usual.

    An option that needs another one which was not chosen is left out: without a script it stands
    in the form all the same, and choosing it does no harm.

    Raises:
        OptionError: ``unknown-option``, for one that no form of ours has, or ``bad-option-value``.
    """
    names = {spec.name for spec in specs}
    for name in form:
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in names:
            message = f"the form has no option {name.removeprefix(PREFIX)!r}"
            raise OptionError(OptionFault.UNKNOWN_OPTION, message)
    chosen = {spec.name: _chosen(spec, form) for spec in specs}
    told = [spec for spec in specs if spec.has_meaning(chosen)]
    for spec in told:
        if not spec.allows(chosen[spec.name]):
            message = f"option {spec.name} has no value {chosen[spec.name]!r}"
            raise OptionError(OptionFault.BAD_OPTION_VALUE, message)
    return {spec.name: chosen[spec.name] for spec in told if chosen[spec.name] != spec.default}


def _chosen(spec: OptionSpec, form: Mapping[str, str]) -> str:
    """What *form* says of an option: without a script the number counts, whatever the list says.

    With one, the number is sent only beside the choice of another number.
    """
    value = form.get(PREFIX + spec.name, spec.default)
    if spec.span is None:
        return value
    number = form.get(OTHER_INPUT + spec.name, "").strip()
    return number if number or value == OTHER else value


def _field(game: str, spec: OptionSpec, texts: Texts, form: Mapping[str, str]) -> Field:
    kebab = spec.name.replace("_", "-")
    choices = [_choice(kebab, value, texts) for value in spec.values]
    if spec.span is not None:
        choices.append(Choice(OTHER, f"option-{kebab}-{OTHER}", {}))
    value = _chosen(spec, form)
    is_listed = value in spec.values
    instead = OTHER if spec.span is not None else spec.default
    other, values = spec.needs or ("", frozenset())
    note = f"option-note-{game}-{kebab}"
    return Field(
        id=PREFIX + kebab,
        input=PREFIX + spec.name,
        label=f"option-{kebab}",
        note=note if note in texts else f"option-note-{kebab}",
        choices=tuple(choices),
        chosen=value if is_listed else instead,
        usual=_choice(kebab, spec.default, texts),
        span=spec.span,
        number="" if is_listed else value,
        needs=PREFIX + other.replace("_", "-") if other else "",
        needed=tuple(sorted(values)),
        is_wrong=not spec.allows(value),
    )


def _choice(kebab: str, value: str, texts: Texts) -> Choice:
    """The text of a value: one of its own, or for a plain number the one that all share."""
    shared = f"option-{kebab}-value"
    if shared in texts:
        return Choice(value, shared, {"number": int(value)})
    return Choice(value, f"option-{kebab}-{value.replace('_', '-')}", {})
