"""Club players: they see what their seat may see, and choose."""

from pegboard.strategy._baselines import BASELINES
from pegboard.strategy._bot import Bot
from pegboard.strategy._choose import (
    ACCEPTED_LEVELS,
    BUDGET,
    DEFAULT_LEVEL,
    GAMES,
    LEVELS,
    choose,
    club_player,
    named_bot,
)
from pegboard.strategy._general import GeneralPlayer, Mind, Thought

__all__ = [
    "ACCEPTED_LEVELS",
    "BASELINES",
    "BUDGET",
    "DEFAULT_LEVEL",
    "GAMES",
    "LEVELS",
    "Bot",
    "GeneralPlayer",
    "Mind",
    "Thought",
    "choose",
    "club_player",
    "named_bot",
]
