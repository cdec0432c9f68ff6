"""The play in ranks alone: points of a card, and a whole play to its end by simple players.

Everything here is lists of small numbers, because a decision plays hundreds of imagined plays.
"""

from dataclasses import dataclass, field
from typing import Final, final

from pegboard.strategy._counting import PIPS

FULL_COUNT: Final = 31
FIFTEEN: Final = 15
FAMILY: Final = (0, 0, 2, 6, 12)
"""Points for that many of a rank in a row (R34)."""

LONGEST_RUN: Final = 7
SHORTEST_RUN: Final = 3

# What makes one card better than another that pegs the same, to the simple players: sums of 5
# and 21 invite a tenth card, a five led does too, and big cards are best got rid of early.
INVITING: Final = frozenset({5, 21})
INVITATION: Final = 1.0
FIVE_LED: Final = 1.5
A_PIP: Final = 0.03


def peg_points(count: list[int], total: int) -> int:
    """Points for the last card of *count*, whose pips make *total*, closing aside (R33 to R36).

    Args:
        count: ranks of the present count, the card just laid at the end.
        total: their pips together.
    """
    points = 2 if total in {FIFTEEN, FULL_COUNT} else 0
    size = len(count)
    rank = count[-1]
    same = 1
    while same < size and count[size - 1 - same] == rank:
        same += 1
    if same > 1:
        return points + FAMILY[same]
    for length in range(min(size, LONGEST_RUN), SHORTEST_RUN - 1, -1):
        tail = count[size - length :]
        if max(tail) - min(tail) == length - 1 and len(set(tail)) == length:
            return points + length
    return points


@final
@dataclass(slots=True)
class Play:
    """A play under way, with every hand known: an imagined one.

    Attributes:
        hands: ranks that each seat holds.
        count: ranks of the present count.
        total: their pips together.
        turn: the seat that is next to be asked.
        last: the seat that laid the last card, or -1.
        single: whether the first closing ends the play (R30).
        first_go: whether the first who said go leads the next count (R31).
        gone: the first seat that said go in the present count, or -1.
        pegged: points of each side in this play so far.
        needs: points that each side needs to win.
        winner: the side that has pegged out, or -1.
    """

    hands: list[list[int]]
    count: list[int]
    total: int
    turn: int
    last: int
    single: bool
    needs: list[int]
    pegged: list[int] = field(default_factory=list[int])
    winner: int = -1
    first_go: bool = False
    gone: int = -1

    def __post_init__(self) -> None:
        """Begin with nothing pegged."""
        self.pegged = [0] * len(self.needs)

    def lay(self, rank: int) -> None:
        """Lay *rank* for the seat whose turn it is; peg, and close the count if it is over."""
        seat = self.turn
        self.hands[seat].remove(rank)
        self.count.append(rank)
        self.total += PIPS[rank]
        self.last = seat
        self.peg(seat, peg_points(self.count, self.total))
        self.turn = (seat + 1) % len(self.hands)
        if not self.playable_anywhere():
            self.close()

    def peg(self, seat: int, points: int) -> None:
        """Give *points* to the side of *seat*."""
        side = seat % len(self.needs)
        self.pegged[side] += points
        if self.winner < 0 and self.pegged[side] >= self.needs[side]:
            self.winner = side

    def playable_anywhere(self) -> bool:
        """Whether anybody holds a card that fits."""
        room = FULL_COUNT - self.total
        return any(PIPS[rank] <= room for hand in self.hands for rank in hand)

    def close(self) -> None:
        """Peg for the last card and begin the next count with the seat to its left (R29, R31)."""
        if self.total < FULL_COUNT:
            self.peg(self.last, 1)
            self.pass_round()
        if self.first_go and self.gone >= 0:
            self.turn = self.gone
        self.count, self.total, self.gone = [], 0, -1
        if self.single:
            self.hands = [[] for _ in self.hands]

    def pass_round(self) -> None:
        """Let whoever still holds cards say go, from the left of the last card on."""
        seats = len(self.hands)
        for seat in ((self.last + step) % seats for step in range(1, seats)):
            self.say_go(seat)

    def say_go(self, seat: int) -> None:
        """Remember that *seat* could not lay, if it was the first and still holds cards."""
        if self.gone < 0 and self.hands[seat]:
            self.gone = seat

    def run_on(self) -> None:
        """Play to the end, everybody taking what he sees and minding the worst mistakes."""
        seats = len(self.hands)
        while self.winner < 0 and any(self.hands):
            room = FULL_COUNT - self.total
            fitting = [rank for rank in self.hands[self.turn] if PIPS[rank] <= room]
            if fitting:
                self.lay(fitting[0] if len(fitting) == 1 else self.simple_choice(fitting))
            else:
                self.say_go(self.turn)
                self.turn = (self.turn + 1) % seats

    def simple_choice(self, fitting: list[int]) -> int:
        """The rank that pegs most now; of equal ones the one that invites least."""
        count, total = self.count, self.total
        return max(dict.fromkeys(fitting), key=lambda rank: simple_worth(count, total, rank))


def simple_worth(count: list[int], total: int, rank: int) -> float:
    """What laying *rank* on *count*, whose pips make *total*, is worth to a simple player."""
    after = total + PIPS[rank]
    count.append(rank)
    worth = peg_points(count, after) + A_PIP * PIPS[rank]
    count.pop()
    if after in INVITING:
        worth -= FIVE_LED if after == PIPS[rank] else INVITATION
    return worth
