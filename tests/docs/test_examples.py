"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

from support.checkout import ROOT, tracked

PAGES = [path for path in tracked("*.md") if path.is_file()]


def test_the_five_lines_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_picture_of_a_page_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if not re.match(r"[a-z]+:", target):
            assert (page.parent / target).exists(), target
