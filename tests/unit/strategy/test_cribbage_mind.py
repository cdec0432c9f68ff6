"""What the mind of cribbage imagines is what a seat sees, in every phase of every variant."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard import catalog, dealing
from pegboard.cards import FULL_PACK
from pegboard.game import DEALER, Game, Seat
from pegboard.games import cribbage
from pegboard.games.cribbage import Cut, Phase, State, View
from pegboard.strategy import named_bot
from pegboard.strategy._cribbage_mind import CribbageMind
from pegboard.testing import option_choices
from support.chance import seeded

MOST_ACTS = 60
"""Chance may bid for ever, so a game is left after a while."""


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, dict[str, str]]:
    """Any variant with any options."""
    variant = draw(st.sampled_from(sorted(cribbage.VARIANTS)))
    specs = cribbage.option_specs(variant)
    return variant, draw(option_choices(specs))


def checked(mind: CribbageMind, game: Any, seat: Seat, seed: int) -> None:  # noqa: ANN401 - a game
    """The world that *seat* imagines looks to it as its own does, and is made of one pack."""
    view: View = game.view(seat)
    world = mind.imagine(view, seeded(seed))
    assert mind.rules.view(world, seat) == view
    if view.phase is not Phase.MUGGINS:  # no view tells a claim that was too high
        assert mind.rules.actions(world, seat) == game.actions(seat)
    if view.phase is Phase.PLAY:  # what a card makes depends on where its count began
        action = game.actions(seat)[0]
        imagined, real = (mind.rules.apply(one, seat, action) for one in (world, game.state))
        assert imagined.events[0] == real.events[0]
    laid = [] if world.play is None else [one.card for one in world.play.table]
    piles = [*world.hands, *(cards or () for cards in world.laid_away), world.straight, laid]
    cards = [card for pile in piles for card in pile]
    assert None not in cards
    assert len(set(cards)) == len(cards)
    assert world.starter not in cards
    assert [len(pile) for pile in piles] == [len(pile) for pile in _piles(game.state)]


def _piles(state: State) -> list[Any]:
    laid = () if state.play is None else state.play.table
    thrown = (cards or () for cards in state.laid_away)
    return [*state.hands, *thrown, state.straight, laid]


@settings(max_examples=25)
@given(tables(), st.integers(0, 1000))
def test_every_world_looks_like_its_own(table: tuple[str, dict[str, str]], seed: int) -> None:
    variant, options = table
    dealer = 0 if options.get("first_dealer") == "random" else None
    rules = catalog.rules("cribbage", variant, options, dealer=dealer)
    mind = CribbageMind(variant, options)
    game: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(seed))
    chance, greedy = seeded(seed), named_bot("cribbage", variant, "greedy", options)
    for number in range(MOST_ACTS):
        for seat in game.to_act:
            checked(mind, game, seat, number)
        if game.result is not None:
            break
        seat = chance.choice(game.to_act)
        actions = game.actions(seat)
        action = (
            greedy.choose(game.view(seat), actions, chance, 0.0)
            if number % 3
            else chance.choice(actions)
        )
        assert action in actions
        game.play(seat, action)


def test_a_starter_is_drawn_from_the_cards_that_are_left() -> None:
    rules = catalog.rules("cribbage", "three-handed", {}, dealer=0)
    game: Game[Any, Any, Any, Any] = Game(rules)
    game.play(DEALER, rules.deal(game.state, FULL_PACK))
    for seat in rules.seats:
        game.play(seat, game.actions(seat)[0])
    mind = CribbageMind("three-handed", {})
    drawn = {mind.chance(game.state, seeded(seed)) for seed in range(400)}
    assert drawn == set(map(Cut, FULL_PACK[16:]))


def test_a_world_ends_before_the_next_deal() -> None:
    rules = catalog.rules("cribbage", "six-card", {}, dealer=0)
    assert rules.to_act(rules.start()) == (DEALER,)
    assert CribbageMind("six-card", {}).chance(rules.start(), seeded(1)) is None


@pytest.mark.parametrize("seat", range(4))
def test_what_the_partner_pegs_is_ours(seat: Seat) -> None:
    """A state is worth the same to partners, and the opposite to the other side."""
    mind = CribbageMind("partners", {})
    state = cribbage.rules("partners", dealer=0, start=(20, 8)).start()
    assert mind.value(state, seat) == (12 if seat in {0, 2} else -12)


def test_a_side_that_has_left_counts_for_nothing() -> None:
    mind = CribbageMind("three-handed", {})
    game = cribbage.new("three-handed", dealer=0, start=(10, 30, 6), seed=1)
    game.play(1, "resign")
    assert mind.value(game.state, 0) == 4
