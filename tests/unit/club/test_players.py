"""Guests and their names."""

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.club.players import LONGEST_NAME, Players, new_id, proper_name
from pegboard.club.tables import ClubRefusal, ClubRefused
from pegboard.store import MemoryStore
from support.club import ticking


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria  ", "Anna Maria"),
        ("Анна «А»", "Анна «А»"),
        ("Zoe\u0308", "Zoë"),
        ("x" * 24, "x" * 24),
        ("Ёж", "Ёж"),
        ("梅", "梅"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("🂡", "🂡"),
        ("<script>", "<script>"),
        ("0", "0"),
    ],
)
def test_a_name_is_trimmed_and_composed(text: str, name: str) -> None:
    assert proper_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u00a0", "x" * 25, "a\nb", "a\tb", "a\x00b", "\x7f"),
        "a\u202eb",  # right-to-left override
        "a\u2066b\u2069",  # isolates
        "a\u200eb",  # left-to-right mark
        "a\u200bb",  # zero-width space
        "\ufeffa",  # byte order mark
        "a\u2028b",  # line separator
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "\u200d\u200c",
        "\u0301",
        "a" + "\u0301" * 9,
        "\ud800",
        "\ue000",
        "a\U000e0041",  # a tag
        "Anna, Bert",  # two names in a record
        "Anna\uff0cBert",
        *("Pegboard", " pegboard ", "PEGBOARD", "\uff30egboard"),  # the club's own players
    ],
)
def test_what_cannot_be_read_is_no_name(text: str) -> None:
    with pytest.raises(ClubRefused) as refused:
        proper_name(text)
    assert refused.value.why == ClubRefusal.BAD_NAME


@given(st.text(max_size=40))
def test_a_name_is_proper_for_good(text: str) -> None:
    try:
        name = proper_name(text)
    except ClubRefused:
        return
    assert proper_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == name.strip() == unicodedata.normalize("NFC", name)
    assert name.splitlines() == [name]
    assert not any(unicodedata.bidirectional(char) in {"RLO", "LRO", "RLE", "LRE"} for char in name)


async def test_a_guest_is_welcomed_found_and_renamed() -> None:
    numbers = itertools.count(1)
    players = Players(MemoryStore(), ticking(), lambda: f"p{next(numbers)}")
    anna = await players.welcome(" Anna ")
    assert (anna.id, anna.name, anna.created) == ("p1", "Anna", 1000.0)
    assert await players.find("p1") == anna
    assert await players.find("p2") is None
    assert (await players.rename("p1", "Аня")).name == "Аня"
    found = await players.find("p1")
    assert found is not None
    assert found.name == "Аня"


async def test_a_bad_name_makes_and_changes_nobody() -> None:
    players = Players(MemoryStore(), ticking(), lambda: "p1")
    with pytest.raises(ClubRefused):
        await players.welcome("\u202e")
    assert await players.find("p1") is None
    anna = await players.welcome("Anna")
    with pytest.raises(ClubRefused):
        await players.rename("p1", "")
    assert await players.find("p1") == anna


async def test_nobody_cannot_be_renamed() -> None:
    players = Players(MemoryStore(), ticking())
    with pytest.raises(ClubRefused) as refused:
        await players.rename("nobody", "Anna")
    assert refused.value.why == ClubRefusal.NO_SUCH_PLAYER


def test_ids_are_never_given_twice_and_fit_an_address() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(16 <= len(each) <= 64 and each.isascii() for each in ids)
