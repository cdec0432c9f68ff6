"""In which language the command line speaks."""

from collections.abc import Mapping
from typing import Final

from pegboard.cli._answer import Complaint
from pegboard.texts import LANGUAGES, Language, language

OPTION: Final = "--lang"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name the reader's locale, the strongest first (POSIX)."""


def environment_language(environment: Mapping[str, str]) -> Language:
    """The language of the locale, English where there is none or it is not here.

    >>> environment_language({"LANG": "ru_RU.UTF-8"})
    'ru'
    """
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return language(locale.partition(".")[0].replace("_", "-")) or LANGUAGES[0]


def take_language(words: list[str], environment: Mapping[str, str]) -> tuple[Language, list[str]]:
    """Take ``--lang`` out of the words of a command, wherever it stands.

    Returns:
        The language, and the words that are left.

    Raises:
        Complaint: ``unknown-language``; ``bad-usage`` where none is named.
    """
    left: list[str] = []
    chosen = environment_language(environment)
    waiting = iter(words)
    for word in waiting:
        name, equals, value = word.partition("=")
        if word == "--":
            left += [word, *waiting]
        elif name == OPTION:
            chosen = _known(value if equals else next(waiting, ""))
        else:
            left.append(word)
    return chosen, left


def _known(name: str) -> Language:
    found = language(name)
    if not name or name.startswith("-"):  # nothing, or already the next option
        raise Complaint(key="cli-error-no-value", code="bad-usage", option=OPTION)
    if found is None:
        raise Complaint(key="cli-error-language", code="unknown-language", language=name)
    return found
