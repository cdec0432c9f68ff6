"""The pages about the games: what is offered, a table's form, rules, history."""

from dataclasses import dataclass
from typing import Final, final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_301_MOVED_PERMANENTLY, HTTP_303_SEE_OTHER
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
    """Go to the form of the variant chosen in a list, for browsers without a script."""
    game, _, variant = request.query_params.get("table", "").partition("/")
    offer = offer_of(game, variant)
    site = site_of(request)
    return Redirect(site.path(f"/new/{offer.path}"), status_code=HTTP_303_SEE_OTHER)


@get("/new/{game:str}/{variant:str}")
async def new_table(request: Asked, game: FromPath[str], variant: FromPath[str]) -> Response[str]:
    """The form of a table: seats, club players and every option of one variant."""
    offer = _offer(game, variant)
    last = last_choice(request)
    form = last if (last.get("game"), last.get("variant")) == (game, variant) else {}
    return page(
        request,
        "new_table.html",
        offer=offer,
        offers=tuple(OFFERS.values()),
        player=await site_of(request).visitor(request),
        name_length=LONGEST_NAME,
        fields=fields(offer.game, offer.specs, frame_of(request).texts, form),
        plan=seat_plan(offer, form),
        levels=LEVELS,
        level=last.get("level", DEFAULT_LEVEL),
        ref=wish_id(),
    )


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
    path = site_of(request).path(address)
    return Response("", status_code=HTTP_301_MOVED_PERMANENTLY, headers={"location": path})


@get("/rules/{game:str}/{variant:str}")
async def variant_rules(
    request: Asked, game: FromPath[str], variant: FromPath[str]
) -> Response[str]:
    """The rules of one variant.

    Raises:
        NotFoundException: the game has no such variant, or a single one with a page of its own.
    """
    path = f"/rules/{game}/{variant}"
    if path not in guides():
        raise NotFoundException
    return _guide(request, path)


@get("/history")
async def history(request: Asked) -> Response[str]:
    """Where the games come from."""
    return _guide(request, "/history")


handlers: Final = (games, choose_table, new_table, rules, variant_rules, history)
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
