"""``pegboard play``: a match in the terminal."""

import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pegboard.cli._answer import Complaint, Status, say
from pegboard.cli._options import find_game, find_rules, read_options
from pegboard.strategy import ACCEPTED_LEVELS, LEVELS

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
        levels = ", ".join(LEVELS)
        raise Complaint(key="cli-error-level", code="bad-option-value", level=level, levels=levels)
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise Complaint(key="cli-error-terminal", code="no-terminal")
    from pegboard.cli.play import PlayApp, Session, Wish, leader

    wish = Wish(game=game, variant=variant, options=wishes, level=level, seed=seed)
    app = PlayApp(leader(Session(wish), texts), Path.cwd(), _now)
    app.run()
    if app.saved is not None:  # the table that said so is gone from the screen
        say(app.texts.text("term-saved", file=app.saved.name))
    return Status.DONE


def _now() -> datetime:
    """The time in UTC; the terminal is an edge of the house, where clocks may be read."""
    return datetime.now(UTC)  # noqa: TID251 - for the date of a saved record
