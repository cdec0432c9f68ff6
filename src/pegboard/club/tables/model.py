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
    """A table as the directory knows it."""

    name: str
    settings: Settings
    owner: str
    created: float
    seats: tuple[str | None, ...] = ()
    open: bool = True


# --- Log entries ---------------------------------------------------------------------------


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person took a seat and added his salt to the shuffle."""

    seat: int
    player: str
    name: str
    salt: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person gave up his seat before the first card."""

    seat: int


class Started(msgspec.Struct, frozen=True, tag="started"):
    """A game began: *commitment* is SHA-256 of *secret*, which never leaves before the end."""

    game: int
    dealer: int | None
    commitment: str
    secret: str
    salts: tuple[str, ...]
    lines: tuple[str, ...]


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """Lines of the record that one wish brought about: the act itself and chance after it."""

    seat: int
    lines: tuple[str, ...]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A person has seen the show; when all have, *lines* holds the next deal."""

    seat: int
    lines: tuple[str, ...] = ()


class WishedAgain(msgspec.Struct, frozen=True, tag="again"):
    """A person wishes the next game of the match, or a rematch, and adds a new salt."""

    seat: int
    salt: str


Body: TypeAlias = Sat | Left | Started | Acted | Ready | WishedAgain


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One appended step of a table's log.

    Attributes:
        version: 1, 2, 3, ... without a gap; with the table's name the primary key.
        ref: the client's own id of the wish, unique a player; sent twice it is done once.
        by: player id of who wished it, empty for the club itself.
        at: server time, seconds since the epoch.
    """

    version: int
    ref: str
    by: str
    at: float
    body: Body


Stage: TypeAlias = Literal["waiting", "playing", "showing", "over"]
