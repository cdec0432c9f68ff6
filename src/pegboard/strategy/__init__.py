"""Club players: they see what their seat may see, and choose."""

from pegboard.strategy._bot import Bot
from pegboard.strategy._choose import BUDGET, LEVELS, choose, club_player

__all__ = ["BUDGET", "LEVELS", "Bot", "choose", "club_player"]
