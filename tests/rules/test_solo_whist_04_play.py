"""solo-whist.md section 4: the play. T01 to T06 stand in test_solo_whist_examples."""

import pytest

from pegboard.game import Refusal
from pegboard.games.solo_whist import HandSpread, Phase, TrickTaken
from support.solo import (
    GENERAL,
    Solo,
    contracted,
    dealt,
    lay_all,
    of_kind,
    offered,
    play_out,
    refusal,
    say,
)

TO_1 = "0 pass, 1 {}, 2 pass, 3 pass"
PASSES = "0 pass, 1 pass, 2 pass, 3 pass"


@pytest.mark.parametrize("call", ["solo", "misere", "royal", "open"])
def test_w16_eldest_leads(call: str) -> None:
    assert contracted(TO_1.format(call)).to_act == (0,)


def test_w16_eldest_leads_in_a_partnership_and_in_an_abundance() -> None:
    assert contracted("0 pass, 1 prop, 2 accept, 3 pass").to_act == (0,)
    game = contracted(TO_1.format("abundance"))
    game.play(1, "trumps D")
    assert game.to_act == (0,)


def test_w16_the_declarer_leads_in_a_declared_abundance() -> None:
    game = contracted("0 pass, 1 declared")
    game.play(1, "trumps D")
    assert game.to_act == (1,)


@pytest.mark.parametrize(("call", "leader"), [("abundance", 1), ("royal", 1), ("solo", 0)])
def test_w16_abundance_lead(call: str, leader: int) -> None:
    game = contracted(TO_1.format(call), abundance_lead="declarer")
    if call == "abundance":
        game.play(1, "trumps H")
    assert game.to_act == (leader,)


def following() -> Solo:
    """Eldest has led the five of hearts; 1 holds hearts, 2 none, 3 one; clubs are trumps."""
    game = dealt(
        {
            0: "5H 6H 7H 8H 9H 2S 3S 4S 5S 6S 7S 8S 9S",
            1: "KH 2C 5D 3D 4D 6D 7D 8D 9D TD JD QD KD",
            2: "3C 4C 5C 6C 7C 8C TS JS QS KS AS AD 2D",
        },
        exposed="AC",
    )
    say(game, "0 solo, 1 pass, 2 pass, 3 pass")
    lay_all(game, "5H")
    return game


def test_w17_suit_must_be_followed() -> None:
    game = following()
    assert offered(game, 1) == {"KH"}
    assert refusal(game, 1, "2C") is Refusal.MUST_FOLLOW_SUIT
    assert refusal(game, 1, "AC") is Refusal.CARD_NOT_HELD
    assert refusal(game, 2, "3C") is Refusal.NOT_TO_ACT


def test_w17_otherwise_any_card_without_a_duty_to_trump() -> None:
    game = following()
    lay_all(game, "KH")
    assert len(offered(game, 2)) == 13
    lay_all(game, "AD")
    assert "AH" in offered(game, 3)
    assert "2H" in offered(game, 3)  # no duty to beat either
    assert "AC" not in offered(game, 3)


def test_w17_the_winner_leads_next() -> None:
    game = following()
    lay_all(game, "KH 3C 2H")
    taken = game.events[-1]
    assert isinstance(taken, TrickTaken)
    assert (taken.trick.leader, taken.trick.winner) == (0, 2)
    assert game.to_act == (2,)
    assert game.view(None).taken == (0, 0, 1, 0)


def test_w18_own_choice() -> None:
    game = contracted("0 declared")
    assert offered(game, 0) == {"trumps C", "trumps D", "trumps H", "trumps S"}
    assert refusal(game, 0, "trumps none") is Refusal.BAD_TRUMPS


def test_w18_without_trumps() -> None:
    game = contracted("0 pass, 1 declared", declared_trump="none")
    assert offered(game, 1) == {"trumps none"}
    assert refusal(game, 1, "trumps D") is Refusal.BAD_TRUMPS
    game.play(1, "trumps none")
    lay_all(game, "2D 2H")
    assert game.view(None).trumps is None
    assert play_out(game).made is True  # diamonds led by the only one who has any


def test_w18_without_trumps_the_lead_says_so_too() -> None:
    words = "0 pass, 1 declared"
    said = contracted(words, declared_trump="none")
    said.play(1, "trumps none")
    said.play(1, "2D")
    led = contracted(words, declared_trump="none")
    assert refusal(led, 0, "2C") is Refusal.NOT_TO_ACT
    led.play(1, "2D")
    assert led.state == said.state
    assert led.events == said.events
    abundance = contracted("0 abundance, 1 pass, 2 pass, 3 pass", declared_trump="none")
    assert refusal(abundance, 0, "2C") is Refusal.WRONG_PHASE


def test_w19_the_hand_is_spread_after_the_first_trick() -> None:
    game = contracted(TO_1.format("open"))
    lay_all(game, "2C 2D 2H")
    assert game.view(3).spread is None
    events = lay_all(game, "2S")
    (spread,) = of_kind(events, "hand-spread")
    assert isinstance(spread, HandSpread)
    assert (spread.seat, len(spread.cards)) == (1, 12)
    assert all(game.view(viewer).spread == spread.cards for viewer in (0, 1, 2, 3, None))
    lay_all(game, "3C")
    assert game.to_act == (1,)  # he still plays them himself
    lay_all(game, "AD")
    shown = game.view(2).spread
    assert shown is not None
    assert len(shown) == 11


def test_w19_before_first_lead() -> None:
    game = contracted(TO_1.format("open"), spread_when="before_first_lead")
    assert game.view(None).spread == game.state.hands[1]
    lay_all(game, "2C 2D 2H 2S")
    assert len(of_kind(game.events, "hand-spread")) == 1


@pytest.mark.parametrize("call", ["misere", "solo", "royal"])
def test_w19_no_other_hand_is_spread(call: str) -> None:
    game = contracted(TO_1.format(call), spread_when="before_first_lead")
    lay_all(game, "2C 2D 2H 2S")
    assert game.view(None).spread is None


@pytest.mark.parametrize("call", ["misere", "open"])
def test_w20_a_misere_is_lost_with_the_first_trick(call: str) -> None:
    game = contracted(f"0 {call}, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C 2D 2H")
    assert game.to_act == (3,)
    lay_all(game, "2S")
    assert game.state.phase == Phase.DEAL
    assert game.state.scored is not None
    assert (game.state.scored.made, game.state.scored.tricks) == (False, (1, 0, 0, 0))
    assert not of_kind(game.events, "hand-spread")


def test_w20_a_declared_abundance_is_lost_with_the_first_trick_of_an_opponent() -> None:
    game = contracted("0 declared")
    game.play(0, "trumps S")
    lay_all(game, "2C 2D 2H 2S")
    assert game.state.phase == Phase.DEAL
    assert game.score == (-18, 6, 6, 6)


def test_w20_no_card_more_is_accepted() -> None:
    game = contracted("0 misere, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C 2D 2H 2S")
    assert refusal(game, 0, "3C") is Refusal.NOT_TO_ACT


@pytest.mark.parametrize(
    ("words", "tricks"),
    [
        ("0 solo, 1 pass, 2 pass, 3 pass", (0, 0, 0, 13)),  # spades are trumps: not one for 0
        ("0 royal, 1 pass, 2 pass, 3 pass", (0, 0, 0, 13)),
        ("0 prop, 1 accept, 2 pass, 3 pass", (0, 0, 0, 13)),
        ("0 pass, 1 misere, 2 pass, 3 pass", (13, 0, 0, 0)),  # made: also played to the end
    ],
)
def test_w21_others_are_played_to_the_end(words: str, tricks: tuple[int, ...]) -> None:
    game = contracted(words)
    assert play_out(game).tricks == tricks
    assert sum(tricks) == 13


def test_w21_so_is_a_general_misere() -> None:
    game = contracted(PASSES, **GENERAL)
    assert play_out(game).tricks == (13, 0, 0, 0)
