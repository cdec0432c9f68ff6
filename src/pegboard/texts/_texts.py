"""The Fluent catalogs, read once a language and then kept."""

from functools import cache
from importlib.resources import files
from typing import final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from pegboard.texts._language import LANGUAGES, Language


class TextError(LookupError):
    """A text that does not exist, or one that was not given all that it needs."""


@final
class Texts:
    """All texts of one language.

    >>> Texts("en").text("guest")
    'Guest'

    Args:
        lang: one of :data:`LANGUAGES`.

    Raises:
        TextError: there are no texts in this language.
    """

    def __init__(self, lang: str) -> None:
        known: Language | None = next((one for one in LANGUAGES if one == lang), None)
        if known is None:
            message = f"there are no texts in {lang!r}"
            raise TextError(message)
        self.lang: Language = known
        self._bundle = _bundle(known)

    def __contains__(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return self._bundle.has_message(key)

    def text(self, key: str, **arguments: str | float) -> str:
        """The text of *key* with its *arguments* filled in; plural forms follow the numbers.

        Raises:
            TextError: no text has this key, or an argument that it needs is missing.
        """
        if key not in self:
            message = f"no text in {self.lang!r} has the key {key!r}"
            raise TextError(message)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            message = f"the text {key!r} in {self.lang!r} is empty"
            raise TextError(message)
        written, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            message = f"the text {key!r} in {self.lang!r} cannot be written: {errors[0]}"
            raise TextError(message)
        return str(written)


@cache
def _bundle(lang: Language) -> FluentBundle:
    """The catalogs of *lang* as one bundle.

    Without isolation marks: both languages run from left to right, and the marks would travel
    into records, file names and copied text.
    """
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("pegboard.texts") / lang
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(_read(entry.name, entry.read_text(encoding="utf-8")))
    return bundle


def _read(name: str, text: str) -> ast.Resource:
    """Parse a catalog.

    Raises:
        TextError: a part of it is no Fluent; left alone, that part would silently be missing.
    """
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            message = f"{name} holds what is no Fluent: {(entry.content or '')[:60]!r}"
            raise TextError(message)
    return resource
