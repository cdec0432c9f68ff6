"""Whole random games of every variant, played by Pegboard and by the oracle (style.md 3.5).

Same packs, same decisions: the same events with the same points in the same order, the same
choices at every decision, the same end.
"""

from collections.abc import Mapping
from random import Random

import pytest

from oracle.cribbage_counting import PACK, quick_total
from oracle.cribbage_oracle import PARTNERS, VARIANTS, options_of, sides_of
from pegboard import catalog
from pegboard.cards import Card
from pegboard.games.cribbage import score
from support.lockstep import Lockstep

GAMES = 100
DRAWN = 25
NOT_RULES_OF_ONE_GAME = ("match_games", "match_format", "next_first_dealer")
CHEAP = ("pass", "bid 1", "bid 2", "bid 3")


def chance_of(*words: object) -> Random:
    return Random(" ".join(map(str, words)))  # noqa: S311 - a test's chance may be guessed


def draw_options(variant: str, chance: Random) -> dict[str, str]:
    """Any values that go together."""
    options = {
        name: chance.choice(values)
        for name, values in options_of(variant).items()
        if name not in NOT_RULES_OF_ONE_GAME and chance.random() < 0.7
    }
    if options.get("counting") != "manual":
        options.pop("muggins", None)
    if options.get("mars_rule") != "skunk":
        options.pop("double_skunk_value", None)
    return options


def draw_start(variant: str, options: Mapping[str, str], chance: Random) -> list[int] | None:
    """Scores before the first deal, near the end as often as not."""
    if chance.random() < 0.5:
        return None
    target = int(options.get("target", options_of(variant)["target"][0]))
    lowest = -5 if variant == "auction" and options.get("auction_negative") != "cap" else 0
    near = max(lowest, target - 12) if chance.random() < 0.6 else lowest
    return [chance.randint(near, target - 1) for _ in sides_of(variant)]


def may_give_up(both: Lockstep) -> list[int]:
    """Seats that have not given up yet."""
    gone = [
        *both.table.resigning,
        *(it for side in both.table.left for it in both.table.sides[side]),
    ]
    return [seat for seat in both.ours.rules.seats if seat not in gone]


def play_both(both: Lockstep, chance: Random, *, may_resign: bool = False) -> None:
    """One random game at both tables, and some wishes that must be refused."""
    while not both.is_over:
        both.compare_choices()
        seat = chance.choice(sorted(both.choices))
        wishes = sorted(both.choices[seat])
        cheap = [wish for wish in wishes if wish in CHEAP]
        if wishes[0] in PACK and len(both.choices) == 1:
            held = both.ours.view(seat).hand or ()
            stuck = [str(card) for card in held if str(card) not in both.choices[seat]]
            others = [(other, wishes[0]) for other in both.ours.rules.seats if other != seat]
            both.refuse([(seat, "go"), *((seat, card) for card in stuck), *others])
        if may_resign and chance.random() < 0.02 and not wishes[0].startswith("muggins"):
            both.act((chance.choice(may_give_up(both)), "resign"))
            continue
        both.act((seat, chance.choice(cheap or wishes)))
    result = both.ours.result
    assert result is not None
    assert both.ours.to_act == ()
    both.refuse([(0, "go"), (1, "AC"), (0, "resign"), (1, "no-muggins"), (0, "pass")])


def preset(variant: str, games: range) -> None:
    for seed in games:
        chance = chance_of(variant, seed)
        play_both(Lockstep(variant, {}, chance), chance)


def drawn(variant: str, games: range) -> None:
    for seed in games:
        chance = chance_of(variant, "drawn", seed)
        options = draw_options(variant, chance)
        is_cut = options.get("first_dealer") != "random" and chance.random() < 0.5
        dealer = None if is_cut else chance.randrange(VARIANTS[variant][0])
        start = draw_start(variant, options, chance)
        may_resign = chance.random() < 0.2
        both = Lockstep(variant, options, chance, dealer=dealer, start=start)
        play_both(both, chance, may_resign=may_resign)


@pytest.mark.parametrize("variant", VARIANTS)
def test_presets(variant: str) -> None:
    preset(variant, range(GAMES))


@pytest.mark.parametrize("variant", VARIANTS)
def test_drawn_options(variant: str) -> None:
    drawn(variant, range(DRAWN))


@pytest.mark.deep
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("variant", VARIANTS)
def test_two_thousand_games(variant: str) -> None:
    preset(variant, range(1_000))
    drawn(variant, range(1_000))


@pytest.mark.parametrize("variant", VARIANTS)
def test_options_and_sides_are_those_of_the_rule_book(variant: str) -> None:
    specs = {spec.name: spec for spec in catalog.option_specs("cribbage", variant)}
    expected = options_of(variant)
    assert set(specs) - {"match_format"} == set(expected) - {"match_format"}
    for name, values in expected.items():
        assert specs[name].default == values[0]
        assert all(specs[name].allows(value) for value in values)
    assert catalog.rules("cribbage", variant).sides == sides_of(variant)
    assert (len(sides_of(variant)[0]) == 2) == (variant in PARTNERS)


# --- The show by itself ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "kept"), [("six-card", 4), ("five-card", 3), ("seven-card", 5)]
)
@pytest.mark.parametrize("crib", [False, True])
def test_scores_of_random_hands(variant: str, kept: int, *, crib: bool) -> None:
    chance = chance_of(variant, crib)
    cards = [Card.parse(text) for text in PACK]
    for _ in range(4_000):
        *hand, starter = chance.sample(cards, (4 if crib else kept) + 1)
        ours = score(hand, starter=starter, crib=crib, variant=variant)
        theirs = quick_total([str(card) for card in hand], str(starter), crib=crib)
        assert ours.total == theirs
