"""ecarte.md sections 8, 10 and 11: online conduct, properties, options."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard.cards import Card, Suit
from pegboard.game import Game, OptionError, Pack
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, DealScored, KingAnnounced, KingTurned, legal
from pegboard.testing import option_choices, packs, play_at_random, shuffled
from support.ecarte import dealt, exchange
from support.ecarte_kit import choose, piles

OPTION_SPECS = ecarte.option_specs("ecarte")
CARDS = st.sampled_from(PACK)


def test_e33_what_a_seat_is_asked_does_not_depend_on_what_the_other_holds() -> None:
    for dealer in ("KH 7C 8C 9C TC", "QH 7C 8C 9C TC"):
        game = dealt("7D 8D 9D TD JD", dealer, "7H", king_announce="before_lead")
        game.play(0, "play")
        assert game.to_act == (0, 1)
        assert game.view(0) == dealt_view()


def dealt_view() -> ecarte.View:
    game = dealt("7D 8D 9D TD JD", "8H 7C 8C 9C TC", "7H", king_announce="before_lead")
    game.play(0, "play")
    return game.view(0)


@given(packs(PACK), option_choices(OPTION_SPECS), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_p1_32_distinct_cards_at_every_moment(
    pack: Pack, options: dict[str, str], seed: int
) -> None:
    played = play_at_random(
        ecarte.rules("ecarte", options),
        lambda number: pack if number == 1 else shuffled(seed, PACK)(number),
        Random(seed),  # noqa: S311 - a test's chance may be guessed
        choose=choose,
    )
    for moment in played.moments:
        cards, wanted = piles(moment.step.state)
        assert len(set(cards)) == len(cards) == wanted


@settings(deadline=None)
@given(st.lists(CARDS, min_size=2, max_size=6, unique=True), st.sampled_from(Suit))
def test_p2_the_legal_follows_are_never_empty_and_of_the_hand(
    cards: list[Card], trumps: Suit
) -> None:
    led, *hand = cards
    follows = legal(hand, led, trumps)
    assert follows
    assert set(follows) <= set(hand)


@pytest.mark.parametrize("seed", range(20))
def test_p3_no_deal_gives_one_player_more_than_three_nor_tricks_to_both(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 - a test's chance may be guessed
    played = play_at_random(ecarte.rules(), shuffled(seed, PACK), chance)
    scores: dict[int, list[int]] = {}
    deal = 0
    for event in (event for moment in played.moments for event in moment.step.events):
        if event.kind == "dealt":
            deal = event.number
            scores = {0: [], 1: []}
        if isinstance(event, KingTurned | KingAnnounced | DealScored):
            scores[event.seat].append(event.points)
            assert sum(scores[event.seat]) <= 3, deal
            assert sum(map(len, scores.values())) <= 2


@pytest.mark.parametrize("sizes", [(5, 5), (1, 5), (5, 1), (4, 3)])
def test_p4_every_accepted_exchange_can_be_completed(sizes: tuple[int, int]) -> None:
    game = dealt(packs=shuffled(3, PACK))
    for _ in range(40):
        exchange(game, *sizes)
        assert game.view(None).held == (5, 5)
    assert game.view(None).reshuffles > 5


# --- 11. Options ----------------------------------------------------------------------------------


def test_options_stand_in_canonical_order_and_only_where_they_differ() -> None:
    wishes = {"target": "7", "packets": "2_3", "max_exchanges": "3", "first_dealer": "high_cut"}
    assert list(ecarte.rules("ecarte", wishes).options.items()) == [
        ("packets", "2_3"),
        ("max_exchanges", "3"),
        ("target", "7"),
    ]
    assert repr(ecarte.rules("ecarte", wishes)) == "<Ecarte packets=2_3 max_exchanges=3 target=7>"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"pone_bonus": "once"}, "unknown-option"),
        ({"target": "6"}, "bad-option-value"),
        ({"max_exchanges": "11"}, "bad-option-value"),
        ({"max_exchanges": "01"}, "bad-option-value"),
        ({"match_games": "2"}, "bad-option-value"),
        ({"first_dealer": "cut"}, "bad-option-value"),
        ({"dealer_min_exchange": "2"}, "bad-option-value"),
    ],
)
def test_options_that_cannot_be(options: dict[str, str], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        ecarte.rules("ecarte", options)
    assert refused.value.code == code


def test_there_is_one_variant_and_there_are_two_seats() -> None:
    with pytest.raises(OptionError) as refused:
        ecarte.rules("two-handed")
    assert refused.value.code == "unknown-variant"
    with pytest.raises(OptionError) as other:
        ecarte.rules("ecarte", dealer=2)
    assert other.value.code == "bad-option-value"


def test_the_same_seed_gives_the_same_game() -> None:
    def cards(seed: int) -> Sequence[object]:
        return ecarte.new(seed=seed).events

    assert cards(4) == cards(4)
    assert cards(4) != cards(5)
    assert isinstance(ecarte.new(), Game)
