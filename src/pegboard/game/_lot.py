"""The lot in which the lowest card deals first (cribbage.md R9, solo-whist.md W2).

The ace is the lowest, suits do not count, and those tied for the lowest draw again from the cards
that nobody has drawn. *rounds* are those drawn so far, each as `Lot.cards`.
"""

from collections.abc import Iterable, Sequence

from pegboard.cards import Card
from pegboard.game._acts import Lot
from pegboard.game._errors import IllegalAction, Refusal
from pegboard.game._hands import Hand, check_distinct
from pegboard.game._rules import Pack, Seat


def next_lot(rounds: Sequence[Hand], seats: Sequence[Seat], pack: Pack) -> Lot:
    """The next round: cards from the top of the spread pack, none of them twice."""
    place = sum(card is not None for cards in rounds for card in cards)
    drawn = dict(zip(_drawing(rounds, seats), pack[place:], strict=False))
    return Lot(tuple(drawn.get(seat) for seat in seats))


def dealer_by_lot(rounds: Sequence[Hand], seats: Sequence[Seat], lot: Lot) -> Seat | None:
    """The first dealer if *lot*, the next round, decides who he is.

    Raises:
        IllegalAction: ``wrong-count``; ``bad-deal`` when another seat draws than should;
            ``card-twice``.
    """
    if len(lot.cards) != len(seats):
        message = f"the lot wants {len(seats)} places, not {len(lot.cards)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message)
    who = _drawing(rounds, seats)
    for seat, card in enumerate(lot.cards):
        if (card is not None) != (seat in who):
            message = f"seat {seat} {'draws' if seat in who else 'does not draw'} in this round"
            raise IllegalAction(Refusal.BAD_DEAL, message)
    now = [card for card in lot.cards if card is not None]
    check_distinct(now)
    check_undrawn(now, rounds)
    lowest = _lowest(lot.cards)
    return lowest[0] if len(lowest) == 1 else None


def check_undrawn(cards: Iterable[Card], rounds: Iterable[Hand]) -> None:
    """Refuse *cards* of which one has been drawn in *rounds* before.

    Raises:
        IllegalAction: ``card-twice``.
    """
    before = {card for drawn in rounds for card in drawn}
    for at, card in enumerate(cards):
        if card in before:
            message = f"{card} has been drawn before"
            raise IllegalAction(Refusal.CARD_TWICE, message, at=at)


def _drawing(rounds: Sequence[Hand], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who draws in the next round."""
    return _lowest(rounds[-1]) if rounds else tuple(seats)


def _lowest(cards: Hand) -> tuple[Seat, ...]:
    ranks = [(seat, card.rank) for seat, card in enumerate(cards) if card is not None]
    lowest = min(rank for _, rank in ranks)
    return tuple(seat for seat, rank in ranks if rank == lowest)
