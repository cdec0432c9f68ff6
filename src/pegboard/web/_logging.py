"""What the club writes down about itself: events with names, never cards, salts or secrets.

Events name tables and codes. Of an exception only its type and its places in the source are
kept: its message and its locals may hold what nobody may see.
"""

import logging
import sys
import traceback
from types import TracebackType
from typing import Final, TypeAlias, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

ExcInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

QUIET: Final = ("uvicorn.access", "uvicorn.error", "alembic", "sqlalchemy.engine")
"""Loggers of others that speak only when something is wrong."""

STARTUP_FAILED: Final = "Application startup failed. Exiting."


def configure_logging(kind: str) -> None:
    """Write the log to standard error: ``text`` for people, ``json`` for machines, or ``off``."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        places_only,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if kind == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler: logging.Handler = logging.NullHandler()
    if kind != "off":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(
            structlog.stdlib.ProcessorFormatter(
                processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
                foreign_pre_chain=shared,
            )
        )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_told_nowhere_else)


def _is_told_nowhere_else(record: logging.LogRecord) -> bool:
    """Drop what the server says of a failed start: a traceback as text, and that it exits.

    The command tells its keeper why, in one sentence.
    """
    said = record.getMessage()
    return "Traceback (most recent call last)" not in said and said != STARTUP_FAILED


def places_only(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Put the type of an exception and its places in the source where the exception was."""
    error = _error_of(event.pop("exc_info", None))
    if error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        event["error"] = type(error).__qualname__
        event["places"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def _error_of(info: object) -> BaseException | None:
    """The exception that *info* stands for: itself, a triple of it, or the one being handled."""
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return cast("ExcInfo", info)[1]
    return sys.exc_info()[1] if info else None
