"""Which club player sits where, and one choice of it as plain work for another process."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from pegboard import catalog
from pegboard.game import OptionError, OptionFault
from pegboard.strategy._baselines import BASELINES, RANDOM, GreedyPlayer, RandomPlayer
from pegboard.strategy._bot import Bot
from pegboard.strategy._cribbage import CribbagePlayer
from pegboard.strategy._cribbage_mind import CribbageMind
from pegboard.strategy._ecarte import EcartePlayer
from pegboard.strategy._ecarte_mind import EcarteMind
from pegboard.strategy._general import Mind
from pegboard.strategy._solo import SoloPlayer
from pegboard.strategy._solo_mind import SoloMind

LEVELS: Final = ("level-1", "level-2", "level-3")
"""Levels of club players, weakest first."""

DEFAULT_LEVEL: Final = "level-2"
"""The level that is offered first."""

OLD_LEVELS: Final[Mapping[str, str]] = {"club": "level-3"}
"""Names in stored tables that are no longer offered, and the level that each means."""

ACCEPTED_LEVELS: Final = (*LEVELS, *OLD_LEVELS)
"""Every name of a level that a table may hold."""

BUDGET: Final = 0.5
"""Seconds of work that a decision should take at most; nearly all take a tenth of it."""

_PLAYERS: Final[Mapping[str, Callable[[str, Mapping[str, str], str], Bot[Any, Any]]]] = {
    "cribbage": CribbagePlayer,
    "ecarte": EcartePlayer,
    "solo-whist": SoloPlayer,
}
"""What makes the player of each game from variant, options and level."""

_MINDS: Final[Mapping[str, Callable[[str, Mapping[str, str]], Mind[Any, Any, Any]]]] = {
    "cribbage": CribbageMind,
    "ecarte": EcarteMind,
    "solo-whist": SoloMind,
}
"""What the general player knows of each game, made from variant and options."""

GAMES: Final = frozenset(_PLAYERS)
"""The games that have a club player."""

NO_OPTIONS: Final[Mapping[str, str]] = {}


def club_player(
    game: str, variant: str, level: str = DEFAULT_LEVEL, options: Mapping[str, str] = NO_OPTIONS
) -> Bot[Any, Any]:
    """The club player of a game.

    Args:
        game: catalog name of the game.
        variant: catalog name of the variant.
        level: one of :data:`ACCEPTED_LEVELS`.
        options: what the table has agreed, where it differs from the variant's defaults.

    Raises:
        OptionError: there is no such game, variant, option or level, or the game has no club
            player.
    """
    if level not in ACCEPTED_LEVELS:
        message = f"there is no club player of level {level!r}"
        raise OptionError(OptionFault.BAD_OPTION_VALUE, message)
    catalog.rules(game, variant, options)  # refuses what does not exist, in the catalog's words
    if game not in _PLAYERS:
        message = f"there is no club player of {game!r}"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message)
    return _PLAYERS[game](variant, options, OLD_LEVELS.get(level, level))


def named_bot(
    game: str, variant: str, name: str, options: Mapping[str, str] = NO_OPTIONS
) -> Bot[Any, Any]:
    """A player by its name in the arena: a level, or a baseline of `BASELINES`.

    Raises:
        OptionError: there is no such game, variant, option or name, or the game has no such
            player.
    """
    if name not in BASELINES:
        return club_player(game, variant, name, options)
    catalog.rules(game, variant, options)
    if name == RANDOM:
        return RandomPlayer()
    if game not in _MINDS:
        message = f"there is no player {name!r} of {game!r}"
        raise OptionError(OptionFault.BAD_OPTION_VALUE, message)
    return GreedyPlayer(_MINDS[game](variant, options))


def choose(  # noqa: PLR0913, PLR0917 - the job of a worker: everything it needs, and all of it plain
    game: str,
    variant: str,
    options: Mapping[str, str],
    level: str,
    view: object,
    actions: Sequence[object],
    seed: int,
) -> object:
    """What the club player chooses; picklable, and the same for the same *seed*.

    Args:
        game: catalog name of the game.
        variant: catalog name of the variant.
        options: what the table has agreed.
        level: one of :data:`ACCEPTED_LEVELS`.
        view: the view of the seat to act.
        actions: what that seat may do.
        seed: whatever chance the player uses comes from it.
    """
    player = club_player(game, variant, level, options)
    rng = Random(seed)  # noqa: S311 - imagined hands, no secret
    return player.choose(view, actions, rng, BUDGET)
