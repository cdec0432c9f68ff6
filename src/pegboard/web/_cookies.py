"""The guest's cookie: who somebody is, signed, so that it can be kept but not made up."""

import base64
import hmac
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Literal, final

from litestar.datastructures import Cookie

from pegboard.web._keys import derived

GUEST: Final = "guest"
LANGUAGE: Final = "lang"
LIFE: Final = 400 * 24 * 3600
"""Seconds a cookie is kept: as long as browsers keep any."""

_SHAPE: Final = re.compile(r"([A-Za-z0-9_-]{1,64})\.([0-9]{1,12})\.([A-Za-z0-9_-]{43})", re.ASCII)


@final
class GuestCookies:
    """Signs and reads the cookie that proves a guest's id.

    The value is ``ID.TIME.MAC``: the player's id, when it was signed (whole seconds since the
    epoch) and the first half's HMAC-SHA-256 in base64url.
    """

    def __init__(self, key: bytes, path: str = "/") -> None:
        self._key = derived(key, "guest cookie 1")
        self._path = path

    def cookie(self, player: str, *, now: float, secure: bool) -> Cookie:
        """The cookie of *player*, signed at *now*; *secure* when the page came over https."""
        text = f"{player}.{int(now)}"
        return Cookie(
            key=GUEST,
            value=f"{text}.{self._mac(text)}",
            path=self._path,
            max_age=LIFE,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def player(self, cookies: Mapping[str, str], *, now: float) -> str | None:
        """The id that *cookies* prove at *now*; ``None`` for none, a forged or an old one."""
        found = _SHAPE.fullmatch(cookies.get(GUEST, ""))
        if found is None:
            return None
        player, signed, mac = found.groups()
        if not hmac.compare_digest(mac, self._mac(f"{player}.{signed}")):
            return None
        return player if 0 <= now - int(signed) + _SKEW <= LIFE + _SKEW else None

    def _mac(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


_SKEW: Final = 300
"""Seconds by which the clocks of two servers of one club may differ."""


def language_cookie(lang: Literal["en", "ru"], *, path: str = "/", secure: bool) -> Cookie:
    """The cookie that keeps the chosen language; the page's own script may read it."""
    return Cookie(key=LANGUAGE, value=lang, path=path, max_age=LIFE, samesite="lax", secure=secure)
