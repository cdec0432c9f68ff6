"""The game in the terminal."""

from pegboard.cli.play._app import PlayApp
from pegboard.cli.play._director import Director
from pegboard.cli.play._leader import Leader
from pegboard.cli.play._leaders import leader
from pegboard.cli.play._pace import PACES
from pegboard.cli.play._session import Session, Wish
from pegboard.cli.play._tricks import TrickDirector

__all__ = ["PACES", "Director", "Leader", "PlayApp", "Session", "TrickDirector", "Wish", "leader"]
