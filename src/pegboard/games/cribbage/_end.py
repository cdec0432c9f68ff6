"""How deals and games end: winning, resigning, and what a game is worth (R47 to R57, R75)."""

from dataclasses import replace
from typing import Literal

from pegboard.game import IllegalAction, Refusal, Result, Seat
from pegboard.games.cribbage._events import DealEnded, Event, GameEnded, ResignOffered, SideLeft
from pegboard.games.cribbage._model import Phase
from pegboard.games.cribbage._options import Options
from pegboard.games.cribbage._state import Board, State
from pegboard.games.cribbage._terms import Terms

_TWO_SIDES = 2


def has_won(terms: Terms, board: Board) -> bool:
    """Whether a side has reached the target (R49)."""
    return max(board.scores) >= terms.options.target


def close_deal(terms: Terms, state: State, events: list[Event]) -> State:
    """Make all cards public and go to the next deal (R75)."""
    return replace(_open_cards(state, events), phase=terms.before_deal(state.deal))


def win(terms: Terms, state: State, events: list[Event]) -> State:
    """End the game for the side that has reached the target (R49)."""
    scores = state.board.scores
    return _end_game(terms, state, events, scores.index(max(scores)), "normal")


def resign(terms: Terms, state: State, seat: Seat, events: list[Event]) -> State:
    """Take a seat's resignation; partners must both wish it, in the same deal (R57).

    Raises:
        IllegalAction: ``partner-must-agree`` when the same partner says it twice in a deal,
            ``game-over`` when his side has left the game.
    """
    side = _side_in_game(terms, state, seat)
    if seat in state.resigning:
        message = "a partner cannot resign alone"
        raise IllegalAction(Refusal.PARTNER_MUST_AGREE, message)
    wishing = (*state.resigning, seat)
    partners = terms.variant.sides[side]
    if len(partners) > 1:
        events.append(ResignOffered(seat))
    state = replace(state, resigning=wishing)
    if not set(partners) <= set(wishing):
        return state
    return _leave(terms, state, side, "resigned", events)


def forfeit(
    terms: Terms, state: State, seat: Seat, cause: Literal["time", "abandoned"], events: list[Event]
) -> State:
    """End the game for a side that a clock or an absence stops; as if it had resigned (R57).

    Raises:
        IllegalAction: ``game-over`` when the side has left already.
    """
    return _leave(terms, state, _side_in_game(terms, state, seat), cause, events)


def degree(options: Options, loser: int) -> tuple[str, int]:
    """How bad a loss with *loser* points is, and how many games it counts for (R51 to R53).

    >>> from pegboard.games.cribbage._options import Options
    >>> degree(Options(target=121), 60)
    ('mars', 2)
    """
    is_below_half = 2 * loser < options.target
    is_below_three_quarters = 4 * loser < 3 * options.target
    match options.mars_rule:
        case "half":
            return ("mars", 2) if is_below_half else ("plain", 1)
        case "skunk" if is_below_half:
            return "double-skunk", options.double_skunk_value
        case "skunk" | "skunk_only":
            return ("skunk", 2) if is_below_three_quarters else ("plain", 1)
        case "off":
            return "plain", 1


def _side_in_game(terms: Terms, state: State, seat: Seat) -> int:
    side = terms.side_of[seat]
    if side in state.board.left:
        message = "this side has left the game"
        raise IllegalAction(Refusal.GAME_OVER, message)
    return side


def _leave(
    terms: Terms,
    state: State,
    side: int,
    cause: Literal["resigned", "time", "abandoned"],
    events: list[Event],
) -> State:
    """Take *side* out; the last one left wins. Its seats play on without a score."""
    left = (*state.board.left, side)
    staying = [other for other in range(len(terms.variant.sides)) if other not in left]
    if len(terms.variant.sides) > _TWO_SIDES:
        events.append(SideLeft(side, cause))
        board = replace(state.board, left=left)
        state = replace(state, board=board, resigning=())
    if len(staying) > 1:
        return state
    return _end_game(terms, state, events, staying[0], cause)


def _end_game(
    terms: Terms, state: State, events: list[Event], winner: int, termination: str
) -> State:
    scores = state.board.scores
    name, games = "plain", 1
    if len(scores) == _TWO_SIDES:  # R56: mars is defined against one opponent
        name, games = degree(terms.options, scores[1 - winner])
    result = Result(winner=winner, scores=scores, games=games, degree=name, termination=termination)
    state = _open_cards(state, events)
    events.append(GameEnded(result))
    return replace(state, phase=Phase.OVER, result=result)


def _open_cards(state: State, events: list[Event]) -> State:
    if state.deal == 0 or state.is_open:
        return state
    events.append(DealEnded(state.deal, state.hands_to_open, state.crib))
    return replace(state, is_open=True, counting=None)
