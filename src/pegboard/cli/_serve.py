"""``pegboard serve``: the club in the browser."""

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from pegboard.cli._answer import Complaint, Status

if TYPE_CHECKING:
    from pegboard.texts import Texts


def run(texts: "Texts", given: Mapping[str, object]) -> Status:
    """Serve until the keeper stops it.

    Args:
        texts: the language in which the address is told.
        given: settings of the club by name; ``None`` leaves one as the environment has it.

    Raises:
        Complaint: a setting cannot be, the club cannot open, or its packages are not installed.
    """
    try:
        from pegboard.web import ServeError, serve
        from pegboard.web.settings import SettingError, Settings
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("pegboard"):
            raise
        raise Complaint(key="cli-error-club", code="club-not-installed") from None

    def ready(address: str) -> None:
        sys.stdout.write(texts.text("cli-serve-ready", address=address) + "\n")
        sys.stdout.flush()

    try:
        settings = Settings.read(os.environ, **given)
        serve(settings, ready)
    except SettingError as error:
        raise Complaint(key="cli-error-setting", code="bad-setting", said=str(error)) from None
    except ServeError as error:
        raise Complaint(key="cli-error-setting", code="not-served", said=str(error)) from None
    return Status.DONE
