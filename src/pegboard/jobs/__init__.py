"""Work that must not run on the event loop: here, or in a pool of processes."""

from pegboard.jobs._errors import JobsClosedError, WorkerDiedError
from pegboard.jobs._here import HereJobs
from pegboard.jobs._pool import PoolJobs

__all__ = ["HereJobs", "JobsClosedError", "PoolJobs", "WorkerDiedError"]
