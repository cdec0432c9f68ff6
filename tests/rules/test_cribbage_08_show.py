"""cribbage.md section 8: the show. The worked hands stand in test_cribbage_examples."""

import pytest

from pegboard.cards import Card, parse_cards
from pegboard.games.cribbage import CEILINGS, DealEnded, Shown, show
from support.cribbage import at_play, play_out

FOUR_HANDS = ["2C 4C 6D 8D", "2H 4H 6S 8S", "3C 5C 7D 9D", "3H 5H 7S 9S"]


@pytest.mark.parametrize(
    ("variant", "players", "order"),
    [
        ("six-card", 2, ["0 hand", "1 hand", "1 crib"]),
        ("three-handed", 3, ["0 hand", "1 hand", "2 hand", "2 crib"]),
        ("four-handed", 4, ["0 hand", "1 hand", "2 hand", "3 hand", "3 crib"]),
        ("partners", 4, ["0 hand", "1 hand", "2 hand", "3 hand", "3 crib"]),
    ],
)
def test_r39_pone_first_dealer_last_then_the_crib(
    variant: str, players: int, order: list[str]
) -> None:
    events = play_out(at_play(variant, FOUR_HANDS[:players]))
    shown = [f"{it.owner} {it.what}" for it in events if isinstance(it, Shown)]
    assert shown == order


def test_r39_the_hand_shown_is_the_hand_kept() -> None:
    events = play_out(at_play("five-card", ["7C 8D 6H", "TC 5D TH"], starter="QC"))
    hands = [event.cards for event in events if isinstance(event, Shown)]
    assert hands[0] == tuple(sorted(parse_cards("7C 8D 6H")))


def items(hand: str, starter: str, *, is_crib: bool = False) -> list[tuple[str, str, int]]:
    counted = show(parse_cards(hand), Card.parse(starter), is_crib=is_crib)
    return [(it.kind, " ".join(map(str, it.cards)), it.points) for it in counted.items]


def test_r40_every_item_has_its_cards() -> None:
    assert items("7D 8C 8D 9H", "KS") == [
        ("fifteen", "7D 8C", 2),
        ("fifteen", "7D 8D", 2),
        ("pair", "8C 8D", 2),
        ("run", "7D 8C 9H", 3),
        ("run", "7D 8D 9H", 3),
    ]


def test_r40_three_and_four_of_a_kind_are_one_item() -> None:
    assert items("9C 9D 9H 2C", "KC") == [("pair-royal", "9C 9D 9H", 6)]
    assert items("9C 9D 9H 9S", "KC") == [("double-pair-royal", "9C 9D 9H 9S", 12)]


def test_r40_two_separate_runs_of_six_cards() -> None:
    runs = [item for item in items("5C 7D TH 6C QS", "JH") if item[0] == "run"]
    assert runs == [("run", "5C 6C 7D", 3), ("run", "TH JH QS", 3)]


def test_r40_a_run_is_never_counted_again_as_shorter_ones() -> None:
    assert [it for it in items("3S 4H 5D 6C", "7S") if it[0] == "run"] == [
        ("run", "3S 4H 5D 6C 7S", 5)
    ]


def test_r42_the_starter_never_replaces_a_card_of_the_flush() -> None:
    assert items("QH 6H 3H KD", "AH") == []
    assert items("2S 4S 6S 8S", "TD") == [("flush", "2S 4S 6S 8S", 4)]
    assert items("2S 4S 6S 8S", "TS") == [("flush", "2S 4S 6S 8S TS", 5)]


def test_r43_a_crib_flush_needs_the_starter() -> None:
    assert items("2S 4S 6S 8S", "TD", is_crib=True) == []
    assert items("2S 4S 6S 8S", "TS", is_crib=True) == [("flush", "2S 4S 6S 8S TS", 5)]


@pytest.mark.parametrize(("crib_flush", "pegged"), [("five", 0), ("four", 4)])
def test_r44_crib_flush_four(crib_flush: str, pegged: int) -> None:
    game = at_play(
        "six-card",
        ["9C JD QH KC", "3D 5C 7H 9H"],
        starter="TD",
        crib="2S 4S 6S 8S",
        options={"crib_flush": crib_flush},
    )
    crib = next(it for it in play_out(game) if isinstance(it, Shown) and it.what == "crib")
    assert crib.pegged == pegged


def test_r45_the_order_of_a_count() -> None:
    kinds = [kind for kind, _, _ in items("5H JH QH KH", "5D")]
    assert kinds == sorted(kinds, key=["fifteen", "pair", "run", "flush", "nobs"].index)
    kinds = [kind for kind, _, _ in items("JD 5H 5C 5S", "5D")]
    assert kinds == ["fifteen"] * 8 + ["double-pair-royal", "nobs"]


@pytest.mark.parametrize(
    ("hand", "starter"),
    [("5S 5H 5D", "5C"), ("5H 5C 5S JD", "5D"), ("4S 4H 5D 5C 6S", "6H")],
)
def test_r46_the_best_hands(hand: str, starter: str) -> None:
    cards = parse_cards(hand)
    assert show(cards, Card.parse(starter)).total == CEILINGS[len(cards)]


def test_r75_after_the_show_all_hands_and_the_crib_are_public() -> None:
    game = at_play("six-card", FOUR_HANDS[:2], crib="TC TD QH QS")
    events = play_out(game)
    ended = next(event for event in events if isinstance(event, DealEnded))
    assert ended.crib == parse_cards("TC TD QH QS")
    for seat in (0, 1, None):
        assert game.view(seat).crib == ended.crib
        assert game.view(seat).revealed == tuple(parse_cards(hand) for hand in FOUR_HANDS[:2])
