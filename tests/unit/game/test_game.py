"""The driver: acts, chance between them, undo, log; on the toy game."""

from typing import Any

import pytest

from pegboard import catalog, ecarte
from pegboard.cards import FULL_PACK, Card
from pegboard.dealing import packs_by_seed
from pegboard.game import (
    DEALER,
    Game,
    IllegalAction,
    NotationError,
    NotToAct,
    Refusal,
    advance,
    read_record,
)
from support.toy_game import Action, Happened, State, Throw, Toy, toy_rules

ORDER = packs_by_seed(1)
DEAL = "deal KD 2H / AC 3D"


def by_hand() -> Game[State, Action, Happened, tuple[Card, ...]]:
    game = Game(Toy())
    game.play(DEALER, DEAL)
    return game


def kinds(events: tuple[Happened, ...]) -> list[str]:
    return [event.kind for event in events]


def test_chance_acts_by_itself_where_there_are_packs() -> None:
    game = Game(Toy(), ORDER)
    assert game.to_act == (0, 1)
    assert [act.seat for act in game.log] == [DEALER]


def test_without_packs_chance_is_played_like_a_seat() -> None:
    game = Game(Toy())
    assert game.to_act == (DEALER,)
    assert kinds(game.play(DEALER, DEAL)) == ["dealt"]
    assert game.view(0) == game.state.hands[0]
    assert game.view(None) == ()


@pytest.mark.parametrize("seat", [DEALER, -2, 2])
def test_only_a_seat_or_a_spectator_has_a_view(seat: int) -> None:
    with pytest.raises(NotToAct):
        by_hand().view(seat)


def test_play_returns_what_happened_chance_included() -> None:
    game = Game(Toy(), ORDER)
    for seat in (0, 1):
        assert kinds(game.play(seat, game.actions(seat)[0])) == ["thrown"]
    game.play(game.to_act[0], game.actions(game.to_act[0])[0])
    events = game.play(game.to_act[0], game.actions(game.to_act[0])[0])
    assert kinds(events) == ["laid", "shown", "shown", "dealt"]
    assert game.events[-1] == events[-1]


def test_a_wish_may_be_an_action_or_its_text() -> None:
    game, other = by_hand(), by_hand()
    assert game.play(0, "throw 2H") == other.play(0, Throw((Card.parse("2H"),)))
    assert game.state == other.state


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "fly", NotationError),
        (0, "throw 9C", IllegalAction),
        (2, "throw 2H", NotToAct),
        (-2, "throw 2H", NotToAct),
        (DEALER, DEAL, NotToAct),
    ],
)
def test_a_refused_wish_changes_nothing(seat: int, text: str, error: type[Exception]) -> None:
    game = by_hand()
    before = (game.state, game.log)
    with pytest.raises(error):
        game.play(seat, text)
    assert (game.state, game.log) == before


def test_undo_takes_back_the_last_seat_and_chance_after_it() -> None:
    game = Game(Toy(), ORDER)
    states = [game.state]
    for _ in range(12):
        seat = game.to_act[-1]
        game.play(seat, game.actions(seat)[0])
        states.append(game.state)
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state == state
    with pytest.raises(IllegalAction) as caught:
        game.undo()
    assert caught.value.reason is Refusal.WRONG_PHASE
    assert game.to_act == (0, 1)


def test_undo_without_packs_takes_back_anybody() -> None:
    game = by_hand()
    game.undo()
    assert game.to_act == (DEALER,)
    with pytest.raises(IllegalAction):
        game.undo()


def test_undone_and_played_again_the_same_cards_come() -> None:
    game = Game(Toy(), ORDER)
    for _ in range(4):
        seat = game.to_act[-1]
        game.play(seat, game.actions(seat)[0])
    state = game.state
    action = game.log[-2].action
    game.undo()
    game.play(game.to_act[-1], action)
    assert game.state == state


def test_a_record_goes_on_as_a_game() -> None:
    game = Game(Toy(), ORDER, tags={"Seat0": "South"})
    game.play(1, game.actions(1)[0])
    record = read_record(str(game.record()), toy_rules)
    resumed = Game(record.rules, ORDER, log=record.acts, tags=dict(record.tags))
    assert resumed.state == game.state
    assert resumed.score == (0, 0)
    resumed.play(0, resumed.actions(0)[0])
    assert resumed.record().tag("Seat0") == "South"


def test_a_finished_game_has_a_result_and_nobody_to_act() -> None:
    game = Game(Toy(target=30), ORDER)
    while game.result is None:
        seat = game.to_act[-1]
        game.play(seat, game.actions(seat)[0])
    assert game.to_act == ()
    assert game.result.scores == game.score
    assert 30 in game.score
    record = game.record()
    assert record.tag("Result") == " ".join(map(str, game.score))
    assert record.tag("Termination") == "normal"


def test_advance_stops_before_a_later_pack_where_it_is_told_to() -> None:
    rules = Toy()
    assert advance(rules, rules.start(), ORDER, last_pack=0) == ()
    ((action, step),) = advance(rules, rules.start(), ORDER, last_pack=1)
    assert rules.write(action).startswith("deal ")
    assert advance(rules, step.state, ORDER) == ()


def test_a_tag_that_cannot_be_written_is_refused() -> None:
    game = Game(Toy(), ORDER)
    for tags in ({"Seat0": "a\nb"}, {"Se at": "x"}, {"": "x"}, {"1a": "x"}, {"Date": "today"}):
        with pytest.raises(NotationError):
            game.record(tags)


@pytest.mark.parametrize(
    ("game", "wrong", "cards"),
    [
        ("ecarte", 52, FULL_PACK),
        ("cribbage", 32, ecarte.PACK),
        ("solo-whist", 32, ecarte.PACK),
        ("cribbage", 51, FULL_PACK[1:]),
    ],
)
def test_packs_of_other_cards_are_refused_when_the_game_is_made(
    game: str, wrong: int, cards: tuple[Card, ...]
) -> None:
    rules = catalog.rules(game, catalog.GAMES[game].variants[0])
    with pytest.raises(ValueError, match=f"of {wrong} cards.* of {game}: .*rules.cards"):
        Game(rules, packs_by_seed(7, cards))
    assert Game(rules, packs_by_seed(7, rules.cards)).to_act


def test_a_game_says_what_it_is() -> None:
    rules = catalog.rules("cribbage", "six-card", dealer=0)
    by_hand: Game[Any, Any, Any, Any] = Game(rules)
    assert repr(by_hand) == "<Game cribbage six-card, deal 0, score 0 0>"
    game: Game[Any, Any, Any, Any] = Game(rules, packs_by_seed(7))
    assert repr(game) == "<Game cribbage six-card, deal 1, score 0 0>"
    while game.result is None and game.rules.deal_number(game.state) < 3:
        game.play(game.to_act[0], game.actions(game.to_act[0])[0])
    told = f"<Game cribbage six-card, deal 3, score {game.score[0]} {game.score[1]}"
    assert repr(game) == f"{told}>"
    game.play(0, "resign")
    assert repr(game) == f"{told}, over>"
