"""Running other programs from a task."""

import os
import subprocess  # a task runner runs programs; none of its words come from outside
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
QUIET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "npm_config_update_notifier": "false"}


def say(sentence: str) -> None:
    """Tell the person at the terminal what goes on, before the programs print theirs."""
    print(f"· {sentence}", flush=True)


def give_up(sentence: str) -> NoReturn:
    """End with one sentence and no traceback."""
    sys.exit(f"✗ {sentence}")


def run(
    command: Sequence[str | Path],
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    quiet: bool = False,
) -> None:
    """Run *command*; a failure ends the task with the program's own exit status.

    A *quiet* command's output is shown only when it fails.
    """
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **QUIET, **(environment or {})},
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode:
        if done.stdout:
            print(done.stdout, flush=True)
        print(f"✗ failed: {' '.join(words)}", file=sys.stderr, flush=True)
        sys.exit(done.returncode)


def answer(command: Sequence[str | Path]) -> str:
    """Return what *command* prints, or nothing where it cannot be run."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, capture_output=True, check=False, text=True, cwd=ROOT)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
