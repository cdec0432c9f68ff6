"""HEAD on every page: the answer to GET without its body (RFC 9110, 9.3.2)."""

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answer_head(app: ASGIApp) -> ASGIApp:
    """Let *app* take each HEAD for a GET, and keep what it sends as the body to ourselves."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_bare(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked = cast("Scope", {**cast("dict[str, Any]", scope), "method": "GET"})
        await app(asked, receive, send_bare)

    return answered
