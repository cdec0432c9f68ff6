"""solo-whist.md section 6: the general misère. Its points stand in test_solo_whist_examples."""

import pytest

from pegboard.game import Refusal
from pegboard.games.solo_whist import Contract, Phase, TrickTaken
from support.solo import GENERAL, contracted, dealt, lay_all, play_out, refusal, say

PASSES = "0 pass, 1 pass, 2 pass, 3 pass"


def test_w29_without_trumps_eldest_leading_each_for_himself() -> None:
    game = contracted(PASSES, **GENERAL)
    seen = game.view(None)
    assert (seen.contract, seen.declarers, seen.trumps) == (Contract.GENERAL_MISERE, (), None)
    assert game.to_act == (0,)
    lay_all(game, "2C 2D 2H AS")  # spades are turned, but win nothing
    taken = game.events[-1]
    assert isinstance(taken, TrickTaken)
    assert taken.trick.winner == 0


@pytest.mark.parametrize(
    ("scoring", "changed"), [("units", (-3, 1, 1, 1)), ("hoyle6", (-18, 6, 6, 6))]
)
@pytest.mark.parametrize("loser", ["last_trick", "most_tricks"])
def test_w30_the_loser_pays(loser: str, scoring: str, changed: tuple[int, ...]) -> None:
    options = {"general_misere_loser": loser, "scoring": scoring}
    scored = play_out(contracted(PASSES, **GENERAL, **options))
    assert scored.changes == changed
    assert scored.made is None


@pytest.mark.parametrize(
    ("loser", "changed"), [("last_trick", (1, 1, 1, -3)), ("most_tricks", (-3, 1, 1, 1))]
)
def test_w30_twelve_tricks_and_the_thirteenth(loser: str, changed: tuple[int, ...]) -> None:
    hands = {
        0: "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2S",
        1: "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD",
        2: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH",
    }
    game = dealt(hands, options={**GENERAL, "general_misere_loser": loser})
    say(game, PASSES)
    assert play_out(game).tricks == (12, 0, 0, 1)
    assert game.score == changed


def test_w30_nobody_scores_when_the_most_is_shared() -> None:
    options = {**GENERAL, "general_misere_loser": "most_tricks"}
    game = dealt(
        {
            0: "AC KC QC JC TC 9C 2D 3D 4D 5D 6D 7D 8D",
            1: "2C 3C 4C 5C 6C 7C 8C AD KD QD JD TD 2H",
            2: "3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 9D",
        },
        options=options,
    )
    say(game, PASSES)
    lay_all(game, "AC 2C 3H 2S KC 3C 4H 3S QC 4C 5H 4S JC 5C 6H 5S TC 6C 7H 6S 9C 7C 8H 7S")
    lay_all(game, "2D TD 9D 8S JD 9H 9S 3D QD TH TS 4D KD JH JS 5D AD QH QS 6D 8C KH KS 7D")
    lay_all(game, "2H AH AS 8D")
    assert game.state.scored is not None
    assert game.state.scored.tricks == (6, 6, 1, 0)
    assert game.state.scored.changes == (0, 0, 0, 0)
    assert str(game.record()).endswith("0 8D\nscore 0 0 0 0\n")  # it was played


def test_w31_it_counts_as_a_deal() -> None:
    game = contracted(PASSES, **GENERAL)
    play_out(game)
    assert (game.state.counted, game.state.phase) == (1, Phase.DEAL)
    assert contracted(PASSES).state.counted == 0


def test_nobody_names_trumps() -> None:
    game = contracted(PASSES, **GENERAL)
    assert refusal(game, 0, "trumps none") is Refusal.WRONG_PHASE
