"""Deals of Solo Whist as likely as the calls make them: a chain of deals, cards changing hands.

What a seat has said is weighed against the hand it was dealt: who calls has about what the call
wants, who passes has not. From one imagined deal the next comes by exchanges of single cards
between hidden hands; an exchange that makes the calls less likely is made only as often as it is
as likely (the rule of Metropolis), so that in the long run every deal comes up as often as it
should.
"""

from collections.abc import Callable, Iterable, Sequence
from math import ceil, exp, log1p
from random import Random
from typing import Final, TypeAlias, final

from pegboard.game import Seat
from pegboard.games.solo_whist import Said
from pegboard.strategy._solo_cards import RANKS, SEATS, SUITS
from pegboard.strategy._solo_hands import danger_of, tricks_of
from pegboard.strategy._solo_imagine import Unseen

Weigh: TypeAlias = Callable[[Sequence[int]], float]
"""The logarithm of how likely a seat's words are with a whole hand."""

FIRST: Final = 3.0
"""Exchanges tried for each hidden card before the first deal: it owes little to the start then."""

BETWEEN: Final = 0.5
"""Exchanges tried for each hidden card between two deals."""

STEEP: Final = 4.0
"""How fast a call becomes likely with what the hand promises: its odds times e^4 a trick."""

CALLS: Final = {
    "prop": 3.1,
    "accept": 3.1,
    "solo": 4.5,
    "royal": 7.4,
}
"""The tricks with the turned suit as trumps with which a call is as likely as not."""

OWN_SUIT: Final = {"abundance": 7.4, "declared": 10.5}
"""The same with the best suit as trumps."""

NO_TRICK: Final = {"misere": 0.5, "open": 0.25}
"""The danger of a hand with which a misère is as likely as not."""

STEEP_DANGER: Final = 10.0
"""How fast a misère becomes unlikely: its odds divided by e^10 for each certain trick."""

BEYOND: Final = {
    "": ("prop", "misere"),
    "prop": ("accept", "misere"),
    "accept": ("solo", "misere"),
    "solo": ("misere",),
}
"""Which calls somebody could have made who passes after these words; rare ones say little."""


@final
class Likely:
    """A chain of deals.

    Args:
        unseen: what the seat knows of all hands.
        said: what has been said.
        turned: the number of the turned suit.
    """

    def __init__(self, unseen: Unseen, said: Iterable[Said], turned: int) -> None:
        self._unseen: Final = unseen
        hidden = [bool(unseen.wanted[seat]) for seat in range(SEATS)]
        words = {seat: weigh for seat, weigh in weighers(said, turned).items() if hidden[seat]}
        self._weighers: Final[list[Weigh | None]] = [words.get(seat) for seat in range(SEATS)]
        self._hands: list[int] = []
        self._holders: list[Seat] = []
        self._weights = [0.0] * SEATS

    def deal(self, rng: Random) -> list[int]:
        """All hands of the next deal, as in `_solo_cards`."""
        hidden = len(self._unseen.pool)
        if self._hands:
            self._exchange(rng, ceil(BETWEEN * hidden))
        else:
            self._begin(rng)
            self._exchange(rng, ceil(FIRST * hidden))
        return self._hands.copy()

    def _begin(self, rng: Random) -> None:
        hands = self._hands = self._unseen.deal(rng)
        self._holders = [
            next(
                seat for seat in range(SEATS) if hands[4 * seat + card // RANKS] >> card % RANKS & 1
            )
            for card in self._unseen.pool
        ]
        self._weights = [self._weight(seat) for seat in range(SEATS)]

    def _weight(self, seat: Seat) -> float:
        weigh = self._weighers[seat]
        if weigh is None:
            return 0.0
        base, laid = 4 * seat, self._unseen.laid
        return weigh([self._hands[at] | laid[at] for at in range(base, base + SUITS)])

    def _exchange(self, rng: Random, times: int) -> None:
        """Try so many exchanges."""
        pool, holders, hands = self._unseen.pool, self._holders, self._hands
        open_to, chance, count = self._unseen.open_to, rng.random, len(self._unseen.pool)
        for _ in range(times):
            one, two = int(chance() * count), int(chance() * count)
            giver, taker = holders[one], holders[two]
            if giver == taker:
                continue
            suit, other = pool[one] // RANKS, pool[two] // RANKS
            if taker not in open_to[suit] or giver not in open_to[other]:
                continue
            self._swap(one, two)
            if (
                self._unseen.turned >= 0
                and not hands[4 * self._unseen.dealer + self._unseen.turned]
            ):
                self._swap(one, two)  # W4: the dealer has shown a card of that suit
                continue
            new = self._weight(giver), self._weight(taker)
            gain = sum(new) - self._weights[giver] - self._weights[taker]
            if gain >= 0 or chance() < exp(gain):
                self._weights[giver], self._weights[taker] = new
            else:
                self._swap(one, two)

    def _swap(self, one: int, two: int) -> None:
        """Let two cards of the pool change hands."""
        pool, holders, hands = self._unseen.pool, self._holders, self._hands
        for card, old, new in (
            (pool[one], holders[one], holders[two]),
            (pool[two], holders[two], holders[one]),
        ):
            suit, bit = card // RANKS, 1 << card % RANKS
            hands[4 * old + suit] ^= bit
            hands[4 * new + suit] ^= bit
        holders[one], holders[two] = holders[two], holders[one]


def weighers(said: Iterable[Said], turned: int) -> dict[Seat, Weigh]:
    """How likely the words of each seat are, for those seats whose words say anything."""
    standing = ""
    found: dict[Seat, tuple[str, tuple[str, ...]]] = {}
    for one in said:
        if one.word in {"pass", "decline"}:
            beyond = BEYOND.get(standing, ()) if one.word == "pass" else ("accept",)
            if one.seat not in found or one.word == "decline":
                found[one.seat] = ("", (*found.get(one.seat, ("", ()))[1], *beyond))
        elif one.word != "throw-in":
            standing = one.word
            found[one.seat] = (one.word, ())
    return {seat: _weigher(word, beyond, turned) for seat, (word, beyond) in found.items()}


def _weigher(word: str, beyond: tuple[str, ...], turned: int) -> Weigh:
    def weigh(hand: Sequence[int]) -> float:
        total = _log_chance(_promise(word, hand, turned)) if word else 0.0
        for other in beyond:
            total += _log_chance(-_promise(other, hand, turned))
        return total

    return weigh


def _promise(word: str, hand: Sequence[int], turned: int) -> float:
    """The logarithm of the odds of a call."""
    if word in NO_TRICK:
        return STEEP_DANGER * (NO_TRICK[word] - danger_of(hand))
    if word in OWN_SUIT:
        best = max(tricks_of(hand, suit) for suit in range(SUITS))
        return STEEP * (best - OWN_SUIT[word])
    return STEEP * (tricks_of(hand, turned) - CALLS[word])


def _log_chance(odds: float) -> float:
    """The logarithm of a chance, given that of its odds."""
    return -log1p(exp(-odds)) if odds > -30 else odds  # noqa: PLR2004 - no difference any more
