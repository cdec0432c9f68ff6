"""Throws that are tried: whose crib it is, how the deal goes on, and when to stop thinking."""

from dataclasses import replace

import pytest

from pegboard.cards import FULL_PACK, Card, parse_cards
from pegboard.game import DEALER, Game
from pegboard.games import cribbage
from pegboard.games.cribbage import Deal, LayAway
from pegboard.strategy._knowledge import Knowledge
from pegboard.strategy._outcomes import PlayRules, first_to_lay
from pegboard.strategy._throws import judged_throws
from pegboard.strategy._throws_tried import best_throw, promising
from support.chance import seeded
from support.cribbage import Cribbage

PLAIN = PlayRules()


def position(variant: str, hand: str, *, dealer: int, start: tuple[int, ...] = ()) -> Cribbage:
    """Seat 0 is dealt *hand* and is to throw; what the others hold does not matter."""
    rules = cribbage.rules(variant, dealer=dealer, start=start or None)
    row = rules.terms.variant
    own = parse_cards(hand)
    others = iter([card for card in FULL_PACK if card not in own])
    hands = [own, *(tuple(next(others) for _ in own) for _ in range(row.players - 1))]
    game: Cribbage = Game(rules)
    game.play(DEALER, Deal(tuple(hands), tuple(next(others) for _ in range(row.straight))))
    return game


def asked(game: Cribbage) -> tuple[Knowledge, list[tuple[Card, ...]]]:
    """What seat 0 knows, and the throws that it may choose from."""
    actions = [one for one in game.actions(0) if isinstance(one, LayAway)]
    throws = [tuple(card for card in one.cards if card is not None) for one in actions]
    return Knowledge.of(game.view(0), 0, len(throws[0])), throws


def thrown(game: Cribbage, seed: int) -> str:
    """The ranks that are thrown, low to high."""
    knowledge, throws = asked(game)
    cards = best_throw(
        knowledge, throws, agreed=PLAIN, rng=seeded(seed), worlds=180, budget=float("inf")
    )
    return "".join(card.rank.letter for card in sorted(cards))


@pytest.mark.parametrize(
    ("variant", "hand", "rivals"),
    [
        ("six-card", "2C 5D 6H 7S JC QD", 1),
        ("partners", "2C 5D 6H 7S JC", 1),
        ("three-handed", "2C 5D 6H 7S JC", 2),
        ("four-handed", "2C 5D 6H 7S JC", 3),
    ],
)
def test_anothers_crib_costs_our_share_of_it(variant: str, hand: str, rivals: int) -> None:
    knowledge, throws = asked(position(variant, hand, dealer=1))
    tried = promising(knowledge, throws)
    judged = {throw.cards: throw for throw in judged_throws(knowledge, throws)}
    assert len(tried) > 1
    for cards, worth in tried.items():
        assert worth == pytest.approx(judged[cards].hand + judged[cards].crib / rivals)


def test_our_own_crib_is_all_ours() -> None:
    knowledge, throws = asked(position("four-handed", "2C 5D 6H 7S JC", dealer=0))
    judged = {throw.cards: throw for throw in judged_throws(knowledge, throws)}
    for cards, worth in promising(knowledge, throws).items():
        assert worth == pytest.approx(judged[cards].hand + judged[cards].crib)


def test_who_has_bought_the_crib_leads() -> None:
    knowledge, _ = asked(position("six-card", "2C 5D 6H 7S JC QD", dealer=1))
    sold = replace(knowledge, view=replace(knowledge.view, crib_owner=1, price=3))
    assert (first_to_lay(knowledge), first_to_lay(sold)) == (0, 1)


def test_the_budget_ends_the_thinking_after_one_deal() -> None:
    readings: list[float] = []

    def clock() -> float:
        readings.append(float(len(readings)))
        return readings[-1]

    knowledge, throws = asked(position("six-card", "2C 5D 6H 7S JC QD", dealer=1))
    for worlds, budget, read in ((50, 0.0, 2), (50, 5.0, 6), (3, 100.0, 4)):
        readings.clear()
        best_throw(
            knowledge,
            throws,
            agreed=PLAIN,
            rng=seeded(1),
            worlds=worlds,
            budget=budget,
            clock=clock,
        )
        assert len(readings) == read


def test_at_the_very_end_a_hand_is_kept_for_the_play() -> None:
    """The other side needs one point and counts first, so a good hand comes too late."""
    hand = "4C 4D 9H TS JC QD"
    early, late = (
        position("six-card", hand, dealer=0, start=start) for start in ((0, 0), (118, 120))
    )
    for seed in range(3):
        assert thrown(early, seed) == "44"
        assert thrown(late, seed).count("4") == 1
