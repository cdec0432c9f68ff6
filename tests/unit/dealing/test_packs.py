"""Packs: test vectors, an independent derivation, fairness, and what is refused."""

import hashlib
import hmac
import itertools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card, parse_cards, write_cards
from pegboard.dealing import (
    commit,
    first_dealer,
    new_secret,
    packs_by_chance,
    packs_by_commitment,
    packs_by_seed,
)

ROOT = Path(__file__).parents[3]
VECTORS: dict[str, Any] = json.loads((ROOT / "tests/data/proof-vectors.json").read_text("utf-8"))
PROOF = (ROOT / "docs/proof.md").read_text("utf-8")
PIQUET = tuple(card for card in FULL_PACK if card.rank == 1 or card.rank >= 7)


# --- Vectors -------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda vector: vector["name"])
def test_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert commit(secret) == vector["commitment"]
    packs = packs_by_commitment(secret, vector["salts"], parse_cards(vector["start"]))
    for number, expected in vector["packs"].items():
        assert write_cards(packs(int(number))) == expected


@pytest.mark.parametrize("vector", VECTORS["seeds"], ids=lambda vector: str(vector["seed"]))
def test_seed_vectors(vector: dict[str, Any]) -> None:
    assert write_cards(packs_by_seed(vector["seed"])(1)) == vector["pack1"]
    secret = bytes.fromhex(vector["secret"])
    assert write_cards(packs_by_commitment(secret, ())(1)) == vector["pack1"]


def test_the_page_on_the_proof_tells_the_same_as_the_vectors() -> None:
    vector = VECTORS["vectors"][0]
    for part in (
        vector["secret"],
        vector["commitment"],
        vector["packs"]["0"],
        vector["packs"]["1"],
    ):
        assert part in PROOF
    message = next(line for line in PROOF.splitlines() if "736f757468" in line)
    block = hmac.new(
        bytes.fromhex(vector["secret"]), bytes.fromhex(message.replace(" ", "")), hashlib.sha256
    )
    assert block.hexdigest() in PROOF


# --- The derivation told again, by other means -----------------------------------------------


def four(value: int) -> bytes:
    return bytes((value >> shift) & 255 for shift in (24, 16, 8, 0))


def plain_bytes(secret: bytes, salts: Sequence[str], number: int) -> Iterator[int]:
    for block in itertools.count():
        parts = [b"pegboard shuffle 1", four(number), four(block), four(len(salts))]
        for salt in salts:
            text = salt.encode("utf-8")
            parts += [four(len(text)), text]
        yield from hmac.new(secret, b"".join(parts), hashlib.sha256).digest()


def plain_pack(secret: bytes, salts: Sequence[str], number: int, cards: list[Card]) -> list[Card]:
    stream = plain_bytes(secret, salts, number)
    for left in range(len(cards), 1, -1):
        byte = next(stream)
        while byte >= 256 // left * left:
            byte = next(stream)
        place = byte % left
        cards[left - 1], cards[place] = cards[place], cards[left - 1]
    return cards


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=4),
    st.integers(0, 200),
    st.sampled_from([FULL_PACK, PIQUET]),
)
def test_any_secret_and_salts_follow_the_documented_derivation(
    secret: bytes, salts: list[str], number: int, cards: tuple[Card, ...]
) -> None:
    pack = packs_by_commitment(secret, salts, cards)(number)
    assert list(pack) == plain_pack(secret, salts, number, list(cards))
    assert sorted(pack) == sorted(cards)


@given(st.integers(0), st.lists(st.integers(0, 30), min_size=1, max_size=10))
def test_a_pack_is_the_same_whenever_it_is_asked_for(seed: int, numbers: list[int]) -> None:
    packs = packs_by_seed(seed)
    first = {number: packs(number) for number in numbers}
    assert all(packs(number) == first[number] for number in reversed(numbers))


def test_every_salt_and_its_seat_matter() -> None:
    secret = bytes(32)
    salts: list[tuple[str, ...]] = [(), ("",), ("a",), ("a", ""), ("", "a"), ("a", "b"), ("ab", "")]
    packs = {packs_by_commitment(secret, salt)(1) for salt in salts}
    assert len(packs) == len(salts)


# --- Fairness ------------------------------------------------------------------------------


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_every_order_of_a_small_pack_is_equally_likely() -> None:
    cards = FULL_PACK[:5]
    packs = packs_by_seed(2026, cards)
    orders = Counter(tuple(packs(number)) for number in range(24_000))
    assert len(orders) == 120
    # 119 degrees of freedom: a fair shuffle exceeds 172 once in a thousand seeds.
    assert chi_square(list(orders.values())) < 172


def test_every_card_is_equally_likely_in_every_place() -> None:
    packs = packs_by_seed(5)
    places = Counter[tuple[int, Card]]()
    for number in range(4_000):
        places.update(enumerate(packs(number)))
    counts = [places[place, card] for place in range(52) for card in FULL_PACK]
    # 51 * 51 degrees of freedom: mean 2601, standard deviation 72.
    assert chi_square(counts) * 51 / 52 < 2601 + 4 * 72


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_dealer_by_chance_is_fair(players: int) -> None:
    packs = packs_by_seed(11)
    dealers = Counter(first_dealer(packs(number), players) for number in range(6_000))
    assert chi_square([dealers[seat] for seat in range(players)]) < 16.3


def test_the_first_dealer_is_exactly_fair_whatever_the_cards() -> None:
    for chosen in itertools.combinations(FULL_PACK[::7], 3):
        dealers = Counter(first_dealer(order, 3) for order in itertools.permutations(chosen))
        assert set(dealers.values()) == {2}


def test_the_lowest_card_deals_first() -> None:
    assert first_dealer(parse_cards("KD 2S AH 5C"), 2) == 1
    assert first_dealer(parse_cards("KD 2S AH 5C"), 4) == 2
    assert first_dealer(parse_cards("7S 7D 7H"), 3) == 1


# --- Chance --------------------------------------------------------------------------------


def test_chance_gives_whole_packs_that_hold_for_their_game() -> None:
    packs, others = packs_by_chance(), packs_by_chance()
    assert sorted(packs(1)) == sorted(FULL_PACK)
    assert packs(1) == packs(1)
    assert len({packs(1), packs(2), others(1)}) == 3


def test_secrets_are_long_and_new() -> None:
    first, second = new_secret(), new_secret()
    assert len(first) == 32
    assert first != second


# --- Refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        packs_by_commitment(bytes(size), ())


def test_a_pack_that_a_byte_cannot_number_is_refused() -> None:
    with pytest.raises(ValueError, match="256"):
        packs_by_seed(1, FULL_PACK * 5)


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True, None])
def test_a_seed_is_a_whole_number_from_zero(seed: Any) -> None:  # noqa: ANN401 - anything at all
    with pytest.raises(ValueError, match="whole number from 0"):
        packs_by_seed(seed)


@pytest.mark.parametrize("players", [0, 53])
def test_nobody_or_too_many_cannot_draw(players: int) -> None:
    with pytest.raises(ValueError, match="draw"):
        first_dealer(FULL_PACK, players)
