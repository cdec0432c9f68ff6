"""The short way in: `new`, `score`, and what the packages promise."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

import pegboard
from pegboard import catalog, cribbage, ecarte, solo_whist
from pegboard.cards import Card
from pegboard.game import Game, NotationError, OptionError
from pegboard.games.cribbage import Dealt, LotDrawn, Phase

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def test_the_five_lines() -> None:
    assert cribbage.score("5H 5C 5S JD", starter="5D").total == 29
    game = cribbage.new("six-card", seed=7)
    wishes = game.actions(0)
    assert game.play(0, wishes[0])
    assert game.view(1).seat == 1


def test_a_new_game_begins_with_the_lot_and_the_deal() -> None:
    kinds = [event.kind for event in cribbage.new("three-handed", seed=3).events]
    assert set(kinds[:-1]) == {"lot-drawn"}
    assert kinds[-1] == "dealt"


def test_the_same_seed_gives_the_same_game() -> None:
    assert cribbage.new(seed=5).events == cribbage.new(seed=5).events
    assert cribbage.new(seed=5).events != cribbage.new(seed=6).events
    assert cribbage.new().events != cribbage.new().events


def test_first_dealer_random_draws_no_lot() -> None:
    dealers: set[int] = set()
    for seed in range(20):
        game = cribbage.new("four-handed", seed=seed, first_dealer="random")
        assert not any(isinstance(event, LotDrawn) for event in game.events)
        dealers.add(next(it.dealer for it in game.events if isinstance(it, Dealt)))
    assert dealers == {0, 1, 2, 3}


def test_options_and_start() -> None:
    game = cribbage.new(
        "five-card", seed=1, dealer=0, start=(10, 20), target=121, counting="manual"
    )
    assert game.score == (10, 20)
    assert dict(game.rules.options) == {"target": "121", "counting": "manual"}
    assert game.state.phase is Phase.LAY_AWAY


@pytest.mark.parametrize("new", [cribbage.new, ecarte.new, solo_whist.new])
@pytest.mark.parametrize("seed", [7.5, "7", -1, True])
def test_a_seed_is_a_whole_number(seed: int, new: Callable[..., AnyGame]) -> None:
    with pytest.raises(ValueError, match=r"a seed is a whole number from 0, not ") as refused:
        new(seed=seed)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("start", [[1.5, 0], ["1", 0], [True, 0]])
def test_a_start_has_whole_numbers(start: list[int]) -> None:
    with pytest.raises(OptionError) as refused:
        cribbage.new(seed=7, start=start)
    assert refused.value.code == "bad-start"


def pickled(game: AnyGame) -> AnyGame:
    again: AnyGame = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    return again


@pytest.mark.parametrize("again", [copy.deepcopy, pickled])
@pytest.mark.parametrize("seed", [7, None])
def test_a_game_can_be_copied_and_kept(
    again: Callable[[AnyGame], AnyGame], seed: int | None
) -> None:
    game: AnyGame = cribbage.new("six-card", seed=seed)
    other = again(game)
    while game.to_act:
        seat = game.to_act[0]
        action = game.actions(seat)[0]
        assert game.play(seat, action) == other.play(seat, action)
    assert str(other.record()) == str(game.record())


def test_options_that_do_not_exist() -> None:
    with pytest.raises(OptionError):
        cribbage.new("six-card", flush="four")


@pytest.mark.parametrize(
    ("variant", "hand", "crib", "total"),
    [
        ("six-card", "5H 5C 5S JD", False, 29),
        ("five-card", "2H 7H 9H", False, 3),
        ("five-card", "QH 9C AH 4D", True, 6),
        ("seven-card", "4C 4D 5H 5S 6C", False, 46),
    ],
)
def test_score_knows_how_many_cards_a_hand_has(
    variant: str, hand: str, *, crib: bool, total: int
) -> None:
    starter = {29: "5D", 3: "KS", 6: "QC", 46: "6D"}[total]
    assert cribbage.score(hand, starter, crib=crib, variant=variant).total == total


def test_score_takes_cards_as_well_as_texts() -> None:
    cards = [Card.parse(text) for text in ("2S", "4S", "6S", "8S")]
    assert cribbage.score(cards, Card.parse("TD"), crib=True).total == 0
    assert cribbage.score(cards, "TD", crib=True, crib_flush="four").total == 4


@pytest.mark.parametrize(
    ("hand", "starter"),
    [("5H 5C 5S", "5D"), ("5H 5C 5S JD KD", "5D"), ("5H 5C 5S 5H", "5D"), ("5H 5C 5S JD", "5H"),
     ("10H 5C 5S JD", "5D"), ("5H 5C 5S JD", ""), ("", "5D"), (None, "5D"), (7, "5D"),
     ([5, 5, 5, 11], "5D"), ("5H 5C 5S JD", 5), ("5H 5C 5S JD", None)],
)  # fmt: skip
def test_score_refuses_what_is_no_hand(hand: str, starter: str) -> None:
    with pytest.raises(NotationError):
        cribbage.score(hand, starter)


@pytest.mark.parametrize("crib_flush", ["six", "FOUR", "", None, 4])
def test_score_refuses_what_is_no_crib_flush(crib_flush: Any) -> None:  # noqa: ANN401 - of callers
    with pytest.raises(OptionError) as refused:
        cribbage.score("2S 4S 6S 8S", starter="TD", crib=True, crib_flush=crib_flush)
    assert refused.value.code == "bad-option-value"


@pytest.mark.parametrize("hand", ["5h5c5sjd", "5H5C 5s jd", ["5H", "5c", "5S", "jd"]])
@pytest.mark.parametrize("starter", ["5d", "5D", Card.parse("5D")])
def test_score_takes_cards_as_people_type_them(hand: str | list[str], starter: str | Card) -> None:
    assert cribbage.score(hand, starter).total == 29


def test_a_show_by_groups() -> None:
    show = cribbage.score("5h5c5sjd", "5d")
    groups = (show.fifteens, show.pairs, show.runs, show.flush, show.nobs)
    assert groups == (16, 12, 0, 0, 1)
    show = cribbage.score("4C 5C 6C 6D", "6H", variant="six-card")
    assert (show.fifteens, show.pairs, show.runs) == (6, 6, 9)
    assert cribbage.score("2C 4C 6C 8C", "TD").flush == 4


def test_the_catalog_knows_every_variant() -> None:
    assert catalog.GAMES["cribbage"].variants == tuple(cribbage.VARIANTS)
    for name in cribbage.VARIANTS:
        rules = catalog.rules("cribbage", name)
        assert (rules.name, rules.variant) == ("cribbage", name)


def test_unknown_names_of_the_package() -> None:
    assert "cribbage" in dir(pegboard)
    with pytest.raises(AttributeError):
        _ = pegboard.bridge


def test_importing_the_package_imports_no_game_and_nothing_heavy() -> None:
    heavy = "numpy numba litestar msgspec sqlalchemy typer textual rich fluent hypothesis"
    code = (
        "import sys, pegboard; early = 'pegboard.games.cribbage' in sys.modules\n"
        "from pegboard import cribbage\n"
        f"print(early, sorted(set(sys.modules) & set('{heavy}'.split())))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False []"
