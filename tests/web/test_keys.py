"""The club's key is made once, kept private, and never half there."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pegboard.web._keys import FILE_NAME, KeyFileError, club_key, derived


def test_the_first_start_makes_a_key_that_later_ones_find(tmp_path: Path) -> None:
    home = tmp_path / "deep" / "home"
    key = club_key(home)
    assert len(key) == 32
    assert club_key(home) == key
    assert [path.name for path in home.iterdir()] == [FILE_NAME]


def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    club_key(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600


def test_two_clubs_have_two_keys(tmp_path: Path) -> None:
    assert club_key(tmp_path / "a") != club_key(tmp_path / "b")


def test_many_processes_that_start_at_once_agree(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = list(pool.map(club_key, [tmp_path] * 32))
    assert len(set(keys)) == 1


@pytest.mark.parametrize("text", ["", "not hex at all", "00ff", "0" * 66])
def test_a_file_that_is_no_key_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / FILE_NAME
    path.write_text(text, encoding="ascii")
    with pytest.raises(KeyFileError, match=FILE_NAME):
        club_key(tmp_path)
    assert path.read_text(encoding="ascii") == text


def test_keys_for_two_purposes_differ() -> None:
    assert derived(bytes(32), "one") != derived(bytes(32), "two")
    assert derived(bytes(32), "one") == derived(bytes(32), "one")
