"""What every game has in common: rules, errors, records, a running game, perft."""

from pegboard.game._errors import (
    GameError,
    IllegalAction,
    NotationError,
    NotToAct,
    OptionError,
    OptionFault,
    RecordError,
    RecordFault,
    Refusal,
    Refused,
)
from pegboard.game._game import Game, advance
from pegboard.game._hands import Hand, cards_in, check_distinct, in_order, put, take_out
from pegboard.game._match import Match
from pegboard.game._option import OptionSpec, settle
from pegboard.game._perft import Perft, lines_of_play, perft
from pegboard.game._record import Act, Record, make_record, write_records
from pegboard.game._record_line import read_line, write_line
from pegboard.game._record_reader import Reading, read_leniently, read_record, read_records
from pegboard.game._rules import (
    DEALER,
    FURTHER,
    Check,
    FindRules,
    Pack,
    Packs,
    Result,
    Rules,
    Seat,
    Step,
)

__all__ = [
    "DEALER",
    "FURTHER",
    "Act",
    "Check",
    "FindRules",
    "Game",
    "GameError",
    "Hand",
    "IllegalAction",
    "Match",
    "NotToAct",
    "NotationError",
    "OptionError",
    "OptionFault",
    "OptionSpec",
    "Pack",
    "Packs",
    "Perft",
    "Reading",
    "Record",
    "RecordError",
    "RecordFault",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Seat",
    "Step",
    "advance",
    "cards_in",
    "check_distinct",
    "in_order",
    "lines_of_play",
    "make_record",
    "perft",
    "put",
    "read_leniently",
    "read_line",
    "read_record",
    "read_records",
    "settle",
    "take_out",
    "write_line",
    "write_records",
]
