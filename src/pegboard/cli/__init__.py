"""The command line: play, score, replay, actions, view, verify and serve."""

from pegboard.cli._main import main

__all__ = ["main"]
