"""Guests of the club and their names."""

from pegboard.club.players._names import LONGEST_NAME, proper_name
from pegboard.club.players._service import Players, new_id

__all__ = ["LONGEST_NAME", "Players", "new_id", "proper_name"]
