"""The club's key: made at the first start, kept in a file that only its owner may read."""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Final

FILE_NAME: Final = "secret.key"
KEY_BYTES: Final = 32


class KeyFileError(RuntimeError):
    """The key file is there, but it is no key."""


def club_key(home: Path) -> bytes:
    """The key kept in *home*, made there at the first start with mode 600.

    Several processes may start at once: each writes a file of its own and links it to the name,
    which succeeds once, so that all read the same whole key.

    Raises:
        KeyFileError: the file holds something else than a key.
        OSError: *home* cannot be written.
    """
    path = home / FILE_NAME
    if not path.exists():
        _make(path)
    try:
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        message = f"{path} holds no key; move it away and a new one is made (all guests start anew)"
        raise KeyFileError(message)
    return key


def derived(key: bytes, purpose: str) -> bytes:
    """A key for one *purpose*: a signature made for one thing is worth nothing elsewhere."""
    return hmac.new(key, purpose.encode(), sha256).digest()


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    own = path.with_name(f".{FILE_NAME}.{os.getpid()}.{secrets.token_hex(4)}")
    handle = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            path.hardlink_to(own)
        except FileExistsError:
            return
    finally:
        own.unlink()
