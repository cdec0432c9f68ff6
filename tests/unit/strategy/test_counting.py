"""The fast count and the explaining one are twins: neither shares code with the other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card, parse_cards
from pegboard.games import cribbage
from pegboard.strategy._counting import (
    key_of,
    mean_points,
    rank_points,
    ranks_of,
    show_points,
    starter_points,
)
from support.chance import seeded

CARDS = st.lists(st.sampled_from(FULL_PACK), min_size=4, max_size=6, unique=True)


@given(CARDS)
def test_a_hand_counts_as_the_rules_count_it(cards: list[Card]) -> None:
    *hand, starter = cards
    ruled = cribbage.show(hand, starter).total
    assert show_points(hand, starter, flush=len(hand)) == ruled


@given(st.lists(st.sampled_from(FULL_PACK), min_size=5, max_size=5, unique=True))
def test_a_crib_counts_as_the_rules_count_it(cards: list[Card]) -> None:
    *crib, starter = cards
    for name, fewest in (("five", 5), ("four", 4)):
        ruled = cribbage.show(crib, starter, is_crib=True, crib_flush=name)  # type: ignore[arg-type]
        assert show_points(crib, starter, flush=fewest) == ruled.total


@given(CARDS)
def test_starters_are_all_cards_that_are_not_gone(cards: list[Card]) -> None:
    hand, gone = cards[:4], cards
    counted = [cribbage.show(hand, starter).total for starter in FULL_PACK if starter not in gone]
    assert starter_points(hand, gone) == counted


@given(st.lists(st.sampled_from(FULL_PACK), min_size=1, max_size=6, unique=True))
def test_a_key_holds_its_ranks(cards: list[Card]) -> None:
    ranks = sorted(card.rank.value for card in cards)
    assert list(ranks_of(key_of(ranks))) == ranks


@pytest.mark.parametrize("seed", range(20))
def test_a_mean_is_the_mean_over_all_starters(seed: int) -> None:
    hand = seeded(seed).sample(FULL_PACK, 4)
    ranks = [card.rank.value for card in hand]
    others = [card for card in FULL_PACK if card not in hand]
    points = [rank_points(key_of([*ranks, other.rank.value])) for other in others]
    assert mean_points(key_of(ranks)) == pytest.approx(sum(points) / len(points))


def test_the_best_hand() -> None:
    assert show_points(parse_cards("5H 5C 5S JD"), Card.parse("5D"), flush=4) == 29
