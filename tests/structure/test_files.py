"""What may and may not lie in the checkout."""

import json
import re
from pathlib import Path

from support.checkout import ROOT, tracked

READ = {".py", ".md", ".ts", ".svelte", ".json", ".toml", ".ftl", ".txt", ".css"}
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_python_locks_carry_hashes_and_no_addresses() -> None:
    assert LOCKS
    for lock in LOCKS:
        text = lock.read_text()
        assert not re.search(r"https?://|--(index|extra-index|find-links)", text)
        pinned = [line for line in text.splitlines() if re.match(r"[a-z0-9]", line)]
        assert all("==" in line and line.endswith("\\") for line in pinned)


def test_the_npm_lock_carries_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text())
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert packages
    for name, told in packages.items():
        assert "resolved" not in told, name
        assert told.get("integrity") or told.get("optional"), name


def test_no_large_or_binary_file_but_the_pictures() -> None:
    for path in tracked():
        if path.suffix == ".png" and path.is_relative_to(ROOT / "docs/pictures"):
            continue
        raw = path.read_bytes()
        assert len(raw) < 400_000, path
        assert b"\0" not in raw, path


def test_no_path_of_a_machine_stands_in_a_file() -> None:
    places = re.compile(r"(?<![\w.-])/(?:root|home/\w+|work|Users/\w+)/")
    for path in tracked():
        if path.suffix in {
            ".py",
            ".md",
            ".ts",
            ".svelte",
            ".json",
            ".toml",
            ".ftl",
            ".txt",
            ".css",
        }:
            assert not places.search(_without_tests_own_words(path)), path


def _without_tests_own_words(path: Path) -> str:
    return "" if path == Path(__file__) else path.read_text(encoding="utf-8")
