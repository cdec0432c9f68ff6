"""The imagined play and the play of the rules are twins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK
from pegboard.games import cribbage
from pegboard.games.cribbage import Phase
from pegboard.strategy._counting import PIPS
from pegboard.strategy._pegging import Play, peg_points
from support.chance import seeded
from support.cribbage import at_play

VARIANTS = ("six-card", "five-card", "seven-card", "three-handed", "four-handed", "partners")


@given(st.lists(st.integers(1, 13), min_size=1, max_size=8))
def test_a_card_pegs_what_the_rules_give(ranks: list[int]) -> None:
    total = sum(PIPS[rank] for rank in ranks)
    if total <= 31 and max(map(ranks.count, ranks)) <= 4:
        ruled = sum(item.points for item in cribbage.play_items(ranks, total))
        assert peg_points(ranks, total) == ruled


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(12))
def test_an_imagined_play_pegs_what_the_rules_peg(variant: str, seed: int) -> None:
    row = cribbage.variant(variant)
    rng = seeded(seed)
    cards = rng.sample([card for card in FULL_PACK if card.rank != 11], row.kept * row.players)
    hands = [cards[seat * row.kept : (seat + 1) * row.kept] for seat in range(row.players)]
    game = at_play(variant, hands)
    play = Play(
        hands=[[card.rank.value for card in hand] for hand in hands],
        count=[],
        total=0,
        turn=game.to_act[0],
        last=-1,
        single=row.play == "single_count",
        needs=[1000] * len(row.sides),
    )
    pegged = [0] * len(row.sides)
    while game.state.phase is Phase.PLAY:
        seat = game.to_act[0]
        action = rng.choice(game.actions(seat))
        assert isinstance(action, cribbage.Lay)
        while action.card.rank.value not in play.hands[play.turn] or play.turn != seat:
            play.turn = (play.turn + 1) % row.players
        play.lay(action.card.rank.value)
        for event in game.play(seat, action):
            if isinstance(event, cribbage.Laid | cribbage.CountClosed):
                pegged[event.seat % len(row.sides)] += event.points
    assert play.pegged == pegged
    assert not any(play.hands)


def test_running_on_lays_everything() -> None:
    play = Play(
        hands=[[10, 10, 5, 1], [13, 9, 8, 2]],
        count=[],
        total=0,
        turn=0,
        last=-1,
        single=False,
        needs=[100, 100],
    )
    play.run_on()
    assert not any(play.hands)
    assert sum(play.pegged) > 0


def test_a_play_stops_when_a_side_is_out() -> None:
    play = Play(
        hands=[[10, 4], [5, 6]], count=[], total=0, turn=0, last=-1, single=False, needs=[9, 2]
    )
    play.lay(10)
    play.lay(5)
    assert play.winner == 1


def test_simple_players_do_not_invite_a_tenth_card() -> None:
    play = Play(
        hands=[[5, 9, 2], []], count=[], total=0, turn=0, last=-1, single=False, needs=[99, 99]
    )
    assert play.simple_choice([5, 9, 2]) == 9


@pytest.mark.parametrize("variant", ["three-handed", "four-handed", "partners"])
@pytest.mark.parametrize("next_lead", ["left_of_last", "first_go"])
@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_play_is_led_by_whom_the_rules_let_lead(
    variant: str, next_lead: str, seed: int
) -> None:
    """R31, with the option for three and four: who said go first leads the next count."""
    row = cribbage.variant(variant)
    rng = seeded(seed)
    cards = rng.sample([card for card in FULL_PACK if card.rank != 11], row.kept * row.players)
    hands = [cards[seat * row.kept : (seat + 1) * row.kept] for seat in range(row.players)]
    game = at_play(variant, hands, options={"next_lead": next_lead})
    play = Play(
        hands=[[card.rank.value for card in hand] for hand in hands],
        count=[],
        total=0,
        turn=game.to_act[0],
        last=-1,
        single=False,
        needs=[1000] * len(row.sides),
        first_go=next_lead == "first_go",
    )
    while game.state.phase is Phase.PLAY:
        while not any(PIPS[rank] <= 31 - play.total for rank in play.hands[play.turn]):
            play.say_go(play.turn)
            play.turn = (play.turn + 1) % row.players
        seat = game.to_act[0]
        assert play.turn == seat
        action = rng.choice(game.actions(seat))
        assert isinstance(action, cribbage.Lay)
        play.lay(action.card.rank.value)
        game.play(seat, action)
    assert not any(play.hands)
