"""``pegboard play``: a match in the terminal."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pegboard.cli._answer import Complaint, Status
from pegboard.cli._options import find_game, find_rules, read_options
from pegboard.strategy import ACCEPTED_LEVELS

if TYPE_CHECKING:
    from pegboard.texts import Texts


def run(  # noqa: PLR0913 - the options of the command
    texts: "Texts",
    game: str,
    *,
    variant: str | None,
    options: Sequence[str],
    level: str,
    seed: int | None,
) -> Status:
    """Play until the person leaves.

    Raises:
        Complaint: game, variant, options or level are wrong, or there is no terminal.
    """
    game, variant = find_game(game, variant)
    wishes = read_options(options)
    find_rules(game, variant, wishes)
    if level not in ACCEPTED_LEVELS:
        raise Complaint(key="cli-error-level", code="bad-option-value", level=level)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Complaint(key="cli-error-terminal", code="no-terminal")
    from pegboard.cli.play import PlayApp, Session, Wish, leader

    wish = Wish(game=game, variant=variant, options=wishes, level=level, seed=seed)
    PlayApp(leader(Session(wish), texts), Path.cwd(), _now).run()
    return Status.DONE


def _now() -> datetime:
    """The time in UTC; the terminal is an edge of the house, where clocks may be read."""
    return datetime.now(UTC)  # noqa: TID251 - for the date of a saved record
