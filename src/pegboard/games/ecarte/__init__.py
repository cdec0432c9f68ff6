"""Écarté, with every option of its rule book, by the paragraphs of ``docs/rules/ecarte.md``.

>>> from pegboard import ecarte
>>> game = ecarte.new(seed=7, dealer=0, target=7)
>>> [game.rules.write(action) for action in game.actions(1)]
['play', 'propose']
>>> [event.kind for event in game.play(1, "propose")]
['called']
>>> game
<Game ecarte ecarte, deal 1, score 0 0>

`new` begins a game whose cards come by themselves; `PACK` are the 32 cards that it is played with.
`rules` and `option_specs` are for programs that know games by their names (`pegboard.catalog`).
All else says what passes between them: ``Action`` is what a seat may do and ``Event`` what
happened, each a union of the classes here; ``View`` is what one seat knows and ``State``
everything.
"""

from pegboard.game import Forfeit, Lot, Resign
from pegboard.games.ecarte._actions import (
    Action,
    Call,
    Deal,
    Discard,
    Draw,
    King,
    Lay,
    NoKing,
    Stand,
)
from pegboard.games.ecarte._begin import new, option_specs, rules
from pegboard.games.ecarte._cards import PACK, beats, legal
from pegboard.games.ecarte._events import (
    Called,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    KingAnnounced,
    KingTurned,
    Laid,
    LotDrawn,
    NoKingAnnounced,
    StoodPat,
    TrickTaken,
)
from pegboard.games.ecarte._model import CallWord, Phase, Situation, TableCard, Trick
from pegboard.games.ecarte._options import Options, options_of
from pegboard.games.ecarte._rules import Ecarte
from pegboard.games.ecarte._scoring import game_value, trick_points
from pegboard.games.ecarte._state import State
from pegboard.games.ecarte._view import View
from pegboard.games.ecarte.variants import VARIANTS, variant

__all__ = [
    "PACK",
    "VARIANTS",
    "Action",
    "Call",
    "CallWord",
    "Called",
    "Deal",
    "DealScored",
    "Dealt",
    "Discard",
    "Discarded",
    "Draw",
    "Drawn",
    "Ecarte",
    "Event",
    "Forfeit",
    "GameEnded",
    "King",
    "KingAnnounced",
    "KingTurned",
    "Laid",
    "Lay",
    "Lot",
    "LotDrawn",
    "NoKing",
    "NoKingAnnounced",
    "Options",
    "Phase",
    "Resign",
    "Situation",
    "Stand",
    "State",
    "StoodPat",
    "TableCard",
    "Trick",
    "TrickTaken",
    "View",
    "beats",
    "game_value",
    "legal",
    "new",
    "option_specs",
    "options_of",
    "rules",
    "trick_points",
    "variant",
]
