"""Every game by its name. A new game is one folder under ``games`` and one line here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Protocol, final

from pegboard.game import OptionError, OptionFault, OptionSpec, Rules, Seat
from pegboard.games import cribbage, ecarte, solo_whist


class FindVariant(Protocol):
    """How a game gives the rules of one of its variants."""

    def __call__(
        self,
        variant: str,
        options: Mapping[str, str] | None = None,
        *,
        dealer: Seat | None = None,
        start: Sequence[int] | None = None,
    ) -> Rules[Any, Any, Any, Any]:
        """The rules of *variant* with *options*."""
        ...


@final
@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the catalog.

    Attributes:
        variants: catalog names, the default first.
        rules: gives the rules of a variant.
        option_specs: gives the options of a variant.
    """

    variants: tuple[str, ...]
    rules: FindVariant
    option_specs: Callable[[str], tuple[OptionSpec, ...]]


GAMES: Final[Mapping[str, Entry]] = MappingProxyType(
    {
        "cribbage": Entry(tuple(cribbage.VARIANTS), cribbage.rules, cribbage.option_specs),
        "ecarte": Entry(ecarte.VARIANTS, ecarte.rules, ecarte.option_specs),
        "solo-whist": Entry(tuple(solo_whist.VARIANTS), solo_whist.rules, solo_whist.option_specs),
    }
)
"""Every game by its catalog name."""

_NO_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


def rules(
    game: str,
    variant: str,
    options: Mapping[str, str] = _NO_OPTIONS,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> Rules[Any, Any, Any, Any]:
    """The rules of a game by its catalog names and the option names of its rule book.

    Raises:
        OptionError: ``unknown-variant`` (no such game or variant), ``unknown-option``,
            ``bad-option-value`` or ``bad-start``.

    >>> rules("cribbage", "six-card").seats
    (0, 1)
    """
    return _entry(game).rules(variant, options, dealer=dealer, start=start)


def option_specs(game: str, variant: str) -> tuple[OptionSpec, ...]:
    """The options that apply to a variant, in the order of its rule book.

    Raises:
        OptionError: ``unknown-variant``.
    """
    return _entry(game).option_specs(variant)


def _entry(game: str) -> Entry:
    try:
        return GAMES[game]
    except KeyError:
        message = f"the catalog has no game {game!r}"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message) from None
