"""Club players at a table: whose turn it is, and since when."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from pegboard.club.tables._state import TableGame, TableState
from pegboard.game import Seat

RESIGN: Final = "resign"


@final
@dataclass(frozen=True, slots=True)
class ClubTurn:
    """One turn of a club player.

    Attributes:
        level: how strong he is; ``None`` for one who plays on for a person who has left the game.
        since: version at which the turn began.
        agrees: his partner wishes to resign, and he does not stand in the way (R57).
    """

    seat: Seat
    level: str | None
    since: int
    agrees: bool = False

    @property
    def ref(self) -> str:
        """The id of the wish that this turn leads to, the same in every process: done once."""
        what = f"{RESIGN}-" if self.agrees else ""
        return f"club-{self.seat}-{what}{self.since}"


def club_turns(state: TableState) -> tuple[ClubTurn, ...]:
    """The turn of every club player who is to act; several may be at once."""
    game = state.game
    if game is None or game.result is not None:
        return ()
    return tuple(
        turn for seat in game.rules.seats if (turn := _turn(state, game, seat)) is not None
    )


def club_turn(state: TableState, seat: Seat) -> ClubTurn | None:
    """The turn of the club player in *seat*, ``None`` when there is none or he is not to act."""
    return next((turn for turn in club_turns(state) if turn.seat == seat), None)


def _turn(state: TableState, game: TableGame, seat: Seat) -> ClubTurn | None:
    level = state.places[seat].level
    if level is None and seat not in game.left:
        return None
    side = next(side for side in game.rules.sides if seat in side)
    if not game.offered[seat] and (offered := max(game.offered[other] for other in side)):
        return ClubTurn(seat, level, offered, agrees=True)
    if not game.turns[seat] or _leaves_the_word(state, game, seat, side):
        return None
    return ClubTurn(seat, level, game.turns[seat])


def _leaves_the_word(state: TableState, game: TableGame, seat: Seat, side: Sequence[Seat]) -> bool:
    """Whether a person of *side* has a word that the side has but once, as a call of muggins.

    By acting the club player would take it from him, so he waits (cribbage.md R59). Where each
    of them acts for himself, as with discards, one's act changes nothing of what the other may do.
    """
    rules, now = game.rules, game.state
    people = [
        mate
        for mate in side
        if game.turns[mate] and state.places[mate].kind == "person" and mate not in game.left
    ]
    if not people:
        return False
    after = rules.apply(now, seat, next(iter(rules.actions(now, seat)))).state
    return any(rules.actions(after, mate) != rules.actions(now, mate) for mate in people)
