"""What holds for a whole session: its options and what follows from them.

Theory of operation
-------------------
A session is a lot (unless the dealer is given), then deal after deal until so many have been
played as were agreed (W28). Phases follow each other only as in `AFTER`:

* LOT repeats itself while the lowest cards are tied.
* DEAL is chance's. All that follows a deal is wishes of seats.
* AUCTION asks one seat at a time (`_auction`). A deal that is thrown in goes back to DEAL.
* TRUMPS is there for the declarer of an abundance, or of a declared abundance (W13, W18).
* PLAY is thirteen tricks, fewer where all is lost at once (W20), then the score.

What needs no wish is done in the step of the act before it: the contract after the last word, the
end of a trick, the spread hand, the score, the end of the session. When all but one have left the
session ends in any phase (cribbage.md R57); OVER is therefore not in the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from pegboard.game import Seat, check_start
from pegboard.games.solo_whist._model import Phase
from pegboard.games.solo_whist._options import Options
from pegboard.games.solo_whist.variants import Variant

AFTER: Final[Mapping[Phase, frozenset[Phase]]] = {
    Phase.LOT: frozenset({Phase.LOT, Phase.DEAL}),
    Phase.DEAL: frozenset({Phase.AUCTION}),
    Phase.AUCTION: frozenset({Phase.TRUMPS, Phase.PLAY, Phase.DEAL}),
    Phase.TRUMPS: frozenset({Phase.PLAY}),
    Phase.PLAY: frozenset({Phase.DEAL}),
}
"""Which phase may follow which, over all options."""

PLAYERS: Final = 4
SEATS: Final[tuple[Seat, ...]] = tuple(range(PLAYERS))
"""Every seat, clockwise from 0."""

TRICKS: Final = 13
"""Tricks in a deal, cards in a hand (W3)."""


def left_of(seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % PLAYERS


def around(first: Seat) -> tuple[Seat, ...]:
    """Every seat clockwise, *first* the first."""
    return tuple((first + step) % PLAYERS for step in SEATS)


@final
@dataclass(frozen=True, slots=True)
class Terms:
    """Variant, options and the start.

    Attributes:
        dealer: the first dealer, or ``None`` when the lot decides.
        opening: the total of each seat before the first deal, or ``None`` for zero. Totals may be
            below zero and need not sum to zero; only what a deal changes does (W23).

    Raises:
        OptionError: ``bad-start``, or ``bad-option-value`` for a dealer who has no seat.
    """

    variant: Variant
    options: Options
    dealer: Seat | None = None
    opening: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Refuse what no session can begin with."""
        check_start(self.dealer, self.opening, seats=SEATS, sides=PLAYERS)
