"""The club players of Écarté.

They announce the king whenever they may, speak and exchange by the classic table or by trying
both ways in imagined deals, and play cards by what they are worth against imagined hands when
both sides see everything: five tricks are few enough to be searched to the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, final

from pegboard.games.ecarte import (
    Action,
    Call,
    Discard,
    King,
    Lay,
    Options,
    Phase,
    Stand,
    View,
    rules,
)
from pegboard.strategy._ecarte_cards import (
    BIT,
    COURTS,
    KINGS,
    QUEENS,
    bits_of,
    card_of,
    each,
    same_suit,
    tricks_led,
    tricks_replied,
)
from pegboard.strategy._ecarte_exchange import Exchange
from pegboard.strategy._ecarte_imagine import HAND, Unseen
from pegboard.strategy._ecarte_worth import Stakes

WORLDS_A_SECOND: Final = 600
FEWEST_WORLDS: Final = 4


@final
@dataclass(frozen=True, slots=True)
class Care:
    """How hard a player thinks.

    Attributes:
        calls: how it speaks: as a beginner, by the table, or by trying.
        kept: cards that it keeps in an exchange beside trumps.
        minds: whether it minds what the other said, took and did not announce.
        worlds: how many hands it imagines for a card at most; none: it plays by rule of thumb.
    """

    calls: Literal["plain", "simple", "tried"]
    kept: int
    minds: bool
    worlds: int


CARES: Final = {
    "level-1": Care(calls="plain", kept=COURTS, minds=False, worlds=0),
    "level-2": Care(calls="simple", kept=KINGS | QUEENS, minds=False, worlds=12),
    "level-3": Care(calls="tried", kept=KINGS, minds=True, worlds=50),
}


@final
class EcartePlayer:
    """A club player of Écarté.

    Args:
        variant: catalog name of the variant; there is one.
        options: what the table plays by, where it differs from the defaults.
        level: ``level-1`` to ``level-3``.

    Raises:
        OptionError: there is no such variant or option.
    """

    def __init__(self, variant: str, options: Mapping[str, str], level: str) -> None:
        self._options: Final = rules(variant, options).terms.options
        self._care: Final = CARES[level]

    def choose(self, view: View, actions: Sequence[Action], rng: Random, budget: float) -> Action:
        """Pick one of *actions*; see `Bot.choose`."""
        if len(actions) == 1:
            return actions[0]
        match actions[0]:
            case King():
                return actions[0]
            case Lay():
                return self._lay(view, actions, rng, budget)
            case Call():
                return self._call(Exchange(view, self._options), actions, rng, budget)
            case Discard() | Stand():
                return Exchange(view, self._options).discard(self._care.kept, actions)
            case _:
                return rng.choice(actions)

    def _call(
        self, exchange: Exchange, actions: Sequence[Action], rng: Random, budget: float
    ) -> Action:
        match self._care.calls:
            case "plain":
                return exchange.plain_call(actions)
            case "simple":
                return exchange.simple_call(actions)
            case "tried":
                return exchange.call(actions, rng, self._worlds(budget))

    def _worlds(self, budget: float) -> int:
        return max(FEWEST_WORLDS, int(min(self._care.worlds, budget * WORLDS_A_SECOND)))

    def _lay(self, view: View, actions: Sequence[Action], rng: Random, budget: float) -> Action:
        cards = sorted(BIT[one.card] for one in actions if isinstance(one, Lay))
        unseen = Unseen.of(view)
        if not self._care.worlds:
            return Lay(card_of(simple_card(view, cards, unseen.trumps)))
        own = bits_of(view.hand or ())
        led = BIT[view.table[0].card] if view.table else 0
        taken = sum(trick.winner == unseen.seat for trick in view.tricks)
        stakes = Stakes(view, unseen.seat, self._options)
        totals = dict.fromkeys(_cheapest_first(cards, unseen.trumps), 0.0)
        for _ in range(self._worlds(budget)):
            other = unseen.plausible(rng) if self._care.minds else unseen.draw(rng)
            king = -1 if other & unseen.trumps & KINGS and _may_announce(view, self._options) else 0
            for card in totals:
                if led:
                    tricks = taken + tricks_replied(own, other, led, card, unseen.trumps)
                else:
                    tricks = taken + tricks_led(own, other, card, unseen.trumps)
                totals[card] += stakes.of(view.situation or "stood", tricks, king)
        return Lay(card_of(max(totals, key=totals.__getitem__)))


def _may_announce(view: View, options: Options) -> bool:
    """Whether the other seat can still announce the king: not once he has laid a card."""
    is_late = options.king_announce == "before_lead" or view.phase is not Phase.PLAY
    return not is_late and view.announced is None and min(view.held) == HAND


def _cheapest_first(cards: Sequence[int], trumps: int) -> list[int]:
    """Of equally good cards the cheapest should be laid: side suits first, low cards first."""
    return sorted(cards, key=lambda bit: (bool(bit & trumps), _strength(bit)))


def _strength(bit: int) -> int:
    suit = same_suit(bit)
    return bit // (suit & -suit)


def simple_card(view: View, cards: Sequence[int], trumps: int) -> int:
    """A card by rule of thumb: three trumps are led, else the highest of the longest suit.

    Args:
        view: what the seat knows.
        cards: the cards that may be laid, as single bits.
        trumps: all trumps.
    """
    if view.table:
        return _cheapest_first(cards, trumps)[0]
    hand = sum(cards)
    own = each(hand & trumps)
    if len(own) >= 3 or (own and hand & trumps & KINGS):  # noqa: PLR2004 - as the comment above says
        return own[-1]
    return max(cards, key=lambda bit: ((hand & same_suit(bit)).bit_count(), _strength(bit)))
