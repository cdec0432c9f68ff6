"""What programs may ask for: a game's record, and whether the club is well."""

from typing import Any, TypeAlias

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from pegboard.club.tables import ClubRefused
from pegboard.club.tables.ports import StoreUnavailableError, UnknownTableError
from pegboard.web.site import site_of

Asked: TypeAlias = Request[Any, Any, Any]


@get("/api/tables/{name:str}/record")
async def table_record(
    request: Asked, name: FromPath[str], game: FromQuery[int | None] = None
) -> Response[str]:
    """The record of a table's present or last game, or of its game number *game*.

    A finished game is told whole, with the proof of its shuffle; of one under way everybody gets
    the deals that are over, whose cards lie open.
    """
    site = site_of(request)
    try:
        text = await site.tables.record(name, game)
    except (UnknownTableError, ClubRefused) as error:
        raise NotFoundException from error
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={
            "content-disposition": f'attachment; filename="pegboard-{name}-{game or "last"}.peg"'
        },
    )


@get("/api/health", media_type=MediaType.JSON)
async def health(request: Asked) -> Response[dict[str, bool | int]]:
    """Whether the store answers, how many people and pages are here, how many faults there were."""
    site = site_of(request)
    try:
        await site.store.player("")
    except StoreUnavailableError:
        return Response({"ok": False}, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    rooms = site.rooms
    answer: dict[str, bool | int] = {
        "ok": True,
        "people": rooms.people,
        "pages": rooms.pages,
        "faults": rooms.faults,
    }
    return Response(answer, status_code=HTTP_200_OK)


API = (table_record, health)
