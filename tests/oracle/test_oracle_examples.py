"""The oracle against the worked examples (scoring-examples.md), so that it may be trusted."""

import csv
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oracle.cribbage_counting import (
    PACK,
    RANKS,
    histogram,
    pips_of,
    points_by_kind,
    quick_total,
    show,
    total,
)
from oracle.cribbage_oracle import (
    VARIANTS,
    Choices,
    Event,
    GameOverError,
    Table,
    Wish,
    bidding,
    game,
    game_value,
    muggins,
    order_of_show,
    play_cards,
    play_game,
    points_for,
    show_hands,
)

TEST_TABLES = Path(__file__).parents[1] / "data"
EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(
    (TEST_TABLES / "scoring-examples.json").read_text(encoding="utf-8")
)["cribbage"]


def named(key: str) -> list[Any]:
    return [
        pytest.param(row, id=str(row.get("id", number))) for number, row in enumerate(EXAMPLES[key])
    ]


def table_of(
    variant: str, options: Mapping[str, str], scores: Sequence[int] | None = None
) -> tuple[Table, list[Event]]:
    table = Table(variant, options, lambda _: PACK, scores)
    return table, table.events


def card(text: str) -> str:
    return text.upper()


# --- Show ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", named("show"))
def test_shows(row: dict[str, Any]) -> None:
    hand, starter = [card(text) for text in row["cards"]], card(row["starter"])
    found = show(hand, starter, crib=row["crib"])
    assert points_by_kind(found) == {
        "fifteen": row["fifteens"],
        "pair": row["pairs"],
        "run": row["runs"],
        "flush": row["flush"],
        "nobs": row["nobs"],
    }
    assert total(found) == quick_total(hand, starter, crib=row["crib"]) == row["total"]


@pytest.mark.parametrize("row", EXAMPLES["distributions"])
def test_distributions(row: dict[str, Any]) -> None:
    unsuited = not row["crib"] or row["crib_flush"] == "four"
    found = +histogram(row["kept"], unsuited_flush=unsuited)
    assert found == Counter({int(value): many for value, many in row["histogram"].items()})
    assert found.total() == row["count"]
    assert sum(value * many for value, many in found.items()) == row["sum"]


def published() -> tuple[Counter[int], Counter[int]]:
    """All 12,994,800 choices by value, as a hand and as a crib."""
    path = TEST_TABLES / "score_distribution_12994800.csv"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    rows = list(csv.DictReader(lines))
    hands = Counter({int(row["score"]): int(row["hand_count"]) for row in rows})
    cribs = Counter({int(row["score"]): int(row["crib_count"]) for row in rows})
    return +hands, +cribs


def test_all_hands_by_formula() -> None:
    hands, cribs = published()
    assert hands.total() == cribs.total() == 12_994_800
    assert +histogram(4) == hands
    assert +histogram(4, unsuited_flush=False) == cribs


@pytest.mark.deep
@pytest.mark.timeout(1800)
def test_all_hands_card_by_card() -> None:
    hands: Counter[int] = Counter()
    cribs: Counter[int] = Counter()
    for hand in combinations(PACK, 4):
        suited = len({text[1] for text in hand}) == 1
        for starter in PACK:
            if starter in hand:
                continue
            value = quick_total(hand, starter)
            hands[value] += 1
            cribs[quick_total(hand, starter, crib=True) if suited else value] += 1
    assert (hands, cribs) == published()


# --- Play ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", named("pegging"))
def test_single_counts(row: dict[str, Any]) -> None:
    count = [rank + "C" for rank in row["ranks"]]
    pegged = [
        sum(points for _, points in points_for(count[: laid + 1]).values())
        for laid in range(len(count))
    ]
    assert pegged == row["points"]


def sequences(cards: int) -> Iterator[list[str]]:
    """All orders of *cards* ranks that fit a count."""

    def grow(count: list[str], pips: int) -> Iterator[list[str]]:
        if len(count) == cards:
            yield count
            return
        for rank in RANKS:
            more = pips + min(RANKS.index(rank) + 1, 10)
            if more <= 31 and count.count(rank) < 4:
                yield from grow([*count, rank], more)

    return grow([], 0)


@pytest.mark.parametrize("row", EXAMPLES["pegging_checksums"][:4])
def test_checksums_of_the_play(row: dict[str, Any]) -> None:
    check_sequences(row)


@pytest.mark.deep
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("row", EXAMPLES["pegging_checksums"][4:])
def test_long_checksums_of_the_play(row: dict[str, Any]) -> None:
    check_sequences(row)


def check_sequences(row: dict[str, Any]) -> None:
    kinds: Counter[str] = Counter()
    many = 0
    for count in sequences(row["cards"]):
        many += 1
        for reason, (_, points) in points_for(count).items():
            kinds[reason] += points
    assert many == row["sequences"]
    assert kinds["fifteen"] == row["fifteen"]
    assert kinds["run"] == row["run"]
    assert kinds["thirty-one"] == row["thirtyone"]
    pairs = kinds["pair"] + kinds["pair-royal"] + kinds["double-pair-royal"]
    assert pairs == row["pair"]
    assert kinds.total() == row["points"]


def with_suits(hands: Sequence[Sequence[str]]) -> list[list[str]]:
    seen: Counter[str] = Counter()
    dressed: list[list[str]] = []
    for hand in hands:
        dressed.append([])
        for rank in hand:
            dressed[-1].append(rank + "CDHS"[seen[rank]])
            seen[rank] += 1
    return dressed


def short(event: Event) -> list[Any]:
    """An event of the play in the manner of the examples."""
    if event[0] == "laid":
        reasons = {
            "pair" if "pair" in reason else reason.replace("-", ""): points
            for reason, (_, points) in event[4].items()
        }
        return ["play", event[1], event[2][0], event[3], reasons]
    if event[0] == "go":
        return ["go", event[1]]
    return ["thirtyone", event[1]] if event[3] == "thirty-one" else ["last", event[1], event[4]]


@pytest.mark.parametrize("row", named("deals"))
def test_deals(row: dict[str, Any]) -> None:
    players = len(row["hands"])
    single = row["play"] == "single"
    variant = {2: "five-card" if single else "six-card", 3: "three-handed", 4: "four-handed"}
    options = {"next_lead": row["next_lead"]} if players > 2 else {}
    table, events = table_of(variant[players], options)
    table.dealer = players - 1
    table.kept = [tuple(hand) for hand in with_suits(row["hands"])]
    order = list(row["order"])

    def next_card(choices: Choices) -> Wish:
        ((seat, cards),) = choices.items()
        rank = order.pop(0)
        return seat, next(text for text in sorted(cards) if text[0] == rank)

    play_game(play_cards(table), next_card)
    assert [short(event) for event in events] == row["events"]
    assert table.scores == row["pegged"]
    assert not order


# --- Ends, auctions, hand counting ----------------------------------------------------------------


@pytest.mark.parametrize("row", named("game_end"))
def test_ends_of_games(row: dict[str, Any]) -> None:
    # The points are given; what is tried is who wins by them and with what score.
    names = list(row["before"])
    variant = "partners" if "AC" in names else "six-card"
    table, events = table_of(variant, {"target": str(row["target"])}, list(row["before"].values()))
    winner = None
    try:
        for name, points, _ in row["events"]:
            table.add(names.index(name), points)
            table.win_check()
    except GameOverError:
        winner = names[events[-1][1]]
    assert winner == row["winner"]
    assert dict(zip(names, table.scores, strict=True)) == row["final"]


@pytest.mark.parametrize("row", EXAMPLES["game_value"])
def test_values_of_games(row: dict[str, Any]) -> None:
    options = {"mars_rule": row["rule"], "double_skunk_value": str(row["double_skunk_value"])}
    assert game_value(row["target"], row["loser"], options)[0] == row["games"]


def bid_out(row: dict[str, Any], scores: Sequence[int]) -> tuple[Table, list[Event]]:
    """Seat 0 is the pone, seat 1 the dealer. Raises ValueError at a call that is refused."""
    table, events = table_of("auction", row["options"], scores)
    table.dealer = table.owner = 1
    moves = bidding(table)
    choices = next(moves)
    over = False
    for name, call in row["calls"]:
        seat = "PD".index(name)
        wish = call if call == "pass" else f"bid {call}"
        if over or wish not in choices.get(seat, set()):
            message = f"{seat} {wish}"
            raise ValueError(message)
        try:
            choices = moves.send((seat, wish))
        except StopIteration:
            over = True
    assert over
    return table, events


@pytest.mark.parametrize("row", named("auctions"))
def test_auctions(row: dict[str, Any]) -> None:
    table, events = bid_out(row, row["score_before"])
    assert "PD"[table.owner] == row["owner"]
    assert table.scores == row["score_after"]
    assert ["PD"[seat] + f" {what}" for seat, what in order_of_show(table)] == row["show"]
    leader = table.owner if table.sold else table.pone()
    assert "PD"[leader] == row["leader"]
    if row["price"]:
        assert events[-1][:3] == ("sold", table.owner, row["price"])


@pytest.mark.parametrize("row", EXAMPLES["auctions_illegal"])
def test_refused_calls(row: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\d"):
        bid_out(row, row["score"])


@pytest.mark.parametrize("row", EXAMPLES["manual_counting"])
def test_counting_by_hand(row: dict[str, Any]) -> None:
    table, events = table_of("six-card", {"muggins": "on"})
    owner = min(row["claim"], row["true"])
    table.add(0, owner)
    if row["muggins"] != "off" and owner < row["true"]:
        call = "no-muggins" if row["muggins"] == "none" else f"muggins {row['muggins']}"
        play_game(muggins(table, 0, row["true"] - owner, 29), lambda _: (1, call))
    assert table.scores == [row["owner"], row["opponent"]]
    assert len(events) == (row["muggins"] != "off")


def test_claims_peg_what_is_true_of_them() -> None:
    for row in EXAMPLES["manual_counting"]:
        table, events = table_of("six-card", {"counting": "manual"})
        table.dealer = table.owner = 1
        table.kept = [HANDS_WORTH[row["true"]], HANDS_WORTH[0]]
        table.crib, table.starter = ("3C", "9D", "QC", "7D"), "KH"
        play_game(show_hands(table), ClaimsFirst(row["claim"]))
        first = next(event for event in events if event[0] == "show")
        assert first[4] == row["owner"]


HANDS_WORTH = {
    0: ("2C", "4D", "6S", "8C"),
    8: ("5C", "QD", "KD", "2H"),
    12: ("5C", "TC", "JD", "QS"),
}


class ClaimsFirst:
    """Names one number for the first hand, and nothing for the others."""

    def __init__(self, points: int) -> None:
        self.points = points

    def __call__(self, choices: Choices) -> Wish:
        (seat,) = choices
        points, self.points = self.points, 0
        return seat, f"claim {points}"


# --- Whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_keeps_the_rules_properties(variant: str) -> None:
    """Section 17: as many cards laid as kept, every count closed once, losers below the target."""
    chance = Random(variant)  # noqa: S311 - a test's chance need not be unguessable
    table = Table(variant, {}, lambda _: chance.sample(PACK, 52))

    def decide(choices: Choices) -> Wish:
        seat = chance.choice(sorted(choices))
        wishes = sorted(choices[seat])
        cheap = [wish for wish in wishes if wish in ("pass", "bid 1", "bid 2", "bid 3")]
        return seat, chance.choice(cheap or wishes)  # a game of dear cribs would not end

    play_game(game(table), decide)
    events = table.events
    assert events[0][0] == "lot"
    name, winner, scores, *_ = events[-1]
    assert name == "over"
    assert scores[winner] == max(scores) == VARIANTS[variant][5]
    assert sorted(scores)[-2] < VARIANTS[variant][5]
    _, _, _, thrown, play, _, _ = VARIANTS[variant]
    deals = [number for number, event in enumerate(events) if event[0] == "dealt"]
    for begin, end in pairwise(deals):
        deal = events[begin:end]
        laid = [event for event in deal if event[0] == "laid"]
        held = sum(len(hand) - thrown for hand in deal[0][3])
        assert len(laid) == held or (play == "single_count" and len(laid) < held)
        closed = [event for event in deal if event[0] == "closed"]
        openings = [event for event in laid if event[3] == pips_of(event[2])]
        assert len(closed) == len(openings)
