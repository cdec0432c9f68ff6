"""The pages of the club: lobby, table, rules, the proof of the shuffle, and errors.

Everything here works without a script: forms are posted, and the answer is another page.
"""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias
from urllib.parse import quote

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotFoundException
from litestar.params import Body, FromPath
from litestar.response import Redirect
from litestar.status_codes import (
    HTTP_303_SEE_OTHER,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from pegboard import catalog
from pegboard.club.players import LONGEST_NAME, proper_name
from pegboard.club.tables import ClubRefusal
from pegboard.club.tables.model import Settings
from pegboard.club.tables.ports import UnknownTableError
from pegboard.game import OptionError, OptionFault, OptionSpec
from pegboard.strategy import LEVELS
from pegboard.web._errors import Refusal
from pegboard.web._examples import examples, showpiece
from pegboard.web._lobby import enter, unfinished
from pegboard.web._options_form import fields, wishes
from pegboard.web._page import TABLE, Asked, frame_of, page, render
from pegboard.web.site import site_of

GAME: Final = "cribbage"
VARIANT: Final = "six-card"

OFFERED: Final = frozenset(
    {
        "target",
        "pone_bonus",
        "crib_flush",
        "first_dealer",
        "cut_mode",
        "mars_rule",
        "double_skunk_value",
        "match_games",
        "match_format",
        "next_first_dealer",
    }
)
"""Options that the table's page can play; counting by hand needs a way to name points."""

OPENED: Final = 1
"""Version of a table at which nobody has done anything yet: its opener sits down by himself."""

FORM_BYTES: Final = 8192
"""Longest form that is read; the longest honest one has some 600 bytes."""

Form: TypeAlias = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]

_ERRORS: Final = {
    HTTP_403_FORBIDDEN: "error-forbidden",
    HTTP_404_NOT_FOUND: "error-not-found",
    HTTP_429_TOO_MANY_REQUESTS: "error-busy",
    HTTP_500_INTERNAL_SERVER_ERROR: "error-server",
}


@get("/")
async def lobby(request: Asked) -> Response[str]:
    """Play now, a table for a person, one's unfinished games, how many are here."""
    site = site_of(request)
    player = await site.visitor(request)
    return page(
        request,
        "lobby.html",
        player=player,
        name_length=LONGEST_NAME,
        games=await unfinished(site, player) if player else (),
        here=site.rooms.people,
        fields=fields(_specs(), frame_of(request).texts),
        showpiece=showpiece(),
        ref=_ref(),
    )


@post("/play", request_max_body_size=FORM_BYTES)
async def play_now(request: Asked, data: Form) -> Redirect:
    """Open a table with the club player, with the options of the form, and go there."""
    settings = _wished(data, bots={1: LEVELS[-1]})
    return await _open(request, data, settings, "club")


@post("/tables", request_max_body_size=FORM_BYTES)
async def open_table(request: Asked, data: Form) -> Redirect:
    """Open a table for a person, with the options of the form, and go there."""
    return await _open(request, data, _wished(data), "person")


@post("/enter", request_max_body_size=FORM_BYTES)
async def come_in(request: Asked, data: Form) -> Redirect:
    """Give a stranger at a table a name, and let him back to it."""
    _, cookies = await enter(request, site_of(request), _name(request, data))
    return _to_table(request, data.get("table", ""), cookies)


@post("/name", request_max_body_size=FORM_BYTES)
async def rename(request: Asked, data: Form) -> Redirect:
    """Change the name that others see from now on."""
    site = site_of(request)
    player = await site.visitor(request)
    if player is None:
        raise Refusal(ClubRefusal.NO_SUCH_PLAYER.value)
    await site.store.rename_player(player.id, proper_name(data.get("name", "")))
    return Redirect(site.path("/"), status_code=HTTP_303_SEE_OTHER)


@get("/t/{table:str}")
async def table(request: Asked, table: FromPath[str]) -> Response[str]:
    """The page of a table; what happens there comes over the live connection.

    Raises:
        NotFoundException: there is no such table.
    """
    site = site_of(request)
    try:
        state = await site.tables.table(table)
    except UnknownTableError:
        raise NotFoundException from None
    player = await site.visitor(request)
    return page(
        request,
        "table.html",
        entry=TABLE,
        table=table,
        player=player,
        opens=player is not None and player.id == state.owner and state.version == OPENED,
        name_length=LONGEST_NAME,
    )


@get("/rules/cribbage")
async def rules_cribbage(request: Asked) -> Response[str]:
    """The rules of cribbage for beginners, with worked hands."""
    return page(
        request,
        "rules_cribbage.html",
        fields=fields(_specs(), frame_of(request).texts),
        examples=examples(),
        ref=_ref(),
    )


@get("/proof")
async def proof(request: Asked) -> Response[str]:
    """What the numbers at the end of a game mean, and how to check them."""
    return page(request, "proof.html")


handlers: Final = (
    lobby,
    play_now,
    open_table,
    come_in,
    rename,
    table,
    rules_cribbage,
    proof,
)
"""Every page, for the application."""


def error_page(request: Asked, status: int, code: str) -> str:
    """The page of an error: what happened, and what can be done instead."""
    frame = frame_of(request)
    texts = (f"refusal-{code}", f"option-error-{code}", _ERRORS.get(status, "error-request"))
    title = _ERRORS.get(status, "error-request") + "-title"
    sentence = next(key for key in texts if key in frame.texts)
    return render("error.html", frame, title=title, sentence=sentence)


def _wished(form: Form, bots: dict[int, str] | None = None) -> Settings:
    """The table that *form* asks for; the page offers one game and one variant of it yet."""
    if form.get("game", GAME) != GAME:
        raise Refusal(ClubRefusal.NO_SUCH_GAME.value)
    if form.get("variant", VARIANT) != VARIANT:
        raise Refusal(OptionFault.UNKNOWN_VARIANT.value)
    try:
        options = wishes(_specs(), form)
    except OptionError as error:
        raise Refusal(error.code) from error
    return Settings(game=GAME, variant=VARIANT, options=options, bots=bots or {})


async def _open(request: Asked, form: Form, settings: Settings, against: str) -> Redirect:
    """Open a table once, however often the form is sent; both buttons of one form share its ref."""
    site = site_of(request)
    player, cookies = await enter(request, site, _name(request, form))
    try:
        name = await site.tables.open(settings, player.id, f"{form.get('ref') or _ref()}-{against}")
    except OptionError as error:
        raise Refusal(error.code) from error
    return _to_table(request, name, cookies)


def _to_table(request: Asked, name: str, cookies: Sequence[Cookie]) -> Redirect:
    path = site_of(request).path(f"/t/{quote(name, safe='')}")
    return Redirect(path, status_code=HTTP_303_SEE_OTHER, cookies=cookies)


def _specs() -> tuple[OptionSpec, ...]:
    return tuple(spec for spec in catalog.option_specs(GAME, VARIANT) if spec.name in OFFERED)


def _name(request: Asked, form: Form) -> str:
    """The name of the form; buttons outside the lobby ask for none and get the usual one."""
    return form.get("name") or frame_of(request).texts.text("guest")


def _ref() -> str:
    """The id of a wish, so that a form that is sent twice opens one table."""
    return secrets.token_hex(16)
