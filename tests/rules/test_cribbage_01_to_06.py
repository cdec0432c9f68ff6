"""cribbage.md sections 1 to 6: pack, variants, lot, deal, bonus, discard, starter."""

from collections.abc import Sequence

import pytest

from pegboard.cards import FULL_PACK, Card, Rank, Suit, parse_cards
from pegboard.game import DEALER, Game, IllegalAction, NotToAct, Refusal, Refused
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    VARIANTS,
    BonusPegged,
    Cut,
    Dealt,
    LaidAway,
    LayAway,
    Lot,
    LotDrawn,
    Phase,
    StarterTurned,
    pips,
    play_items,
    show,
)
from pegboard.testing import on_top, packs_of, shuffled
from support.cribbage import Cribbage, at_play, dealt, refusal, result_of

PACK = FULL_PACK
FOUR_HANDS = ["2C 4C 6D 8D", "2H 4H 6S 8S", "3C 5C 7D 9D", "3H 5H 7S 9S"]
TWO_HANDS = FOUR_HANDS[:2]


# --- 1. Pack, values, order ------------------------------------------------------------------


def test_r1_one_pack_of_52_cards() -> None:
    assert len(set(cribbage.rules("six-card").cards)) == 52


@pytest.mark.parametrize("ranks", [[13, 1, 2], [1, 13, 12], [12, 13, 1]])
def test_r2_a_run_never_turns_the_corner(ranks: Sequence[int]) -> None:
    assert play_items(ranks, 30) == ()
    hand = [Card(Rank(rank), suit) for rank, suit in zip(ranks, Suit, strict=False)]
    assert all(item.kind != "run" for item in show(hand, Card.parse("9S")).items)


@pytest.mark.parametrize(
    ("text", "value"), [("AC", 1), ("9C", 9), ("TC", 10), ("JC", 10), ("KC", 10)]
)
def test_r3_pips(text: str, value: int) -> None:
    assert pips(Card.parse(text)) == value


def test_r4_tenth_cards_pair_by_rank_only() -> None:
    assert play_items([10, 11], 20) == ()
    assert [item.points for item in play_items([10, 12, 11], 30)] == [3]
    assert play_items([10, 12, 13], 30) == ()


# --- 2. Variants -----------------------------------------------------------------------------

R5 = {
    "six-card": ("crib6", 2, 6, 0, 2, 4, "full", 121, "none"),
    "five-card": ("crib5", 2, 5, 0, 2, 3, "single_count", 61, "once"),
    "seven-card": ("crib7", 2, 7, 0, 2, 5, "full", 181, "none"),
    "three-handed": ("crib3p", 3, 5, 1, 1, 4, "full", 61, "none"),
    "four-handed": ("crib4i", 4, 5, 0, 1, 4, "full", 61, "none"),
    "partners": ("crib4p", 4, 5, 0, 1, 4, "full", 121, "none"),
    "partners-six": ("crib4p6", 4, 6, 0, 1, 5, "full", 121, "none"),
    "auction": ("crib6auction", 2, 6, 0, 2, 4, "full", 121, "none"),
}


@pytest.mark.parametrize("name", R5)
def test_r5_the_table(name: str) -> None:
    row = VARIANTS[name]
    columns = (row.code, row.players, row.dealt, row.straight, row.discards, row.kept)
    assert (*columns, row.play, row.target, row.pone_bonus) == R5[name]
    assert list(VARIANTS) == list(R5)


@pytest.mark.parametrize("name", R5)
def test_r6_the_crib_holds_exactly_four_cards(name: str) -> None:
    row = VARIANTS[name]
    assert row.straight + row.players * row.discards == 4
    assert row.dealt - row.discards == row.kept


@pytest.mark.parametrize("name", ["partners", "partners-six"])
def test_r8_partners_sit_opposite(name: str) -> None:
    assert cribbage.rules(name).sides == ((0, 2), (1, 3))


# --- 3. Lot and deal -------------------------------------------------------------------------


def lot_game(variant: str = "six-card") -> Cribbage:
    return Game(cribbage.rules(variant))


def test_r9_the_lowest_card_deals_and_the_ace_is_lowest() -> None:
    game = lot_game()
    assert game.play(DEALER, "lot KD AC") == (LotDrawn(parse_cards("KD AC"), 1),)
    assert (game.state.dealer, game.state.phase) == (1, Phase.DEAL)


def test_r9_a_tie_is_drawn_again_whatever_the_suits() -> None:
    game = lot_game()
    assert game.play(DEALER, "lot 7C 7H") == (LotDrawn(parse_cards("7C 7H"), None),)
    assert game.state.phase is Phase.LOT
    assert refusal(game, DEALER, "lot 7C 2H") is Refusal.CARD_TWICE
    game.play(DEALER, "lot 9C 8H")
    assert game.state.dealer == 1


def test_r9_only_those_tied_for_the_lowest_draw_again() -> None:
    game = lot_game("four-handed")
    game.play(DEALER, "lot 7C KH 7S QD")
    assert refusal(game, DEALER, "lot 2C 3C 4C 5C") is Refusal.BAD_DEAL
    game.play(DEALER, "lot 8C - 9C -")
    assert game.state.dealer == 0


def test_r9_cards_of_the_lot_come_from_the_top_of_a_spread_pack() -> None:
    rules = cribbage.rules("three-handed")
    pack = on_top("5C KD 5H 2S 9H")
    first = rules.deal(rules.start(), pack)
    state = rules.apply(rules.start(), DEALER, first).state
    second = rules.deal(state, pack)
    assert first == Lot(parse_cards("5C KD 5H"))
    assert second == Lot((Card.parse("2S"), None, Card.parse("9H")))


@pytest.mark.parametrize("lot", ["lot 2C", "lot 2C 3C 4C", "lot 2C -", "lot 2C 2C"])
def test_r9_a_lot_that_cannot_be_is_refused(lot: str) -> None:
    assert refusal(lot_game(), DEALER, lot) in {
        Refusal.WRONG_COUNT,
        Refusal.BAD_DEAL,
        Refusal.CARD_TWICE,
    }


@pytest.mark.parametrize("name", R5)
def test_r10_the_deal_passes_to_the_left(name: str) -> None:
    game = cribbage.new(name, seed=4, dealer=0, target=361, first_dealer="random")
    dealers: list[int] = []
    while len(dealers) < 5:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
        dealers = [event.dealer for event in game.events if isinstance(event, Dealt)]
    assert dealers == [step % len(game.rules.seats) for step in range(5)]


@pytest.mark.parametrize(
    "name", ["six-card", "five-card", "seven-card", "partners", "partners-six"]
)
@pytest.mark.parametrize("dealer", [0, 1])
def test_r11_one_card_at_a_time_the_pone_first(name: str, dealer: int) -> None:
    game = Game(cribbage.rules(name, dealer=dealer), packs_of(PACK, PACK))
    hands = next(event.hands for event in game.events if isinstance(event, Dealt))
    players = len(hands)
    for place in range(players * VARIANTS[name].dealt):
        round_, step = divmod(place, players)
        hand = hands[(dealer + step + 1) % players]
        assert hand is not None
        assert hand[round_] == PACK[place]


def test_r12_three_handed_the_tenth_card_goes_straight_to_the_crib() -> None:
    game = Game(cribbage.rules("three-handed", dealer=2), packs_of(PACK, PACK))
    deal = next(event for event in game.events if isinstance(event, Dealt))
    assert deal.to_crib == (PACK[9],)
    assert deal.hands[0] == (PACK[0], PACK[3], PACK[6], PACK[10], PACK[13])
    assert deal.hands[2] == (PACK[2], PACK[5], PACK[8], PACK[12], PACK[15])
    seen = game.rules.seen(deal, 2)
    assert isinstance(seen, Dealt)
    assert seen.to_crib is None
    assert game.view(2).crib is None
    assert game.view(2).crib_count == 1


@pytest.mark.parametrize(
    ("deal", "reason", "at"),
    [
        ("deal AC 2C 3C 4C 5C 6C / AD 2D 3D 4D 5D", Refusal.WRONG_COUNT, 11),
        ("deal AC 2C 3C 4C 5C 6C 7C / AD 2D 3D 4D 5D 6D", Refusal.WRONG_COUNT, 6),
        ("deal AC 2C 3C 4C 5C 6C / AD 2D 3D 4D 5D 6C", Refusal.CARD_TWICE, 11),
        ("deal AC 2C 3C 4C 5C 6C / AD 2D 3D 4D 5D 6D + 7D", Refusal.WRONG_COUNT, 12),
        ("deal AC 2C 3C 4C 5C 6C", Refusal.WRONG_COUNT, None),
    ],
)
def test_r13_exactly_the_cards_of_the_table_are_dealt(
    deal: str, reason: Refusal, at: int | None
) -> None:
    game = Game(cribbage.rules("six-card", dealer=1))
    with pytest.raises(IllegalAction) as refused:
        game.play(DEALER, deal)
    assert (refused.value.reason, refused.value.at) == (reason, at)


# --- 4. Pone bonus ---------------------------------------------------------------------------


def bonus_sides(variant: str, options: dict[str, str]) -> list[int]:
    """The side of each bonus in three deals, seat 1 dealing first."""
    game = Game(cribbage.rules(variant, options | {"target": "361"}, dealer=1), shuffled(1))
    while game.state.deal < 3:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
    return [event.side for event in game.events if isinstance(event, BonusPegged)]


@pytest.mark.parametrize(
    ("variant", "options", "sides"),
    [
        ("five-card", {}, [0]),
        ("six-card", {}, []),
        ("six-card", {"pone_bonus": "once"}, [0]),
        ("five-card", {"pone_bonus": "each_deal"}, [0, 1, 0]),
        ("five-card", {"pone_bonus": "none"}, []),
    ],
)
def test_r14_who_gets_three_for_last_and_when(
    variant: str, options: dict[str, str], sides: list[int]
) -> None:
    assert bonus_sides(variant, options) == sides


def test_r14_the_bonus_comes_before_any_card() -> None:
    game = Game(cribbage.rules("five-card", dealer=0))
    assert str(game.state.phase) == "bonus"
    assert game.play(DEALER, "bonus 1") == (BonusPegged(1, 3, (0, 3)),)
    assert game.state.phase is Phase.DEAL
    assert (
        refusal(Game(cribbage.rules("five-card", dealer=0)), DEALER, "bonus 0") is Refusal.BAD_DEAL
    )


def test_r14_a_deal_without_the_line_gives_the_bonus_too() -> None:
    game = Game(cribbage.rules("five-card", dealer=1))
    events = game.play(DEALER, "deal AC 2C 3C 4C 5C / AD 2D 3D 4D 5D")
    assert [event.kind for event in events] == ["bonus-pegged", "dealt"]
    assert game.score == (3, 0)


def test_r14_with_a_given_start_the_bonus_counts_as_given() -> None:
    game = Game(cribbage.rules("five-card", dealer=1, start=(0, 0)))
    assert game.state.phase is Phase.DEAL


def test_r15_a_bonus_with_the_deal_can_win_before_a_card_is_dealt() -> None:
    options = {"pone_bonus": "each_deal"}
    game = Game(cribbage.rules("five-card", options, dealer=1, start=(59, 40)))
    events = game.play(DEALER, "deal AC 2C 3C 4C 5C / AD 2D 3D 4D 5D")
    assert [event.kind for event in events] == ["bonus-pegged", "game-ended"]
    assert result_of(game).scores == (61, 40)


# --- 5. Discard ------------------------------------------------------------------------------


def test_r16_all_lay_away_at_once_in_any_order() -> None:
    game, thrown, _ = dealt("six-card", TWO_HANDS)
    assert list(game.to_act) == [0, 1]
    game.play(1, LayAway(thrown[1]))
    assert list(game.to_act) == [0]
    game.play(0, LayAway(thrown[0]))
    assert game.state.phase is Phase.CUT


def test_r16_a_lay_away_may_be_replaced_until_the_last_has_confirmed() -> None:
    game, thrown, _ = dealt("six-card", TWO_HANDS)
    game.play(0, "2C 4C")
    game.play(0, "8D 2C")
    assert game.view(0).laid_away == parse_cards("2C 8D")
    assert game.view(0).hand == tuple(sorted([*parse_cards("4C 6D"), *thrown[0]]))
    game.play(1, LayAway(thrown[1]))
    assert refusal(game, 0, "4C 6D") is Refusal.NOT_TO_ACT


def test_r16_others_see_that_but_not_what() -> None:
    game, _, _ = dealt("six-card", TWO_HANDS)
    (event,) = game.play(0, "2C 4C")
    assert game.rules.seen(event, 1) == LaidAway(0, None)
    assert game.rules.seen(event, None) == LaidAway(0, None)
    assert game.rules.seen(event, 0) == event
    assert game.view(1).confirmed == (True, False)
    assert game.view(1).held == (4, 6)


@pytest.mark.parametrize(
    ("wish", "reason", "at"),
    [
        ("2C", Refusal.WRONG_COUNT, 1),
        ("2C 4C 6D", Refusal.WRONG_COUNT, 2),
        ("2C 2H", Refusal.CARD_NOT_HELD, 1),
        ("2C 2C", Refusal.CARD_TWICE, 1),
        ("?? ??", Refusal.CARD_NOT_HELD, 0),
        ("go", Refusal.WRONG_PHASE, None),
    ],
)
def test_r16_a_wrong_lay_away_is_refused(wish: str, reason: Refusal, at: int | None) -> None:
    game, _, _ = dealt("six-card", TWO_HANDS)
    before = game.state
    with pytest.raises(Refused) as refused:
        game.play(0, wish)
    assert (refused.value.reason, refused.value.at) == (reason, at)
    assert game.state == before


def test_r16_a_single_card_is_a_lay_away_where_one_is_wanted() -> None:
    game, thrown, _ = dealt("partners", FOUR_HANDS)
    events = game.play(0, str(thrown[0][0]))
    assert events == (LaidAway(0, thrown[0]),)


@pytest.mark.parametrize(("variant", "owner"), [("six-card", 1), ("partners", 3)])
def test_r17_the_crib_is_the_dealers(variant: str, owner: int) -> None:
    kept = FOUR_HANDS[: owner + 1]
    assert at_play(variant, kept).state.crib_owner == owner


def test_r18_nobody_sees_the_crib_and_everybody_his_own_part_of_it() -> None:
    game = at_play("six-card", TWO_HANDS, crib="TC TD QH QS")
    assert [game.view(seat).crib for seat in (0, 1, None)] == [None, None, None]
    assert game.view(0).laid_away == parse_cards("TC TD")
    assert game.view(1).laid_away == parse_cards("QH QS")
    assert game.view(None).laid_away is None


# --- 6. Starter ------------------------------------------------------------------------------


def test_r19_no_starter_before_the_crib_is_complete() -> None:
    game, _, starter = dealt("six-card", TWO_HANDS)
    game.play(0, "2C 4C")
    with pytest.raises(NotToAct):
        game.play(DEALER, Cut(starter))


def test_r19_the_starter_is_no_dealt_card() -> None:
    game, thrown, _ = dealt("six-card", TWO_HANDS)
    for seat, cards in enumerate(thrown):
        game.play(seat, LayAway(cards))
    assert refusal(game, DEALER, "cut 2C") is Refusal.CARD_TWICE


def test_r20_by_default_the_next_undealt_card_is_turned() -> None:
    game = Game(cribbage.rules("six-card", dealer=0), packs_of(PACK, PACK))
    for seat in (0, 1):
        game.play(seat, game.actions(seat)[0])
    assert game.state.starter == PACK[12]


@pytest.mark.parametrize("depth", [4, 17, 35])
def test_r20_the_pone_picks_a_depth(depth: int) -> None:
    rules = cribbage.rules("six-card", {"cut_mode": "pone_picks"}, dealer=0)
    game = Game(rules, packs_of(PACK, PACK))
    for seat in (0, 1):
        game.play(seat, game.actions(seat)[0])
    assert game.to_act == (1,)
    assert len(game.actions(1)) == 32
    game.play(1, f"depth {depth}")
    assert game.state.starter == PACK[12 + depth]


@pytest.mark.parametrize("depth", [0, 3, 36, 52])
def test_r20_four_cards_stay_above_and_below(depth: int) -> None:
    rules = cribbage.rules("six-card", {"cut_mode": "pone_picks"}, dealer=0)
    game = Game(rules, packs_of(PACK, PACK))
    for seat in (0, 1):
        game.play(seat, game.actions(seat)[0])
    assert refusal(game, 1, f"depth {depth}") is Refusal.BAD_DEPTH
    assert refusal(game, 0, "depth 9") is Refusal.NOT_TO_ACT


@pytest.mark.parametrize(
    ("variant", "side"), [("six-card", 1), ("partners", 1), ("four-handed", 3)]
)
def test_r21_heels_for_the_dealers_side(variant: str, side: int) -> None:
    players = VARIANTS[variant].players
    kept = FOUR_HANDS[:players]
    game = at_play(variant, kept, starter="JD")
    turned = next(event for event in game.events if isinstance(event, StarterTurned))
    assert (turned.heels, turned.side, game.score[side]) == (2, side, 2)


def test_r21_a_jack_as_starter_gives_nobody_nobs() -> None:
    assert show(parse_cards("2C 4D 6S 8H"), Card.parse("JH")).total == 0
