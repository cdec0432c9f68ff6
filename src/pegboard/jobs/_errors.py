"""What may go wrong with work, beside the work itself."""


class JobsClosedError(Exception):
    """The workers have ended; no further work is taken."""

    def __init__(self) -> None:
        super().__init__("the workers have ended")


class WorkerDiedError(Exception):
    """Every worker that took this work died of it."""
