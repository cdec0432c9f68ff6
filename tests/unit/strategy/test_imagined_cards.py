"""Whole states of Écarté and Solo Whist imagined from a view: the view of them is that view."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard import catalog, dealing
from pegboard.cards import Card, Suit, parse_cards
from pegboard.game import DEALER, Game
from pegboard.games import ecarte, solo_whist
from pegboard.strategy._ecarte_cards import bits_of as ecarte_bits
from pegboard.strategy._ecarte_imagine import Unseen as UnseenEcarte
from pegboard.strategy._ecarte_mind import EcarteMind
from pegboard.strategy._general import GeneralPlayer, Mind, Thought
from pegboard.strategy._solo_cards import numbers_of, put_cards
from pegboard.strategy._solo_imagine import Unseen as UnseenSolo
from pegboard.strategy._solo_mind import SoloMind
from support import ecarte_kit, solo_kit
from support.chance import seeded
from support.ecarte import act
from support.ecarte import dealt as at_tricks
from support.solo import dealt as at_solo
from support.solo import lay_all, say

AnyMind = Mind[Any, Any, Any]

MINDS: dict[str, Any] = {"ecarte": EcarteMind, "solo-whist": SoloMind}
KITS: dict[str, Any] = {"ecarte": ecarte_kit, "solo-whist": solo_kit}
VARIANTS = {"ecarte": "ecarte", "solo-whist": "solo"}
SPECS = {
    "ecarte": ecarte.option_specs("ecarte"),
    "solo-whist": solo_whist.option_specs("solo"),
}


@st.composite
def played(draw: st.DrawFn, game: str) -> tuple[AnyMind, Any, int]:
    """A game by drawn options, as far as some number of acts by chance: mind, state, seed."""
    wishes = {spec.name: draw(st.sampled_from(spec.values)) for spec in SPECS[game]}
    wishes = {
        spec.name: wishes[spec.name]
        for spec in SPECS[game]
        if spec.needs is None or wishes[spec.needs[0]] in spec.needs[1]
    }
    seed = draw(st.integers(0, 2**20))
    acts = draw(st.integers(0, 160))
    rules = catalog.rules(game, VARIANTS[game], wishes)
    packs = dealing.packs_by_seed(seed, rules.cards)
    state, chance = rules.start(), seeded(seed)
    for _ in range(acts):
        to_act = rules.to_act(state)
        if not to_act:
            break
        seat = to_act[0]
        if seat == DEALER:
            action = rules.deal(state, packs(rules.pack_number(state)))
        else:
            action = KITS[game].choose(chance, rules.actions(state, seat))
        state = rules.apply(state, seat, action).state
    return MINDS[game](VARIANTS[game], wishes), state, seed


def check_imagined(mind: AnyMind, state: Any, seed: int) -> None:  # noqa: ANN401 - any game's
    for seat in mind.rules.seats:
        view = mind.rules.view(state, seat)
        imagined = mind.imagine(view, seeded(seed))
        assert mind.rules.view(imagined, seat) == view
        assert mind.imagine(view, seeded(seed)) == imagined
        for actor in mind.rules.to_act(state):
            if actor == seat:  # what may be done follows from what is seen
                assert mind.rules.actions(imagined, seat) == mind.rules.actions(state, seat)


@given(played("ecarte"))
@settings(max_examples=30, deadline=None)
def test_states_of_ecarte_fit_the_view(case: tuple[AnyMind, Any, int]) -> None:
    check_imagined(*case)


@given(played("solo-whist"))
@settings(max_examples=30, deadline=None)
def test_states_of_solo_whist_fit_the_view(case: tuple[AnyMind, Any, int]) -> None:
    check_imagined(*case)


@given(played("ecarte"))
@settings(max_examples=30, deadline=None)
def test_what_is_barred_and_shown_is_true_of_the_other_hand(
    case: tuple[AnyMind, Any, int],
) -> None:
    mind, state, seed = case
    if not state.deal:
        return
    for seat in (0, 1):
        unseen = UnseenEcarte.of(mind.rules.view(state, seat))
        other = ecarte_bits(state.hands[1 - seat])
        assert not other & unseen.barred
        assert other & unseen.shown == unseen.shown
        assert unseen.plausible(seeded(seed)).bit_count() == unseen.held


@given(played("solo-whist"))
@settings(max_examples=30, deadline=None)
def test_what_is_known_is_true_of_all_hands(case: tuple[AnyMind, Any, int]) -> None:
    mind, state, _ = case
    if not state.deal:
        return
    hands = [0] * 16
    for seat, hand in enumerate(state.hands):
        put_cards(hands, seat, numbers_of(hand))
    for seat in range(4):
        unseen = UnseenSolo.of(mind.rules.view(state, seat))
        for at, known in enumerate(unseen.known):
            assert known & ~hands[at] == 0
        for card in unseen.pool:
            holder = next(at // 4 for at in range(16) if at % 4 == card // 13
                          and hands[at] >> card % 13 & 1)  # fmt: skip
            assert holder in unseen.open_to[card // 13]


def test_who_did_not_beat_a_card_holds_none_that_beats_it() -> None:
    game = at_tricks("TS 8C 9C TC AC", "7S 8S 7D 8D 9D", turned="7H")
    act(game, "0 play", "0 TS", "1 7S")
    for seed in range(30):
        (other,) = imagined_hands(EcarteMind("ecarte", {}), game, 0, seed)
        assert not other & set(parse_cards("AS JS QS KS"))


def test_who_threw_away_holds_neither_suit_nor_trump() -> None:
    game = at_tricks("TS 8C 9C TC AC", "7D 8D 9D TD AD", turned="7H")
    act(game, "0 play", "0 TS", "1 7D")
    for seed in range(30):
        (other,) = imagined_hands(EcarteMind("ecarte", {}), game, 0, seed)
        assert not {card.suit for card in other} & {Suit.SPADES, Suit.HEARTS}


def test_a_king_that_was_announced_is_held() -> None:
    game = at_tricks("KH 8C 9C TC AC", "7D 8D 9D TD AD", turned="7H")
    act(game, "0 play", "0 king", "0 8C")
    for seed in range(10):
        (other,) = imagined_hands(EcarteMind("ecarte", {}), game, 1, seed)
        assert Card.parse("KH") in other


def test_who_did_not_follow_holds_none_of_the_suit() -> None:
    hands = {0: "AH 2H 3H", 1: "4H 5H", 2: "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"}
    game = at_solo(hands, exposed="6S")
    say(game, "0 pass, 1 solo, 2 pass, 3 pass")
    lay_all(game, "AH 4H 2C")
    for seed in range(10):
        hands_seen = imagined_hands(SoloMind("solo", {}), game, 0, seed)
        assert Suit.HEARTS not in {card.suit for card in hands_seen[1]}
        assert Card.parse("6S") in hands_seen[2]


def imagined_hands(
    mind: AnyMind, game: Game[Any, Any, Any, Any], seat: int, seed: int
) -> list[set[Card]]:
    """The other seats' hands in one state that *seat* imagines."""
    state = mind.imagine(game.view(seat), seeded(seed))
    return [set(hand) for other, hand in enumerate(state.hands) if other != seat]


@pytest.mark.parametrize("game", MINDS)
def test_a_spectator_imagines_nothing(game: str) -> None:
    mind = MINDS[game](VARIANTS[game], {})
    rules = catalog.rules(game, VARIANTS[game], {}, dealer=0)
    table: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(1, rules.cards))
    with pytest.raises(ValueError, match="spectator"):
        mind.imagine(table.view(None), seeded(1))


@pytest.mark.parametrize("game", MINDS)
def test_the_general_player_plays_on_with_these_minds(game: str) -> None:
    """A few worlds a decision, exchanges and new stocks among them."""
    options = {"ecarte": {}, "solo-whist": {"deals": "4"}}[game]
    mind = MINDS[game](VARIANTS[game], options)
    player: GeneralPlayer[Any, Any, Any] = GeneralPlayer(mind, Thought(worlds=1))
    rules = catalog.rules(game, VARIANTS[game], options, dealer=0)
    table: Game[Any, Any, Any, Any] = Game(rules, dealing.packs_by_seed(4, rules.cards))
    rng = seeded(4)
    for _ in range(12):
        if table.result is not None:
            break
        seat = table.to_act[0]
        actions = table.actions(seat)
        action = player.choose(table.view(seat), actions, rng, 1.0)
        assert action in actions
        table.play(seat, action)
