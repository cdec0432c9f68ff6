"""What the hidden hands of Solo Whist may be, by what a seat has seen; whole states that fit."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Final, final

from pegboard.cards import Card
from pegboard.game import Hand, Seat
from pegboard.games.solo_whist import Auction, Phase, State, View, arranged
from pegboard.strategy._solo_cards import (
    CARDS,
    NUMBER,
    RANKS,
    SEATS,
    SUIT_OF,
    SUITS,
    cards_in,
    numbers_of,
    put_cards,
)

HANDS: Final = SEATS * SUITS


def seat_of(view: View) -> Seat:
    """The seat whose view it is; a spectator does not think."""
    if view.seat is None:
        message = "a spectator's view has no seat"
        raise ValueError(message)
    return view.seat


@final
@dataclass(frozen=True, slots=True)
class Unseen:
    """What a seat knows of all hands.

    Attributes:
        known: cards of each hand that the seat knows to be there, as in `_solo_cards`.
        laid: cards that each seat has laid in this deal.
        pool: cards that may be in any hidden hand.
        wanted: how many of them each seat holds.
        open_to: for each suit the seats that may hold a card of it.
        turned: the suit of which the dealer must hold a card, or -1 (W4).
        dealer: the dealer.
    """

    known: list[int]
    laid: list[int]
    pool: list[int]
    wanted: list[int]
    open_to: list[list[Seat]] = field(default_factory=list[list[Seat]])
    turned: int = -1
    dealer: Seat = 0

    @staticmethod
    def of(view: View) -> "Unseen":
        """What the seat of *view*, in a deal, knows."""
        known, laid = [0] * HANDS, [0] * HANDS
        voids: set[tuple[Seat, int]] = set()
        tricks = [(trick.leader, trick.cards) for trick in view.tricks]
        if view.leader is not None and view.trick:
            tricks.append((view.leader, view.trick))
        for leader, cards in tricks:
            for place, card in enumerate(cards):
                seat = (leader + place) % SEATS
                put_cards(laid, seat, [NUMBER[card]])
                if card.suit != cards[0].suit:
                    voids.add((seat, SUIT_OF[cards[0].suit]))
        for seat, hand in _known_hands(view):
            put_cards(known, seat, numbers_of(hand))
        dealer = view.dealer or 0
        if view.exposed is not None and not _holds(known, dealer, NUMBER[view.exposed]):
            put_cards(known, dealer, [NUMBER[view.exposed]])
        if view.revealed is not None:
            _settle(known, laid, view.revealed)
        wanted = [view.held[seat] - len(cards_in(known, seat)) for seat in range(SEATS)]
        gone = [known[at] | laid[at] for at in range(HANDS)]
        pool = [card for card in range(len(CARDS)) if not _is_anywhere(gone, card)]
        open_to = [
            [seat for seat in range(SEATS) if wanted[seat] and (seat, suit) not in voids]
            for suit in range(SUITS)
        ]
        turned = SUIT_OF[view.turned] if view.turned is not None else -1
        is_placed = turned >= 0 and bool(known[4 * dealer + turned] | laid[4 * dealer + turned])
        return Unseen(known, laid, pool, wanted, open_to, -1 if is_placed else turned, dealer)

    def deal(self, rng: Random) -> list[int]:
        """All hands: those known, and the hidden ones as likely as they may be."""
        hands = self.known.copy()
        pool, wanted = self.pool.copy(), self.wanted.copy()
        rng.shuffle(pool)
        if self.turned >= 0:
            must = next(card for card in pool if card // RANKS == self.turned)
            pool.remove(must)
            put_cards(hands, self.dealer, [must])
            wanted[self.dealer] -= 1
        if all(len(seats) == sum(map(bool, self.wanted)) for seats in self.open_to):
            top = 0
            for seat in range(SEATS):
                put_cards(hands, seat, pool[top : top + wanted[seat]])
                top += wanted[seat]
            return hands
        for seat, cards in enumerate(self._shared(pool, wanted, rng)):
            put_cards(hands, seat, cards)
        return hands

    def _shared(self, pool: list[int], wanted: list[int], rng: Random) -> list[list[int]]:
        """Share *pool* out so that nobody gets a suit that he has shown not to hold."""
        shares: list[list[int]] = [[], [], [], []]
        open_to = self.open_to
        pool.sort(key=lambda card: len(open_to[card // RANKS]))  # the fewer may hold it, the sooner
        for card in pool:
            room = [wanted[seat] - len(shares[seat]) for seat in open_to[card // RANKS]]
            total = sum(room)
            if not total:
                self._make_room(card, shares, wanted)
                continue
            pick = rng.randrange(total)
            for seat, free in zip(open_to[card // RANKS], room, strict=True):
                pick -= free
                if pick < 0:
                    shares[seat].append(card)
                    break
        return shares

    def _make_room(self, card: int, shares: list[list[int]], wanted: list[int]) -> None:
        """Put *card* where it may be, moving others on until somebody has room for one."""
        chains: list[tuple[Seat, list[tuple[Seat, int]]]] = [
            (seat, []) for seat in self.open_to[card // RANKS]
        ]
        reached = {seat for seat, _ in chains}
        for seat, moves in chains:
            if len(shares[seat]) < wanted[seat]:
                taker = seat
                for giver, given in reversed(moves):
                    shares[giver].remove(given)
                    shares[taker].append(given)
                    taker = giver
                shares[taker].append(card)
                return
            for other in range(SEATS):
                if other in reached:
                    continue
                moved = next(
                    (one for one in shares[seat] if other in self.open_to[one // RANKS]), None
                )
                if moved is not None:
                    reached.add(other)
                    chains.append((other, [*moves, (seat, moved)]))
        message = "no deal fits what has been seen"
        raise ValueError(message)


def _known_hands(view: View) -> Iterable[tuple[Seat, Hand]]:
    if view.revealed is not None:
        return
    yield seat_of(view), view.hand or ()
    if view.spread is not None and view.declarers[0] != view.seat:
        yield view.declarers[0], view.spread


def _settle(known: list[int], laid: list[int], revealed: tuple[Hand, ...]) -> None:
    """All hands are public: each holds what it was dealt but for what it has laid."""
    for seat, hand in enumerate(revealed):
        whole = [0] * HANDS
        put_cards(whole, seat, numbers_of(hand))
        for at in range(4 * seat, 4 * seat + 4):
            known[at] = whole[at] & ~laid[at]


def _holds(hands: list[int], seat: Seat, card: int) -> bool:
    return bool(hands[SUITS * seat + card // RANKS] >> card % RANKS & 1)


def _is_anywhere(hands: list[int], card: int) -> bool:
    return any(_holds(hands, seat, card) for seat in range(SEATS))


# --- Whole states --------------------------------------------------------------------------


def imagine(view: View, rng: Random) -> State:
    """A whole state that fits *view*: its seat's view of it is *view*.

    Args:
        view: of a seat.
        rng: chance for what is hidden.
    """
    if not view.deal:
        return State(phase=view.phase, scores=view.scores, lot=view.lot, next_dealer=view.dealer,
                     left=view.left, result=view.result)  # fmt: skip
    unseen = Unseen.of(view)
    held = unseen.deal(rng)
    hands = tuple(arranged(CARDS[card] for card in cards_in(held, seat)) for seat in range(SEATS))
    dealer = unseen.dealer
    auction = Auction((dealer + 1) % SEATS)
    for said in view.calls:
        auction = auction.after(said.word)
    is_played = view.phase is not Phase.AUCTION and not auction.is_thrown_in
    return State(
        phase=view.phase,
        scores=view.scores,
        lot=view.lot,
        deal=view.deal,
        counted=view.counted,
        dealer=dealer,
        next_dealer=(dealer + 1) % SEATS if view.phase is Phase.DEAL else dealer,
        hands=hands,
        exposed=_exposed(view, unseen, held),
        auction=auction,
        contract=view.contract if is_played else None,
        declarers=view.declarers if is_played else (),
        trumps=view.trumps,
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        is_spread=view.spread is not None,
        scored=view.scored,
        left=view.left,
        result=view.result,
    )


def _exposed(view: View, unseen: Unseen, held: list[int]) -> Card | None:
    """The card that the dealer exposed; once it is gone from the table any that may be it."""
    if view.exposed is not None or view.turned is None:
        return view.exposed
    dealer, suit = unseen.dealer, SUIT_OF[view.turned]
    in_trick = [NUMBER[card] for card in view.trick] if not view.tricks else []
    may_be = [card for card in in_trick if _holds(unseen.laid, dealer, card)]
    may_be = may_be or cards_in(unseen.laid, dealer) or []
    may_be = [card for card in may_be if card // RANKS == suit]
    may_be = may_be or [card for card in cards_in(held, dealer) if card // RANKS == suit]
    return CARDS[may_be[0]]
