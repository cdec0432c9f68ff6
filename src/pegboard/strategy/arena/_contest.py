"""One round of a contest: the same packs once, or once for every side that the first bot can take.

The first bot takes one side and the second all others. Which packs come, and all the chance that
the bots use, follows from the contest's seed and the number of the round alone, so that a round
can be played anywhere and in any order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random
from time import thread_time
from typing import Any, Final, TypeAlias, final

from pegboard import catalog, dealing
from pegboard.game import DEALER, Packs, Rules, Seat
from pegboard.strategy._bot import Bot
from pegboard.strategy._choose import named_bot

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
AnyBot: TypeAlias = Bot[Any, Any]

MOST_DEALS: Final = 300
"""Deals after which a game that will not end is stopped: its score decides then."""

UNUSED_OPTIONS: Final = frozenset(
    {"match_games", "match_format", "next_first_dealer", "mars_rule", "double_skunk_value"}
)
"""Options that change no single game that counts as one, and so nothing here."""

SEEDS_APART: Final = 1_000_000
"""Rounds of one contest before the packs of the next seed come."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """What is played, and by whom.

    Attributes:
        game: catalog name of the game.
        variant: catalog name of the variant.
        options: what is agreed, where it differs from the variant's defaults.
        first: name of the bot that is measured: a level or a baseline.
        second: name of the bot in all other sides.
        seed: gives the same packs and the same chance every time.
        duplicate: whether every round is played once for each side of the first bot.
    """

    game: str
    variant: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    first: str
    second: str
    seed: int = 0
    duplicate: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long one bot thought: decisions, seconds of work together, and the longest one."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: "Pace") -> "Pace":
        """Both together."""
        return Pace(
            decisions=self.decisions + other.decisions,
            seconds=self.seconds + other.seconds,
            longest=max(self.longest, other.longest),
        )


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One game, as the first bot sees it.

    Attributes:
        side: the side it took.
        won: 1 for a win, 0 for a loss; where the best share the win, its part of it.
        margin: its points less the average of the other sides.
        deals: how many deals were played.
        paces: how long the first bot and the second thought. No part of what is compared.
    """

    side: int
    won: float
    margin: float
    deals: int
    paces: tuple[Pace, Pace] = field(compare=False)


def side_count(contest: Contest) -> int:
    """How many sides the game has.

    Raises:
        OptionError: game, variant or options do not exist.
    """
    return len(catalog.rules(contest.game, contest.variant, contest.options).sides)


def play_round(contest: Contest, number: int) -> tuple[Outcome, ...]:
    """Play round *number*: one game, or with duplicate deals one for each side of the first bot.

    Raises:
        OptionError: game, variant, options or a bot's name do not exist.
    """
    packs_seed = contest.seed * SEEDS_APART + number
    sides = side_count(contest)
    taken = range(sides) if contest.duplicate else (number % sides,)
    return tuple(_game(contest, packs_seed, side) for side in taken)


def _game(contest: Contest, packs_seed: int, side: int) -> Outcome:
    """One game with the first bot in *side*."""
    rules, packs = _table(contest, packs_seed)
    first, second = (
        named_bot(contest.game, contest.variant, name, contest.options)
        for name in (contest.first, contest.second)
    )
    bots = dict.fromkeys(rules.seats, second) | dict.fromkeys(rules.sides[side], first)
    chances = {seat: _chance(packs_seed, seat) for seat in rules.seats}
    paces = {first: Pace(), second: Pace()}
    state, deals = rules.start(), 0
    while to_act := rules.to_act(state):
        seat = to_act[0]
        if DEALER in to_act:
            if rules.deal_number(state) > MOST_DEALS:
                break
            deals = max(deals, rules.deal_number(state))
            action = rules.deal(state, packs(rules.pack_number(state)))
        else:
            bot = bots[seat]
            action, pace = _decision(rules, state, seat, bot, chances[seat])
            paces[bot] += pace
        state = rules.apply(state, seat, action).state
    scores = rules.score(state)
    others = [score for other, score in enumerate(scores) if other != side]
    return Outcome(
        side=side,
        won=_share(rules, state, side),
        margin=scores[side] - sum(others) / len(others),
        deals=deals,
        paces=(paces[first], paces[second]),
    )


def _table(contest: Contest, packs_seed: int) -> tuple[AnyRules, Packs]:
    """The rules and the packs of a game; its first dealer comes from the packs as well."""
    rules = catalog.rules(contest.game, contest.variant, contest.options)
    packs = dealing.packs_by_seed(packs_seed, rules.cards)
    if contest.options.get("first_dealer") == "random":
        dealer = dealing.first_dealer(packs(0), len(rules.seats))
        rules = catalog.rules(contest.game, contest.variant, contest.options, dealer=dealer)
    return rules, packs


def _chance(packs_seed: int, seat: Seat) -> Random:
    """What *seat* may use; whichever bot sits there, so that both have the same luck."""
    return Random(f"{packs_seed} {seat}")  # noqa: S311 - imagined hands, no secret


def _decision(
    rules: AnyRules, state: object, seat: Seat, bot: AnyBot, rng: Random
) -> tuple[Any, Pace]:
    """What *bot* does in *seat*; the count of its worlds decides, so the budget has no end."""
    actions = rules.actions(state, seat)
    if len(actions) == 1:
        return actions[0], Pace()
    view = rules.view(state, seat)
    began = thread_time()
    action = bot.choose(view, actions, rng, inf)
    seconds = thread_time() - began
    return action, Pace(decisions=1, seconds=seconds, longest=seconds)


def _share(rules: AnyRules, state: object, side: int) -> float:
    """The part of the win that is *side*'s: all, nothing, or one of several equal ones."""
    result = rules.result(state)
    if result is not None and result.winner is not None:
        return float(result.winner == side)
    scores = rules.score(state)
    best = max(scores)
    return 1 / scores.count(best) if scores[side] == best else 0.0
