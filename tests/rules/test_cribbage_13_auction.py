"""cribbage.md section 13: the auction. A01 to A08 stand in test_cribbage_examples."""

from collections.abc import Sequence

import pytest

from pegboard.cards import Card
from pegboard.game import DEALER, Refusal
from pegboard.games.cribbage import Cut, LayAway, Shown, StarterTurned
from support.cribbage import Cribbage, dealt, play_out, refusal

HANDS = ["TC 5D 6H AS", "KC 6D 5H 9S"]


def auction(*, start: tuple[int, int] = (20, 30), **options: str) -> Cribbage:
    return dealt("auction", HANDS, options=options, start=start)[0]


def after_bids(*bids: str, starter: str = "2D", **options: str) -> Cribbage:
    """A game at the first card, after these bids, the pone's first."""
    game, thrown, turned = dealt("auction", HANDS, starter=starter, options=options, start=(20, 30))
    is_late = options.get("auction_when") == "after_discard"
    if is_late:
        _throw(game, thrown)
    for bid in bids:
        game.play(game.to_act[0], bid)
    if not is_late:
        _throw(game, thrown)
    game.play(DEALER, Cut(turned))
    return game


def _throw(game: Cribbage, thrown: Sequence[tuple[Card, ...]]) -> None:
    for seat, cards in enumerate(thrown):
        game.play(seat, LayAway(cards))


def test_r66_nobody_owns_the_crib_before_it_is_sold() -> None:
    assert auction().view(0).crib_owner is None


@pytest.mark.parametrize(
    ("when", "first"), [("before_discard", "bid"), ("after_discard", "lay-away")]
)
def test_r67_when_the_crib_is_sold(when: str, first: str) -> None:
    game, thrown, _ = dealt("auction", HANDS, options={"auction_when": when})
    assert game.state.phase == first
    if first == "lay-away":
        _throw(game, thrown)
        assert str(game.state.phase) == "bid"
        game.play(0, "pass")
        game.play(1, "pass")
        assert str(game.state.phase) == "cut"
    else:
        game.play(0, "bid 1")
        game.play(1, "pass")
        assert str(game.state.phase) == "lay-away"


def test_r68_the_pone_speaks_first_and_in_turn() -> None:
    game = auction()
    assert refusal(game, 1, "bid 1") is Refusal.NOT_TO_ACT
    game.play(0, "bid 1")
    assert refusal(game, 0, "bid 2") is Refusal.NOT_TO_ACT


@pytest.mark.parametrize(
    ("bids", "wish", "reason"),
    [
        ([], "bid 0", Refusal.BID_TOO_LOW),
        (["bid 4"], "bid 4", Refusal.BID_TOO_LOW),
        ([], "bid 30", Refusal.BID_TOO_HIGH),
        ([], "TC 5D", Refusal.WRONG_PHASE),
    ],
)
def test_r68_what_is_no_bid(bids: list[str], wish: str, reason: Refusal) -> None:
    game = auction()
    for bid in bids:
        game.play(game.to_act[0], bid)
    assert refusal(game, game.to_act[0], wish) is reason


def test_r68_a_table_may_set_the_highest_bid() -> None:
    game = auction(auction_max_bid="5")
    assert refusal(game, 0, "bid 6") is Refusal.BID_TOO_HIGH
    game.play(0, "bid 5")
    assert [game.rules.write(wish) for wish in game.actions(1)] == ["pass"]


def test_r69_after_the_pones_pass_the_dealers_bid_wins() -> None:
    game = auction()
    game.play(0, "pass")
    events = game.play(1, "bid 7")
    assert [event.kind for event in events] == ["bid-made", "crib-sold"]
    assert (game.state.crib_owner, game.score) == (1, (20, 23))


def test_r69_forced_opening() -> None:
    game = auction(auction_opening="forced")
    assert refusal(game, 0, "pass") is Refusal.MUST_BID
    assert "pass" not in [game.rules.write(wish) for wish in game.actions(0)]


def test_r69_who_cannot_afford_to_open_passes() -> None:
    game = auction(start=(0, 5), auction_opening="forced", auction_negative="cap")
    assert [game.rules.write(wish) for wish in game.actions(0)] == ["pass"]
    game.play(0, "pass")
    assert game.to_act == (1,)


def test_r70_the_price_is_paid_at_once_and_may_lead_below_zero() -> None:
    game = auction(start=(2, 5))
    game.play(0, "bid 6")
    game.play(1, "pass")
    assert game.score == (-4, 5)
    assert game.view(0).back_pegs == (2, 5)


def test_r70_cap() -> None:
    game = auction(start=(2, 5), auction_negative="cap")
    assert refusal(game, 0, "bid 3") is Refusal.BID_TOO_HIGH
    game.play(0, "bid 2")
    assert [game.rules.write(wish) for wish in game.actions(1)] == [
        "pass",
        "bid 3",
        "bid 4",
        "bid 5",
    ]


@pytest.mark.parametrize(
    ("bids", "leader"),
    [(["bid 1", "pass"], 0), (["bid 1", "bid 2", "pass"], 1), (["pass", "pass"], 0)],
)
def test_r71_who_leads(bids: list[str], leader: int) -> None:
    assert after_bids(*bids).to_act == (leader,)


@pytest.mark.parametrize(("heels", "side"), [("dealer", 1), ("owner", 0)])
def test_r72_who_gets_heels(heels: str, side: int) -> None:
    game = after_bids("bid 1", "pass", starter="JD", auction_heels=heels)
    turned = next(event for event in game.events if isinstance(event, StarterTurned))
    assert (turned.heels, turned.side) == (2, side)


def test_r72_owner_of_a_free_crib_is_the_dealer() -> None:
    game = after_bids("pass", "pass", starter="JD", auction_heels="owner")
    assert game.score == (20, 32)


@pytest.mark.parametrize(
    ("bids", "option", "order"),
    [
        (["bid 1", "pass"], "hand_and_crib", ["0 hand", "0 crib", "1 hand"]),
        (["bid 1", "bid 2", "pass"], "hand_and_crib", ["1 hand", "1 crib", "0 hand"]),
        (["bid 1", "bid 2", "pass"], "crib_last", ["1 hand", "0 hand", "1 crib"]),
        (["pass", "pass"], "hand_and_crib", ["0 hand", "1 hand", "1 crib"]),
    ],
)
def test_r73_the_order_of_the_show(bids: list[str], option: str, order: list[str]) -> None:
    events = play_out(after_bids(*bids, auction_show=option))
    assert [f"{it.owner} {it.what}" for it in events if isinstance(it, Shown)] == order


def test_vr14_the_buyer_scores_the_crib_although_the_other_deals() -> None:
    events = play_out(after_bids("bid 3", "pass"))
    crib = next(it for it in events if isinstance(it, Shown) and it.what == "crib")
    assert (crib.owner, crib.side) == (0, 0)


def test_bidding_after_the_discard_ends_in_the_cut() -> None:
    assert after_bids("bid 1", "pass", auction_when="after_discard").to_act == (0,)
