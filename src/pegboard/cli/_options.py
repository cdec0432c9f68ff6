"""Options and variants as people type them, checked by the rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pegboard.cli._answer import Complaint

if TYPE_CHECKING:
    from pegboard.game import OptionError, Rules, Seat


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
    """What is wrong with the options, with the part that is wrong."""
    part = next(
        (f"{name}={value}" for name, value in options.items() if name in str(error)),
        " ".join(f"{name}={value}" for name, value in options.items()),
    )
    key = "cli-error-option-name" if error.code == "unknown-option" else "cli-error-option-value"
    return Complaint(key=key, code=error.code, option=part)
