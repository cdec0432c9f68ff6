"""Matches, paragraph by paragraph of cribbage.md R51 to R56."""

from typing import Any

import pytest

from pegboard.game import IllegalAction, Match, OptionError, Result

PARTNERS = ((0, 2), (1, 3))
THREE = ((0,), (1,), (2,))


def won(side: int | None, *, games: int = 1, sides: int = 2) -> Result:
    return Result(winner=side, scores=(100,) * sides, games=games)


def play(match: Match, *winners: int, games: int = 1) -> Match:
    for side in winners:
        match = match.after(
            won(side, games=games, sides=len(match.sides)), first_dealer=match.next_dealer or 0
        )
    return match


def test_a_new_match_waits_for_the_lot() -> None:
    match = Match.new()
    assert (match.game, match.wins, match.over, match.winner) == (1, (0, 0), False, None)
    assert match.next_dealer is None


def test_r54_a_single_game_decides() -> None:
    match = play(Match.new(), 1)
    assert (match.over, match.winner, match.wins, match.game) == (True, 1, (0, 1), 1)


@pytest.mark.parametrize(("games", "needed"), [(5, 3), (7, 4)])
def test_r54_best_of_needs_more_than_half(games: int, needed: int) -> None:
    match = play(Match.new(games), *[0] * (needed - 1))
    assert not match.over
    match = play(match, 1, 0)
    assert (match.over, match.winner) == (True, 0)


def test_r52_a_mars_counts_two_games() -> None:
    match = play(Match.new(5), 0, games=2)
    assert (match.wins, match.over) == ((2, 0), False)
    assert play(match, 0).winner == 0


def test_r54_a_mars_can_carry_a_side_past_what_it_needs() -> None:
    assert play(play(Match.new(5), 0, 0), 0, games=2).wins == (4, 0)


def test_r54_all_games_are_played_to_the_end() -> None:
    match = play(Match.new(5, match_format="all_games"), 0, 0, 0, 1)
    assert (match.over, match.game) == (False, 5)
    match = play(match, 1, games=2)
    assert (match.over, match.winner, match.drawn, match.wins) == (True, None, True, (3, 3))


def test_r54_all_games_higher_sum_wins() -> None:
    match = play(play(Match.new(5, match_format="all_games"), 0, 0, 0), 1, 1, games=2)
    assert (match.winner, match.drawn, match.wins) == (1, False, (3, 4))


@pytest.mark.parametrize(
    ("option", "winner", "first", "expected"),
    [
        ("loser", 0, 0, 1),
        ("loser", 1, 0, 0),
        ("winner", 0, 1, 0),
        ("winner", 1, 1, 1),
        ("alternate", 0, 0, 1),
        ("alternate", 1, 1, 0),
        ("rotate", 1, 0, 1),
        ("cut", 0, 0, None),
    ],
)
def test_r55_first_dealer_of_the_next_game(
    option: str, winner: int, first: int, expected: int | None
) -> None:
    match = Match.new(5, next_first_dealer=option).after(won(winner), first_dealer=first)
    assert match.next_dealer == expected


@pytest.mark.parametrize(
    ("option", "winner", "last", "expected"),
    [
        ("loser", 0, 0, 1),
        ("loser", 0, 1, 3),
        ("loser", 0, 2, 3),
        ("loser", 0, 3, 1),
        ("loser", 1, 0, 2),
        ("winner", 0, 2, 0),
        ("winner", 1, 3, 1),
        ("winner", 1, 1, 3),
    ],
)
def test_r55_partners_the_member_first_to_the_left_of_the_last_dealer(
    option: str, winner: int, last: int, expected: int
) -> None:
    match = Match.new(5, next_first_dealer=option, sides=PARTNERS)
    assert match.after(won(winner), first_dealer=0, last_dealer=last).next_dealer == expected


def test_r55_partners_alternate_gives_the_deal_to_the_other_side() -> None:
    match = Match.new(5, next_first_dealer="alternate", sides=PARTNERS)
    assert match.after(won(0), first_dealer=3, last_dealer=2).next_dealer == 0


def test_r55_a_drawn_game_passes_the_deal_on() -> None:
    match = Match.new(5).after(won(None), first_dealer=0)
    assert (match.wins, match.next_dealer, match.game) == ((0, 0), 1, 2)


def test_r54_games_drawn_by_agreement_do_not_prolong_a_match() -> None:
    match = Match.new(5)
    for first in range(5):
        match = match.after(won(None), first_dealer=first % 2)
    assert (match.over, match.drawn) == (True, True)


def test_r56_three_sides_play_all_games_one_win_each_and_rotate() -> None:
    match = Match.new(5, sides=THREE)
    assert (match.format, match.next_first_dealer) == ("all_games", "rotate")
    match = play(match, 0, 0, 0, games=2)
    assert (match.wins, match.over, match.next_dealer) == ((3, 0, 0), False, 0)
    match = play(match, 2, 1)
    assert (match.over, match.winner, match.places) == (True, 0, (1, 2, 2))


def test_r56_equal_sums_share_the_place() -> None:
    match = play(Match.new(5, sides=THREE), 0, 0, 1, 1, 2)
    assert (match.winner, match.drawn, match.places) == (None, True, (1, 1, 3))


def test_rematch_begins_anew_and_the_loser_deals() -> None:
    match = play(Match.new(), 0).rematch()
    assert (match.wins, match.game, match.over, match.next_dealer) == ((0, 0), 1, False, 1)


@pytest.mark.parametrize(("first", "last", "expected"), [(0, 0, 1), (0, 1, 0), (1, 1, 0)])
def test_the_deal_follows_on_from_the_last_one_of_the_game_before(
    first: int, last: int, expected: int
) -> None:
    """ecarte.md E3: it alternates, also from one game to the next, whoever has won."""
    for winner in (0, 1):
        match = Match.new(3, next_first_dealer="follow")
        assert match.after(won(winner), first_dealer=first, last_dealer=last).next_dealer == (
            expected
        )


def test_game_values_add_up_to_more_than_half_of_the_games() -> None:
    """ecarte.md E31, E32."""
    match = play(Match.new(7), 0, games=3)
    assert not match.over
    assert play(match, 0, games=1).winner == 0


def test_a_finished_match_takes_no_more_games() -> None:
    match = play(Match.new(), 0)
    with pytest.raises(IllegalAction):
        match.after(won(0), first_dealer=0)


def test_a_result_of_other_sides_is_no_result_of_this_match() -> None:
    with pytest.raises(ValueError, match="sides"):
        Match.new().after(won(0, sides=3), first_dealer=0)


@pytest.mark.parametrize(
    "options",
    [
        {"games": 4},
        {"match_format": "first_to"},
        {"next_first_dealer": "nobody"},
        {"next_first_dealer": "loser", "sides": THREE},
    ],
)
def test_an_option_that_does_not_apply_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as caught:
        Match.new(**options)
    assert caught.value.code == "bad-option-value"
