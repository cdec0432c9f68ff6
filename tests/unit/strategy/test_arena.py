"""The arena: the same packs for everybody, every seat in turn, honest intervals."""

import math
import statistics
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.game import OptionError
from pegboard.strategy import BASELINES, GAMES, named_bot
from pegboard.strategy.arena import (
    Contest,
    Outcome,
    Pace,
    interval_of_rate,
    play_round,
    rounds_of,
    run,
    side_count,
    summary_of,
)
from support.chance import seeded

SHORT = {"target": "31"}


def contest(first: str = "level-1", second: str = "random", **settings: Any) -> Contest:  # noqa: ANN401 - fields of a contest
    chosen: dict[str, Any] = {
        "game": "cribbage",
        "variant": "six-card",
        "options": SHORT,
        "duplicate": True,
    }
    return Contest(first=first, second=second, **(chosen | settings))


def outcome(won: float, *, margin: float = 0.0, deals: int = 1) -> Outcome:
    return Outcome(side=0, won=won, margin=margin, deals=deals, paces=(Pace(), Pace()))


# --- Rounds --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "sides"),
    [("six-card", 2), ("three-handed", 3), ("four-handed", 4), ("partners", 2)],
)
def test_a_round_of_duplicate_deals_has_every_rotation(variant: str, sides: int) -> None:
    played = play_round(contest(variant=variant), 0)
    assert [one.side for one in played] == list(range(sides))
    assert side_count(contest(variant=variant)) == sides


def test_a_bot_against_itself_has_no_luck_in_a_round_of_duplicate_deals() -> None:
    """Both games of a round are the same game then: what one side wins the other has lost."""
    for number in range(4):
        one, other = play_round(contest("level-1", "level-1"), number)
        assert one.won + other.won == 1
        assert (one.margin, one.deals) == (-other.margin, other.deals)


def test_the_shares_of_a_round_of_equal_bots_make_one_win() -> None:
    """With three or four sides as well, and where the best share a win."""
    for game, variant, options in (
        ("cribbage", "four-handed", SHORT),
        ("solo-whist", "solo", {"deals": "4"}),
    ):
        played = play_round(
            contest("random", "random", game=game, variant=variant, options=options), 3
        )
        assert sum(one.won for one in played) == pytest.approx(1)
        assert sum(one.margin for one in played) == pytest.approx(0)


def test_where_two_share_the_first_place_each_has_half_of_the_win() -> None:
    session = contest("random", "random", game="solo-whist", variant="solo", options={"deals": "4"})
    assert [one.won for one in play_round(session, 6)] == [0.5, 0.5, 0, 0]


def test_without_duplicate_deals_the_sides_take_turns() -> None:
    single = contest(duplicate=False)
    assert [play_round(single, number)[0].side for number in range(4)] == [0, 1, 0, 1]
    assert all(len(play_round(single, number)) == 1 for number in range(2))


def test_rounds_differ_and_come_again_with_their_seed() -> None:
    asked = contest("greedy", "random", seed=5)
    played = list(run(asked, 12))
    assert played == list(run(asked, 12))
    assert len(set(played)) > 3
    assert played != list(run(contest("greedy", "random", seed=6), 12))


def test_it_does_not_matter_where_rounds_are_played() -> None:
    asked = contest("greedy", "random")
    with ThreadPoolExecutor(2) as pool:
        assert list(run(asked, 8, pool)) == list(run(asked, 8))


def test_no_round_is_left_undone() -> None:
    assert rounds_of(contest(variant="three-handed"), 7) == 3
    assert rounds_of(contest(duplicate=False), 7) == 7
    assert sum(map(len, run(contest("random", "random", variant="three-handed"), 7))) == 9


def test_a_random_dealer_comes_from_the_packs() -> None:
    asked = contest("random", "random", options=SHORT | {"first_dealer": "random"})
    assert list(run(asked, 4)) == list(run(asked, 4))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("name", BASELINES)
def test_every_game_has_the_baselines(game: str, name: str) -> None:
    variant = {"cribbage": "auction", "ecarte": "ecarte", "solo-whist": "solo"}[game]
    options = {"cribbage": SHORT, "ecarte": {}, "solo-whist": {"deals": "4"}}[game]
    asked = Contest(game=game, variant=variant, options=options, first=name, second="greedy")
    assert len(list(run(asked, 2))) == 2


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("cribbage", "exec:wise"),
        ("cribbage", "level-9"),
        ("bridge", "random"),
        ("bridge", "level-1"),
    ],
)
def test_what_does_not_exist_is_refused(game: str, name: str) -> None:
    with pytest.raises(OptionError):
        named_bot(game, "six-card", name)


# --- Figures -------------------------------------------------------------------------------


def test_a_summary_adds_up() -> None:
    rounds = [
        (outcome(1, margin=12, deals=4), outcome(0, margin=-2, deals=6)),
        (outcome(1, margin=5, deals=5), outcome(0.5, margin=0, deals=5)),
    ]
    told = summary_of(rounds, 2)
    assert (told.games, told.wins, told.rate, told.strength) == (4, 2.5, 0.625, 1.25)
    assert told.points_per_deal == 15 / 20
    assert told.strength_interval == tuple(2 * bound for bound in told.interval)
    # The ratio's own arithmetic: strays 10 - 0.75 * 10 and 5 - 0.75 * 10 over 20 deals.
    reach = 1.959964 * math.sqrt(2 * (2.5**2 + 2.5**2)) / 20
    assert told.points_interval == pytest.approx((0.75 - reach, 0.75 + reach))


def test_a_single_round_has_no_interval_of_points() -> None:
    assert summary_of([(outcome(1, margin=9),)], 2).points_interval is None


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60))
def test_the_interval_is_that_of_the_sample_with_four_more(rates: list[float]) -> None:
    sample = [*rates, 1, 1, 0, 0]
    center = statistics.fmean(sample)
    reach = 1.959964 * statistics.pstdev(sample) / math.sqrt(len(sample))
    low, high = interval_of_rate(rates)
    assert low == pytest.approx(max(0, center - reach), abs=1e-6)
    assert high == pytest.approx(min(1, center + reach), abs=1e-6)
    assert low < high


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_rounds_added_in_thought_favor_nobody(sides: int) -> None:
    low, high = interval_of_rate([1 / sides] * 12, sides)
    assert (low + high) / 2 == pytest.approx(1 / sides)


@pytest.mark.parametrize("truth", [0.3, 0.5, 0.9])
def test_the_interval_holds_the_truth_about_nineteen_times_in_twenty(truth: float) -> None:
    held = 0
    chance = seeded(1)
    for _ in range(400):
        low, high = interval_of_rate([float(chance.random() < truth) for _ in range(50)])
        held += low <= truth <= high
    assert held / 400 == pytest.approx(0.95, abs=0.04)


def test_pairs_that_cancel_luck_give_a_narrower_interval() -> None:
    """Forty games in twenty pairs that all end one to one, and forty games by themselves."""
    low, high = interval_of_rate([0.5] * 20)
    wide_low, wide_high = interval_of_rate([0.0, 1.0] * 20)
    assert high - low < (wide_high - wide_low) * 0.75


# --- Strength ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "floor"), [("level-1", "random", 0.8), ("greedy", "random", 0.8)]
)
def test_a_beginner_beats_chance(first: str, second: str, floor: float) -> None:
    summary = summary_of(list(run(contest(first, second, options={"target": "61"}), 20)), 2)
    assert summary.rate >= floor
