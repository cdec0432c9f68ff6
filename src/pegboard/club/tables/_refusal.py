"""Why the club refuses a wish, beside the refusals of the rules."""

from enum import StrEnum
from typing import final


@final
class ClubRefusal(StrEnum):
    """Codes of the club; they cross the wire, have a text in every language and never change."""

    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_OWNER = "not-owner"
    NO_SUCH_LEVEL = "no-such-level"
    NO_CLUB_PLAYER = "no-club-player"
    ALREADY_STARTED = "already-started"
    NOT_STARTED = "not-started"
    LEFT_GAME = "left-game"
    NOT_OVER = "not-over"
    NOT_SHOWING = "not-showing"
    STALE = "stale"
    BAD_ID = "bad-id"
    BAD_ACTION = "bad-action"
    BAD_SALT = "bad-salt"
    BAD_NAME = "bad-name"
    BAD_BOTS = "bad-bots"
    NO_SUCH_PLAYER = "no-such-player"


@final
class ClubRefused(Exception):  # noqa: N818 -- "refused" is the project's word for it
    """A wish that the club refuses; nothing has changed.

    Attributes:
        why: the stable code.
    """

    def __init__(self, why: ClubRefusal, message: str) -> None:
        """Keep the stable code *why* beside the *message*."""
        super().__init__(message)
        self.why = why
