"""The pages about the games: their parts, their examples, and what each is made of."""

from pegboard.web.guides._blocks import Guide, WorkedHand
from pegboard.web.guides._cribbage_examples import worked
from pegboard.web.guides._guides import guides

__all__ = ["Guide", "WorkedHand", "guides", "worked"]
