"""Imagined deals of Solo Whist, played to the end by quick players (W16 to W31)."""

from collections.abc import Sequence
from random import Random
from typing import Final, final

from pegboard.game import Seat
from pegboard.games.solo_whist import (
    CONTRACTS,
    MISERES,
    Contract,
    Options,
    Scoring,
    View,
    changes,
    general_changes,
)
from pegboard.strategy._solo_cards import NO_TRUMPS, SEATS, SUIT_OF, Tricks
from pegboard.strategy._solo_imagine import Unseen
from pegboard.strategy._solo_likely import Likely
from pegboard.strategy._solo_manners import Manner, manner_of

NEVER: Final = 14
"""More tricks than there are."""

A_TRICK: Final = 0.03
"""What a trick is worth beside what the contract pays: enough to play on when all is decided."""


@final
class Worlds:
    """Deals that a seat imagines.

    Args:
        view: what it knows.
        options: what was agreed.
        minds: whether it minds what the others have said (`Likely`).
    """

    def __init__(self, view: View, options: Options, *, minds: bool) -> None:
        self.unseen: Final = Unseen.of(view)
        self.options: Final = options
        self.view: Final = view
        self.turned: Final = SUIT_OF[view.turned] if view.turned is not None else NO_TRUMPS
        self.minds: Final = minds
        is_told = minds and bool(view.calls) and bool(self.unseen.pool)
        self._likely: Final = Likely(self.unseen, view.calls, self.turned) if is_told else None

    def deal(self, rng: Random) -> list[int]:
        """All hands of an imagined deal, as in `_solo_cards`."""
        return self.unseen.deal(rng) if self._likely is None else self._likely.deal(rng)


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
        self._settling: Final = settling(contract, options.scoring)

    def play_out(self, tricks: Tricks) -> None:
        """Play by the quick manner until all cards are laid, or nothing is at stake any more.

        A contract that is settled from the start is played on, so that the last tricks are not
        thrown away.
        """
        manner, lay, declarers = self.manner, tricks.lay, self.declarers
        cards = sum(map(int.bit_count, tricks.left))
        ours = sum(tricks.taken[seat] for seat in declarers)
        theirs = sum(tricks.taken) - ours
        most_ours, most_theirs = self._settling
        if ours >= most_ours or theirs >= most_theirs:
            most_ours = most_theirs = NEVER
        while cards and ours < most_ours and theirs < most_theirs:
            lay(manner(tricks))
            cards -= 1
            if tricks.laid:
                continue
            if tricks.last in declarers:
                ours += 1
            else:
                theirs += 1

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


def settling(contract: Contract, scoring: Scoring) -> tuple[int, int]:
    """Tricks of the declaring side, and of the others, each of which settle a contract.

    A misère and declared abundance end when they are lost (W20); others are settled where tricks
    above and below are not paid (W24).

    >>> settling(Contract.SOLO, "units"), settling(Contract.MISERE, "hoyle6")
    ((5, 9), (1, 14))
    """
    if contract is Contract.GENERAL_MISERE:
        return NEVER, NEVER
    if contract in MISERES:
        return 1, NEVER
    wanted = CONTRACTS[contract]
    if wanted.counts_tricks and scoring == "hoyle6":
        return NEVER, NEVER
    return wanted.tricks, NEVER - wanted.tricks


def first_leader(
    contract: Contract, declarers: Sequence[Seat], dealer: Seat, options: Options
) -> Seat:
    """Who leads to the first trick (W16)."""
    is_abundance = contract in {Contract.ABUNDANCE, Contract.ROYAL}
    if contract is Contract.DECLARED or (is_abundance and options.abundance_lead == "declarer"):
        return declarers[0]
    return (dealer + 1) % SEATS
