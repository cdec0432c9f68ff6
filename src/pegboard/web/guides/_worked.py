"""Blocks that show a worked deal: hands counted, throws, words said, cards and tricks played.

Like the other blocks of a page they are data: names of texts, and cards and numbers that the rules
have worked out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, TypeAlias, final

from pegboard.cards import Card
from pegboard.game import Seat

Figures: TypeAlias = Mapping[str, int | str]
"""Numbers that texts are given, by the names of their variables."""


@final
@dataclass(frozen=True, slots=True)
class CountLine:
    """One phrase of a count with the cards it is about; *key* is a whole key."""

    key: str
    arguments: Mapping[str, int]
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class WorkedHand:
    """A hand of cribbage counted with its starter.

    Attributes:
        title: part of its title.
        note: part of a sentence below, empty for none.
        lines: the count as it is spoken.
    """

    title: str
    hand: tuple[Card, ...]
    starter: Card
    total: int
    lines: tuple[CountLine, ...]
    note: str = ""

    def with_note(self, note: str) -> "WorkedHand":
        """The same hand with a sentence below it."""
        return replace(self, note=note)


@final
@dataclass(frozen=True, slots=True)
class Hands:
    """Hands counted one by one; *level* of their titles is 4 below a heading of a section."""

    hands: tuple[WorkedHand, ...]
    level: int = 3
    kind: ClassVar[str] = "hands"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        titles = (hand.title for hand in self.hands)
        return ("hand-total", *titles, *(hand.note for hand in self.hands if hand.note))


@final
@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card pegged; *key* is a whole key."""

    key: str
    length: int
    points: int


@final
@dataclass(frozen=True, slots=True)
class PlayLine:
    """One card laid in cribbage, and everything it brought, the closing of its count included.

    *said_go* are those who could not go on after it, as *who* is: parts of their names.
    """

    who: str
    card: Card
    total: int
    reasons: tuple[Reason, ...]
    begins_count: bool
    said_go: tuple[str, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Throw:
    """What one player was dealt in the worked deal, what he gave away, and what he drew for it."""

    who: str
    dealt: tuple[Card, ...]
    thrown: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Throws:
    """The hands of a worked deal and what is given away of them."""

    throws: tuple[Throw, ...]
    kind: ClassVar[str] = "throws"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        throws = ("worked-throws",) if any(throw.thrown for throw in self.throws) else ()
        draws = ("worked-draws",) if any(throw.drawn for throw in self.throws) else ()
        return (*throws, *draws, *(throw.who for throw in self.throws))


@final
@dataclass(frozen=True, slots=True)
class Played:
    """The play of a worked deal, card by card."""

    title: str
    lines: tuple[PlayLine, ...]
    kind: ClassVar[str] = "played"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        columns = ("who", "card", "sum", "points")
        return (
            self.title,
            *(f"worked-column-{column}" for column in columns),
            *("worked-nothing", "worked-new-count"),
            *(("worked-go",) if any(line.said_go for line in self.lines) else ()),
            *dict.fromkeys(line.who for line in self.lines),
        )


@final
@dataclass(frozen=True, slots=True)
class Called:
    """One word said at the table: who said it, and the part and figures of what he said."""

    who: str
    part: str
    figures: Figures = field(default_factory=lambda: MappingProxyType({}))


@final
@dataclass(frozen=True, slots=True)
class Calls:
    """Bids, proposals and answers, in their order."""

    calls: tuple[Called, ...]
    kind: ClassVar[str] = "calls"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return tuple(dict.fromkeys(part for call in self.calls for part in (call.who, call.part)))


@final
@dataclass(frozen=True, slots=True)
class Trick:
    """One trick: cards in the order of playing with who played each, and who takes it."""

    cards: tuple[tuple[str, Card], ...]
    taker: str
    note: str = ""


@final
@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks of a worked deal; *who* are parts, one a column of the table, in turn order."""

    title: str
    who: tuple[str, ...]
    tricks: tuple[Trick, ...]
    kind: ClassVar[str] = "tricks"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        notes = (trick.note for trick in self.tricks if trick.note)
        return (self.title, "tricks-column-number", "tricks-column-taker", *self.who, *notes)


def seats_in_turn(first: Seat, count: int) -> Sequence[Seat]:
    """All seats clockwise, beginning with *first*."""
    return tuple((first + step) % count for step in range(count))
