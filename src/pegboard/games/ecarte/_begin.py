"""The short way in: a game by the names of its options."""

from collections.abc import Mapping, Sequence

from pegboard.dealing import first_dealer, packs_by_chance, packs_by_seed
from pegboard.game import Game, OptionSpec, Seat
from pegboard.games.ecarte._actions import Action
from pegboard.games.ecarte._cards import PACK
from pegboard.games.ecarte._events import Event
from pegboard.games.ecarte._options import SPECS, options_of
from pegboard.games.ecarte._rules import Ecarte
from pegboard.games.ecarte._state import State
from pegboard.games.ecarte._view import View
from pegboard.games.ecarte.variants import ECARTE
from pegboard.games.ecarte.variants import variant as find


def rules(
    variant: str = ECARTE,
    options: Mapping[str, str] | None = None,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> Ecarte:
    """The rules with *options*, all by their names in the record.

    Raises:
        OptionError: ``unknown-variant``, ``unknown-option``, ``bad-option-value`` or
            ``bad-start``.
    """
    find(variant)
    return Ecarte(options_of(options or {}), dealer=dealer, start=start)


def option_specs(variant: str = ECARTE) -> tuple[OptionSpec, ...]:
    """The options in canonical order (ecarte.md section 11).

    Raises:
        OptionError: ``unknown-variant``.
    """
    find(variant)
    return SPECS


def new(
    variant: str = ECARTE,
    *,
    seed: int | None = None,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
    **options: str | int,
) -> Game[State, Action, Event, View]:
    """A new game whose cards come by themselves.

    Args:
        variant: catalog name.
        seed: the same seed gives the same packs; without one they come by chance.
        dealer: the first dealer; without him the lot is drawn, or chance names him.
        start: the score of each side before the first deal.
        options: what differs from the defaults, such as ``target=7``.

    Raises:
        OptionError: a variant, option or start that does not exist.
        ValueError: *seed* is no whole number from 0.

    >>> game = new(seed=7, dealer=0)
    >>> [game.rules.write(action) for action in game.actions(1)]
    ['play', 'propose']
    """
    wishes = {name: str(value) for name, value in options.items()}
    packs = packs_by_chance(PACK) if seed is None else packs_by_seed(seed, PACK)
    settled = rules(variant, wishes, dealer=dealer, start=start)
    if dealer is None and settled.first_dealer_option == "random":
        dealer = first_dealer(packs(0), len(settled.seats))
        settled = rules(variant, wishes, dealer=dealer, start=start)
    return Game(settled, packs)
