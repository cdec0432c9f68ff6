"""Card, suit, rank and pack: no rule of any game."""

from pegboard.cards._card import FULL_PACK, Card, Rank, Suit, parse_cards, write_cards

__all__ = ["FULL_PACK", "Card", "Rank", "Suit", "parse_cards", "write_cards"]
