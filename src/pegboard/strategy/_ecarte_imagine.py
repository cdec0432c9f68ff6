"""What the other hand of Écarté may be, by what a seat has seen; and whole states that fit it."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, final

from pegboard.cards import Suit
from pegboard.game import Hand, Seat, in_order
from pegboard.games.ecarte import Phase, State, View
from pegboard.strategy._ecarte_cards import (
    BIT,
    KINGS,
    WHOLE_PACK,
    bits_of,
    cards_of,
    each,
    king_bit,
    same_suit,
    suit_bits,
    takes,
)
from pegboard.strategy._ecarte_table import is_to_refuse, is_to_stand, keepers

HAND: Final = 5
TRIES: Final = 12
"""How often a hand that does not suit what was said is drawn again."""


def seat_of(view: View) -> Seat:
    """The seat whose view it is; a spectator does not think."""
    if view.seat is None:
        message = "a spectator's view has no seat"
        raise ValueError(message)
    return view.seat


def trumps_of(view: View) -> Suit:
    """The suit of trumps of a view of a deal."""
    if view.turned is None:
        message = "nothing has been dealt"
        raise ValueError(message)
    return view.turned.suit


@final
@dataclass(frozen=True, slots=True)
class Unseen:
    """What a seat knows of the other hand; sets of cards as in `_ecarte_cards`.

    Attributes:
        pool: cards that it has not seen: they are in the other hand, laid aside or in the stock.
        held: how many of them the other hand holds.
        barred: cards that the other hand has shown not to hold (E20).
        shown: the king of trumps, where the other has announced it and still holds it.
        laid: what the other has laid in this deal.
        trumps: all trumps.
    """

    view: View
    seat: Seat
    pool: int
    held: int
    barred: int
    shown: int
    laid: int
    trumps: int

    @staticmethod
    def of(view: View) -> "Unseen":
        """What the seat of *view*, in a deal, knows."""
        seat = seat_of(view)
        tricks = [*(trick.cards for trick in view.tricks), view.table]
        seen = bits_of([*(view.hand or ()), view.turned])
        laid = barred = 0
        trumps = suit_bits(trumps_of(view))
        for cards in tricks:
            for one in cards:
                seen |= BIT[one.card]
                laid |= BIT[one.card] if one.seat != seat else 0
            if len(cards) > 1 and cards[1].seat != seat:
                barred |= _barred(BIT[cards[0].card], BIT[cards[1].card], trumps)
        king = king_bit(trumps_of(view))
        is_shown = view.announced == 1 - seat and not king & seen
        return Unseen(
            view=view,
            seat=seat,
            pool=WHOLE_PACK & ~seen,
            held=view.held[1 - seat],
            barred=barred,
            shown=king if is_shown else 0,
            laid=laid,
            trumps=trumps,
        )

    def draw(self, rng: Random) -> int:
        """A hand that the other may hold, every one that fits as likely as another."""
        return self._drawn(self.pool & ~self.barred, rng)

    def plausible(self, rng: Random) -> int:
        """A hand that a sensible player may hold who has spoken, taken cards and kept silent so."""
        open_to = self.pool & ~self.barred
        if self._is_silent() and (open_to & ~KINGS).bit_count() >= self.held:
            open_to &= ~(self.trumps & KINGS) | self.shown
        hand = self._drawn(open_to, rng)
        fits = self._manner()
        for _ in range(TRIES):
            if fits(hand | self.laid):
                break
            hand = self._drawn(open_to, rng)
        return hand

    def _drawn(self, open_to: int, rng: Random) -> int:
        free = each(open_to & ~self.shown)
        return self.shown | sum(rng.sample(free, self.held - self.shown.bit_count()))

    def _is_silent(self) -> bool:
        """Whether the other has let the time for the king go by."""
        view = self.view
        is_past = bool(self.laid) if view.phase is Phase.PLAY else False
        is_answered = view.phase is Phase.KING and 1 - self.seat not in view.asked
        return is_past or is_answered

    def _manner(self) -> Callable[[int], bool]:
        """What the whole hand of the other, laid cards included, ought to be like."""
        view, trumps = self.view, self.trumps
        is_elder = self.seat == view.dealer
        if view.exchanges:
            place = 0 if is_elder else 1
            taken = view.exchanges[-1][place] if len(view.exchanges[-1]) > place else HAND
            return lambda hand: keepers(hand, trumps).bit_count() >= min(4, HAND - taken)
        words = [one.word for one in view.calls if one.seat != self.seat]
        match words:
            case ["play"]:
                return lambda hand: is_to_stand(hand, trumps)
            case ["propose"]:
                return lambda hand: not is_to_stand(hand, trumps)
            case ["refuse"]:
                return lambda hand: is_to_refuse(hand, trumps)
            case _:
                return lambda _: True


def _barred(led: int, reply: int, trumps: int) -> int:
    """What a hand that laid *reply* to *led* does not hold (E20)."""
    suit = same_suit(led)
    if reply & suit:
        return 0 if takes(reply, led, trumps) else suit & -(led << 1)
    return suit if reply & trumps else suit | trumps


def imagine(view: View, rng: Random) -> State:
    """A whole state that fits *view*: its seat's view of it is *view*.

    Args:
        view: of a seat.
        rng: chance for what is hidden.
    """
    seat = seat_of(view)
    hands: tuple[Hand, ...] = ()
    aside: Hand = ()
    due: Hand = ()
    if view.deal:
        unseen = Unseen.of(view)
        other = unseen.draw(rng)
        own, theirs = view.hand or (), in_order(cards_of(other))
        hands = (own, theirs) if seat == 0 else (theirs, own)
        rest = list(cards_of(unseen.pool & ~other))
        gone = rng.sample(rest, view.aside)
        drawing = view.exchanges[-1][-1] if view.phase is Phase.DRAW else 0
        due, aside = in_order(gone[:drawing]), in_order(gone[drawing:])
    return State(
        phase=view.phase,
        scores=view.scores,
        lot=view.lot,
        deal=view.deal,
        dealer=view.dealer,
        hands=hands,
        turned=view.turned,
        turn=_turn(view),
        stock=view.stock,
        aside=aside,
        due=due,
        reshuffles=view.reshuffles,
        calls=view.calls,
        exchanges=view.exchanges,
        situation=view.situation,
        asked=view.asked,
        announced=view.announced,
        table=view.table,
        tricks=view.tricks,
        scored=view.scored,
        result=view.result,
    )


def _turn(view: View) -> Seat:
    """Whose turn it is, or will be when chance has acted."""
    if view.phase in {Phase.PLAY, Phase.DISCARD} and view.to_act:
        return view.to_act[0]
    dealer = view.dealer or 0
    is_dealers = view.phase is Phase.DRAW and len(view.exchanges[-1]) > 1
    return dealer if is_dealers else 1 - dealer
