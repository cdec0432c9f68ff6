"""The record of a table's game, from the log: options, seats, packs and choices."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from typing import final

from pegboard.cards import Card
from pegboard.club.tables._fold import before, fold
from pegboard.club.tables._house import House
from pegboard.club.tables._refusal import ClubRefusal, ClubRefused
from pegboard.club.tables._state import AnyRules, TableGame, TableState
from pegboard.club.tables.model import Acted, DealtOn, Entry, Ready, Started, TableRecord
from pegboard.game import DEALER, UNKNOWN_CARD, Act, cards_in, make_record, read_line


@final
@dataclass(slots=True)
class _Played:
    """One game of a table while its log is read.

    Attributes:
        at: when it began.
        table: the table after its last entry.
        game: the same game there.
        acts: everything done in it.
        deals: where the acts of each deal begin; before the first stands the lot.
        names: for each seat everybody who has played there, in order.
    """

    at: float
    table: TableState
    game: TableGame
    acts: list[Act] = field(default_factory=list[Act])
    pack: int = 0
    deals: list[int] = field(default_factory=list[int])
    names: list[list[str]] = field(default_factory=list[list[str]])

    def take(self, lines: Sequence[str], table: TableState, house: House) -> None:
        """Play *lines*, with the people and club players who sit at *table*."""
        if lines:
            self._note(table, house.club_name)
        rules = self.game.rules
        state = self.acts[-1].step.state if self.acts else rules.start()
        for line in lines:
            seat, action = read_line(rules, line)
            if seat == DEALER and rules.deal_number(state) > self.pack:
                self.pack = rules.deal_number(state)
                self.deals.append(len(self.acts))
            step = rules.apply(state, seat, action)
            self.acts.append(Act(seat, action, step))
            state = step.state

    def _note(self, table: TableState, club_name: str) -> None:
        left = self.game.left
        for seat, place in enumerate(table.places):
            name = club_name if seat in left or place.kind == "club" else place.name
            if seat == len(self.names):
                self.names.append([name])
            elif self.names[seat][-1] != name:
                self.names[seat].append(name)


def record_text(
    table: TableRecord, entries: Sequence[Entry], number: int | None, house: House
) -> str:
    """Game *number* of the table, or the last one, in record format 1.

    A finished game is whole, with the proof of its shuffle, from which every card follows anyway.
    Of one under way everybody gets the same: the deals that are over, and of these only the cards
    that everybody has seen (cribbage.md R75; ecarte.md E12).

    Raises:
        ClubRefused: ``no-such-game``.
    """
    begun = sum(isinstance(entry.body, Started) for entry in entries)
    wanted = begun if number is None else number
    played = _played(table, entries, wanted, house)
    if played is None:
        raise ClubRefused(ClubRefusal.NO_SUCH_GAME, f"this table has played no game {wanted}")
    return str(make_record(played.game.rules, _told(played), _tags(played)))


def _played(
    table: TableRecord, entries: Sequence[Entry], wanted: int, house: House
) -> _Played | None:
    """Game number *wanted* of the log, read to its end; ``None`` where there is none."""
    state = before(table, house.rules)
    played: _Played | None = None
    for entry in entries:
        was = state
        state, _ = fold(state, entry)
        if state.game is None or state.game.number < wanted:
            continue
        if state.game.number > wanted:
            break
        match entry.body:
            case Started():
                played = _Played(entry.at, state, state.game)
                played.take(entry.body.lines, state, house)
            case Acted() | Ready() | DealtOn() if played is not None:
                played.take(entry.body.lines, was, house)
            case _:
                continue
        played.table, played.game = state, state.game
    return played


def _tags(played: _Played) -> dict[str, str]:
    """Who sat where, when, in which match, and the proof as far as it may be told.

    Where a seat changed hands its tag names all who held it, in order; a name has no comma.
    """
    table, game = played.table, played.game
    tags = {"Date": datetime.fromtimestamp(played.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
    tags |= {f"Seat{seat}": ", ".join(names) for seat, names in enumerate(played.names)}
    if table.match is not None and table.match.games > 1:
        tags["Match"] = f"{table.name}/{game.number}"
        tags["MatchScore"] = " ".join(map(str, table.match.wins))
    tags["Commitment"] = game.proof.commitment
    if game.result is not None:
        salts = enumerate(game.proof.salts)
        tags |= {f"Salt{seat}": salt for seat, salt in salts if salt}
        tags["Secret"] = game.proof.secret
    return tags


# --- What may be told of a game under way --------------------------------------------------


def _told(played: _Played) -> Sequence[Act]:
    """The acts that everybody may read now, cards that stay secret unknown."""
    if played.game.result is not None:
        return played.acts
    rules = played.game.rules
    ends = (*played.deals, len(played.acts))
    is_playing = played.table.stage == "playing"
    told: list[Act] = list(played.acts[: ends[0]])
    over = list(pairwise(ends))[: -1 if is_playing else None]
    for begin, end in over:
        told.extend(_of_deal(rules, told, played.acts[begin:end]))
    return told


def _of_deal(rules: AnyRules, before_it: Sequence[Act], acts: Sequence[Act]) -> Iterator[Act]:
    """*acts* of a whole deal; where some card stays secret, none that was not shown.

    The hands as they were dealt would tell which cards were laid aside, so there all cards are
    unknown that nobody saw at that very moment.
    """
    shown = {card for act in acts for card in _shown_by(rules, act)}
    if all(shown.issuperset(cards_in(act.action)) for act in acts):
        yield from acts
        return
    state = before_it[-1].step.state if before_it else rules.start()
    for act in acts:
        seen = {str(card) for card in _shown_by(rules, act)}
        secret = {str(card) for card in cards_in(act.action)} - seen
        words = rules.write(act.action).split(" ")
        text = " ".join(UNKNOWN_CARD if word in secret else word for word in words)
        action = rules.parse(text)
        step = rules.apply(state, act.seat, action)
        yield Act(act.seat, action, step)
        state = step.state


def _shown_by(rules: AnyRules, act: Act) -> Iterator[Card]:
    """The cards that everybody sees by *act*."""
    for event in act.step.events:
        yield from cards_in(rules.seen(event, None))
