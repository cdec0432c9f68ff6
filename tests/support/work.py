"""Work for worker processes: functions that can be named from another process."""

import os
import signal
import time
from pathlib import Path


def add(one: int, other: int) -> int:
    return one + other


def fail(message: str) -> None:
    raise LookupError(message)


def process_id() -> int:
    return os.getpid()


def survive_interrupt() -> int:
    """What a terminal sends to every process when its user presses Control-C."""
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.01)
    return os.getpid()


def die_once(mark: Path) -> str:
    """Kill the worker at the first try, answer at the second."""
    if mark.exists():
        return "done"
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
