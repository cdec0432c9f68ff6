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
    MUST_FOLLOW_SUIT = "must-follow-suit"
    NOTHING_TO_ACCEPT = "nothing-to-accept"
    MAY_ONLY_ACCEPT = "may-only-accept"
    MUST_RAISE = "must-raise"
    BAD_TRUMPS = "bad-trumps"
    MUST_BEAT = "must-beat"
    MUST_TRUMP = "must-trump"
    KING_NOT_HELD = "king-not-held"
    KING_TOO_LATE = "king-too-late"
    NO_MORE_EXCHANGES = "no-more-exchanges"
    STOCK_EMPTY = "stock-empty"
    STOCK_TOO_SMALL = "stock-too-small"
    MUST_EXCHANGE = "must-exchange"


class GameError(Exception):
    """Anything the rules or the record refuse."""


class NotationError(GameError, ValueError):
    """A text that is no action, card or record."""


@final
class RecordFault(StrEnum):
    """What is wrong with a record; these codes never change (record-format.md, Errors)."""

    BAD_TAG = "bad-tag"
    BAD_START = "bad-start"
    BAD_CARD = "bad-card"
    CARD_TWICE = "card-twice"
    WRONG_COUNT = "wrong-count"
    UNKNOWN_ACTION = "unknown-action"
    NOT_TO_ACT = "not-to-act"
    NOT_LEGAL = "not-legal"
    CHECK_DIFFERS = "check-differs"
    AFTER_THE_END = "after-the-end"
    RESULT_DIFFERS = "result-differs"
    UNKNOWN_VARIANT = "unknown-variant"
    UNKNOWN_OPTION = "unknown-option"
    BAD_OPTION_VALUE = "bad-option-value"
    FORMAT_NOT_SUPPORTED = "format-not-supported"


@final
class RecordError(NotationError):
    """What is wrong with a record, and where.

    Attributes:
        code: a `RecordFault`.
        line: line of the text, from 1.
        column: column of the first wrong word, from 1, in characters.
        message: one sentence for people, without the place.
        reason: with ``not-legal``, why the rules refuse it.
        stands: with ``check-differs`` and ``result-differs``, what the record says.
        given: the same as the rules give it.
        about: with ``unknown-option`` and ``bad-option-value``, what the rules say of the options.
    """

    def __init__(  # noqa: PLR0913 - an error carries all that a caller may want to show
        self,
        code: RecordFault,
        message: str,
        *,
        line: int,
        column: int,
        reason: Refusal | None = None,
        stands: str | None = None,
        given: str | None = None,
        about: "OptionError | None" = None,
    ) -> None:
        """Keep every part; the text of the exception names the place first."""
        super().__init__(f"line {line}, column {column}: {message}")
        self.code = code
        self.message = message
        self.line = line
        self.column = column
        self.reason = reason
        self.stands = stands
        self.given = given
        self.about = about


@final
class OptionFault(StrEnum):
    """What is wrong with a variant, its options or its start; these codes never change."""

    UNKNOWN_VARIANT = "unknown-variant"
    UNKNOWN_OPTION = "unknown-option"
    BAD_OPTION_VALUE = "bad-option-value"
    BAD_START = "bad-start"


class OptionError(GameError, ValueError):
    """A variant or option that does not exist, or a value that does not apply.

    Attributes:
        code: an `OptionFault`.
        option: name of the option that is wrong, as it was given; ``None`` where it is none.
        allowed: what may stand in its place, in the order of the rule book: names of options with
            ``unknown-option``, values with ``bad-option-value``.
        span: lowest and highest whole number that may stand there beside *allowed*.
        needs: another option with the values of it beside which alone the option means anything;
            where this is given, that is what is wrong.
    """

    def __init__(  # noqa: PLR0913 - an error carries all that a caller may want to show
        self,
        code: OptionFault,
        message: str,
        *,
        option: str | None = None,
        allowed: tuple[str, ...] = (),
        span: tuple[int, int] | None = None,
        needs: tuple[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Keep the stable *code* and what would be right beside the *message*."""
        super().__init__(message)
        self.code = code
        self.option = option
        self.allowed = allowed
        self.span = span
        self.needs = needs


class Refused(GameError):  # noqa: N818 - a refusal is an answer, not an error of the program
    """A readable wish that the rules forbid; the state is unchanged.

    Attributes:
        reason: the stable code.
        at: which card of the action is wrong, from 0 in the order of writing; as many as there
            are cards when one is missing at the end; ``None`` when it is the action as a whole.
    """

    def __init__(self, reason: Refusal, message: str, *, at: int | None = None) -> None:
        """Keep the stable *reason* beside the *message*."""
        super().__init__(message)
        self.reason = reason
        self.at = at


class NotToAct(Refused):
    """Another seat is to act, or nobody is."""


class IllegalAction(Refused):
    """The seat is to act, but not like this."""
