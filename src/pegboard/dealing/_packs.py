"""Shuffled packs: by chance, by seed, and by a secret that was committed to beforehand.

All three come from one derivation, which ``docs/proof.md`` gives in plain words with test
vectors: HMAC-SHA256 makes a stream of bytes, rejection sampling makes fair numbers of it, and
Fisher-Yates makes a pack of those. Nothing here depends on Python's ``random``, so a seed gives
the same packs in every version.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, final

from pegboard.cards import FULL_PACK, Card
from pegboard.game import Pack, Packs, Seat

LABEL: Final = b"pegboard shuffle 1"
"""First bytes of every message, so that no other use of the same secret can collide."""

SECRET_BYTES: Final = 32
_BYTE: Final = 256


@final
@dataclass(frozen=True, slots=True)
class _Packs:
    """All packs of a game, as a value: a game with its packs can be copied and kept."""

    secret: bytes = field(repr=False)
    salts: bytes = field(repr=False)
    cards: Pack = field(repr=False)

    def __call__(self, number: int) -> Pack:
        return _pack(self, number)


# A deal and its cut come from the same pack, so the last few are kept.
@lru_cache(maxsize=64)
def _pack(packs: _Packs, number: int) -> Pack:
    return _shuffled(packs.cards, _stream(packs.secret, number, packs.salts))


def new_secret() -> bytes:
    """A fresh secret of 32 bytes from the system's source of randomness."""
    return secrets.token_bytes(SECRET_BYTES)


def commit(secret: bytes) -> str:
    """The commitment to *secret*: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def packs_by_commitment(
    secret: bytes, salts: Sequence[str], cards: Sequence[Card] | None = None
) -> Packs:
    """The packs that follow from the club's *secret* and the *salts* of all seats.

    Args:
        secret: 32 bytes that were committed to before the salts were known.
        salts: one text a seat, in seat order; may be empty for a seat that gives none.
        cards: the pack in the order from which the shuffle begins, a game's ``rules.cards``; at
            most 256. Without them the pack of 52.

    Raises:
        ValueError: the secret has another length, or the pack has too many cards.
    """
    if len(secret) != SECRET_BYTES:
        message = f"a secret has {SECRET_BYTES} bytes, not {len(secret)}"
        raise ValueError(message)
    pack = FULL_PACK if cards is None else tuple(cards)
    if len(pack) > _BYTE:
        message = f"a pack has at most {_BYTE} cards, not {len(pack)}"
        raise ValueError(message)
    return _Packs(secret, _salts(salts), pack)


def packs_by_seed(seed: int, cards: Sequence[Card] | None = None) -> Packs:
    """The packs of *seed*, for lessons, tests and games that shall be played twice.

    The secret is the SHA-256 of ``pegboard seed N`` with the seed in decimal; there are no salts.

    Args:
        seed: a whole number from 0.
        cards: a game's ``rules.cards``; without them the pack of 52.

    Raises:
        ValueError: *seed* is no whole number from 0, or the pack has too many cards.

    >>> packs_by_seed(7)(1)[:2]
    (Card.parse('TC'), Card.parse('7H'))
    """
    if type(seed) is not int or seed < 0:
        message = f"a seed is a whole number from 0, not {seed!r}"
        raise ValueError(message)
    return packs_by_commitment(hashlib.sha256(f"pegboard seed {seed}".encode()).digest(), (), cards)


def packs_by_chance(cards: Sequence[Card] | None = None) -> Packs:
    """Packs that nobody can foresee or repeat, from a secret that is told to nobody.

    Args:
        cards: a game's ``rules.cards``; without them the pack of 52.
    """
    return packs_by_commitment(new_secret(), (), cards)


def first_dealer(pack: Pack, players: int) -> Seat:
    """The first dealer with ``first_dealer=random`` (cribbage.md R9 tells of the lot by cutting).

    The seats get a card each from the top, seat 0 the first; the lowest deals, and among equal
    ranks the suit that stands first in C D H S. No two cards are equal, so every seat has exactly
    the same chance.

    Raises:
        ValueError: there are no players, or more than cards.
    """
    if not 0 < players <= len(pack):
        message = f"{players} players cannot draw from {len(pack)} cards"
        raise ValueError(message)
    return min(range(players), key=pack.__getitem__)


def _salts(salts: Sequence[str]) -> bytes:
    """All salts as one run of bytes that no other list of salts gives."""
    texts = [salt.encode() for salt in salts]
    return _number(len(texts)) + b"".join(_number(len(text)) + text for text in texts)


def _number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def _stream(secret: bytes, pack: int, suffix: bytes) -> Iterator[int]:
    """The endless bytes of one pack."""
    block = 0
    while True:
        yield from hmac.digest(secret, LABEL + _number(pack) + _number(block) + suffix, "sha256")
        block += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    """A fair number from 0 to ``limit - 1``: bytes of the incomplete last round are skipped."""
    fair = _BYTE - _BYTE % limit
    return next(byte for byte in stream if byte < fair) % limit


def _shuffled(cards: Sequence[Card], stream: Iterator[int]) -> Pack:
    """Fisher-Yates from the last place down to the second."""
    pack = list(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(last + 1, stream)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)
