"""Imagined deals of Solo Whist, played to the end by quick players (W16 to W31)."""

from collections.abc import Sequence
from random import Random
from typing import Final, final

from pegboard.game import Seat
from pegboard.games.solo_whist import (
    MISERES,
    Contract,
    Options,
    View,
    changes,
    general_changes,
)
from pegboard.strategy._solo_cards import NO_TRUMPS, SEATS, SUIT_OF, Tricks
from pegboard.strategy._solo_hands import suits_call
from pegboard.strategy._solo_imagine import Unseen
from pegboard.strategy._solo_manners import Manner, manner_of

DRAWS: Final = 3
"""Deals of which the one is taken that suits best what was said."""

CALLED: Final = {
    "prop": Contract.PROPOSAL,
    "accept": Contract.PROPOSAL,
    "solo": Contract.SOLO,
    "misere": Contract.MISERE,
    "abundance": Contract.ABUNDANCE,
    "royal": Contract.ROYAL,
    "open": Contract.OPEN_MISERE,
    "declared": Contract.DECLARED,
}
"""The contract that each word promises a hand for."""

A_TRICK: Final = 0.03
"""What a trick is worth beside what the contract pays: enough to play on when all is decided."""


@final
class Worlds:
    """Deals that a seat imagines.

    Args:
        view: what it knows.
        options: what was agreed.
        minds: whether it minds what the others have said.
    """

    def __init__(self, view: View, options: Options, *, minds: bool) -> None:
        self.unseen: Final = Unseen.of(view)
        self.options: Final = options
        self.view: Final = view
        self.turned: Final = SUIT_OF[view.turned] if view.turned is not None else NO_TRUMPS
        said = {one.seat: CALLED[one.word] for one in view.calls if one.word in CALLED}
        known = [bool(self.unseen.wanted[seat]) for seat in range(SEATS)]
        self._said: Final = [(seat, call) for seat, call in said.items() if known[seat]]
        self._minds: Final = minds and bool(self._said)

    def deal(self, rng: Random) -> list[int]:
        """All hands of an imagined deal, as in `_solo_cards`."""
        if not self._minds:
            return self.unseen.deal(rng)
        return max((self.unseen.deal(rng) for _ in range(DRAWS)), key=self._fits)

    def _fits(self, hands: list[int]) -> float:
        total = 0.0
        for seat, call in self._said:
            base = 4 * seat
            whole = [hands[base + suit] | self.unseen.laid[base + suit] for suit in range(4)]
            total += suits_call(whole, call, self.turned)
        return total


@final
class Table:
    """A contract under way or imagined: who plays what, and what its end is worth to a seat.

    Args:
        contract: what is played.
        declarers: who plays it.
        seat: to whom the end is worth something.
        options: what was agreed.
    """

    def __init__(
        self, contract: Contract, declarers: Sequence[Seat], seat: Seat, options: Options
    ) -> None:
        self.contract: Final = contract
        self.declarers: Final = tuple(declarers)
        self.manner: Final[Manner] = manner_of(contract, declarers, options.general_misere_loser)
        self._seat: Final = seat
        self._options: Final = options
        sign = 1 if seat in self.declarers else -1
        self._worth: Final = [
            changes(contract, self.declarers, taken, options.scoring)[seat] + sign * A_TRICK * taken
            for taken in range(14)
        ] if contract is not Contract.GENERAL_MISERE else []  # fmt: skip

    def play_out(self, tricks: Tricks) -> None:
        """Play by the quick manner until all cards are laid, or the contract is lost (W20)."""
        manner, lay = self.manner, tricks.lay
        cards = sum(map(int.bit_count, tricks.left))
        if self.contract in {Contract.MISERE, Contract.OPEN_MISERE}:
            declarer = self.declarers[0]
            while cards and not tricks.taken[declarer]:
                lay(manner(tricks))
                cards -= 1
            return
        is_slam = self.contract is Contract.DECLARED
        while cards and not (is_slam and sum(tricks.taken) > tricks.taken[self.declarers[0]]):
            lay(manner(tricks))
            cards -= 1

    def worth(self, tricks: Tricks) -> float:
        """What a deal that was played out is worth to the seat."""
        taken = tricks.taken
        if self.contract is Contract.GENERAL_MISERE:
            options = self._options
            points = general_changes(
                taken, tricks.last, options.general_misere_loser, options.scoring
            )
            return points[self._seat] - A_TRICK * taken[self._seat]
        return self._worth[sum(taken[seat] for seat in self.declarers)]

    def is_made(self, tricks: Tricks) -> bool:
        """Whether the contract of a deal that was played out is made."""
        together = sum(tricks.taken[seat] for seat in self.declarers)
        if self.contract in MISERES:
            return together == 0
        return changes(self.contract, self.declarers, together, "units")[self.declarers[0]] > 0


def first_leader(
    contract: Contract, declarers: Sequence[Seat], dealer: Seat, options: Options
) -> Seat:
    """Who leads to the first trick (W16)."""
    is_abundance = contract in {Contract.ABUNDANCE, Contract.ROYAL}
    if contract is Contract.DECLARED or (is_abundance and options.abundance_lead == "declarer"):
        return declarers[0]
    return (dealer + 1) % SEATS
