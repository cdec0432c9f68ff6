"""The record of a table's game, from the log: options, seats, packs and choices."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import final

from pegboard.club.tables._fold import before, fold
from pegboard.club.tables._refusal import ClubRefusal, ClubRefused
from pegboard.club.tables._state import TableGame, TableState
from pegboard.club.tables.model import Acted, Entry, Ready, Started, TableRecord
from pegboard.game import DEALER, Act, make_record, read_line


@final
@dataclass(slots=True)
class _Played:
    """One game of a table while its log is read; *table* is the table after its last entry."""

    at: float
    table: TableState
    game: TableGame
    acts: list[Act] = field(default_factory=list[Act])
    pack: int = 0
    last_deal: int = 0

    def take(self, lines: Sequence[str]) -> None:
        """Play *lines*; *last_deal* is where the acts of the last deal begin."""
        rules = self.game.rules
        state = self.acts[-1].step.state if self.acts else rules.start()
        for line in lines:
            seat, action = read_line(rules, line)
            if seat == DEALER and rules.deal_number(state) > self.pack:
                self.pack = rules.deal_number(state)
                self.last_deal = len(self.acts)
            step = rules.apply(state, seat, action)
            self.acts.append(Act(seat, action, step))
            state = step.state


def record_text(
    table: TableRecord, entries: Sequence[Entry], number: int | None, club_name: str
) -> str:
    """Game *number* of the table, or the last one, in record format 1.

    A finished game is whole, with the proof of its shuffle. Of one under way everybody gets the
    same: the deals that are over, whose cards are public (cribbage.md R75).

    Raises:
        ClubRefused: ``no-such-game``.
    """
    games = _games(table, entries)
    wanted = len(games) if number is None else number
    if not 0 < wanted <= len(games):
        raise ClubRefused(ClubRefusal.NO_SUCH_GAME, f"this table has played no game {wanted}")
    played = games[wanted - 1]
    is_hidden = played.table.stage == "playing"
    acts = played.acts[: played.last_deal] if is_hidden else played.acts
    return str(make_record(played.game.rules, acts, _tags(played, club_name)))


def _games(table: TableRecord, entries: Sequence[Entry]) -> list[_Played]:
    """Every game of the log, read to its end."""
    state = before(table)
    games: list[_Played] = []
    for entry in entries:
        state, _ = fold(state, entry)
        if state.game is None:
            continue
        match entry.body:
            case Started():
                games.append(_Played(entry.at, state, state.game))
                games[-1].take(entry.body.lines)
            case Acted() | Ready():
                games[-1].take(entry.body.lines)
            case _:
                continue
        games[-1].table, games[-1].game = state, state.game
    return games


def _tags(played: _Played, club_name: str) -> dict[str, str]:
    """Who sat where, when, in which match, and the proof as far as it may be told."""
    table, game = played.table, played.game
    tags = {"Date": datetime.fromtimestamp(played.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
    for seat, place in enumerate(table.places):
        tags[f"Seat{seat}"] = place.name or club_name
    if table.match is not None and table.match.games > 1:
        tags["Match"] = f"{table.name}/{game.number}"
        tags["MatchScore"] = " ".join(map(str, table.match.wins))
    tags["Commitment"] = game.proof.commitment
    if game.result is not None:
        salts = enumerate(game.proof.salts)
        tags |= {f"Salt{seat}": salt for seat, salt in salts if salt}
        tags["Secret"] = game.proof.secret
    return tags
