"""Running the club: one process, or several around one socket."""

import asyncio
import gc
import multiprocessing
import multiprocessing.synchronize
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final, final

import uvicorn
from litestar import Litestar

from pegboard.web._compose import club_app
from pegboard.web._logging import configure_logging
from pegboard.web.settings import Settings
from pegboard.web.site import KEY, Site

Ready = Callable[[str], None]

GRACE: Final = 1
"""Seconds that open requests have to finish when the server stops."""

LAST_WORDS: Final = 0.1
"""Seconds in which open pages are told that the club closes."""

LARGEST_MESSAGE: Final = 64 * 1024
"""Bytes at which a WebSocket message is cut off while it is still being read."""

BACKLOG: Final = 2048

COLLECT_AFTER: Final = (20_000, 20, 50)
"""Containers made, and collections of the younger generation, before each collection."""
STOP: Final = (signal.SIGINT, signal.SIGTERM)


class ServeError(RuntimeError):
    """The club could not be opened; the message says what to change."""


def serve(settings: Settings, ready: Ready) -> None:
    """Serve the club until SIGINT or SIGTERM.

    Args:
        settings: what its keeper chose.
        ready: called once with the address, when it answers there.

    Raises:
        ServeError: the address cannot be had, or the club could not start.
    """
    configure_logging(settings.log)
    bound = _bind(settings)
    address = _address(settings, bound)
    if settings.workers == 1:
        _run(settings, bound, lambda: ready(address))
    else:
        _supervise(settings, bound, lambda: ready(address))


def _bind(settings: Settings) -> socket.socket:
    """Listen on the address before anything slow, so that a taken port is known at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(BACKLOG)
    except OSError as error:
        bound.close()
        message = f"cannot listen on {settings.host} port {settings.port}: {error.strerror}"
        raise ServeError(message) from error
    bound.set_inheritable(True)
    return bound


def _address(settings: Settings, bound: socket.socket) -> str:
    """The address for a person to open; "everywhere" is told as this machine."""
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(settings.host, settings.host)  # noqa: S104 - only named
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}:{bound.getsockname()[1]}{settings.base_path}/"


@final
class _Server(uvicorn.Server):
    """Tells when it answers, and its pages when it stops."""

    def __init__(self, app: Litestar, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        site = self._app.state.get(KEY)
        if isinstance(site, Site):
            await site.rooms.close()
            await asyncio.sleep(LAST_WORDS)  # uvicorn would close the connections before them
        await super().shutdown(sockets)


def _calm_collector() -> None:
    """Let the collector of cycles look seldom, and never at what was loaded for good.

    Nearly everything here is freed when it is let go of. With Python's own thresholds the
    collector takes a sixth of the time of a busy club, in pauses that players can feel.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    failures: list[Exception] = []
    app = club_app(settings, failures.append)
    config = uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # the live connection has a heartbeat of its own
        ws_per_message_deflate=True,  # measured: 1600 bytes become 120 for 14 microseconds
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    # Uvicorn stops at these signals and then raises them once more, for whoever was there before.
    for number in STOP:
        signal.signal(number, _heard)
    try:
        _Server(app, config, ready).run(sockets=[bound])
    except SystemExit as error:
        message = "the club could not start; the log says why"
        if failures:
            message = str(failures[0]).partition("\n")[0]  # further lines are hints for programmers
        raise ServeError(message) from error


def _heard(*_: object) -> None:
    """The signal has done its work already."""


# --- Several processes ---------------------------------------------------------------------


def _supervise(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Keep so many processes alive until told to stop."""
    context = multiprocessing.get_context("spawn")
    answers = context.Semaphore(0)
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True

    for number in STOP:
        signal.signal(number, stop)
    workers = [_start(context, settings, bound, answers) for _ in range(settings.workers)]
    waiting = settings.workers
    while not stopped:
        if waiting and answers.acquire(timeout=0.1):
            waiting -= 1
            if not waiting:
                ready()
        for place, worker in enumerate(workers):
            worker.join(0.0 if waiting else 0.1)
            if worker.exitcode is not None:
                if waiting:
                    _end(workers)
                    message = "a process of the club could not start"
                    raise ServeError(message)
                workers[place] = _start(context, settings, bound, answers)
    _end(workers)


def _start(
    context: SpawnContext,
    settings: Settings,
    bound: socket.socket,
    answers: multiprocessing.synchronize.Semaphore,
) -> SpawnProcess:
    worker = context.Process(target=_work, args=(settings, bound, answers))
    worker.start()
    return worker


def _work(
    settings: Settings, bound: socket.socket, answers: multiprocessing.synchronize.Semaphore
) -> None:
    configure_logging(settings.log)
    try:
        _run(settings, bound, answers.release)
    except ServeError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)


def _end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(2 * GRACE)
        if worker.is_alive():
            worker.kill()
