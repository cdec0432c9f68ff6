"""cribbage.md sections 14 to 17: conduct, options, board, properties."""

from collections.abc import Iterator
from random import Random

import pytest

from pegboard import catalog
from pegboard.game import DEALER, OptionError
from pegboard.games import cribbage
from pegboard.games.cribbage import VARIANTS, CountClosed, Dealt, Laid, Options
from pegboard.games.cribbage._options import NAMES
from pegboard.games.cribbage._state import Board
from pegboard.testing import play_at_random, shuffled
from support.cribbage import at_play, lay_all

TWO_HANDS = ["2C 4C 6D 8D", "2H 4H 6S 8S"]


# --- 14. Conduct -----------------------------------------------------------------------------


def test_r75_a_view_has_only_what_its_seat_may_know() -> None:
    game = at_play("six-card", TWO_HANDS, crib="TC TD QH QS", starter="KD")
    lay_all(game, "2C")
    own, other, nobody = game.view(0), game.view(1), game.view(None)
    assert [str(card) for card in own.hand or ()] == ["4C", "6D", "8D"]
    assert own.held == other.held == nobody.held == (3, 4)
    assert nobody.hand is None
    assert nobody.kept is None
    text = repr((other, nobody))
    assert not any(card in text for card in ("4C", "6D", "8D", "TC", "TD"))


def test_r75_a_deal_is_seen_by_each_seat_for_itself() -> None:
    game = at_play("six-card", TWO_HANDS)
    deal = next(event for event in game.events if isinstance(event, Dealt))
    for seat in (0, 1, None):
        seen = game.rules.seen(deal, seat)
        assert isinstance(seen, Dealt)
        assert [hand is not None for hand in seen.hands] == [seat == 0, seat == 1]


# --- 15. Options -----------------------------------------------------------------------------

TWO_SIDED = {"six-card", "five-card", "seven-card", "partners", "partners-six", "auction"}
TWO_PLAYERS = {"six-card", "five-card", "seven-card", "auction"}
APPLIES = {
    "target": set(VARIANTS),
    "pone_bonus": TWO_PLAYERS,
    "play": {"partners"},
    "crib_flush": set(VARIANTS),
    "next_lead": set(VARIANTS) - TWO_PLAYERS,
    "first_dealer": set(VARIANTS),
    "cut_mode": set(VARIANTS),
    "mars_rule": TWO_SIDED,
    "double_skunk_value": TWO_SIDED,
    "match_games": set(VARIANTS),
    "match_format": set(VARIANTS),
    "next_first_dealer": set(VARIANTS),
    "counting": set(VARIANTS),
    "muggins": set(VARIANTS),
    "auction_when": {"auction"},
    "auction_opening": {"auction"},
    "auction_negative": {"auction"},
    "auction_max_bid": {"auction"},
    "auction_heels": {"auction"},
    "auction_show": {"auction"},
}
COMPANY = {
    "double_skunk_value": {"mars_rule": "skunk"},
    "muggins": {"counting": "manual"},
    "match_format": {"match_games": "5"},
    "next_first_dealer": {"match_games": "7"},
}


def code_of(variant: str, options: dict[str, str]) -> str:
    with pytest.raises(OptionError) as error:
        catalog.rules("cribbage", variant, options)
    return error.value.code


def cases() -> Iterator[tuple[str, str]]:
    return ((variant, name) for variant in VARIANTS for name in NAMES)


@pytest.mark.parametrize(("variant", "name"), list(cases()))
def test_every_option_applies_where_the_table_says(variant: str, name: str) -> None:
    specs = {spec.name: spec for spec in catalog.option_specs("cribbage", variant)}
    assert (name in specs) == (variant in APPLIES[name])
    if name not in specs:
        assert code_of(variant, {name: "five"}) == "unknown-option"
        return
    for value in specs[name].values:
        rules = catalog.rules("cribbage", variant, {name: value, **COMPANY.get(name, {})})
        stored = {} if value == specs[name].default else {name: value}
        company = COMPANY.get(name, {})
        assert dict(rules.options) == {
            key: (stored | company)[key] for key in NAMES if key in stored | company
        }
    assert code_of(variant, {name: "maybe"}) == "bad-option-value"


@pytest.mark.parametrize("name", COMPANY)
def test_an_option_that_needs_another_is_refused_alone(name: str) -> None:
    spec = next(it for it in catalog.option_specs("cribbage", "six-card") if it.name == name)
    other = next(value for value in spec.values if value != spec.default)
    assert code_of("six-card", {name: other}) == "bad-option-value"
    catalog.rules("cribbage", "six-card", {name: spec.default})


@pytest.mark.parametrize(
    ("variant", "default"), [(name, str(row.target)) for name, row in VARIANTS.items()]
)
def test_the_target_is_any_number_from_31_to_361(variant: str, default: str) -> None:
    assert catalog.rules("cribbage", variant).options == {}
    for value in ("31", "100", "361"):
        assert catalog.rules("cribbage", variant, {"target": value}).options == {"target": value}
    assert catalog.rules("cribbage", variant, {"target": default}).options == {}
    for value in ("30", "362", "-61", "061", "61.0", "", " 61", "²"):
        assert code_of(variant, {"target": value}) == "bad-option-value"


def test_codes_of_names_that_do_not_exist() -> None:
    assert code_of("crib6", {}) == "unknown-variant"
    assert code_of("six-card", {"flush": "four"}) == "unknown-option"
    with pytest.raises(OptionError) as error:
        catalog.rules("bridge", "six-card")
    assert error.value.code == "unknown-variant"


def test_r55_r56_more_than_two_sides() -> None:
    specs = {it.name: it for it in catalog.option_specs("cribbage", "four-handed")}
    assert specs["next_first_dealer"].default == "rotate"
    assert specs["match_format"].values == ("all_games",)
    assert code_of("six-card", {"match_games": "5", "next_first_dealer": "rotate"})


def test_a_dealer_who_has_no_seat_is_refused() -> None:
    with pytest.raises(OptionError):
        catalog.rules("cribbage", "six-card", dealer=2)


def test_options_are_keyword_only_and_frozen() -> None:
    options = Options(target=61)
    with pytest.raises(AttributeError):
        options.target = 121  # type: ignore[misc]


# --- 16. Board -------------------------------------------------------------------------------


def test_r78_the_rear_peg_stands_where_the_front_peg_stood() -> None:
    board = Board((0, 0), (0, 0)).peg(0, 5, 121).peg(0, 2, 121).peg(1, 3, 121)
    assert (board.scores, board.back) == ((7, 3), (5, 0))
    assert board.peg(0, 0, 121) == board
    assert board.peg(0, 300, 121).scores == (121, 3)


def test_r79_below_zero_the_rear_peg_tells_what_was_paid() -> None:
    board = Board((3, 0), (1, 0)).pay(0, 5)
    assert (board.scores, board.back) == ((-2, 0), (3, 0))
    board = board.peg(0, 4, 121)
    assert (board.scores, board.back) == ((2, 0), (-2, 0))


# --- 17. Properties --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_17_1_every_deal_lays_every_card_and_closes_every_count_once(variant: str) -> None:
    options = (
        {"target": "361"} if variant != "auction" else {"auction_max_bid": "1", "target": "361"}
    )
    row = VARIANTS[variant]
    # A test's chance need not be unguessable.
    played = play_at_random(cribbage.rules(variant, options, dealer=0), shuffled(9), Random(9))  # noqa: S311
    events = [event for moment in played.moments for event in moment.step.events]
    last = max(event.number for event in events if isinstance(event, Dealt))
    number, laid, closed, in_count = 0, 0, 0, 0
    for event in events:
        if isinstance(event, Dealt):
            if number and row.play == "full":
                assert laid == row.players * row.kept
            assert number == 0 or closed
            number, laid, closed, in_count = event.number, 0, 0, 0
            if number == last:
                return
        elif isinstance(event, Laid):
            laid += 1
            in_count += 1
        elif isinstance(event, CountClosed):
            closed += 1
            assert in_count > 0
            in_count = 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_17_4_the_winner_has_the_target_and_the_others_less(variant: str) -> None:
    options = {"auction_max_bid": "1"} if variant == "auction" else {}
    for seed in range(5):
        rules = cribbage.rules(variant, options)
        played = play_at_random(rules, shuffled(seed), Random(seed))  # noqa: S311 - as above
        result = rules.result(played.last)
        assert result is not None
        assert result.winner is not None
        assert result.scores[result.winner] == rules.target
        others = [s for side, s in enumerate(result.scores) if side != result.winner]
        assert max(others) < rules.target


def test_chance_cannot_be_asked_out_of_turn() -> None:
    game = at_play("six-card", TWO_HANDS)
    with pytest.raises(Exception, match="chance is not to act"):
        game.rules.deal(game.state, game.rules.cards)
    assert game.rules.actions(game.state, DEALER) == ()
