"""The page about a new game names files that the games of the catalog have."""

import re
from itertools import product

import pytest

from pegboard.catalog import GAMES
from support.checkout import ROOT

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
SHORT = {"solo-whist": "solo"}
ROWS = [line.split(" | ") for line in PAGE.splitlines() if line.startswith("| `")]


def files_in(cell: str) -> list[str]:
    return re.findall(r"`([\w{},*./-]+\.(?:py|md|ts|ftl|lines|peg))`", cell)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_files_of_the_rules(game: str) -> None:
    named = [name for row in ROWS if len(row) == 3 for name in files_in(row[0])]
    assert len(named) > 15
    folder = ROOT / "src/pegboard/games" / game.replace("-", "_")
    assert not [name for name in named if not (folder / name).is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_other_files(game: str) -> None:
    names = (game, game.replace("-", "_"), SHORT.get(game, game))
    cells = [row[0] for row in ROWS if len(row) == 2]
    paths = [path for cell in cells for path in files_in(cell) if "/" in path]
    assert len(paths) > 15
    for path, language in product(paths, ("en", "ru")):
        asked = [path.replace("NAME", name).replace("{en,ru}", language) for name in names]
        assert any(any(ROOT.glob(one)) for one in asked), path


def test_sevens_has_what_the_page_says_of_it() -> None:
    folder = ROOT / "tests/support/sevens"
    named = [name for row in ROWS if len(row) == 3 for name in files_in(row[2])]
    assert len(named) > 8
    assert not [name for name in named if not (folder / name).is_file()]
