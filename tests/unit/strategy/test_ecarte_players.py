"""The club players of Écarté: the classic table, the king, the tricks, and blindness."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from pegboard import dealing
from pegboard.cards import Card, Suit, parse_cards
from pegboard.game import Game
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Call, Discard, King, Lay, NoKing, beats, legal
from pegboard.strategy import LEVELS, choose, club_player
from pegboard.strategy._ecarte_cards import (
    BIT,
    best_tricks,
    bits_of,
    cards_of,
    replies,
    suit_bits,
    takes,
    tricks_led,
    tricks_replied,
)
from pegboard.strategy._ecarte_table import is_to_refuse, is_to_stand
from pegboard.strategy._ecarte_worth import Stakes, worth
from pegboard.strategy.arena import Contest, Summary, run, summary_of
from support.chance import seeded
from support.ecarte import Ecarte, act, dealt

LITTLE = 0.02
"""A budget for tests: a few imagined deals a decision."""

OPTIONS: list[dict[str, str]] = [
    {},
    {"king_announce": "before_lead", "dealer_min_exchange": "0"},
    {"stock_rule": "limit", "max_exchanges": "10", "target": "7"},
    {"game_value": "by_loser", "max_exchanges": "1"},
]


def answer(game: Ecarte, level: str, seed: int = 1, **options: str) -> object:
    """What the club player of *level* does for the seat to act."""
    seat = game.to_act[0]
    view, actions = game.view(seat), game.actions(seat)
    return choose("ecarte", "ecarte", options, level, view, actions, seed)


def play(
    bots: Sequence[Any], seed: int, *, dealer: int = 0, options: dict[str, str] | None = None
) -> Ecarte:
    """A whole game between two bots, every action of theirs allowed."""
    rules = ecarte.rules("ecarte", options, dealer=dealer)
    game: Ecarte = Game(rules, dealing.packs_by_seed(seed, PACK))
    rng = seeded(seed)
    while game.result is None:
        seat = game.to_act[0]
        actions = game.actions(seat)
        action = bots[seat].choose(game.view(seat), actions, rng, LITTLE)
        assert action in actions
        assert isinstance(action, King) or King() not in actions  # it is always worth a point
        game.play(seat, action)
    return game


# --- Tricks in numbers ---------------------------------------------------------------------


def random_hands(seed: int, cards: int) -> tuple[list[Card], list[Card], Suit]:
    drawn = seeded(seed).sample(PACK, 2 * cards + 1)
    return drawn[:cards], drawn[cards:-1], drawn[-1].suit


def slow_tricks(leader: list[Card], other: list[Card], trumps: Suit) -> int:
    """The tricks of the leader by the rules' own words: the twin of `best_tricks`."""
    if not leader:
        return 0
    return max(slow_led(leader, other, led, trumps) for led in leader)


def slow_led(leader: list[Card], other: list[Card], led: Card, trumps: Suit) -> int:
    return min(
        slow_replied(leader, other, led, reply, trumps) for reply in legal(other, led, trumps)
    )


def slow_replied(
    leader: list[Card], other: list[Card], led: Card, reply: Card, trumps: Suit
) -> int:
    rest = [card for card in leader if card != led]
    left = [card for card in other if card != reply]
    if beats(reply, led, trumps):
        return len(rest) - slow_tricks(left, rest, trumps)
    return 1 + slow_tricks(rest, left, trumps)


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_the_search_finds_what_the_slow_search_finds(cards: int) -> None:
    for seed in range(12):
        one, two, suit = random_hands(seed, cards)
        mine, theirs, trumps = bits_of(one), bits_of(two), suit_bits(suit)
        assert best_tricks(mine, theirs, trumps) == slow_tricks(one, two, suit)
        for led in one:
            slow = slow_led(one, two, led, suit)
            assert tricks_led(mine, theirs, BIT[led], trumps) == slow
            for reply in legal(two, led, suit):
                found = tricks_replied(theirs, mine ^ BIT[led], BIT[led], BIT[reply], trumps)
                assert found == cards - slow_replied(one, two, led, reply, suit)


def test_replies_and_takers_are_those_of_the_rules() -> None:
    for seed in range(200):
        one, two, suit = random_hands(seed, 5)
        trumps = suit_bits(suit)
        for led in one:
            allowed = cards_of(replies(bits_of(two), BIT[led], trumps))
            assert set(allowed) == set(legal(two, led, suit))
            for reply in two:
                assert takes(BIT[reply], BIT[led], trumps) == beats(reply, led, suit)


# --- The classic table ---------------------------------------------------------------------

TO_STAND = [
    "7H 8H 9H 7S 8C",  # three trumps
    "7H 8H 9H TH 8C",
    "7H 8H 7S 8S 9S",  # two and three of a suit
    "7H 8H 7S QS 8C",  # two and two of a suit under a queen
    "7H 8H 7S KS 8C",
    "7H 7S 8S 9S KS",  # one and four of a suit under a king
    "7H 7S 8S QS KC",  # one, three under a queen, a king outside
    "7H 7S 8S KS QC",
    "QS QC QD 7S 7C",  # none, but three queens
    "KS QS JC KD 7C",  # none, but four court cards
    "KH QH JH TH 7S",  # the king of trumps and the vole in sight
    "KH 7H 8H KS KC",
]
TO_PROPOSE = [
    "7H 8H 7S 8C 9D",
    "7H 8H 7S JS 8C",
    "7H 7S 8S 9S QS",
    "7H 7S 8S QS 8C",
    "KS KC 7S 8C 9D",
    "QS QC JC 7S 7D",
    "KH 7H 8H 7S 8C",  # three trumps, but the king is among them
    "KH 8H 7S 8S 9S",
]


@pytest.mark.parametrize("hand", TO_STAND)
def test_elder_plays_what_the_table_plays(hand: str) -> None:
    assert is_to_stand(bits_of(parse_cards(hand)), suit_bits(Suit.HEARTS))
    assert answer(dealt(hand, turned="AH"), "level-2") == Call("play")


@pytest.mark.parametrize("hand", TO_PROPOSE)
def test_elder_proposes_with_less(hand: str) -> None:
    assert not is_to_stand(bits_of(parse_cards(hand)), suit_bits(Suit.HEARTS))
    assert answer(dealt(hand, turned="AH"), "level-2") == Call("propose")


TO_REFUSE = [
    "7H 8H 9H 7S 8C",  # three trumps
    "7H 8H KS 7S 8C",  # two cards to lay aside
    "7H KS KC 7S 8C",
    "7H KS QS 7C 8D",  # one and king-queen
    "7H QS 7S QC 7C",  # one and two guarded queens
    "KH 8H 9H TH 8C",
]
TO_ACCEPT = [
    "7H 8H 7S 8C 9D",
    "KH 8H 9H 7S 8C",  # three trumps, but one is the king
    "7H KS 7S QC 8D",
    "7H QS 8S QC 7D",  # the second queen has no guard
    "QS QC QD 7S 7C",
]


@pytest.mark.parametrize("hand", TO_REFUSE)
def test_the_dealer_refuses_on_like_strength(hand: str) -> None:
    assert is_to_refuse(bits_of(parse_cards(hand)), suit_bits(Suit.HEARTS))
    game = dealt("", hand, turned="AH")
    act(game, "0 propose")
    assert answer(game, "level-2") == Call("refuse")


@pytest.mark.parametrize("hand", TO_ACCEPT)
def test_the_dealer_accepts_with_less(hand: str) -> None:
    assert not is_to_refuse(bits_of(parse_cards(hand)), suit_bits(Suit.HEARTS))
    game = dealt("", hand, turned="AH")
    act(game, "0 propose")
    assert answer(game, "level-2") == Call("accept")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_stands_on_a_certain_vole_and_exchanges_rubbish(level: str) -> None:
    assert answer(dealt("QH JH AH TH KS", turned="9H"), level) == Call("play")
    assert answer(dealt("7S 8C 9D 7D 8S", turned="9H"), level) == Call("propose")
    game = dealt("", "QH JH AH TH KS", turned="9H")
    act(game, "0 propose")
    assert answer(game, level) == Call("refuse")


def test_the_third_level_seldom_leaves_the_table() -> None:
    """It may know better in a thin case; it does not on what is clear."""
    said = [answer(dealt(hand, turned="AH"), "level-3") for hand in (*TO_STAND, *TO_PROPOSE)]
    table = [Call("play")] * len(TO_STAND) + [Call("propose")] * len(TO_PROPOSE)
    agreed = sum(one == other for one, other in zip(said, table, strict=True))
    assert agreed >= 0.75 * len(table)


def test_stakes_mind_the_score() -> None:
    """At three against, a majority lost after standing loses the game; exchanged it does not."""
    options = ecarte.options_of({})
    ahead = Stakes(dealt(start=(0, 3)).view(0), 0, options)
    assert ahead.of("stood", 2) == -1
    assert -1 < ahead.of("exchanged", 2) < ahead.of("exchanged", 3) < 1
    level = Stakes(dealt(start=(4, 4)).view(0), 0, options)
    assert level.of("exchanged", 0, 1) == 1  # the king wins before any trick counts
    assert level.of("exchanged", 5, -1) == -1


@pytest.mark.parametrize("target", ["5", "7"])
def test_what_a_score_is_worth_rises_with_it(target: str) -> None:
    options = ecarte.options_of({"target": target})
    for deals in (True, False):
        for theirs in range(int(target)):
            worths = [worth(mine, theirs, options, deals=deals) for mine in range(int(target) + 1)]
            assert worths == sorted(worths)
            mirror = worth(theirs, 0, options, deals=not deals)
            assert worth(0, theirs, options, deals=deals) == pytest.approx(-mirror)


def test_a_loser_without_a_point_costs_three_games() -> None:
    options = ecarte.options_of({"game_value": "by_loser"})
    assert worth(5, 0, options, deals=True) == 3
    assert worth(2, 5, options, deals=True) == -2


# --- Exchanging, the king ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "aside"),
    [("level-1", "8D 9D"), ("level-2", "8D 9D JC"), ("level-3", "8D 9D JC QC")],
)
def test_trumps_and_what_else_is_worth_it_are_kept(level: str, aside: str) -> None:
    """Beside trumps beginners keep all court cards, the best players kings alone."""
    game = dealt("KS JC QC 8D 9D", turned="7H")
    act(game, "0 propose", "1 accept")
    said = answer(game, level)
    assert isinstance(said, Discard)
    assert set(said.cards) == set(parse_cards(aside))


def test_at_least_one_card_is_laid_aside_where_one_must_be() -> None:
    game = dealt("QH JH AH TH KS", turned="9H")
    act(game, "0 propose", "1 accept")
    for level in LEVELS:
        assert answer(game, level) == Discard(parse_cards("KS"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_king_is_announced_with_the_lead(level: str) -> None:
    game = dealt("KH JH 7S 8S 9S", turned="9H")
    act(game, "0 play")
    assert answer(game, level) == King()


@pytest.mark.parametrize("level", LEVELS)
def test_the_king_is_announced_when_both_are_asked(level: str) -> None:
    game = dealt("KH JH 7S 8S 9S", turned="9H", king_announce="before_lead")
    act(game, "0 play")
    assert answer(game, level, king_announce="before_lead") == King()
    game.play(0, King())
    assert answer(game, level, king_announce="before_lead") == NoKing()


# --- Playing -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["level-2", "level-3"])
def test_a_sure_third_trick_is_taken_first(level: str) -> None:
    """Two tricks each, and the last trump against a lone side card: only the order matters."""
    game = dealt("QH JH AH 7S 8S", "8H 9H KS KC KD", turned="7H")
    act(game, "0 play")
    lead = answer(game, level)
    assert isinstance(lead, Lay)
    assert lead.card.suit is Suit.HEARTS  # three trumps from the top are three tricks


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_are_played_by_allowed_actions(level: str, options: dict[str, str]) -> None:
    bot = club_player("ecarte", "ecarte", level, options)
    assert play([bot, bot], 5, options=options).result is not None


def test_chance_positions_get_an_allowed_answer() -> None:
    """Positions that no good player comes to, among them hands that break with what was said."""
    options = OPTIONS[2]
    bots = [club_player("ecarte", "ecarte", level, options) for level in LEVELS]
    for seed in range(3):
        rules = ecarte.rules("ecarte", options, dealer=0)
        game: Ecarte = Game(rules, dealing.packs_by_seed(seed, PACK))
        chance = seeded(seed)
        while game.result is None:
            for seat in game.to_act:
                actions = game.actions(seat)
                for bot in bots:
                    assert bot.choose(game.view(seat), actions, chance, 0.0) in actions
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.actions(seat)))


def test_the_same_seed_gives_the_same_choice() -> None:
    game = dealt("QH 7H KS 8S 9D", turned="9H")
    act(game, "0 play")
    assert answer(game, "level-3", 4) == answer(game, "level-3", 4)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    chosen: list[object] = []
    for other in ("KH TC 8S 7D 8D", "AC 7C KC QC KD"):
        game = dealt("QH 7H KS 8C 9D", other, turned="9H")
        act(game, "0 play")
        chosen.append(answer(game, level, 6))
    assert chosen[0] == chosen[1]


# --- Strength ------------------------------------------------------------------------------


def measured(first: str, second: str, games: int) -> Summary:
    """What *first* makes against *second*, every pack played from both sides."""
    contest = Contest(
        game="ecarte", variant="ecarte", first=first, second=second, seed=2, duplicate=True
    )
    return summary_of(list(run(contest, games)), 2)


def rate(first: str, second: str, games: int) -> float:
    """The share of games that *first* wins."""
    return measured(first, second, games).rate


def test_the_first_level_beats_chance() -> None:
    assert rate("level-1", "random", 40) > 0.75


def test_the_second_level_beats_the_first() -> None:
    assert rate("level-2", "level-1", 60) > 0.5


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_every_level_makes_points_against_the_one_below(lower: str, higher: str) -> None:
    assert measured(higher, lower, 60).points_per_deal > 0
