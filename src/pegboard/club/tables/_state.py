"""A table at one version: all there is to know, secrets included. Views are made from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final

from pegboard.club.tables.model import Entry, Settings, Stage
from pegboard.game import DEALER, FindRules, Match, Result, Rules, Seat

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]  # a table drives whatever game the catalog names


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Taker:
    """A person who takes a club player's seat over at the end of the deal."""

    player: str
    name: str
    salt: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A seat of a table and who holds it.

    Attributes:
        player: id of the person; ``None`` for an empty seat and for a club player.
        level: level of the club player; ``None`` for others.
        name: what others see; empty for an empty seat and for a club player.
        salt: the person's chance for the next shuffle; empty until given.
        taker: who takes the seat over from the club player when the deal ends.
        since: version at which the person took the seat; 0 for others.
    """

    kind: Literal["empty", "person", "club"]
    player: str | None = None
    level: str | None = None
    name: str = ""
    salt: str = ""
    taker: Taker | None = None
    since: int = 0


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """The proof of a shuffle; *secret* must not leave the server before that game is over."""

    commitment: str
    salts: tuple[str, ...]
    secret: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TableGame:
    """The present game of a table, or the last one until the next begins.

    Attributes:
        number: from 1, through all matches at this table.
        dealer: first dealer as it was settled before the game, ``None`` where a lot decided.
        state: what the rules say after the last line.
        pack: number of the pack last dealt from, so that a new deal can be told from a cut.
        dealers: who dealt each deal so far.
        begun: version of the entry that began it.
        dealt: version of the entry with the last new deal.
        acted: for each seat, the version of its last act in this game, 0 for none.
        turns: for each seat, the version since which it has been to act without a break and
            without acting; 0 for a seat that is not to act.
        offered: for each seat, the version at which it offered to resign with its partner in this
            deal, 0 for none: what is not agreed to lapses with the next one.
        left: seats that have given up while others go on; the club plays on for them.
    """

    number: int
    rules: AnyRules
    dealer: Seat | None
    proof: Proof
    state: Any
    pack: int
    dealers: tuple[Seat, ...]
    begun: int
    dealt: int
    acted: tuple[int, ...]
    turns: tuple[int, ...]
    offered: tuple[int, ...]
    left: frozenset[Seat] = frozenset()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Seats of players that may act now; ``()`` while chance waits or the game is over."""
        return tuple(seat for seat in self.rules.to_act(self.state) if seat != DEALER)

    @property
    def result(self) -> Result | None:
        """How it ended, or ``None`` while it runs."""
        return self.rules.result(self.state)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table after the entry of its *version*.

    Attributes:
        find: where the rules of a game with its first dealer are found.
        rules: the table's rules before any first dealer is settled; ``game.rules`` during a game.
        options: those that differ from the variant's, in the order of the rules.
        places: one a seat.
        stage: ``waiting`` for people, ``playing``, ``showing`` until all are ready, ``over``.
        stage_since: version at which the present stage began.
        game: the present game, the last one in stage ``over``; ``None`` before the first.
        match: the match so far; the finished one until a rematch begins.
        ready: which seats wish to go on, in stages ``showing`` and ``over``; club players do, and
            whoever has just taken a seat over.
        commitment: of the next game, made before any salt of that game was known.
        secret: what *commitment* commits to; never leaves the server before that game is over.
    """

    name: str
    settings: Settings
    owner: str
    created: float
    version: int
    find: FindRules
    rules: AnyRules
    options: dict[str, str]
    places: tuple[Place, ...]
    stage: Stage
    stage_since: int
    game: TableGame | None
    match: Match | None
    ready: tuple[bool, ...]
    commitment: str
    secret: str

    def seat_of(self, player: str) -> Seat | None:
        """The seat that *player* holds, ``None`` for everybody else."""
        for seat, place in enumerate(self.places):
            if place.kind == "person" and place.player == player:
                return seat
        return None

    def taking_of(self, player: str) -> Seat | None:
        """The seat that *player* takes over at the end of the deal, ``None`` for everybody else."""
        for seat, place in enumerate(self.places):
            if place.taker is not None and place.taker.player == player:
                return seat
        return None

    @property
    def full(self) -> bool:
        """Whether no seat is empty."""
        return all(place.kind != "empty" for place in self.places)

    @property
    def is_finished(self) -> bool:
        """Whether the match is over, so that the table leaves the lists of unfinished games."""
        return self.stage == "over" and self.match is not None and self.match.over

    @property
    def people(self) -> tuple[Seat, ...]:
        """Seats held by people."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person")


@final
@dataclass(frozen=True, slots=True)
class Happening:
    """One entry of the log, the events that it brought about, and the table after it.

    Events hold everything; they must pass ``rules.seen`` before they are told to anybody.
    """

    entry: Entry
    events: Sequence[Any]
    after: TableState


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """Who wishes something where: *by* is the id that the session proves, never the message.

    Attributes:
        ref: the client's own id of the wish, 1 to 64 letters, digits, ``-`` or ``_``; a wish
            sent again with the same ref is done once and answered alike.
        at: version that the player saw when he wished.
    """

    table: str
    by: str
    ref: str
    at: int = 0


@final
@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a wish.

    Attributes:
        version: done: the version that the wish made; refused: the present version.
        why: ``None`` when done, else the code of a `ClubRefusal` or of a `Refusal` of the rules.
    """

    version: int
    why: str | None = None
