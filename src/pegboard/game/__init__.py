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
from pegboard.game._rules import DEALER, Check, FindRules, Pack, Result, Rules, Seat, Step

__all__ = [
    "DEALER",
    "Check",
    "FindRules",
    "GameError",
    "IllegalAction",
    "NotToAct",
    "NotationError",
    "OptionError",
    "Pack",
    "RecordError",
    "RecordFault",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Step",
]
