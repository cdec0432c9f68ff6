"""The game in the terminal."""

from pegboard.cli.play._app import PlayApp
from pegboard.cli.play._director import PACES, Director
from pegboard.cli.play._session import Session, Wish

__all__ = ["PACES", "Director", "PlayApp", "Session", "Wish"]
