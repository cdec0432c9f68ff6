"""ecarte.md sections 6 and 7: the score of a deal, game and match."""

import pytest

from pegboard.game import Match, OptionError, Refusal
from pegboard.games import ecarte
from pegboard.games.ecarte import DealScored, GameEnded, Options, Phase, game_value, trick_points
from support.ecarte import DEALS, ELDER, act, dealt, play_tricks, refusal, settled


@pytest.mark.parametrize("situation", ["stood", "refused", "exchanged"])
@pytest.mark.parametrize("elder", range(6))
def test_e24_e25_points_for_tricks_played_out(situation: str, elder: int) -> None:
    game = settled(situation, elder)
    scored = play_tricks(game, elder)
    elders = {
        "stood": {5: 2, 4: 1, 3: 1},
        "refused": {5: 2, 4: 2, 3: 2},
        "exchanged": {5: 2, 4: 1, 3: 1},
    }[situation].get(elder, 0)
    dealers = {
        "stood": {2: 2, 1: 2, 0: 2},
        "refused": {2: 1, 1: 1, 0: 2},
        "exchanged": {2: 1, 1: 1, 0: 2},
    }[situation].get(elder, 0)
    assert game.score == (elders, dealers)
    assert scored.situation == situation
    assert scored.tricks == (elder, 5 - elder)
    seat, points = (ELDER, elders) if elders else (DEALS, dealers)
    assert (scored.seat, scored.points) == (seat, points)
    assert f"\ntricks {seat} = {points}\n" in str(game.record())


def test_e24_a_refusal_after_an_exchange_is_still_exchanged() -> None:
    game = settled("exchanged", 3)
    assert game.state.situation == "exchanged"


def test_e26_the_vole_is_worth_two_whatever_came_before() -> None:
    for situation in ("stood", "refused", "exchanged"):
        assert trick_points(situation, 5) == (2, 0)
        assert trick_points(situation, 0) == (0, 2)


def test_e27_e28_king_and_vole_make_three() -> None:
    game = dealt("KH QH JH AH TH", "KS KC KD QS QC", "7H")
    act(game, "0 play", "0 king")
    assert game.score == (1, 0)
    play_tricks(game, 5)
    assert game.score == (3, 0)


def test_e27_turned_king_and_stood_make_three_for_the_dealer() -> None:
    game = dealt("QH JH 7D 8S 8C", "KS KC KD QS QC", "KH")
    act(game, "0 play")
    play_tricks(game, 2)
    assert game.score == (0, 3)


# --- 7. Game, match -------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [5, 7])
def test_e29_e30_the_first_at_the_target_has_won(target: int) -> None:
    game = settled("stood", 3, start=(target - 1, target - 1), target=target)
    play_tricks(game, 3)
    assert game.result is not None
    assert (game.result.winner, game.result.scores) == (ELDER, (target, target - 1))
    assert game.events[-1] == GameEnded(game.result)
    assert game.state.phase is Phase.OVER
    assert refusal(game, ELDER, "play") is Refusal.GAME_OVER
    assert refusal(game, DEALS, "resign") is Refusal.GAME_OVER


def test_e30_what_is_beyond_the_target_is_cut_off_but_told_in_full() -> None:
    game = settled("refused", 3, start=(4, 0))
    scored = play_tricks(game, 3)
    assert (scored.points, scored.scores) == (2, (5, 0))
    assert str(game.record()).endswith("tricks 0 = 2\n")


def test_e30_an_announced_king_wins_before_any_trick_is_counted() -> None:
    game = dealt("KH 7C 8C 9C TC", "7D 8D 9D TD JD", start=(4, 4))
    act(game, "0 play", "0 king")
    assert game.result is not None
    assert game.result.winner == ELDER
    assert not any(isinstance(event, DealScored) for event in game.events)
    assert str(game.record()).endswith("0 king = 1\n")


def test_e30_the_cards_of_a_deal_that_is_void_stay_hidden() -> None:
    game = dealt("KH 7C 8C 9C TC", "7D 8D 9D TD JD", start=(4, 4))
    act(game, "0 play", "0 king")
    assert game.view(ELDER).hand is not None
    assert game.view(None).hand is None
    assert "7D" not in str(game.view(ELDER))


@pytest.mark.parametrize(
    ("loser", "games", "degree"),
    [(0, 3, "triple"), (1, 2, "double"), (2, 2, "double"), (3, 1, "plain"), (4, 1, "plain")],
)
def test_e31_by_loser(loser: int, games: int, degree: str) -> None:
    assert game_value(Options(game_value="by_loser"), loser) == (degree, games)
    assert game_value(Options(), loser) == ("plain", 1)
    game = settled("stood", 3, start=(4, loser), game_value="by_loser")
    play_tricks(game, 3)
    assert game.result is not None
    assert (game.result.games, game.result.degree) == (games, degree)


def test_e31_by_loser_needs_a_target_of_five() -> None:
    with pytest.raises(OptionError) as refused:
        ecarte.options_of({"game_value": "by_loser", "target": "7"})
    assert refused.value.code == "bad-option-value"


@pytest.mark.parametrize("games", [1, 3, 5, 7])
def test_e32_a_match_is_best_of_and_values_add_up(games: int) -> None:
    rules = ecarte.rules("ecarte", {"match_games": str(games), "game_value": "by_loser"})
    match = Match.of(rules)
    assert (match.games, match.format, match.next_first_dealer) == (games, "best_of", "follow")
    game = settled("stood", 3, start=(4, 0), game_value="by_loser")
    play_tricks(game, 3)
    assert game.result is not None
    match = match.after(game.result, first_dealer=1, last_dealer=1)
    assert match.wins == (3, 0)
    assert match.over is (games < 7)
    assert match.next_dealer == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("wish", "termination"),
    [("resign", "resigned"), ("time", "time"), ("abandoned", "abandoned")],
)
def test_giving_up_ends_the_game_with_the_scores_as_they_are(
    seat: int, wish: str, termination: str
) -> None:
    game = dealt(start=(3, 2))
    act(game, f"{seat} {wish}")
    assert game.result is not None
    assert (game.result.winner, game.result.scores) == (1 - seat, (3, 2))
    assert game.result.termination == termination


def test_only_a_seat_can_give_up() -> None:
    assert refusal(dealt(), -1, "resign") is Refusal.NOT_TO_ACT


@pytest.mark.parametrize("start", [(5, 0), (0, 5), (-1, 0), (0,), (0, 0, 0)])
def test_a_start_that_cannot_be(start: tuple[int, ...]) -> None:
    with pytest.raises(OptionError) as refused:
        ecarte.rules("ecarte", start=start)
    assert refused.value.code == "bad-start"


def test_a_start_is_where_the_game_begins() -> None:
    rules = ecarte.rules("ecarte", {"target": "7"}, dealer=0, start=(6, 5))
    assert rules.score(rules.start()) == (6, 5)
    assert rules.opening == (6, 5)
