"""The pages about the games: their parts, their examples, and what each is made of."""

from pegboard.web.guides._cribbage_examples import worked
from pegboard.web.guides._guide import Guide
from pegboard.web.guides._guides import guides
from pegboard.web.guides._worked import WorkedHand

__all__ = ["Guide", "WorkedHand", "guides", "worked"]
