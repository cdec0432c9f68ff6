"""What holds for a whole game: options, first dealer, start.

Theory of operation
-------------------
A game is a lot (unless the dealer is given), then deal after deal until a seat has reached the
target. Phases may only follow each other as in `AFTER`:

* LOT repeats itself while the ranks are equal.
* DEAL turns a card up; a king may end the game there.
* SPEAK is elder's, ANSWER the dealer's. After *accept* elder is in DISCARD, chance in DRAW, then
  the dealer in DISCARD and, unless he stands pat, chance in DRAW; then elder speaks again.
* KING is there with `king_announce=before_lead` only, and not when the king was turned up; both
  seats are then asked at once.
* PLAY is ten cards, and before a seat's own first card perhaps the king.
* Points are scored the moment they arise, so that DEAL, KING and PLAY may end the game (E30).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from pegboard.game import OptionError, OptionFault, Seat, check_start
from pegboard.games.ecarte._model import Phase
from pegboard.games.ecarte._options import Options

AFTER: Final[Mapping[Phase, frozenset[Phase]]] = {
    Phase.LOT: frozenset({Phase.LOT, Phase.DEAL}),
    Phase.DEAL: frozenset({Phase.SPEAK}),
    Phase.SPEAK: frozenset({Phase.ANSWER, Phase.KING, Phase.PLAY}),
    Phase.ANSWER: frozenset({Phase.DISCARD, Phase.KING, Phase.PLAY}),
    Phase.DISCARD: frozenset({Phase.DRAW, Phase.SPEAK}),
    Phase.DRAW: frozenset({Phase.DISCARD, Phase.SPEAK}),
    Phase.KING: frozenset({Phase.KING, Phase.PLAY}),
    Phase.PLAY: frozenset({Phase.PLAY, Phase.DEAL}),
}
"""Which phase may follow which, over all options; OVER may follow every one."""

SEATS: Final[tuple[Seat, ...]] = (0, 1)
SIDES: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,))


@final
@dataclass(frozen=True, slots=True)
class Terms:
    """Options and the start.

    Attributes:
        dealer: the first dealer, or ``None`` when the lot decides.
        opening: the score of each side before the first deal, or ``None`` for zero.
    """

    options: Options
    dealer: Seat | None = None
    opening: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        """Check dealer and start."""
        check_start(self.dealer, self.opening, seats=SEATS, sides=len(SIDES))
        if not all(0 <= score < self.options.target for score in self.opening or ()):
            message = f"every score must be from 0 to {self.options.target - 1}"
            raise OptionError(OptionFault.BAD_START, message)


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat
