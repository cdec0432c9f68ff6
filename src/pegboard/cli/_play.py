"""``pegboard play``: a match in the terminal."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pegboard.cli._answer import Complaint, Status
from pegboard.cli._options import find_rules, read_options
from pegboard.strategy import GAMES, LEVELS

if TYPE_CHECKING:
    from pegboard.texts import Texts


def run(  # noqa: PLR0913 - the options of the command
    texts: "Texts",
    game: str,
    *,
    variant: str,
    options: Sequence[str],
    level: str,
    seed: int | None,
) -> Status:
    """Play until the person leaves.

    Raises:
        Complaint: game, variant, options or level are wrong, or there is no terminal.
    """
    from pegboard import catalog

    if game not in catalog.GAMES:
        raise Complaint(key="cli-error-game", code="unknown-variant", game=game)
    if game not in GAMES:
        raise Complaint(key="cli-error-not-played", code="unknown-variant", game=game)
    wishes = read_options(options)
    find_rules(game, variant, wishes)
    if level not in LEVELS:
        raise Complaint(key="cli-error-level", code="bad-option-value", level=level)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Complaint(key="cli-error-terminal", code="no-terminal")
    from pegboard.cli.play import Director, PlayApp, Session, Wish

    wish = Wish(game=game, variant=variant, options=wishes, level=level, seed=seed)
    PlayApp(Director(Session(wish), texts), Path.cwd(), _now).run()
    return Status.DONE


def _now() -> datetime:
    """The time in UTC; the terminal is an edge of the house, where clocks may be read."""
    return datetime.now(UTC)  # noqa: TID251 - for the date of a saved record
