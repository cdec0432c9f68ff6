"""The pages of the club: lobby, table, rules, the proof of the shuffle, and errors.

Everything here works without a script: forms are posted, and the answer is another page.
"""

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
    HTTP_200_OK,
    HTTP_303_SEE_OTHER,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from pegboard.club.players import LONGEST_NAME, proper_name
from pegboard.club.tables import ClubRefusal, ClubRefused, TableState
from pegboard.club.tables.ports import UnknownTableError
from pegboard.game import OptionError
from pegboard.strategy import DEFAULT_LEVEL, LEVELS
from pegboard.web._errors import Refusal
from pegboard.web._games import handlers as about_games
from pegboard.web._games import table_form
from pegboard.web._lobby import enter, title_of, unfinished
from pegboard.web._offers import OFFERS
from pegboard.web._page import TABLE, Asked, frame_of, page, render, wish_id
from pegboard.web._table_form import (
    CLUB,
    PERSON,
    choice_cookie,
    is_shown_again,
    last_choice,
    last_offer,
    wished,
)
from pegboard.web.guides import worked
from pegboard.web.site import Site, site_of

OPENED: Final = 1
"""Version of a table at which nobody has done anything yet: its opener sits down by himself."""

IN_SIGHT: Final = 3
"""Unfinished games that the lobby shows; the others are folded away below them."""

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
    return await _lobby(request, last_choice(request))


async def _lobby(request: Asked, form: Form, status: int = HTTP_200_OK) -> Response[str]:
    """The lobby filled in with *form*, whose name was refused where *status* is that of an error.

    Args:
        request: the one to answer.
        form: ``game``, ``variant``, ``level`` and ``name``, all of them optional.
        status: of the answer.
    """
    site = site_of(request)
    player = await site.visitor(request)
    texts = frame_of(request).texts
    return page(
        request,
        "lobby.html",
        status=status,
        path="/",
        player=player,
        name=form.get("name", player.name if player else texts.text("guest")),
        refused=status != HTTP_200_OK,
        name_length=LONGEST_NAME,
        games=await unfinished(site, player, texts) if player else (),
        in_sight=IN_SIGHT,
        here=site.rooms.people,
        offers=tuple(OFFERS.values()),
        offer=last_offer(form),
        levels=LEVELS,
        level=form.get("level", DEFAULT_LEVEL),
        showpiece=worked("perfect"),
        ref=wish_id(),
    )


@post("/play", request_max_body_size=FORM_BYTES)
async def play_now(request: Asked, data: Form) -> Response[str] | Redirect:
    """Open a table with club players in all other seats, as the form wishes it, and go there."""
    return await _open(request, data, alone=True)


@post("/tables", request_max_body_size=FORM_BYTES)
async def open_table(request: Asked, data: Form) -> Response[str] | Redirect:
    """Open a table with free seats for people, as the form wishes it, and go there."""
    return await _open(request, data, alone=False)


@post("/enter", request_max_body_size=FORM_BYTES)
async def come_in(request: Asked, data: Form) -> Response[str] | Redirect:
    """Give a stranger at a table a name, and let him back to it.

    Raises:
        NotFoundException: there is no such table; nobody is made a guest for it.
    """
    site = site_of(request)
    name = data.get("table", "")
    await _there(site, name)
    try:
        _, cookies = await enter(request, site, _name(request, data))
    except ClubRefused as refused:
        if not is_shown_again(request, refused.why.value):
            raise
        return await _table(request, name, data, HTTP_400_BAD_REQUEST)
    return _to_table(request, name, cookies)


@post("/name", request_max_body_size=FORM_BYTES)
async def rename(request: Asked, data: Form) -> Response[str] | Redirect:
    """Change the name that others see from now on."""
    site = site_of(request)
    player = await site.visitor(request)
    if player is None:
        raise Refusal(ClubRefusal.NO_SUCH_PLAYER.value)
    try:
        name = proper_name(data.get("name", ""))
    except ClubRefused as refused:
        if not is_shown_again(request, refused.why.value):
            raise
        form = {**last_choice(request), "name": data.get("name", "")}
        return await _lobby(request, form, HTTP_400_BAD_REQUEST)
    await site.store.rename_player(player.id, name)
    return Redirect(site.path("/"), status_code=HTTP_303_SEE_OTHER)


@get("/t/{table:str}")
async def table(request: Asked, table: FromPath[str]) -> Response[str]:
    """The page of a table; what happens there comes over the live connection.

    Raises:
        NotFoundException: there is no such table.
    """
    return await _table(request, table, {})


async def _table(
    request: Asked, table: str, form: Form, status: int = HTTP_200_OK
) -> Response[str]:
    """The page of a table with the name of *form*, refused where *status* is that of an error.

    Raises:
        NotFoundException: there is no such table.
    """
    site = site_of(request)
    state = await _there(site, table)
    player = await site.visitor(request)
    texts = frame_of(request).texts
    return page(
        request,
        "table.html",
        status=status,
        entry=TABLE,
        path=f"/t/{quote(table, safe='')}",
        title=title_of(state, texts),
        name=form.get("name", texts.text("guest")),
        refused=status != HTTP_200_OK,
        table=table,
        game=state.rules.name,
        rules=OFFERS[state.rules.name, state.rules.variant].rules,
        player=player,
        opens=player is not None and player.id == state.owner and state.version == OPENED,
        name_length=LONGEST_NAME,
    )


async def _there(site: Site, table: str) -> TableState:
    """The table called *table*.

    Raises:
        NotFoundException: there is no such table.
    """
    try:
        return await site.tables.table(table)
    except UnknownTableError:
        raise NotFoundException from None


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
    proof,
    *about_games,
)
"""Every page, for the application."""


def error_page(request: Asked, status: int, code: str) -> str:
    """The page of an error: what happened, and what can be done instead."""
    frame = frame_of(request)
    texts = (f"refusal-{code}", f"option-error-{code}", _ERRORS.get(status, "error-request"))
    title = _ERRORS.get(status, "error-request") + "-title"
    sentence = next(key for key in texts if key in frame.texts)
    return render("error.html", frame, title=title, sentence=sentence)


async def _open(request: Asked, form: Form, *, alone: bool) -> Response[str] | Redirect:
    """Open a table, or show a form that was refused again with all that stands in it."""
    wish = _choice(form)
    try:
        return await _opened(request, wish, alone=alone)
    except (Refusal, ClubRefused) as refused:
        code = refused.code if isinstance(refused, Refusal) else refused.why.value
        if not is_shown_again(request, code):
            raise
        if "table" in form:
            return await _lobby(request, wish, HTTP_400_BAD_REQUEST)
        return await table_form(request, last_offer(wish), wish, code)


async def _opened(request: Asked, wish: Form, *, alone: bool) -> Redirect:
    """Open a table once, however often the form is sent; both buttons of one form share its ref."""
    site = site_of(request)
    settings = wished(wish, alone=alone)
    player, cookies = await enter(request, site, _name(request, wish))
    against = CLUB if alone else PERSON
    try:
        ref = f"{wish.get('ref') or wish_id()}-{against}"
        name = await site.tables.open(settings, player.id, ref)
    except OptionError as error:
        raise Refusal(error.code) from error
    path = site.settings.base_path or "/"
    choice = choice_cookie(request, settings, path, with_seats=not alone)
    return _to_table(request, name, [*cookies, choice])


def _choice(form: Form) -> dict[str, str]:
    """The form with its game; the lobby's list names game and variant in one field."""
    if "table" not in form:
        return dict(form)
    game, _, variant = form["table"].partition("/")
    return {**form, "game": game, "variant": variant}


def _to_table(request: Asked, name: str, cookies: Sequence[Cookie]) -> Redirect:
    path = site_of(request).path(f"/t/{quote(name, safe='')}")
    return Redirect(path, status_code=HTTP_303_SEE_OTHER, cookies=cookies)


def _name(request: Asked, form: Form) -> str:
    """The name of the form; buttons outside the lobby ask for none and get the usual one."""
    return form.get("name") or frame_of(request).texts.text("guest")
