"""Frames from a browser: read strictly, refused by a code."""

import re
from enum import StrEnum
from typing import Final, final

import msgspec

from pegboard.web._limits import FRAME_BYTES
from pegboard.web.messages import Inbound


@final
class Farewell(StrEnum):
    """Why a connection is closed: the codes of ``bye``, each with a text in every language."""

    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    BINARY = "binary"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    NO_HELLO = "no-hello"
    UNKNOWN_TABLE = "unknown-table"
    SILENT = "silent"
    CLOSING = "closing"
    FAULT = "fault"


CLOSE_CODES: Final = {
    Farewell.MALFORMED: 1008,
    Farewell.TOO_LARGE: 1009,
    Farewell.BINARY: 1003,
    Farewell.TOO_FAST: 1008,
    Farewell.TOO_SLOW: 1013,
    Farewell.NO_HELLO: 1008,
    Farewell.UNKNOWN_TABLE: 1008,
    Farewell.SILENT: 1001,
    Farewell.CLOSING: 1012,
    Farewell.FAULT: 1011,
}
"""Close codes of RFC 6455 and its registry for each."""


class AbuseError(Exception):
    """A frame that no page of ours sends; the connection is not worth keeping."""

    def __init__(self, why: Farewell) -> None:
        """Keep the code."""
        super().__init__(why.value)
        self.why = why


_DECODER: Final = msgspec.json.Decoder(Inbound)
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def read_frame(text: str | None, binary: bytes | None) -> Inbound:
    """Read one frame.

    Raises:
        AbuseError: it is binary, too large, no message, or has an id that nobody gave.
    """
    if text is None or binary:
        raise AbuseError(Farewell.BINARY)
    if len(text) > FRAME_BYTES or len(text.encode("utf-8", "surrogatepass")) > FRAME_BYTES:
        raise AbuseError(Farewell.TOO_LARGE)
    try:
        message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise AbuseError(Farewell.MALFORMED) from None
    ref = getattr(message, "id", "x")
    if _ID.fullmatch(ref) is None:
        raise AbuseError(Farewell.MALFORMED)
    return message
