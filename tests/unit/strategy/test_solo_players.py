"""The club players of Solo Whist: calls, alliances, misères, and blindness."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal

import pytest

from pegboard import dealing
from pegboard.cards import Card, Suit, parse_cards
from pegboard.game import DEALER, Game
from pegboard.games import solo_whist
from pegboard.games.solo_whist import (
    CONTRACTS,
    MISERES,
    Accept,
    Call,
    Contract,
    DealScored,
    GeneralLoser,
    Lay,
    Options,
    Pass,
    Phase,
    Trumps,
)
from pegboard.strategy import LEVELS, choose, club_player
from pegboard.strategy._solo import unlike
from pegboard.strategy._solo_cards import CARDS, NUMBER, SUIT_OF, Tricks, put_cards
from pegboard.strategy._solo_hands import danger_of, tricks_of
from pegboard.strategy._solo_manners import manner_of
from pegboard.strategy._solo_worlds import Table
from pegboard.strategy.arena import Contest, Summary, run, summary_of
from support.chance import seeded
from support.solo import Solo, dealt, lay_all, say

LITTLE: float = 0.008
"""A budget for tests: a few imagined deals a decision."""

OPTIONS: list[dict[str, str]] = [
    {},
    {"all_pass": "general_misere", "spread_when": "before_first_lead", "scoring": "hoyle6"},
    {"all_pass": "general_misere", "general_misere_loser": "most_tricks"},
    {"abundance_lead": "declarer", "declared_trump": "none"},
]


def answer(game: Solo, level: str, seed: int = 1, **options: str) -> Any:  # noqa: ANN401 - an action
    """What the club player of *level* does for the seat to act."""
    seat = game.to_act[0]
    view, actions = game.view(seat), game.actions(seat)
    return choose("solo-whist", "solo", options, level, view, actions, seed)


def play(bots: Sequence[Any], seed: int, options: dict[str, str], *, dealer: int = 0) -> Solo:
    """A session of four bots, every action of theirs allowed."""
    rules = solo_whist.rules("solo", {"deals": "4"} | options, dealer=dealer)
    game: Solo = Game(rules, dealing.packs_by_seed(seed))
    rng = seeded(seed)
    while game.result is None:
        seat = game.to_act[0]
        actions = game.actions(seat)
        action = bots[seat].choose(game.view(seat), actions, rng, LITTLE)
        assert action in actions
        game.play(seat, action)
    return game


# --- Tricks in numbers ---------------------------------------------------------------------

AUCTIONS: dict[str, str] = {
    "prop": "0 prop, 1 pass, 2 accept, 3 pass",
    "solo": "0 pass, 1 solo, 2 pass, 3 pass",
    "misere": "0 misere, 1 pass, 2 pass, 3 pass",
    "abundance": "0 pass, 1 pass, 2 abundance, 3 pass",
    "royal": "0 royal, 1 pass, 2 pass, 3 pass",
    "open": "0 pass, 1 pass, 2 pass, 3 open",
    "declared": "0 declared",
    "general": "0 pass, 1 pass, 2 pass, 3 pass",
}


@pytest.mark.parametrize("auction", AUCTIONS.values(), ids=AUCTIONS)
@pytest.mark.parametrize("loser", ["last_trick", "most_tricks"])
def test_quick_players_lay_allowed_cards_and_the_tricks_are_those_of_the_rules(
    auction: str, loser: GeneralLoser
) -> None:
    """Whole deals: the fast tricks in numbers beside the rules, card by card."""
    options = {"all_pass": "general_misere", "general_misere_loser": loser}
    for seed in range(4):
        rules = solo_whist.rules("solo", options, dealer=3)
        game: Solo = Game(rules)
        game.play(DEALER, rules.deal(game.state, dealing.packs_by_seed(seed)(1)))
        say(game, auction)
        if game.state.phase is Phase.TRUMPS:
            game.play(game.to_act[0], Trumps(Suit.HEARTS))
        state = game.state
        assert state.contract is not None
        hands = [0] * 16
        for seat, hand in enumerate(state.hands):
            put_cards(hands, seat, [NUMBER[card] for card in hand if card is not None])
        trumps = -1 if state.trumps is None else SUIT_OF[state.trumps]
        tricks = Tricks(hands, trumps, game.to_act[0])
        manner = manner_of(state.contract, state.declarers, loser)
        while game.state.phase is Phase.PLAY:
            seat = game.to_act[0]
            assert tricks.turn == seat
            card = manner(tricks)
            assert Lay(CARDS[card]) in game.actions(seat)
            tricks.lay(card)
            game.play(seat, Lay(CARDS[card]))
            if game.state.phase is Phase.PLAY:
                assert tuple(tricks.taken) == game.view(None).taken
        assert game.state.scored is not None
        assert tuple(tricks.taken) == game.state.scored.tricks
        assert tricks.last == game.state.tricks[-1].winner


@pytest.mark.parametrize("scoring", ["units", "hoyle6"])
@pytest.mark.parametrize("contract", [*CONTRACTS])
def test_a_deal_that_is_played_until_it_is_settled_ends_as_a_whole_one(
    contract: Contract, scoring: Literal["units", "hoyle6"]
) -> None:
    options = Options(scoring=scoring)
    declarers = {Contract.PROPOSAL: (1, 2), Contract.GENERAL_MISERE: ()}.get(contract, (1,))
    table = Table(contract, declarers, 1, options)
    for seed in range(12):
        cards = list(range(52))
        seeded(seed).shuffle(cards)
        hands = [0] * 16
        for seat in range(4):
            put_cards(hands, seat, cards[13 * seat : 13 * seat + 13])
        trumps = -1 if contract in MISERES else seed % 4
        whole, settled = Tricks(hands.copy(), trumps, 0), Tricks(hands.copy(), trumps, 0)
        for _ in range(52):
            whole.lay(table.manner(whole))
        table.play_out(settled)
        if contract is Contract.GENERAL_MISERE or (scoring, contract) == ("hoyle6", Contract.SOLO):
            assert settled.taken == whole.taken
        assert table.is_made(settled) == table.is_made(whole)
        assert abs(table.worth(settled) - table.worth(whole)) < 0.5


def test_a_deal_that_is_settled_already_is_played_on() -> None:
    table = Table(Contract.SOLO, (0,), 0, Options())
    hands = [0] * 16
    for seat, cards in enumerate(("AS KS", "2S 3S", "4S 5S", "6S 7S")):
        put_cards(hands, seat, [NUMBER[card] for card in parse_cards(cards)])
    tricks = Tricks(hands, SUIT_OF[Suit.HEARTS], 0)
    tricks.taken = [6, 5, 0, 0]
    table.play_out(tricks)
    assert tricks.taken == [8, 5, 0, 0]


def test_neighbors_are_tried_once() -> None:
    def kept(cards: str, others: str) -> list[str]:
        numbers = [NUMBER[card] for card in parse_cards(cards)]
        hidden = {NUMBER[card] for card in parse_cards(others)}
        return [str(CARDS[card]) for card in unlike(numbers, hidden)]

    assert kept("QS KS AS", "2C") == ["QS"]
    assert kept("QS AS 2D", "KS") == ["2D", "QS", "AS"]
    assert kept("AC 2D", "KS") == ["AC", "2D"]  # neighbors in number, not in suit


# --- Calls ---------------------------------------------------------------------------------

GOOD_SOLO = "AS KS QS JS 9S AH KH 2H 3D 4D 5D 2C 3C"
RUBBISH = "2H 7H 9H JH 3D 8D TD QD 4C 6C 9C JC 5S"
NOTHING_HIGH = "2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C 2S"
ALL_TRUMPS = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"
NINE_HEARTS = "AH KH QH JH TH 9H 8H 7H AC KC 2D 3D 4S"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "calls"),
    [
        (GOOD_SOLO, {Contract.SOLO}),
        (NOTHING_HIGH, {Contract.MISERE, Contract.OPEN_MISERE}),
        (ALL_TRUMPS, {Contract.DECLARED}),
        (NINE_HEARTS, {Contract.ABUNDANCE}),
    ],
)
def test_a_clear_hand_gets_its_call(level: str, hand: str, calls: set[Contract]) -> None:
    said = answer(dealt({0: hand}, exposed="6S"), level)
    assert isinstance(said, Call)
    assert said.contract in calls


@pytest.mark.parametrize("level", LEVELS)
def test_a_poor_hand_passes(level: str) -> None:
    assert answer(dealt({0: RUBBISH}, exposed="6S"), level) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_a_fair_hand_accepts_and_a_poor_one_does_not(level: str) -> None:
    fair = "AS QS JS 9S AH KH 2H 3D 4D 5D 2C 3C 7C"
    for hand, wanted in ((fair, True), (RUBBISH, False)):
        game = dealt({1: hand}, exposed="6S")
        say(game, "0 prop")
        said = answer(game, level)
        assert isinstance(said, Accept | Call) is wanted


@pytest.mark.parametrize("level", LEVELS)
def test_the_long_suit_is_named(level: str) -> None:
    game = dealt({0: NINE_HEARTS}, exposed="6S")
    say(game, "0 abundance, 1 pass, 2 pass, 3 pass")
    assert answer(game, level) == Trumps(Suit.HEARTS)


def test_a_glance_at_a_hand() -> None:
    def masks(hand: str) -> list[int]:
        hands = [0] * 16
        put_cards(hands, 0, [NUMBER[card] for card in parse_cards(hand)])
        return hands[:4]

    hearts = SUIT_OF[Suit.HEARTS]
    assert tricks_of(masks(ALL_TRUMPS), hearts) > 12
    assert tricks_of(masks(RUBBISH), hearts) < 2.5
    assert danger_of(masks(NOTHING_HIGH)) < 0.1 < danger_of(masks(RUBBISH))


# --- Playing -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_does_not_steal(level: str) -> None:
    """The partner's ace is winning: the last hand keeps its king and plays low."""
    hands = {0: "AH 2C", 1: "3H 4H", 2: "5H 6H", 3: "KH QH 2H 7C"}
    game = dealt(hands, dealer=3, exposed="6S")
    say(game, "0 prop, 1 pass, 2 pass, 3 accept")
    lay_all(game, "AH 3H 5H")
    assert answer(game, level) == Lay(Card.parse("2H"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_hand_leaves_a_partners_queen_alone(level: str) -> None:
    hands = {0: "QH 2C", 1: "3H 4H", 2: "5H 6H", 3: "AH KH 2H 7C"}
    game = dealt(hands, dealer=3, exposed="6S")
    say(game, "0 prop, 1 pass, 2 pass, 3 accept")
    lay_all(game, "QH 3H 5H")
    assert answer(game, level) == Lay(Card.parse("2H"))


@pytest.mark.parametrize("level", LEVELS)
def test_an_ally_is_not_trumped(level: str) -> None:
    """The partner's ace stands, so the last hand throws a loser away and keeps its trumps."""
    hands = {
        0: "AH KH QH JC 3C 4D 5D 9D AS KS 4S 7D TD",
        1: "3H 4H 8H 9H JS TS 9S 2D 3D QC KC TC 9C",
        2: "5H 6H 7H JH TH 6D 8D JD AC 8C 7C 6C 5S",
        3: "QS 8S 7S 6S 3S 2S 2C 4C 5C QD KD AD 2H",
    }
    hands[3], hands[2] = hands[3].replace("2H", "5S"), hands[2].replace("5S", "2H")
    game = dealt(hands, dealer=3, exposed="3S")
    say(game, "0 prop, 1 pass, 2 pass, 3 accept")
    lay_all(game, "AH 3H 2H")
    assert answer(game, level).card.suit is not Suit.SPADES


@pytest.mark.parametrize("level", LEVELS)
def test_a_misere_is_ducked_and_attacked(level: str) -> None:
    hands = {0: "8H", 1: "2H 7H 9H", 2: "3H KH", 3: "AH 4H"}
    game = dealt(hands, dealer=3, exposed="6S")
    say(game, "0 pass, 1 misere, 2 pass, 3 pass")
    lay_all(game, "8H")
    assert answer(game, level).card in parse_cards("2H 7H")  # under it
    lay_all(game, "7H 3H")
    assert answer(game, level).card in parse_cards("4H AH")


@pytest.mark.parametrize("level", LEVELS)
def test_a_misere_that_must_take_the_trick_loses_it(level: str) -> None:
    """The last opponent plays under the declarer's card, not over it."""
    hands = {0: "3H", 1: "7H 9H", 2: "2H 4H", 3: "AH 5H KH"}
    game = dealt(hands, dealer=3, exposed="6S")
    say(game, "0 pass, 1 misere, 2 pass, 3 pass")
    lay_all(game, "3H 7H 4H")
    assert answer(game, level) == Lay(Card.parse("5H"))


# --- Whole sessions ------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_whole_sessions_are_played_by_allowed_actions(level: str, options: dict[str, str]) -> None:
    bot = club_player("solo-whist", "solo", level, options)
    assert play([bot] * 4, 3, options).result is not None


@pytest.mark.parametrize("options", OPTIONS)
def test_positions_of_chance_get_an_allowed_answer(options: dict[str, str]) -> None:
    """Contracts that no good player plays, in positions that he does not come to."""
    bots = [club_player("solo-whist", "solo", level, options) for level in LEVELS]
    rules = solo_whist.rules("solo", {"deals": "4"} | options, dealer=0)
    game: Solo = Game(rules, dealing.packs_by_seed(1))
    chance = seeded(1)
    while game.result is None:
        seat = game.to_act[0]
        actions = game.actions(seat)
        for bot in bots:
            assert bot.choose(game.view(seat), actions, chance, 0.0) in actions
        quiet = [action for action in actions if action == Pass()]
        game.play(seat, quiet[0] if quiet and chance.random() < 0.6 else chance.choice(actions))


def test_the_same_seed_gives_the_same_choice() -> None:
    game = dealt({0: GOOD_SOLO}, exposed="6S")
    say(game, "0 solo, 1 pass, 2 pass, 3 pass")
    assert answer(game, "level-3", 4) == answer(game, "level-3", 4)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    chosen: list[object] = []
    for other in ("KD QD JD AC", "7S 8S TS 4H"):
        game = dealt({0: GOOD_SOLO, 1: other}, exposed="6S")
        said = answer(game, level, 5)
        say(game, "0 solo, 1 pass, 2 pass, 3 pass")
        chosen.append((said, answer(game, level, 5)))
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("laid", ["", "KC"])
def test_who_holds_nothing_but_twos_lays_one_of_them(laid: str) -> None:
    """Seat 1 cannot follow a club, or leads, in a misère of seat 0."""
    hands = [0] * 16
    for seat, cards in enumerate(("KC 3D", "2H 2S", "4D 5D", "6D 7D")):
        put_cards(hands, seat, [NUMBER[card] for card in parse_cards(cards)])
    tricks = Tricks(hands, -1, 0 if laid else 1)
    for card in parse_cards(laid):
        tricks.lay(NUMBER[card])
    chosen = manner_of(Contract.MISERE, (0,), "most_tricks")(tricks)
    assert str(CARDS[chosen]) in {"2H", "2S"}


# --- Strength ------------------------------------------------------------------------------


def made(level: str, sessions: int, budget_options: dict[str, str]) -> dict[Contract, list[bool]]:
    """Which contracts are made where everybody is of *level*."""
    bot = club_player("solo-whist", "solo", level, budget_options)
    found: dict[Contract, list[bool]] = {}
    for seed in range(sessions):
        for event in play([bot] * 4, 100 + seed, budget_options).events:
            if isinstance(event, DealScored) and event.made is not None:
                found.setdefault(event.contract, []).append(event.made)
    return found


def test_contracts_are_made_more_often_than_not() -> None:
    found = made("level-1", 12, {})
    played = [one for contract in found.values() for one in contract]
    assert len(played) > 30
    assert sum(played) > 0.55 * len(played)


@pytest.mark.deep
@pytest.mark.parametrize("level", ["level-2", "level-3"])
def test_every_common_contract_is_made_more_often_than_not(level: str) -> None:
    found = made(level, 16, {})
    for contract in (Contract.PROPOSAL, Contract.SOLO):
        assert sum(found[contract]) > 0.5 * len(found[contract])


def measured(first: str, second: str, games: int) -> Summary:
    """What *first* makes against three of *second*, every pack played from every seat."""
    contest = Contest(
        game="solo-whist",
        variant="solo",
        options={"deals": "12"},
        first=first,
        second=second,
        seed=2,
        duplicate=True,
    )
    return summary_of(list(run(contest, games)), 4)


def test_the_first_level_beats_chance() -> None:
    assert measured("level-1", "random", 16).strength > 2


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("lower", "higher"), list(pairwise(LEVELS)))
def test_every_level_makes_points_against_the_one_below(lower: str, higher: str) -> None:
    assert measured(higher, lower, 24).points_per_deal > 0
