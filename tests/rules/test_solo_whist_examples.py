"""Every Solo Whist entry of the worked examples (scoring-examples.md section 5)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pegboard.cards import Card
from pegboard.game import Refused
from pegboard.games.solo_whist import (
    Auction,
    Contract,
    ContractMade,
    ThrownIn,
    changes,
    general_changes,
    is_made,
    trick_winner,
)
from support.solo import GENERAL, Solo, dealt, of_kind, offered, suit_of

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "scoring-examples.json").read_text(encoding="utf-8")
)["solo_whist"]

WORDS = {"open_misere": "open", "throw_in": "throw-in"}
CONTRACTS = {"open_misere": "open", "prop_cop": "prop"}
"""The fixture's older names (record-format.md)."""


def word_of(game: Solo, seat: int, word: str) -> str:
    """The record's word; eldest's declining is called a pass in the fixture."""
    if word == "pass" and "decline" in offered(game, seat):
        return "decline"
    return WORDS.get(word, word)


def named(entries: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(entry, id=entry["id"]) for entry in entries]


def test_every_part_of_the_fixture_is_read() -> None:
    assert EXAMPLES.keys() == {
        "auction_count",
        "auctions",
        "auctions_illegal",
        "general_misere",
        "scores",
        "tricks",
    }


@pytest.mark.parametrize("entry", named(EXAMPLES["auctions"]))
def test_auctions(entry: dict[str, Any]) -> None:
    game = dealt()
    for seat, word in entry["calls"]:
        assert game.to_act == (seat,)
        game.play(seat, word_of(game, seat, word))
    if entry["result"] in {"redeal", "all_pass"}:
        cause = "all-pass" if entry["result"] == "all_pass" else "proposal"
        (thrown,) = of_kind(game.events, "thrown-in")
        assert isinstance(thrown, ThrownIn)
        assert thrown.cause == cause
        return
    (made,) = of_kind(game.events, "contract-made")
    assert isinstance(made, ContractMade)
    assert made.contract.value == CONTRACTS.get(entry["result"], entry["result"])
    assert list(made.declarers) == entry["players"]


@pytest.mark.parametrize("entry", EXAMPLES["auctions_illegal"], ids=lambda entry: entry["why"])
def test_calls_that_must_be_refused(entry: dict[str, Any]) -> None:
    game = dealt()
    *before, (seat, last) = entry["calls"]
    for other, word in before:
        game.play(other, word_of(game, other, word))
    state = game.state
    with pytest.raises(Refused):
        game.play(seat, WORDS.get(str(last), str(last)))
    assert game.state == state


def results(auction: Auction) -> Counter[str]:
    """The results of every complete auction that begins like this one."""
    if auction.turn is not None:
        found = Counter[str]()
        for word in auction.words:
            found += results(auction.after(word))
        return found
    if auction.is_thrown_in:
        return Counter(["redeal"])
    if auction.standing is None:
        return Counter(["all_pass"])
    names = {new: old for old, new in CONTRACTS.items()}
    return Counter([names.get(auction.standing.value, auction.standing.value)])


@pytest.mark.parametrize("eldest", range(4))
def test_w15_there_are_2744_auctions(eldest: int) -> None:
    found = results(Auction(eldest))
    assert found.total() == EXAMPLES["auction_count"]["total"] == 2744
    assert dict(found) == EXAMPLES["auction_count"]["by_result"]


@pytest.mark.parametrize("scoring", ["units", "hoyle6"])
@pytest.mark.parametrize("entry", EXAMPLES["scores"], ids=str)
def test_points(entry: dict[str, Any], scoring: Any) -> None:  # noqa: ANN401 - a literal
    contract = Contract(CONTRACTS.get(entry["contract"], entry["contract"]))
    points = changes(contract, entry["declarers"], entry["tricks"], scoring)
    assert list(points) == entry[scoring]
    made = is_made(contract, entry["tricks"])
    assert made == (points[entry["declarers"][0]] > 0)


@pytest.mark.parametrize("loser", ["last_trick", "most_tricks"])
@pytest.mark.parametrize("entry", EXAMPLES["general_misere"], ids=str)
def test_points_of_a_general_misere(entry: dict[str, Any], loser: Any) -> None:  # noqa: ANN401 - a literal
    points = general_changes(entry["tricks"], entry["last"], loser, "units")
    assert list(points) == entry[loser]
    six = general_changes(entry["tricks"], entry["last"], loser, "hoyle6")
    assert list(six) == [6 * point for point in entry[loser]]


@pytest.mark.parametrize("entry", named(EXAMPLES["tricks"]))
def test_tricks(entry: dict[str, Any]) -> None:
    seats = [seat for seat, _ in entry["trick"]]
    assert seats == [(seats[0] + step) % 4 for step in range(4)]
    cards = [Card.parse(text.upper()) for _, text in entry["trick"]]
    assert trick_winner(seats[0], cards, suit_of(entry["trump"])) == entry["winner"]


def test_the_fixture_has_an_auction_for_the_general_misere() -> None:
    game = dealt(options=GENERAL)
    (entry,) = [entry for entry in EXAMPLES["auctions"] if entry["id"] == "W12"]
    for seat, word in entry["calls"]:
        game.play(seat, word)
    assert game.view(None).contract is Contract.GENERAL_MISERE
