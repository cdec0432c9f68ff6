"""The form that opens a table: what it wishes for, and how the last one is remembered."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from litestar import Request
from litestar.datastructures import Cookie

from pegboard.club.tables import ClubRefusal
from pegboard.club.tables.model import Settings
from pegboard.game import OptionError, OptionFault
from pegboard.strategy import DEFAULT_LEVEL, LEVELS
from pegboard.web._cookies import LIFE
from pegboard.web._errors import Refusal, wants_json
from pegboard.web._offers import FIRST, YOU, Offer, offer_of
from pegboard.web._options_form import PREFIX, wishes
from pegboard.web.site import is_secure

CHOICE: Final = "choice"
"""Name of the cookie that keeps the last table's form."""

SEAT: Final = "seat-"
"""Before the number of a seat in the names of inputs; the values are :data:`CLUB` and a person."""

CLUB: Final = "club"
PERSON: Final = "person"

_MENDABLE: Final = (ClubRefusal.BAD_NAME.value, OptionFault.BAD_OPTION_VALUE.value)
"""What is refused for something a person wrote or chose in a field."""


def wished(form: Mapping[str, str], *, alone: bool) -> Settings:
    """The table that *form* asks for.

    A form without a game or without a level means the usual one.

    Args:
        form: ``game``, ``variant``, ``level``, ``seat-N`` and ``option-NAME``.
        alone: whether club players take every seat but the reader's, whatever the form says.

    Raises:
        Refusal: ``no-such-game``, ``unknown-variant``, ``unknown-option``,
            ``bad-option-value`` or ``bad-bots``.
    """
    offer = offer_of(form.get("game", FIRST.game), form.get("variant", FIRST.variant))
    try:
        options = wishes(offer.specs, form)
    except OptionError as error:
        raise Refusal(error.code) from error
    level = form.get("level", DEFAULT_LEVEL)
    if level not in LEVELS:
        raise Refusal(ClubRefusal.BAD_BOTS.value)
    club = offer.others if alone else _club_seats(offer, form)
    return Settings(
        game=offer.game,
        variant=offer.variant,
        options=options,
        bots=dict.fromkeys(club, level),
    )


def is_shown_again(request: Request[Any, Any, Any], code: str) -> bool:
    """Whether a person, refused with *code*, gets the form again, to mend one field of it."""
    return code in _MENDABLE and not wants_json(request)


def _club_seats(offer: Offer, form: Mapping[str, str]) -> list[int]:
    wanted = {name: value for name, value in form.items() if name.startswith(SEAT)}
    known = {f"{SEAT}{seat}": seat for seat in offer.seats}
    if not (wanted.keys() <= known.keys() and {*wanted.values()} <= {CLUB, PERSON}):
        raise Refusal(ClubRefusal.BAD_BOTS.value)
    return [known[name] for name, value in wanted.items() if value == CLUB]


def choice_cookie(
    request: Request[Any, Any, Any], settings: Settings, path: str, *, with_seats: bool
) -> Cookie:
    """The cookie that keeps what was chosen, for the next form.

    Args:
        request: the one that chose.
        settings: of the table.
        path: of the club.
        with_seats: whether it was chosen who sits where.
    """
    seats = settings.bots if with_seats else {}
    form = {
        "game": settings.game,
        "variant": settings.variant,
        "level": next(iter(settings.bots.values()), DEFAULT_LEVEL),
        **{PREFIX + name: value for name, value in settings.options.items()},
        **{f"{SEAT}{seat}": CLUB for seat in seats},
    }
    # A cookie's value may hold no "=".
    return Cookie(
        key=CHOICE,
        value=urlencode(form).replace("=", ":"),
        path=path,
        max_age=LIFE,
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )


def last_choice(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The form of the last table; empty where none is kept, or one that is not offered now."""
    kept = request.cookies.get(CHOICE, "").replace(":", "=")
    form = dict(parse_qsl(kept))
    try:
        wished(form, alone=False)
    except Refusal:
        return {}
    return form


def last_offer(form: Mapping[str, str]) -> Offer:
    """The game of the last table, or the usual one."""
    return offer_of(form.get("game", FIRST.game), form.get("variant", FIRST.variant))


def seat_plan(offer: Offer, form: Mapping[str, str]) -> dict[int, str]:
    """Who is wished for on each of the other seats."""
    return {seat: form.get(f"{SEAT}{seat}", PERSON) for seat in offer.seats if seat != YOU}
