"""What the sections of a page about a game are made of: blocks, each a shape with names of texts.

Their words stand in a catalog of texts; their cards and numbers are worked out by the rules. A
*part* is the end of a key, which the page makes whole (`_guide`).
"""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, TypeAlias, final

from pegboard.cards import Card, Suit
from pegboard.web.guides._worked import Calls, Figures, Hands, Played, Throws, Tricks


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


def paragraphs(*parts: str) -> tuple[Paragraph, ...]:
    """Plain paragraphs, one for each part."""
    return tuple(Paragraph(part) for part in parts)
