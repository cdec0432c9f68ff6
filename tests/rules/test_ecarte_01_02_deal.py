"""ecarte.md sections 1 and 2: players, pack, order, the deal."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from pegboard.cards import Card, Suit, parse_cards, write_cards
from pegboard.game import DEALER, FURTHER, Game, IllegalAction, NotToAct, Refusal, Refused
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Deal, Dealt, Draw, KingTurned, Lot, LotDrawn, Phase, beats
from pegboard.testing import on_top, packs_of
from support.ecarte import DEALS, ELDER, Ecarte, act, dealt, refusal

ORDER = "7 8 9 T A J Q K"


def lots(*rounds: str) -> Ecarte:
    """A game by lot with these rounds."""
    game: Ecarte = Game(ecarte.rules())
    for cards in rounds:
        game.play(DEALER, f"lot {cards}")
    return game


def top_down(cards: str) -> Ecarte:
    """A game by lot from packs of which the first has *cards* on top."""
    return Game(ecarte.rules(), packs_of(on_top(cards, PACK), PACK, PACK))


# --- 1. Players, pack, order ----------------------------------------------------------------------


def test_e1_two_seats_and_32_cards() -> None:
    rules = ecarte.rules()
    assert (rules.seats, rules.sides) == ((0, 1), ((0,), (1,)))
    assert len(set(rules.cards)) == 32
    assert {str(card)[0] for card in rules.cards} == set(ORDER.split())


def test_e1_the_ace_ranks_between_jack_and_ten() -> None:
    ranks = ORDER.split()
    for low, high in pairwise(ranks):
        led, second = Card.parse(f"{low}S"), Card.parse(f"{high}S")
        assert beats(second, led, Suit.HEARTS)
        assert not beats(led, second, Suit.HEARTS)


def test_e2_any_trump_beats_any_card_of_another_suit() -> None:
    for led in PACK:
        for card in PACK:
            if card.suit is Suit.HEARTS and led.suit is not Suit.HEARTS:
                assert beats(card, led, Suit.HEARTS)
                assert not beats(led, card, Suit.HEARTS)


@pytest.mark.parametrize(
    ("cards", "dealer"), [("KC 7D", 0), ("AC TC", 0), ("AC JD", 1), ("9S TD", 1), ("QH AH", 0)]
)
def test_e3_the_higher_card_deals(cards: str, dealer: int) -> None:
    game = lots(cards)
    assert game.events == (LotDrawn(parse_cards(cards), dealer),)
    assert game.state.dealer == dealer


def test_e3_equal_ranks_draw_again_with_the_next_two_cards() -> None:
    game = top_down("KC KD AH AS 7C 8C")
    drawn = [event for event in game.events if isinstance(event, LotDrawn)]
    assert [(write_cards(c for c in it.cards if c), it.dealer) for it in drawn] == [
        ("KC KD", None),
        ("AH AS", None),
        ("7C 8C", 1),
    ]


def test_e3_a_lot_that_uses_up_its_pack_goes_on_with_a_further_one() -> None:
    pairs = [card for rank in ORDER.split() for card in parse_cards(f"{rank}C {rank}D")]
    pairs += [card for rank in ORDER.split() for card in parse_cards(f"{rank}H {rank}S")]
    asked: list[int] = []

    def packs(number: int) -> Sequence[Card]:
        asked.append(number)
        return pairs if number == 0 else PACK

    game: Ecarte = Game(ecarte.rules(), packs)
    looked_at_first = [0]  # a game looks whether the packs are of its cards
    assert asked == looked_at_first + [0] * 16 + [FURTHER, 1]
    assert game.state.dealer == 0  # AC before 7C in a new pack: the ace is higher


@pytest.mark.parametrize(
    ("rounds", "wish", "reason"),
    [
        ([], "lot 7C", "wrong-count"),
        ([], "lot 7C -", "wrong-count"),
        ([], "lot 7C 8C 9C", "wrong-count"),
        ([], "lot 7C 2C", "bad-deal"),
        ([], "lot 7C 7C", "card-twice"),
        (["7C 7D"], "lot 8C 7D", "card-twice"),
        (["7C 8D"], "lot KC QD", "wrong-phase"),
    ],
)
def test_e3_lots_that_cannot_be(rounds: list[str], wish: str, reason: str) -> None:
    game = lots(*rounds)
    with pytest.raises(Refused) as refused:
        game.play(DEALER, wish)
    assert refused.value.reason.value == reason


def test_e3_the_deal_alternates() -> None:
    game = Game(ecarte.rules("ecarte", dealer=0), lambda _: PACK)
    while game.result is None:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
    dealers = [event.dealer for event in game.events if isinstance(event, Dealt)]
    assert dealers == [number % 2 for number in range(len(dealers))]
    assert len(dealers) > 2
    assert game.rules.next_first_dealer == "follow"


def test_e3_a_dealer_named_beforehand_needs_no_lot() -> None:
    assert ecarte.new(seed=1, first_dealer="random").state.lot == ()
    assert ecarte.new(seed=1).state.lot != ()


# --- 2. The deal ----------------------------------------------------------------------------------

TOP = "7C 8C 9C TC JC QC KC AC 7D 8D 9D"


@pytest.mark.parametrize(
    ("packets", "elder", "dealer"),
    [
        ("3_2", "7C 8C 9C KC AC", "TC JC QC 7D 8D"),
        ("2_3", "7C 8C JC QC KC", "9C TC AC 7D 8D"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_e4_five_cards_in_two_packets_elder_first(
    packets: str, elder: str, dealer: str, seat: int
) -> None:
    rules = ecarte.rules("ecarte", {"packets": packets}, dealer=seat)
    deal = rules.deal(rules.start(), on_top(TOP, PACK))
    hands = (parse_cards(dealer), parse_cards(elder))
    assert deal == Deal(hands if seat == 0 else hands[::-1], Card.parse("9D"))


def test_e5_the_eleventh_card_makes_trumps_and_21_stay_in_the_stock() -> None:
    game = dealt(packs=packs_of(PACK, on_top(TOP, PACK)))
    view = game.view(None)
    assert (str(view.turned), view.stock, view.held) == ("9D", 21, (5, 5))
    assert (view.phase, view.to_act, view.dealer) == (Phase.SPEAK, (ELDER,), DEALS)


def test_e5_the_turned_card_is_never_drawn_and_stays_visible() -> None:
    game = dealt(turned="7H")
    act(game, "0 propose", "1 accept", f"0 discard {game.state.hands[0][0]}")
    assert refusal(game, DEALER, "draw 0 7H") is Refusal.CARD_TWICE
    assert str(game.view(1).turned) == "7H"
    act(game, "draw 0 KS")
    assert str(game.view(1).turned) == "7H"


def test_e6_a_king_turned_up_is_the_dealers_point_at_once() -> None:
    game = dealt(turned="KH")
    assert game.events[-1] == KingTurned(DEALS, 1, (0, 1))
    assert game.to_act == (ELDER,)
    assert " + KH = 1" in str(game.record())


@pytest.mark.parametrize("target", [5, 7])
def test_e6_it_wins_when_it_brings_him_to_the_target(target: int) -> None:
    game = dealt(turned="KH", start=(target - 1, target - 1), target=target)
    assert game.result is not None
    assert (game.result.winner, game.result.scores) == (DEALS, (target - 1, target))
    assert game.to_act == ()


@pytest.mark.parametrize(
    ("wish", "reason", "at"),
    [
        ("deal 7C 8C 9C TC / JC QC KC AC 7D + 9D", "wrong-count", 4),
        ("deal 7C 8C 9C TC JC QC / KC AC 7D 8D 7S + 9D", "wrong-count", 5),
        ("deal 7C 8C 9C TC JC / QC KC AC 7D 2D + 9D", "bad-deal", 9),
        ("deal 7C 8C 9C TC JC / QC KC AC 7D 8D + 6D", "bad-deal", 10),
        ("deal 7C 8C 9C TC JC / QC KC AC 7D 8D + 8D", "card-twice", 10),
        ("deal 7C 8C 9C TC JC + 8D", "wrong-count", None),
    ],
)
def test_deals_that_cannot_be(wish: str, reason: str, at: int | None) -> None:
    game: Ecarte = Game(ecarte.rules("ecarte", dealer=1))
    with pytest.raises(IllegalAction) as refused:
        game.play(DEALER, wish)
    assert (refused.value.reason.value, refused.value.at) == (reason, at)


def test_chance_is_asked_only_where_it_acts() -> None:
    rules = ecarte.rules("ecarte", dealer=1)
    game = dealt()
    with pytest.raises(NotToAct):
        rules.deal(game.state, PACK)
    with pytest.raises(NotToAct):
        game.play(DEALER, Draw(0, parse_cards("7S")))
    with pytest.raises(IllegalAction):
        game.play(0, Lot(parse_cards("7C 8C")))
