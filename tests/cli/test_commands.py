"""Every command in process: answers, complaints, exit status, both languages."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pegboard import catalog
from pegboard.cli import main
from pegboard.games import cribbage
from pegboard.texts import LANGUAGES
from support.checkout import ROOT

Run = Callable[..., tuple[int, str, str]]

RECORDS = ROOT / "tests" / "records"
EXAMPLE = RECORDS / "example.peg"


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*words: object) -> tuple[int, str, str]:
        status = main([str(word) for word in words])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run_it


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    def ask(*words: object, status: int = 0) -> Any:  # noqa: ANN401 - JSON of any shape
        given, out, _ = run(*words, "--json")
        assert given == status
        assert out.count("\n") == 1
        return json.loads(out)

    return ask


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """The example record, stopped in the play."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("1 9D"))
    path = tmp_path / "half.peg"
    path.write_text("\n".join(lines[: end + 1]) + "\n", encoding="utf-8")
    return path


# --- score ---------------------------------------------------------------------------------


def test_score_answers_item_by_item(answer: Callable[..., Any]) -> None:
    told = answer("score", "5h5c5sjd", "5d")
    assert {name: told[name] for name in told if name != "items"} == {
        "total": 29,
        "fifteens": 16,
        "pairs": 12,
        "runs": 0,
        "flush": 0,
        "nobs": 1,
    }
    assert [item["kind"] for item in told["items"]].count("fifteen") == 8
    assert told["items"][-1] == {"kind": "nobs", "cards": ["JD"], "points": 1}


def test_three_of_a_kind_is_one_item(answer: Callable[..., Any]) -> None:
    told = answer("score", "9S 8C TD 8H", "8D")
    assert {"kind": "pair-royal", "cards": ["8C", "8D", "8H"], "points": 6} in told["items"]


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (["2S4S6S8S", "KD"], 4),
        (["2S4S6S8S", "KD", "--crib"], 0),
        (["2S4S6S8S", "KD", "--crib", "--option", "crib_flush=four"], 4),
        (["5S5H5D", "5C", "--variant", "five-card"], 20),
        (["5S5HJDJC", "4D", "--variant", "five-card", "--crib"], 13),
        (["4S4H5D5C6S", "6H", "--variant", "seven-card"], 46),
        (["5H", "5C", "5S", "JD", "5D", "--variant", "partners"], 29),
    ],
)
def test_score_knows_variants_options_and_cribs(
    answer: Callable[..., Any], words: list[str], total: int
) -> None:
    assert answer("score", *words)["total"] == total


def test_score_speaks_to_people(run: Run) -> None:
    status, out, err = run("score", "7H8S8C2D", "KS")
    assert (status, err) == (0, "")
    assert "fifteen two, fifteen four, and a pair is six" in out
    assert "6 points" in out
    assert "8♣ 8♠" in out
    status, out, _ = run("score", "7H8S8C2D", "KS", "--lang", "ru")
    assert status == 0
    spoken = out.replace("\N{NO-BREAK SPACE}", " ")
    assert "пятнадцать — два, пятнадцать — четыре, и пара — шесть" in spoken
    assert "6 очков" in spoken


# --- replay --------------------------------------------------------------------------------


def test_replay_gives_events_scores_and_who_is_to_act(answer: Callable[..., Any]) -> None:
    told = answer("replay", EXAMPLE)
    more = {"winner", "termination", "left"}
    assert told.keys() == {"ok", "events", "scores", "to_act", "result"} | more
    assert told["ok"] is True
    assert told["scores"] == [10, 11]
    assert told["result"] is None
    assert told["to_act"] == []
    assert all({"kind", "seat"} <= event.keys() for event in told["events"])
    laid = [event for event in told["events"] if event["kind"] == "laid"]
    assert laid[0]["card"] == "7H"
    shown = [event["seat"] for event in told["events"] if event["kind"] == "shown"]
    assert shown == [1, 0, 0]


def test_replay_tells_where_a_record_is_wrong(
    answer: Callable[..., Any], run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "bad.peg"
    path.write_text(EXAMPLE.read_text(encoding="utf-8").replace("0 8C = 2", "0 8C = 3"))
    told = answer("replay", path, status=1)
    line = path.read_text().splitlines().index("0 8C = 3") + 1
    assert told["ok"] is False
    assert (told["line"], told["column"], told["code"]) == (line, 8, "check-differs")
    assert isinstance(told["message"], str)
    status, out, err = run("replay", path)
    assert status == 1
    assert f"line {line}, column 8, “3”" in err
    assert out == ""
    status, out, err = run("replay", EXAMPLE, path, EXAMPLE)
    assert (status, len(out.splitlines()), len(err.splitlines())) == (1, 2, 1)


def test_several_games_are_a_list(answer: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "two.peg"
    text = EXAMPLE.read_text(encoding="utf-8")
    path.write_text(text + "\n" + text.replace("cut 6S", "cut 6X"), encoding="utf-8")
    told = answer("replay", path, status=1)
    assert [game["ok"] for game in told] == [True, False]
    assert [game["ok"] for game in answer("replay", EXAMPLE, EXAMPLE)] == [True, True]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.peg")), ids=lambda path: path.stem)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_golden_record_can_be_replayed(run: Run, path: Path, lang: str) -> None:
    status, out, err = run("replay", path, "--lang", lang)
    assert (status, err) == (0, "")
    assert path.name in out
    assert run("replay", path, "--json")[0] == 0


# --- actions, view, verify -----------------------------------------------------------------


def test_actions_are_those_of_the_seat_to_act(
    answer: Callable[..., Any], run: Run, half: Path
) -> None:
    assert answer("actions", half) == {"seats": {"0": ["4S", "5H"]}}
    assert "seat 0: 4S | 5H" in run("actions", half)[1]
    assert answer("actions", RECORDS / "whole-game.peg") == {"seats": {}}
    assert "over" in run("actions", RECORDS / "whole-game.peg")[1]


def test_a_view_holds_what_its_seat_knows_and_no_more(
    answer: Callable[..., Any], half: Path
) -> None:
    own = answer("view", half, "--seat", 1)
    assert own["hand"] == ["3D", "3S"]
    assert own["laid_away"] == ["AS", "QD"]
    assert own["starter"] == "6S"
    text = json.dumps(answer("view", half, "--seat", 0)) + json.dumps(
        answer("view", half, "--spectator")
    )
    for hidden in ("3D", "3S", "AS", "QD"):
        assert f'"{hidden}"' not in text
    assert answer("view", half, "--spectator")["hand"] is None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_view_can_be_read(run: Run, half: Path, lang: str) -> None:
    for record in (half, EXAMPLE):
        status, out, _ = run("view", record, "--seat", 1, "--lang", lang)
        assert status == 0
        assert "6♠" in out


def test_a_record_without_a_proof_proves_nothing(answer: Callable[..., Any], run: Run) -> None:
    told = answer("verify", EXAMPLE, status=1)
    assert (told["ok"], told["deals"]) == (False, 0)
    assert run("verify", EXAMPLE)[0] == 1


# --- Complaints ----------------------------------------------------------------------------

WRONG = [
    (["score", "5H5C5SXD", "5D"], "bad-card", "XD"),
    (["score", "5H5C5SJD", "5H"], "card-twice", "5H"),
    (["score", "5H5C5S", "5D"], "wrong-count", "5H5C5S"),
    (["score", "5H5C5SJD", "5D", "--variant", "ecarte"], "unknown-variant", "ecarte"),
    (["score", "5H5C5SJD", "5D", "--option", "crib_flush"], "unknown-option", "crib_flush"),
    (["score", "5H5C5SJD", "5D", "--option", "crib=four"], "unknown-option", "crib=four"),
    (["score", "5H5C5SJD", "5D", "--option", "target=5"], "bad-option-value", "target=5"),
    (["score"], "bad-usage", "HAND STARTER"),
    (["score", "--colour"], "bad-usage", "--colour"),
    (["scorn"], "bad-usage", "scorn"),
    (["replay", "no-such-file"], "file-missing", "no-such-file"),
    (["replay", "{tmp}"], "file-directory", "{tmp}"),
    (["replay", "{binary}"], "file-not-text", "binary.peg"),
    (["replay", "{zeros}"], "file-not-text", "zeros.peg"),
    (["replay", "{empty}"], "bad-tag", "empty.peg"),
    (["actions", "{empty}"], "bad-tag", "empty.peg"),
    (["actions", "{two}"], "bad-tag", "two.peg"),
    (["replay", "a\0b"], "file-unreadable", "a\0b"),
    (["view", "{example}"], "bad-usage", "--seat"),
    (["view", "{example}", "--seat", "0", "--spectator"], "bad-usage", "--seat"),
    (["view", "{example}", "--seat", "7"], "unknown-seat", "7"),
    (["view", "{example}", "--seat", "x"], "bad-usage", "x"),
    (["play", "chess"], "unknown-variant", "chess"),
    (["play", "--variant", "nine-card"], "unknown-variant", "nine-card"),
    (["play", "--level", "deity"], "bad-option-value", "deity"),
    (["play", "--seed", "-1"], "bad-usage", "-1"),
    (["play"], "no-terminal", "play"),
    (["serve", "--port", "70000"], "bad-usage", "70000"),
    (["serve", "--workers", "2"], "bad-setting", "workers"),
    (["--lang", "tlh", "score"], "unknown-language", "tlh"),
    (["score", "--lang"], "bad-usage", "--lang"),
    (["verify", "{example}", "spare"], "bad-usage", "spare"),
    (["score", "5H5C5SJD", "5D", "--crib=1"], "bad-usage", "--crib"),
    (["play", "auction", "--variant", "partners"], "unknown-variant", "partners"),
]


@pytest.mark.parametrize(("words", "code", "quoted"), WRONG)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_complaint_is_one_sentence_with_the_part_that_is_wrong(  # noqa: PLR0913, PLR0917
    run: Run,
    tmp_path: Path,
    words: list[str],
    code: str,
    quoted: str,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", lang)
    (tmp_path / "binary.peg").write_bytes(bytes(range(256)))
    (tmp_path / "zeros.peg").write_bytes(bytes(10))
    (tmp_path / "empty.peg").write_text("; nothing\n")
    game = EXAMPLE.read_text(encoding="utf-8")
    (tmp_path / "two.peg").write_text(f"{game}\n{game}")
    places = {
        "two": tmp_path / "two.peg",
        "tmp": tmp_path,
        "binary": tmp_path / "binary.peg",
        "zeros": tmp_path / "zeros.peg",
        "empty": tmp_path / "empty.peg",
        "example": EXAMPLE,
    }
    filled = [word.format(**places) for word in words]
    status, out, err = run(*filled)
    assert status == 2
    assert out == ""
    assert err.startswith("pegboard: ")
    assert err.count("\n") == 1
    assert quoted.format(**places) in err
    assert "Traceback" not in err
    status, out, _ = run(*filled, "--json")
    told = json.loads(out)
    # serve and play have no JSON form; asking for it there is itself a wrong word
    assert told["ok"] is False
    assert told["code"] in {code, "bad-usage"}
    assert isinstance(told["message"], str)


TYPERS_OWN = ("Usage", "Options", "Arguments", "Commands", "Show", "default", "required", "Option")
"""Words that the help would have in English were they not ours."""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["score", "5H5C5SJD", "5D", "--variant"], "после «--variant» нужно значение"),
        (["score", "5H5C5SJD", "5D", "--crib=1"], "«--crib» пишется без значения"),
        (["verify", "a.peg", "b.peg", "c.peg"], "«b.peg c.peg» здесь лишнее"),
        (["score", "--seed", "1", "2"], "ключа «--seed» здесь нет"),
        (["play", "chess"], "можно выбрать: cribbage, ecarte, solo-whist"),
        (["play", "auction", "--variant", "x"], "можно выбрать: auction"),
        (["play", "ecarte", "--variant", "x"], "можно выбрать: ecarte"),
        (["play", "--level", "x"], "можно выбрать: level-1, level-2, level-3"),
    ],
)
def test_what_is_wrong_is_said_in_russian_too(run: Run, words: list[str], said: str) -> None:
    status, _, err = run(*words, "--lang", "ru")
    assert status == 2
    assert said in err
    assert not any(word in err for word in ("Got", "Option", "argument"))


@pytest.mark.parametrize(
    ("game", "option", "english", "russian"),
    [
        ("solo", "deals=2", "deals: 4, 8, 12, 16, 20 or 24", "deals: 4, 8, 12, 16, 20 или 24"),
        (
            "six-card",
            "target=5",
            "target: a whole number from 31 to 361",
            "target: целое число от 31 до 361",
        ),
        (
            "ecarte",
            "max_exchanges=11",
            "max_exchanges: a whole number from 0 to 10",
            "max_exchanges: целое число от 0 до 10",
        ),
        (
            "three-handed",
            "match_format=best_of",
            "match_format: only all_games",
            "match_format: только all_games",
        ),
        (
            "six-card",
            "muggins=on",
            "“muggins=on” is possible only beside counting=manual",
            "«muggins=on» бывает только вместе с counting=manual",
        ),
        (
            "six-card",
            "next_first_dealer=cut",
            "only beside match_games=5 or match_games=7",
            "только вместе с match_games=5 или match_games=7",
        ),
        ("auction", "colour=red", "crib_flush, first_dealer, ", "auction_heels, auction_show\n"),
    ],
)
def test_a_refused_option_says_what_is_allowed(
    run: Run, game: str, option: str, english: str, russian: str
) -> None:
    for lang, said in (("en", english), ("ru", russian)):
        status, _, err = run("play", game, "--option", option, "--lang", lang)
        assert status == 2
        assert f"{option}" in err
        assert said in err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_the_options_of_every_variant_are_listed(run: Run, game: str, lang: str) -> None:
    for variant in catalog.GAMES[game].variants:
        status, out, err = run("play", variant, "--options", "--lang", lang)
        assert (status, err) == (0, "")
        named = [line.partition(":")[0] for line in out.splitlines()[1::2]]
        assert named == [spec.name for spec in catalog.option_specs(game, variant)]
    assert run("play", "chess", "--options")[0] == 2


def test_the_list_of_options_says_what_holds_otherwise_and_what_is_needed(run: Run) -> None:
    out = run("play", "--options")[1]
    assert "target: a whole number from 31 to 361 (otherwise 121)\n    Play to\n" in out
    assert "muggins: off or on (otherwise off)\n" in out
    assert "(only beside counting=manual)\n" in out


def test_an_option_before_its_command_is_told_its_place(run: Run) -> None:
    status, out, err = run("--json", "replay", EXAMPLE)
    assert status == 2
    assert "“--json” belongs after the command: “pegboard replay … --json”" in err
    assert json.loads(out)["code"] == "bad-usage"
    assert "«pegboard view … --seat»" in run("--seat", "1", "view", EXAMPLE, "--lang", "ru")[2]
    assert "no option “--json” here" in run("--json", "play")[2]
    assert "no option “--nope” here" in run("--nope", "replay", EXAMPLE)[2]


def test_an_unreadable_file_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "loop.peg"
    path.symlink_to(path)
    status, _, err = run("replay", path)
    assert status == 2
    assert "loop.peg" in err


def test_a_record_that_breaks_a_rule_is_a_no(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.peg"
    path.write_text(EXAMPLE.read_text(encoding="utf-8").replace("0 4S", "0 4H"))
    for words in (["actions", path], ["view", path, "--seat", 0], ["verify", path]):
        status, out, err = run(*words)
        assert status == 1
        assert out == ""
        assert "“4H”" in err


# --- Help ----------------------------------------------------------------------------------

COMMANDS = ("serve", "play", "score", "replay", "actions", "view", "verify", "arena")


def test_the_help_lists_what_there_is_and_nothing_else(run: Run) -> None:
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    listed = [line.split()[1] for line in out.splitlines() if line.startswith("│ ")]
    assert [word for word in listed if word.isalpha() and word in COMMANDS] == list(COMMANDS)
    assert run()[1] == out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_in_both_languages(run: Run, command: str) -> None:
    english = run(command, "--help")
    russian = run(command, "--help", "--lang", "ru")
    assert english[0] == russian[0] == 0
    assert english[1] != russian[1]
    assert russian[1].lstrip().startswith(f"Вызов: pegboard {command} [ключи]")
    assert "╭─ Ключи ─" in russian[1]
    assert "Показать эту справку." in russian[1]
    assert not any(word in russian[1] for word in TYPERS_OWN)
    assert "╭─ Options ─" in english[1]
    assert not any("а" <= letter <= "я" for letter in english[1].replace("по-русски", ""))


def test_the_help_of_the_program_is_in_the_language_of_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    assert out.lstrip().startswith("Вызов: pegboard [ключи] КОМАНДА")
    assert "╭─ Команды ─" in out
    assert "Настроить дополнение команд" in out
    assert not any(word in out for word in TYPERS_OWN)
    assert "╭─ Commands ─" in run("--help", "--lang", "en")[1]


def test_the_help_says_what_must_be_given_and_what_is_taken_otherwise(run: Run) -> None:
    told = run("arena", "--help")[1]
    assert "Usage: pegboard arena [options] A B" in told
    assert "(required)" in told
    assert "(otherwise 100)" in told
    assert "Usage: pegboard play [options] [GAME]" in run("play", "--help")[1]


@pytest.mark.parametrize("variant", cribbage.VARIANTS)
def test_the_help_names_every_variant(run: Run, variant: str) -> None:
    assert variant in run("score", "--help")[1].replace("\n", " ")


def test_no_environment_is_needed(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    for name in list(os.environ):
        if name.startswith(("LC_", "LANG", "PEGBOARD_")):
            monkeypatch.delenv(name)
    assert run("score", "5H5C5SJD", "5D")[0] == 0


@pytest.mark.parametrize(
    "words",
    [
        ["5♣ 5♥ 5♠ J♦", "5♦"],
        ["5♣\ufe0f5♥\ufe0f5♠\ufe0fJ♦\ufe0f", "5♦\ufe0f"],  # as telephones write them
        ["5C,5H,5S,JD", "5D"],
        ["5c", "5h", "5s", "jd", "5♦"],
    ],
)
def test_cards_may_be_typed_as_the_answer_prints_them(
    answer: Callable[..., Any], words: list[str]
) -> None:
    assert answer("score", *words)["total"] == 29


def test_a_ten_may_be_typed_with_its_digits(answer: Callable[..., Any]) -> None:
    assert answer("score", "10H10DJCQS", "5S") == answer("score", "THTDJCQS", "5S")


NINES = "9" * 5_000


@pytest.mark.parametrize(
    "text",
    [
        f'[Game "cribbage"]\n[Variant "six-card"]\n[Format "1"]\n[Options "target={NINES}"]\n',
        f'[Game "cribbage"]\n[Variant "six-card"]\n[Format "{NINES}"]\n',
        f'[Game "cribbage"]\n[Variant "auction"]\n[Format "1"]\n\n{NINES} pass\n',
        f'[Game "cribbage"]\n[Variant "auction"]\n[Format "1"]\n\n0 bid {NINES}\n',
    ],
)
def test_a_word_of_thousands_of_digits_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "long.peg"
    path.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        status, _, complaint = run(command, path)
        assert status in {1, 2}
        assert 0 < len(complaint) < 1_000


def test_an_option_of_thousands_of_digits_is_refused(run: Run) -> None:
    status, _, complaint = run("arena", "level-1", "random", "--option", f"target={NINES}")
    assert status == 2
    assert 0 < len(complaint) < 1_000


def test_the_arena_has_an_end(run: Run) -> None:
    assert run("arena", "level-1", "level-2", "--games", "9" * 20)[0] == 2


@pytest.mark.parametrize("game", ["solo", "auction", "six-card"])
def test_a_variant_names_its_game(run: Run, game: str) -> None:
    status, out, _ = run("arena", "random", "random", "--game", game, "--games", "4")
    assert status == 0
    assert out
