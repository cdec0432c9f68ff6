"""How a game ended, as ``replay`` and ``view`` tell it: who gave up or was stopped, and who won."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from pegboard import catalog
from pegboard.cli import main
from pegboard.dealing import packs_by_seed
from pegboard.game import Game

Told = tuple[str, dict[str, object], str]
Tell = Callable[..., Told]


@pytest.fixture
def tell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tell:
    """What is told of a game that these acts, ``seat word``, end or leave under way."""

    def tell_it(
        game: str, variant: str, acts: Sequence[str], lang: str = "en", tags: str = ""
    ) -> Told:
        rules = catalog.rules(game, variant, dealer=0)
        played = Game(rules, packs_by_seed(7, rules.cards))
        for act in acts:
            seat, word = act.split()
            played.play(int(seat), rules.parse(word))
        path = tmp_path / "game.peg"
        path.write_text(tags + str(played.record()), encoding="utf-8")
        said: list[str] = []
        for words in (("replay",), ("replay", "--json"), ("view", "--spectator")):
            assert main(["--lang", lang, *words, str(path)]) == 0
            said.append(capsys.readouterr().out)
        return said[0], json.loads(said[1]), said[2]

    return tell_it


ENDINGS = [
    (
        "cribbage",
        "six-card",
        ["0 resign"],
        1,
        [(0, "resigned")],
        ["Seat 0 resigned.", "Seat 1 won."],
    ),
    (
        "cribbage",
        "six-card",
        ["1 time"],
        0,
        [(1, "time")],
        ["Seat 1 ran out of time.", "Seat 0 won."],
    ),
    (
        "cribbage",
        "three-handed",
        ["2 resign", "0 abandoned"],
        1,
        [(2, "resigned"), (0, "abandoned")],
        ["Seat 2 resigned.", "Seat 0 left the table.", "Seat 1 won."],
    ),
    (
        "cribbage",
        "partners",
        ["1 resign", "3 resign"],
        0,
        [(1, "resigned")],
        ["Seats 1 and 3 resigned.", "Seats 0 and 2 won."],
    ),
    ("ecarte", "ecarte", ["1 resign"], 0, [(1, "resigned")], ["Seat 1 resigned.", "Seat 0 won."]),
    (
        "solo-whist",
        "solo",
        ["0 resign", "1 time", "3 resign"],
        2,
        [(0, "resigned"), (1, "time"), (3, "resigned")],
        ["Seat 0 resigned.", "Seat 1 ran out of time.", "Seat 3 resigned.", "Seat 2 won."],
    ),
]


@pytest.mark.parametrize(("game", "variant", "acts", "winner", "left", "lines"), ENDINGS)
def test_who_gave_up_and_who_won(  # noqa: PLR0913, PLR0917 - a row of the table
    tell: Tell,
    game: str,
    variant: str,
    acts: list[str],
    winner: int,
    left: list[tuple[int, str]],
    lines: list[str],
) -> None:
    text, answer, view = tell(game, variant, acts)
    assert text.splitlines()[1:] == lines
    assert view.splitlines()[-len(lines) :] == lines
    assert answer["winner"] == winner
    assert answer["termination"] == left[-1][1]
    assert answer["left"] == [{"side": side, "cause": cause} for side, cause in left]
    assert answer["result"] == answer["scores"]


def test_a_game_under_way_tells_who_has_left_it(tell: Tell) -> None:
    text, answer, view = tell("solo-whist", "solo", ["3 resign"])
    assert text.splitlines()[1:] == ["Seat 3 resigned."]
    assert view.splitlines()[-1] == "Seat 3 resigned."
    assert (answer["winner"], answer["termination"]) == (None, None)
    assert answer["left"] == [{"side": 3, "cause": "resigned"}]


def test_an_offer_that_no_partner_agreed_to_is_no_resignation(tell: Tell) -> None:
    text, answer, _ = tell("cribbage", "partners", ["1 resign"])
    assert text.count("\n") == 1
    assert answer["left"] == []


def test_a_game_ended_by_agreement_has_no_winner(tell: Tell) -> None:
    text, answer, view = tell("cribbage", "six-card", [], tags='[Termination "agreed"]\n')
    assert text.splitlines()[1:] == ["It ended by agreement."]
    assert view.splitlines()[-1] == "It ended by agreement."
    assert (answer["winner"], answer["termination"], answer["left"]) == (None, "agreed", [])


def test_russian_has_one_player_and_several(tell: Tell) -> None:
    one, _, _ = tell("ecarte", "ecarte", ["1 resign"], "ru")
    several, _, _ = tell("cribbage", "partners", ["1 resign", "3 resign"], "ru")
    assert one.splitlines()[1:] == ["Игрок с места 1 сдался.", "Победил игрок с места 0."]
    assert several.splitlines()[1:] == [
        "Игроки с мест 1 и 3 сдались.",
        "Победили игроки с мест 0 и 2.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The first place is shared, so nobody won alone."),
        ("ru", "Первое место поделили, победителя нет."),
    ],
)
def test_a_shared_first_place_has_no_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    path = tmp_path / "solo.peg"
    path.write_text(shared_first_place(), encoding="utf-8")
    assert main(["--lang", lang, "replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [said]


def shared_first_place() -> str:
    """The record of a session of Solo Whist whose best two have equally many points."""
    options = {"deals": "4", "all_pass": "general_misere"}  # always played, whoever passes
    rules = catalog.rules("solo-whist", "solo", options, dealer=0)
    for seed in range(50):
        game = Game(rules, packs_by_seed(seed, rules.cards))
        while game.to_act:
            seat = game.to_act[0]
            game.play(seat, game.actions(seat)[0])
        if game.result is not None and game.result.winner is None:
            return str(game.record())
    message = "no session ended so"
    raise AssertionError(message)
