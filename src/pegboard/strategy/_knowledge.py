"""What a seat of a cribbage game knows, drawn from its view and put the way a player thinks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from pegboard.cards import FULL_PACK, Card
from pegboard.game import Seat
from pegboard.games.cribbage import View
from pegboard.strategy._counting import PIPS

FULL_COUNT = 31


def known(cards: Sequence[Card | None] | None) -> tuple[Card, ...]:
    """The cards of a view that are known."""
    return tuple(card for card in cards or () if card is not None)


@final
@dataclass(frozen=True, slots=True)
class Knowledge:
    """A view put in order for one decision.

    Attributes:
        seat: whose knowledge it is.
        unseen: cards that may be in a hidden hand, in the crib or in the pack.
        laid: what each seat has laid in this deal, as cards.
        shown: the hand of each seat as it was kept, where it lies open; empty where it does not.
        held: how many cards each seat still holds.
        thrown: how many cards each seat has thrown to the crib.
        least: for each seat the pips below which it cannot hold a card, as its gos have told.
    """

    view: View
    seat: Seat
    unseen: tuple[Card, ...]
    laid: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Card, ...], ...]
    held: tuple[int, ...]
    thrown: tuple[int, ...]
    least: tuple[int, ...]

    @staticmethod
    def of(view: View, seat: Seat, discards: int) -> "Knowledge":
        """What *seat* knows by its own *view*; *discards* cards go to the crib from every hand."""
        seats = range(len(view.held))
        laid = tuple(tuple(one.card for one in view.table if one.seat == seat) for seat in seats)
        opened = [*view.shows, *(() if view.counting is None else (view.counting,))]
        hands = {one.owner: known(one.cards) for one in opened if one.what == "hand"}
        seen = {
            *known(view.hand),
            *known(view.kept),
            *known(view.laid_away),
            *known(view.crib),
            *(card for hand in hands.values() for card in hand),
            *(one.card for one in view.table),
            *(() if view.starter is None else (view.starter,)),
        }
        return Knowledge(
            view=view,
            seat=seat,
            unseen=tuple(card for card in FULL_PACK if card not in seen),
            laid=laid,
            shown=tuple(hands.get(owner, ()) for owner in seats),
            held=view.held,
            thrown=tuple(discards if thrown else 0 for thrown in view.confirmed),
            least=tuple(_least_pips(view, seat) for seat in seats),
        )

    @property
    def sides(self) -> int:
        """How many sides there are; the side of a seat is its number modulo this."""
        return len(self.view.scores)

    @property
    def side(self) -> int:
        """Our own side."""
        return self.seat % self.sides

    @property
    def needs(self) -> tuple[int, ...]:
        """Points that each side still needs to win."""
        return tuple(self.view.target - score for score in self.view.scores)

    @property
    def rivals(self) -> tuple[int, ...]:
        """The sides that play against ours; one that has left the game does no more (R57)."""
        return tuple(
            side for side in range(self.sides) if side != self.side and side not in self.view.left
        )

    def owns_crib(self, seat: Seat) -> bool:
        """Whether the crib is of *seat*'s side; nobody's counts as the dealer's."""
        owner = self.view.crib_owner if self.view.crib_owner is not None else self.view.dealer
        return owner is not None and owner % self.sides == seat % self.sides

    @property
    def present_count(self) -> tuple[Card, ...]:
        """The cards of the count that is running; none when a new one begins."""
        table = self.view.table
        if not table or not self.view.total:
            return ()
        return tuple(one.card for one in table if one.in_count == table[-1].in_count)


def _least_pips(view: View, seat: Seat) -> int:
    """The least pips that a card held by *seat* can have: smaller ones would have been laid.

    A count that closed below 31 left nobody with a card that fitted, and who said go in the
    present one holds none that fits now.
    """
    least = 1
    counts: dict[int, int] = {}
    for one in view.table:
        counts[one.in_count] = counts.get(one.in_count, 0) + PIPS[one.card.rank]
    closed = [number for number in counts if number < max(counts) or not view.total]
    for number in closed:
        least = max(least, FULL_COUNT - counts[number] + 1 if counts[number] < FULL_COUNT else 1)
    if seat in view.said_go:
        least = max(least, FULL_COUNT - view.total + 1)
    return least
