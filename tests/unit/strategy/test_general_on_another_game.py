"""The general player plays a game that the project does not know."""

from random import Random

import pytest

from pegboard.game import Game
from pegboard.strategy import GeneralPlayer, Thought
from pegboard.testing import shuffled
from support.sevens import PACK, Sevens, SevensMind

GAMES = 100
AMPLE = 60.0


def play(seed: int, thinker: int | None) -> int | None:
    """Who wins one game; all seats but *thinker* lay anything that fits."""
    game = Game(Sevens(dealer=seed % 4), shuffled(seed, PACK))
    chance = Random(seed)  # noqa: S311 - a test's chance may be guessed
    player = GeneralPlayer(SevensMind(), Thought(worlds=8))
    while game.result is None:
        (seat,) = game.to_act
        actions = game.actions(seat)
        if seat == thinker:
            game.play(seat, player.choose(game.view(seat), actions, chance, AMPLE))
        else:
            game.play(seat, chance.choice(actions))
    return game.result.winner


def test_it_wins_far_more_than_its_share() -> None:
    won = sum(play(seed, thinker=seed // 4 % 4) == seed // 4 % 4 for seed in range(GAMES))
    assert won > GAMES / 3  # a quarter is its share


@pytest.mark.parametrize("seed", range(5))
def test_what_it_imagines_is_what_it_sees(seed: int) -> None:
    game = Game(Sevens(dealer=seed % 4), shuffled(seed, PACK))
    chance = Random(seed)  # noqa: S311 - as above
    while game.result is None:
        (seat,) = game.to_act
        world = SevensMind().imagine(game.view(seat), chance)
        assert game.rules.view(world, seat) == game.view(seat)
        assert sorted(card for hand in world.hands for card in hand if card) == sorted(
            set(PACK) - set(game.state.laid)
        )
        game.play(seat, chance.choice(game.actions(seat)))
