"""Whole random games of Écarté, played by Pegboard and by the oracle (style.md 3.5).

Same packs, same decisions: the same events with the same points in the same order, the same
choices at every decision, the same end.
"""

from collections import Counter
from random import Random

import pytest

from oracle.ecarte_oracle import OPTIONS, PACK
from pegboard import catalog
from support.ecarte_lockstep import EcarteLockstep

GAMES = 100
MANY = 1_000

WRONG = ("king", "no-king", "play", "propose", "accept", "refuse", "stand", "discard 7C", "7C")


def chance_of(*words: object) -> Random:
    return Random(" ".join(map(str, words)))  # noqa: S311 - a test's chance may be guessed


def draw_options(chance: Random) -> dict[str, str]:
    """Any values that go together."""
    options = {
        name: chance.choice(values) for name, values in OPTIONS.items() if chance.random() < 0.7
    }
    if options.get("target") == "7":
        options.pop("game_value", None)
    return options


def choose(wishes: list[str], chance: Random, *, is_eager: bool) -> str:
    """Any wish; eager players exchange as long and as much as they may."""
    if is_eager:
        eager = [word for word in wishes if word in {"propose", "accept"}]
        if eager and chance.random() < 0.8:
            return eager[0]
        most = max(wishes, key=len)
        if most.startswith("discard") and chance.random() < 0.8:
            return most
    return chance.choice(wishes)


def play_both(both: EcarteLockstep, chance: Random, *, may_leave: bool = False) -> None:
    """One random game at both tables, and some wishes that must be refused."""
    is_eager = chance.random() < 0.3
    while not both.is_over:
        both.compare_choices()
        seat = chance.choice(sorted(both.choices))
        wishes = sorted(both.choices[seat])
        if chance.random() < 0.05:
            wrong = [*WRONG, *map(str, both.ours.view(seat).hand or ())]
            both.refuse(
                (other, word)
                for other in (0, 1)
                for word in wrong
                if word not in both.choices.get(other, ())
            )
        if may_leave and chance.random() < 0.02:
            both.act((chance.choice([0, 1]), chance.choice(["resign", "time", "abandoned"])))
            continue
        both.act((seat, choose(wishes, chance, is_eager=is_eager)))
    assert both.ours.result is not None
    assert both.ours.to_act == ()
    both.refuse([(0, "play"), (1, "7C"), (0, "resign"), (1, "king"), (0, "discard 7C")])


def games(kind: str, seeds: range) -> Counter[str]:
    """Play and compare; how often each kind of thing happened."""
    happened = Counter[str]()
    for seed in seeds:
        chance = chance_of(kind, seed)
        options = draw_options(chance) if kind == "drawn" else {}
        target = int(options.get("target", "5"))
        start = [chance.randrange(target) for _ in range(2)] if chance.random() < 0.3 else None
        dealer = chance.choice([None, 0, 1])
        both = EcarteLockstep(options, chance, dealer=dealer, start=start)
        play_both(both, chance, may_leave=chance.random() < 0.2)
        for event in both.table.events:
            happened[event[0]] += 1
            if event[0] == "draw" and event[-1]:
                happened["reshuffle"] += 1
    return happened


OFTEN = ("lot", "king-turned", "king", "discard", "draw", "reshuffle", "tricks", "over")


def test_default_games() -> None:
    happened = games("default", range(GAMES))
    assert all(happened[kind] for kind in OFTEN)


def test_games_with_drawn_options() -> None:
    happened = games("drawn", range(GAMES))
    assert all(happened[kind] for kind in (*OFTEN, "stand", "no-king"))


@pytest.mark.deep
@pytest.mark.timeout(7200)
def test_two_thousand_games() -> None:
    games("default", range(MANY))
    games("drawn", range(MANY))


def test_options_are_those_of_the_rule_book() -> None:
    specs = {spec.name: spec for spec in catalog.option_specs("ecarte", "ecarte")}
    assert list(specs) == list(OPTIONS)
    for name, values in OPTIONS.items():
        assert specs[name].default == values[0]
        assert set(specs[name].values) == set(values)


def test_both_shuffle_the_same_32_cards() -> None:
    assert [str(card) for card in catalog.rules("ecarte", "ecarte").cards] == PACK
