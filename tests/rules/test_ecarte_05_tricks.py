"""ecarte.md section 5: tricks."""

from itertools import product

import pytest

from pegboard.cards import Card, Suit, parse_cards
from pegboard.game import Refusal
from pegboard.games.ecarte import PACK, Laid, TrickTaken, beats, legal
from support.ecarte import DEALS, ELDER, act, dealt, offered, refusal


def test_e19_elder_leads_any_card() -> None:
    game = dealt("7H 8C 9D TS JC", "", "9H")
    act(game, "0 play")
    assert offered(game, ELDER) == ["7H", "8C", "9D", "TS", "JC"]


def test_e19_the_winner_of_a_trick_leads_to_the_next() -> None:
    game = dealt("7C 8C 9C TC JC", "AC 8H 9H TH JH", "7H")
    act(game, "0 play", "0 7C")
    assert act(game, "1 AC")[1:] == (TrickTaken(DEALS, 1),)
    assert game.to_act == (DEALS,)
    assert act(game, "1 8H") == (Laid(DEALS, Card.parse("8H")),)
    act(game, "0 8C")
    assert game.to_act == (DEALS,)
    assert [trick.winner for trick in game.view(None).tricks] == [DEALS, DEALS]


@pytest.mark.parametrize(
    ("hand", "led", "wish", "reason"),
    [
        ("7S 9S KS 8H 7D", "TS", "9S", Refusal.MUST_BEAT),
        ("7S 9S KS 8H 7D", "TS", "8H", Refusal.MUST_FOLLOW_SUIT),
        ("7S 9S KS 8H 7D", "TS", "7D", Refusal.MUST_FOLLOW_SUIT),
        ("7S 8S 9S 8H 7D", "TS", "8H", Refusal.MUST_FOLLOW_SUIT),
        ("8H 9H 7D 8D 9D", "TS", "7D", Refusal.MUST_TRUMP),
        ("7H KH 7D 8D 9D", "TH", "7H", Refusal.MUST_BEAT),
        ("7H KH 7D 8D 9D", "TH", "8D", Refusal.MUST_FOLLOW_SUIT),
        ("7S 9S KS 8H 7D", "TS", "QD", Refusal.CARD_NOT_HELD),
    ],
)
def test_e20_e21_which_duty_a_card_breaks(hand: str, led: str, wish: str, reason: Refusal) -> None:
    game = dealt(led, hand, "JH")
    act(game, "0 play", f"0 {led}")
    assert refusal(game, DEALS, wish) is reason
    assert wish not in offered(game, DEALS)


def test_e21_without_trumps_any_card_answers_a_trump() -> None:
    game = dealt("TH", "7S 9S KS 8C 7D", "JH")
    act(game, "0 play", "0 TH")
    assert sorted(offered(game, DEALS)) == sorted(["7S", "9S", "KS", "8C", "7D"])


@pytest.mark.parametrize(
    ("led", "second", "is_taken"),
    [
        ("AS", "JS", True),
        ("TS", "AS", True),
        ("JS", "AS", False),
        ("KS", "7H", True),
        ("7H", "KS", False),
        ("7S", "KD", False),
        ("7H", "8H", True),
    ],
)
def test_e22_who_takes_the_trick(led: str, second: str, *, is_taken: bool) -> None:
    assert beats(Card.parse(second), Card.parse(led), Suit.HEARTS) is is_taken


def test_e20_the_legal_cards_are_the_whole_hand_or_follow_from_the_duty() -> None:
    """Every lead against pairs of cards: by definition, not by the code's own steps."""
    order = "789TAJQK"
    for led, first, second in product(PACK[::3], PACK[::2], PACK[1::5]):
        if len({led, first, second}) < 3:
            continue
        hand = (first, second)
        suited = [it for it in hand if it.suit == led.suit]
        high = [it for it in suited if order.index(str(it)[0]) > order.index(str(led)[0])]
        trumps = [it for it in hand if it.suit is Suit.HEARTS]
        assert list(legal(hand, led, Suit.HEARTS)) == (high or suited or trumps or list(hand))


def test_e23_all_five_tricks_are_played() -> None:
    game = dealt("QH JH AH TH 9H", "KS KC KD QS QC", "7H")
    lines = [f"0 {rank}H" for rank in "QJAT9"]
    for at, card in enumerate(("KS", "KC", "KD", "QS", "QC")):
        lines.insert(2 * at + 1, f"1 {card}")
    events = act(game, "0 play", *lines)
    assert sum(isinstance(event, TrickTaken) for event in events) == 5
    assert game.state.scored is not None
    assert game.state.scored.tricks == (5, 0)


def test_the_lead_has_no_duty() -> None:
    hand = parse_cards("7S KS 8H")
    assert legal(hand, None, Suit.HEARTS) == hand
