"""Positions of cribbage for tests: hands by their text, everything else filled up."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

import pytest

from pegboard.cards import FULL_PACK, Card, Rank, Suit, parse_cards, write_cards
from pegboard.game import DEALER, Game, Refusal, Refused, Result
from pegboard.games import cribbage
from pegboard.games.cribbage import Cut, Deal, Event, LayAway, State, View

Cribbage: TypeAlias = Game[State, cribbage.Action, Event, View]


def by_ranks(hands: Sequence[Sequence[str]]) -> list[tuple[Card, ...]]:
    """Cards of these ranks, each with a suit that is still free."""
    free = {rank.letter: [Card(rank, suit) for suit in Suit] for rank in Rank}
    return [tuple(free[letter].pop() for letter in hand) for hand in hands]


def dealt(
    variant: str,
    kept: Sequence[str | Sequence[Card]],
    *,
    starter: str = "",
    crib: str = "",
    **settings: Any,  # noqa: ANN401 - handed on to `rules`
) -> tuple[Cribbage, list[tuple[Card, ...]], Card]:
    """A game in which *kept* can be kept: the cards are dealt and nothing is laid away.

    Returns the game, what each seat is to lay away, and the starter.
    """
    settings.setdefault("dealer", len(kept) - 1)
    rules = cribbage.rules(variant, **settings)
    row = rules.terms.variant
    hands = [parse_cards(hand) if isinstance(hand, str) else tuple(hand) for hand in kept]
    named = [*(card for hand in hands for card in hand), *parse_cards(crib), *parse_cards(starter)]
    free = _fillers(named)
    turned = Card.parse(starter) if starter else next(free)
    to_crib = iter([*parse_cards(crib), *free])
    straight = tuple(next(to_crib) for _ in range(row.straight))
    thrown = [tuple(next(to_crib) for _ in range(row.discards)) for _ in hands]
    game: Cribbage = Game(rules)
    deal = Deal(tuple((*hand, *more) for hand, more in zip(hands, thrown, strict=True)), straight)
    game.play(DEALER, deal)
    return game, thrown, turned


def _fillers(named: Sequence[Card]) -> Iterator[Card]:
    """Cards that nobody named; no jacks, so that a starter gives no heels by chance."""
    return iter(card for card in FULL_PACK if card not in named and card.rank != Rank.JACK)


def at_play(
    variant: str,
    kept: Sequence[str | Sequence[Card]],
    **settings: Any,  # noqa: ANN401 - as for `dealt`
) -> Cribbage:
    """A game whose starter has just been turned, seat 0 to lead unless *settings* say else."""
    game, thrown, starter = dealt(variant, kept, **settings)
    for seat, cards in enumerate(thrown):
        game.play(seat, LayAway(cards))
    game.play(DEALER, Cut(starter))
    return game


def lay_all(game: Cribbage, cards: Sequence[Card] | str) -> tuple[Event, ...]:
    """Lay *cards*, each by the seat whose turn it is; what happened."""
    listed = parse_cards(cards) if isinstance(cards, str) else cards
    return tuple(
        event for card in listed for event in game.play(game.to_act[0], cribbage.Lay(card))
    )


def hands_worth(variant: str, worth: Sequence[int]) -> tuple[str, list[str]]:
    """A starter and disjoint hands of these values, the last of them a crib."""
    size = cribbage.variant(variant).kept
    for starter in FULL_PACK[5::7]:
        if starter.rank == Rank.JACK:
            continue
        free = [card for card in FULL_PACK if card != starter]
        hands: list[str] = []
        for place, points in enumerate(worth):
            is_crib = place == len(worth) - 1
            found = _hand_worth(free, starter, points, size=4 if is_crib else size, is_crib=is_crib)
            if found is None:
                break
            free = [card for card in free if card not in found]
            hands.append(write_cards(found))
        else:
            return str(starter), hands
    message = f"no hands worth {worth}"
    raise AssertionError(message)


def _hand_worth(
    free: Sequence[Card], starter: Card, points: int, *, size: int, is_crib: bool
) -> tuple[Card, ...] | None:
    draw = Random(points)  # noqa: S311 - any hand will do
    for _ in range(60_000):
        hand = tuple(draw.sample(free, size))
        if cribbage.show(hand, starter, is_crib=is_crib).total == points:
            return hand
    return None


def play_out(game: Cribbage) -> tuple[Event, ...]:
    """Lay the first card that may be laid until the play is over."""
    events: list[Event] = []
    while game.state.phase == cribbage.Phase.PLAY:
        seat = game.to_act[0]
        events += game.play(seat, game.actions(seat)[0])
    return tuple(events)


def refusal(game: Cribbage, seat: int, wish: str) -> Refusal:
    """Why *wish* is refused; the state does not change."""
    before = game.state
    with pytest.raises(Refused) as refused:
        game.play(seat, wish)
    assert game.state == before
    return refused.value.reason


def result_of(game: Cribbage) -> Result:
    """The result of a game that is over."""
    assert game.result is not None
    return game.result
