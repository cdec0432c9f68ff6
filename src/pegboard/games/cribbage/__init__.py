"""Cribbage in all its variants."""

from pegboard.games.cribbage._model import Event, Shown, View

__all__ = ["Event", "Shown", "View"]
