"""What every handler needs, found from its request: services, visitor, language, addresses."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from pegboard.club.tables import Tables
from pegboard.club.tables.model import Player
from pegboard.club.tables.ports import Store
from pegboard.texts import Language, Texts, choose_language, language
from pegboard.web._cookies import LANGUAGE, GuestCookies, language_cookie
from pegboard.web._rooms import Rooms
from pegboard.web._static import Static
from pegboard.web.settings import Settings

Connected: TypeAlias = ASGIConnection[Any, Any, Any, Any]
"""A request or a WebSocket."""

KEY = "site"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """One club on the web, as one process serves it.

    Attributes:
        settings: what its keeper chose.
        tables: where tables are opened, watched and played.
        store: players and the lists of tables.
        rooms: tables with open pages in this process.
        cookies: signs and reads who a guest is.
        static: the built front end.
        clock: seconds since the epoch.
        ticks: seconds that only go forward.
        new_id: a new id for a player, that nobody can guess.
    """

    settings: Settings
    tables: Tables
    store: Store
    rooms: Rooms
    cookies: GuestCookies
    static: Static
    clock: Callable[[], float]
    ticks: Callable[[], float]
    new_id: Callable[[], str]

    def path(self, path: str) -> str:
        """The address of *path* (from the club's root) for a link on a page of this club."""
        return self.settings.base_path + path

    def house(self, lang: Language) -> str:
        """The name of the club on a page in *lang*."""
        return self.settings.house or Texts(lang).text("house")

    def player_id(self, connection: Connected) -> str | None:
        """The id that the visitor's cookie proves; ``None`` for a stranger and a forger alike."""
        return self.cookies.player(connection.cookies, now=self.clock())

    async def visitor(self, connection: Connected) -> Player | None:
        """The guest who is asking; ``None`` for a stranger.

        Raises:
            StoreUnavailableError: the store does not answer.
        """
        player = self.player_id(connection)
        return None if player is None else await self.store.player(player)

    def guest_cookie(self, connection: Connected, player: str) -> Cookie:
        """The cookie that proves *player* from now on."""
        return self.cookies.cookie(player, now=self.clock(), secure=is_secure(connection))

    def language_cookie(self, connection: Connected, lang: Language) -> Cookie:
        """The cookie that keeps the language chosen."""
        path = self.settings.base_path or "/"
        return language_cookie(lang, path=path, secure=is_secure(connection))


def site_of(connection: Connected) -> Site:
    """The club that *connection* came to."""
    site = connection.app.state[KEY]
    if not isinstance(site, Site):
        message = "the application was made without its site"
        raise TypeError(message)
    return site


def language_of(connection: Connected) -> Language:
    """The language the visitor chose, or else the best one that his browser asks for."""
    chosen = language(connection.cookies.get(LANGUAGE, ""))
    return chosen or choose_language(connection.headers.get("accept-language", ""))


def is_secure(connection: Connected) -> bool:
    """Whether the connection is encrypted on its way to the visitor."""
    return connection.scope["scheme"] in {"https", "wss"}
