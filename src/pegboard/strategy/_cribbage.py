"""The club player of cribbage, in every variant and at every level.

It throws by averages and by trying how deals go on, lays cards by trying them against hands that
the others may hold, counts hands, and bids what a crib is worth. It knows a view and nothing else.
What tells the levels apart is a row of `SKILLS` or `CROWDED`: how finely a player judges, and how
far it looks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, final

from pegboard.games.cribbage import (
    Action,
    Bid,
    Claim,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    View,
)
from pegboard.strategy._bids import bid
from pegboard.strategy._cards_laid import best_card
from pegboard.strategy._counting import show_points
from pegboard.strategy._cribbage_mind import CribbageMind
from pegboard.strategy._general import GeneralPlayer, Thought
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._outcomes import PlayRules
from pegboard.strategy._pegging import simple_worth
from pegboard.strategy._throws import judged_throws
from pegboard.strategy._throws_tried import best_throw

CRIB_FLUSH: Final = {"five": 5, "four": 4}
A_FIFTEEN: Final = 2
"""What is most easily missed in a hand: one fifteen, or a pair."""
A_PAIR: Final = 2


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """How well a level plays. Slips are standard deviations, in points.

    Attributes:
        throw_slip: with what error it judges each throw.
        deals: imagined deals in which it tries each throw; none: it throws by averages.
        play_slip: with what error it judges each card when it lays by sight.
        thought: how it looks ahead in the play; ``None`` lays by sight, or by `worlds`.
        worlds: imagined hands for each card laid by the player that knows only cribbage.
        bid_slip: with what error it prices a crib.
        oversight: how often it misses a fifteen when it counts by hand, or its rival's miss.
    """

    throw_slip: float = 0.0
    deals: int = 0
    play_slip: float = 0.0
    thought: Thought | None = None
    worlds: int = 0
    bid_slip: float = 0.0
    oversight: float = 0.0


SKILLS: Final[Mapping[str, Skill]] = {
    "level-1": Skill(throw_slip=2.8, play_slip=0.7, bid_slip=4.0, oversight=0.12),
    "level-2": Skill(throw_slip=1.4, thought=Thought(worlds=6), bid_slip=2.0, oversight=0.03),
    "level-3": Skill(deals=180, worlds=80),
}
"""The skill of each level where two play."""

CROWDED: Final[Mapping[str, Skill]] = {
    "level-1": Skill(throw_slip=5.0, play_slip=1.6, oversight=0.12),
    "level-2": Skill(throw_slip=2.4, thought=Thought(worlds=16), oversight=0.03),
    "level-3": Skill(deals=180, worlds=80),
}
"""The skill where more than two play: everybody throws a single card there, so that small slips
cost little, and with three hidden hands few worlds tell little."""


@final
class CribbagePlayer:
    """A club player of cribbage.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the defaults of *variant*.
        level: a level of `SKILLS`.
    """

    def __init__(self, variant: str, options: Mapping[str, str], level: str) -> None:
        self._mind: Final = CribbageMind(variant, options)
        agreed = self._mind.terms.options
        self._crib_flush: Final = CRIB_FLUSH[agreed.crib_flush]
        self._agreed: Final = PlayRules(
            single=agreed.play == "single_count",
            first_go=agreed.next_lead == "first_go",
            crib_last=agreed.auction_show == "crib_last",
        )
        is_crowded = self._mind.terms.players > A_PAIR
        self._skill: Final = (CROWDED if is_crowded else SKILLS)[level]

    def choose(self, view: View, actions: Sequence[Action], rng: Random, budget: float) -> Action:
        """Pick one of *actions*; see `Bot.choose`."""
        if len(actions) == 1:
            return actions[0]
        knowledge = self._mind.knowledge(view)
        match actions[0]:
            case LayAway():
                return self._throw(knowledge, actions, rng, budget)
            case Lay():
                return self._lay(knowledge, actions, rng, budget)
            case Bid() | Pass():
                return bid(knowledge, actions, slip=self._slip(rng, self._skill.bid_slip))
            case Claim() | Muggins() | NoMuggins():
                return self._count(view, actions, rng)
            case _:
                return rng.choice(actions)

    def _slip(self, rng: Random, deviation: float) -> float:
        return rng.gauss(0.0, deviation) if deviation else 0.0

    def _throw(
        self, knowledge: Knowledge, actions: Sequence[Action], rng: Random, budget: float
    ) -> Action:
        throws = [known(one.cards) for one in actions if isinstance(one, LayAway)]
        if self._skill.deals:
            thrown = best_throw(
                knowledge,
                throws,
                agreed=self._agreed,
                rng=rng,
                worlds=self._skill.deals,
                budget=budget,
            )
            return LayAway(thrown)
        judged = [
            (throw.worth + self._slip(rng, self._skill.throw_slip), throw.cards)
            for throw in judged_throws(knowledge, throws)
        ]
        return LayAway(max(judged)[1])

    def _lay(
        self, knowledge: Knowledge, actions: Sequence[Action], rng: Random, budget: float
    ) -> Action:
        skill = self._skill
        if skill.thought is not None:
            player = GeneralPlayer(self._mind, skill.thought)
            return player.choose(knowledge.view, actions, rng, budget)
        cards = [one.card for one in actions if isinstance(one, Lay)]
        if skill.worlds:
            card = best_card(
                knowledge,
                cards,
                agreed=self._agreed,
                rng=rng,
                worlds=skill.worlds,
                budget=budget,
            )
            return Lay(card)
        count, total = [one.rank.value for one in knowledge.present_count], knowledge.view.total
        worth = [
            simple_worth(count, total, card.rank.value) + self._slip(rng, skill.play_slip)
            for card in cards
        ]
        return Lay(cards[max(range(len(cards)), key=worth.__getitem__)])

    def _count(self, view: View, actions: Sequence[Action], rng: Random) -> Action:
        """Count by hand, or say what was missed; the eye may slip, never upwards."""
        worth, slips = self._true_points(view), rng.random() < self._skill.oversight
        if isinstance(actions[0], Claim):
            return Claim(max(0, worth - A_FIFTEEN) if slips else worth)
        missed = worth - view.shows[-1].pegged
        return Muggins(missed) if missed > 0 and not slips else NoMuggins()

    def _true_points(self, view: View) -> int:
        """What the hand or crib is worth that lies open to be counted."""
        opened = view.counting
        if opened is None or view.starter is None:
            return 0
        cards = known(opened.cards)
        flush = self._crib_flush if opened.what == "crib" else len(cards)
        return show_points(cards, view.starter, flush=flush)
