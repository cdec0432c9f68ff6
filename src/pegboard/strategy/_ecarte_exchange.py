"""Whether to exchange in Écarté, and what: each way is tried in imagined deals (E7 to E14)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, final

from pegboard.games.ecarte import Action, Call, Discard, Options, Phase, Situation, Stand, View
from pegboard.strategy._ecarte_cards import KINGS, best_tricks, bits_of, each
from pegboard.strategy._ecarte_imagine import HAND, Unseen
from pegboard.strategy._ecarte_table import (
    is_to_refuse,
    is_to_stand,
    keepers,
    laid_aside_in_order,
)
from pegboard.strategy._ecarte_worth import Stakes

ROUNDS: Final = 4
"""Exchanges that an imagined deal goes on for at most."""

DOUBT: Final = 1.0
"""Standard errors by which trying must contradict the table."""

GOOD: Final = 3
"""Trumps and kings with which a player no longer exchanges after the first time."""


@final
@dataclass(slots=True)
class World:
    """An imagined deal: two hands and the cards to draw, as sets and bits."""

    elder: int
    dealer: int
    stock: list[int]


@final
class Exchange:
    """The choices before the play, for one decision.

    Args:
        view: what the seat knows.
        options: what was agreed.
    """

    def __init__(self, view: View, options: Options) -> None:
        self.unseen: Final = Unseen.of(view)
        self.hand: Final = bits_of(view.hand or ())
        self.trumps: Final = self.unseen.trumps
        self._view: Final = view
        self._options: Final = options
        self._stakes: Final = Stakes(view, self.unseen.seat, options)
        self._is_elder: Final = not self._stakes.is_dealer

    # --- By rule ---------------------------------------------------------------------------

    def simple_call(self, actions: Sequence[Action]) -> Action:
        """What the classic table says; after an exchange a good hand is played."""
        is_first = not self._view.exchanges
        if self._view.phase is Phase.SPEAK:
            stands = is_to_stand(self.hand, self.trumps) if is_first else self._is_good(self.hand)
            wish = Call("play") if stands else Call("propose")
        else:
            refuses = is_to_refuse(self.hand, self.trumps) if is_first else self._is_good(self.hand)
            wish = Call("refuse") if refuses else Call("accept")
        return wish if wish in actions else actions[0]

    def plain_call(self, actions: Sequence[Action]) -> Action:
        """What a beginner says: three trumps are played, everything else is exchanged."""
        is_strong = (self.hand & self.trumps).bit_count() >= GOOD
        if self._view.phase is Phase.SPEAK:
            wish = Call("play") if is_strong else Call("propose")
        else:
            wish = Call("refuse") if is_strong else Call("accept")
        return wish if wish in actions else actions[0]

    def discard(self, kept: int, actions: Sequence[Action]) -> Action:
        """Everything but trumps and the cards *kept*, as far as that is allowed."""
        wanted = (self.hand & ~(self.trumps | kept)).bit_count()
        size = min(_sizes(actions), key=lambda one: abs(one - wanted))
        cards = sum(laid_aside_in_order(self.hand, self.trumps)[:size])
        for action in actions:
            if isinstance(action, Discard) and size and bits_of(action.cards) == cards:
                return action
            if isinstance(action, Stand) and not size:
                return action
        return actions[0]

    # --- By trying -------------------------------------------------------------------------

    def call(self, actions: Sequence[Action], rng: Random, worlds: int) -> Action:
        """What the table says, unless the other call is clearly better in imagined deals.

        Both calls meet the same deals, and the score counts: a lost majority may lose the game.
        """
        word = self.simple_call(actions)
        other = next(action for action in actions if action != word)
        gains: list[float] = []
        for _ in range(worlds):
            hand, seed = self.unseen.plausible(rng), rng.getrandbits(32)
            worths = [
                self._after_call(self._world(hand, Random(seed)), action)  # noqa: S311 - imagined
                for action in (word, other)
            ]
            gains.append(worths[1] - worths[0])
        error = stdev(gains) / sqrt(len(gains))
        return other if fmean(gains) > DOUBT * error else word

    def _world(self, other: int, rng: Random) -> World:
        stock = each(self.unseen.pool & ~other)
        rng.shuffle(stock)
        own = (self.hand, other) if self._is_elder else (other, self.hand)
        return World(*own, stock)

    def _after_call(self, world: World, action: Action) -> float:
        """What the deal is worth to us when *action* is said now."""
        first = not self._view.exchanges
        if action == Call("play"):
            return self._played(world, "stood" if first else "exchanged")
        if action == Call("refuse"):
            return self._played(world, "refused" if first else "exchanged")
        if action == Call("propose") and (
            is_to_refuse(world.dealer, self.trumps) if first else self._is_good(world.dealer)
        ):
            return self._played(world, "refused" if first else "exchanged")
        self._exchange(world)
        return self._exchanged(world)

    def _exchanged(self, world: World) -> float:
        """Go on exchanging as simple players do, then play."""
        most = self._options.max_exchanges
        for number in range(len(self._view.exchanges) + 1, ROUNDS):
            is_last = (most and number >= most) or len(world.stock) < HAND
            if is_last or self._is_good(world.elder) or self._is_good(world.dealer):
                break
            self._exchange(world)
        return self._played(world, "exchanged")

    def _exchange(self, world: World) -> None:
        """Both lay aside all but trumps and kings, and draw."""
        world.elder = self._drawn(world.elder, world, 1)
        world.dealer = self._drawn(world.dealer, world, self._options.dealer_min_exchange)

    def _drawn(self, hand: int, world: World, least: int) -> int:
        wanted = (hand & ~keepers(hand, self.trumps)).bit_count()
        count = min(max(wanted, least), len(world.stock))
        for bit in laid_aside_in_order(hand, self.trumps)[:count]:
            hand ^= bit | world.stock.pop()
        return hand

    def _is_good(self, hand: int) -> bool:
        return keepers(hand, self.trumps).bit_count() >= GOOD

    def _played(self, world: World, situation: Situation) -> float:
        tricks = best_tricks(world.elder, world.dealer, self.trumps)
        own, other = world.elder, world.dealer
        if not self._is_elder:
            tricks, own, other = HAND - tricks, other, own
        king = self.trumps & KINGS
        sign = 1 if own & king else -1 if other & king else 0
        return self._stakes.of(situation, tricks, sign)


def _sizes(actions: Sequence[Action]) -> list[int]:
    """How many cards may be laid aside."""
    found = {len(action.cards) if isinstance(action, Discard) else 0 for action in actions}
    return sorted(found)
