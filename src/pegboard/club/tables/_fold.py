"""What an entry of the log makes of a table: pure, the same in every process, at any time.

State is never stored. A table at version n is the fold of its first n entries over the table as
it was opened; events are what the rules say on the way.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, assert_never

from pegboard.club.tables._state import AnyRules, Place, Proof, TableGame, TableState, Taker
from pegboard.club.tables._steps import STEPS
from pegboard.club.tables.model import (
    Acted,
    DealtOn,
    Emptied,
    Entry,
    Filled,
    Left,
    Opened,
    Ready,
    Sat,
    Stage,
    Started,
    TableRecord,
    Taking,
    WishedAgain,
    Withdrew,
)
from pegboard.game import DEALER, FindRules, Match, Seat, read_line

Folded: TypeAlias = tuple[TableState, tuple[Any, ...]]

EMPTY = Place(kind="empty")


def before(record: TableRecord, find: FindRules) -> TableState:
    """The table of *record* before its first entry (version 0); *find* gives its rules.

    Raises:
        OptionError: the settings name a game, variant or option that there is not.
    """
    settings = record.settings
    rules = find(settings.game, settings.variant, settings.options)
    places = tuple(
        club_place(settings.bots[seat]) if seat in settings.bots else EMPTY for seat in rules.seats
    )
    return TableState(
        name=record.name,
        settings=settings,
        owner=record.owner,
        created=record.created,
        version=0,
        find=find,
        rules=rules,
        options=dict(rules.options),
        places=places,
        stage="waiting",
        stage_since=0,
        game=None,
        match=None,
        ready=ready_at_first(places),
        commitment="",
        secret="",
    )


def club_place(level: str) -> Place:
    """A seat with a club player of *level*."""
    return Place(kind="club", level=level)


def ready_at_first(places: Sequence[Place], others: Collection[Seat] = ()) -> tuple[bool, ...]:
    """Club players are always ready to go on, and *others*; people have to say so."""
    return tuple(place.kind == "club" or seat in others for seat, place in enumerate(places))


def fold(  # noqa: C901, PLR0911 -- one return a kind of entry
    state: TableState, entry: Entry
) -> Folded:
    """The table after *entry*, and everything that happened in it, secrets included."""
    state = replace(state, version=entry.version)
    body = entry.body
    match body:
        case Opened():
            return replace(state, commitment=body.commitment, secret=body.secret), ()
        case Sat():
            return _sat(state, body), ()
        case Left(stand_in=level) if level:
            return _with_ready(_with_place(state, body.seat, club_place(level)), body.seat), ()
        case Left() | Emptied():
            return _with_place(state, body.seat, EMPTY), ()
        case Filled():
            return _with_place(state, body.seat, club_place(body.level)), ()
        case Taking():
            taker = Taker(player=body.player, name=body.name, salt=body.salt)
            return _with_taker(state, body.seat, taker), ()
        case Withdrew():
            return _with_taker(state, body.seat, None), ()
        case Started():
            return _started(state, body)
        case Acted() | DealtOn():
            return _played(state, body.lines)
        case Ready():
            return _played(_with_ready(state, body.seat), body.lines)
        case WishedAgain():
            place = replace(state.places[body.seat], salt=body.salt)
            return _with_ready(_with_place(state, body.seat, place), body.seat), ()
        case _:
            assert_never(body)


def _with_place(state: TableState, seat: int, place: Place) -> TableState:
    places = (*state.places[:seat], place, *state.places[seat + 1 :])
    return replace(state, places=places)


def _with_taker(state: TableState, seat: int, taker: Taker | None) -> TableState:
    return _with_place(state, seat, replace(state.places[seat], taker=taker))


def _sat(state: TableState, body: Sat) -> TableState:
    """Somebody takes a seat, perhaps between two deals from a club player.

    Then he is ready to go on as the club player was: he has no show to look at and has given his
    salt, so that nobody need wait for him.
    """
    taker = Taker(player=body.player, name=body.name, salt=body.salt)
    return _with_place(state, body.seat, _held_by(taker, state.version))


def _held_by(taker: Taker, version: int) -> Place:
    return Place(
        kind="person", player=taker.player, name=taker.name, salt=taker.salt, since=version
    )


def _handed_over(state: TableState) -> TableState:
    """The table after a deal: who wished for a club player's seat has it.

    Ready to go on is he whose wish that was, whoever has left the game, and the club.
    """
    takers = {seat: place.taker for seat, place in enumerate(state.places) if place.taker}
    places = tuple(
        _held_by(takers[seat], state.version) if seat in takers else place
        for seat, place in enumerate(state.places)
    )
    return _excused(replace(state, places=places, ready=ready_at_first(places, takers)))


def _excused(state: TableState) -> TableState:
    """Nobody waits for the word of who has left a game that goes on, whenever he left it."""
    if state.game is None or state.stage != "showing":
        return state
    left = state.game.left
    return replace(state, ready=tuple(said or n in left for n, said in enumerate(state.ready)))


def _with_ready(state: TableState, seat: int) -> TableState:
    return replace(state, ready=(*state.ready[:seat], True, *state.ready[seat + 1 :]))


def _started(state: TableState, body: Started) -> Folded:
    settings = state.settings
    rules = state.find(settings.game, settings.variant, settings.options, dealer=body.dealer)
    nobody = (0,) * len(rules.seats)
    game = TableGame(
        number=body.game,
        rules=rules,
        dealer=body.dealer,
        proof=Proof(commitment=body.commitment, salts=body.salts, secret=body.secret),
        state=rules.start(),
        pack=0,
        dealers=(),
        begun=state.version,
        dealt=state.version,
        acted=nobody,
        turns=nobody,
        offered=nobody,
    )
    places = tuple(replace(place, salt="") for place in state.places)
    state = replace(
        state,
        places=places,
        game=game,
        match=_match_before(state.match, rules),
        ready=ready_at_first(places),
        commitment=body.next_commitment,
        secret=body.next_secret,
    )
    return _played(state, body.lines)


def _played(state: TableState, lines: Sequence[str]) -> Folded:
    """Play *lines* of the record and see which stage they lead to."""
    if state.game is None or not lines:
        return state, ()
    events: list[Any] = []
    game = state.game
    for line in lines:
        game = _line(game, line, state.version, events)
    game = replace(game, turns=_turns(game, state.version))
    state = replace(state, game=game)
    stage = stage_of(game.rules, game.state)
    if stage != state.stage:
        state = replace(state, stage=stage, stage_since=state.version)
        if stage == "over":
            state = replace(state, match=_match_after(state.match, game))
        return _handed_over(state), tuple(events)
    return _excused(state), tuple(events)


def _line(game: TableGame, line: str, version: int, events: list[Any]) -> TableGame:
    """Play one line; a new pack means a new deal."""
    seat, action = read_line(game.rules, line)
    step = STEPS.take(game.rules, game.state, seat, action)
    events.extend(step.events)
    if seat != DEALER:
        game = _given_up(game, step.events, version)
        return replace(game, state=step.state, acted=_set(game.acted, seat, version))
    pack = game.rules.deal_number(game.state)
    is_new = pack != game.pack
    dealers = (event.dealer for event in step.events if event.kind == "dealt")
    return replace(
        game,
        state=step.state,
        pack=pack,
        dealt=version if is_new else game.dealt,
        offered=(0,) * len(game.offered) if is_new else game.offered,
        dealers=(*game.dealers, *dealers),
    )


def _given_up(game: TableGame, events: Sequence[Any], version: int) -> TableGame:
    """Note who offered to resign, and who has left the game while others go on (R57)."""
    for event in events:
        if event.kind == "resign-offered":
            game = replace(game, offered=_set(game.offered, event.seat, version))
        elif event.kind == "side-left":
            side = game.rules.sides[int(event.side)]
            game = replace(game, left=game.left | {*side})
    return game


def _match_before(match: Match | None, rules: AnyRules) -> Match:
    """The match in which a new game is played: the same, the first, or a rematch."""
    if match is None:
        return Match.of(rules)
    return match.rematch() if match.over else match


def _match_after(match: Match | None, game: TableGame) -> Match | None:
    """The match with the result of *game*, which always has a first deal."""
    result = game.result
    if match is None or result is None:
        return match
    first, *rest = game.dealers
    return match.after(result, first_dealer=first, last_dealer=rest[-1] if rest else first)


def _set(numbers: tuple[int, ...], seat: int, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])


def _turns(game: TableGame, version: int) -> tuple[int, ...]:
    """For each seat the version since which it is to act; its own act begins a new turn."""
    to_act = game.to_act
    return tuple(
        0
        if seat not in to_act
        else version
        if game.acted[seat] == version or not game.turns[seat]
        else game.turns[seat]
        for seat in game.rules.seats
    )


def stage_of(rules: AnyRules, state: object) -> Stage:
    """The stage of a table whose game has come to *state*."""
    if rules.result(state) is not None:
        return "over"
    return "showing" if rules.to_act(state) == (DEALER,) else "playing"
