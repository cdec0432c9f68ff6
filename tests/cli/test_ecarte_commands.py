"""Écarté on the command line: its records are read, it is not played there yet."""

import json
from pathlib import Path
from typing import Any

import pytest

from pegboard import catalog, ecarte, strategy
from pegboard.cli import main
from pegboard.game import OptionError, OptionFault

RECORD = """\
[Game "ecarte"]
[Variant "ecarte"]
[Format "1"]
[Dealer "1"]

deal KC 7C 8D 9S AH / KD QD 8S 9H TD + JC
0 propose
1 accept
0 discard 8D 9S
draw 0 QC TH
1 discard TD
draw 1 7H
0 play
0 king = 1
0 QC
1 8S
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "ecarte.peg"
    path.write_text(RECORD, encoding="utf-8")
    return path


def answer(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> Any:  # noqa: ANN401 - any JSON
    assert main([*map(str, words), "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_replay(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "replay", path)
    assert (told["ok"], told["scores"], told["to_act"], told["result"]) == (True, [1, 0], [0], None)
    assert told["events"][-1] == {"kind": "trick-taken", "seat": 0, "number": 1}


def test_replay_for_people(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--lang", "ru"]) == 0
    assert "экарте" in capsys.readouterr().out


def test_replay_says_why_a_card_is_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(RECORD.replace("0 QC\n1 8S\n", "0 TH\n1 8S\n"), encoding="utf-8")
    told = answer(capsys, "replay", path, status=1)
    assert (told["line"], told["column"]) == (16, 3)
    assert (told["code"], told["reason"]) == ("not-legal", "must-follow-suit")


def test_replay_finds_a_card_that_is_none_behind_the_seat_that_draws(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(RECORD.replace("draw 0 QC TH", "draw 0 QC 10H"), encoding="utf-8")
    told = answer(capsys, "replay", path, status=1)
    assert (told["line"], told["column"], told["code"]) == (10, 11, "bad-card")


def test_actions(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "actions", path)["seats"] == {"0": ["AH", "7C", "TH", "KC"]}


def test_view(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "view", path, "--seat", "1")
    assert (told["kind"], told["turned"], told["stock"]) == ("ecarte", "JC", 18)
    assert (told["exchanges"], told["announced"]) == ([[2, 1]], 0)
    assert told["hand"] == ["7H", "9H", "QD", "KD"]
    assert answer(capsys, "view", path, "--spectator")["hand"] is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("0: I propose, 1: I accept, 0: I play", "2 + 1", "after an exchange", "0:Q♣ 1:8♠")),
        ("ru", ("0: Предлагаю, 1: Прошу, 0: Играю", "2 + 1", "после обмена", "0:Q♣ 1:8♠")),
    ],
)
def test_view_for_people(
    path: Path, capsys: pytest.CaptureFixture[str], lang: str, words: tuple[str, ...]
) -> None:
    assert main(["view", str(path), "--seat", "0", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in words), out


def test_verify_has_nothing_to_check(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "verify", path, status=1)["verdict"] == "no-proof"


def test_score_refuses_it_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "5h5c5sjd", "5d", "--variant", "ecarte"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "there is no variant “ecarte” of this game" in captured.err
    assert captured.err.count("\n") == 1


def test_it_has_club_players_of_its_only_variant() -> None:
    assert "ecarte" in catalog.GAMES
    assert "ecarte" in strategy.GAMES
    with pytest.raises(OptionError) as refused:
        strategy.club_player("ecarte", "six-card")
    assert refused.value.code == OptionFault.UNKNOWN_VARIANT


def test_the_library_has_it_under_its_name() -> None:
    game = ecarte.new(seed=7, target=7)
    assert game.rules.options == {"target": "7"}
    assert game.record().tag("Game") == "ecarte"
