"""cribbage.md sections 9 to 12: winning, mars and matches, counting by hand, three and four."""

import pytest

from pegboard.cards import FULL_PACK
from pegboard.game import DEALER, Game, OptionError, Refusal, Result
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    Claimed,
    CountOpened,
    Explained,
    Forfeit,
    Laid,
    MugginsCalled,
    NoMuggins,
    Phase,
    Resign,
    ResignOffered,
    Shown,
    SideLeft,
)
from support.cribbage import Cribbage, at_play, dealt, lay_all, play_out, refusal, result_of

FOUR_HANDS = ["2C 4C 6D 8D", "2H 4H 6S 8S", "3C 5C 7D 9D", "3H 5H 7S 9S"]
TWO_HANDS = FOUR_HANDS[:2]

# --- 9. Winning ------------------------------------------------------------------------------


def test_r47_another_target() -> None:
    game = at_play("six-card", ["5C 5D TH KS", "5H TC JD QS"], options={"target": "31"})
    assert game.view(0).target == 31


def test_r48_r49_the_first_to_the_target_wins_at_that_instant() -> None:
    game = at_play("six-card", ["TC 5D 6H AS", "5C 6D 5H 9S"], start=(119, 119))
    events = lay_all(game, "TC 5C")
    assert [event.kind for event in events] == ["laid", "laid", "deal-ended", "game-ended"]
    assert result_of(game).winner == 1
    assert game.to_act == ()


def test_r49_events_keep_their_natural_value_and_the_score_stops() -> None:
    game = at_play("six-card", ["5C 5D 6H AS", "5H 6D TS 9S"], start=(120, 100))
    events = lay_all(game, "5C 5H 5D")
    laid = [event for event in events if isinstance(event, Laid)]
    assert [event.points for event in laid] == [0, 2, 8]
    assert game.score == (121, 102)


@pytest.mark.parametrize("wish", ["2C", "2C 4C", "bid 1", "claim 0", "resign", "time", "go"])
@pytest.mark.parametrize("seat", [0, 1, DEALER])
def test_en13_after_the_end_everything_is_refused(seat: int, wish: str) -> None:
    game = at_play("six-card", TWO_HANDS, starter="JD", start=(100, 119))
    assert refusal(game, seat, wish) is Refusal.GAME_OVER


def test_r50_the_loser_keeps_his_score() -> None:
    game = at_play("six-card", TWO_HANDS, starter="JD", start=(40, 119))
    assert result_of(game) == Result(winner=1, scores=(40, 121), games=2, degree="mars")


# --- 10. Mars, matches, resigning --------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "loser", "degree", "games"),
    [
        ("half", 60, "mars", 2),
        ("half", 61, "plain", 1),
        ("skunk", 90, "skunk", 2),
        ("skunk", 91, "plain", 1),
        ("skunk", 60, "double-skunk", 3),
        ("skunk_only", 60, "skunk", 2),
        ("off", 0, "plain", 1),
    ],
)
def test_r51_to_r53_how_bad_a_loss_is(rule: str, loser: int, degree: str, games: int) -> None:
    options = {"mars_rule": rule}
    game = at_play("six-card", TWO_HANDS, starter="JD", start=(loser, 119), options=options)
    result = result_of(game)
    assert (result.degree, result.games) == (degree, games)


@pytest.mark.parametrize(
    ("target", "loser", "half", "skunk"),
    [
        (100, 50, 1, 2),  # exactly half is not below it
        (100, 49, 2, 3),
        (100, 75, 1, 1),  # exactly three quarters is not below them
        (100, 74, 1, 2),
        (103, 78, 1, 1),  # 77 1/4, rounded up
        (103, 77, 1, 2),
        (103, 52, 1, 2),  # 51 1/2, rounded up
        (103, 51, 2, 3),
    ],
)
def test_r51_r53_lines_of_other_targets(target: int, loser: int, half: int, skunk: int) -> None:
    for rule, games in (("half", half), ("skunk", skunk)):
        options = {"mars_rule": rule, "target": str(target)}
        start = (loser, target - 2)
        game = at_play("six-card", TWO_HANDS, starter="JD", start=start, options=options)
        assert result_of(game).games == games


def test_r53_a_double_skunk_may_count_four() -> None:
    options = {"mars_rule": "skunk", "double_skunk_value": "4"}
    game = at_play("six-card", TWO_HANDS, starter="JD", start=(60, 119), options=options)
    assert result_of(game).games == 4


def test_r51_a_negative_score_is_below_half() -> None:
    game = Game(cribbage.rules("auction", dealer=0, start=(-4, 10)))
    game.play(0, Resign())
    assert result_of(game).degree == "mars"


def test_r56_no_mars_with_three_or_four_sides() -> None:
    game = at_play("three-handed", FOUR_HANDS[:3], starter="JD", start=(0, 5, 60))
    assert result_of(game) == Result(winner=2, scores=(0, 5, 61))


@pytest.mark.parametrize("seat", [0, 1])
def test_r57_resigning_loses_at_once_also_out_of_turn(seat: int) -> None:
    game = at_play("six-card", TWO_HANDS, start=(70, 80))
    assert game.to_act == (0,)
    events = game.play(seat, "resign")
    assert [event.kind for event in events] == ["deal-ended", "game-ended"]
    result = result_of(game)
    assert (result.winner, result.termination, result.scores) == (1 - seat, "resigned", (70, 80))
    assert result.degree == "plain"


def test_r57_resigning_below_half_concedes_a_mars() -> None:
    game = at_play("six-card", TWO_HANDS, start=(60, 80))
    game.play(0, "resign")
    assert (result_of(game).degree, result_of(game).games) == ("mars", 2)


def test_r57_before_the_first_deal() -> None:
    game: Cribbage = Game(cribbage.rules("six-card"))
    events = game.play(1, Resign())
    assert [event.kind for event in events] == ["game-ended"]
    assert result_of(game).winner == 0


def test_r57_partners_must_both_agree() -> None:
    game = at_play("partners", FOUR_HANDS)
    assert game.play(3, "resign") == (ResignOffered(3),)
    assert game.result is None
    assert game.view(0).resigning == (3,)
    assert refusal(game, 3, "resign") is Refusal.PARTNER_MUST_AGREE
    game.play(0, "resign")  # one of the other side alone changes nothing
    assert game.result is None
    game.play(1, "resign")
    assert result_of(game).winner == 0


def test_r57_an_offer_lapses_when_cards_are_dealt_again() -> None:
    game = at_play("partners", FOUR_HANDS)
    game.play(3, "resign")
    play_out(game)
    assert game.view(0).resigning == (3,)  # it may be agreed to while the hands lie open
    game.play(DEALER, game.rules.deal(game.state, FULL_PACK))
    assert game.view(0).resigning == ()
    assert game.play(1, "resign") == (ResignOffered(1),)
    assert game.result is None
    assert game.play(3, "resign")[0] == ResignOffered(3)
    assert result_of(game).winner == 0


def test_r57_one_of_three_leaves_and_the_others_go_on() -> None:
    game = at_play("three-handed", FOUR_HANDS[:3], start=(10, 20, 30))
    assert game.play(1, "resign") == (SideLeft(1, "resigned"),)
    assert game.result is None
    assert refusal(game, 1, "resign") is Refusal.GAME_OVER
    play_out(game)
    assert game.score[1] == 20
    assert game.score[0] > 10
    game.play(0, "resign")
    assert result_of(game) == Result(winner=2, scores=game.score, termination="resigned")
    assert game.view(None).left == (1, 0)


@pytest.mark.parametrize("cause", ["time", "abandoned"])
def test_r57_a_clock_or_an_absence_ends_it_like_resigning(cause: str) -> None:
    game = at_play("six-card", TWO_HANDS, start=(60, 80))
    game.play(0, cause)
    result = result_of(game)
    assert (result.winner, result.termination, result.degree) == (1, cause, "mars")


def test_r57_a_clock_needs_no_partner() -> None:
    game = at_play("partners", FOUR_HANDS)
    game.play(1, Forfeit("time"))
    assert result_of(game).winner == 0


def test_no_seat_but_those_of_the_table_resigns() -> None:
    rules = cribbage.rules("six-card", dealer=0)
    for seat in (2, DEALER):
        with pytest.raises(Exception, match="no seat"):
            rules.apply(rules.start(), seat, Resign())


# --- 11. Counting by hand ----------------------------------------------------------------------


def counting(muggins: str = "off", variant: str = "six-card", **settings: object) -> Cribbage:
    """A game whose play is over and whose first hand lies open: 12, then 0, then a crib."""
    options = {"counting": "manual"} | ({"muggins": "on"} if muggins == "on" else {})
    kept = ["7D 8C 8D 9H", "2C 4D 6H 8S"] if variant == "six-card" else FOUR_HANDS
    game = at_play(variant, kept, starter="KS", options=options, **settings)
    play_out(game)
    return game


def test_r58_the_owner_names_a_total() -> None:
    game = counting()
    assert game.state.phase is Phase.CLAIM
    assert game.to_act == (0,)
    opened = game.events[-1]
    assert opened == CountOpened(0, "hand", game.state.kept[0] or ())
    assert len(game.actions(0)) == 30
    events = game.play(0, "claim 10")
    assert [event.kind for event in events] == ["claimed", "shown", "count-opened"]
    assert events[0] == Claimed(0, "hand", 10)
    shown = events[1]
    assert isinstance(shown, Shown)
    assert shown.show is not None
    assert (shown.pegged, shown.show.total) == (10, 12)


@pytest.mark.parametrize(
    ("seat", "wish", "reason"),
    [
        (0, "claim 30", Refusal.BAD_CLAIM),
        (1, "claim 3", Refusal.NOT_TO_ACT),
        (0, "muggins 3", Refusal.WRONG_PHASE),
        (0, "7D", Refusal.WRONG_PHASE),
    ],
)
def test_r58_what_is_no_claim(seat: int, wish: str, reason: Refusal) -> None:
    assert refusal(counting(), seat, wish) is reason


def test_r58_the_crib_lies_open_for_everybody_when_it_is_counted() -> None:
    game = counting()
    game.play(0, "claim 12")
    assert game.view(1).crib is None
    game.play(1, "claim 0")
    assert game.view(0).crib == game.state.crib
    assert game.to_act == (1,)


def test_r59_an_opponent_takes_what_was_missed() -> None:
    game = counting("on")
    before = game.score
    game.play(0, "claim 10")
    assert game.to_act == (1,)
    events = game.play(1, "muggins 2")
    assert [event.kind for event in events] == ["muggins-called", "explained", "count-opened"]
    assert events[0] == MugginsCalled(1, 2, 2, game.score)
    assert game.score == (before[0] + 10, before[1] + 2)


@pytest.mark.parametrize(
    ("call", "pegged"), [("muggins 1", 1), ("muggins 3", 0), ("no-muggins", 0)]
)
def test_r59_too_much_pegs_nothing_and_less_is_less(call: str, pegged: int) -> None:
    game = counting("on")
    before = game.score[1]
    game.play(0, "claim 10")
    game.play(1, call)
    assert game.score[1] - before == pegged
    assert game.state.phase is Phase.CLAIM


@pytest.mark.parametrize("call", ["muggins 0", "muggins 30"])
def test_r59_what_is_no_call(call: str) -> None:
    game = counting("on")
    game.play(0, "claim 10")
    assert refusal(game, 1, call) is Refusal.BAD_CLAIM


def test_r59_each_opposing_side_once_and_the_first_valid_call_closes() -> None:
    options = {"counting": "manual", "muggins": "on"}
    game = at_play("three-handed", FOUR_HANDS[:3], starter="KS", options=options)
    play_out(game)
    hand = game.rules.actions(game.state, 0)
    assert hand
    game.play(0, "claim 0")
    assert list(game.to_act) == [1, 2]
    game.play(2, "muggins 20")
    assert list(game.to_act) == [1]
    assert refusal(game, 2, "muggins 1") is Refusal.NOT_TO_ACT
    game.play(1, "no-muggins")
    assert list(game.to_act) == [1]
    assert game.state.phase is Phase.CLAIM


def test_r59_partners_have_one_call_together() -> None:
    game = counting("on", "partners")
    game.play(0, "claim 0")
    assert game.to_act == (1, 3)
    game.play(3, "no-muggins")
    assert game.state.phase is Phase.CLAIM


def test_r59_muggins_points_can_win() -> None:
    trial = counting("on")
    start = (50, 120 - trial.score[1])
    game = counting("on", start=start)
    game.play(0, "claim 10")
    events = game.play(1, "muggins 2")
    assert [event.kind for event in events] == [
        "muggins-called",
        "explained",
        "deal-ended",
        "game-ended",
    ]
    assert result_of(game).winner == 1


def test_r60_no_breakdown_and_no_hint_while_a_count_is_open() -> None:
    game = counting("on")
    low = game.play(0, "claim 10")
    shown = next(event for event in low if isinstance(event, Shown))
    assert shown.show is None
    wishes = game.actions(1)
    assert wishes[0] == NoMuggins()
    assert len(wishes) == 20  # up to 29 in all, whatever the hand is worth
    again = counting("on")
    right = again.play(0, "claim 12")
    assert [event.kind for event in right] == [event.kind for event in low]
    assert again.to_act == (1,)


def test_r60_afterwards_the_breakdown_is_shown() -> None:
    game = counting("on")
    game.play(0, "claim 10")
    events = game.play(1, "no-muggins")
    explained = next(event for event in events if isinstance(event, Explained))
    assert explained.show.total == 12
    assert game.view(1).shows[-1].show == explained.show


def test_r59_where_nothing_was_missed_the_question_may_be_passed_over() -> None:
    game = counting("on")
    game.play(0, "claim 12")
    events = game.play(1, "claim 0")
    assert [event.kind for event in events] == ["explained", "count-opened", "claimed", "shown"]
    low = counting("on")
    low.play(0, "claim 11")
    assert refusal(low, 1, "claim 0") is Refusal.WRONG_PHASE


def test_a_side_that_leaves_takes_its_call_with_it() -> None:
    options = {"counting": "manual", "muggins": "on"}
    game = at_play("three-handed", FOUR_HANDS[:3], starter="KS", options=options)
    play_out(game)
    game.play(0, "claim 0")
    game.play(1, "no-muggins")
    game.play(2, "resign")
    assert game.state.phase is Phase.CLAIM
    assert game.to_act == (1,)


# --- 12. Three and four players ------------------------------------------------------------------


def test_r62_partners_share_one_score() -> None:
    game = at_play("partners", ["4C JD 9H KS", "5C 5D TH 2S", "6C 8D QH 3S", "7C AD JH TS"])
    lay_all(game, "4C 5C 6C 7C 9H")
    assert game.score == (7, 4)


def test_r63_a_partner_sees_only_his_own_hand() -> None:
    game, _, _ = dealt("partners", FOUR_HANDS)
    view = game.view(0)
    assert view.hand == game.state.hands[0]
    assert view.revealed is None
    assert all(cards is None for cards in (view.crib, view.starter))


def test_r64_as_many_scores_as_players() -> None:
    assert at_play("four-handed", FOUR_HANDS).score == (0, 0, 0, 0)


def test_r65_two_gos_one_point_to_the_last_card() -> None:
    # PG26: A and B say go, C lays the ace: one point.
    game = at_play("three-handed", ["TS KC 9D 8H", "8C QH 9S 7H", "TD AC JS KD"], starter="2C")
    events = lay_all(game, "TS 8C TD AC")
    said = [event.seat for event in events if event.kind == "said-go"]
    assert said == [0, 1]
    assert game.score == (0, 0, 1)
    assert game.to_act == (0,)


# --- Given starts ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "start"),
    [
        ("six-card", (0,)),
        ("six-card", (121, 0)),
        ("six-card", (-1, 0)),
        ("five-card", (61, 0)),
        ("partners", (0, 0, 0, 0)),
    ],
)
def test_a_bad_start_is_refused(variant: str, start: tuple[int, ...]) -> None:
    with pytest.raises(OptionError) as error:
        cribbage.rules(variant, start=start)
    assert error.value.code == "bad-start"


def test_the_auction_may_start_below_zero_unless_it_is_capped() -> None:
    assert cribbage.rules("auction", start=(-3, 10)).opening == (-3, 10)
    with pytest.raises(OptionError):
        cribbage.rules("auction", {"auction_negative": "cap"}, start=(-3, 10))
