"""What the packages show to the outside, and what importing them costs."""

import importlib
import inspect
import json
import pkgutil
import subprocess
import sys

import pytest

import pegboard

HEAVY = {
    "numpy",
    "numba",
    "litestar",
    "msgspec",
    "sqlalchemy",
    "textual",
    "typer",
    "fluent",
    "rich",
}
PACKAGES = sorted(
    module.name
    for module in pkgutil.walk_packages(pegboard.__path__, "pegboard.")
    if module.ispkg and not any(part.startswith("_") for part in module.name.split("."))
)


@pytest.mark.parametrize("name", PACKAGES)
def test_all_is_true_and_documented(name: str) -> None:
    package = importlib.import_module(name)
    names: list[str] = list(getattr(package, "__all__", []))
    for public in names:
        value = getattr(package, public)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), f"{name}.{public} says nothing of itself"


@pytest.mark.parametrize("name", PACKAGES)
def test_a_package_shows_nothing_that_all_does_not_name(name: str) -> None:
    package = importlib.import_module(name)
    named = set(getattr(package, "__all__", []))
    shown = {
        word
        for word, value in vars(package).items()
        if not word.startswith("_") and not inspect.ismodule(value) and word != "annotations"
    }
    assert shown <= named


def test_importing_the_library_loads_nothing_heavy() -> None:
    use = "from pegboard import cribbage; cribbage.new"
    tell = "import json, sys; print(json.dumps(sorted(sys.modules)))"
    ran = subprocess.run(
        [sys.executable, "-c", f"{use}; {tell}"], capture_output=True, text=True, check=True
    )
    loaded = {module.split(".")[0] for module in json.loads(ran.stdout)}
    assert not loaded & HEAVY
