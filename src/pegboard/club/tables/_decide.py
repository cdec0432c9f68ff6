"""What a wish would write into the log of a table, or why it may not: pure but for chance.

Each function takes the table as it is and gives the body of the next entry, or raises
`ClubRefused` or one of the errors of the rules. Nothing is changed here: the fold of the entry
does that, after it has become durable.
"""

import re
from collections.abc import Collection, Sequence
from typing import Final

from pegboard.club.tables._club_turn import RESIGN, ClubTurn, club_turn
from pegboard.club.tables._house import Chance
from pegboard.club.tables._refusal import ClubRefusal, ClubRefused
from pegboard.club.tables._state import AnyRules, Place, TableGame, TableState, Wish
from pegboard.club.tables._steps import STEPS
from pegboard.club.tables.model import (
    Acted,
    Body,
    DealtOn,
    Emptied,
    Filled,
    Left,
    Opened,
    Player,
    Ready,
    Sat,
    Settings,
    Started,
    Taking,
    WishedAgain,
    Withdrew,
)
from pegboard.dealing import commit, first_dealer
from pegboard.game import DEALER, FindRules, NotationError, Pack, Packs, Seat, advance, write_line

SALT: Final = re.compile(r"[0-9a-f]{32}")
REF: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_ACTION: Final = 64
"""Characters of the longest action of any game, with room."""

OF_THE_CLUB: Final = frozenset({"time", "abandoned"})
"""Ends that a clock or an absence brings about: the club's acts, never a player's wish."""


def check_ref(ref: str) -> None:
    """Refuse an id of a wish that could not be kept."""
    if REF.fullmatch(ref) is None:
        raise ClubRefused(ClubRefusal.BAD_ID, "an id is 1 to 64 letters, digits, - or _")


def check_salt(salt: str) -> None:
    """Refuse a salt that is not 32 hex digits in lower case."""
    if SALT.fullmatch(salt) is None:
        raise ClubRefused(ClubRefusal.BAD_SALT, "a salt is 32 hex digits in lower case")


def check_settings(settings: Settings, levels: Collection[str], find: FindRules) -> None:
    """Refuse a table that could not be played at.

    Raises:
        OptionError: unknown game, variant or option, or a value that does not apply.
        ClubRefused: ``bad-bots``.
    """
    rules = find(settings.game, settings.variant, settings.options)
    for seat, level in settings.bots.items():
        if seat not in rules.seats or level not in levels:
            raise ClubRefused(ClubRefusal.BAD_BOTS, f"no club player {level!r} for seat {seat}")
    if len(settings.bots) >= len(rules.seats):
        raise ClubRefused(ClubRefusal.BAD_BOTS, "a table needs a seat for a person")


def sit(state: TableState, player: Player, seat: Seat, salt: str) -> Body:
    """*player* takes *seat*: an empty one, or a club player's, during a deal at its end."""
    check_salt(salt)
    place = _place(state, seat)
    if state.seat_of(player.id) is not None or state.taking_of(player.id) is not None:
        raise ClubRefused(ClubRefusal.ALREADY_SEATED, "one person, one seat")
    if all(other.kind == "person" for other in state.places):
        raise ClubRefused(ClubRefusal.TABLE_FULL, "every seat is taken")
    if place.kind == "person" or place.taker is not None:
        raise ClubRefused(ClubRefusal.SEAT_TAKEN, f"seat {seat} is taken")
    kind = Taking if state.stage == "playing" else Sat
    return kind(seat, player.id, player.name, salt)


def fill(
    state: TableState, wish: Wish, seat: Seat, level: str, levels: Collection[str]
) -> Body | None:
    """The maker puts a club player into *seat*, or one of another level; ``None`` when he has."""
    place = _place_before_the_first_card(state, wish, seat)
    if level not in levels:
        raise ClubRefused(ClubRefusal.NO_SUCH_LEVEL, f"no club player is of level {level!r}")
    if place.kind == "person":
        raise ClubRefused(ClubRefusal.SEAT_TAKEN, f"seat {seat} is taken")
    if all(other.kind == "club" for at, other in enumerate(state.places) if at != seat):
        raise ClubRefused(ClubRefusal.BAD_BOTS, "a table needs a seat for a person")
    return None if place.level == level else Filled(seat, level)


def empty(state: TableState, wish: Wish, seat: Seat) -> Body:
    """The maker takes the club player in *seat* out again."""
    if _place_before_the_first_card(state, wish, seat).kind != "club":
        raise ClubRefused(ClubRefusal.NO_CLUB_PLAYER, f"no club player is in seat {seat}")
    return Emptied(seat)


def _place_before_the_first_card(state: TableState, wish: Wish, seat: Seat) -> Place:
    if wish.by != state.owner:
        raise ClubRefused(ClubRefusal.NOT_OWNER, "only the maker of the table may do that")
    place = _place(state, seat)
    if state.stage != "waiting":
        raise ClubRefused(ClubRefusal.ALREADY_STARTED, "the first card has been dealt")
    return place


def _place(state: TableState, seat: Seat) -> Place:
    if not 0 <= seat < len(state.places):
        raise ClubRefused(ClubRefusal.NO_SUCH_SEAT, f"there is no seat {seat}")
    return state.places[seat]


def leave(state: TableState, wish: Wish, stand_in: str) -> Body:
    """Give the seat up, before the first card or after a game, or the wish to take one over.

    After a game a club player of level *stand_in* takes the seat, so that nobody waits for one
    who has gone; whoever comes may have it from him.
    """
    taking = state.taking_of(wish.by)
    if taking is not None:
        return Withdrew(taking)
    seat = _seated(state, wish)
    if state.stage == "over":
        return Left(seat, stand_in)
    if state.stage != "waiting":
        raise ClubRefused(ClubRefusal.ALREADY_STARTED, "the first card has been dealt")
    return Left(seat)


def act(state: TableState, wish: Wish, text: str, chance: Chance) -> Body:
    """An act of the game, and chance after it up to the end of the deal.

    Raises:
        ClubRefused: among others ``left-game`` for who has given up a game that goes on.
    """
    seat = _seated(state, wish)
    if state.game is not None and state.game.result is None and seat in state.game.left:
        raise ClubRefused(ClubRefusal.LEFT_GAME, "the club plays on for this seat")
    return act_of_seat(state, seat, wish.at, text, chance)


def act_of_club(state: TableState, turn: ClubTurn, text: str, chance: Chance) -> Body:
    """An act of a club player, as long as it is his turn still."""
    if club_turn(state, turn.seat) != turn:
        raise ClubRefused(ClubRefusal.STALE, "this turn is over")
    return act_of_seat(state, turn.seat, turn.since, text, chance)


def act_of_seat(state: TableState, seat: Seat, at: int, text: str, chance: Chance) -> Body:
    """The same for a *seat*, a club player's too, that chose at version *at*."""
    game = state.game
    if game is None:
        raise ClubRefused(ClubRefusal.NOT_STARTED, "the game has not begun")
    if len(text) > LONGEST_ACTION or text in OF_THE_CLUB:
        raise ClubRefused(ClubRefusal.BAD_ACTION, "this is no action of a player")
    try:
        action = game.rules.parse(text)
    except NotationError as error:
        raise ClubRefused(ClubRefusal.BAD_ACTION, str(error)) from None
    step = STEPS.try_out(game.rules, game.state, seat, action)
    is_fresh = at == state.version or (
        at < state.version and _is_fresh(game, seat, at, step.events, is_resigning=text == RESIGN)
    )
    if not is_fresh:
        raise ClubRefused(ClubRefusal.STALE, f"the table has moved on since version {at}")
    packs = _packs(game, chance)
    lines = (
        write_line(game.rules, seat, action),
        *chance_lines(game.rules, step.state, packs, last=game.pack),
    )
    return Acted(seat, lines)


def _is_fresh(
    game: TableGame, seat: Seat, at: int, events: Sequence[object], *, is_resigning: bool
) -> bool:
    """Whether what happened since version *at* left this choice as it was.

    The seat had the same turn then and has not used it since, so that a page which had not yet
    heard of another seat's lay-away is not refused, and a second page with an old view is.
    """
    if is_resigning:
        return at >= game.begun
    if game.rules.is_simultaneous(events):
        return at >= max(game.dealt, game.acted[seat])
    return 0 < game.turns[seat] <= at


def ready(state: TableState, wish: Wish, chance: Chance) -> Body | None:
    """The show has been seen; the last to say so brings the next deal.

    ``None`` when the seat has said so already: two triggers of one page, one deal (FL08).
    """
    seat = _seated(state, wish)
    game = state.game
    if game is None:
        raise ClubRefused(ClubRefusal.NOT_STARTED, "the game has not begun")
    if wish.at < state.stage_since:
        raise ClubRefused(ClubRefusal.STALE, "that show is over")
    if state.stage != "showing":
        raise ClubRefused(ClubRefusal.NOT_SHOWING, "no show is waiting")
    if state.ready[seat]:
        return None
    if any(not said for other, said in enumerate(state.ready) if other != seat):
        return Ready(seat)
    return Ready(seat, _next_deal(game, chance))


def _next_deal(game: TableGame, chance: Chance) -> tuple[str, ...]:
    return chance_lines(game.rules, game.state, _packs(game, chance), last=game.pack + 1)


def again(state: TableState, wish: Wish, salt: str) -> Body | None:
    """The next game of the match or a rematch; ``None`` when the seat has said so already."""
    check_salt(salt)
    seat = _seated(state, wish)
    if state.stage != "over":
        raise ClubRefused(ClubRefusal.NOT_OVER, "the game is not over")
    if state.ready[seat]:
        return None
    return WishedAgain(seat, salt)


def duty(state: TableState, chance: Chance) -> Body | None:
    """What the club itself owes the table now.

    That is to commit to a secret, to start the game, or to deal on where no person has to be
    asked, since all have left the game.
    """
    if not state.version:
        secret = chance.secret()
        return Opened(commit(secret), secret.hex())
    if state.stage == "showing" and state.game is not None and all(state.ready):
        return DealtOn(_next_deal(state.game, chance))
    is_due = (state.stage == "waiting" and state.full) or (
        state.stage == "over" and all(state.ready) and bool(state.people)
    )
    return start(state, chance) if is_due else None


def start(state: TableState, chance: Chance) -> Started:
    """Begin the next game with the secret committed to and the salts given since."""
    settings = state.settings
    salts = tuple(place.salt for place in state.places)
    packs = chance.packs(bytes.fromhex(state.secret), salts, state.rules.cards)
    dealer = _dealer(state, packs)
    rules = state.find(settings.game, settings.variant, settings.options, dealer=dealer)
    next_secret = chance.secret()
    return Started(
        game=1 if state.game is None else state.game.number + 1,
        dealer=dealer,
        commitment=state.commitment,
        secret=state.secret,
        salts=salts,
        lines=chance_lines(rules, rules.start(), packs, last=1),
        next_commitment=commit(next_secret),
        next_secret=next_secret.hex(),
    )


def chance_lines(rules: AnyRules, state: object, packs: Packs, *, last: int) -> tuple[str, ...]:
    """What chance does now, down to pack number *last*: beyond it a new deal would begin."""
    acts = advance(rules, state, packs, last_pack=last)
    return tuple(write_line(rules, DEALER, action) for action, _ in acts)


def _dealer(state: TableState, packs: Packs) -> Seat | None:
    """Who deals first: by the match that the game goes on, by chance, or ``None`` for the lot."""
    if state.match is not None and state.match.next_dealer is not None:
        return state.match.next_dealer
    if state.rules.options.get("first_dealer") == "random":
        return first_dealer(packs(0), len(state.rules.seats))
    return None


def _packs(game: TableGame, chance: Chance) -> Packs:
    """The packs of *game*; derived only when chance does act, which is after few wishes."""

    def pack(number: int) -> Pack:
        secret = bytes.fromhex(game.proof.secret)
        return chance.packs(secret, game.proof.salts, game.rules.cards)(number)

    return pack


def _seated(state: TableState, wish: Wish) -> Seat:
    seat = state.seat_of(wish.by)
    if seat is None:
        raise ClubRefused(ClubRefusal.NOT_SEATED, "only who sits at the table may do that")
    return seat
