"""cribbage.md section 7: the play. The whole deals D01 to D17 stand in test_cribbage_examples."""

import pytest

from pegboard.cards import Card, parse_cards
from pegboard.game import DEALER, Game, Refusal
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    CountClosed,
    Deal,
    Go,
    Laid,
    Phase,
    SaidGo,
    Shown,
    play_items,
)
from support.cribbage import at_play, lay_all, refusal


def kinds(events: tuple[cribbage.Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_r22_the_pone_leads_and_the_dealer_is_refused() -> None:
    game = at_play("six-card", ["TC 5D 6H AS", "KC 6D 5H 9S"])
    assert game.to_act == (0,)
    assert refusal(game, 1, "KC") is Refusal.NOT_TO_ACT


def test_r22_every_card_tells_the_total() -> None:
    game = at_play("six-card", ["TC 5D 6H AS", "KC 7D 5H 9S"])
    events = lay_all(game, "TC 7D 6H")
    assert [event.total for event in events if isinstance(event, Laid)] == [10, 17, 23]
    assert game.view(None).total == 23
    assert [(laid.seat, laid.in_count) for laid in game.view(None).table] == [
        (0, 0),
        (1, 0),
        (0, 0),
    ]


def test_r23_no_total_above_31() -> None:
    game = at_play("six-card", ["TC JD 6H AS", "KC 7D 5H 9S"])
    lay_all(game, "TC KC")
    lay_all(game, "6H")
    assert refusal(game, 1, "7D") is Refusal.OVER_THIRTY_ONE
    assert [game.rules.write(wish) for wish in game.actions(1)] == ["5H"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("2C", Refusal.CARD_NOT_HELD),
        ("KC", Refusal.CARD_NOT_HELD),
        ("go", Refusal.GO_NOT_TRUE),
        ("TC 5D", Refusal.WRONG_PHASE),
        ("bid 3", Refusal.WRONG_PHASE),
        ("claim 3", Refusal.WRONG_PHASE),
        ("cut 3C", Refusal.WRONG_PHASE),
    ],
)
def test_r24_a_playable_card_must_be_laid(wish: str, reason: Refusal) -> None:
    game = at_play("six-card", ["TC 5D 6H AS", "KC 6D 5H 9S"])
    assert refusal(game, 0, wish) is reason


def test_r24_a_card_laid_is_held_no_more() -> None:
    game = at_play("six-card", ["AC 5D 6H AS", "KC 6D 5H 9S"])
    lay_all(game, "AC KC")
    assert refusal(game, 0, "AC") is Refusal.CARD_NOT_HELD


def test_r25_the_rules_say_go() -> None:
    game = at_play("six-card", ["TC JD QH KS", "9C 8D AH AS"])
    lay_all(game, "TC 9C JD")
    events = lay_all(game, "AH")
    assert kinds(events) == ["laid", "said-go"]
    assert events[1] == SaidGo(0, 30)
    assert game.to_act == (1,)
    assert game.view(0).said_go == (0,)


def test_r25_a_seat_without_cards_is_skipped_silently() -> None:
    # PG25: seat 0 has no cards left at 28 and says nothing.
    game = at_play("six-card", ["9C 9H 5C 6H", "9D 4S KD 7S"])
    lay_all(game, "9C 9D 9H 4S 5C KD 6H")
    assert kinds(lay_all(game, "7S"))[:2] == ["laid", "count-closed"]


def test_r26_r27_after_a_go_the_other_lays_on_alone() -> None:
    game = at_play("six-card", ["8C 2C 2D 4H", "TC JD KH KS"])
    lay_all(game, "8C TC 4H")
    assert [event.kind for event in lay_all(game, "2C")] == ["laid"]
    assert refusal(game, 1, "go") is Refusal.NOT_TO_ACT
    events = lay_all(game, "2D")
    assert [event.points for event in events if isinstance(event, Laid)] == [2]


def test_r28_r29_one_for_go_and_two_at_31() -> None:
    game = at_play("six-card", ["KC QD AH 2S", "KH 9C 8D 7H"])
    lay_all(game, "KC KH QD")
    events = lay_all(game, "AH")
    assert [type(event) for event in events] == [Laid, CountClosed]
    assert events[1] == CountClosed(0, 31, "thirty-one", 0, game.score)
    assert isinstance(events[0], Laid)
    assert [(item.kind, item.points) for item in events[0].items] == [("thirty-one", 2)]


def test_r29_the_last_card_of_the_deal_says_last() -> None:
    game = at_play("six-card", ["8C 2C 2D 4H", "TC JD KH KS"])
    events = lay_all(game, "8C TC 4H 2C 2D JD KH KS")
    closed = [event for event in events if isinstance(event, CountClosed)]
    assert [(it.seat, it.reason, it.points) for it in closed] == [(0, "go", 1), (1, "last", 1)]


def test_r29_the_last_card_with_31_gives_two_and_no_more() -> None:
    game = at_play("six-card", ["9C QH 8C 4D", "6D 6S 9H TD"])
    before = lay_all(game, "9C 6D QH 6S 8C 9H 4D")
    assert before[-1].kind != "shown"
    laid, closed, *_ = lay_all(game, "TD")
    assert isinstance(laid, Laid)
    assert laid.points == 2
    assert closed.kind == "count-closed"
    assert isinstance(closed, CountClosed)
    assert closed.points == 0


def test_r30_single_count_leaves_cards_unplayed() -> None:
    game = at_play("five-card", ["7C 8D 6H", "TC 5D TH"], starter="QC")
    events = lay_all(game, "7C TC 8D 5D")
    assert [event.owner for event in events if isinstance(event, Shown)] == [0, 1, 1]
    shown = [event.pegged for event in events if isinstance(event, Shown)]
    assert shown[:2] == [5, 8]  # 7-8-6 with Q, 10-10-5 with Q: the hand kept, played or not
    closed = next(event for event in events if isinstance(event, CountClosed))
    assert closed.reason == "go"  # not the last card of the deal: others are still held


def test_r30_full_play_lays_every_card() -> None:
    game = at_play("seven-card", ["KC KD KH 5C 5D", "QC JD TH 4S 3C"])
    while game.state.phase is Phase.PLAY:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
    assert len(game.view(None).table) == 10


@pytest.mark.parametrize(("next_lead", "leader"), [("left_of_last", 2), ("first_go", 0)])
def test_r31_who_leads_the_next_count(next_lead: str, leader: int) -> None:
    game = at_play(
        "three-handed",
        ["9C TC TD TH", "8C 5C 2C KC", "7C QC QD JC"],
        options={"next_lead": next_lead},
    )
    lay_all(game, "9C 8C 7C 5C 2C")
    assert game.to_act == (leader,)


def test_r31_without_a_go_first_go_falls_back() -> None:
    game = at_play(
        "three-handed",
        ["TC JD 2H AS", "KC QD 3H 2S", "AH JH 9D 8C"],
        options={"next_lead": "first_go"},
    )
    events = lay_all(game, "TC KC AH JD")
    assert kinds(events)[-1] == "count-closed"
    assert game.to_act == (1,)


def test_r32_nothing_carries_over_a_closing() -> None:
    # PG18: the king led after the go makes no run and pairs nothing.
    game = at_play("six-card", ["TC QH 9D 8C", "JD KS 9S 8H"])
    lay_all(game, "TC JD QH")
    (laid,) = lay_all(game, "KS")
    assert isinstance(laid, Laid)
    assert (laid.items, laid.total) == ((), 10)


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([7, 8], [("fifteen", 2)]),
        ([3, 3], [("pair", 2)]),
        ([3, 3, 3], [("pair-royal", 6)]),
        ([3, 3, 3, 3], [("double-pair-royal", 12)]),
        ([5, 5, 5], [("fifteen", 2), ("pair-royal", 6)]),
        ([4, 6, 5], [("fifteen", 2), ("run", 3)]),
        ([2, 1, 4, 3, 5], [("fifteen", 2), ("run", 5)]),
        ([4, 5, 5, 6], []),
        ([6, 4, 6], []),
        ([10, 5, 8, 8], [("pair", 2), ("thirty-one", 2)]),
    ],
)
def test_r33_to_r37_points_for_a_card(ranks: list[int], points: list[tuple[str, int]]) -> None:
    total = sum(min(rank, 10) for rank in ranks)
    assert [(item.kind, item.points) for item in play_items(ranks, total)] == points


def test_r37_no_flush_in_the_play() -> None:
    game = at_play("six-card", ["2H TH KC QD", "9H KS JC 8D"])
    events = lay_all(game, "2H 9H TH")
    assert [event.points for event in events if isinstance(event, Laid)] == [0, 0, 0]


# --- Hands that a record does not know -------------------------------------------------------


def masked() -> Game[cribbage.State, cribbage.Action, cribbage.Event, cribbage.View]:
    """Seat 0's own record: seat 1's cards are unknown."""
    game = Game(cribbage.rules("six-card", dealer=1))
    game.play(DEALER, Deal((parse_cards("TC JD QH AS 2C 4C"), (None,) * 6)))
    game.play(0, "2C 4C")
    game.play(1, "?? ??")
    game.play(DEALER, "cut 9D")
    return game


def test_unknown_hands_may_lay_any_card_that_is_nowhere_else() -> None:
    game = masked()
    lay_all(game, "TC")
    assert Go() not in game.actions(1)
    assert refusal(game, 1, "go") is Refusal.GO_NOT_TRUE  # any card fits at 10
    assert refusal(game, 1, "TC") is Refusal.CARD_TWICE
    assert refusal(game, 1, "9D") is Refusal.CARD_TWICE
    game.play(1, "KH")
    assert game.state.kept[1] == (Card.parse("KH"), None, None, None)


def test_unknown_hands_say_go_themselves() -> None:
    game = masked()
    lay_all(game, "TC")
    game.play(1, "KH")
    lay_all(game, "JD")
    assert Go() in game.actions(1)
    assert kinds(game.play(1, "go")) == ["said-go"]
    assert game.to_act == (0,)
    game.play(0, "AS")
    assert game.state.play is not None
    assert game.state.play.total == 0


def test_unknown_who_laid_last_closes_the_count_with_a_go() -> None:
    game = masked()
    lay_all(game, "AS")
    game.play(1, "KH")
    lay_all(game, "TC")
    assert kinds(game.play(1, "9H")) == ["laid", "said-go"]  # seat 0 is stuck, seat 1 may not be
    assert game.to_act == (1,)
    assert game.actions(1)[-1] == Go()
    events = game.play(1, "go")
    assert events == (SaidGo(1, 30), CountClosed(1, 30, "go", 1, game.score))
    assert game.to_act == (0,)


def test_unknown_cribs_are_shown_without_points() -> None:
    game = masked()
    for seat, card in [(0, "TC"), (1, "KH"), (0, "JD"), (1, "go"), (0, "AS")]:
        events = game.play(seat, card)
    for card in ("2H", "QH", "3H", "4H"):
        events = game.play(game.to_act[0], card)
    shown = [event for event in events if isinstance(event, Shown)]
    assert [(it.owner, it.what, it.show is None) for it in shown] == [
        (0, "hand", False),
        (1, "hand", False),
        (1, "crib", True),
    ]
    assert shown[2].pegged == 0
