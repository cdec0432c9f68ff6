"""How a game ends: winning, resigning, a forfeit (ecarte.md E30, E31)."""

from dataclasses import replace

from pegboard.game import Result, Seat, put
from pegboard.games.ecarte._events import Event, GameEnded
from pegboard.games.ecarte._model import Phase
from pegboard.games.ecarte._scoring import game_value
from pegboard.games.ecarte._state import State
from pegboard.games.ecarte._terms import Terms, other


def with_points(terms: Terms, state: State, seat: Seat, points: int) -> State:
    """The state after *points* for *seat*, at most to the target (E30)."""
    score = min(terms.options.target, state.scores[seat] + points)
    return replace(state, scores=put(state.scores, seat, score))


def unless_won(terms: Terms, state: State, events: list[Event]) -> State:
    """*state*, or the end of the game when a seat has reached the target: the rest is void (E30).

    Cards that nobody has seen stay unseen.
    """
    if max(state.scores) < terms.options.target:
        return state
    return end_game(terms, state, state.scores.index(max(state.scores)), "normal", events)


def give_up(terms: Terms, state: State, seat: Seat, why: str, events: list[Event]) -> State:
    """End the game for a seat that resigns or is stopped: the other wins, scores as they are."""
    return end_game(terms, state, other(seat), why, events)


def end_game(
    terms: Terms, state: State, winner: Seat, termination: str, events: list[Event]
) -> State:
    """End the game for *winner*, at its value (E31)."""
    degree, games = game_value(terms.options, state.scores[other(winner)])
    result = Result(
        winner=winner, scores=state.scores, games=games, degree=degree, termination=termination
    )
    events.append(GameEnded(result))
    return replace(state, phase=Phase.OVER, result=result)
