"""Every row of ``tests/data/cases.csv`` about cribbage: the answer that players agree on.

Rows about a hand, a play or a lot are read by their own small language; the others each have a
story in ``support.cribbage_stories`` that bears the row's id. A row that nobody reads fails.
"""

import csv
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, Literal

import pytest

from pegboard import catalog
from pegboard.cards import parse_cards
from pegboard.catalog import option_specs
from pegboard.game import DEALER, Game, read_record
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    CountClosed,
    Event,
    ItemKind,
    Laid,
    Lot,
    LotDrawn,
    Phase,
    SaidGo,
    Shown,
    score,
)
from support.cribbage import Cribbage, at_play, refusal
from support.cribbage_stories import STORIES

Row = dict[str, str]

ELSEWHERE = {
    "platform": "connections, clocks and stores: tests/web, tests/contract, tests/unit/club",
    "security": "what the club sends and to whom: tests/web, tests/unit/dealing",
    "record": "records and their storage: tests/records, tests/unit/game, tests/contract",
    "ecarte": "another game: tests/rules/test_ecarte_cases.py",
    "solo": "another game: tests/rules/test_solo_whist_cases.py",
}
"""Areas that are no question of the rules of cribbage, and where they are answered."""

CASES = (Path(__file__).parents[1] / "data" / "cases.csv").read_text(encoding="utf-8")
ROWS: list[Row] = list(csv.DictReader(StringIO(CASES)))


def rows(kind: Callable[[Row], bool]) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in ROWS if kind(row)]


def is_hand(row: Row) -> bool:
    return is_ours(row) and " hand='" in " " + row["situation"]


def is_play(row: Row) -> bool:
    return is_ours(row) and "plays:" in row["situation"]


def is_lot(row: Row) -> bool:
    return row["situation"].startswith("cut for deal crib")


def is_ours(row: Row) -> bool:
    return row["area"] not in ELSEWHERE


# --- The rows' language -----------------------------------------------------------------------

NAMED = re.compile(r"(\w+)=('[^']*'|\S+)")
GAMES = {("crib5", 2): "five-card", ("crib6", 2): "six-card", ("crib7", 2): "seven-card"} | {
    (name, players): variant
    for name in ("crib", "crib5", "crib6")
    for players, variant in ((3, "three-handed"), (4, "four-handed"))
}
KINDS: dict[str, tuple[ItemKind, ...]] = {
    "fifteens": ("fifteen",),
    "pairs": ("pair", "pair-royal", "double-pair-royal"),
    "runs": ("run",),
    "flush": ("flush",),
    "nobs": ("nobs",),
}


def named(text: str) -> dict[str, str]:
    return {name: value.strip("'") for name, value in NAMED.findall(text)}


def variant_of(game: str, players: int) -> str:
    return "auction" if game.startswith("auction") else GAMES[game, players]


def chosen(words: dict[str, str], variant: str) -> dict[str, str]:
    """The words that are options of the variant."""
    names = {spec.name for spec in option_specs("cribbage", variant)}
    return {name: value for name, value in words.items() if name in names}


@pytest.mark.parametrize("row", rows(is_hand))
def test_hands(row: Row) -> None:
    words = named(row["situation"])
    variant = variant_of(words.get("game", "crib6"), 2)
    hand, starter, crib = parse_cards(words["hand"]), words["starter"], words["crib"] == "yes"
    crib_flush: Literal["five", "four"] = "four" if words.get("crib_flush") == "four" else "five"
    shown = score(hand, starter=starter, crib=crib, variant=variant, crib_flush=crib_flush)
    answer = row["right_answer"].removesuffix("; nothing scores")
    expected = {name: int(points) for name, points in (it.split("=") for it in answer.split("; "))}
    total = expected.pop("total")
    assert set(expected) <= set(KINDS)
    assert shown.total == total == sum(expected.values())
    assert {name: shown.points(*kinds) for name, kinds in KINDS.items()} == {
        name: expected.get(name, 0) for name in KINDS
    }


@dataclass
class Position:
    """A play row being played: names and seats, what has happened and what was looked at."""

    game: Cribbage
    names: Sequence[str]
    before: tuple[int, ...]
    unread: list[Event] = field(default_factory=list[Event])

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def read(self, *kinds: type[Event]) -> Event | None:
        """The next event of one of these kinds before the next card, taken out."""
        for at, event in enumerate(self.unread):
            if isinstance(event, kinds):
                return self.unread.pop(at)
        return None

    def lay(self, name: str, card: str) -> None:
        assert self.game.to_act == (self.seat(name),)
        assert not [it for it in self.unread if isinstance(it, CountClosed) and it.points]
        self.unread = list(self.game.play(self.seat(name), card))


# One step of a trace, as in `A:5D=15+5(15,run3)`, `B:GO`, `[B+1 go]`, `(new count, A leads)`.
STEPS = re.compile(
    r"(?P<name>\w+):(?P<card>[2-9TJQKA][CDHS])=(?P<total>\d+)\+(?P<points>\d+)(\((?P<why>[^)]+)\))?"
    r"|(?P<go>\w+):GO"
    r"|\[(?P<closer>\w+)\+1 (?P<reason>go|last)\]"
    r"|\(new count, (?P<leader>\w+) leads\)"
)
REASONS = {
    "15": "fifteen",
    "31": "thirty-one",
    "pair": "pair",
    "pair royal": "pair-royal",
    "double pair royal": "double-pair-royal",
}


def walk(position: Position, trace: str) -> list[str]:
    """Play a trace and compare each step; the acts of it, such as ``A:5D`` and ``B:GO``."""
    assert not STEPS.sub("", trace).strip(), f"unread: {STEPS.sub('', trace).strip()}"
    acts: list[str] = []
    for step in STEPS.finditer(trace):
        if step["name"]:
            acts.append(f"{step['name']}:{step['card']}")
            position.lay(step["name"], step["card"])
            check_card(position.read(Laid), step)
        elif step["go"]:
            acts.append(f"{step['go']}:GO")
            said = position.read(SaidGo)
            assert isinstance(said, SaidGo)
            assert said.seat == position.seat(step["go"])
        elif step["closer"]:
            closed = position.read(CountClosed)
            assert isinstance(closed, CountClosed)
            seat = position.seat(step["closer"])
            assert (closed.seat, closed.reason, closed.points) == (seat, step["reason"], 1)
        else:
            assert position.game.view(None).total == 0
            assert position.game.to_act == (position.seat(step["leader"]),)
    return acts


def check_card(laid: Event | None, step: re.Match[str]) -> None:
    assert isinstance(laid, Laid)
    assert (laid.total, laid.points) == (int(step["total"]), int(step["points"]))
    why = {
        f"run{item.cards}" if item.kind == "run" else item.kind
        for item in laid.items
        if item.points
    }
    assert why == {REASONS.get(it, it) for it in (step["why"] or "").split(",") if it}


def pegged(position: Position, text: str) -> None:
    """``A=0 B=1``: what has been pegged in the play."""
    after = position.game.view(None).scores
    shown = [0] * len(after)
    for event in position.game.events:
        if isinstance(event, Shown):
            shown[event.side] += event.pegged
    for name, points in named(text).items():
        side = position.seat(name)
        assert after[side] - position.before[side] - shown[side] == int(points)


def coming(position: Position, text: str) -> None:
    """``B to act, count=15``: whose turn it is, and the running total."""
    match = re.fullmatch(r"(\w+) to act, count=(\d+)(?: \((\w+)'s go is automatic\))?", text)
    assert match is not None, f"unread: {text}"
    assert position.game.to_act == (position.seat(match[1]),)
    assert position.game.view(None).total == int(match[2])
    if match[3]:
        said = position.read(SaidGo)
        assert isinstance(said, SaidGo)
        assert said.seat == position.seat(match[3])


def then(position: Position, text: str) -> None:
    """What follows a play: wishes that are refused, more cards, legal cards, the show."""
    for clause in re.split(r"; |\. (?=[A-Z])", text):
        refused = re.fullmatch(r"(\w+):(\w+) -> (?:refused|rejected)(?:, state unchanged)?", clause)
        if refused:
            refusal(position.game, position.seat(refused[1]), refused[2].replace("GO", "go"))
        elif clause.startswith("legal plays "):
            (seat,) = position.game.to_act
            legal = {position.game.rules.write(it) for it in position.game.actions(seat)}
            assert legal == set(clause.removeprefix("legal plays ").split())
        elif STEPS.match(clause):
            walk(position, clause)
        elif not clause.startswith("Face-to-face"):
            show_of(position, clause)


SHOW = re.compile(r"(?:show starter \w+: )?(?P<name>\w+) hand (?P<points>\d+)")
CRIB = re.compile(r"crib '(?P<cards>[^']+)' (?P<points>\d+)")
SCORES = re.compile(r"(?:with 3 for last )?(?P<scores>(\w+=\d+ ?)+)")


def show_of(position: Position, clause: str) -> None:
    """``A hand 5``, ``crib 'QH 9C AH 4D' 6`` or the scores after it all, ``A=8 B=15``."""
    shows = [event for event in position.game.events if isinstance(event, Shown)]
    if hand := SHOW.fullmatch(clause):
        owner = position.seat(hand["name"])
        assert [it.pegged for it in shows if it.what == "hand" and it.owner == owner] == [
            int(hand["points"])
        ]
    elif crib := CRIB.fullmatch(clause):
        (shown,) = [event for event in shows if event.what == "crib"]
        assert shown.pegged == int(crib["points"])
        assert set(map(str, shown.cards)) == set(crib["cards"].split())
    else:
        scores = SCORES.fullmatch(clause)
        assert scores is not None, f"unread: {clause}"
        for name, points in named(scores["scores"]).items():
            assert position.game.view(None).scores[position.seat(name)] == int(points)


def position_of(row: Row) -> Position:
    """The row's hands dealt and kept, the starter turned (no jack, unless the row turns one)."""
    head, tail = row["situation"].split(" plays:")[0].split(" hands ")
    words = named(head)
    names = words["order"].split(",")
    hands = named(tail)
    assert set(hands) == set(names)
    variant = variant_of(words["game"], len(names))
    starter = re.search(r"starter[= ]'?(\w\w)", row["situation"] + row["right_answer"])
    crib = CRIB.search(row["right_answer"])
    game = at_play(
        variant,
        [hands[name] for name in names],
        starter=starter[1] if starter else "",
        crib=crib["cards"] if crib else "",
        dealer=names.index(words["dealer"]),
        options=chosen(words, variant),
    )
    return Position(game, names, game.view(None).scores)


@pytest.mark.parametrize("row", rows(is_play))
def test_plays(row: Row) -> None:
    position = position_of(row)
    begun = str(position.game.record())
    trace, *rest = row["right_answer"].split(" | ")
    acts = walk(position, trace)
    assert row["situation"].split("plays:")[1].split() == acts
    check_record(position, begun, acts)
    for part in rest:
        if part.startswith("pegged "):
            pegged(position, part)
        elif part.startswith("next: "):
            coming(position, part.removeprefix("next: "))
        elif part.startswith("then "):
            then(position, part.removeprefix("then "))
        else:
            assert part == "play over", f"unread: {part}"
            assert position.game.view(None).phase is not Phase.PLAY


def check_record(position: Position, begun: str, acts: Iterable[str]) -> None:
    """The same acts as lines of a record, gos written out, lead to the same state."""
    said = [act.split(":") for act in acts]
    lines = [f"{position.seat(name)} {what.replace('GO', 'go')}" for name, what in said]
    record = read_record("\n".join([begun.rstrip(), *lines, ""]), catalog.rules)
    assert record.state == position.game.state


@pytest.mark.parametrize("row", rows(is_lot))
def test_lots(row: Row) -> None:
    cards = named(row["situation"])
    names = list(cards)
    rules = cribbage.rules(variant_of("crib6", len(names)))
    game: Cribbage = Game(rules)
    (drawn,) = game.play(DEALER, Lot(tuple(parse_cards(" ".join(cards.values())))))
    assert isinstance(drawn, LotDrawn)
    answer = row["right_answer"]
    if answer.startswith("tie"):
        assert drawn.dealer is None
        assert game.state.phase is Phase.LOT
        return
    match = re.match(r"(\w+) deals .*; (\w+) leads the play$", answer)
    assert match is not None
    assert drawn.dealer == names.index(match[1])
    pone = rules.terms.left_of(names.index(match[1]))
    assert pone == names.index(match[2])


@pytest.mark.parametrize("name", STORIES)
def test_stories(name: str) -> None:
    STORIES[name]()


def test_every_row_is_read() -> None:
    for row in ROWS:
        read = is_hand(row) or is_play(row) or is_lot(row) or row["id"] in STORIES
        assert read is is_ours(row), row["id"]
    assert {row["area"] for row in ROWS} == {
        *ELSEWHERE,
        *("scoring", "pegging", "flow", "endgame", "variant"),
    }
