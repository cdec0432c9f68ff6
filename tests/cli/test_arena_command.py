"""The arena on the command line: figures for people and programs, and what is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from pegboard.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")

    def run_it(*words: object) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_it


def answer(run: Run, *words: object) -> Any:  # noqa: ANN401 - any JSON
    status, out, err = run("arena", *words, "--json")
    assert (status, err) == (0, "")  # no progress bar in a pipe
    assert out.count("\n") == 1
    return json.loads(out)


SHORT = ("--option", "target=31")


def test_the_answer_for_programs(run: Run) -> None:
    told = answer(run, "greedy", "random", "--games", 10, "--seed", 3, *SHORT)
    low, high = told["interval"]
    assert (told["games"], told["rounds"], told["confidence"]) == (10, 10, 0.95)
    assert told["rate"] == told["wins"] / 10
    assert 0 <= low <= told["rate"] <= high <= 1
    assert told["points_per_deal"] > 0
    assert told["strength"] == 2 * told["rate"]
    assert told["points_interval"][0] <= told["points_per_deal"] <= told["points_interval"][1]
    assert (told["sides"], told["seed"], told["duplicate"]) == (2, 3, False)
    assert (told["game"], told["variant"]) == ("cribbage", "six-card")
    assert (told["first"], told["second"]) == ("greedy", "random")
    assert told["options"] == {"target": "31"}


def test_the_same_question_has_the_same_answer_in_any_number_of_processes(run: Run) -> None:
    words = ("level-1", "greedy", "--games", 6, "--duplicate", *SHORT)
    told = answer(run, *words)
    assert told == answer(run, *words, "--jobs", 2)
    assert told["duplicate"]


def test_duplicate_deals_play_whole_rounds(run: Run) -> None:
    words = ("random", "random", "--variant", "three-handed", "--duplicate", *SHORT)
    told = answer(run, *words, "--games", 4)
    assert (told["games"], told["rounds"]) == (6, 2)


@pytest.mark.parametrize(
    ("game", "variant", "options"), [("ecarte", "ecarte", ()), ("solo-whist", "solo", ("deals=4",))]
)
def test_other_games_meet_there_too(
    run: Run, game: str, variant: str, options: tuple[str, ...]
) -> None:
    wishes = [word for option in options for word in ("--option", option)]
    told = answer(run, "level-1", "random", "--game", game, "--games", 4, *wishes)
    assert (told["game"], told["variant"], told["games"]) == (game, variant, 4)


def test_the_answer_for_people(run: Run) -> None:
    status, out, err = run("arena", "greedy", "random", "--games", 3, *SHORT)
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "greedy against random, six-card cribbage: 3 games"
    assert out.splitlines()[-1] == "Intervals: 95%, over 3 rounds; seed 0."
    assert [line.split("  ")[0] for line in out.splitlines()[1:-1]] == [
        "games won",
        "against a fair share",
        "points ahead, each deal",
    ]


def test_the_answer_in_russian(run: Run) -> None:
    status, out, _ = run("arena", "greedy", "random", "--games", 1, "--lang", "ru", *SHORT)
    assert status == 0
    assert "1\N{NO-BREAK SPACE}партия" in out
    assert "выиграно партий" in out
    assert "разброса нет: круг всего один" in out
    assert out.splitlines()[-1].replace("\N{NO-BREAK SPACE}", " ") == (
        "Промежутки: 95 %, по 1 кругу; --seed 0."
    )


def test_a_single_round_says_why_its_points_have_no_interval(run: Run) -> None:
    words = ("random", "random", "--games", 2, "--duplicate", "--seed", 12_345, *SHORT)
    out = run("arena", *words)[1]
    assert out.splitlines()[3].endswith("no interval: one round alone shows no spread")
    assert out.splitlines()[4] == "Intervals: 95%, over 1 round; seed 12345."
    assert answer(run, *words)["points_interval"] is None


@pytest.mark.parametrize(
    "option",
    [
        "match_games=5",
        "mars_rule=off",
        "match_games=7 match_format=all_games",
        "mars_rule=skunk double_skunk_value=4",
    ],
)
def test_an_option_that_changes_nothing_here_is_refused(run: Run, option: str) -> None:
    options = [word for one in option.split() for word in ("--option", one)]
    status, _, err = run("arena", "random", "random", *options)
    assert status == 2
    assert options[1] in err
    assert "single games" in err
    assert err.count("\n") == 1


def test_an_option_at_what_holds_anyway_is_none_that_changes_nothing(run: Run) -> None:
    words = ("random", "random", "--games", 1, "--option", "match_games=1", *SHORT)
    assert answer(run, *words)["games"] == 1


@pytest.mark.parametrize(
    ("words", "code", "part"),
    [
        (("level-9", "random"), "unknown-bot", "level-9"),
        (("level-1", "exec:./mine"), "unknown-bot", "exec:./mine"),
        (("random", "random", "--game", "bridge"), "unknown-variant", "bridge"),
        (("random", "random", "--variant", "nine-card"), "unknown-variant", "nine-card"),
        (("random", "random", "--option", "target=0"), "bad-option-value", "target=0"),
        (("random", "random", "--option", "colour=red"), "unknown-option", "colour=red"),
        (("random", "random", "--games", "0"), "bad-usage", "0"),
        (("random", "random", "--jobs", "none"), "bad-usage", "none"),
        (("random",), "bad-usage", "B"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    run: Run, words: tuple[str, ...], code: str, part: str
) -> None:
    status, out, err = run("arena", *words, "--json")
    told = json.loads(out)
    assert (status, told["ok"], told["code"]) == (2, False, code)
    assert part in told["message"]
    assert err == f"pegboard: {told['message']}\n"
