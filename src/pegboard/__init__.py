"""Pegboard: an open card club, and a library for the games that are played in it.

The games are imported when they are first asked for: ``from pegboard import cribbage``.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pegboard.games import cribbage, ecarte, solo_whist

__all__ = ["cribbage", "ecarte", "solo_whist"]

_GAMES: Final = {
    "cribbage": "pegboard.games.cribbage",
    "ecarte": "pegboard.games.ecarte",
    "solo_whist": "pegboard.games.solo_whist",
}


def __getattr__(name: str) -> ModuleType:
    """Import a game by its name."""
    if name in _GAMES:
        return import_module(_GAMES[name])
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    """Every public name, imported yet or not."""
    return sorted([*globals(), *_GAMES])
