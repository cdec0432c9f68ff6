"""What holds for a whole game: variant, options and what follows from them.

Theory of operation
-------------------
A game is a lot (unless the dealer is given), then deal after deal until a side has won. A deal
goes through phases. Which ones, and which comes after which, follows from the options alone and
stands in one table, `Terms.after`; phases may only follow each other as in `AFTER`:

* LOT repeats itself while the lowest cards are tied.
* BONUS, DEAL and CUT are chance's. A bonus leaves nothing to chance, but it is an act of its
  own because it can end the game before a card is dealt.
* BID stands before or after LAY_AWAY (`auction_when`); DEPTH is there with
  `cut_mode=pone_picks` only.
* In LAY_AWAY all seats act at once. Going on is not a choice: the last lay-away completes the
  crib, and whatever needs no wish is done in the same step.
* PLAY ends with the last card that can be laid. The show follows in the same step, unless
  hands are counted by hand: then CLAIM, and MUGGINS with it, repeat for every hand and the crib.
* Points are pegged the moment they arise (R48), so that any step may end the game (R49). OVER
  can therefore follow every phase and is not in the table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, final

from pegboard.game import OptionError, OptionFault, Seat, check_start
from pegboard.games.cribbage._model import Phase
from pegboard.games.cribbage._options import Options
from pegboard.games.cribbage.variants import Variant

AFTER: Final[Mapping[Phase, frozenset[Phase]]] = {
    Phase.LOT: frozenset({Phase.LOT, Phase.BONUS, Phase.DEAL}),
    Phase.BONUS: frozenset({Phase.DEAL}),
    Phase.DEAL: frozenset({Phase.BID, Phase.LAY_AWAY}),
    Phase.BID: frozenset({Phase.LAY_AWAY, Phase.DEPTH, Phase.CUT}),
    Phase.LAY_AWAY: frozenset({Phase.BID, Phase.DEPTH, Phase.CUT}),
    Phase.DEPTH: frozenset({Phase.CUT}),
    Phase.CUT: frozenset({Phase.PLAY}),  # heels may end the game here
    Phase.PLAY: frozenset({Phase.CLAIM, Phase.BONUS, Phase.DEAL}),
    Phase.CLAIM: frozenset({Phase.MUGGINS, Phase.CLAIM, Phase.BONUS, Phase.DEAL}),
    Phase.MUGGINS: frozenset({Phase.CLAIM, Phase.BONUS, Phase.DEAL}),
}
"""Which phase may follow which, over all variants and options."""

BONUS_POINTS: Final = 3


@final
@dataclass(frozen=True, slots=True)
class Terms:
    """Variant, options and the start, with what every part of the rules asks of them.

    Attributes:
        dealer: the first dealer, or ``None`` when the lot decides.
        opening: the score of each side before the first deal, or ``None`` for zero.
        side_of: the side of each seat.
        after: the phase after each phase of a deal; the end of a deal apart.
    """

    variant: Variant
    options: Options
    dealer: Seat | None = None
    opening: tuple[int, ...] | None = None
    players: int = field(init=False)
    side_of: tuple[int, ...] = field(init=False)
    after: Mapping[Phase, Phase] = field(init=False)

    def __post_init__(self) -> None:
        """Work out what follows from the row of the table."""
        sides = self.variant.sides
        owner = {seat: side for side, seats in enumerate(sides) for seat in seats}
        phases = _phases(self.variant, self.options)
        # Frozen dataclasses can set computed fields in no other way.
        object.__setattr__(self, "players", self.variant.players)
        object.__setattr__(self, "side_of", tuple(owner[seat] for seat in sorted(owner)))
        object.__setattr__(self, "after", dict(pairwise(phases)))
        check_start(self.dealer, self.opening, seats=owner, sides=len(sides))
        if self.opening is not None:
            self._check_opening(self.opening)

    def _check_opening(self, opening: Sequence[int]) -> None:
        may_be_negative = self.variant.is_auction and self.options.auction_negative == "allow"
        if any(score >= self.options.target for score in opening):
            message = f"every score must be below {self.options.target}"
        elif not may_be_negative and any(score < 0 for score in opening):
            message = "a score below zero needs an auction that allows it"
        else:
            return
        raise OptionError(OptionFault.BAD_START, message)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise from 0."""
        return tuple(range(self.players))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise (R8)."""
        return (seat + 1) % self.players

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Every seat clockwise, *seat* itself last."""
        return tuple((seat + step) % self.players for step in range(1, self.players + 1))

    def is_bonus_due(self, deal: int) -> bool:
        """Whether the pone of the deal after number *deal* gets three for last (R14)."""
        match self.options.pone_bonus:
            case "none":
                return False
            case "each_deal":
                return True
            case "once":  # with a given start it counts as given (record-format.md)
                return deal == 0 and self.opening is None

    def before_deal(self, deal: int) -> Phase:
        """The phase in which the deal after number *deal* begins."""
        return Phase.BONUS if self.is_bonus_due(deal) else Phase.DEAL


def _phases(variant: Variant, options: Options) -> tuple[Phase, ...]:
    bid = (Phase.BID,) if variant.is_auction else ()
    is_early = options.auction_when == "before_discard"
    return (
        Phase.DEAL,
        *(bid if is_early else ()),
        Phase.LAY_AWAY,
        *(() if is_early else bid),
        *((Phase.DEPTH,) if options.cut_mode == "pone_picks" else ()),
        Phase.CUT,
        Phase.PLAY,
        *((Phase.CLAIM,) if options.counting == "manual" else ()),
    )
