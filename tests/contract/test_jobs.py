"""What every place of work promises: here, and in a pool of processes."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from pegboard.club.tables.ports import Jobs
from pegboard.jobs import HereJobs, JobsClosedError, PoolJobs, WorkerDiedError
from support import work


@pytest_asyncio.fixture(params=["here", "pool"])
async def jobs(request: pytest.FixtureRequest) -> AsyncIterator[Jobs]:
    place: Jobs = HereJobs() if request.param == "here" else PoolJobs(1)
    yield place
    await place.close()


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[PoolJobs]:
    place = PoolJobs(1, preload=("pegboard.cards",))
    yield place
    await place.close()


async def test_work_comes_back_with_its_result(jobs: Jobs) -> None:
    sums = await asyncio.gather(*(jobs.run(work.add, number, 1) for number in range(20)))
    assert sums == list(range(1, 21))


async def test_work_that_fails_says_why(jobs: Jobs) -> None:
    with pytest.raises(LookupError, match="no five"):
        await jobs.run(work.fail, "no five")
    assert await jobs.run(work.add, 1, 1) == 2


async def test_closed_jobs_take_no_work(jobs: Jobs) -> None:
    await jobs.close()
    with pytest.raises(JobsClosedError):
        await jobs.run(work.add, 1, 1)


async def test_a_pool_works_elsewhere(pool: PoolJobs) -> None:
    assert await pool.run(work.process_id) != os.getpid()


async def test_a_worker_ignores_the_interrupt_of_the_terminal(pool: PoolJobs) -> None:
    assert await pool.run(work.survive_interrupt) == await pool.run(work.process_id)


async def test_a_killed_worker_is_replaced_and_its_work_done_again(
    pool: PoolJobs, tmp_path: Path
) -> None:
    before = await pool.run(work.process_id)
    others = [pool.run(work.add, number, 1) for number in range(5)]
    answer, *sums = await asyncio.gather(pool.run(work.die_once, tmp_path / "mark"), *others)
    assert answer == "done"
    assert sums == [1, 2, 3, 4, 5]
    assert await pool.run(work.process_id) != before


async def test_work_that_kills_every_worker_is_given_up(pool: PoolJobs) -> None:
    with pytest.raises(WorkerDiedError):
        await pool.run(work.die)
    assert await pool.run(work.add, 1, 1) == 2


SCRIPT = """
import asyncio
from pegboard.jobs import PoolJobs
from support.work import process_id

async def main():
    print(await PoolJobs(1).run(process_id), flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_workers_end_with_their_parent_however_it_ends() -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SCRIPT),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    assert process.stdout is not None
    assert int(await process.stdout.readline()) != process.pid
    process.send_signal(signal.SIGKILL)
    # Workers hold the other end of this pipe too: it is at its end when all of them have ended.
    assert await process.stdout.read() == b""
    await process.wait()
