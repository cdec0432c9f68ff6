"""Records in files, or from standard input for ``-``."""

import sys
from pathlib import Path
from typing import Final

from pegboard.cli._answer import Complaint

STANDARD_INPUT: Final = "-"


def read_text(name: str) -> str:
    """The text of a file.

    Raises:
        Complaint: ``file-missing``, ``file-directory``, ``file-unreadable`` or ``file-not-text``.
    """
    try:
        content = _read(name)
    except FileNotFoundError:
        raise Complaint(key="cli-error-file-missing", code="file-missing", file=name) from None
    except IsADirectoryError:
        raise Complaint(key="cli-error-file-directory", code="file-directory", file=name) from None
    except (OSError, ValueError):  # no permission, a path that no file can have
        raise Complaint(
            key="cli-error-file-unreadable", code="file-unreadable", file=name
        ) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise Complaint(key="cli-error-file-not-text", code="file-not-text", file=name)
    return text


def _read(name: str) -> bytes:
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    return Path(name).read_bytes()
