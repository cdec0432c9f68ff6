"""Solo Whist: four players, an auction, and tricks, by ``docs/rules/solo-whist.md``.

>>> from pegboard import solo_whist
>>> game = solo_whist.new(seed=7, dealer=3, deals=4)
>>> [event.kind for event in game.play(0, "prop")]
['called']
>>> "accept" in [game.rules.write(action) for action in game.actions(1)]
True
>>> game
<Game solo-whist solo, deal 1, score 0 0 0 0>

`new` begins a session whose cards come by themselves. `rules` and `option_specs` are for programs
that know games by their names (`pegboard.catalog`). All else says what passes between them:
``Action`` is what a seat may do and ``Event`` what happened, each a union of the classes here;
``View`` is what one seat knows and ``State`` everything.
"""

from pegboard.game import Forfeit, Lot, Resign
from pegboard.games.solo_whist._actions import (
    Accept,
    Action,
    Call,
    Deal,
    Decline,
    Lay,
    Pass,
    Speech,
    ThrowIn,
    Trumps,
)
from pegboard.games.solo_whist._auction import Auction
from pegboard.games.solo_whist._begin import new, option_specs, rules
from pegboard.games.solo_whist._events import (
    Called,
    ContractMade,
    DealEnded,
    DealScored,
    Dealt,
    Event,
    GameEnded,
    HandSpread,
    Laid,
    LotDrawn,
    SideLeft,
    ThrownIn,
    TrickTaken,
    TrumpsNamed,
)
from pegboard.games.solo_whist._model import (
    CALLS,
    Cause,
    Contract,
    Phase,
    Question,
    Said,
    Trick,
    Word,
)
from pegboard.games.solo_whist._options import GeneralLoser, Options, Scoring, options_of
from pegboard.games.solo_whist._rules import SoloWhist
from pegboard.games.solo_whist._scoring import (
    CONTRACTS,
    MISERES,
    Worth,
    changes,
    general_changes,
    is_made,
    strength,
    trick_winner,
)
from pegboard.games.solo_whist._state import State, arranged
from pegboard.games.solo_whist._view import View
from pegboard.games.solo_whist.variants import VARIANTS, Variant, variant

__all__ = [
    "CALLS",
    "CONTRACTS",
    "MISERES",
    "VARIANTS",
    "Accept",
    "Action",
    "Auction",
    "Call",
    "Called",
    "Cause",
    "Contract",
    "ContractMade",
    "Deal",
    "DealEnded",
    "DealScored",
    "Dealt",
    "Decline",
    "Event",
    "Forfeit",
    "GameEnded",
    "GeneralLoser",
    "HandSpread",
    "Laid",
    "Lay",
    "Lot",
    "LotDrawn",
    "Options",
    "Pass",
    "Phase",
    "Question",
    "Resign",
    "Said",
    "Scoring",
    "SideLeft",
    "SoloWhist",
    "Speech",
    "State",
    "ThrowIn",
    "ThrownIn",
    "Trick",
    "TrickTaken",
    "Trumps",
    "TrumpsNamed",
    "Variant",
    "View",
    "Word",
    "Worth",
    "arranged",
    "changes",
    "general_changes",
    "is_made",
    "new",
    "option_specs",
    "options_of",
    "rules",
    "strength",
    "trick_winner",
    "variant",
]
