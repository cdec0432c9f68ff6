"""The live protocol: every message of the WebSocket as a closed, tagged union.

The browser's types are generated from this module. Views and events are made for one viewer
by one function; nothing else may put a game's facts into a message.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from pegboard.games.cribbage import Event as CribbageEvent
from pegboard.games.cribbage import Shown
from pegboard.games.cribbage import View as CribbageView
from pegboard.games.ecarte import Event as EcarteEvent
from pegboard.games.ecarte import View as EcarteView
from pegboard.games.solo_whist import Event as SoloEvent
from pegboard.games.solo_whist import View as SoloView

PROTOCOL = 1

GameView: TypeAlias = CribbageView | EcarteView | SoloView
"""What a viewer may know of a game; ``kind`` says of which."""

GameEvent: TypeAlias = CribbageEvent | EcarteEvent | SoloEvent
"""What happened in a game. A kind means an event of the table's own game: games share words."""

NOT_SENT: Final[Mapping[type, frozenset[str]]] = {SoloView: frozenset({"tricks"})}
"""Fields that stay at home although a player may know them: at the table nobody looks back
further than one trick (solo-whist.md W32)."""


class Message(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A frame."""


# --- From the browser ----------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """Which table, and what the page has already: version 0 and an empty hash for nothing."""

    table: str
    have: int = 0
    hash: str = ""


class Act(Message, frozen=True, tag="act"):
    """A wish in the record's text, such as ``7H`` or ``2C KH``, made at version *at*."""

    id: str
    at: int
    action: str


class Sit(Message, frozen=True, tag="sit"):
    """Take a seat that is free, or a club player's, from him; *salt* is 32 hex digits.

    The salt is the page's own chance for the shuffle. From a club player who is playing a deal
    the seat goes over at the end of that deal.
    """

    id: str
    seat: int
    salt: str


class Leave(Message, frozen=True, tag="leave"):
    """Give the seat up, before the first card or after a game, or the wish to take one over."""

    id: str


class Fill(Message, frozen=True, tag="fill"):
    """The maker of the table puts a club player of *level* into a seat before the first card."""

    id: str
    seat: int
    level: str


class Empty(Message, frozen=True, tag="empty"):
    """The maker of the table takes a club player out again before the first card."""

    id: str
    seat: int


class Ready(Message, frozen=True, tag="ready"):
    """The show has been seen: deal on."""

    id: str
    at: int


class Again(Message, frozen=True, tag="again"):
    """The next game of the match, or a rematch."""

    id: str
    salt: str


class Beat(Message, frozen=True, tag="beat"):
    """Still here, at this version with this hash of the view; both ways."""

    v: int
    hash: str


Inbound: TypeAlias = Hello | Act | Sit | Leave | Fill | Empty | Ready | Again | Beat


# --- To the browser ------------------------------------------------------------------------


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    Attributes:
        name: of the person, empty for others.
        level: of the club player (``level-1`` and so on), empty for others.
        taker: name of the person who takes the seat over at the end of the deal, or empty.
    """

    name: str
    kind: Literal["empty", "person", "club"]
    level: str = ""
    taker: str = ""


class MatchSeen(msgspec.Struct, frozen=True):
    """The match so far: games asked for, wins a side, who won it (``-1`` drawn)."""

    games: int
    format: str
    game: int
    wins: tuple[int, ...]
    over: bool
    winner: int | None


class ProofSeen(msgspec.Struct, frozen=True):
    """The proof of the shuffle of the present game, or of the first one while it is waited for.

    Attributes:
        commitment: SHA-256 of *secret*, known before any salt of the game was.
        salts: one a seat, empty for a club player; ``()`` before the game is over: whoever knew
            the others' could, together with the house, choose his own to get a pack he likes.
        secret: only when the game is over.
        next_commitment: the same for the game after this one.
    """

    commitment: str
    salts: tuple[str, ...]
    secret: str | None
    next_commitment: str


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one version as one viewer sees it: the whole truth that a page draws.

    Attributes:
        v: version of the log.
        you: the viewer's seat, ``None`` for a spectator.
        owner: whether the viewer is the maker of the table.
        taking: the club player's seat that the viewer takes over at the end of the deal.
        stage: ``waiting`` for people, ``playing``, ``showing`` until all are ready, ``over``.
        ready: which seats wish to go on, in stages ``showing`` and ``over``.
        actions: what the viewer may do now, in the record's text.
    """

    v: int
    table: str
    you: int | None
    owner: bool
    taking: int | None
    seats: tuple[SeatSeen, ...]
    game: str
    variant: str
    options: dict[str, str]
    stage: Literal["waiting", "playing", "showing", "over"]
    ready: tuple[bool, ...]
    match: MatchSeen | None
    proof: ProofSeen | None
    view: GameView | None
    actions: tuple[str, ...]


class Happened(msgspec.Struct, frozen=True):
    """One entry of the log as this viewer sees it: what happened, and the table after it.

    Attributes:
        what: kind of the entry. ``filled`` and ``emptied`` are the maker's club players before
            the first card; ``taking`` and ``withdrew`` a person's wish for a club player's seat
            while a deal is played; ``dealt-on`` a new deal for which nobody had to be asked. Who
            takes a seat over at the end of a deal is told by *seen* of the entry that ends it.
    """

    v: int
    what: Literal[
        "sat",
        "left",
        "filled",
        "emptied",
        "taking",
        "withdrew",
        "started",
        "acted",
        "ready",
        "dealt-on",
        "again",
    ]
    seat: int | None
    events: tuple[GameEvent, ...]
    seen: TableSeen
    hash: str


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything at once; *shows* are the hands and cribs shown so far in a game of cribbage.

    *told* is what has happened in this game, or in the last whole deals of a long one, for a
    page that was not there; ``()`` where the page has a history already. *usual* are the options
    that are as the variant has them, in the order of its rules: beside ``seen.options`` all that
    have a meaning here. They never change, so no other frame repeats them.
    """

    seen: TableSeen
    hash: str
    shows: tuple[Shown, ...]
    told: tuple[GameEvent, ...]
    usual: dict[str, str]


class Events(Message, frozen=True, tag="events"):
    """What came after the version that the page has."""

    entries: tuple[Happened, ...]


class Ack(Message, frozen=True, tag="ack"):
    """The wish is durable (or was before); *v* is the version that it made."""

    id: str
    v: int


class Refused(Message, frozen=True, tag="refused"):
    """The wish changed nothing; *why* is a stable code with a text in every language."""

    id: str
    why: str
    v: int


class Here(Message, frozen=True, tag="here"):
    """Who is connected: a flag a seat, and how many watch."""

    seats: tuple[bool, ...]
    watching: int


class Bye(Message, frozen=True, tag="bye"):
    """The connection will be closed; *why* is a stable code."""

    why: str


Outbound: TypeAlias = Snapshot | Events | Ack | Refused | Here | Beat | Bye
