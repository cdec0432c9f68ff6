"""Hands of Solo Whist for which a rare call is sound: the best players make it and play it home.

The hands are made by what every player of the game knows, not by how the club players count:
solid trumps and aces for tricks, low cards without gaps for misères.
"""

from collections.abc import Callable
from random import Random

import pytest

from pegboard.cards import FULL_PACK, Card, Suit
from pegboard.game import DEALER, Game
from pegboard.games import solo_whist
from pegboard.games.solo_whist import CALLS, Call, Contract, Deal, DealScored, Phase
from pegboard.strategy import club_player
from support.chance import seeded
from support.solo import Solo

LOW_TO_HIGH = "23456789TJQKA"
LITTLE: float = 0.03
"""A budget for tests: some thirty imagined deals a decision."""

Hand = set[Card]


def cards(suit: Suit, ranks: str) -> Hand:
    return {Card.parse(f"{rank}{suit}") for rank in ranks}


def solid(rng: Random, length: int, *, sides: tuple[str, ...]) -> Hand:
    """So many trumps from the ace down to the jack and any below, *sides*, and low cards."""
    trumps, *others = rng.sample(tuple(Suit), 4)
    hand = cards(trumps, "AKQJ" + "".join(rng.sample(LOW_TO_HIGH[:9], length - 4)))
    for suit, ranks in zip(others, sides, strict=False):
        hand |= cards(suit, ranks)
    low = [card for suit in others for card in cards(suit, LOW_TO_HIGH[:5]) - hand]
    return hand | set(rng.sample(sorted(low), 13 - len(hand)))


def harmless(rng: Random, *, slack: int) -> Hand:
    """Suits whose lowest cards are no higher than 2, 4, 6, ... and *slack* ranks more."""
    lengths = rng.choice([(4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)])
    hand: Hand = set()
    for suit, length in zip(rng.sample(tuple(Suit), 4), lengths, strict=True):
        places: list[int] = []
        for number in range(length):
            least = places[-1] + 1 if places else 0
            most = max(least, 2 * number + (slack if number else 0))
            places.append(rng.randint(least, most))
        hand |= cards(suit, "".join(LOW_TO_HIGH[place] for place in places))
    return hand


SOUND: dict[Contract, Callable[[Random], Hand]] = {
    Contract.MISERE: lambda rng: harmless(rng, slack=1),
    Contract.ABUNDANCE: lambda rng: solid(rng, 7, sides=("AK", "A")),
    Contract.OPEN_MISERE: lambda rng: harmless(rng, slack=0),
    Contract.DECLARED: lambda rng: solid(rng, 9, sides=("AK", "AK")),
}
"""What makes a hand that is sound for each call."""


def table(contract: Contract, seed: int) -> tuple[Solo, int]:
    """A deal in which some seat holds a hand that is sound for *contract*, and the seat."""
    rng = seeded(seed)
    hand = SOUND[contract](rng)
    assert len(hand) == 13
    rest = [card for card in FULL_PACK if card not in hand]
    rng.shuffle(rest)
    seat = rng.randrange(4)
    hands = [tuple(rest[13 * at : 13 * at + 13]) for at in range(3)]
    held = sorted(hand)
    rng.shuffle(held)
    hands.insert(seat, tuple(held))
    game: Solo = Game(solo_whist.rules("solo", {"deals": "4"}, dealer=3))
    game.play(DEALER, Deal(tuple(hands)))
    return game, seat


def called(contract: Contract, level: str, seed: int) -> bool:
    """Whether the seat with the sound hand, everybody before it passing, calls at least that."""
    game, seat = table(contract, seed)
    while game.to_act[0] != seat:
        game.play(game.to_act[0], "pass")
    said = club_player("solo-whist", "solo", level).choose(
        game.view(seat), game.actions(seat), seeded(seed), LITTLE
    )
    return isinstance(said, Call) and CALLS.index(said.contract) >= CALLS.index(contract)


def played(contract: Contract, level: str, seed: int) -> bool:
    """Whether the sound contract is made with players of *level* in all seats."""
    game, seat = table(contract, seed)
    while game.state.phase is Phase.AUCTION:
        turn = game.to_act[0]
        game.play(turn, Call(contract) if turn == seat else "pass")
    bot = club_player("solo-whist", "solo", level)
    rng = seeded(seed)
    while game.state.scored is None:
        turn = game.to_act[0]
        game.play(turn, bot.choose(game.view(turn), game.actions(turn), rng, LITTLE))
    (scored,) = (event for event in game.events if isinstance(event, DealScored))
    return scored.made is True


@pytest.mark.parametrize("contract", SOUND)
def test_a_sound_call_is_heard(contract: Contract) -> None:
    """Or a higher one: a misère that is safe is worth more with the hand spread."""
    assert sum(called(contract, "level-3", seed) for seed in range(8)) >= 7


@pytest.mark.deep
@pytest.mark.parametrize("contract", SOUND)
def test_a_sound_call_is_played_home(contract: Contract) -> None:
    assert sum(played(contract, "level-3", seed) for seed in range(24)) >= 18
