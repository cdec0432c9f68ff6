"""Sevens: a small game of another kind than the catalog's, to show what a game needs.

Four seats, each for himself. Twenty-eight cards, four to ten of each suit, seven each. Eldest
begins; a seven may always be laid, another card only beside its neighbor of the same suit. Who
can lay a card must, others pass. Every card laid is a point; who lays the last of his wins.
"""

from support.sevens._kit import kit
from support.sevens._mind import SevensMind
from support.sevens._model import Deal, Event, Lay, Pass, State, View
from support.sevens._rules import PACK, Sevens, find

__all__ = [
    "PACK",
    "Deal",
    "Event",
    "Lay",
    "Pass",
    "Sevens",
    "SevensMind",
    "State",
    "View",
    "find",
    "kit",
]
