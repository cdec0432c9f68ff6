"""The variants of cribbage as rows of one table (cribbage.md R5); nothing else tells them apart."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, final

from pegboard.game import OptionError, OptionFault, Seat

PlayMode: TypeAlias = Literal["full", "single_count"]
PoneBonus: TypeAlias = Literal["none", "once", "each_deal"]

CRIB_SIZE: Final = 4
"""Cards in every crib (R6)."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One row of R5; the columns have the names of the rule book.

    Attributes:
        name: catalog name.
        code: name in the rule book.
        sides: seats of each side, numbered by its first seat.
        dealt: cards dealt to each seat.
        straight: cards dealt straight to the crib (R12).
        discards: cards that each seat throws to the crib.
        play: whether the play goes on after the first closing (R30).
        play_may_change: whether a table may set ``play`` (R7).
        target: points that win.
        pone_bonus: three for last (R14).
        is_auction: whether the crib is sold (R66).
    """

    name: str
    code: str
    sides: tuple[tuple[Seat, ...], ...]
    dealt: int
    straight: int = 0
    discards: int
    play: PlayMode = "full"
    play_may_change: bool = False
    target: int
    pone_bonus: PoneBonus = "none"
    is_auction: bool = False

    @property
    def players(self) -> int:
        """How many seats there are."""
        return sum(map(len, self.sides))

    @property
    def kept(self) -> int:
        """Cards in a hand after the discards."""
        return self.dealt - self.discards


_TWO: Final = ((0,), (1,))
_THREE: Final = ((0,), (1,), (2,))
_FOUR: Final = ((0,), (1,), (2,), (3,))
_PARTNERS: Final = ((0, 2), (1, 3))

SIX_CARD: Final = Variant(
    name="six-card", code="crib6", sides=_TWO, dealt=6, discards=2, target=121
)
FIVE_CARD: Final = Variant(
    name="five-card",
    code="crib5",
    sides=_TWO,
    dealt=5,
    discards=2,
    play="single_count",
    target=61,
    pone_bonus="once",
)
SEVEN_CARD: Final = Variant(
    name="seven-card", code="crib7", sides=_TWO, dealt=7, discards=2, target=181
)
THREE_HANDED: Final = Variant(
    name="three-handed", code="crib3p", sides=_THREE, dealt=5, straight=1, discards=1, target=61
)
FOUR_HANDED: Final = Variant(
    name="four-handed", code="crib4i", sides=_FOUR, dealt=5, discards=1, target=61
)
PARTNERS: Final = Variant(
    name="partners",
    code="crib4p",
    sides=_PARTNERS,
    dealt=5,
    discards=1,
    play_may_change=True,
    target=121,
)
PARTNERS_SIX: Final = Variant(
    name="partners-six", code="crib4p6", sides=_PARTNERS, dealt=6, discards=1, target=121
)
AUCTION: Final = Variant(
    name="auction",
    code="crib6auction",
    sides=_TWO,
    dealt=6,
    discards=2,
    target=121,
    is_auction=True,
)

VARIANTS: Final[dict[str, Variant]] = {
    row.name: row
    for row in (
        SIX_CARD,
        FIVE_CARD,
        SEVEN_CARD,
        THREE_HANDED,
        FOUR_HANDED,
        PARTNERS,
        PARTNERS_SIX,
        AUCTION,
    )
}
"""Every variant by its catalog name, in the order of the rule book."""


def variant(name: str) -> Variant:
    """Find a variant by its catalog name.

    Raises:
        OptionError: ``unknown-variant``.

    >>> variant("six-card").kept
    4
    """
    try:
        return VARIANTS[name]
    except KeyError:
        message = f"cribbage has no variant {name!r}"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message) from None
