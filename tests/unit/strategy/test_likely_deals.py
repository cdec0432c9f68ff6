"""Deals of Solo Whist as likely as the calls make them, beside plain deals that are weighed."""

from collections.abc import Iterable
from math import exp

import pytest

from pegboard.cards import parse_cards
from pegboard.games.solo_whist import View
from pegboard.strategy._solo_cards import NUMBER, SUIT_OF, cards_in, put_cards
from pegboard.strategy._solo_hands import danger_of, tricks_of
from pegboard.strategy._solo_imagine import Unseen
from pegboard.strategy._solo_likely import Likely, weighers
from support.chance import seeded
from support.solo import dealt, lay_all, say

OWN = {0: "2H 7H 9H JH 3D 8D TD QD 4C 6C 9C JC 5S"}


def after(words: str, cards: str = "") -> View:
    """What seat 0 sees after these words and cards; spades are turned by seat 3."""
    game = dealt(OWN, exposed="6S")
    say(game, words)
    if cards:
        lay_all(game, cards)
    return game.view(0)


def chain(view: View) -> Likely:
    return Likely(Unseen.of(view), view.calls, turned(view))


def turned(view: View) -> int:
    assert view.turned is not None
    return SUIT_OF[view.turned]


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


# --- The chain -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", ["0 pass, 1 prop, 2 accept, 3 pass", "0 pass, 1 pass, 2 solo", "0 prop, 1 pass"]
)
def test_deals_come_as_often_as_the_calls_make_them_likely(words: str) -> None:
    """The oracle: many plain deals, each counted as much as its calls are likely."""
    view = after(words)
    unseen, weigh = Unseen.of(view), weighers(view.calls, turned(view))
    rng = seeded(1)
    plain = [unseen.deal(rng) for _ in range(3000)]
    weights = [
        exp(sum(one(deal[4 * seat : 4 * seat + 4]) for seat, one in weigh.items() if seat))
        for deal in plain
    ]
    deals = chain(view)
    found = [deals.deal(rng) for _ in range(1200)]
    for seat in (1, 2, 3):

        def tricks(deal: list[int], base: int = 4 * seat) -> float:
            return tricks_of(deal[base : base + 4], turned(view))

        wanted = sum(map(float.__mul__, weights, map(tricks, plain))) / sum(weights)
        assert mean(map(tricks, found)) == pytest.approx(wanted, abs=0.15)


def test_who_calls_holds_what_he_calls() -> None:
    view = after("0 pass, 1 solo, 2 misere, 3 pass")
    deals, unseen = chain(view), Unseen.of(view)
    rng = seeded(2)
    found = [deals.deal(rng) for _ in range(200)]
    plain = [unseen.deal(rng) for _ in range(200)]

    def tricks(deal: list[int]) -> float:
        return tricks_of(deal[4:8], turned(view))

    def danger(deal: list[int]) -> float:
        return danger_of(deal[8:12])

    assert mean(map(tricks, found)) > 4.5 > 1.25 * mean(map(tricks, plain))
    assert mean(map(danger, found)) < 0.7 < 0.6 * mean(map(danger, plain))


def test_every_deal_fits_what_was_seen() -> None:
    """Seat 1 has no hearts, the dealer has shown a spade; nobody's count of cards changes."""
    game = dealt({0: "AH 2H 3H", 1: "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"}, exposed="6S")
    say(game, "0 pass, 1 solo, 2 pass, 3 pass")
    lay_all(game, "AH 2C")
    view = game.view(0)
    unseen, deals, rng = Unseen.of(view), chain(view), seeded(3)
    hearts, six = SUIT_OF[parse_cards("2H")[0].suit], NUMBER[parse_cards("6S")[0]]
    whole = {*unseen.pool, *(card for seat in range(4) for card in cards_in(unseen.known, seat))}
    for _ in range(100):
        hands = deals.deal(rng)
        assert not hands[4 + hearts]
        assert six in cards_in(hands, 3)
        assert [len(cards_in(hands, seat)) for seat in range(4)] == list(view.held)
        assert {card for seat in range(4) for card in cards_in(hands, seat)} == whole


def test_the_dealer_keeps_a_card_of_the_turned_suit() -> None:
    """W4: the exposed card is gone from the table; some spade it must have been."""
    view = after("0 pass, 1 pass, 2 solo, 3 pass")
    unseen = Unseen.of(view)
    bare = Unseen(
        [held if at // 4 == 0 else 0 for at, held in enumerate(unseen.known)],
        unseen.laid,
        sorted([*unseen.pool, NUMBER[parse_cards("6S")[0]]]),
        [0, 13, 13, 13],
        [[1, 2, 3]] * 4,
        turned(view),
        3,
    )
    deals, rng = Likely(bare, view.calls, turned(view)), seeded(4)
    assert all(deals.deal(rng)[12 + turned(view)] for _ in range(200))


# --- What words say ------------------------------------------------------------------------

STRONG = "AS KS QS JS 9S AH KH 2H 3D 4D 5D 2C 3C"
FAIR = "AS QS 9S 4S AH KH 2H 3D 4D 5D 2C 3C 7C"
WEAK = "2H 7H 9H JH 3D 8D TD QD 4C 6C 9C JC 5S"
LONG = "AH KH QH JH TH 9H 8H 7H AC KC 2D 3D 4S"
SOLID = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H AS"
LOW = "2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C 2S"


def likelihood(words: str, seat: int, hand: str) -> float:
    """How likely the words of *seat* are with *hand*."""
    view = after(words)
    masks = [0] * 16
    put_cards(masks, 0, [NUMBER[card] for card in parse_cards(hand)])
    return exp(weighers(view.calls, turned(view))[seat](masks[:4]))


@pytest.mark.parametrize(
    ("words", "likely", "unlikely"),
    [
        ("0 pass, 1 solo", STRONG, WEAK),
        ("0 pass, 1 pass", WEAK, STRONG),
        ("0 pass, 1 prop", FAIR, WEAK),
        ("0 prop, 1 accept", FAIR, WEAK),
        ("0 prop, 1 pass", WEAK, FAIR),
        ("0 solo, 1 misere", LOW, FAIR),
        ("0 solo, 1 pass", FAIR, LOW),
        ("0 pass, 1 abundance", LONG, FAIR),
        ("0 abundance, 1 declared", SOLID, LONG),
    ],
)
def test_words_are_likely_with_the_hand_they_want(words: str, likely: str, unlikely: str) -> None:
    assert likelihood(words, 1, likely) > 0.5 > 5 * likelihood(words, 1, unlikely)


def test_the_highest_call_counts_and_a_later_pass_says_nothing() -> None:
    words = "0 prop, 1 solo, 2 abundance, 3 pass, 0 pass, 1 pass"
    assert likelihood(words, 1, STRONG) == likelihood("0 prop, 1 solo", 1, STRONG)


def test_who_has_passed_and_declines_has_not_enough_to_accept() -> None:
    words = "0 pass, 1 prop, 2 pass, 3 pass"
    before = likelihood(words, 0, FAIR)
    assert likelihood(f"{words}, 0 decline", 0, FAIR) < before / 2
    assert likelihood(f"{words}, 0 decline", 0, WEAK) > 0.8 * likelihood(words, 0, WEAK)


def test_any_hand_may_have_said_anything() -> None:
    """However unlikely: a chance that is zero would leave no deal at all."""
    for hand in (STRONG, WEAK, LOW):
        assert likelihood("0 pass, 1 declared", 1, hand) > 0
