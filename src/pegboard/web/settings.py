"""Everything about a club that its keeper may choose; values, read once at the start."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self, final
from urllib.parse import urlsplit

import msgspec

PREFIX: Final = "PEGBOARD_"
"""Environment variables are a setting's name in capitals after this."""


_OF_SETTING: Final = re.compile(r"^Expected `.* - at `\$\.(\w+)")


class SettingError(ValueError):
    """A setting that cannot be; the message names it and what it may be."""


@final
class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this club is run.

    Attributes:
        host: address to listen on.
        port: port to listen on, 0 for any that is free.
        database: SQLAlchemy URL; empty for SQLite in *home*.
        bus: ``redis://`` URL that joins several processes; empty for one process.
        workers: processes that serve; more than one needs a *bus*.
        house: the name of the club on its pages; empty for the one of each language.
        home: folder of what must survive: the key of the cookies and the SQLite file.
        base_path: path under which the club lives behind a proxy, such as ``/cards``; else empty.
        origins: further origins that may open the live connection, such as ``https://club.example``.
        bot_pause: seconds that a club player thinks before it acts, 0 for none.
        beat: seconds between two heartbeats of the live connection.
        log: ``text`` for people, ``json`` for machines, ``off`` for none.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bus: str = ""
    workers: int = 1
    house: str = ""
    home: Path = Path("var")
    base_path: str = ""
    origins: tuple[str, ...] = ()
    bot_pause: float = 0.9
    beat: float = 3.0
    log: str = "text"

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            SettingError: a value is out of its range, or two do not fit together.
        """
        _check(0 <= self.port <= 65535, "port", "a number from 0 to 65535")  # noqa: PLR2004 - the range of TCP
        _check(self.workers >= 1, "workers", "at least 1")
        _check(self.workers == 1 or bool(self.bus), "workers", "1 unless a bus joins them")
        _check(self.bot_pause >= 0, "bot_pause", "seconds, 0 for none")
        _check(self.beat > 0, "beat", "seconds, above 0")
        _check(self.log in {"text", "json", "off"}, "log", "text, json or off")
        path = self.base_path
        _check(
            not path or (path.startswith("/") and not path.endswith("/") and "//" not in path),
            "base_path",
            "empty or a path such as /cards",
        )
        for origin in self.origins:
            parts = urlsplit(origin)
            plain = f"{parts.scheme}://{parts.netloc}" == origin
            _check(plain and bool(parts.netloc), "origins", "origins such as https://club.example")

    @property
    def database_url(self) -> str:
        """The database, or SQLite in *home* when none was named."""
        return self.database or f"sqlite:///{self.home / 'pegboard.sqlite'}"

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: object) -> Self:
        """Settings from the environment, with those that are *given* on top; ``None`` is not given.

        Raises:
            SettingError: a value cannot be read, is out of its range, or has no such setting.
        """
        values: dict[str, object] = {}
        for name in cls.__struct_fields__:
            text = environment.get(PREFIX + name.upper())
            if text is not None:
                values[name] = text.split() if name == "origins" else text
        values |= {name: value for name, value in given.items() if value is not None}
        unknown = set(values) - set(cls.__struct_fields__)
        _check(not unknown, ", ".join(sorted(unknown)), "a setting that exists")
        plain = {name: str(v) if isinstance(v, Path) else v for name, v in values.items()}
        try:
            return msgspec.convert(plain, cls, strict=False, dec_hook=_decoded)
        except msgspec.ValidationError as error:
            raise SettingError(_in_words(str(error))) from error


def _in_words(said: str) -> str:
    """What msgspec *said*, for the keeper of a club; our own sentences stay as they are."""
    found = _OF_SETTING.search(said)
    if found is None:
        return said
    name = found[1]
    kinds = {"port": "a whole number", "workers": "a whole number", "origins": "a list of texts"}
    return f"the setting {name} must be {kinds.get(name, 'a number')}"


def _decoded(kind: type, value: object) -> object:
    if kind is Path or issubclass(kind, Path):
        return Path(str(value))
    raise NotImplementedError  # msgspec's own word for a type that a hook does not know


def _check(holds: bool, name: str, wanted: str) -> None:  # noqa: FBT001 - reads as an assertion
    if not holds:
        message = f"the setting {name} must be {wanted}"
        raise SettingError(message)
