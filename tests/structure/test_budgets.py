"""Sizes that the house keeps: modules, functions, and what stands in them."""

import ast
import re
from pathlib import Path

import pytest

from support.checkout import ROOT, tracked

MODULE_LIMIT = 600
FUNCTION_LIMIT = 60


PYTHON = tracked("*.py", "dev")
SOURCES = tracked("*.py", "*.ts", "*.svelte", "*.css", "dev")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_module_passes_the_limit(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MODULE_LIMIT


@pytest.mark.parametrize("path", PYTHON, ids=name_of)
def test_no_function_passes_the_limit(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    long = {
        node.name: length
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or 0) - node.lineno + 1 - _docstring_lines(node))
        > FUNCTION_LIMIT
    }
    assert not long


def _docstring_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return (first.end_lineno or 0) - first.lineno + 1
    return 0


def test_nothing_is_left_unfinished() -> None:
    marks = re.compile("|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "pytest.mark." + "skip")))
    found = [
        f"{name_of(path)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if marks.search(line)
    ]
    assert not found


def test_no_silenced_check_lacks_its_code() -> None:
    bare = re.compile(r"# type: ignore(?!\[)|# noqa(?!: [A-Z])|# pyright: ignore(?!\[)")
    found = [
        f"{name_of(path)}:{number}"
        for path in PYTHON
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if bare.search(line) and path.name != Path(__file__).name
    ]
    assert not found
