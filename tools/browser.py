"""Finding a Chromium for the browser tests, or getting the distribution's own."""

import os
import shutil

from tools.shell import give_up, run, say

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
VARIABLE = "PEGBOARD_CHROMIUM"


def find() -> str | None:
    """Return the path of a Chromium: the variable's, one on the path, or one installed now.

    Without any, continuous integration fails and a person is told how to get one.
    """
    found = os.environ.get(VARIABLE) or _on_path()
    if found:
        return found
    if _may_install():
        say("Installing the distribution's Chromium for the browser tests")
        run(["apt-get", "update", "-qq"], quiet=True)
        unattended = {"DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        run(command, environment=unattended, quiet=True)
        return _on_path()
    sentence = (
        "No Chromium was found: install the chromium package of your distribution, "
        f"or set {VARIABLE} to a browser's path."
    )
    if os.environ.get("CI"):
        give_up(sentence)
    say(f"{sentence} The browser tests are left out of this run.")
    return None


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))
