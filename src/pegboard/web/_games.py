"""The pages about the games: what is offered, a table's form, rules, history."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_301_MOVED_PERMANENTLY,
    HTTP_303_SEE_OTHER,
    HTTP_400_BAD_REQUEST,
)
from markupsafe import Markup

from pegboard import catalog
from pegboard.club.players import LONGEST_NAME
from pegboard.strategy import DEFAULT_LEVEL, LEVELS
from pegboard.web._errors import Refusal
from pegboard.web._offers import OFFERS, Offer, offer_of
from pegboard.web._options_form import Field, fields
from pegboard.web._page import Asked, Frame, frame_of, page, wish_id
from pegboard.web._search import found, page_of
from pegboard.web._table_form import last_choice, seat_plan
from pegboard.web.guides import Guide, guides
from pegboard.web.site import site_of

LONGEST_QUERY: Final = 60
"""Letters of a name that is searched for; no game has a longer one."""


@get("/games")
async def games(request: Asked) -> Response[str]:
    """Every game, or those whose name is asked for."""
    words = request.query_params.get("q", "")[:LONGEST_QUERY].strip()
    offers = found(words)
    return page(
        request,
        "games.html",
        words=words,
        is_found=bool(offers),
        offers=offers or tuple(OFFERS.values()),
        offers_of={game: len(entry.variants) for game, entry in catalog.GAMES.items()},
        ref=wish_id(),
    )


@get("/new")
async def choose_table(request: Asked) -> Redirect:
    """Go to the form of the variant chosen in a list, for browsers without a script.

    Without a choice, somebody has shortened the address, and may choose among all games.
    """
    if "table" not in request.query_params:
        return _to(request, "/games")
    game, _, variant = request.query_params.get("table", "").partition("/")
    return _to(request, f"/new/{offer_of(game, variant).path}")


@get("/new/{game:str}/{variant:str}")
async def new_table(request: Asked, game: FromPath[str], variant: FromPath[str]) -> Response[str]:
    """The form of a table: seats, club players and every option of one variant."""
    offer = _offer(game, variant)
    last = last_choice(request)
    is_same = (last.get("game"), last.get("variant")) == (game, variant)
    level = last.get("level", DEFAULT_LEVEL)
    return await table_form(request, offer, last if is_same else {"level": level})


async def table_form(
    request: Asked, offer: Offer, form: Mapping[str, str], refused: str = ""
) -> Response[str]:
    """The form of a table of *offer*, filled in with *form*.

    Args:
        request: the one to answer.
        offer: the variant.
        form: what was chosen the last time, or sent just now.
        refused: the code with which *form* was refused.
    """
    texts = frame_of(request).texts
    return page(
        request,
        "new_table.html",
        status=HTTP_400_BAD_REQUEST if refused else HTTP_200_OK,
        path=f"/new/{offer.path}",
        offer=offer,
        offers=tuple(OFFERS.values()),
        player=await site_of(request).visitor(request),
        name=form.get("name", texts.text("guest")),
        name_length=LONGEST_NAME,
        fields=fields(offer.game, offer.specs, texts, form),
        plan=seat_plan(offer, form),
        levels=LEVELS,
        level=form.get("level", DEFAULT_LEVEL),
        refused=refused,
        ref=form.get("ref") or wish_id(),
    )


@get("/rules")
async def all_rules(request: Asked) -> Redirect:
    """Go to the list of the games, which has the rules of each."""
    return _to(request, "/games")


@get("/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str]) -> Response[str]:
    """The rules of a game; any spelling of its name, or of a variant's, leads to them.

    Raises:
        NotFoundException: no game has this name.
    """
    if f"/rules/{game}" in guides():
        return _guide(request, f"/rules/{game}")
    address = page_of(game)
    if address is None:
        raise NotFoundException
    return _moved(request, address)


@get("/rules/{game:str}/{variant:str}")
async def variant_rules(
    request: Asked, game: FromPath[str], variant: FromPath[str]
) -> Response[str]:
    """The rules of one variant; a game with a single one has a single page.

    Raises:
        NotFoundException: the game has no such variant.
    """
    path = f"/rules/{game}/{variant}"
    if path in guides():
        return _guide(request, path)
    return _moved(request, _offer(game, variant).rules)


@get("/history")
async def history(request: Asked) -> Response[str]:
    """Where the games come from."""
    return _guide(request, "/history")


handlers: Final = (
    games,
    choose_table,
    new_table,
    all_rules,
    rules,
    variant_rules,
    history,
)
"""Every page about the games, for the application."""


@final
@dataclass(frozen=True, slots=True)
class Told:
    """A page about a game as its template tells it to one reader."""

    guide: Guide
    frame: Frame
    ref: str

    @property
    def offer(self) -> Offer | None:
        """What its button opens."""
        return None if self.guide.play is None else OFFERS[self.guide.play]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Everything that is offered."""
        return tuple(OFFERS.values())

    @property
    def fields(self) -> tuple[Field, ...]:
        """The options of what its button opens."""
        offer = self.offer
        return () if offer is None else fields(offer.game, offer.specs, self.frame.texts)

    def key(self, part: str) -> str:
        """The key of a part."""
        return self.guide.key(part, self.frame.texts)

    def say(self, part: str, **figures: str | float) -> Markup:
        """The text of a part, with the page's figures and some of its own."""
        given: dict[str, str | float] = {**self.guide.figures, **figures}
        return self.frame.html(self.key(part), **{"base": self.frame.base, **given})

    def t(self, key: str, **arguments: str | float) -> str:
        """The text of a whole key."""
        return self.frame.texts.text(key, **arguments)


def _to(request: Asked, address: str) -> Redirect:
    return Redirect(site_of(request).path(address), status_code=HTTP_303_SEE_OTHER)


def _moved(request: Asked, address: str) -> Response[str]:
    path = site_of(request).path(address)
    return Response("", status_code=HTTP_301_MOVED_PERMANENTLY, headers={"location": path})


def _guide(request: Asked, path: str) -> Response[str]:
    told = Told(guides()[path], frame_of(request), wish_id())
    return page(request, "guide.html", told=told)


def _offer(game: str, variant: str) -> Offer:
    """The offer of an address.

    Raises:
        NotFoundException: nothing is offered there.
    """
    try:
        return offer_of(game, variant)
    except Refusal:
        raise NotFoundException from None
