"""The oracle of Écarté against the worked examples, so that it may be trusted."""

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.ecarte_oracle import PACK, game_value, legal, points_for_tricks, second_wins

DATA = Path(__file__).parents[1] / "data" / "scoring-examples.json"
EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(DATA.read_text(encoding="utf-8"))["ecarte"]


@pytest.mark.parametrize("example", EXAMPLES["legal"], ids=lambda it: it["id"])
def test_what_the_follower_may_play(example: dict[str, Any]) -> None:
    hand = [card.upper() for card in example["hand"]]
    found = legal(hand, example["led"].upper(), example["trump"].upper())
    assert sorted(found) == sorted(card.upper() for card in example["legal"])


@pytest.mark.parametrize("example", EXAMPLES["tricks"])
def test_points_for_tricks(example: dict[str, Any]) -> None:
    points = points_for_tricks(example["situation"], example["elder_tricks"])
    assert points == (example["elder"], example["dealer"])


def test_one_card_of_each_pair_takes_the_trick_whoever_leads_in_a_suit() -> None:
    for suit in "CDHS":
        cards = [card for card in PACK if card[1] == suit]
        for led in cards:
            for other in cards:
                if led != other:
                    assert second_wins(led, other, "H") is not second_wins(other, led, "H")


def test_game_values() -> None:
    assert [game_value("by_loser", loser) for loser in range(5)] == [3, 2, 2, 1, 1]
    assert {game_value("single", loser) for loser in range(5)} == {1}
