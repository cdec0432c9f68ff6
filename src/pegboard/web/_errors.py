"""Errors as a person or a program meets them: a status, a stable code, never a traceback."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from pegboard.club.tables import ClubRefused

Asked: TypeAlias = Request[Any, Any, Any]

CODES: Final = {
    HTTP_400_BAD_REQUEST: "bad-request",
    HTTP_403_FORBIDDEN: "forbidden",
    HTTP_404_NOT_FOUND: "not-found",
    HTTP_405_METHOD_NOT_ALLOWED: "method-not-allowed",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "too-large",
    HTTP_415_UNSUPPORTED_MEDIA_TYPE: "unsupported-media-type",
    HTTP_429_TOO_MANY_REQUESTS: "too-many-requests",
    HTTP_500_INTERNAL_SERVER_ERROR: "fault",
}
"""The code of each status that the club answers with, besides the codes of refusals."""

ErrorPage: TypeAlias = Callable[[Asked, int, str], str]
"""Makes the page of an error from the request, its status and its code."""

_log: Final = structlog.get_logger("pegboard.web")


@final
class Refusal(HTTPException):
    """A request that is refused by a code which has a text, such as ``bad-name``."""

    def __init__(self, code: str, *, status_code: int = HTTP_400_BAD_REQUEST) -> None:
        """Keep the code beside the status."""
        super().__init__(detail=code, status_code=status_code)
        self.code = code


def error_handlers(page: ErrorPage) -> dict[int | type[Exception], Any]:
    """Handlers for every error; *page* writes what a person reads."""

    def answer(request: Asked, error: Exception) -> Response[Any]:
        status, code = _status_and_code(error)
        if status == HTTP_500_INTERNAL_SERVER_ERROR:
            _log.error("fault", path=request.url.path, error=type(error).__name__, exc_info=error)
        if wants_json(request):
            return Response({"ok": False, "code": code}, status_code=status)
        return Response(page(request, status, code), status_code=status, media_type=MediaType.HTML)

    return {HTTPException: answer, ClubRefused: answer, Exception: answer}


def _status_and_code(error: Exception) -> tuple[int, str]:
    match error:
        case Refusal():
            return error.status_code, error.code
        case ClubRefused():
            return HTTP_400_BAD_REQUEST, error.why.value
        case HTTPException(status_code=status) if status in CODES:
            return status, CODES[status]
        case HTTPException(status_code=status) if status < HTTP_500_INTERNAL_SERVER_ERROR:
            return HTTP_400_BAD_REQUEST, CODES[HTTP_400_BAD_REQUEST]
        case _:
            return HTTP_500_INTERNAL_SERVER_ERROR, CODES[HTTP_500_INTERNAL_SERVER_ERROR]


def wants_json(request: Asked) -> bool:
    """Whether a program asks, which is told a code, and not a person, who is shown a page."""
    path = request.url.path
    return "/api/" in path or "application/json" in request.headers.get("accept", "")
