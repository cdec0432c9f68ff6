"""The Fluent catalogs as syntax, for tests that compare and search them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from support.checkout import ROOT

FOLDER = ROOT / "src" / "pegboard" / "texts"


@final
@dataclass(frozen=True, slots=True)
class Message:
    """One text: where it stands, its source, and the parts that tests look at."""

    file: str
    key: str
    source: str
    arguments: frozenset[str]
    references: frozenset[str]
    selects: tuple[tuple[str, ...], ...]


@cache
def messages(lang: str) -> dict[str, Message]:
    """All texts of *lang* by key."""
    return {message.key: message for path in files(lang) for message in read(path)}


def files(lang: str) -> list[Path]:
    """The catalogs of *lang*."""
    return sorted((FOLDER / lang).glob("*.ftl"))


def read(path: Path) -> Iterator[Message]:
    """The texts of one catalog, in its order."""
    text = path.read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            finder = _Finder()
            finder.visit(entry)
            yield Message(
                path.name,
                entry.id.name,
                text[entry.span.start : entry.span.end],
                frozenset(finder.arguments),
                frozenset(finder.references),
                tuple(finder.selects),
            )


def arguments(lang: str, key: str) -> frozenset[str]:
    """What the text of *key* needs, through every text that it is made of."""
    message = messages(lang)[key]
    return message.arguments.union(*(arguments(lang, other) for other in message.references))


class _Finder(Visitor):
    """Collects arguments, references to other texts, and the variants of selections."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[tuple[str, ...]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        keys = (variant.key for variant in node.variants)
        self.selects.append(
            tuple(key.name if isinstance(key, ast.Identifier) else key.value for key in keys)
        )
        self.generic_visit(node)
