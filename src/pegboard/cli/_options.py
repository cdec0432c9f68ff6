"""Options and variants as people type them, checked by the rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pegboard.cli._answer import Complaint, Status, say
from pegboard.cli._option_words import needed, offered, wrong_option

if TYPE_CHECKING:
    from pegboard.game import OptionError, OptionSpec, Rules, Seat
    from pegboard.texts import Texts


def read_options(wishes: Sequence[str]) -> dict[str, str]:
    """Read options such as ``crib_flush=four``.

    Raises:
        Complaint: ``unknown-option`` for a word without ``=``.
    """
    options: dict[str, str] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not (name and equals and value):
            raise Complaint(key="cli-error-option-form", code="unknown-option", option=wish)
        options[name] = value
    return options


def find_game(game: str, variant: str | None) -> tuple[str, str]:
    """Game and variant by their catalog names; a variant's own name stands for both.

    Raises:
        Complaint: ``unknown-variant``, for a game that is none and a variant of another.
    """
    from pegboard import catalog

    if game in catalog.GAMES:
        return game, variant or catalog.GAMES[game].variants[0]
    for name, entry in catalog.GAMES.items():
        if game in entry.variants and variant in {None, game}:
            return name, game
        if game in entry.variants:
            raise _variant_complaint(str(variant), [game])
    games = ", ".join(catalog.GAMES)
    raise Complaint(key="cli-error-game", code="unknown-variant", game=game, games=games)


def _variant_complaint(variant: str, variants: Sequence[str]) -> Complaint:
    return Complaint(
        key="cli-error-variant",
        code="unknown-variant",
        variant=variant,
        variants=", ".join(variants),
    )


def find_rules(
    game: str, variant: str, options: Mapping[str, str], *, dealer: "Seat | None" = None
) -> "Rules[Any, Any, Any, Any]":
    """The rules of a variant with its options.

    Raises:
        Complaint: ``unknown-variant``, ``unknown-option`` or ``bad-option-value``.
    """
    from pegboard import catalog
    from pegboard.game import OptionError

    try:
        return catalog.rules(game, variant, options, dealer=dealer)
    except OptionError as error:
        if error.code == "unknown-variant":
            raise _variant_complaint(variant, catalog.GAMES[game].variants) from None
        raise _option_complaint(error, options) from None


def _option_complaint(error: "OptionError", options: Mapping[str, str]) -> Complaint:
    """What is wrong with the options, with the part that is wrong and what would be right."""
    name = error.option or ""
    kind, told = wrong_option(error)
    option = f"{name}={options.get(name, '')}"
    return Complaint(
        key=f"cli-error-option-{kind}",
        code=error.code,
        status=Status.WRONG_QUESTION,
        option=option,
        **told,
    )


def print_options(texts: "Texts", game: str, variant: str | None) -> Status:
    """List the options of a variant: name, values, what holds when nothing is said, meaning.

    Raises:
        Complaint: ``unknown-variant``.
    """
    from pegboard import catalog

    game, variant = find_game(game, variant)
    find_rules(game, variant, {})
    say(texts.text("cli-options-title", variant=texts.text(f"cli-variant-{variant}")))
    for spec in catalog.option_specs(game, variant):
        default = texts.text("cli-help-default", value=spec.default)
        say(f"{spec.name}: {_values(texts, spec)} {default}")
        say(f"    {_meaning(texts, spec)}")
    return Status.DONE


def _values(texts: "Texts", spec: "OptionSpec") -> str:
    return texts.text("cli-option-values", **offered(spec.values, spec.span))


def _meaning(texts: "Texts", spec: "OptionSpec") -> str:
    meaning = texts.text(f"option-{spec.name.replace('_', '-')}")
    if spec.needs is None:
        return meaning
    other, values = spec.needs
    beside = texts.text("cli-option-needs", **needed(other, sorted(values)))
    return f"{meaning} ({beside})"
