"""What a page about a game is made of: sections of blocks, each a shape with names of texts.

A page is data. Its words stand in a catalog of texts; its cards and numbers are worked out by the
rules. A *part* is the end of a key: the first of the page's prefixes with which it makes a key
that exists gives the text, so that a variant says only what is different about it. Every text of
a page is given all of the page's figures.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar, Final, TypeAlias, final

from pegboard.cards import Card, Suit
from pegboard.game import Seat
from pegboard.texts import Texts

Figures: TypeAlias = Mapping[str, int | str]
"""Numbers that texts are given, by the names of their variables."""


@final
@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; *is_soft* for a remark in passing."""

    part: str
    is_soft: bool = False
    kind: ClassVar[str] = "paragraph"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return (self.part,)


@final
@dataclass(frozen=True, slots=True)
class Heading:
    """A heading inside a section."""

    part: str
    kind: ClassVar[str] = "heading"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return (self.part,)


@final
@dataclass(frozen=True, slots=True)
class Steps:
    """Steps in their order, or with *is_ordered* off points without one."""

    parts: tuple[str, ...]
    is_ordered: bool = True
    kind: ClassVar[str] = "steps"


@final
@dataclass(frozen=True, slots=True)
class Pattern:
    """One row of a table of patterns: its text, cards that make it, their points."""

    part: str
    cards: tuple[Card, ...]
    points: int
    starter: Card | None = None


@final
@dataclass(frozen=True, slots=True)
class Patterns:
    """A table of patterns with an example each; *title* is heard by who cannot see it."""

    title: str
    rows: tuple[Pattern, ...]
    kind: ClassVar[str] = "patterns"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return (self.title, *(row.part for row in self.rows))


@final
@dataclass(frozen=True, slots=True)
class Cards:
    """Cards to look at, under a title and above a sentence that may use figures of its own.

    Attributes:
        name: ``NAME-title`` and ``NAME`` are its texts.
        cards: shown face up, in this order.
        apart: one more, set a little apart: a starter, a turned trump.
        heard: the part that names *hand* and *apart* to who cannot see them; empty for a starter.
        figures: beside those of the page.
    """

    name: str
    cards: tuple[Card, ...]
    apart: Card | None = None
    heard: str = ""
    figures: Figures = field(default_factory=lambda: MappingProxyType({}))
    kind: ClassVar[str] = "cards"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        heard = (self.heard,) if self.heard else ()
        return (f"{self.name}-title", self.name, *heard)


@final
@dataclass(frozen=True, slots=True)
class Named:
    """A paragraph that names a card: its text is given ``$card`` in words."""

    part: str
    card: Card
    kind: ClassVar[str] = "named"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return (self.part,)


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
class Example:
    """What is said of a hand, and such a hand."""

    part: str
    cards: tuple[Card, ...]


@final
@dataclass(frozen=True, slots=True)
class Examples:
    """Hands to compare, each with its sentence."""

    rows: tuple[Example, ...]
    kind: ClassVar[str] = "examples"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return tuple(row.part for row in self.rows)


@final
@dataclass(frozen=True, slots=True)
class Reply:
    """A hand that has to answer a card: which of its cards may be played, and why.

    Attributes:
        name: ``NAME-title`` and ``NAME`` are its texts.
        hand: in the order shown.
        led: the card to answer.
        trumps: their suit.
        allowed: the cards of *hand* that may be played.
    """

    name: str
    hand: tuple[Card, ...]
    led: Card
    trumps: Suit
    allowed: tuple[Card, ...]
    kind: ClassVar[str] = "reply"

    @property
    def barred(self) -> tuple[Card, ...]:
        """The cards that may not be played."""
        return tuple(card for card in self.hand if card not in self.allowed)

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return (f"{self.name}-title", self.name, "reply-asked", "reply-may", "reply-heard")


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


@final
@dataclass(frozen=True, slots=True)
class Row:
    """A row of a sheet: its name, parts of cells of words, then cells as they are written."""

    part: str
    cells: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Sheet:
    """A table; *columns* are parts, the first one over the names of the rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    kind: ClassVar[str] = "sheet"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        words = (word for row in self.rows for word in row.words)
        return (self.title, *self.columns, *(row.part for row in self.rows), *words)


@final
@dataclass(frozen=True, slots=True)
class OptionList:
    """Every option of the page's variant with what it means and its usual value."""

    kind: ClassVar[str] = "options"
    parts: ClassVar[tuple[str, ...]] = ("options-usual",)


@final
@dataclass(frozen=True, slots=True)
class Questions:
    """Questions that open: ``NAME-question`` and ``NAME`` are the texts of each."""

    names: tuple[str, ...]
    kind: ClassVar[str] = "questions"

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its texts."""
        return tuple(part for name in self.names for part in (f"{name}-question", name))


@final
@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of the page's game, each with a sentence and its ways to rules and table."""

    kind: ClassVar[str] = "variants"
    parts: ClassVar[tuple[str, ...]] = ()


Block: TypeAlias = (
    Paragraph
    | Heading
    | Steps
    | Patterns
    | Cards
    | Named
    | Hands
    | Throws
    | Examples
    | Reply
    | Played
    | Calls
    | Tricks
    | Sheet
    | OptionList
    | Questions
    | Variants
)


@final
@dataclass(frozen=True, slots=True)
class Section:
    """A section: ``NAME-heading`` is its heading, *name* its place in the page's address."""

    name: str
    blocks: tuple[Block, ...]

    @property
    def heading(self) -> str:
        """The part of its heading."""
        return f"{self.name}-heading"


FRAME: Final = ("title", "description", "lead")
"""Parts that every page has."""

PLAYED: Final = ("play-button", "facts-heading", "end-heading", "end-lead")
"""Parts that a page with a button to play has besides."""

CONTENTS: Final = "contents"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """One page about a game.

    Attributes:
        path: its address below the club's root.
        prefixes: of its keys; the first with which a part makes a key that exists counts.
        sections: in the order a beginner needs.
        play: game and variant of its button, ``None`` for a page without one.
        facts: parts ``fact-NAME`` and ``fact-NAME-value``.
        figures: what its texts are given.
    """

    path: str
    prefixes: tuple[str, ...]
    sections: tuple[Section, ...]
    play: tuple[str, str] | None = None
    facts: tuple[str, ...] = ()
    figures: Figures = field(default_factory=lambda: MappingProxyType({}))

    def key(self, part: str, texts: Texts) -> str:
        """The key of *part*: with the first prefix that has one, else with the last."""
        keys = [f"{prefix}-{part}" for prefix in self.prefixes]
        return next((key for key in keys if key in texts), keys[-1])

    def parts(self) -> Iterator[str]:
        """Every part that this page may ask for, some more than once."""
        yield from (*FRAME, CONTENTS)
        if self.play is not None:
            yield from PLAYED
        for fact in self.facts:
            yield from (f"fact-{fact}", f"fact-{fact}-value")
        for section in self.sections:
            yield section.heading
            for block in section.blocks:
                yield from block.parts

    def keys(self, texts: Texts) -> frozenset[str]:
        """Every key that this page asks for."""
        return frozenset(self.key(part, texts) for part in self.parts())


def paragraphs(*parts: str) -> tuple[Paragraph, ...]:
    """Plain paragraphs, one for each part."""
    return tuple(Paragraph(part) for part in parts)


def seats_in_turn(first: Seat, count: int) -> Sequence[Seat]:
    """All seats clockwise, beginning with *first*."""
    return tuple((first + step) % count for step in range(count))
