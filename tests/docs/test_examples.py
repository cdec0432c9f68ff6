"""What the README and the modules show is what happens, and what pages point to is there."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from pegboard.catalog import GAMES
from support.checkout import ROOT, tracked

PAGES = tracked("*.md")

MODULES = [
    path.relative_to(ROOT / "src").with_suffix("")
    for path in tracked("src/pegboard/*.py")
    if ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_the_examples_of_a_module_run(module: Path) -> None:
    parts = module.parts[:-1] if module.name == "__init__" else module.parts
    result = doctest.testmod(importlib.import_module(".".join(parts)))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_five_lines_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_programs_of_the_manual_run(capsys: pytest.CaptureFixture[str]) -> None:
    manual = (ROOT / "docs/manual.md").read_text(encoding="utf-8")
    short, whole = re.findall(r"```python\n(.*?)```", manual, re.DOTALL)
    exec(short, {})  # noqa: S102 - our own page
    assert "<Game solo-whist solo, deal 1, score 0 0 0 0>" in capsys.readouterr().out
    exec(whole, {})  # noqa: S102 - our own page
    assert "GameEnded" in capsys.readouterr().out


def test_the_manual_names_every_variant() -> None:
    manual = (ROOT / "docs/manual.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)`[^|]* \| (.*?) \|", manual, re.MULTILINE))
    for game, entry in GAMES.items():
        assert rows[game] == ", ".join(f"`{variant}`" for variant in entry.variants)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_picture_of_a_page_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if not re.match(r"[a-z]+:", target):
            assert (page.parent / target).exists(), target
