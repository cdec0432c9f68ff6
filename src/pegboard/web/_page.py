"""The frame that all pages share: language, colors, texts, addresses, templates."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias, final, get_args

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK
from markupsafe import Markup, escape

from pegboard.cards import Card, Rank
from pegboard.texts import LANGUAGES, Language, Texts, language
from pegboard.web._cookies import LIFE
from pegboard.web._static import Assets
from pegboard.web.site import Site, is_secure, language_of, site_of

Asked: TypeAlias = Request[Any, Any, Any]
Theme: TypeAlias = Literal["system", "light", "dark"]

THEME: Final = "theme"
"""Name of the cookie that keeps the colors; the page's own script may write it too."""

PAGES: Final = "src/pages.ts"
TABLE: Final = "src/table.ts"

LONGEST_PATH: Final = 100
"""Letters of the longest path that a page repeats."""

_WISH_BYTES: Final = 16

_THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
_SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

_templates: Final = Environment(
    loader=PackageLoader("pegboard.web", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
# All are read at the start: a club that runs on while its files change keeps its own templates.
for _name in _templates.list_templates():
    _templates.get_template(_name)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What surrounds the content of one page for one reader.

    Attributes:
        house: name of the club in the reader's language.
        base: path under which the club lives, empty for the root of its host.
        site: scheme and host, for addresses that are sent to others.
        path: of this page below *base*, for the switches of language and colors.
        assets: what the page loads of the built front end; ``None`` when it is not built.
    """

    texts: Texts
    theme: Theme
    house: str
    base: str
    site: str
    path: str
    assets: Assets | None

    @property
    def lang(self) -> Language:
        """The reader's language."""
        return self.texts.lang

    def html(self, key: str, **arguments: str | float) -> Markup:
        """A text that itself holds a few tags; what is filled in is escaped."""
        safe = {name: _escaped(value) for name, value in arguments.items()}
        return Markup(self.texts.text(key, **safe))  # noqa: S704 - the catalogs are ours

    def sign(self, card: Card) -> str:
        """A card in two signs, with the letters that are drawn on it."""
        letter = "10" if card.rank is Rank.TEN else card.rank.letter
        return self.texts.text("card-short", letter=letter, symbol=_SYMBOLS[card.suit.value])

    def name(self, card: Card) -> str:
        """A card in words."""
        return self.texts.text(
            "card",
            rank=card.rank.name.lower(),
            suit=card.suit.name.lower(),
            case="nominative",
        )

    def name_of(
        self, hand: Sequence[Card], apart: Card | None = None, key: str = "page-hand-with-starter"
    ) -> str:
        """Cards in words; with *apart* the text of *key*, which is given ``hand`` and ``apart``."""
        names = [self.name(card) for card in hand]
        said = names[0]
        for name in names[1:-1]:
            said = self.texts.text("cards-then", before=said, card=name)
        if len(names) > 1:
            said = self.texts.text("cards-and", before=said, card=names[-1])
        if apart is None:
            return said
        return self.texts.text(key, hand=said, apart=self.name(apart))


def frame_of(request: Asked, entry: str = PAGES) -> Frame:
    """The frame of the page that *request* asks for."""
    site = site_of(request)
    lang = language(request.query_params.get("lang", "")) or language_of(request)
    return Frame(
        texts=Texts(lang),
        theme=_theme(request.query_params.get("theme")) or _theme_kept(request),
        house=site.house(lang),
        base=site.settings.base_path,
        site=f"{request.url.scheme}://{request.url.netloc}",
        path=_repeated(request.url.path.removeprefix(site.settings.base_path)),
        assets=site.static.assets(entry),
    )


def _repeated(path: str) -> str:
    """*path* for the links of a page to itself; no page of ours has a long one."""
    return path if 0 < len(path) <= LONGEST_PATH else "/"


def page(
    request: Asked,
    template: str,
    *,
    status: int = HTTP_200_OK,
    entry: str = PAGES,
    path: str = "",
    **values: object,
) -> Response[str]:
    """Answer with the page of a *template*, which is given *values* beside the frame.

    A language or colors asked for in the address are kept from now on. The answer to a form names
    the *path* of the page with that form, because its own address answers to forms alone.
    """
    frame = frame_of(request, entry)
    return Response(
        render(template, replace(frame, path=path or frame.path), **values),
        media_type=MediaType.HTML,
        status_code=status,
        headers={"vary": "accept-language, cookie"},
        cookies=_choices(request, site_of(request)),
    )


def render(template: str, frame: Frame, **values: object) -> str:
    """Fill in a *template*."""
    return _templates.get_template(template).render(
        frame=frame,
        t=frame.texts.text,
        h=frame.html,
        languages=LANGUAGES,
        themes=_THEMES,
        **values,
    )


def wish_id() -> str:
    """The id of a wish, so that a form that is sent twice opens one table."""
    return secrets.token_hex(_WISH_BYTES)


def _choices(request: Asked, site: Site) -> list[Cookie]:
    cookies: list[Cookie] = []
    lang = language(request.query_params.get("lang", ""))
    if lang is not None:
        cookies.append(site.language_cookie(request, lang))
    theme = _theme(request.query_params.get("theme"))
    if theme is not None:
        cookies.append(
            Cookie(
                key=THEME,
                value=theme,
                path=site.settings.base_path or "/",
                max_age=LIFE,
                samesite="lax",
                secure=is_secure(request),
            )
        )
    return cookies


def _theme(text: str | None) -> Theme | None:
    return next((theme for theme in _THEMES if theme == text), None)


def _theme_kept(request: Asked) -> Theme:
    return _theme(request.cookies.get(THEME)) or "system"


def _escaped(value: str | float) -> str | float:
    return str(escape(value)) if isinstance(value, str) else value
