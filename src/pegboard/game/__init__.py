"""What every game has in common: rules, errors, records, a running game, perft."""

from pegboard.game._errors import (
    GameError,
    IllegalAction,
    NotationError,
    NotToAct,
    OptionError,
    RecordError,
    RecordFault,
    Refusal,
    Refused,
)
from pegboard.game._game import Game, advance
from pegboard.game._record_line import read_line, write_line
from pegboard.game._rules import DEALER, Check, FindRules, Pack, Packs, Result, Rules, Seat, Step

__all__ = [
    "DEALER",
    "Check",
    "FindRules",
    "Game",
    "GameError",
    "IllegalAction",
    "NotToAct",
    "NotationError",
    "OptionError",
    "Pack",
    "Packs",
    "RecordError",
    "RecordFault",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Step",
    "advance",
    "read_line",
    "write_line",
]
