"""Whether an act comes from the right seat at the right time, asked before what it does."""

from collections.abc import Container

from pegboard.game._errors import IllegalAction, NotToAct, Refusal
from pegboard.game._rules import DEALER, Result, Seat


def check_running(result: Result | None) -> None:
    """Refuse every act when the game has a *result*.

    Raises:
        IllegalAction: ``game-over``.
    """
    if result is not None:
        message = "the game is over"
        raise IllegalAction(Refusal.GAME_OVER, message)


def check_seat(seat: Seat, seats: Container[Seat]) -> None:
    """Refuse a seat that is none of the game's, as for an act that needs no turn.

    Raises:
        NotToAct: ``not-to-act``.
    """
    if seat not in seats:
        message = f"there is no seat {seat}"
        raise NotToAct(Refusal.NOT_TO_ACT, message)


def check_turn(seat: Seat, to_act: Container[Seat]) -> None:
    """Refuse a seat, or chance, that is not among those *to_act*.

    Raises:
        NotToAct: ``not-to-act``.
    """
    if seat not in to_act:
        raise not_to_act(seat)


def not_to_act(seat: Seat) -> NotToAct:
    """The refusal of an act of *seat*, or chance, at a time that is not its own."""
    message = f"seat {seat} is not to act" if seat != DEALER else "chance is not to act"
    return NotToAct(Refusal.NOT_TO_ACT, message)


def check_phase(action: object, phase: str, phases: Container[str]) -> None:
    """Refuse an *action* whose *phases* the present one is not among.

    Raises:
        IllegalAction: ``wrong-phase``.
    """
    if phase not in phases:
        message = f"phase {phase} has no {type(action).__name__}"
        raise IllegalAction(Refusal.WRONG_PHASE, message)


def decided(seat: Seat | None) -> Seat:
    """A seat that is known by now, such as the dealer after the lot."""
    if seat is None:  # pragma: no cover - the phases of a game see to it
        message = "this seat has not been decided"
        raise AssertionError(message)
    return seat
