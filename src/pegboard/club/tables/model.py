"""What a table is made of: seats, settings and the entries of its log.

A table is a place where the same players meet: one match of one or more games, and rematches.
Everything that happens there is an `Entry`; state, views and lists are derived from the log.
"""

from typing import Literal, TypeAlias

import msgspec


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays: a guest so far. *id* is secret to nobody; the cookie proves it."""

    id: str
    name: str
    created: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed before the first card. *options* holds only what differs from the variant."""

    game: str
    variant: str
    options: dict[str, str] = {}
    bots: dict[int, str] = {}
    """Seat number to level of a club player."""


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the directory knows it.

    Attributes:
        ref: the owner's own id of the wish to open it, unique an owner: sent twice, opened once.
        seats: ids of the people who sit there, by seat number; an index, the log is the truth.
        open: whether it stands in the lists of unfinished games.
    """

    name: str
    settings: Settings
    owner: str
    ref: str
    created: float
    seats: dict[int, str] = {}
    open: bool = True


# --- Log entries ---------------------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first entry: the club commits to the *secret* of game 1 before it knows any salt."""

    commitment: str
    secret: str


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat, empty or a club player's, and added his salt to the shuffle."""

    seat: int
    player: str
    name: str
    salt: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person gave up his seat, before the first card or after a game.

    Attributes:
        stand_in: level of the club player who has the seat after a game; empty before the first.
    """

    seat: int
    stand_in: str = ""


class Filled(msgspec.Struct, frozen=True, tag="filled"):
    """The maker of the table put a club player into a seat before the first card."""

    seat: int
    level: str


class Emptied(msgspec.Struct, frozen=True, tag="emptied"):
    """He took the club player out again."""

    seat: int


class Taking(msgspec.Struct, frozen=True, tag="taking"):
    """A person takes the seat of a club player over as soon as the present deal ends."""

    seat: int
    player: str
    name: str
    salt: str


class Withdrew(msgspec.Struct, frozen=True, tag="withdrew"):
    """He does not wish it any more, before that came."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """A game began, with the secret committed to before and the salts of its seats.

    Attributes:
        game: number of the game at this table, from 1, through matches and rematches.
        dealer: first dealer, or ``None`` where the lot in *lines* decides.
        commitment: SHA-256 of *secret*, which never leaves the server before the game is over.
        salts: one a seat; empty for a club player, who has no page to choose one.
        lines: the lot and the first deal.
        next_commitment: of the next game's *next_secret*, made before any salt of that game.
    """

    game: int
    dealer: int | None
    commitment: str
    secret: str
    salts: tuple[str, ...]
    lines: tuple[str, ...]
    next_commitment: str
    next_secret: str


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """Lines of the record that one wish brought about: the act itself and chance after it."""

    seat: int
    lines: tuple[str, ...]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A person has seen the show; when all have, *lines* holds the next deal."""

    seat: int
    lines: tuple[str, ...] = ()


class DealtOn(msgspec.Struct, frozen=True, tag="dealt-on"):
    """The club deals on where nobody has to be asked: all people have left the game."""

    lines: tuple[str, ...]


class WishedAgain(msgspec.Struct, frozen=True, tag="again"):
    """A person wishes the next game of the match, or a rematch, and adds a new salt."""

    seat: int
    salt: str


Body: TypeAlias = (
    Opened
    | Sat
    | Left
    | Filled
    | Emptied
    | Taking
    | Withdrew
    | Started
    | Acted
    | Ready
    | DealtOn
    | WishedAgain
)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One appended step of a table's log.

    Attributes:
        version: 1, 2, 3, ... without a gap; with the table's name the primary key.
        ref: the client's own id of the wish, unique a player and table; sent twice, done once.
        by: player id of who wished it, empty for the club itself.
        at: server time, seconds since the epoch.
    """

    version: int
    ref: str
    by: str
    at: float
    body: Body


Stage: TypeAlias = Literal["waiting", "playing", "showing", "over"]
