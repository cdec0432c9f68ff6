"""The common interface of every game: pure functions over frozen values.

A *state* is all there is to know; an *action* is what a seat may wish; an *event* is what
happened; a *view* is what one seat may know. Chance is a seat too: its actions name the cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, final

from pegboard.cards import Card

Seat: TypeAlias = int
"""A place at the game, from 0 clockwise."""

DEALER: Final[Seat] = -1
"""The seat of chance: lots, deals and cuts are its actions."""

Pack: TypeAlias = Sequence[Card]
"""All cards of one deal in the order in which they come, index 0 the top."""

Packs: TypeAlias = Callable[[int], Pack]
"""The pack of each number: 0 for the lot, then one a deal; the same whenever it is asked.

A deal may need a further pack, such as for a stock shuffled anew: see `FURTHER`.
"""

FURTHER: Final = 65_536
"""The k-th further pack that chance needs in a deal has the deal's number plus k times this."""

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View_co = TypeVar("View_co", covariant=True)
State_co = TypeVar("State_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


@final
@dataclass(frozen=True, slots=True)
class Step(Generic[State_co, Event_co]):
    """What an action leads to: the next state, and what happened on the way."""

    state: State_co
    events: tuple[Event_co, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a finished game ended.

    Attributes:
        winner: the winning side, or ``None`` where there is no single one.
        scores: final score of each side.
        games: how many games of a match this one counts for (a mars counts two).
        degree: ``plain``, ``double``, ``triple``, ``mars``, ``skunk`` or ``double-skunk``.
        termination: ``normal``, ``resigned``, ``time``, ``abandoned`` or ``agreed``.
    """

    winner: int | None
    scores: tuple[int, ...]
    games: int = 1
    degree: str = "plain"
    termination: str = "normal"


@final
@dataclass(frozen=True, slots=True)
class Check:
    """A line of the record that acts on nothing and only says what the rules did.

    Attributes:
        head: what it is about, such as ``show 1`` or, for a go, ``0 go``.
        value: what it says of it, such as ``= 6``; empty for a go.
        is_written: whether a writer writes it; a go is written only where hands are unknown.
    """

    head: str
    value: str
    is_written: bool = True

    def __str__(self) -> str:
        """The line."""
        return f"{self.head} {self.value}" if self.value else self.head


class Rules(Protocol[State, Action, Event, View_co]):
    """The rules of one game with its variant and options settled."""

    @property
    def name(self) -> str:
        """The game's catalog name."""
        ...

    @property
    def variant(self) -> str:
        """The variant's catalog name."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise from 0."""
        ...

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ from the variant's defaults, in canonical order."""
        ...

    @property
    def dealer(self) -> Seat | None:
        """The first dealer when he is settled beforehand; ``None`` when the lot decides."""
        ...

    @property
    def opening(self) -> tuple[int, ...] | None:
        """The score of each side before the first deal, where it is not zero (``Start``)."""
        ...

    @property
    def cards(self) -> Pack:
        """The cards of one pack in the order from which a shuffle begins."""
        ...

    def start(self) -> State:
        """The state before the first act of chance."""
        ...

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now, several at once in lay-aways; ``()`` when the game is over."""
        ...

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """What *seat* may do now, resigning apart; nothing for a seat that is not to act."""
        ...

    @property
    def next_first_dealer(self) -> str:
        """Who deals first in the next game of a match, in the words of `Match`."""
        ...

    def deal_number(self, state: State) -> int:
        """Number of the deal in which chance acts next: 0 for the lot, then 1, 2, ..."""
        ...

    def pack_number(self, state: State) -> int:
        """Number of the pack from which chance acts next.

        That of the deal, or further ones (`FURTHER`) where a deal needs more than one pack.
        """
        ...

    def deal(self, state: State, pack: Pack) -> Action:
        """Chance's next act, from the pack of :meth:`pack_number`."""
        ...

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Act.

        Raises:
            Refused: the rules forbid it; nothing has changed.
        """
        ...

    def view(self, state: State, seat: Seat | None) -> View_co:
        """What *seat* may know, or a spectator (``None``)."""
        ...

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """*event* as *seat* or a spectator may see it."""
        ...

    def retold(self, state: State, events: Sequence[Event]) -> Sequence[Event | None]:
        """*events*, which led to *state*, as far as they may be told once more.

        For a page that is opened again: what the rules let nobody look at again is hidden in its
        event, and ``None`` stands for an event that may not be told at all. Each still has to
        pass :meth:`seen`.
        """
        ...

    def score(self, state: State) -> tuple[int, ...]:
        """The score of each side."""
        ...

    def result(self, state: State) -> Result | None:
        """How the game ended, or ``None`` while it runs."""
        ...

    def parse(self, text: str) -> Action:
        """Read an action of the record, without its seat.

        Raises:
            NotationError: the text is no action of this game.
        """
        ...

    def write(self, action: Action) -> str:
        """Write *action* as the record does, without its seat."""
        ...

    # What the record asks of a game (record-format.md); the rest of the format is one for all.

    @property
    def check_words(self) -> frozenset[str]:
        """First words of the lines that only check, such as ``show``."""
        ...

    def pegged(self, events: Sequence[Event]) -> int:
        """Points that the acting seat's side (chance: any side) pegs by one action's line.

        *events* are those of its step. Natural values, the closing of a count included; what
        has check lines of its own is not.
        """
        ...

    def checks(self, events: Sequence[Event]) -> tuple[Check, ...]:
        """The check lines that follow an action's line, in order; gos among them."""
        ...

    def is_simultaneous(self, events: Sequence[Event]) -> bool:
        """Whether *events* are of an act that all seats make at once.

        Each may replace his until the last has made it.

        Of these a record keeps only the last of each seat in a deal, in seat order.
        """
        ...

    def next_deal(self, state: State) -> State:
        """The state before the deal after this one, as if this one pegged nothing more.

        The lenient reader goes on there after an error. A finished game goes on as well.
        """
        ...


class FindRules(Protocol):
    """How the record finds the rules of a game by its tags; ``pegboard.catalog.rules`` does."""

    def __call__(
        self,
        game: str,
        variant: str,
        options: Mapping[str, str] = ...,
        *,
        dealer: Seat | None = None,
        start: Sequence[int] | None = None,
    ) -> Rules[Any, Any, Any, Any]:
        """The rules of *variant* of *game*.

        Raises:
            OptionError: ``unknown-variant`` (no such game or variant), ``unknown-option``,
                ``bad-option-value``, or ``bad-start`` (wrong number of scores, one at or above
                the target, one below zero where the auction does not allow it).
        """
        ...
