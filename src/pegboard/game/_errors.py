"""The error tree of the games.

* GameError
  - NotationError     the text is no action, card or record at all (a ValueError too)
    - RecordError     the same inside a record, with line and column
  - Refused           a readable wish that the rules forbid now; ``.reason`` is a Refusal
    - NotToAct        it is not this seat's turn
    - IllegalAction   it is, but the rules forbid this now
  - OptionError       an unknown variant or option, or a value that does not apply

A refusal changes nothing. The message is for a programmer; the code crosses the wire and has
a text in every language.
"""

from enum import StrEnum
from typing import final


@final
class Refusal(StrEnum):
    """Why a wish was refused; these codes never change."""

    NOT_TO_ACT = "not-to-act"
    GAME_OVER = "game-over"
    WRONG_PHASE = "wrong-phase"
    CARD_NOT_HELD = "card-not-held"
    CARD_TWICE = "card-twice"
    WRONG_COUNT = "wrong-count"
    OVER_THIRTY_ONE = "over-thirty-one"
    GO_NOT_TRUE = "go-not-true"
    BAD_DEPTH = "bad-depth"
    BAD_DEAL = "bad-deal"
    BID_TOO_LOW = "bid-too-low"
    BID_TOO_HIGH = "bid-too-high"
    MUST_BID = "must-bid"
    BAD_CLAIM = "bad-claim"
    PARTNER_MUST_AGREE = "partner-must-agree"


class GameError(Exception):
    """Anything the rules or the record refuse."""


class NotationError(GameError, ValueError):
    """A text that is no action, card or record."""


class OptionError(GameError, ValueError):
    """A variant or option that does not exist, or a value that does not apply.

    Attributes:
        code: ``unknown-variant``, ``unknown-option`` or ``bad-option-value``.
    """

    def __init__(self, code: str, message: str) -> None:
        """Keep the stable *code* beside the *message*."""
        super().__init__(message)
        self.code = code


class Refused(GameError):
    """A readable wish that the rules forbid; the state is unchanged."""

    def __init__(self, reason: Refusal, message: str) -> None:
        """Keep the stable *reason* beside the *message*."""
        super().__init__(message)
        self.reason = reason


class NotToAct(Refused):
    """Another seat is to act, or nobody is."""


class IllegalAction(Refused):
    """The seat is to act, but not like this."""
