"""What the club offers: every variant of every game of the catalog, as a page speaks of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final

from pegboard import catalog
from pegboard.club.tables import ClubRefusal
from pegboard.game import OptionFault, OptionSpec, Seat
from pegboard.web._errors import Refusal

YOU: Final[Seat] = 0
"""The seat of whoever opens a table from a page: seats differ only by who sits beside whom."""

_AROUND: Final = {2: ("opposite",), 3: ("left", "right"), 4: ("left", "opposite", "right")}
"""Where the others sit as seen from a seat, clockwise, by the number of seats."""


@final
@dataclass(frozen=True, slots=True)
class Offer:
    """One variant of one game; keys of its texts are made of the variant's name.

    Attributes:
        game, variant: catalog names.
        seats: every seat.
        sides: seats of each side.
    """

    game: str
    variant: str
    seats: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]

    @property
    def path(self) -> str:
        """Both names as a part of an address."""
        return f"{self.game}/{self.variant}"

    @property
    def name(self) -> str:
        """Key of its name."""
        return f"variant-{self.variant}"

    @property
    def rules(self) -> str:
        """Address of its rules; a game with a single variant has a single page."""
        alone = len(catalog.GAMES[self.game].variants) == 1
        return f"/rules/{self.game}" if alone else f"/rules/{self.path}"

    @property
    def players(self) -> str:
        """Key of the words for how many play, and whether in pairs."""
        return "offer-partners" if len(self.sides) < len(self.seats) else "offer-players"

    @property
    def others(self) -> Mapping[Seat, str]:
        """Every seat but the reader's, and where it is as he sees it."""
        return {seat: self.place(seat) for seat in self.seats if seat != YOU}

    @property
    def specs(self) -> tuple[OptionSpec, ...]:
        """The options that apply."""
        return catalog.option_specs(self.game, self.variant)

    def place(self, seat: Seat) -> str:
        """Where *seat* is as seen from the reader's: a part of keys of texts."""
        if seat == YOU:
            return "you"
        if any({YOU, seat} <= set(side) for side in self.sides):
            return "partner"
        return _AROUND[len(self.seats)][seat - 1]


def _offer(game: str, variant: str) -> Offer:
    rules = catalog.rules(game, variant)
    return Offer(game, variant, rules.seats, rules.sides)


OFFERS: Final[Mapping[tuple[str, str], Offer]] = MappingProxyType(
    {
        (game, variant): _offer(game, variant)
        for game, entry in catalog.GAMES.items()
        for variant in entry.variants
    }
)
"""Every offer by game and variant, in the order of the catalog."""

FIRST: Final = next(iter(OFFERS.values()))
"""What is offered to whoever has not chosen yet."""


def offer_of(game: str, variant: str) -> Offer:
    """The offer of these catalog names.

    Raises:
        Refusal: ``no-such-game`` or ``unknown-variant``.
    """
    if game not in catalog.GAMES:
        raise Refusal(ClubRefusal.NO_SUCH_GAME.value)
    offer = OFFERS.get((game, variant))
    if offer is None:
        raise Refusal(OptionFault.UNKNOWN_VARIANT.value)
    return offer
