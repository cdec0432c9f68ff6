"""What the lobby knows: who the visitor is, and where he still plays."""

from dataclasses import dataclass
from typing import final

from litestar.datastructures import Cookie

from pegboard.club.lobby import Lobby
from pegboard.club.players import proper_name
from pegboard.club.tables import TableState
from pegboard.club.tables.model import Player
from pegboard.game import Seat
from pegboard.web._page import Asked
from pegboard.web.site import Site


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a player's unfinished games.

    Attributes:
        opponent: names of the others, empty where only club players sit there.
        is_full: whether every seat is taken.
        yours, theirs: scores of the player's side and of the best other one, ``None`` before
            the first card.
        turn: key of the text that says what the table waits for.
        is_yours: whether it waits for this player.
    """

    table: str
    opponent: str
    is_full: bool
    yours: int | None
    theirs: int | None
    turn: str
    is_yours: bool


async def enter(request: Asked, site: Site, name: str) -> tuple[Player, list[Cookie]]:
    """The visitor, or a new guest called *name* with the cookie that proves him.

    Raises:
        ClubRefused: ``bad-name``.
    """
    known = await site.visitor(request)
    if known is not None:
        return known, []
    player = Player(id=site.new_id(), name=proper_name(name), created=site.clock())
    await site.store.add_player(player)
    return player, [site.guest_cookie(request, player.id)]


async def unfinished(site: Site, player: Player) -> tuple[Row, ...]:
    """The player's unfinished games: those that wait for him first, then the newest."""
    found = await Lobby(site.store, site.tables).unfinished(player.id)
    rows = [_row(one.table, one.seat, is_yours=one.is_my_turn) for one in found]
    return tuple(sorted(rows, key=lambda row: not row.is_yours))


def _row(state: TableState, seat: Seat, *, is_yours: bool) -> Row:
    others = [place.name for other, place in enumerate(state.places) if other != seat]
    yours, theirs = _scores(state, seat)
    return Row(
        table=state.name,
        opponent=", ".join(name for name in others if name),
        is_full=state.full,
        yours=yours,
        theirs=theirs,
        turn=_waits_for(state, is_yours=is_yours),
        is_yours=is_yours,
    )


def _scores(state: TableState, seat: Seat) -> tuple[int, int] | tuple[None, None]:
    if state.game is None:
        return None, None
    scores = state.game.rules.score(state.game.state)
    sides = state.game.rules.sides
    own = next(number for number, side in enumerate(sides) if seat in side)
    return scores[own], max(score for number, score in enumerate(scores) if number != own)


def _waits_for(state: TableState, *, is_yours: bool) -> str:
    match state.stage:
        case "over" if state.match is not None and not state.match.over:
            return "lobby-unfinished-next"
        case "waiting" | "showing" | "over":
            return f"lobby-unfinished-{state.stage}"
        case "playing":
            return f"lobby-unfinished-{'yours' if is_yours else 'theirs'}"
