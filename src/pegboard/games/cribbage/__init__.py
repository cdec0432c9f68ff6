"""Cribbage in all its variants, by the paragraphs of ``docs/rules/cribbage.md``.

>>> from pegboard import cribbage
>>> [f"{item.kind} {item.points}" for item in cribbage.score("7H 8S 8D 9C", "6C").items]
['fifteen 2', 'fifteen 2', 'fifteen 2', 'pair 2', 'run 4', 'run 4']

>>> game = cribbage.new("six-card", seed=7, dealer=0, target=61)
>>> game.play(1, game.actions(1)[0])[0].kind
'laid-away'
>>> game
<Game cribbage six-card, deal 1, score 0 0>

`new` begins a game whose cards come by themselves, `score` counts a hand, `VARIANTS` names what
is played. `rules` and `option_specs` are for programs that know games by their names
(`pegboard.catalog`). All else says what passes between them: ``Action`` is what a seat may do and
``Event`` what happened, each a union of the classes here; ``View`` is what one seat knows and
``State`` everything.

A game of ``auction`` between seats that bid at random hardly ever ends: they pay more for cribs
than these are worth. The score falls without bound, or with ``auction_negative=cap`` is spent
again and again. ``auction_max_bid=5`` lets such a game end, and so do seats that bid with sense.
"""

from pegboard.game import Forfeit, Lot, Resign
from pegboard.games.cribbage._actions import (
    Action,
    Bid,
    Bonus,
    Claim,
    Cut,
    Deal,
    Depth,
    Go,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
)
from pegboard.games.cribbage._begin import new, option_specs, rules, score
from pegboard.games.cribbage._events import (
    BidMade,
    BonusPegged,
    Claimed,
    CountClosed,
    CountOpened,
    CribSold,
    DealEnded,
    Dealt,
    DepthNamed,
    Event,
    Explained,
    GameEnded,
    Laid,
    LaidAway,
    LotDrawn,
    MugginsCalled,
    ResignOffered,
    SaidGo,
    Shown,
    SideLeft,
    StarterTurned,
)
from pegboard.games.cribbage._model import (
    Item,
    ItemKind,
    Phase,
    PlayItem,
    PlayReason,
    Show,
    TableCard,
)
from pegboard.games.cribbage._options import Options, options_of
from pegboard.games.cribbage._rules import Cribbage
from pegboard.games.cribbage._scoring import CEILINGS, pips, play_items, show
from pegboard.games.cribbage._spoken import Phrase, spoken_count
from pegboard.games.cribbage._state import Board, Counting, Play, State
from pegboard.games.cribbage._view import View
from pegboard.games.cribbage.variants import VARIANTS, Variant, variant

__all__ = [
    "CEILINGS",
    "VARIANTS",
    "Action",
    "Bid",
    "BidMade",
    "Board",
    "Bonus",
    "BonusPegged",
    "Claim",
    "Claimed",
    "CountClosed",
    "CountOpened",
    "Counting",
    "CribSold",
    "Cribbage",
    "Cut",
    "Deal",
    "DealEnded",
    "Dealt",
    "Depth",
    "DepthNamed",
    "Event",
    "Explained",
    "Forfeit",
    "GameEnded",
    "Go",
    "Item",
    "ItemKind",
    "Laid",
    "LaidAway",
    "Lay",
    "LayAway",
    "Lot",
    "LotDrawn",
    "Muggins",
    "MugginsCalled",
    "NoMuggins",
    "Options",
    "Pass",
    "Phase",
    "Phrase",
    "Play",
    "PlayItem",
    "PlayReason",
    "Resign",
    "ResignOffered",
    "SaidGo",
    "Show",
    "Shown",
    "SideLeft",
    "StarterTurned",
    "State",
    "TableCard",
    "Variant",
    "View",
    "new",
    "option_specs",
    "options_of",
    "pips",
    "play_items",
    "rules",
    "score",
    "show",
    "spoken_count",
    "variant",
]
