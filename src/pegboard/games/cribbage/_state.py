"""All there is to know of a game of cribbage at one moment, as frozen values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from pegboard.cards import Card
from pegboard.game import Hand, Result, Seat, in_order, take_out
from pegboard.games.cribbage._events import CountOpened, Shown
from pegboard.games.cribbage._model import Phase, Show, TableCard


@final
@dataclass(frozen=True, slots=True)
class Board:
    """The pegs of every side.

    Attributes:
        scores: front pegs; never above the target.
        back: rear pegs, where the front peg stood before it last moved (R78).
        left: sides that are out of the game, in the order of leaving; they peg no more (R57).
    """

    scores: tuple[int, ...]
    back: tuple[int, ...]
    left: tuple[int, ...] = ()

    def peg(self, side: int, points: int, target: int) -> "Board":
        """The board after *points* for *side*, at most to the *target* (R49)."""
        if not points or side in self.left:
            return self
        score = min(target, self.scores[side] + points)
        return self.moved((*self.scores[:side], score, *self.scores[side + 1 :]))

    def pay(self, side: int, price: int) -> "Board":
        """The board after *side* has paid *price* for the crib (R70)."""
        score = self.scores[side] - price
        return self.moved((*self.scores[:side], score, *self.scores[side + 1 :]))

    def moved(self, scores: tuple[int, ...]) -> "Board":
        """The board with its front pegs at *scores*.

        The peg that stood in front stays as the rear one, also where a side has gone backwards:
        the gap is the price that it has paid.
        """
        back = tuple(
            rear if new == old else old
            for rear, old, new in zip(self.back, self.scores, scores, strict=True)
        )
        return Board(scores, back, self.left)


@final
@dataclass(frozen=True, slots=True)
class Play:
    """The play of one deal (R22 to R32).

    Attributes:
        turn: the seat to lay a card; the leader when nothing has been laid.
        table: every card laid in the deal, in order.
        counts: how many counts have been closed.
        first: index in *table* of the first card of the present count.
        total: pips of the present count.
        said_go: seats that said go in it, in order.
    """

    turn: Seat
    table: tuple[TableCard, ...] = ()
    counts: int = 0
    first: int = 0
    total: int = 0
    said_go: tuple[Seat, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class Counting:
    """The count of one hand or crib by hand (R58 to R60).

    Attributes:
        opened: what lies open.
        show: what it is worth; ``None`` when not all its cards are known.
        claim: the total that its owner named, once he has.
        silent: sides that have had their call.
    """

    opened: CountOpened
    show: Show | None
    claim: int | None = None
    silent: tuple[int, ...] = ()

    @property
    def missed(self) -> int:
        """How many points the claim left (0 where it is not known)."""
        if self.show is None or self.claim is None:
            return 0
        return max(0, self.show.total - self.claim)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game of cribbage: the phase, the board and the present deal.

    Attributes:
        lot: every round of the lot.
        deal: number of the deal, 0 before the first.
        hands: cards that each seat still holds, from ace to king.
        kept: each hand after the lay-away, laid or not; ``None`` before.
        laid_away: each seat's cards in the crib; ``None`` before.
        straight: cards dealt straight to the crib.
        bids: the bidding so far, seat and points (0 a pass).
        price: what the crib was sold for.
        crib_owner: whose crib it is.
        depth: how many cards the pone lifts, once he has said it.
        play: the play, from the cut on.
        counting: the hand or crib being counted by hand.
        shows: what has been shown of this deal.
        is_open: whether the deal is over and all its cards are public (R75).
        resigning: seats that wish to resign and wait for their partner, in this deal.
    """

    phase: Phase
    board: Board
    lot: tuple[Hand, ...] = ()
    deal: int = 0
    dealer: Seat | None = None
    hands: tuple[Hand, ...] = ()
    kept: tuple[Hand | None, ...] = ()
    laid_away: tuple[Hand | None, ...] = ()
    straight: Hand = ()
    bids: tuple[tuple[Seat, int], ...] = ()
    price: int = 0
    crib_owner: Seat | None = None
    depth: int | None = None
    starter: Card | None = None
    play: Play | None = None
    counting: Counting | None = None
    shows: tuple[Shown, ...] = ()
    is_open: bool = False
    resigning: tuple[Seat, ...] = ()
    result: Result | None = None

    @property
    def crib(self) -> Hand:
        """All cards of the crib so far, from ace to king."""
        thrown = [card for cards in self.laid_away if cards for card in cards]
        return in_order([*self.straight, *thrown])

    @property
    def hands_to_open(self) -> tuple[Hand, ...]:
        """All hands as they become public: as they were kept, or else as they are held (R75)."""
        return tuple(
            held if kept is None else kept for held, kept in zip(self.hands, self.kept, strict=True)
        )


def known_cards(state: State) -> set[Card]:
    """Every card of the present deal whose place is known."""
    piles = [*state.hands, *(cards for cards in state.laid_away if cards), state.straight]
    known = {card for pile in piles for card in pile if card is not None}
    if state.play is not None:
        known |= {laid.card for laid in state.play.table}
    if state.starter is not None:
        known.add(state.starter)
    return known


def take(state: State, hand: Hand, cards: Sequence[Card | None]) -> Hand:
    """What is left of *hand* without *cards*; an unknown card may be any without a known place.

    Raises:
        IllegalAction: ``card-not-held``, or ``card-twice`` when an unknown hand cannot hold it.
    """
    return take_out(hand, cards, lambda: known_cards(state))
