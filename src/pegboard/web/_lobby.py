"""What the lobby knows: who the visitor is, and where he still plays."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, final

from litestar.datastructures import Cookie

from pegboard.club.lobby import Lobby
from pegboard.club.players import proper_name
from pegboard.club.tables import TableState
from pegboard.club.tables.model import Player
from pegboard.game import Seat
from pegboard.texts import Texts
from pegboard.web._offers import OFFERS, Offer
from pegboard.web._page import Asked
from pegboard.web.site import Site

_TWO: Final = 2


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a player's unfinished games; texts are in his language.

    Attributes:
        offer: the game.
        company: key of the text that says who else is there; it is given *names*.
        is_full: whether every seat is taken.
        score: key of the text for the scores, empty before the first card.
        scores: what it is given: ``yours`` and ``theirs`` or ``others``, as they are written.
        turn: key of the text that says what the table waits for.
        is_yours: whether it waits for this player.
    """

    table: str
    offer: Offer
    company: str
    names: str
    is_full: bool
    score: str
    scores: Mapping[str, str]
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


async def unfinished(site: Site, player: Player, texts: Texts) -> tuple[Row, ...]:
    """The player's unfinished games: those that wait for him first, then the newest."""
    found = await Lobby(site.store, site.tables).unfinished(player.id)
    rows = [_row(one.table, one.seat, texts, is_yours=one.is_my_turn) for one in found]
    return tuple(sorted(rows, key=lambda row: not row.is_yours))


def title_of(state: TableState, texts: Texts) -> str:
    """What a table is called: its game, and that it waits for people where it does."""
    offer = OFFERS[state.settings.game, state.settings.variant]
    name = texts.text(offer.name)
    free = sum(place.kind == "empty" for place in state.places)
    return texts.text("table-page-waiting", game=name, count=free) if free else name


def _row(state: TableState, seat: Seat, texts: Texts, *, is_yours: bool) -> Row:
    settings = state.settings
    offer = OFFERS[settings.game, settings.variant]
    score, scores = _scores(state, seat, offer, texts)
    return Row(
        table=state.name,
        offer=offer,
        company=_company(state, seat),
        names=", ".join(_names(state, seat, texts)),
        is_full=state.full,
        score=score,
        scores=scores,
        turn=_waits_for(state, is_yours=is_yours),
        is_yours=is_yours,
    )


def _company(state: TableState, seat: Seat) -> str:
    """How to say who else is there: by the names, or only that it is the club or nobody yet."""
    others = {place.kind for other, place in enumerate(state.places) if other != seat}
    if "person" in others:
        return f"lobby-unfinished-{'with' if len(state.places) == _TWO else 'company'}"
    if not state.full:
        return "lobby-unfinished-alone"
    return f"lobby-unfinished-{'club' if len(state.places) == _TWO else 'clubs'}"


def _names(state: TableState, seat: Seat, texts: Texts) -> Iterator[str]:
    """The others clockwise from *seat*; free seats and club players by what they are."""
    count = len(state.places)
    for step in range(1, count):
        place = state.places[(seat + step) % count]
        match place.kind:
            case "person":
                yield place.name
            case "club":
                yield _club_name((seat + step) % count, count, texts)
            case "empty":
                yield texts.text("lobby-free-seat")


def _club_name(seat: Seat, count: int, texts: Texts) -> str:
    """A club player's name: among several by the number of his seat, as at the table itself."""
    if count == _TWO:
        return texts.text("club-player")
    return texts.text("club-player-many", number=seat or count)


def _scores(
    state: TableState, seat: Seat, offer: Offer, texts: Texts
) -> tuple[str, Mapping[str, str]]:
    if state.game is None:
        return "", {}
    scores = state.game.rules.score(state.game.state)
    return told_scores(offer, scores, seat, tuple(_names(state, seat, texts)), texts)


def told_scores(
    offer: Offer, scores: Sequence[int], seat: Seat, names: Sequence[str], texts: Texts
) -> tuple[str, Mapping[str, str]]:
    """The key of the text for *scores*, and what it is given.

    Args:
        offer: the game.
        scores: one a side.
        seat: the reader's.
        names: of the others, clockwise from him.
        texts: in his language.
    """
    own = next(number for number, side in enumerate(offer.sides) if seat in side)
    said = [written(score) for score in scores]
    if len(offer.sides) == _TWO:
        kind = "pairs" if len(offer.seats) > _TWO else "score"
        return f"lobby-unfinished-{kind}", {"yours": said[own], "theirs": said[1 - own]}
    others = zip(names, (*said[own + 1 :], *said[:own]), strict=True)
    told = ", ".join(
        texts.text("lobby-unfinished-score-of", name=name, score=score) for name, score in others
    )
    return "lobby-unfinished-many", {"yours": said[own], "others": told}


def written(score: int) -> str:
    r"""A score as it is printed, with a true minus sign below zero.

    >>> written(12), written(-3) == "\N{MINUS SIGN}3"
    ('12', True)
    """
    return f"{score}".replace("-", "\N{MINUS SIGN}")


def _waits_for(state: TableState, *, is_yours: bool) -> str:
    match state.stage:
        case "over" if state.match is not None and not state.match.over:
            return "lobby-unfinished-next"
        case "waiting" | "showing" | "over":
            return f"lobby-unfinished-{state.stage}"
        case "playing":
            return f"lobby-unfinished-{'yours' if is_yours else 'theirs'}"
