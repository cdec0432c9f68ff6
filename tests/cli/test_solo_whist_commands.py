"""Solo Whist on the command line: its records are read, it is not played there yet."""

import json
from pathlib import Path
from typing import Any

import pytest

from pegboard import catalog, strategy
from pegboard.cli import main
from pegboard.game import OptionError, OptionFault

RECORD = """\
[Game "solo-whist"]
[Variant "solo"]
[Format "1"]
[Options "deals=4"]
[Dealer "3"]

deal 2D AC 4C 6S 6H 2S AD TD 6D TS 3C 4S 5H / 3D 7S KS 4D KC 4H JH 6C 9S 8S 2H 8D QC / \
5S 3H 2C 8C 8H KH 9H QD TH 5D JC AH QS / TC 7H 9D KD 7D 5C 7C 3S QH JD JS 9C AS
0 prop
1 accept
2 pass
3 pass
0 2D
1 3D
2 5D
3 7D
"""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "solo.peg"
    path.write_text(RECORD, encoding="utf-8")
    return path


def answer(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> Any:  # noqa: ANN401 - any JSON
    assert main([*map(str, words), "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_replay(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "replay", path)
    assert (told["ok"], told["scores"], told["to_act"], told["result"]) == (
        True,
        [0, 0, 0, 0],
        [3],
        None,
    )
    assert told["events"][-1] == {
        "kind": "trick-taken",
        "seat": None,
        "trick": {"leader": 0, "cards": ["2D", "3D", "5D", "7D"], "winner": 3},
    }


def test_replay_says_where_a_card_does_not_follow(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(RECORD.replace("1 3D", "1 7S"), encoding="utf-8")
    told = answer(capsys, "replay", path, status=1)
    assert (told["line"], told["column"]) == (13, 3)
    assert (told["code"], told["reason"]) == ("not-legal", "must-follow-suit")


def test_actions(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "actions", path)
    assert told["seats"].keys() == {"3"}
    assert len(told["seats"]["3"]) == 12


def test_view(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "view", path, "--seat", "2")
    assert (told["kind"], told["contract"], told["declarers"]) == ("solo-whist", "prop", [0, 1])
    assert len(told["hand"]) == 12
    assert answer(capsys, "view", path, "--spectator")["hand"] is None


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("0: proposal, 1: accepted", "proposal and acceptance", "3:7♦")),
        ("ru", ("0: предложение, 1: принятие", "предложение и принятие", "3:7♦")),
    ],
)
def test_view_for_people(
    path: Path, capsys: pytest.CaptureFixture[str], lang: str, words: tuple[str, ...]
) -> None:
    assert main(["view", str(path), "--seat", "0", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in words)


def test_view_for_people_names_trumps_and_the_open_hand(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "0 open\n1 pass\n2 pass\n3 pass\n"
    text = RECORD.partition("0 prop")[0].replace("deals=4", "spread_when=before_first_lead")
    path.write_text(text + said, encoding="utf-8")
    assert main(["view", str(path), "--spectator"]) == 0
    out = capsys.readouterr().out
    assert "open misère" in out
    assert "3♣ 4♣ A♣ 2♦" in out


def test_verify_has_nothing_to_check(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "verify", path, status=1)["verdict"] == "no-proof"


def test_score_refuses_it_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "5h5c5sjd", "5d", "--variant", "solo"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "there is no variant “solo” of this game" in captured.err
    assert captured.err.count("\n") == 1


def test_it_has_club_players_of_its_only_variant() -> None:
    assert "solo-whist" in catalog.GAMES
    assert "solo-whist" in strategy.GAMES
    with pytest.raises(OptionError) as refused:
        strategy.club_player("solo-whist", "six-card")
    assert refused.value.code == OptionFault.UNKNOWN_VARIANT
