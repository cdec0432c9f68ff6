"""What the lobby knows: who the visitor is, and where he still plays."""

import unicodedata
from dataclasses import dataclass
from typing import Final, final

from litestar.datastructures import Cookie

from pegboard.club.tables import ClubRefusal, TableState
from pegboard.club.tables.model import Player
from pegboard.club.tables.ports import UnknownTableError
from pegboard.game import Seat
from pegboard.web._errors import Refusal
from pegboard.web._page import Asked
from pegboard.web.site import Site

NAME_LENGTH: Final = 24
"""Characters of the longest name."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Unfinished:
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


def cleaned(name: str) -> str:
    """A name as it may stand at a table: no control characters, single spaces.

    Raises:
        Refusal: ``bad-name``: nothing is left, or too much.
    """
    plain = unicodedata.normalize("NFC", name)
    visible = "".join(" " if letter.isspace() else letter for letter in plain)
    words = "".join(one for one in visible if unicodedata.category(one)[0] != "C").split()
    clean = " ".join(words)
    if not 1 <= len(clean) <= NAME_LENGTH:
        raise Refusal(ClubRefusal.BAD_NAME.value)
    return clean


async def enter(request: Asked, site: Site, name: str) -> tuple[Player, list[Cookie]]:
    """The visitor, or a new guest called *name* with the cookie that proves him.

    Raises:
        Refusal: ``bad-name``.
    """
    known = await site.visitor(request)
    if known is not None:
        return known, []
    player = Player(id=site.new_id(), name=cleaned(name), created=site.clock())
    await site.store.add_player(player)
    return player, [site.guest_cookie(request, player.id)]


async def unfinished(site: Site, player: Player) -> tuple[Unfinished, ...]:
    """The player's unfinished games: those that wait for him first, then the newest."""
    rows: list[Unfinished] = []
    for record in await site.store.tables_of(player.id):
        try:
            state = await site.tables.table(record.name)
        except UnknownTableError:  # taken away since the list was read
            continue
        seat = state.seat_of(player.id)
        if seat is not None:
            rows.append(_row(state, seat))
    return tuple(sorted(rows, key=lambda row: not row.is_yours))


def _row(state: TableState, seat: Seat) -> Unfinished:
    turn, is_yours = _waits_for(state, seat)
    others = [place.name for other, place in enumerate(state.places) if other != seat]
    yours, theirs = _scores(state, seat)
    return Unfinished(
        table=state.name,
        opponent=", ".join(name for name in others if name),
        is_full=state.full,
        yours=yours,
        theirs=theirs,
        turn=turn,
        is_yours=is_yours,
    )


def _scores(state: TableState, seat: Seat) -> tuple[int, int] | tuple[None, None]:
    if state.game is None:
        return None, None
    scores = state.game.rules.score(state.game.state)
    sides = state.game.rules.sides
    own = next(number for number, side in enumerate(sides) if seat in side)
    return scores[own], max(score for number, score in enumerate(scores) if number != own)


def _waits_for(state: TableState, seat: Seat) -> tuple[str, bool]:
    match state.stage:
        case "waiting":
            return "lobby-unfinished-waiting", False
        case "showing":
            return "lobby-unfinished-showing", not state.ready[seat]
        case "over":
            return "lobby-unfinished-over", False
        case "playing":
            is_yours = state.game is not None and seat in state.game.to_act
            return f"lobby-unfinished-{'yours' if is_yours else 'theirs'}", is_yours
