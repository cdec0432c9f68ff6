"""What every answer says to the browser, and whose requests are heard at all.

Other sites may link here, but not act here: a request that changes something, and the opening of
the live connection, must come from a page of this club. The browser itself says where a request
comes from (`Sec-Fetch-Site`, `Origin`), so no token has to be carried through forms; together
with the `SameSite=Lax` cookie this is the whole protection against forged requests.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import ClientException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE
from litestar.types import Message, Scope

POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "style-src-attr 'unsafe-inline'; "  # drawings place their parts by style attributes
    "img-src 'self' data:; "
    "font-src 'self'; "
    "media-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "form-action 'self'; "
    "base-uri 'none'; "
    "frame-ancestors 'none'"
)

HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a table's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_FORMS: Final = frozenset({RequestEncodingType.URL_ENCODED, RequestEncodingType.MULTI_PART})
_YEAR: Final = 365 * 24 * 3600
_ENCODED: Final = tuple(
    (name.encode(), value.encode())
    for name, value in (*HEADERS.items(), ("cache-control", "no-store"))
)
_ENCODED_SECURE: Final = (*_ENCODED, (b"strict-transport-security", b"max-age=%d" % _YEAR))


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers above on every answer, errors included, where it does not say otherwise."""
    if message["type"] != "http.response.start":
        return
    told = [name for name, _ in message["headers"]]
    added = _ENCODED_SECURE if scope["scheme"] == "https" else _ENCODED
    message["headers"] = [*message["headers"], *(one for one in added if one[0] not in told)]


def only_ours(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard every handler against requests that pages of other sites make.

    Raises:
        PermissionDeniedException: the request would change something and is not ours.
    """
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in _SAFE:
        origins: tuple[str, ...] = connection.app.state["origins"]
        if not is_ours(connection.headers, origins):
            raise PermissionDeniedException


def only_forms(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guard every handler that changes something against a body that is no form.

    Such a body would be read as a form without fields, which opens the usual table: not what
    somebody wished who sent, say, JSON about another game.

    Raises:
        ClientException: 415, the body calls itself something else, or nothing.
    """
    if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in _SAFE:
        return
    headers = connection.headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    is_empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if kind not in _FORMS and (kind or not is_empty):
        raise ClientException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)


def is_ours(headers: Mapping[str, str], origins: Iterable[str] = ()) -> bool:
    """Whether a request comes from a page of this club, or from no page at all.

    A program that is no browser sends neither header and carries nobody's cookies but its own.

    Args:
        headers: of the request.
        origins: further origins that are ours, such as ``https://club.example``.
    """
    origin = headers.get("origin", "")
    if origin in set(origins):
        return True
    if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        return False
    if not origin:
        return True
    host = headers.get("host", "").lower()
    return bool(host) and origin.lower() in {f"http://{host}", f"https://{host}"}
