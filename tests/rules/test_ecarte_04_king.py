"""ecarte.md section 4: the king of trumps."""

import pytest

from pegboard.game import Refusal
from pegboard.games.ecarte import KingAnnounced, NoKingAnnounced, Phase
from support.ecarte import DEALS, ELDER, Ecarte, act, dealt, offered, refusal

WITH_KING = "KH 7C 8C 9C TC"
WITHOUT = "7D 8D 9D TD JD"


def asked(elder: str = WITHOUT, dealer: str = WITH_KING, turned: str = "7H") -> Ecarte:
    """A game in which both seats have just been asked."""
    game = dealt(elder, dealer, turned, king_announce="before_lead")
    act(game, "0 play")
    return game


# --- With the own first card ----------------------------------------------------------------------


def test_e16_e17_elder_may_announce_it_with_his_lead() -> None:
    game = dealt(WITH_KING, WITHOUT)
    act(game, "0 play")
    assert offered(game, ELDER)[0] == "king"
    assert act(game, "0 king") == (KingAnnounced(ELDER, 1, (1, 0)),)
    assert "0 king = 1" in str(game.record())
    assert game.to_act == (ELDER,)
    assert "king" not in offered(game, ELDER)
    assert refusal(game, ELDER, "king") is Refusal.KING_TOO_LATE
    act(game, "0 KH")  # also when the king itself is led
    assert game.view(DEALS).announced == ELDER


def test_e17_the_dealer_may_with_his_own_first_card() -> None:
    game = dealt(WITHOUT, WITH_KING)
    act(game, "0 play")
    assert refusal(game, DEALS, "king") is Refusal.NOT_TO_ACT
    act(game, "0 7D")
    assert offered(game, DEALS)[0] == "king"
    act(game, "1 king", "1 KH")
    assert game.score == (0, 1)


def test_e16_unannounced_it_scores_nothing() -> None:
    game = dealt(WITH_KING, WITHOUT)
    act(game, "0 play", "0 KH", "1 7D", "0 7C", "1 8D")
    assert game.score == (0, 0)


@pytest.mark.parametrize("seat", [ELDER, DEALS])
def test_e17_after_the_own_first_card_it_is_too_late(seat: int) -> None:
    game = dealt(*((WITH_KING, WITHOUT) if seat == ELDER else (WITHOUT, WITH_KING)))
    act(game, "0 play", *(("0 7C", "1 7D") if seat == ELDER else ("0 7D", "1 KH")))
    turn = game.to_act[0]
    assert turn == seat
    assert refusal(game, seat, "king") is Refusal.KING_TOO_LATE
    assert "king" not in offered(game, seat)


def test_e17_not_before_the_exchanging_is_over() -> None:
    game = dealt(WITH_KING, WITHOUT)
    assert refusal(game, ELDER, "king") is Refusal.WRONG_PHASE


def test_e18_a_false_announcement_is_impossible() -> None:
    game = dealt(WITH_KING, WITHOUT)
    act(game, "0 play", "0 7C")
    assert "king" not in offered(game, DEALS)
    assert refusal(game, DEALS, "king") is Refusal.KING_NOT_HELD
    assert refusal(game, DEALS, "no-king") is Refusal.WRONG_PHASE


def test_e18_a_king_of_another_suit_is_none_of_trumps() -> None:
    game = dealt("KS 7C 8C 9C TC", WITHOUT)
    act(game, "0 play")
    assert refusal(game, ELDER, "king") is Refusal.KING_NOT_HELD


def test_e18_a_king_that_was_turned_up_cannot_be_announced() -> None:
    game = dealt("7C 8C 9C TC JC", WITHOUT, "KH")
    act(game, "0 play")
    assert refusal(game, ELDER, "king") is Refusal.KING_NOT_HELD


def test_e18_a_king_laid_aside_scores_nothing() -> None:
    game = dealt(WITH_KING, WITHOUT)
    act(game, "0 propose", "1 accept", "0 discard KH", "draw 0 QS", "1 discard 7D", "draw 1 KS")
    act(game, "0 play")
    assert refusal(game, ELDER, "king") is Refusal.KING_NOT_HELD


def test_e16_a_king_drawn_in_an_exchange_may_be_announced() -> None:
    game = dealt("7C 8C 9C TC JC", WITHOUT)
    act(game, "0 propose", "1 accept", "0 discard 7C", "draw 0 KH", "1 discard 7D", "draw 1 KS")
    act(game, "0 play", "0 king")
    assert game.score == (1, 0)


# --- Before the lead ------------------------------------------------------------------------------


def test_e17_both_are_asked_at_once_whoever_holds_it() -> None:
    for elder, dealer in ((WITH_KING, WITHOUT), (WITHOUT, WITH_KING), (WITHOUT, "7C 8C 9C TC JC")):
        game = asked(elder, dealer)
        assert (game.state.phase, game.to_act) == (Phase.KING, (0, 1))
        for viewer in (0, 1, None):
            assert game.view(viewer).asked == (0, 1)
        for seat, hand in enumerate((elder, dealer)):
            wanted = ["king", "no-king"] if "KH" in hand else ["no-king"]
            assert offered(game, seat) == wanted


@pytest.mark.parametrize("first", [0, 1])
def test_e17_elders_lead_is_held_until_both_have_answered(first: int) -> None:
    game = asked()
    assert refusal(game, ELDER, "7D") is Refusal.WRONG_PHASE
    assert act(game, f"{first} no-king") == (NoKingAnnounced(first),)
    assert game.to_act == (1 - first,)
    assert refusal(game, first, "no-king") is Refusal.NOT_TO_ACT
    act(game, f"{1 - first} no-king")
    assert (game.state.phase, game.to_act) == (Phase.PLAY, (ELDER,))
    assert refusal(game, ELDER, "king") is Refusal.KING_TOO_LATE
    assert game.score == (0, 0)


def test_e17_the_king_scores_when_it_is_answered() -> None:
    game = asked()
    act(game, "1 king")
    assert game.score == (0, 1)
    act(game, "0 no-king")
    assert game.to_act == (ELDER,)
    act(game, "0 7D")
    assert refusal(game, DEALS, "king") is Refusal.KING_TOO_LATE
    assert "king" not in offered(game, DEALS)


def test_e18_it_cannot_be_claimed_in_answer_without_it() -> None:
    assert refusal(asked(), ELDER, "king") is Refusal.KING_NOT_HELD


def test_e18_nobody_is_asked_about_a_king_that_lies_there() -> None:
    game = asked(WITHOUT, "7C 8C 9C TC JC", "KH")
    assert (game.state.phase, game.to_act) == (Phase.PLAY, (ELDER,))


def test_e30_a_king_wins_before_the_other_has_answered() -> None:
    game = dealt(WITHOUT, WITH_KING, start=(4, 4), king_announce="before_lead")
    act(game, "0 play", "1 king")
    assert game.result is not None
    assert (game.result.winner, game.result.scores) == (DEALS, (4, 5))
    assert game.to_act == ()
