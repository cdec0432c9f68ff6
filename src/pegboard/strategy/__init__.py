"""Club players: they see what their seat may see, and choose."""

from pegboard.strategy._bot import Bot
from pegboard.strategy._choose import BUDGET, GAMES, LEVELS, choose, club_player

__all__ = ["BUDGET", "GAMES", "LEVELS", "Bot", "choose", "club_player"]
