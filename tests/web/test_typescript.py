"""The browser's types: a small case against its text, the whole protocol against its classes."""

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec
import pytest

from pegboard.cards import FULL_PACK, Card
from pegboard.games.cribbage import Event, View
from pegboard.web import messages
from pegboard.web.typescript import NoTypeScriptError, main, module, protocol


class Mood(StrEnum):
    GLAD = "glad"
    SAD = "sad"


Why: TypeAlias = Literal["late", "early"]


@dataclass(frozen=True)
class Inner:
    mood: Mood
    why: Why | None
    pairs: tuple[tuple[int, str], ...]
    kind: Literal["inner"] = "inner"


class Outer(msgspec.Struct, tag_field="t", tag="outer"):
    hands: tuple[tuple[Card | None, ...] | None, ...]
    inner: Inner
    names: dict[str, str]
    ratio: float = 0.5


class Other(msgspec.Struct, tag_field="t", tag="other"):
    done: bool


Either: TypeAlias = Outer | Other

GOLDEN = """\
export const PROTOCOL = 3;

export type Card =
  | "AC"
{cards};

export type Mood =
  | "glad"
  | "sad";

export type Why = "late" | "early";

export interface Inner {{
  readonly mood: Mood;
  readonly why: Why | null;
  readonly pairs: readonly (readonly [number, string])[];
  readonly kind: "inner";
}}

export interface Outer {{
  readonly t: "outer";
  readonly hands: readonly (readonly (Card | null)[] | null)[];
  readonly inner: Inner;
  readonly names: Readonly<Record<string, string>>;
  readonly ratio: number;
}}

export interface Other {{
  readonly t: "other";
  readonly done: boolean;
}}

export type Either = Outer | Other;
"""


def test_a_small_case_is_written_like_this() -> None:
    text = module({"Either": Either}, constants={"PROTOCOL": 3})
    cards = "\n".join(f'  | "{card}"' for card in FULL_PACK[1:])
    assert text.split("\n\n", 1)[1] == GOLDEN.format(cards=cards)


def test_every_message_view_and_event_is_declared_once_and_the_same_each_time() -> None:
    text = protocol()
    declared = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    members = [*get_args(messages.Inbound), *get_args(messages.Outbound), *get_args(Event)]
    assert {member.__name__ for member in members} <= set(declared)
    assert {"Inbound", "Outbound", "CribbageView", "CribbageEvent", "Card"} <= set(declared)
    assert "Message" not in declared
    assert text == protocol()


def test_every_name_that_is_used_is_declared() -> None:
    text = re.sub(r"//.*|\"[^\"]*\"", "", protocol())
    declared = set(re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE))
    assert set(re.findall(r"\b[A-Z]\w*", text)) - {"Readonly", "Record"} <= declared


def test_fields_of_the_view_are_all_there() -> None:
    body = re.search(r"export interface CribbageView \{(.*?)\}", protocol(), re.DOTALL)
    assert body is not None
    written = re.findall(r"readonly (\w+):", body[1])
    assert written == list(View.__dataclass_fields__)


class Odd(msgspec.Struct):
    when: complex


def test_what_has_no_form_in_json_is_refused() -> None:
    with pytest.raises(NoTypeScriptError, match="complex"):
        module({"Odd": Odd})


def test_two_types_of_one_name_are_refused() -> None:
    class Other(msgspec.Struct):
        late: int

    with pytest.raises(NoTypeScriptError, match="two types are called Other"):
        module({"Either": Either, "Second": tuple[Other, ...]})


def test_the_command_writes_the_file_and_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "generated" / "messages.ts"
    assert main([str(path)]) == 0
    assert path.read_text(encoding="utf-8") == protocol()


def test_the_command_writes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["-"]) == 0
    assert capsys.readouterr().out == protocol()


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["--help"]])
def test_the_command_says_how_it_is_used(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "usage:" in capsys.readouterr().err
