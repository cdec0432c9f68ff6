"""ecarte.md section 3: proposing and exchanging."""

from collections.abc import Sequence
from typing import Any

import pytest

from pegboard.cards import Card
from pegboard.game import DEALER, FURTHER, Game, IllegalAction, NotToAct, Refusal, Refused
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Called, Discarded, Draw, Drawn, Phase, StoodPat
from pegboard.testing import shuffled
from support.ecarte import DEALS, ELDER, Ecarte, act, dealt, exchange, offered, refusal


def held(game: Ecarte, seat: int) -> list[str]:
    return [str(card) for card in game.state.hands[seat]]


def many(game: Ecarte, *exchanges: tuple[int, int]) -> Ecarte:
    for elder, dealer in exchanges:
        exchange(game, elder, dealer)
    return game


def drawing(**options: Any) -> Ecarte:  # noqa: ANN401 - for `dealt`
    """A game in which chance draws by itself; no king is turned."""
    game = dealt(packs=shuffled(5, PACK), **options)
    assert str(game.state.turned)[0] != "K"
    return game


# --- E7 to E9: speaking -------------------------------------------------------------------------


def test_e7_elder_speaks_first() -> None:
    game = dealt()
    assert offered(game, ELDER) == ["play", "propose"]
    assert refusal(game, DEALS, "play") is Refusal.NOT_TO_ACT
    assert refusal(game, ELDER, "accept") is Refusal.WRONG_PHASE


def test_e8_play_begins_the_tricks() -> None:
    game = dealt()
    assert act(game, "0 play") == (Called(ELDER, "play"),)
    assert (game.state.phase, game.to_act) == (Phase.PLAY, (ELDER,))


def test_e9_the_dealer_accepts_or_refuses() -> None:
    game = dealt()
    act(game, "0 propose")
    assert game.to_act == (DEALS,)
    assert offered(game, DEALS) == ["accept", "refuse"]
    assert refusal(game, DEALS, "play") is Refusal.WRONG_PHASE
    act(game, "1 refuse")
    assert (game.state.phase, game.to_act) == (Phase.PLAY, (ELDER,))


# --- E10: laying aside ----------------------------------------------------------------------------


def test_e10_elder_lays_aside_and_draws_then_the_dealer() -> None:
    game = dealt("7C 8C 9C TC JC", "7D 8D 9D TD JD")
    act(game, "0 propose", "1 accept")
    assert (game.state.phase, game.to_act) == (Phase.DISCARD, (ELDER,))
    act(game, "0 discard 7C 8C")
    assert game.to_act == (DEALER,)
    act(game, "draw 0 QS AS")
    assert held(game, ELDER) == ["AS", "9C", "TC", "JC", "QS"]
    assert game.to_act == (DEALS,)
    act(game, "1 discard 7D", "draw 1 KS")
    assert (game.state.phase, game.to_act) == (Phase.SPEAK, (ELDER,))
    assert (game.state.stock, game.view(None).aside) == (18, 3)


@pytest.mark.parametrize("seat", [ELDER, DEALS])
def test_e10_one_to_five_cards(seat: int) -> None:
    game = dealt()
    act(game, "0 propose", "1 accept")
    if seat == DEALS:
        act(game, f"0 discard {held(game, 0)[0]}", "draw 0 KS")
    hand = held(game, seat)
    listed = [wish.split()[1:] for wish in offered(game, seat)]
    assert len(listed) == 31
    assert {len(cards) for cards in listed} == {1, 2, 3, 4, 5}
    for wish in ("stand", "discard " + " ".join([*hand, "KC"])):
        assert refusal(game, seat, wish) in {Refusal.MUST_EXCHANGE, Refusal.WRONG_COUNT}
    assert refusal(game, seat, f"discard {hand[0]} {hand[0]}") is Refusal.CARD_TWICE
    assert refusal(game, seat, "discard KC") is Refusal.CARD_NOT_HELD
    with pytest.raises(IllegalAction):
        game.play(seat, ecarte.Discard(()))


@pytest.mark.parametrize("seat", [ELDER, DEALS])
def test_e10_only_the_dealer_may_stand_pat_and_only_by_option(seat: int) -> None:
    game = dealt(dealer_min_exchange=0)
    act(game, "0 propose", "1 accept")
    if seat == ELDER:
        assert refusal(game, ELDER, "stand") is Refusal.MUST_EXCHANGE
        return
    act(game, f"0 discard {held(game, 0)[0]}", "draw 0 KS")
    assert "stand" in offered(game, DEALS)
    assert act(game, "1 stand") == (StoodPat(DEALS),)
    assert game.to_act == (ELDER,)
    assert game.view(None).exchanges == ((1, 0),)
    act(game, "0 play")
    assert game.state.situation == "exchanged"


# --- E11, E12, E15 ------------------------------------------------------------------------------


def test_e11_elder_speaks_again_without_a_fixed_limit() -> None:
    game = many(drawing(), *[(1, 1)] * 12)
    assert offered(game, ELDER) == ["play", "propose"]


@pytest.mark.parametrize("most", [1, 2, 10])
def test_e11_after_so_many_exchanges_elder_must_play(most: int) -> None:
    game = many(drawing(max_exchanges=most), *[(1, 1)] * most)
    assert offered(game, ELDER) == ["play"]
    assert refusal(game, ELDER, "propose") is Refusal.NO_MORE_EXCHANGES


def test_e12_numbers_are_public_and_cards_are_not() -> None:
    game = dealt("7C 8C 9C TC JC", "7D 8D 9D TD JD")
    act(game, "0 propose", "1 accept")
    aside, drawn = act(game, "0 discard 7C 8C"), act(game, "draw 0 QS AS")
    for viewer in (DEALS, None):
        assert game.rules.seen(aside[0], viewer) == Discarded(ELDER, 2, None)
        assert game.rules.seen(drawn[0], viewer) == Drawn(ELDER, 2, None, 19, reshuffled=False)
        assert game.view(viewer).exchanges == ((2,),)
    assert game.rules.seen(aside[0], ELDER) == aside[0]
    assert game.rules.seen(drawn[0], ELDER) == drawn[0]


def test_e12_nobody_looks_at_what_was_laid_aside_again() -> None:
    game = dealt("7C 8C 9C TC JC", "7D 8D 9D TD JD")
    act(game, "0 propose", "1 accept", "0 discard 7C 8C", "draw 0 QS AS")
    for viewer in (ELDER, DEALS, None):
        assert "7C" not in str(game.view(viewer)).replace("Card.parse", "")


@pytest.mark.parametrize("again", ["propose", "play"])
def test_e15_proposals_cannot_be_taken_back(again: str) -> None:
    game = dealt()
    act(game, "0 propose")
    assert refusal(game, ELDER, again) is Refusal.NOT_TO_ACT


def test_e15_nor_can_answers_and_numbers() -> None:
    game = dealt("7C 8C 9C TC JC", "7D 8D 9D TD JD")
    act(game, "0 propose", "1 accept")
    assert refusal(game, DEALS, "refuse") is Refusal.NOT_TO_ACT
    act(game, "0 discard 7C 8C")
    assert refusal(game, ELDER, "discard 7C") is Refusal.NOT_TO_ACT


# --- E13: the stock runs out ----------------------------------------------------------------------


def test_e13_what_is_left_is_given_first_then_the_cards_laid_aside() -> None:
    game = many(drawing(), (5, 5), (5, 5))
    assert (game.state.stock, len(game.state.aside)) == (1, 20)
    left = (set(PACK) - {game.state.turned} - set(game.state.aside)).difference(*game.state.hands)
    aside = set(game.state.aside)
    act(game, "0 propose", "1 accept")
    three = held(game, ELDER)[:3]
    *_, drawn = act(game, f"0 discard {' '.join(three)}")
    assert isinstance(drawn, Drawn)
    assert (drawn.count, drawn.stock, drawn.reshuffled) == (3, 18, True)
    assert drawn.cards is not None
    assert {drawn.cards[0]} == left
    assert set(drawn.cards[1:]) <= aside
    assert [str(card) for card in game.state.aside] == three


def test_e13_the_order_is_that_of_a_further_pack_of_the_deal() -> None:
    asked: list[int] = []
    packs = shuffled(5, PACK)

    def listening(number: int) -> Sequence[Card]:
        asked.append(number)
        return packs(number)

    game = dealt(packs=listening)
    many(game, (5, 5), (5, 5))
    aside = set(game.state.aside)
    (last,) = set(PACK).difference({game.state.turned}, aside, *game.state.hands)
    assert set(asked) == {1}
    exchange(game, 5, 5)
    order = packs(1 + FURTHER)
    new = [card for card in order if card in aside]
    draws = [act.action for act in game.log if isinstance(act.action, Draw)]
    assert draws[-2].cards == (last, *new[:4])
    assert draws[-1].cards == tuple(new[4:9])
    assert asked[-2:] == [1 + FURTHER] * 2
    many(game, (5, 5), (2, 2))
    assert set(asked) == {1, 1 + FURTHER, 1 + 2 * FURTHER}
    assert game.view(None).reshuffles == 2


def test_e13_the_cards_laid_aside_in_this_very_exchange_stay_out() -> None:
    game = many(drawing(), (5, 5), (5, 5))
    act(game, "0 propose", "1 accept")
    hand = held(game, ELDER)
    act(game, f"0 discard {' '.join(hand)}")
    assert not set(hand) & set(held(game, ELDER))


def test_e13_the_dealer_may_draw_what_elder_has_laid_aside_in_it() -> None:
    game = many(drawing(), (5, 5), (5, 5))
    act(game, "0 propose", "1 accept")
    gone = held(game, ELDER)[0]
    act(game, f"0 discard {gone}", f"1 discard {held(game, DEALS)[0]}")
    assert game.state.stock == 20
    assert gone not in map(str, game.state.aside)


def test_e13_a_draw_from_a_record_must_give_what_is_left_first() -> None:
    game = many(drawing(), (5, 5), (5, 5))
    by_hand: Ecarte = Game(game.rules, log=game.log)
    act(by_hand, "0 propose", "1 accept")
    act(by_hand, f"0 discard {' '.join(held(by_hand, ELDER)[:2])}")
    aside = [str(card) for card in by_hand.state.aside]
    own = [str(card) for card in by_hand.state.due]
    (last,) = set(PACK).difference(
        {by_hand.state.turned}, by_hand.state.aside, by_hand.state.due, *by_hand.state.hands
    )
    assert refusal(by_hand, DEALER, f"draw 0 {aside[0]} {aside[1]}") is Refusal.BAD_DEAL
    assert refusal(by_hand, DEALER, f"draw 0 {last} {own[0]}") is Refusal.CARD_TWICE
    assert refusal(by_hand, DEALER, f"draw 1 {last} {aside[0]}") is Refusal.NOT_TO_ACT
    assert refusal(by_hand, DEALER, f"draw 0 {last}") is Refusal.WRONG_COUNT
    assert refusal(by_hand, DEALER, f"draw 0 {last} 2C") is Refusal.BAD_DEAL
    act(by_hand, f"draw 0 {last} {aside[0]}")
    assert by_hand.state.stock == 19


def test_e13_whoever_saw_every_card_so_far_cannot_know_what_comes() -> None:
    """With a further pack exchanged for another the stock differs, all else being equal."""
    first, other = shuffled(5, PACK), shuffled(6, PACK)

    def mixed(number: int) -> Sequence[Card]:
        return first(number) if number == 1 else other(number)

    games = [many(dealt(packs=packs), (5, 5), (5, 5)) for packs in (first, mixed)]
    assert games[0].state == games[1].state
    for game in games:
        exchange(game, 5, 5)
    assert games[0].state != games[1].state


# --- E14: the limit ----------------------------------------------------------------------------


def test_e14_elder_cannot_propose_when_the_stock_is_empty() -> None:
    game = many(drawing(stock_rule="limit"), (5, 5), (5, 5))
    assert game.state.stock == 1
    act(game, "0 propose", "1 accept", f"0 discard {held(game, 0)[0]}")
    assert offered(game, DEALS) == ["stand"]
    assert refusal(game, DEALS, f"discard {held(game, 1)[0]}") is Refusal.STOCK_TOO_SMALL
    act(game, "1 stand")
    assert offered(game, ELDER) == ["play"]
    assert refusal(game, ELDER, "propose") is Refusal.STOCK_EMPTY


def test_e14_neither_lays_aside_more_than_the_stock_holds() -> None:
    game = many(drawing(stock_rule="limit"), (5, 5), (5, 3))
    assert game.state.stock == 3
    act(game, "0 propose", "1 accept")
    hand = held(game, ELDER)
    assert max(len(wish.split()) for wish in offered(game, ELDER)) == 1 + 3
    assert refusal(game, ELDER, f"discard {' '.join(hand[:4])}") is Refusal.STOCK_TOO_SMALL
    act(game, f"0 discard {hand[0]}")
    listed = offered(game, DEALS)
    assert max(len(wish.split()) for wish in listed) == 1 + 2
    assert "stand" not in listed  # something is left, so one card is the least


def test_the_situation_after_an_exchange_stays_exchanged() -> None:
    game = many(drawing(), (1, 1))
    act(game, "0 propose", "1 refuse")
    assert game.state.situation == "exchanged"


def test_a_refusal_at_a_card_says_which() -> None:
    game = dealt("7C 8C 9C TC JC")
    act(game, "0 propose", "1 accept")
    with pytest.raises(Refused) as refused:
        game.play(ELDER, "discard 7C KS")
    assert refused.value.at == 1
    with pytest.raises(NotToAct):
        game.play(DEALER, "draw 0 KS")
    assert held(game, ELDER) == ["7C", "8C", "9C", "TC", "JC"]
