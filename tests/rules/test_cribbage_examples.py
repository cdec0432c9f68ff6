"""Every cribbage entry of the worked examples (scoring-examples.md), by its id."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pegboard.cards import Card
from pegboard.game import DEALER, Game, Match, Refusal, Refused
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    CountClosed,
    CribSold,
    Cut,
    Laid,
    Lay,
    LayAway,
    Phase,
    SaidGo,
    Shown,
    play_items,
    show,
)
from pegboard.games.cribbage._end import degree
from pegboard.games.cribbage._options import Options
from pegboard.games.cribbage._state import Board
from support.cribbage import at_play, by_ranks, dealt, hands_worth, play_out, result_of

EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "scoring-examples.json").read_text()
)["cribbage"]
RANKS = "A23456789TJQK"
VARIANT_OF = {
    ("single", 2, 3): "five-card",
    ("full", 2, 4): "six-card",
    ("full", 2, 5): "seven-card",
    ("full", 3, 4): "three-handed",
    ("full", 4, 4): "partners",
}


def examples(kind: str) -> list[Any]:
    return [
        pytest.param(example, id=str(example.get("id", number)))
        for number, example in enumerate(EXAMPLES[kind])
    ]


def card(text: str) -> Card:
    return Card.parse(text.upper())


@pytest.mark.parametrize("example", examples("show"))
def test_show(example: dict[str, Any]) -> None:
    cards = [card(text) for text in example["cards"]]
    counted = show(cards, card(example["starter"]), is_crib=example["crib"])
    assert len(cards) == (4 if example["crib"] else example["kept"])
    assert counted.points("fifteen") == example["fifteens"]
    assert counted.points("pair", "pair-royal", "double-pair-royal") == example["pairs"]
    assert counted.points("run") == example["runs"]
    assert counted.points("flush") == example["flush"]
    assert counted.points("nobs") == example["nobs"]
    assert counted.total == example["total"]


@pytest.mark.parametrize("example", examples("pegging"))
def test_pegging(example: dict[str, Any]) -> None:
    ranks = [RANKS.index(letter) + 1 for letter in example["ranks"]]
    totals = [sum(min(rank, 10) for rank in ranks[: end + 1]) for end in range(len(ranks))]
    points = [
        sum(item.points for item in play_items(ranks[: end + 1], total))
        for end, total in enumerate(totals)
    ]
    assert totals == example["totals"]
    assert points == example["points"]


@pytest.mark.parametrize("example", examples("deals"))
def test_deal(example: dict[str, Any]) -> None:
    hands = by_ranks(example["hands"])
    variant = VARIANT_OF[example["play"], len(hands), len(hands[0])]
    options = {"next_lead": example["next_lead"]} if len(hands) > 2 else {}
    game = at_play(variant, hands, options=options)
    told: list[list[Any]] = []
    for letter in example["order"]:
        seat = game.to_act[0]
        held = next(c for c in game.state.hands[seat] if c and c.rank.letter == letter)
        for event in game.play(seat, Lay(held)):
            told += as_example(event)
    assert told == example["events"]
    pegged = [0] * len(hands)
    for what, of, *rest in told:
        if what == "play":
            pegged[of] += sum(rest[2].values())
        elif what == "last":
            pegged[of] += rest[0]
    assert pegged == example["pegged"]


def as_example(event: cribbage.Event) -> list[list[Any]]:
    match event:
        case Laid():
            points: dict[str, int] = {}
            for item in event.items:
                word = {"fifteen": "fifteen", "run": "run", "thirty-one": "thirtyone"}
                name = word.get(item.kind, "pair")
                points[name] = item.points
            return [["play", event.seat, event.card.rank.letter, event.total, points]]
        case SaidGo():
            return [["go", event.seat]]
        case CountClosed(reason="thirty-one"):
            return [["thirtyone", event.seat]]
        case CountClosed():
            return [["last", event.seat, event.points]]
        case _:
            return []


@pytest.mark.parametrize("example", examples("pegging_checksums")[:4])
def test_pegging_checksum(example: dict[str, Any]) -> None:
    check_pegging_sums(example)


@pytest.mark.deep
@pytest.mark.parametrize("example", examples("pegging_checksums")[4:])
def test_long_pegging_checksum(example: dict[str, Any]) -> None:
    check_pegging_sums(example)


def check_pegging_sums(example: dict[str, Any]) -> None:
    length = example["cards"]
    sums = {"sequences": 0, "points": 0, "fifteen": 0, "pair": 0, "run": 0, "thirtyone": 0}

    def extend(ranks: list[int], total: int) -> None:
        if len(ranks) == length:
            sums["sequences"] += 1
            for item in play_items(ranks, total):
                name = {"fifteen": "fifteen", "run": "run", "thirty-one": "thirtyone"}
                sums[name.get(item.kind, "pair")] += item.points
                sums["points"] += item.points
            return
        for rank in range(1, 14):
            if ranks.count(rank) < 4 and total + min(rank, 10) <= 31:
                extend([*ranks, rank], total + min(rank, 10))

    extend([], 0)
    assert sums == {name: example[name] for name in sums}


@pytest.mark.parametrize("example", examples("game_value"))
def test_game_value(example: dict[str, Any]) -> None:
    options = Options(
        target=example["target"],
        mars_rule=example["rule"],
        double_skunk_value=example["double_skunk_value"],
    )
    assert degree(options, example["loser"])[1] == example["games"]


@pytest.mark.parametrize("example", examples("auctions"))
def test_auction(example: dict[str, Any]) -> None:
    game, thrown, starter = dealt(
        "auction",
        ["2C 4C 6D 8D", "2H 4H 6S 8S"],
        starter="KD",
        options=example["options"],
        start=example["score_before"],
    )
    seat_of = {"P": 0, "D": 1}
    events: list[cribbage.Event] = []
    for who, call in example["calls"]:
        assert game.to_act == (seat_of[who],)
        events += game.play(seat_of[who], call if call == "pass" else f"bid {call}")
    sold = next(event for event in events if isinstance(event, CribSold))
    assert (sold.owner, sold.price) == (seat_of[example["owner"]], example["price"])
    assert list(game.score) == example["score_after"]
    for seat, cards in enumerate(thrown):
        game.play(seat, LayAway(cards))
    game.play(DEALER, Cut(starter))
    assert game.to_act == (seat_of[example["leader"]],)
    shown: list[str] = []
    while game.state.phase is Phase.PLAY:
        seat = game.to_act[0]
        happened = game.play(seat, game.actions(seat)[0])
        shows = [event for event in happened if isinstance(event, Shown)]
        shown += [f"{'PD'[event.owner]} {event.what}" for event in shows]
    assert shown == example["show"]


@pytest.mark.parametrize("example", examples("auctions_illegal"))
def test_auction_refuses_the_last_call(example: dict[str, Any]) -> None:
    game, _, _ = dealt(
        "auction",
        ["2C 4C 6D 8D", "2H 4H 6S 8S"],
        options=example["options"],
        start=example["score"],
    )
    *calls, (who, last) = [
        ("PD".index(who), call if call == "pass" else f"bid {call}")
        for who, call in example["calls"]
    ]
    for seat, call in calls:
        game.play(seat, call)
    before = game.state
    with pytest.raises(Refused):
        game.play(who, last)
    assert game.state == before


@pytest.mark.parametrize("example", examples("manual_counting"))
def test_manual_counting(example: dict[str, Any]) -> None:
    hand = {12: "7D 8C 8D 9H", 0: "2C 4D 6H 8S", 8: "7C 7D 8H AS"}[example["true"]]
    starter = {12: "KS", 0: "KD", 8: "2H"}[example["true"]]
    muggins = example["muggins"]
    options = {"counting": "manual"} | ({} if muggins == "off" else {"muggins": "on"})
    game = at_play("six-card", [hand, "QC QS 3C 3S"], starter=starter, options=options)
    while game.state.phase is Phase.PLAY:
        game.play(game.to_act[0], game.actions(game.to_act[0])[0])
    before = game.score
    game.play(0, f"claim {example['claim']}")
    if muggins != "off":
        game.play(1, "no-muggins" if muggins == "none" else f"muggins {muggins}")
    gained = [now - then for now, then in zip(game.score, before, strict=True)]
    assert gained == [example["owner"], example["opponent"]]
    assert game.state.shows[0].show is not None
    assert game.state.shows[0].show.total == example["true"]


@pytest.mark.parametrize("example", examples("matches"))
def test_match(example: dict[str, Any]) -> None:
    match = Match.new(example["games"], match_format=example["format"])
    for winner, is_mars in example["course"]:
        assert not match.over
        loser = "AB".index({"A": "B", "B": "A"}[winner])
        score = 40 if is_mars else 100
        rules = cribbage.rules("six-card", dealer=0, start=[score, score])
        result = rules.apply(rules.start(), loser, cribbage.Resign()).state.result
        assert result is not None
        match = match.after(result, first_dealer=0)
    assert match.over
    assert match.played == example["played"]
    assert list(match.wins) == example["tally"]
    assert match.winner == (None if example["winner"] is None else "AB".index(example["winner"]))


# --- The ends of games ---------------------------------------------------------------------


@pytest.mark.parametrize("example", examples("game_end"))
def test_game_end_on_the_board(example: dict[str, Any]) -> None:
    sides = sorted(example["before"], reverse=True)  # P before D
    before = tuple(example["before"][side] for side in sides)
    board = Board(before, before)
    for side, points, _what in example["events"]:
        if max(board.scores) < example["target"]:
            board = board.peg(sides.index(side), points, example["target"])
    assert dict(zip(sides, board.scores, strict=True)) == example["final"]
    winners = [s for s, at in zip(sides, board.scores, strict=True) if at == example["target"]]
    assert winners == ([example["winner"]] if example["winner"] else [])


def test_g01_heels_win_before_a_card_is_led() -> None:
    game = at_play("six-card", ["2C 4C 6D 8D", "2H 4H 6S 8S"], starter="JD", start=(120, 119))
    assert game.score == (120, 121)
    assert result_of(game).winner == 1
    with pytest.raises(Refused) as refused:
        game.play(0, "2C")
    assert refused.value.reason is Refusal.GAME_OVER


@pytest.mark.parametrize(
    ("variant", "before", "worth", "final", "owners"),
    [
        ("six-card", (117, 115), [4, 12, 8], (121, 115), [0]),  # G02
        ("six-card", (110, 113), [6, 10, 5], (116, 121), [0, 1]),  # G03
        ("seven-card", (150, 176), [46, 5, 2], (181, 176), [0]),  # G07
    ],
)
def test_the_show_ends_where_somebody_reaches_the_target(
    variant: str,
    before: tuple[int, int],
    worth: Sequence[int],
    final: tuple[int, int],
    owners: list[int],
) -> None:
    starter, (*kept, crib) = hands_worth(variant, worth)
    settings: dict[str, Any] = {"starter": starter, "crib": crib}
    trial = at_play(variant, kept, start=(0, 0), **settings)
    pegged = pegged_in_play(play_out(trial))
    start = tuple(then - points for then, points in zip(before, pegged, strict=True))
    game = at_play(variant, kept, start=start, **settings)
    events = play_out(game)
    assert game.score == final
    assert [event.owner for event in events if isinstance(event, Shown)] == owners
    assert result_of(game).winner == final.index(max(final))


def pegged_in_play(events: Sequence[cribbage.Event]) -> tuple[int, ...]:
    scores = [e.scores for e in events if isinstance(e, Laid | CountClosed)]
    return scores[-1]


def test_g04_the_bonus_can_win() -> None:
    options = {"pone_bonus": "each_deal"}
    game = Game(cribbage.rules("five-card", options, dealer=1, start=(58, 40)))
    game.play(DEALER, "bonus 0")
    assert game.score == (61, 40)
    assert result_of(game).winner == 0


def test_g05_the_bonus_of_the_first_deal() -> None:
    game = Game(cribbage.rules("five-card", dealer=1))
    game.play(DEALER, "bonus 0")
    assert game.score == (3, 0)
    assert game.result is None


def test_g06_one_for_go_wins() -> None:
    game = at_play("six-card", ["7C 8C 9C 9D", "TC 5C TD TH"], start=(120, 120))
    for card_ in "7C", "TC", "8C", "5C":
        events = game.play(game.to_act[0], card_)
    assert game.score == (120, 121)
    closed = next(event for event in events if isinstance(event, CountClosed))
    assert (closed.seat, closed.reason, closed.points) == (1, "go", 1)
