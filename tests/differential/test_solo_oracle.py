"""Whole random sessions of Solo Whist, played by Pegboard and by the oracle (style.md 3.5).

Same packs, same decisions: the same events with the same points in the same order, the same
choices at every decision, the same end.
"""

from collections import Counter
from random import Random

import pytest

from oracle.solo_oracle import CALLS, OPTIONS, PACK
from pegboard import catalog
from support.solo_lockstep import SoloLockstep

SESSIONS = 100
"""Sessions of each kind, with the defaults and with drawn options, in the normal run."""

MANY = 1_000

SPOKEN = ("pass", "decline", "throw-in")


def chance_of(*words: object) -> Random:
    return Random(" ".join(map(str, words)))  # noqa: S311 - a test's chance may be guessed


def draw_options(chance: Random) -> dict[str, str]:
    """Any values that go together; mostly short sessions."""
    options = {
        name: chance.choice(values) for name, values in OPTIONS.items() if chance.random() < 0.7
    }
    if options.get("all_pass") != "general_misere":
        options.pop("general_misere_loser", None)
    if chance.random() < 0.8:
        options["deals"] = "4"
    return options


def choose(wishes: list[str], chance: Random) -> str:
    """Any wish; calls mostly a small step, so that every contract is reached."""
    said = [word for word in SPOKEN if word in wishes]
    if said and chance.random() < 0.6:
        return said[0]
    if "accept" in wishes and chance.random() < 0.5:
        return "accept"
    calls = [word for word in CALLS if word in wishes]
    if calls and chance.random() < 0.6:
        return calls[0]
    return chance.choice(wishes)


def play_both(both: SoloLockstep, chance: Random, *, may_leave: bool = False) -> None:
    """One random session at both tables, and some wishes that must be refused."""
    while not both.is_over:
        both.compare_choices()
        (seat,) = both.choices
        wishes = sorted(both.choices[seat])
        if wishes[0] in PACK and chance.random() < 0.2:
            held = both.ours.view(seat).hand or ()
            stuck = [str(card) for card in held if str(card) not in both.choices[seat]]
            others = [(other, wishes[0]) for other in range(4) if other != seat]
            both.refuse([(seat, "pass"), *((seat, card) for card in stuck), *others])
        staying = [other for other in range(4) if other not in both.sheet.left]
        if may_leave and chance.random() < 0.01:
            how = chance.choice(["resign", "time", "abandoned"])
            both.act((chance.choice(staying), how))
            continue
        both.act((seat, choose(wishes, chance)))
    assert both.ours.result is not None
    assert both.ours.to_act == ()
    both.refuse([(0, "pass"), (1, "AC"), (0, "resign"), (2, "trumps S"), (3, "prop")])


def sessions(kind: str, seeds: range) -> Counter[str]:
    """Play and compare; how often each contract was played."""
    contracts = Counter[str]()
    for seed in seeds:
        chance = chance_of(kind, seed)
        options = draw_options(chance) if kind == "drawn" else {}
        is_lot = chance.random() < 0.5
        start = [chance.randint(-40, 40) for _ in range(4)] if chance.random() < 0.3 else None
        both = SoloLockstep(
            options, chance, dealer=None if is_lot else chance.randrange(4), start=start
        )
        play_both(both, chance, may_leave=chance.random() < 0.2)
        contracts.update(event[1] for event in both.sheet.events if event[0] == "contract")
    return contracts


def test_default_sessions() -> None:
    contracts = sessions("default", range(SESSIONS))
    assert set(contracts) == set(CALLS)  # the general misère is an option


def test_sessions_with_drawn_options() -> None:
    contracts = sessions("drawn", range(SESSIONS))
    assert set(contracts) == {*CALLS, "general-misere"}


@pytest.mark.deep
@pytest.mark.timeout(7200)
def test_two_thousand_sessions() -> None:
    sessions("default", range(MANY))
    sessions("drawn", range(MANY))


def test_options_are_those_of_the_rule_book() -> None:
    specs = {spec.name: spec for spec in catalog.option_specs("solo-whist", "solo")}
    assert list(specs) == list(OPTIONS)
    for name, values in OPTIONS.items():
        assert specs[name].default == values[0]
        assert sorted(specs[name].values) == sorted(values)
