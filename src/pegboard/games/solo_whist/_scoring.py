"""Who takes a trick, and what a deal changes (W17, W23 to W31)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from pegboard.cards import Card, Rank, Suit
from pegboard.game import Seat
from pegboard.games.solo_whist._model import Contract
from pegboard.games.solo_whist._options import GeneralLoser, Scoring
from pegboard.games.solo_whist._terms import PLAYERS, SEATS, TRICKS


@final
@dataclass(frozen=True, slots=True)
class Worth:
    """What a contract asks and is worth.

    Attributes:
        tricks: how many the declaring side must take, at least; in a misère none at all.
        units: the unit value with ``scoring=units`` (W24).
        base: the payment of each opponent with ``scoring=hoyle6`` (W27).
        counts_tricks: whether tricks above and below are paid with ``hoyle6``.
    """

    tricks: int
    units: int
    base: int
    counts_tricks: bool = False


CONTRACTS: Final = {
    Contract.PROPOSAL: Worth(8, units=1, base=6, counts_tricks=True),
    Contract.SOLO: Worth(5, units=1, base=6, counts_tricks=True),
    Contract.MISERE: Worth(0, units=2, base=12),
    Contract.ABUNDANCE: Worth(9, units=3, base=18, counts_tricks=True),
    Contract.ROYAL: Worth(9, units=3, base=18, counts_tricks=True),
    Contract.OPEN_MISERE: Worth(0, units=4, base=24),
    Contract.DECLARED: Worth(TRICKS, units=6, base=36),
    Contract.GENERAL_MISERE: Worth(0, units=1, base=6),  # W30
}
"""Each contract in the order of section 2, then the general misère of section 6."""

MISERES: Final = frozenset({Contract.MISERE, Contract.OPEN_MISERE, Contract.GENERAL_MISERE})


def strength(card: Card) -> int:
    """The rank of a card in its suit, the ace highest (W1).

    >>> strength(Card.parse("AS")) > strength(Card.parse("KS"))
    True
    """
    return Rank.KING + 1 if card.rank == Rank.ACE else card.rank


def trick_winner(leader: Seat, cards: Sequence[Card], trumps: Suit | None) -> Seat:
    """Who takes a trick: the highest trump, else the highest card of the suit led (W17).

    >>> trick_winner(2, [Card.parse(text) for text in ("5D", "AC", "AD", "KC")], Suit.HEARTS)
    0
    """
    led = cards[0].suit

    def worth(place: int) -> tuple[bool, bool, int]:
        card = cards[place]
        return card.suit == trumps, card.suit == led, strength(card)

    return (leader + max(range(len(cards)), key=worth)) % PLAYERS


def is_made(contract: Contract, taken: int) -> bool:
    """Whether the declaring side, having *taken* so many tricks, has made it (section 2)."""
    return taken == 0 if contract in MISERES else taken >= CONTRACTS[contract].tricks


def changes(
    contract: Contract, declarers: Sequence[Seat], taken: int, scoring: Scoring
) -> tuple[int, ...]:
    """What every seat gains and loses by a contract (W24 to W27).

    Args:
        contract: what was played; not a general misère.
        declarers: one seat, or the two partners.
        taken: tricks of the declaring side.
        scoring: the option.

    >>> changes(Contract.SOLO, [2], 7, "hoyle6")
    (-8, -8, 24, -8)
    """
    share = PLAYERS // len(declarers) - 1  # W26: each partner settles with one opponent
    amount = _payment(contract, taken, scoring)
    if not is_made(contract, taken):
        amount = -amount
    return tuple(share * amount if seat in declarers else -amount for seat in SEATS)


def _payment(contract: Contract, taken: int, scoring: Scoring) -> int:
    """What one opponent pays, or is paid."""
    worth = CONTRACTS[contract]
    if scoring == "units":
        return worth.units
    if not worth.counts_tricks:
        return worth.base
    beside = abs(taken - worth.tricks)
    if contract is Contract.PROPOSAL and taken == TRICKS:
        beside *= 2
    return worth.base + beside


def general_changes(
    taken: Sequence[int], last: Seat, loser: GeneralLoser, scoring: Scoring
) -> tuple[int, ...]:
    """What every seat gains and loses by a general misère (W30).

    Args:
        taken: tricks of each seat.
        last: who took the thirteenth.
        loser: the option.
        scoring: the option.

    >>> general_changes([4, 4, 3, 2], 2, "most_tricks", "units")
    (0, 0, 0, 0)
    """
    most = [seat for seat in SEATS if taken[seat] == max(taken)]
    losers = [last] if loser == "last_trick" else most
    if len(losers) > 1:
        return (0,) * PLAYERS
    worth = CONTRACTS[Contract.GENERAL_MISERE]
    amount = worth.units if scoring == "units" else worth.base
    return tuple(amount * (1 - PLAYERS if seat in losers else 1) for seat in SEATS)
