"""A table as one viewer may see it: the only place where a table becomes a message.

Everything about the game passes `Rules.view`, `Rules.seen`, `Rules.actions` and `Rules.write`;
nothing here reads a state. Everything about the table is named field by field, so that what is
added to a table later stays at home until somebody adds it here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias, assert_never, final

from pegboard.catalog import option_specs
from pegboard.club.tables import Happening, Place, TableState
from pegboard.club.tables.model import (
    Acted,
    DealtOn,
    Emptied,
    Filled,
    Left,
    Opened,
    Ready,
    Sat,
    Started,
    Taking,
    WishedAgain,
    Withdrew,
)
from pegboard.game import Seat
from pegboard.games.cribbage import Shown
from pegboard.strategy import LEVELS
from pegboard.web._wire import encode, hash_of
from pegboard.web.messages import GameEvent, MatchSeen, ProofSeen, SeatSeen, TableSeen

Viewer: TypeAlias = Seat | None
"""A seat, or ``None`` for a spectator."""


class Eyes(NamedTuple):
    """Who looks at a table, as far as that makes a difference to what is seen.

    Attributes:
        seat: his seat, ``None`` for a spectator.
        is_owner: whether he is the maker of the table.
        taking: the seat that he takes over at the end of the deal.
    """

    seat: Viewer = None
    is_owner: bool = False
    taking: Seat | None = None


def eyes_of(table: TableState, player: str | None) -> Eyes:
    """As whom *player* sees *table*; ``None`` is somebody whom the club does not know."""
    if player is None:
        return Eyes()
    return Eyes(table.seat_of(player), table.owner == player, table.taking_of(player))


def table_seen(table: TableState, eyes: Eyes) -> TableSeen:
    """The whole *table* as it may be seen now by whoever has these *eyes*."""
    game, viewer = table.game, eyes.seat
    return TableSeen(
        v=table.version,
        table=table.name,
        you=viewer,
        owner=eyes.is_owner,
        taking=eyes.taking,
        seats=tuple(map(_seat_seen, table.places)),
        game=table.rules.name,
        variant=table.rules.variant,
        options=table.options,
        stage=table.stage,
        ready=table.ready,
        match=_match_seen(table),
        proof=_proof_seen(table),
        view=None if game is None else game.rules.view(game.state, viewer),
        actions=_actions(table, viewer),
    )


def usual_seen(table: TableState) -> dict[str, str]:
    """The options that *table* has as usual, in the order of the rules.

    Left out are those with a single value and those that have no meaning beside the others.
    """
    specs = option_specs(table.rules.name, table.rules.variant)
    chosen = {spec.name: table.options.get(spec.name, spec.default) for spec in specs}
    return {
        spec.name: spec.default
        for spec in specs
        if spec.name not in table.options and len(spec.values) > 1 and spec.has_meaning(chosen)
    }


def _seat_seen(place: Place) -> SeatSeen:
    # Tables of earlier versions say "club", which means the strongest level.
    level = place.level if place.level is None or place.level in LEVELS else LEVELS[-1]
    taker = "" if place.taker is None else place.taker.name
    return SeatSeen(place.name, place.kind, level or "", taker)


def events_seen(happening: Happening, viewer: Viewer) -> tuple[GameEvent, ...]:
    """What happened as *viewer* may see it."""
    game = happening.after.game
    if game is None:
        return ()
    return tuple(game.rules.seen(event, viewer) for event in happening.events)


def shows_in(happenings: Iterable[Happening]) -> Iterator[Shown]:
    """The hands and cribs shown in *happenings*, as nobody may see them yet."""
    for happening in happenings:
        for event in happening.events:
            if isinstance(event, Shown):
                yield event


def shows_seen(table: TableState, shows: Iterable[Shown], viewer: Viewer) -> tuple[Shown, ...]:
    """The *shows* of the present game of *table* as *viewer* may see them."""
    game = table.game
    return () if game is None else tuple(game.rules.seen(show, viewer) for show in shows)


def story_seen(
    table: TableState, story: Sequence[tuple[int, GameEvent]], viewer: Viewer, most: int
) -> tuple[GameEvent, ...]:
    """The *story* of the present game of *table*, events with their versions, as *viewer* may see.

    What was before he took his seat over from the club he is told as a spectator; what the rules
    let nobody look at again, not at all. Of a long story the last deals, whole, that have no more
    than *most* bytes.
    """
    game = table.game
    if game is None:
        return ()
    since = 0 if viewer is None else table.places[viewer].since
    again = game.rules.retold(game.state, [event for _, event in story])
    seen: list[GameEvent] = [
        game.rules.seen(event, viewer if version >= since else None)
        for (version, _), event in zip(story, again, strict=True)
        if event is not None
    ]
    begin = len(seen)
    for place in reversed(range(len(seen))):
        most -= len(encode(seen[place])) + 1
        if most < 0:
            break
        if place == 0 or seen[place].kind == "dealt":
            begin = place
    return tuple(seen[begin:])


# --- Bytes ---------------------------------------------------------------------------------
# The hash is taken over the very bytes that are sent, so what is seen is encoded once and the
# frames are laid around it. Tests compare each frame with the encoding of its whole message.


@final
class Sight:
    """A table as one viewer sees it, ready to be sent.

    Attributes:
        version: version of the table.
        text: the JSON of `TableSeen`.
        hash: CRC-32 of *text*, 8 hex digits.
    """

    __slots__ = ("hash", "text", "version")

    def __init__(self, table: TableState, eyes: Eyes) -> None:
        self.version = table.version
        self.text = encode(table_seen(table, eyes))
        self.hash = hash_of(self.text)

    @property
    def beat(self) -> bytes:
        """The heartbeat of a connection that has all this."""
        return b'{"t":"beat","v":%d,"hash":"%b"}' % (self.version, self.hash.encode())

    def happened(self, happening: Happening, viewer: Viewer) -> bytes:
        """The JSON of `Happened`: what *happening* brought *viewer*, and this after it."""
        what, seat = _what(happening)
        told = encode(events_seen(happening, viewer))
        head = b'{"v":%d,"what":%b,"seat":%b,"events":%b' % (self.version, what, seat, told)
        return b'%b,"seen":%b,"hash":"%b"}' % (head, self.text, self.hash.encode())

    def snapshot(
        self,
        shows: tuple[Shown, ...],
        told: tuple[GameEvent, ...],
        usual: Mapping[str, str],
    ) -> bytes:
        """The frame that says everything at once."""
        parts = (self.text, self.hash.encode(), encode(shows), encode(told), encode(usual))
        return b'{"t":"snapshot","seen":%b,"hash":"%b","shows":%b,"told":%b,"usual":%b}' % parts


def events_frame(parts: Iterable[bytes]) -> bytes:
    """The frame of several `Happened`, oldest first."""
    return b'{"t":"events","entries":[%b]}' % b",".join(parts)


def _what(happening: Happening) -> tuple[bytes, bytes]:
    """Kind and seat of the entry: the only things that are told of it."""
    body = happening.entry.body
    match body:
        case Opened() | Started() | DealtOn():
            seat = None
        case (
            Sat()
            | Left()
            | Filled()
            | Emptied()
            | Taking()
            | Withdrew()
            | Acted()
            | Ready()
            | WishedAgain()
        ):
            seat = body.seat
        case _:
            assert_never(body)
    return encode(body.__struct_config__.tag), encode(seat)


def _actions(table: TableState, viewer: Viewer) -> tuple[str, ...]:
    game = table.game
    if game is None or viewer is None or table.stage != "playing" or viewer in game.left:
        return ()
    return tuple(game.rules.write(action) for action in game.rules.actions(game.state, viewer))


def _match_seen(table: TableState) -> MatchSeen | None:
    match = table.match
    if match is None:
        return None
    return MatchSeen(
        games=match.games,
        format=match.format,
        game=match.game,
        wins=match.wins,
        over=match.over,
        winner=match.winner,
    )


def _proof_seen(table: TableState) -> ProofSeen:
    game = table.game
    if game is None:
        return ProofSeen(table.commitment, (), None, "")
    proof, is_over = game.proof, game.result is not None
    return ProofSeen(
        commitment=proof.commitment,
        salts=proof.salts if is_over else (),
        secret=proof.secret if is_over else None,
        next_commitment=table.commitment,
    )
