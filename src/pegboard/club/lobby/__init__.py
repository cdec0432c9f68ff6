"""The lobby: unfinished games and who is here."""

from pegboard.club.lobby._lobby import Lobby, Unfinished
from pegboard.club.lobby._presence import Presence

__all__ = ["Lobby", "Presence", "Unfinished"]
