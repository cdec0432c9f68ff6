"""The show and the play: what must hold for any cards (cribbage.md section 17)."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.play_lines import hand_value, laid_value
from pegboard.cards import FULL_PACK, Card, Rank, Suit
from pegboard.games.cribbage import CEILINGS, play_items, show
from pegboard.testing import hands

SIZES = (3, 4, 5)


@st.composite
def shows(draw: st.DrawFn) -> tuple[tuple[Card, ...], Card]:
    """A hand and a starter; few ranks, so that much is scored."""
    ranks = draw(st.lists(st.sampled_from(Rank), min_size=2, max_size=6, unique=True))
    pack = [card for card in FULL_PACK if card.rank in ranks]
    size = min(draw(st.sampled_from(SIZES)), len(pack) - 1)
    *cards, starter = draw(st.permutations(pack))[: size + 1]
    return tuple(cards), starter


@given(it=shows(), is_crib=st.booleans())
def test_every_show_is_what_looking_at_every_subset_finds(
    it: tuple[tuple[Card, ...], Card], *, is_crib: bool
) -> None:
    cards, starter = it
    texts = [str(card) for card in cards]
    counted = show(cards, starter, is_crib=is_crib)
    assert counted.total == hand_value(texts, str(starter), is_crib=is_crib)
    assert counted.total == sum(item.points for item in counted.items)
    assert counted.total <= CEILINGS[len(cards)]


@given(it=shows(), data=st.data())
def test_order_never_matters(it: tuple[tuple[Card, ...], Card], data: st.DataObject) -> None:
    cards, starter = it
    shuffled = data.draw(st.permutations(cards))
    assert show(shuffled, starter).total == show(cards, starter).total


@given(it=shows(), suits=st.permutations(list(Suit)))
def test_names_of_suits_never_matter(it: tuple[tuple[Card, ...], Card], suits: list[Suit]) -> None:
    names = dict(zip(Suit, suits, strict=True))
    cards, starter = it
    renamed = [Card(card.rank, names[card.suit]) for card in cards]
    assert show(renamed, Card(starter.rank, names[starter.suit])).total == show(*it).total


@given(it=shows())
def test_exchanging_the_starter_leaves_fifteens_pairs_and_runs(
    it: tuple[tuple[Card, ...], Card],
) -> None:
    (first, *rest), starter = it
    before, after = show((first, *rest), starter), show((starter, *rest), first)
    for kinds in (["fifteen"], ["pair", "pair-royal", "double-pair-royal"], ["run"]):
        assert before.points(*kinds) == after.points(*kinds)  # type: ignore[arg-type]


@given(it=shows())
def test_items_are_made_of_the_cards_there(it: tuple[tuple[Card, ...], Card]) -> None:
    cards, starter = it
    for item in show(cards, starter).items:
        assert set(item.cards) <= {*cards, starter}
        assert len(set(item.cards)) == len(item.cards)


@given(hand=hands(4), starter=st.sampled_from(FULL_PACK))
def test_four_kept_never_make_19_25_26_or_27(hand: tuple[Card, ...], starter: Card) -> None:
    if starter not in hand:
        assert show(hand, starter).total not in {19, 25, 26, 27}


@given(ranks=st.lists(st.integers(1, 13), min_size=1, max_size=8))
def test_every_card_laid_is_worth_what_the_rule_text_says(ranks: list[int]) -> None:
    letters = [f"{'A23456789TJQK'[rank - 1]}C" for rank in ranks]
    total = sum(min(rank, 10) for rank in ranks)
    if total <= 31 and max(Counter(ranks).values()) <= 4:
        points = sum(item.points for item in play_items(ranks, total))
        assert points == laid_value(letters)


@pytest.mark.parametrize("is_crib", [False, True])
def test_every_hand_of_six_ranks_and_two_suits(*, is_crib: bool) -> None:
    pack = [card for card in FULL_PACK if card.suit in "CD" and card.rank in {1, 5, 6, 7, 10, 11}]
    starter = Card.parse("5H")
    for hand in combinations(pack, 4):
        texts = [str(card) for card in hand]
        assert show(hand, starter, is_crib=is_crib).total == hand_value(
            texts, "5H", is_crib=is_crib
        )


@pytest.mark.deep
@pytest.mark.timeout(7200)
def test_17_2_the_whole_distribution() -> None:
    """All 12,994,800 hands of four with a starter, as a hand and as a crib, by the rules' scorer.

    Hands that differ only in the names of suits are counted once: their value is the same
    (tested above), so only the least of each such family is scored.
    """
    path = Path(__file__).parents[2] / "data" / "score_distribution_12994800.csv"
    rows = [line.split(",") for line in path.read_text().splitlines() if line[:1].isdigit()]
    wanted = {int(score): (int(hand), int(crib)) for score, hand, crib, *_ in rows}
    hand_counts: Counter[int] = Counter()
    crib_counts: Counter[int] = Counter()
    for weight, cards, starter in _families():
        hand_counts[show(cards, starter).total] += weight
        crib_counts[show(cards, starter, is_crib=True).total] += weight
    assert sum(hand_counts.values()) == 12_994_800
    assert {score: (hand_counts[score], crib_counts[score]) for score in wanted} == wanted
    assert sum(score * many for score, many in hand_counts.items()) == 61_974_180
    assert sum(score * many for score, many in crib_counts.items()) == 61_528_020


def _families() -> list[tuple[int, tuple[Card, ...], Card]]:
    families: Counter[tuple[tuple[Card, ...], Card]] = Counter()
    for starter_rank in Rank:
        # Every starter suit is alike: take clubs four times.
        starter = Card(starter_rank, Suit.CLUBS)
        rest = [card for card in FULL_PACK if card != starter]
        for hand in combinations(rest, 4):
            families[_least(hand), starter] += 4
    return [(many, cards, starter) for (cards, starter), many in families.items()]


def _least(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand with its suits other than clubs renamed in the order of the ranks they hold."""
    held = sorted(
        [card.rank for card in hand if card.suit is suit]
        for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
    )
    clubs = [card for card in hand if card.suit is Suit.CLUBS]
    others = zip((Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES), held, strict=True)
    return (*clubs, *(Card(rank, suit) for suit, ranks in others for rank in ranks))
