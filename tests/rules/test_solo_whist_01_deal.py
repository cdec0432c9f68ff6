"""solo-whist.md section 1: players, pack, lot, deal, exposed card."""

import pytest

from pegboard.cards import FULL_PACK, parse_cards
from pegboard.game import DEALER, Game, Refusal, Refused
from pegboard.games import solo_whist
from pegboard.games.solo_whist import Deal, Dealt, Lot, LotDrawn, Phase, strength
from pegboard.testing import on_top, packs_of, shuffled
from support.solo import Solo, contracted, deal_of, dealt, lay_all, play_out, refusal, say


def test_w01_four_players_each_for_himself() -> None:
    rules = solo_whist.rules("solo")
    assert rules.seats == (0, 1, 2, 3)
    assert rules.sides == ((0,), (1,), (2,), (3,))
    assert rules.cards == FULL_PACK


def test_w01_the_ace_is_high() -> None:
    order = sorted(parse_cards("2S AS KS TS JS"), key=strength)
    assert tuple(order) == parse_cards("2S TS JS KS AS")


def lot_of(*rounds: str) -> tuple[Solo, list[LotDrawn]]:
    game: Solo = Game(solo_whist.rules("solo"))
    events: list[LotDrawn] = []
    for text in rounds:
        (event,) = game.play(DEALER, f"lot {text}")
        assert isinstance(event, LotDrawn)
        events.append(event)
    return game, events


def test_w02_the_lowest_card_deals_the_ace_being_low() -> None:
    game, (drawn,) = lot_of("2H KC AS 2C")
    assert drawn.dealer == 2
    assert game.state.phase == Phase.DEAL
    game.play(DEALER, deal_of({}, dealer=2))
    assert game.view(0).dealer == 2


def test_w02_ties_draw_again_among_themselves() -> None:
    game, drawn = lot_of("3H KC 3S 9C", "4H - 4C -", "QD - JD -")
    assert [event.dealer for event in drawn] == [None, None, 2]
    assert game.view(None).lot == tuple(event.cards for event in drawn)


@pytest.mark.parametrize(
    ("before", "wish", "reason"),
    [
        ([], "3H KC 3S", Refusal.WRONG_COUNT),
        ([], "3H KC 3S -", Refusal.BAD_DEAL),
        ([], "3H KC 3S 3S", Refusal.CARD_TWICE),
        (["3H KC 3S 9C"], "4H 5H 4C -", Refusal.BAD_DEAL),
        (["3H KC 3S 9C"], "9C - 4C -", Refusal.CARD_TWICE),
    ],
)
def test_w02_what_is_no_lot(before: list[str], wish: str, reason: Refusal) -> None:
    game, _ = lot_of(*before)
    assert refusal(game, DEALER, f"lot {wish}") is reason


def test_w02_the_lot_of_a_pack_is_drawn_from_its_top() -> None:
    tied = on_top("5H 5C 7S 9C 8D 2S")
    game: Solo = Game(solo_whist.rules("solo"), packs_of(tied, FULL_PACK))
    lots = [act.action for act in game.log if isinstance(act.action, Lot)]
    assert list(map(game.rules.write, lots)) == ["lot 5H 5C 7S 9C", "lot 8D 2S - -"]
    assert game.state.dealer == 1


def test_w02_the_deal_passes_to_the_left() -> None:
    game = contracted("0 solo, 1 pass, 2 pass, 3 pass")
    play_out(game)
    game.play(DEALER, deal_of({}, dealer=0))
    assert game.state.dealer == 0
    assert game.to_act == (1,)


@pytest.mark.parametrize(("option", "dealer"), [("next", 0), ("same", 3)])
@pytest.mark.parametrize(
    "words",
    ["0 pass, 1 pass, 2 pass, 3 pass", "0 prop, 1 pass, 2 pass, 3 pass, 0 throw-in"],
)
def test_w02_after_a_deal_thrown_in(words: str, option: str, dealer: int) -> None:
    game = contracted(words, redeal_dealer=option)
    game.play(DEALER, deal_of({}, dealer=dealer))
    assert game.state.dealer == dealer


@pytest.mark.parametrize(
    ("packets", "eldest", "dealers"),
    [
        ("3x4_1", [0, 1, 2, 12, 13, 14, 24, 25, 26, 36, 37, 38, 48], 51),
        ("singly", [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48], 51),
    ],
)
def test_w03_packets(packets: str, eldest: list[int], dealers: int) -> None:
    packs = shuffled(5)
    rules = solo_whist.rules("solo", {"packets": packets}, dealer=1)
    game: Solo = Game(rules, packs)
    deal = game.log[0].action
    assert isinstance(deal, Deal)
    assert deal.hands[2] == tuple(packs(1)[place] for place in eldest)
    assert deal.hands[1][-1] == packs(1)[dealers]
    assert sorted(card for hand in deal.hands for card in hand if card) == sorted(FULL_PACK)


def test_w03_wrong_deals() -> None:
    game: Solo = Game(solo_whist.rules("solo", dealer=3))
    deal = deal_of({})
    short = Deal((deal.hands[0][1:], *deal.hands[1:]))
    twice = Deal((deal.hands[0], deal.hands[0], *deal.hands[2:]))
    for wrong, reason, at in [
        (Deal(deal.hands[:3]), Refusal.WRONG_COUNT, None),
        (short, Refusal.WRONG_COUNT, 12),
        (twice, Refusal.CARD_TWICE, 13),
    ]:
        with pytest.raises(Refused) as refused:
            game.play(DEALER, wrong)
        assert (refused.value.reason, refused.value.at) == (reason, at)


def test_w04_the_last_card_is_exposed_and_turns_its_suit() -> None:
    game = dealt({}, exposed="7H")
    (event,) = game.events
    assert isinstance(event, Dealt)
    assert str(event.exposed) == "7H"
    assert event.exposed in game.state.hands[3]
    for viewer in (0, 1, 2, 3, None):
        seen = game.view(viewer)
        assert (str(seen.exposed), seen.turned) == ("7H", "H")


def test_w04_it_lies_there_until_the_first_trick_is_complete() -> None:
    game = contracted("0 solo, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C 2D 2H")
    assert str(game.view(None).exposed) == "AS"
    lay_all(game, "2S")
    assert game.view(None).exposed is None
    assert game.view(None).turned == "S"


def test_w04_or_until_the_dealer_plays_it() -> None:
    game = contracted("0 solo, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C 2D 2H AS")
    game = dealt(dealer=2)
    say(game, "3 solo, 0 pass, 1 pass, 2 pass")
    lay_all(game, "2S 2C 2D")
    assert str(game.view(None).exposed) == "AH"
    assert game.view(2).hand is not None
    game = dealt(dealer=0)
    say(game, "1 solo, 2 pass, 3 pass, 0 pass")
    lay_all(game, "2D 2H 2S")
    lay_all(game, "AC")
    assert game.view(None).exposed is None
    game = dealt(dealer=0, options={"abundance_lead": "declarer"})
    say(game, "1 pass, 2 pass, 3 pass, 0 royal")
    lay_all(game, "AC")
    assert game.view(1).exposed is None
    assert [str(card) for card in game.view(1).trick] == ["AC"]
