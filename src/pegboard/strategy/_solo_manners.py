"""Quick players of Solo Whist: one card at a time, by rule of thumb, each from its own hand.

They look at the hand of the seat to lay, at the trick and at what has been laid, and at nothing
else; so they serve as the first level of club players, and play imagined deals to the end.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from pegboard.games.solo_whist import Contract, GeneralLoser
from pegboard.strategy._solo_cards import ACE, RANKS, SEATS, Tricks, high, low

Manner: TypeAlias = Callable[[Tricks], int]
"""Which card is laid next."""

TEN: Final = ACE - 4
"""A partner's card below this is beaten by the third hand if it can; higher trumps are led."""

END: Final = 4
"""Tricks before the end of a general misère from which on nobody wants to win."""


def manner_of(contract: Contract, declarers: Sequence[int], loser: GeneralLoser) -> Manner:
    """The quick player of a contract.

    Args:
        contract: what is played.
        declarers: who plays it.
        loser: who loses a general misère.
    """
    match contract:
        case Contract.MISERE | Contract.OPEN_MISERE:
            declarer = declarers[0]
            return lambda tricks: misere_card(tricks, declarer)
        case Contract.GENERAL_MISERE:
            is_last = loser == "last_trick"
            return lambda tricks: general_card(tricks, is_last=is_last)
        case _:
            sides = tuple(seat in declarers for seat in range(SEATS))
            return lambda tricks: trick_card(tricks, sides)


# --- Contracts for tricks ------------------------------------------------------------------


def trick_card(tricks: Tricks, sides: Sequence[bool]) -> int:
    """A card where both sides want tricks.

    Args:
        tricks: the position.
        sides: for each seat whether it is of the declaring side.
    """
    if not tricks.laid:
        return _lead_for_tricks(tricks, sides)
    own = tricks.hands[4 * tricks.turn + tricks.led]
    if own:
        return RANKS * tricks.led + _followed(tricks, own, sides)
    return _without_suit(tricks, sides)


def _lead_for_tricks(tricks: Tricks, sides: Sequence[bool]) -> int:
    """Declarers draw trumps; then sure tricks; then the longest suit from below."""
    seat, trumps, left = tricks.turn, tricks.trumps, tricks.left
    base = 4 * seat
    if trumps >= 0 and sides[seat]:
        own = tricks.hands[base + trumps]
        others = left[trumps] & ~own
        if own and others and (own > others or own.bit_count() > others.bit_count() // 2):
            return RANKS * trumps + (high(own) if own > others or high(own) > TEN else low(own))
    longest, length, sure = -1, -1, -1
    for suit in range(4):
        own = tricks.hands[base + suit]
        if not own:
            continue
        if suit == trumps:
            if longest < 0:
                longest, length = suit, 0
            continue
        if own > left[suit] & ~own and left[suit] & ~own:
            sure = suit
        if own.bit_count() > length:
            longest, length = suit, own.bit_count()
    if sure >= 0:
        return RANKS * sure + high(tricks.hands[base + sure])
    own = tricks.hands[base + longest]
    is_sure = own > left[longest] & ~own
    return RANKS * longest + (high(own) if is_sure else low(own))


def _followed(tricks: Tricks, own: int, sides: Sequence[bool]) -> int:
    """The rank with which suit is followed."""
    if tricks.is_ruffed:
        return low(own)
    higher = own >> (tricks.best_rank + 1) << (tricks.best_rank + 1)
    if not higher:
        return low(own)
    others = tricks.left[tricks.led] & ~own
    is_last = tricks.laid == SEATS - 1
    if sides[tricks.best] == sides[tricks.turn]:
        is_safe = not others >> (tricks.best_rank + 1)
        if is_last or is_safe or tricks.best_rank >= TEN or tricks.laid == 1:
            return low(own)
    if is_last:
        return low(higher)
    if own > others:
        return low(own >> others.bit_length() << others.bit_length())  # the least of sure cards
    return low(own) if tricks.laid == 1 else high(own)


def _without_suit(tricks: Tricks, sides: Sequence[bool]) -> int:
    """Trump if that helps, else throw the least card away."""
    seat, trumps = tricks.turn, tricks.trumps
    base = 4 * seat
    own = tricks.hands[base + trumps] if trumps >= 0 and trumps != tricks.led else 0
    if own:
        is_ours = sides[tricks.best] == sides[seat]
        is_safe = tricks.laid == SEATS - 1 or tricks.is_ruffed or tricks.best_rank >= TEN
        if not (is_ours and is_safe):
            over = own >> (tricks.best_rank + 1) << (tricks.best_rank + 1)
            beating = over if tricks.is_ruffed else own
            if beating:
                return RANKS * trumps + low(beating)
    least, worth = -1, 1000
    for suit in range(4):
        held = tricks.hands[base + suit]
        if held:
            rank = low(held)
            price = 4 * rank - held.bit_count() + (100 if suit == trumps else 0)
            if price < worth:
                least, worth = RANKS * suit + rank, price
    return least


# --- Misère --------------------------------------------------------------------------------


def misere_card(tricks: Tricks, declarer: int) -> int:
    """A card in a misère: *declarer* wants no trick, the others want to give him one."""
    seat = tricks.turn
    if seat == declarer:
        return shy_card(tricks)
    if not tricks.laid:
        return _lead_to_misere(tricks, declarer)
    own = tricks.hands[4 * seat + tricks.led]
    if not own:
        return _highest(tricks)
    below = own & ((1 << tricks.best_rank) - 1)
    has_played = (declarer - seat) % SEATS > SEATS - 1 - tricks.laid
    if has_played and tricks.best != declarer:
        return RANKS * tricks.led + high(own)
    if below:
        return RANKS * tricks.led + high(below)
    return RANKS * tricks.led + (high(own) if has_played else low(own))


def shy_card(tricks: Tricks) -> int:
    """A card of a player who wants no trick: just under the best, or the worst thrown away."""
    base = 4 * tricks.turn
    if not tricks.laid:
        return _shy_lead(tricks)
    own = tricks.hands[base + tricks.led]
    if not own:
        return _most_dangerous(tricks)
    below = own & ((1 << tricks.best_rank) - 1)
    if below:
        return RANKS * tricks.led + high(below)
    return RANKS * tricks.led + (high(own) if tricks.laid == SEATS - 1 else low(own))


def _shy_lead(tricks: Tricks) -> int:
    """The low card that most others are above and fewest below."""
    base, chosen, least = 4 * tricks.turn, -1, 1000
    for suit in range(4):
        own = tricks.hands[base + suit]
        if own:
            others = tricks.left[suit] & ~own
            rank = low(own)
            under = (others & ((1 << rank) - 1)).bit_count()
            over = others.bit_count() - under
            risk = 8 * under - over + (0 if over else 100)
            if risk < least:
                chosen, least = RANKS * suit + rank, risk
    return chosen


def _most_dangerous(tricks: Tricks) -> int:
    """The highest card of the suit in which one's own low cards are the least help."""
    base, chosen, most = 4 * tricks.turn, -1, -1
    for suit in range(4):
        own = tricks.hands[base + suit]
        if own:
            others = tricks.left[suit] & ~own
            under_low = (others & ((own & -own) - 1)).bit_count()
            top = high(own)
            risk = 4 * under_low + 2 * (others & ((1 << top) - 1)).bit_count() + (top > 0)
            if risk > most:
                chosen, most = RANKS * suit + top, risk
    return chosen


def _lead_to_misere(tricks: Tricks, declarer: int) -> int:
    """The lowest card of the suit in which fewest are lower; not one that he cannot follow."""
    base, chosen, least = 4 * tricks.turn, -1, 1000
    for suit in range(4):
        own = tricks.hands[base + suit]
        if own:
            others = tricks.left[suit] & ~own
            under = (others & ((own & -own) - 1)).bit_count()
            risk = 4 * under + own.bit_count() + (0 if tricks.hands[4 * declarer + suit] else 100)
            if risk < least:
                chosen, least = RANKS * suit + low(own), risk
    return chosen


def _highest(tricks: Tricks) -> int:
    """The highest card; of equal ones that of the shortest suit."""
    base, chosen, most = 4 * tricks.turn, -1, -1000  # of twos alone the worth is below zero
    for suit in range(4):
        own = tricks.hands[base + suit]
        if own:
            worth = 16 * high(own) - own.bit_count()
            if worth > most:
                chosen, most = RANKS * suit + high(own), worth
    return chosen


def general_card(tricks: Tricks, *, is_last: bool) -> int:
    """A card in a general misère (W29, W30).

    Args:
        tricks: the position.
        is_last: whether it is the last trick that loses, not most of them: then high cards are
            laid while there is time.
    """
    own = tricks.hands[4 * tricks.turn : 4 * tricks.turn + 4]
    if not is_last or sum(held.bit_count() for held in own) <= END:
        return shy_card(tricks)
    if not tricks.laid:
        return _highest(tricks)
    following = own[tricks.led]
    return RANKS * tricks.led + high(following) if following else _highest(tricks)
