"""The club players of Solo Whist.

They call what their hand promises, or what is made often enough in imagined deals; and lay the
card with the best average over imagined deals that quick players play to the end.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, final

from pegboard.games.solo_whist import (
    Action,
    Lay,
    Trumps,
    View,
    rules,
)
from pegboard.strategy._general import in_race
from pegboard.strategy._solo_bids import Bids
from pegboard.strategy._solo_cards import (
    A_SUIT,
    CARDS,
    NO_TRUMPS,
    NUMBER,
    RANKS,
    SUIT_OF,
    Tricks,
)
from pegboard.strategy._solo_imagine import seat_of
from pegboard.strategy._solo_worlds import Table, Worlds

WORLDS_A_SECOND: Final = 1000
FEWEST_WORLDS: Final = 4
ROUND: Final = 40
"""Deals between two looks at which cards are still in the race, by who imagines many: enough that
a card is not dropped for a trick that saves the contract in one deal of twenty."""


@final
@dataclass(frozen=True, slots=True)
class Care:
    """How hard a player thinks.

    Attributes:
        minds: whether it minds what the others have said.
        deals: how many deals it imagines for a call at most; none: it calls at a glance.
        worlds: how many it imagines for a card at most; none: it plays by rule of thumb.
            Cards that are clearly behind are dropped before.
    """

    minds: bool
    deals: int
    worlds: int


CARES: Final = {
    "level-1": Care(minds=False, deals=0, worlds=0),
    "level-2": Care(minds=False, deals=40, worlds=12),
    "level-3": Care(minds=True, deals=100, worlds=200),
}


@final
class SoloPlayer:
    """A club player of Solo Whist.

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
        worlds = Worlds(view, self._options, minds=self._care.minds)
        match actions[0]:
            case Lay():
                return self._lay(worlds, actions, rng, budget)
            case Trumps():
                return Bids(worlds, seat_of(view)).trumps(actions)
            case _:
                bids = Bids(worlds, seat_of(view))
                if not self._care.deals:
                    return bids.simple(actions)
                return bids.tried(actions, rng, _within(self._care.deals, budget))

    def _lay(self, worlds: Worlds, actions: Sequence[Action], rng: Random, budget: float) -> Action:
        """The card with the best average; of cards that are as good as each other the lowest."""
        view = worlds.view
        if view.contract is None:
            return rng.choice(actions)
        seat = seat_of(view)
        table = Table(view.contract, view.declarers, seat, self._options)
        hands = worlds.deal(rng)
        start = under_way(view, hands)
        if not self._care.worlds:
            start.left = [A_SUIT] * len(start.left)  # it does not remember what has been laid
            return Lay(CARDS[table.manner(start)])
        tried = unlike(
            [NUMBER[one.card] for one in actions if isinstance(one, Lay)],
            {*worlds.unseen.pool, *map(NUMBER.__getitem__, view.trick)},
        )
        if len(tried) == 1:
            return Lay(CARDS[tried[0]])
        values: list[list[float]] = [[] for _ in tried]
        racing = list(range(len(tried)))
        for number in range(1, _within(self._care.worlds, budget) + 1):
            for at in racing:
                tricks = start.copy(hands.copy())
                tricks.lay(tried[at])
                table.play_out(tricks)
                values[at].append(table.worth(tricks))
            if not number % ROUND:
                racing = in_race(values, racing)
                if len(racing) == 1:
                    break
            hands = worlds.deal(rng)
        return Lay(CARDS[tried[max(racing, key=lambda at: sum(values[at]))]])


def _within(most: int, budget: float) -> int:
    return max(FEWEST_WORLDS, int(min(most, budget * WORLDS_A_SECOND)))


def under_way(view: View, hands: list[int]) -> Tricks:
    """The position of *view* with *hands* for all seats."""
    leader = view.leader or 0
    trumps = NO_TRUMPS if view.trumps is None else SUIT_OF[view.trumps]
    tricks = Tricks(hands, trumps, leader)
    tricks.taken = list(view.taken)
    if view.tricks:
        tricks.last = view.tricks[-1].winner
    for card in view.trick:
        tricks.lay(NUMBER[card])
    return tricks


def unlike(cards: Sequence[int], others: Container[int]) -> list[int]:
    """Of *cards* those that differ: of neighbors with none of the *others* between the lowest."""
    kept: list[int] = []
    last = -RANKS
    for card in sorted(cards):
        is_near = card // RANKS == last // RANKS and not any(
            between in others for between in range(last + 1, card)
        )
        if not is_near:
            kept.append(card)
        last = card
    return kept
