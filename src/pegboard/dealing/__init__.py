"""Shuffled packs: by chance, by seed, by commitment; and the proof that they were dealt."""

from pegboard.dealing._packs import (
    commit,
    first_dealer,
    new_secret,
    packs_by_chance,
    packs_by_commitment,
    packs_by_seed,
)
from pegboard.dealing._verify import Verdict, Verification, verify
from pegboard.game import Packs

__all__ = [
    "Packs",
    "Verdict",
    "Verification",
    "commit",
    "first_dealer",
    "new_secret",
    "packs_by_chance",
    "packs_by_commitment",
    "packs_by_seed",
    "verify",
]
