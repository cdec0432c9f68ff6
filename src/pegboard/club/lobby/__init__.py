"""The lobby: unfinished games."""

from pegboard.club.lobby._lobby import Lobby, Unfinished

__all__ = ["Lobby", "Unfinished"]
