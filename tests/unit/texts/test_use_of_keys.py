"""Every text that is asked for exists, every text is used, and no sentence stands elsewhere."""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import pytest

from pegboard import catalog
from pegboard.club.tables import ClubRefusal
from pegboard.dealing import Verdict
from pegboard.game import OptionFault, RecordFault, Refusal
from pegboard.games import cribbage, ecarte, solo_whist
from pegboard.strategy import LEVELS
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._frames import Farewell
from pegboard.web._offers import OFFERS
from pegboard.web._search import topics_of
from pegboard.web.guides import guides
from support.catalogs import messages
from support.checkout import ROOT, tracked

TEMPLATES = tracked("src/pegboard/web/templates/*.html")
PYTHON = tracked("src/pegboard/*.py")
BROWSER = [
    path
    for path in tracked("frontend/src/*.ts", "frontend/src/*.svelte")
    if not path.name.endswith(".test.ts")
    and not {"testing", "gallery", "generated"} & set(path.parts)
]
SOURCES = [*TEMPLATES, *PYTHON, *BROWSER]

RUSSIAN = re.compile(r"[А-Яа-яЁё]{2,}")
"""Single letters stand for keys of the Russian keyboard."""

ASKED = re.compile(r"""(?:\.text|\.html|(?<![\w.])[th])\(\s*["'`]([a-z0-9]+(?:-[a-z0-9]+)+)["'`]""")
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
QUOTED = re.compile(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")


def families() -> Iterator[str]:
    """Keys that are built from codes, name by name: nothing may hide behind a pattern."""
    yield from (f"refusal-{why.value}" for why in (*Refusal, *ClubRefusal))
    yield from (f"bye-{why.value}" for why in Farewell)
    yield from (f"record-error-{fault.value}" for fault in RecordFault)
    yield from (f"option-error-{fault.value}" for fault in OptionFault)
    yield from (f"language-{lang}" for lang in LANGUAGES)
    yield from (f"page-theme-{theme}" for theme in ("system", "light", "dark"))
    for error in ("not-found", "request", "forbidden", "busy", "server"):
        yield from (f"error-{error}", f"error-{error}-title")
    yield from (f"lobby-unfinished-{whose}" for whose in ("yours", "theirs"))
    yield from (f"lobby-unfinished-{stage}" for stage in ("waiting", "showing", "over"))
    yield from _options()
    yield from _offers()
    yield from _guides()
    yield from _table()
    yield from _cribbage_table()
    yield from _solo_table()
    yield from _terminal()


def _options() -> Iterator[str]:
    for game, entry in catalog.GAMES.items():
        for spec in (spec for variant in entry.variants for spec in entry.option_specs(variant)):
            name = spec.name.replace("_", "-")
            yield from (f"option-{name}", f"option-note-{name}", f"option-{name}-value")
            yield from (f"option-{name}-{value.replace('_', '-')}" for value in spec.values)
            yield from (f"option-{name}-other",) if spec.span else ()
            of_game = f"option-note-{game}-{name}"
            yield from (of_game,) if of_game in messages("en") else ()


def _offers() -> Iterator[str]:
    yield from LEVELS
    for offer in OFFERS.values():
        yield from (f"game-{offer.game}", f"spellings-{offer.game}")
        yield from (offer.name, offer.players, *topics_of(offer))
        yield from (f"offer-{offer.variant}-{what}" for what in ("lead", "time"))
        yield from (f"seat-{place}" for place in offer.others.values())
    yield from (f"seat-for-{who}" for who in ("person", "club"))
    yield from (f"games-{game}" for game, entry in catalog.GAMES.items() if entry.variants[1:])
    for row in ("with", "company", "club", "clubs", "alone", "score", "pairs", "many"):
        yield f"lobby-unfinished-{row}"


def _guides() -> Iterator[str]:
    for lang in LANGUAGES:
        for guide in guides().values():
            yield from guide.keys(Texts(lang))


def _table() -> Iterator[str]:
    yield from (f"count-{kind}" for kind in get_args(cribbage.ItemKind))
    yield from (f"play-{reason}" for reason in get_args(cribbage.PlayReason))
    yield from (f"say-{what}" for what in ("sat", "left", "ready", "again"))
    yield from (f"show-{what}" for what in ("hand", "crib"))
    yield from (f"say-opened-{what}" for what in ("hand", "crib"))
    yield from (f"degree-{degree}" for degree in ("mars", "skunk", "double-skunk"))
    yield from (f"ended-{how}" for how in ("resigned", "time", "abandoned", "agreed"))
    yield from (f"speed-{speed}" for speed in ("slow", "normal", "fast", "none"))
    yield from (f"theme-{theme}" for theme in ("system", "light", "dark"))
    yield from (f"board-{layout}" for layout in ("long", "oval", "snake", "heart", "sheet"))
    yield from (f"table-{tab}" for tab in ("history", "deals"))


def _cribbage_table() -> Iterator[str]:
    yield from (f"{speech}-{word}" for speech in ("say", "call") for word in ("bid", "pass"))
    yield from (f"say-{word}" for word in ("silent", "muggins", "muggins-wrong"))
    yield from (f"turn-claim-{what}" for what in ("hand", "crib"))
    yield from (f"turn-other-{choice}-many" for choice in ("lay-away", "muggins"))
    yield from (f"say-{what}" for what in ("filled", "emptied", "taking", "withdrew"))


def _solo_table() -> Iterator[str]:
    calls = [contract.value for contract in solo_whist.CALLS]
    others = [word for word in get_args(solo_whist.Word) if word not in calls]
    yield from (f"solo-call-{word}" for word in (*calls, *others))
    yield from (f"solo-meaning-{call}" for call in calls)
    yield from (f"solo-note-{word}" for word in others)
    yield from (f"solo-say-{word}" for word in ("prop", *others))
    yield from (f"solo-say-thrown-in-{cause}" for cause in ("all-pass", "proposal"))
    yield from (f"solo-side-{side}" for side in ("declarer", "defender"))
    yield from (f"solo-turn-other-{what}" for what in ("call", "trumps", "play"))


def _terminal() -> Iterator[str]:
    yield from (f"cli-item-{kind}" for kind in get_args(cribbage.ItemKind))
    for phases in (cribbage.Phase, ecarte.Phase, solo_whist.Phase):
        yield from (f"cli-phase-{phase.value}" for phase in phases)
    yield from (f"cli-verdict-{verdict.value}" for verdict in Verdict)
    yield from (f"cli-left-{how}" for how in ("resigned", "time", "abandoned"))
    for kind in ("name", "value", "needs"):
        yield from (f"cli-error-option-{kind}", f"cli-record-option-{kind}")
    for row in ("rate", "strength", "points"):
        yield from (f"cli-arena-{row}", f"cli-arena-{row}-value", f"cli-arena-{row}-interval")
    for variants in (cribbage.VARIANTS, ecarte.VARIANTS, solo_whist.VARIANTS):
        yield from (f"cli-variant-{variant}" for variant in variants)
    yield from (f"ecarte-call-{word}" for word in get_args(ecarte.CallWord))
    yield from (f"ecarte-situation-{how}" for how in get_args(ecarte.Situation))
    yield from (f"solo-word-{word}" for word in get_args(solo_whist.Word))
    yield from (f"solo-contract-{contract.value}" for contract in solo_whist.Contract)
    for asked in ("again", "bid", "card", "choice", "choice-pass", "go-on", "muggins", "nothing"):
        yield f"term-keys-{asked}"
    yield from ("term-keys-number", "term-keys-throw")
    for row in (
        *("seat", "phase", "deal", "dealer", "scores", "hand", "laid-away", "crib"),
        *("starter", "table", "total", "shows", "to-act"),
        *("played", "exposed", "turned", "calls", "contract", "declarers", "trumps", "spread"),
        *("trick", "last-trick", "taken", "changes"),
        *("turn-up", "stock", "said", "exchanges", "aside", "situation", "asked", "king"),
    ):
        yield f"cli-view-{row}"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def quoted_in_sources() -> set[str]:
    return {key for path in SOURCES for key in QUOTED.findall(read(path))}


def test_there_is_something_to_search() -> None:
    assert len(TEMPLATES) >= 5
    assert len(PYTHON) >= 30
    assert len(BROWSER) >= 5


def test_every_text_that_is_asked_for_exists() -> None:
    known = messages("en").keys()
    missing = {
        (path.relative_to(ROOT).as_posix(), key)
        for path in SOURCES
        for key in ASKED.findall(read(path))
        if key not in known
    }
    assert missing == set()


def test_every_family_is_complete() -> None:
    """Options may lack a text for a single value where all values share one, and the reverse."""
    known = messages("en").keys()
    missing = {key for key in families() if key not in known}
    assert {key for key in missing if not key.startswith("option-")} == set()
    for key in missing - {key for key in missing if key.endswith("-value")}:
        name = key.rpartition("-")[0]
        assert f"{name}-value" in known or key.startswith("option-error"), key


def test_every_text_is_used() -> None:
    quoted = quoted_in_sources()
    spoken = {key for lang in LANGUAGES for m in messages(lang).values() for key in m.references}
    unused = messages("en").keys() - quoted - spoken - set(families())
    assert unused == set()


# --- No sentence outside the catalogs ------------------------------------------------------------


def python_strings(path: Path) -> Iterator[str]:
    """Texts of a module that are no docstrings."""
    tree = ast.parse(read(path))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield text
            case _:
                pass


def test_no_python_text_is_russian() -> None:
    found = [
        (path.relative_to(ROOT).as_posix(), text)
        for path in PYTHON
        for text in python_strings(path)
        if RUSSIAN.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("path", [*TEMPLATES, *BROWSER], ids=lambda path: path.name)
def test_no_source_of_a_page_is_russian(path: Path) -> None:
    assert RUSSIAN.search(read(path)) is None


SPOKEN = {"alt", "title", "placeholder", "aria-label", "aria-description", "label", "content"}
PROGRAMS = {"code", "style", "script", "title-of-svg"}
HARMLESS = re.compile(r"width=device-width.*|light dark|#[0-9a-f]{6}|<!doctype html>")


class _Words(HTMLParser):
    """Collects what a reader would see or hear: text, and attributes that speak."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in PROGRAMS:
            self.open.append(tag)
        self.found += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not self.open:
            self.found.append(data)


def words_of(markup: str) -> list[str]:
    reader = _Words()
    reader.feed(markup)
    found = (HARMLESS.sub("", text) for text in reader.found)
    return [text.strip() for text in found if re.search(r"[^\W\d_]{2,}", text)]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_no_template_holds_words_of_its_own(path: Path) -> None:
    source = re.sub(r"\{% block kind %\}.*?\{% endblock %\}", "", read(path))
    bare = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", source, flags=re.DOTALL)
    assert words_of(bare) == []


def test_words_in_a_template_would_be_found() -> None:
    assert words_of('<p>{{ x }} Welcome</p><img alt="a cat">') == ["{{ x }} Welcome", "a cat"]


@pytest.mark.parametrize(
    "path", [path for path in BROWSER if path.suffix == ".svelte"], ids=lambda path: path.name
)
def test_no_component_holds_words_of_its_own(path: Path) -> None:
    markup = re.sub(r"<(script|style).*?</\1>", "", read(path), flags=re.DOTALL)
    assert words_of(without_braces(markup)) == []


def without_braces(markup: str) -> str:
    """Svelte's expressions taken out, however deep their braces go."""
    depth = 0
    kept: list[str] = []
    for letter in re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL):
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        elif letter == "{" and depth == 1:
            kept.append("0")
        depth -= letter == "}"
    return "".join(kept)
