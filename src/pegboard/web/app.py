"""The application: routes and what surrounds them, made for one site."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from pegboard.web._api import API
from pegboard.web._errors import ErrorPage, error_handlers
from pegboard.web._head import answer_head
from pegboard.web._security import add_headers, only_forms, only_ours
from pegboard.web.live import live
from pegboard.web.settings import Settings
from pegboard.web.site import KEY, Site, site_of

LONGEST_FORM: Final = 64 * 1024
"""Bytes of the longest body that is read at all."""


@get("/static/{path:path}")
async def static(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the built front end."""
    return site_of(request).static.respond(path, request.headers)


def make_app(
    settings: Settings,
    open_site: Callable[[], AbstractAsyncContextManager[Site]],
    *,
    pages: Sequence[ControllerRouterHandler],
    error_page: ErrorPage,
) -> Litestar:
    """The ASGI application of a club.

    Args:
        settings: what its keeper chose.
        open_site: opens the services when the server starts and closes them when it stops.
        pages: handlers of the pages that people read.
        error_page: writes the page of an error.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with open_site() as site:
            app.state[KEY] = site
            yield

    app = Litestar(
        route_handlers=[live, static, *API, *pages],
        path=settings.base_path or "/",
        lifespan=[lifespan],
        state=State({"origins": settings.origins}),
        guards=[only_ours, only_forms],
        before_send=[add_headers],
        exception_handlers=error_handlers(error_page),
        compression_config=CompressionConfig(backend="gzip", exclude=["/static/", "/live"]),
        request_max_body_size=LONGEST_FORM,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    # Here and no deeper: to its router, a path with a GET alone has no HEAD.
    app.asgi_handler = answer_head(app.asgi_handler)
    return app
