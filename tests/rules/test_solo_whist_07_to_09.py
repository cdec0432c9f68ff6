"""solo-whist.md sections 7 to 9: what may be seen, properties, options."""

from collections.abc import Mapping
from typing import Any

import pytest

from pegboard import catalog, solo_whist
from pegboard.cards import Card, Suit
from pegboard.game import OptionError, OptionFault, Refusal
from pegboard.games.solo_whist import Auction, Contract, Dealt, Phase
from pegboard.testing import play_at_random, shuffled
from support.chance import seeded
from support.solo import GENERAL, contracted, dealt, lay_all, play_out, refusal
from support.solo_kit import choose

VIEWERS = (0, 1, 2, 3, None)


# --- Section 7 -------------------------------------------------------------------------------


def test_w32_everybody_sees_his_own_cards_only() -> None:
    game = dealt({}, exposed="7H")
    (event,) = game.events
    assert isinstance(event, Dealt)
    for viewer in VIEWERS:
        seen = game.rules.seen(event, viewer)
        assert isinstance(seen, Dealt)
        assert [hand is not None for hand in seen.hands] == [seat == viewer for seat in range(4)]
        assert str(seen.exposed) == "7H"
        view = game.view(viewer)
        assert view.hand == (None if viewer is None else game.state.hands[viewer])
        assert view.held == (13, 13, 13, 13)
        assert view.revealed is None


@pytest.mark.parametrize("call", ["solo", "royal"])
def test_w32_the_last_trick_may_be_viewed_again(call: str) -> None:
    game = contracted(f"0 {call}, 1 pass, 2 pass, 3 pass")
    lay_all(game, "2C 2D 2H 2S 3S 3C")
    last = game.view(1).last_trick
    assert last is not None
    assert (last.leader, " ".join(map(str, last.cards)), last.winner) == (0, "2C 2D 2H 2S", 3)


@pytest.mark.parametrize(
    "words",
    [
        "0 pass, 1 misere, 2 pass, 3 pass",
        "0 pass, 1 open, 2 pass, 3 pass",
        "0 pass, 1 pass, 2 pass, 3 pass",
    ],
)
def test_w32_except_in_a_misere(words: str) -> None:
    game = contracted(words, **GENERAL)
    lay_all(game, "2C 2D 2H 2S 3C")
    assert all(game.view(viewer).last_trick is None for viewer in VIEWERS)


def test_all_hands_are_public_when_the_deal_is_over() -> None:
    """As cribbage.md R75 has it: also of a deal that was lost at once, or thrown in."""
    for words in ["0 misere, 1 pass, 2 pass, 3 pass", "0 pass, 1 pass, 2 pass, 3 pass"]:
        game = contracted(words)
        if game.state.phase == Phase.PLAY:
            play_out(game)
        revealed = game.view(None).revealed
        assert revealed is not None
        assert [{card.suit for card in hand if card} for hand in revealed] == [
            {suit} for suit in Suit
        ]


# --- Section 8 -------------------------------------------------------------------------------


def drawn(seed: int) -> dict[str, str]:
    chance = seeded(seed)
    options = {
        spec.name: chance.choice(spec.values)
        for spec in catalog.option_specs("solo-whist", "solo")
        if spec.needs is None
    }
    return options | {"deals": "4"}


@pytest.mark.parametrize("seed", range(20))
def test_properties_1_and_2(seed: int) -> None:
    rules = solo_whist.rules("solo", drawn(seed))
    played = play_at_random(rules, shuffled(seed), seeded(seed), choose=choose)
    events: list[Any] = [event for moment in played.moments for event in moment.step.events]
    for event in events:
        if event.kind == "dealt":
            cards = [card for hand in event.hands for card in hand]
            assert len(cards) == len(set(cards)) == 52
            assert all(len(hand) == 13 for hand in event.hands)
            assert event.exposed in event.hands[event.dealer]
        elif event.kind == "deal-scored":
            assert sum(event.changes) == 0


def complete(auction: Auction) -> list[Auction]:
    if auction.turn is None:
        return [auction]
    return [it for word in auction.words for it in complete(auction.after(word))]


def test_property_3_eldests_acceptance_is_the_last_word() -> None:
    with_right = 0
    for auction in complete(Auction(0)):
        words = [said.word for said in auction.said]
        if auction.said[0].word == "pass" and (0, "accept") in [
            (said.seat, said.word) for said in auction.said
        ]:
            assert words.index("accept") == len(words) - 1
            with_right += 1
    assert with_right == 3  # of the three others' proposals


def test_property_4_partners_are_any_two_seats() -> None:
    accepted = [auction for auction in complete(Auction(0)) if len(auction.holders) == 2]
    assert len({frozenset(auction.holders) for auction in accepted}) == 6
    assert all(auction.standing is Contract.PROPOSAL for auction in accepted)


@pytest.mark.parametrize("seed", range(10))
def test_property_5_only_the_contract_has_trumps(seed: int) -> None:
    """An overtaken abundance has none to see: naming is asked for after the auction alone."""
    rules = solo_whist.rules("solo", {"deals": "4"})
    played = play_at_random(rules, shuffled(seed), seeded(seed), choose=choose)
    for moment in played.moments:
        if moment.state.phase is Phase.AUCTION:
            assert all(rules.view(moment.state, viewer).trumps is None for viewer in VIEWERS)


# --- Section 9 -------------------------------------------------------------------------------

TABLE = {
    "packets": ("3x4_1", ["3x4_1", "singly"]),
    "redeal_dealer": ("next", ["next", "same"]),
    "all_pass": ("redeal", ["redeal", "general_misere"]),
    "general_misere_loser": ("last_trick", ["last_trick", "most_tricks"]),
    "abundance_lead": ("eldest", ["eldest", "declarer"]),
    "declared_trump": ("own_choice", ["own_choice", "none"]),
    "spread_when": ("after_first_trick", ["after_first_trick", "before_first_lead"]),
    "scoring": ("units", ["units", "hoyle6"]),
    "deals": ("12", ["4", "8", "12", "16", "20", "24"]),
}


def test_the_table_of_options() -> None:
    specs = catalog.option_specs("solo-whist", "solo")
    assert {spec.name: (spec.default, list(spec.values)) for spec in specs} == TABLE


@pytest.mark.parametrize("name", TABLE)
def test_every_value_is_kept_in_the_record(name: str) -> None:
    default, values = TABLE[name]
    with_it = GENERAL if name == "general_misere_loser" else {}
    for value in values:
        rules = catalog.rules("solo-whist", "solo", {**with_it, name: value})
        assert rules.options.get(name, default) == value
        assert (name in rules.options) == (value != default)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"deals": "5"}, OptionFault.BAD_OPTION_VALUE),
        ({"scoring": "money"}, OptionFault.BAD_OPTION_VALUE),
        ({"target": "61"}, OptionFault.UNKNOWN_OPTION),
        ({"crib_flush": "four"}, OptionFault.UNKNOWN_OPTION),
        ({"general_misere_loser": "most_tricks"}, OptionFault.BAD_OPTION_VALUE),
    ],
)
def test_what_does_not_apply_is_refused(options: Mapping[str, str], fault: OptionFault) -> None:
    with pytest.raises(OptionError) as refused:
        catalog.rules("solo-whist", "solo", options)
    assert refused.value.code == fault


def test_there_is_one_variant() -> None:
    assert catalog.GAMES["solo-whist"].variants == ("solo",)
    for ask in (solo_whist.rules, solo_whist.option_specs):
        with pytest.raises(OptionError) as refused:
            ask("six-card")
        assert refused.value.code == OptionFault.UNKNOWN_VARIANT


def test_options_stand_in_canonical_order() -> None:
    rules = solo_whist.rules("solo", {"deals": "4", "scoring": "hoyle6", "packets": "singly"})
    assert list(rules.options) == ["packets", "scoring", "deals"]
    assert repr(rules) == "<SoloWhist solo packets=singly scoring=hoyle6 deals=4>"


def test_a_new_session_by_seed() -> None:
    game = solo_whist.new(seed=3, deals=4, scoring="hoyle6")
    assert solo_whist.new(seed=3, deals=4, scoring="hoyle6").events == game.events
    assert solo_whist.new(seed=4, deals=4, scoring="hoyle6").events != game.events
    assert solo_whist.new(deals=4).to_act != ()
    assert refusal(game, game.to_act[0], str(Card.parse("AS"))) is Refusal.WRONG_PHASE
