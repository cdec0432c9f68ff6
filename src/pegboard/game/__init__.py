"""What every game has in common: rules, errors, records, a running game, perft."""

from pegboard.game._errors import (
    GameError,
    IllegalAction,
    NotationError,
    NotToAct,
    OptionError,
    Refusal,
    Refused,
)
from pegboard.game._rules import DEALER, Pack, Result, Rules, Seat, Step

__all__ = [
    "DEALER",
    "GameError",
    "IllegalAction",
    "NotToAct",
    "NotationError",
    "OptionError",
    "Pack",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Step",
]
