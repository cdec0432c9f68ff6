"""Pages as trees, read by the standard library: strict about what is left open."""

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import final

VOID = frozenset({"br", "circle", "hr", "img", "input", "link", "meta", "path", "rect"})


@final
class Element:
    """An element with its attributes and everything in it."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: "Element | None") -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.content: list[Element | str] = []

    @property
    def text(self) -> str:
        """Everything written in it."""
        return "".join(part if isinstance(part, str) else part.text for part in self.content)

    @property
    def words(self) -> str:
        """Its text with runs of spaces and line ends made one space; others stay as they are."""
        return " ".join(word for word in self.text.replace("\n", " ").split(" ") if word)

    def all(self, tag: str = "", **attributes: str) -> list["Element"]:
        """Elements inside with this tag and these attributes (``_`` for ``-``)."""
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [
            element
            for element in self.inside()
            if tag in {"", element.tag}
            and all(element.attributes.get(name) == value for name, value in wanted.items())
        ]

    def one(self, tag: str = "", **attributes: str) -> "Element":
        """The only such element."""
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} elements {tag} {attributes}"
        return found[0]

    def inside(self) -> Iterator["Element"]:
        """Every element inside, in the order of the page."""
        for part in self.content:
            if isinstance(part, Element):
                yield part
                yield from part.inside()


def read_html(text: str) -> Element:
    """Read a page; everything that is opened must be closed, in order."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    assert reader.here.parent is None, f"<{reader.here.tag}> is left open"
    return reader.here


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.here = Element("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.content.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.here.content.append(
            Element(tag, {name: value or "" for name, value in attrs}, self.here)
        )

    def handle_endtag(self, tag: str) -> None:
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        assert self.here.parent is not None
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.content.append(data)
