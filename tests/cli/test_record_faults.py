"""What a person reads about a faulty record: the place, what stands there, and what is wrong."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from pegboard.cli import main
from pegboard.game import Refusal
from pegboard.texts import LANGUAGES, Texts

Read = Callable[..., str]

OWN_FAULTS: Final = {
    Refusal.NOT_TO_ACT,
    Refusal.GAME_OVER,
    Refusal.CARD_TWICE,
    Refusal.WRONG_COUNT,
}
"""Refusals that have a code of their own in records."""


@pytest.fixture
def read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Read:
    def read_it(game: str, variant: str, *lines: str, options: str = "", lang: str = "en") -> str:
        """The complaint of ``replay`` about a record of these lines, without the file's name."""
        tags = {"Game": game, "Variant": variant, "Format": "1", "Options": options, "Dealer": "1"}
        head = [f'[{name} "{value}"]' for name, value in tags.items() if value]
        path = tmp_path / "game.peg"
        path.write_text("\n".join([*head, "", *lines, ""]), encoding="utf-8")
        assert main(["--lang", lang, "replay", str(path)]) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        return said.strip().removeprefix(f"{path}, ")

    return read_it


CRIBBAGE: Final = (
    "deal 5H JC 4S 8C 2C KH / 3D 3S 7H 9D QD AS",
    "0 2C KH",
    "1 AS QD",
    "cut 6S",
    "0 8C",
    "1 7H",
)
ECARTE: Final = ("deal KS QS JD 9C 8H / KH AS 9D TC 7C + 7H",)


@pytest.mark.parametrize(
    ("game", "lines", "part", "why"),
    [
        ("cribbage", [*CRIBBAGE[:5], "1 7H = 3"], "“3”", "give “2” here"),
        ("cribbage", [CRIBBAGE[0], "0 2C AS"], "“AS”", "does not hold this card"),
        ("cribbage", [CRIBBAGE[0], "0 2C"], "“0 2C”", "not the number of cards"),
        ("cribbage", [*CRIBBAGE[:5], "1 7H ="], "“1 7H =”", "check its spelling"),
        ("cribbage", [*CRIBBAGE, "0 bid 3"], "“bid”", "another moment of the deal"),
        ("cribbage", [*CRIBBAGE, "0 JC", "1 9D"], "“9D”", "above 31"),
        ("ecarte", [*ECARTE, "0 play", "0 KS", "1 KH"], "“KH”", "of the suit that was led"),
        ("ecarte", [*ECARTE, "0 play", "0 KS", "1 AS", "0 QS", "1 9D"], "“9D”", "but a trump"),
        ("ecarte", [*ECARTE, "0 play", "0 king = 1"], "“king”", "not hold the king"),
        ("ecarte", [*ECARTE, "0 play", "0 KS", "1 AS", "0 QS", "1 king"], "“king”", "no longer"),
    ],
)
def test_what_is_wrong_is_said(
    read: Read, game: str, lines: list[str], part: str, why: str
) -> None:
    said = read(game, "six-card" if game == "cribbage" else game, *lines)
    assert f", {part}: " in said
    assert why in said


def test_both_languages_say_it(read: Read) -> None:
    said = read("cribbage", "six-card", CRIBBAGE[0], "0 2C AS", lang="ru")
    assert said.startswith("строка 7, столбец 6, «AS»: Этой карты на руке нет.")


@pytest.mark.parametrize(
    ("variant", "option", "part", "why"),
    [
        ("six-card", "target=5", "“target=5”", "target: a whole number from 31 to 361. Please"),
        ("six-card", "crib_flush=six", "“crib_flush=six”", "crib_flush: five or four. Please"),
        ("six-card", "muggins=on", "“muggins=on”", "only beside counting=manual. Please"),
        (
            "six-card",
            "auction_when=x",
            "“auction_when=x”",
            "it has target, pone_bonus, crib_flush, ",
        ),
        ("partners", "colour=red", "“colour=red”", "it has target, "),
    ],
)
def test_a_wrong_option_says_what_is_allowed(
    read: Read, variant: str, option: str, part: str, why: str
) -> None:
    options = f"first_dealer=cut {option} cut_mode=auto"
    said = read("cribbage", variant, CRIBBAGE[0], options=options)
    assert f", {part}: " in said
    assert why in said
    assert "Options" in read("cribbage", variant, CRIBBAGE[0], options=options, lang="ru")


def test_a_wrong_result_says_the_right_one(read: Read) -> None:
    winning = [*CRIBBAGE[:3], "cut JD"]
    options = 'target=31"]\n[Start "20 30"]\n[Result "31 20'
    assert "The rules give “20 31” here" in read("cribbage", "six-card", *winning, options=options)


def test_a_record_from_standard_input_is_quoted_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = '[Game "cribbage"]\n[Variant "six-card"]\n[Format "1"]\n\ndance\n'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    assert main(["--lang", "en", "replay", "-"]) == 1
    assert "line 5, column 1, “dance”: " in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for reason in Refusal if reason not in OWN_FAULTS])
def test_each_reason_has_its_own_sentence(lang: str, reason: Refusal) -> None:
    texts = Texts(lang)
    said = texts.text("record-not-legal", reason=reason.value)
    assert said != texts.text("record-error-not-legal")
    assert said.endswith(".")
