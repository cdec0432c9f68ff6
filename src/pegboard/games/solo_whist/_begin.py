"""The short way in: a session by the names of its options."""

from collections.abc import Mapping, Sequence

from pegboard.dealing import packs_by_chance, packs_by_seed
from pegboard.game import Game, OptionSpec, Seat
from pegboard.games.solo_whist._actions import Action
from pegboard.games.solo_whist._events import Event
from pegboard.games.solo_whist._options import SPECS, options_of
from pegboard.games.solo_whist._rules import SoloWhist
from pegboard.games.solo_whist._state import State
from pegboard.games.solo_whist._view import View
from pegboard.games.solo_whist.variants import variant as find


def rules(
    variant: str,
    options: Mapping[str, str] | None = None,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> SoloWhist:
    """The rules of *variant* with *options*, all by their names in the record.

    Raises:
        OptionError: ``unknown-variant``, ``unknown-option``, ``bad-option-value`` or
            ``bad-start``.
    """
    return SoloWhist(find(variant), options_of(options or {}), dealer=dealer, start=start)


def option_specs(variant: str) -> tuple[OptionSpec, ...]:
    """The options of *variant*, in canonical order (solo-whist.md section 9).

    Raises:
        OptionError: ``unknown-variant``.
    """
    find(variant)
    return SPECS


def new(
    variant: str = "solo",
    *,
    seed: int | None = None,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
    **options: str | int,
) -> Game[State, Action, Event, View]:
    """A new session whose cards come by themselves.

    Args:
        variant: catalog name.
        seed: the same seed gives the same packs; without one they come by chance.
        dealer: the first dealer; without him the lot is drawn.
        start: the total of each seat before the first deal.
        options: what differs from the defaults, such as ``deals=4``.

    Raises:
        OptionError: a variant, option or start that does not exist.
        ValueError: *seed* is no whole number from 0.

    >>> game = new(seed=7, deals=4, dealer=3)
    >>> [game.rules.write(action) for action in game.actions(0)]
    ['pass', 'prop', 'solo', 'misere', 'abundance', 'royal', 'open', 'declared']
    """
    wishes = {name: str(value) for name, value in options.items()}
    packs = packs_by_chance() if seed is None else packs_by_seed(seed)
    return Game(rules(variant, wishes, dealer=dealer, start=start), packs)
