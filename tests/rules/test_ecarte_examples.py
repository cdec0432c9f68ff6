"""The Écarté part of ``tests/data/scoring-examples.json``."""

import json
import re
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from pegboard.cards import Card, Suit
from pegboard.games.ecarte import PACK, Drawn, beats, legal, trick_points
from pegboard.testing import shuffled
from support.ecarte import DEALS, ELDER, act, dealt, exchange, play_tricks, settled

DATA = Path(__file__).parents[1] / "data" / "scoring-examples.json"
EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(DATA.read_text(encoding="utf-8"))["ecarte"]
READ = {"deals", "double_dummy", "exchanges", "legal", "legal_checksums", "tricks"}


def card(text: str) -> Card:
    return Card.parse(text.upper())


def examples(kind: str, name: str = "id") -> list[Any]:
    return [pytest.param(it, id=id_of(it.get(name, at))) for at, it in enumerate(EXAMPLES[kind])]


def id_of(name: object) -> str:
    return re.sub(r"\W+", "-", str(name)).strip("-")


def test_every_kind_of_example_is_read() -> None:
    assert set(EXAMPLES) == READ


@pytest.mark.parametrize("example", examples("legal"))
def test_what_the_follower_may_play(example: dict[str, Any]) -> None:
    hand = [card(text) for text in example["hand"]]
    found = legal(hand, card(example["led"]), Suit(example["trump"].upper()))
    assert set(found) == {card(text) for text in example["legal"]}


@pytest.mark.parametrize("example", examples("legal_checksums", "led"))
def test_legal_cards_of_all_hands_together(example: dict[str, Any]) -> None:
    led, trumps = card(example["led"]), Suit(example["trump"].upper())
    counts = [
        len(legal(hand, led, trumps)) for hand in combinations((it for it in PACK if it != led), 5)
    ]
    assert (len(counts), sum(counts)) == (169_911, example["sum"])


@pytest.mark.parametrize("example", examples("tricks"))
def test_points_for_tricks(example: dict[str, Any]) -> None:
    points = trick_points(example["situation"], example["elder_tricks"])
    assert points == (example["elder"], example["dealer"])


@pytest.mark.parametrize("example", examples("deals"))
def test_deals_inside_a_game(example: dict[str, Any]) -> None:
    """Each is played from the deal on, as far as the game goes."""
    start, king = tuple(example["before"]), {"E": ELDER, "D": DEALS, None: None}
    turned = "KH" if example["turned_king"] else "7H"
    game = dealt(turned=turned, start=start)
    if game.result is None:
        holder = king[example["announced"]]
        game = settled(
            example["situation"], example["elder_tricks"], king=holder, turned=turned, start=start
        )
        if holder == DEALS:
            act(game, f"0 {game.state.hands[ELDER][0]}")
        if holder is not None:
            act(game, f"{holder} king")
    if game.result is None:
        play_tricks(game, example["elder_tricks"])
    assert list(game.score) == example["after"]
    winner = None if game.result is None else "ED"[game.result.winner or 0]
    assert winner == example["winner"]


@pytest.mark.parametrize("example", examples("exchanges"))
def test_numbers_of_stock_and_discards(example: dict[str, Any]) -> None:
    game = dealt(packs=shuffled(5, PACK))
    for (elder, dealer), stock, discards in zip(
        example["exchanges"], example["stock"], example["discards"], strict=True
    ):
        exchange(game, elder, dealer)
        view = game.view(None)
        assert (view.stock, view.aside) == (stock, discards)
    assert game.view(None).reshuffles == example["reshuffles"]
    drawn = [event for event in game.events if isinstance(event, Drawn)]
    assert sum(event.reshuffled for event in drawn) == example["reshuffles"]


# --- Double dummy -----------------------------------------------------------------------------


class DoubleDummy:
    """Whether elder, leading first, can take three tricks when both sides see all cards.

    Hands are sets of bits over *elder* and *dealer*, five cards each.
    """

    def __init__(self, elder: tuple[Card, ...], dealer: tuple[Card, ...], trumps: Suit) -> None:
        self._hands = (elder, dealer)
        self._trumps = trumps
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def has_majority(self) -> bool:
        return self._wins((31, 31), ELDER, 0)

    def _wins(self, held: tuple[int, int], leader: int, taken: int) -> bool:
        played = 5 - held[0].bit_count()
        if taken == 3 or played - taken == 3:
            return taken == 3
        key = (*held, leader, taken)
        if key not in self._known:
            leads = (
                self._lead(held, leader, at, taken) for at in range(5) if held[leader] >> at & 1
            )
            self._known[key] = any(leads) if leader == ELDER else all(leads)
        return self._known[key]

    def _lead(self, held: tuple[int, int], leader: int, at: int, taken: int) -> bool:
        """Whether elder gets there when this card is led and answered as well as can be."""
        other = 1 - leader
        led = self._hands[leader][at]
        results: list[bool] = []
        for answer, is_taken in follows(self._hands[other], held[other], led, self._trumps):
            left = list(held)
            left[leader] &= ~(1 << at)
            left[other] &= ~(1 << answer)
            winner = other if is_taken else leader
            results.append(self._wins((left[0], left[1]), winner, taken + (winner == ELDER)))
        return any(results) if other == ELDER else all(results)


@lru_cache(maxsize=1_000_000)
def follows(
    hand: tuple[Card, ...], held: int, led: Card, trumps: Suit
) -> tuple[tuple[int, bool], ...]:
    """The places of the cards that may answer, and whether each takes the trick."""
    cards = [it for at, it in enumerate(hand) if held >> at & 1]
    return tuple((hand.index(it), beats(it, led, trumps)) for it in legal(cards, led, trumps))


def majorities(hand: tuple[Card, ...], turned: Card) -> tuple[int, int]:
    """In how many of all deals elder has the majority, and how many there are."""
    others = [it for it in PACK if it != turned and it not in hand]
    results = [
        DoubleDummy(hand, dealer, turned.suit).has_majority() for dealer in combinations(others, 5)
    ]
    return sum(results), len(results)


@pytest.mark.deep
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("example", examples("double_dummy", "hand"))
def test_double_dummy(example: dict[str, Any]) -> None:
    hand = tuple(card(text) for text in example["hand"])
    assert majorities(hand, card(example["turned"])) == (example["majority"], example["total"])
