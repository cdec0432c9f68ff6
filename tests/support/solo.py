"""Positions of Solo Whist for tests: hands by their text, everything else filled up."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import pytest

from pegboard.cards import FULL_PACK, Card, Suit, parse_cards
from pegboard.game import DEALER, Game, Refusal, Refused, Seat
from pegboard.games import solo_whist
from pegboard.games.solo_whist import Deal, DealScored, Event, Lay, Phase, State, View

Solo: TypeAlias = Game[State, solo_whist.Action, Event, View]

BY_SUIT = {seat: " ".join(f"{rank}{suit}" for rank in "23456789TJQKA") for seat, suit in
           enumerate("CDHS")}  # fmt: skip
"""Seat 0 holds all clubs, 1 all diamonds, 2 all hearts, 3 all spades: whoever leads or has trumps
takes every trick. Dealt by seat 3 spades are turned, with the ace exposed."""


def deal_of(hands: Mapping[Seat, str], *, dealer: Seat = 3, exposed: str | None = None) -> Deal:
    """A deal in which these cards are in these hands; *exposed* is the dealer's last card."""
    named = {seat: list(parse_cards(hands.get(seat, ""))) for seat in range(4)}
    last = [] if exposed is None else [Card.parse(exposed)]
    taken = {*last, *(card for cards in named.values() for card in cards)}
    free = [card for card in FULL_PACK if card not in taken]
    for seat, cards in named.items():
        own = [card for card in cards if card not in last]
        wanted = 13 - len(own) - (len(last) if seat == dealer else 0)
        named[seat] = [*own, *free[:wanted], *(last if seat == dealer else [])]
        del free[:wanted]
    return Deal(tuple(tuple(named[seat]) for seat in range(4)))


def dealt(
    hands: Mapping[Seat, str] = BY_SUIT,
    *,
    dealer: Seat = 3,
    exposed: str | None = None,
    start: Sequence[int] | None = None,
    options: Mapping[str, str] | None = None,
) -> Solo:
    """A session whose first deal has just been dealt; cards are dealt by the test."""
    game: Solo = Game(solo_whist.rules("solo", options, dealer=dealer, start=start))
    game.play(DEALER, deal_of(hands, dealer=dealer, exposed=exposed))
    return game


def say(game: Solo, words: str) -> tuple[Event, ...]:
    """Say these words in turn, such as ``0 prop, 1 pass``; what happened."""
    events: tuple[Event, ...] = ()
    for one in words.split(", "):
        seat, _, word = one.partition(" ")
        events += game.play(int(seat), word)
    return events


GENERAL: dict[str, str] = {"all_pass": "general_misere"}


def contracted(words: str, **options: str) -> Solo:
    """A session with all suits dealt apart (`BY_SUIT`), after these words."""
    game = dealt(options=options)
    say(game, words)
    return game


def lay_all(game: Solo, cards: str) -> tuple[Event, ...]:
    """Lay *cards*, each by the seat whose turn it is; what happened."""
    return tuple(
        event for card in parse_cards(cards) for event in game.play(game.to_act[0], Lay(card))
    )


def play_out(game: Solo) -> DealScored:
    """Lay the first card that may be laid until the deal is over; its score."""
    while game.state.phase == Phase.PLAY:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[0])
    assert game.state.scored is not None
    return game.state.scored


def offered(game: Solo, seat: Seat) -> set[str]:
    """What *seat* may do, in the words of the record."""
    return {game.rules.write(action) for action in game.actions(seat)}


def refusal(game: Solo, seat: Seat, wish: str) -> Refusal:
    """Why *wish* is refused; the state does not change."""
    before = game.state
    with pytest.raises(Refused) as refused:
        game.play(seat, wish)
    assert game.state == before
    return refused.value.reason


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def suit_of(letter: str | None) -> Suit | None:
    """A suit by its letter in either case; ``None`` for none."""
    return None if letter is None else Suit(letter.upper())
