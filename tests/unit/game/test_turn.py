"""Acts from the wrong seat or at the wrong time, first scores: what every game refuses alike."""

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from pegboard.game import (
    DEALER,
    Forfeit,
    IllegalAction,
    NotToAct,
    OptionError,
    OptionFault,
    OptionSpec,
    Refusal,
    Resign,
    Result,
    check_phase,
    check_running,
    check_seat,
    check_start,
    check_turn,
    decided,
    not_to_act,
    write_options,
)


def test_a_finished_game_takes_nothing() -> None:
    check_running(None)
    with pytest.raises(IllegalAction) as refused:
        check_running(Result(winner=0, scores=(5, 0)))
    assert refused.value.reason is Refusal.GAME_OVER


@pytest.mark.parametrize("seat", [2, DEALER])
def test_there_is_no_such_seat(seat: int) -> None:
    check_seat(1, (0, 1))
    with pytest.raises(NotToAct) as refused:
        check_seat(seat, (0, 1))
    assert (refused.value.reason, str(refused.value)) == (
        Refusal.NOT_TO_ACT,
        f"there is no seat {seat}",
    )


@pytest.mark.parametrize(
    ("seat", "message"), [(1, "seat 1 is not to act"), (DEALER, "chance is not to act")]
)
def test_another_is_to_act(seat: int, message: str) -> None:
    check_turn(0, (0, 2))
    with pytest.raises(NotToAct, match=message) as refused:
        check_turn(seat, (0, 2))
    assert refused.value.reason is Refusal.NOT_TO_ACT
    assert str(not_to_act(seat)) == message


def test_an_act_of_another_phase() -> None:
    check_phase(Resign(), "play", {"play", "bid"})
    with pytest.raises(IllegalAction, match="phase deal has no Forfeit") as refused:
        check_phase(Forfeit("time"), "deal", {"play", "bid"})
    assert refused.value.reason is Refusal.WRONG_PHASE


def test_a_seat_that_is_decided() -> None:
    assert decided(0) == 0


@pytest.mark.parametrize(
    ("dealer", "opening", "fault"),
    [
        (2, None, OptionFault.BAD_OPTION_VALUE),
        (-1, (0, 0), OptionFault.BAD_OPTION_VALUE),
        (0, (0,), OptionFault.BAD_START),
        (None, (0, 0, 0), OptionFault.BAD_START),
        (None, (0, True), OptionFault.BAD_START),
        (None, (0, 1.0), OptionFault.BAD_START),
    ],
)
def test_what_no_game_can_begin_with(
    dealer: int | None, opening: Sequence[int] | None, fault: OptionFault
) -> None:
    with pytest.raises(OptionError) as refused:
        check_start(dealer, opening, seats=(0, 1), sides=2)
    assert refused.value.code is fault


@pytest.mark.parametrize("dealer", [None, 0, 1])
@pytest.mark.parametrize("opening", [None, (0, 0), (-3, 60)])
def test_what_a_game_may_begin_with(dealer: int | None, opening: Sequence[int] | None) -> None:
    check_start(dealer, opening, seats=(0, 1), sides=2)


@dataclass(frozen=True, slots=True)
class Agreed:
    """Options of no game."""

    target: int = 61
    kings: str = "yes"


def test_only_what_differs_is_written_in_the_order_of_the_rule_book() -> None:
    specs = (OptionSpec("kings", ("yes", "no"), "yes"), OptionSpec("target", ("61", "121"), "61"))
    assert write_options(specs, Agreed()) == {}
    written = write_options(specs, Agreed(target=121, kings="no"))
    assert list(written.items()) == [("kings", "no"), ("target", "121")]
