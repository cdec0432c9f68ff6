"""Tables of the club: decide, store, tell."""

from pegboard.club.tables._house import CLUB_NAME, Chance, Choose, CommittedChance, House
from pegboard.club.tables._refusal import ClubRefusal, ClubRefused
from pegboard.club.tables._service import Tables
from pegboard.club.tables._state import (
    Happening,
    Place,
    Proof,
    TableGame,
    TableState,
    Verdict,
    Wish,
)

__all__ = [
    "CLUB_NAME",
    "Chance",
    "Choose",
    "ClubRefusal",
    "ClubRefused",
    "CommittedChance",
    "Happening",
    "House",
    "Place",
    "Proof",
    "TableGame",
    "TableState",
    "Tables",
    "Verdict",
    "Wish",
]
