"""Which names players may have."""

import unicodedata
from typing import Final

from pegboard.club.tables import CLUB_NAME, ClubRefusal, ClubRefused

LONGEST_NAME: Final = 24
_BLANK: Final = frozenset({"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"})
"""Letters and symbols that show nothing."""

_JOINERS: Final = frozenset({"\u200c", "\u200d"})
"""Format characters that some scripts and emoji need; all others are refused."""

_MARKS_IN_A_ROW: Final = 4
"""Combining marks that may follow each other; more of them climb out of their line."""


def proper_name(text: str) -> str:
    """*text* as a name that others see: trimmed, single spaces, composed (NFC).

    A name has 1 to 24 characters, of which at least one shows. Control characters, line ends,
    and format characters such as overrides of the direction of writing are refused, so that
    no name can pass for another by them or break the line it stands in; commas, which stand
    between the names of a record; and what records call a club player, in any case.

    Raises:
        ClubRefused: ``bad-name``.

    >>> proper_name("  Anna   Maria ")
    'Anna Maria'
    """
    if any(_is_forbidden(char) for char in text):
        raise ClubRefused(ClubRefusal.BAD_NAME, "a name holds no control characters and no commas")
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ClubRefused(ClubRefusal.BAD_NAME, f"a name has 1 to {LONGEST_NAME} characters")
    if unicodedata.normalize("NFKC", name).casefold() == CLUB_NAME.casefold():
        raise ClubRefused(ClubRefusal.BAD_NAME, "the club's own players have this name")
    if not any(_is_visible(char) for char in name):
        raise ClubRefused(ClubRefusal.BAD_NAME, "a name can be seen")
    if _most_marks(name) > _MARKS_IN_A_ROW:
        raise ClubRefused(ClubRefusal.BAD_NAME, "a name stays in its line")
    return name


def _is_forbidden(char: str) -> bool:
    """Control, format, surrogate, private and unassigned characters, ends of lines, and commas."""
    category = unicodedata.category(char)
    is_format = category[0] == "C" and char not in _JOINERS
    return is_format or category in {"Zl", "Zp"} or unicodedata.normalize("NFKC", char) == ","


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK


def _most_marks(name: str) -> int:
    most = run = 0
    for char in name:
        run = run + 1 if unicodedata.combining(char) else 0
        most = max(most, run)
    return most
