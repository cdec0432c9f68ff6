"""solo-whist.md section 5: points and the length of a session.

The table of 5.2 stands in test_solo_whist_examples.
"""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.game import DEALER, OptionError, OptionFault, Refusal, Result
from pegboard.games import solo_whist
from pegboard.games.solo_whist import CALLS, Contract, DealEnded, Phase, changes, is_made
from support.solo import BY_SUIT, Solo, contracted, deal_of, dealt, lay_all, play_out, refusal, say

contracts = st.sampled_from(CALLS)
scorings = st.sampled_from(["units", "hoyle6"])


@given(contracts, st.integers(0, 3), st.integers(1, 3), st.integers(0, 13), scorings)
def test_w23_changes_sum_to_zero(
    contract: Contract, seat: int, step: int, taken: int, scoring: str
) -> None:
    seats = [seat, (seat + step) % 4] if contract is Contract.PROPOSAL else [seat]
    option: solo_whist.Scoring = "units" if scoring == "units" else "hoyle6"
    points = changes(contract, seats, taken, option)
    assert sum(points) == 0
    assert len({points[it] for it in seats}) == 1
    assert len({points[it] for it in range(4) if it not in seats}) == 1
    assert (points[seat] > 0) == is_made(contract, taken)


@given(contracts, st.integers(0, 3), st.integers(0, 13))
def test_w24_tricks_beside_the_contract_do_not_matter(
    contract: Contract, seat: int, taken: int
) -> None:
    best = 0 if contract in {Contract.MISERE, Contract.OPEN_MISERE} else 13
    made = is_made(contract, taken)
    worth = [abs(points) for points in changes(contract, [seat], best, "units")]
    assert [abs(points) for points in changes(contract, [seat], taken, "units")] == worth
    assert (changes(contract, [seat], taken, "units")[seat] > 0) == made


@pytest.mark.parametrize(
    ("words", "changed"),
    [
        ("0 pass, 1 pass, 2 pass, 3 solo", (-1, -1, -1, 3)),
        ("0 solo, 1 pass, 2 pass, 3 pass", (-3, 1, 1, 1)),
        ("0 prop, 1 pass, 2 pass, 3 accept", (1, -1, -1, 1)),
        ("0 prop, 1 accept, 2 pass, 3 pass", (-1, -1, 1, 1)),
        ("0 pass, 1 misere, 2 pass, 3 pass", (-2, 6, -2, -2)),
        ("0 pass, 1 pass, 2 pass, 3 royal", (-3, -3, -3, 9)),
        ("0 pass, 1 open, 2 pass, 3 pass", (-4, 12, -4, -4)),
    ],
)
def test_w25_w26_a_deal_is_scored(words: str, changed: tuple[int, ...]) -> None:
    game = contracted(words)
    scored = play_out(game)
    assert scored.changes == changed
    assert scored.scores == game.score == changed
    assert f"score {' '.join(map(str, changed))}" in str(game.record())


def test_w27_hoyle6() -> None:
    game = contracted("0 pass, 1 pass, 2 pass, 3 solo", scoring="hoyle6")
    assert play_out(game).changes == (-14, -14, -14, 42)  # 13 tricks: 8 above


def deals(game: Solo, count: int) -> None:
    """Play *count* miseres of eldest."""
    for _ in range(count):
        dealer = game.state.next_dealer
        assert dealer is not None
        game.play(DEALER, deal_of({}, dealer=dealer))
        seat = game.to_act[0]
        words = [f"{seat} misere", *(f"{(seat + step) % 4} pass" for step in (1, 2, 3))]
        say(game, ", ".join(words))
        play_out(game)


@pytest.mark.parametrize("length", [4, 8, 12, 16, 20, 24])
def test_w28_so_many_deals(length: int) -> None:
    game = dealt(options={"deals": str(length)}, dealer=0)
    game.undo()
    deals(game, length - 1)
    assert game.result is None
    deals(game, 1)
    assert game.state.phase == Phase.OVER
    assert game.result is not None
    assert game.to_act == ()
    assert sum(game.score) == 0


def test_w28_redeals_do_not_count() -> None:
    game = dealt(options={"deals": "4"})
    say(game, "0 pass, 1 pass, 2 pass, 3 pass")
    for _ in range(4):
        assert game.result is None
        deals(game, 1)
    assert game.result is not None
    (*_, last) = [event for event in game.events if isinstance(event, DealEnded)]
    assert (last.number, last.counted) == (5, 4)


@pytest.mark.parametrize(
    ("start", "winner"), [([5, 0, 0, 0], 0), ([0, 0, 0, -100], None), ([10, 12, 1, 3], 1)]
)
def test_w28_the_highest_total_wins_and_equal_ones_share(
    start: Sequence[int], winner: int | None
) -> None:
    game = dealt(options={"deals": "4", "all_pass": "general_misere"}, start=start)
    game.undo()
    for dealer in (3, 0, 1, 2):  # every seat leads once, takes all tricks and pays three
        game.play(DEALER, deal_of(BY_SUIT, dealer=dealer))
        say(game, ", ".join(f"{(dealer + step) % 4} pass" for step in (1, 2, 3, 4)))
        play_out(game)
    assert game.result == Result(winner=winner, scores=tuple(start))


# --- Giving up (cribbage.md R57) -------------------------------------------------------------


def test_who_leaves_plays_without_a_place_and_the_sheet_still_sums_to_zero() -> None:
    game = dealt(options={"deals": "4"}, start=[90, -40, -20, -30])
    game.undo()
    deals(game, 1)
    game.play(0, "resign")
    assert game.view(None).left == (0,)
    assert refusal(game, 0, "resign") is Refusal.GAME_OVER
    before = game.score
    deals(game, 3)
    assert game.score != before
    assert sum(game.score) == 0
    assert game.score[0] == max(game.score)
    assert game.result is not None
    assert (game.result.winner, game.result.termination) == (2, "normal")


@pytest.mark.parametrize(
    ("how", "termination"), [("resign", "resigned"), ("time", "time"), ("abandoned", "abandoned")]
)
def test_the_last_one_left_has_won(how: str, termination: str) -> None:
    game = dealt()
    say(game, "0 solo, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C")
    game.play(3, "resign")
    game.play(0, "time")
    assert game.result is None
    events = game.play(2, how)
    assert [event.kind for event in events] == ["side-left", "deal-ended", "game-ended"]
    assert game.result == Result(winner=1, scores=(0, 0, 0, 0), termination=termination)
    assert game.view(None).revealed is not None
    assert refusal(game, 1, "2D") is Refusal.GAME_OVER


def test_leaving_before_the_first_card() -> None:
    game: Solo = dealt()
    game.undo()
    for seat in (0, 1, 2):
        events = game.play(seat, "resign")
    assert [event.kind for event in events] == ["side-left", "game-ended"]
    assert game.result is not None
    assert game.result.winner == 3
    assert refusal(game, 3, "resign") is Refusal.GAME_OVER


def test_a_seat_that_is_not_there_cannot_leave() -> None:
    assert refusal(dealt(), 9, "resign") is Refusal.NOT_TO_ACT
    assert refusal(dealt(), DEALER, "resign") is Refusal.NOT_TO_ACT


# --- Start -----------------------------------------------------------------------------------


def test_a_session_may_begin_anywhere() -> None:
    game = contracted("0 pass, 1 pass, 2 pass, 3 solo")
    assert game.rules.opening is None
    game = dealt(start=[-7, 3, 0, 21])
    assert game.score == (-7, 3, 0, 21)
    say(game, "0 pass, 1 pass, 2 pass, 3 solo")
    play_out(game)
    assert game.score == (-8, 2, -1, 24)
    assert '[Start "-7 3 0 21"]' in str(game.record())


@pytest.mark.parametrize("start", [[1], [0, 0], [1, 2, 3, 4, 5]])
def test_one_score_a_seat(start: list[int]) -> None:
    with pytest.raises(OptionError) as refused:
        solo_whist.rules("solo", start=start)
    assert refused.value.code == OptionFault.BAD_START


def test_a_first_dealer_has_a_seat() -> None:
    with pytest.raises(OptionError) as refused:
        solo_whist.rules("solo", dealer=4)
    assert refused.value.code == OptionFault.BAD_OPTION_VALUE
