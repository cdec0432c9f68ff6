"""A page about a game: its sections, its figures, and how the parts of its texts become keys.

A page is data. A *part* is the end of a key: the first of the page's prefixes with which it makes a
key that exists gives the text, so that a variant says only what is different about it. Every text
of a page is given all of the page's figures.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, final

from pegboard.texts import Texts
from pegboard.web.guides._blocks import Block
from pegboard.web.guides._worked import Figures


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
