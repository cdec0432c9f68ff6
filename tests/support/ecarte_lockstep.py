"""One game of Écarté played twice: by Pegboard and by the oracle, on the same packs."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from random import Random

import pytest

from oracle.ecarte_oracle import PACK, Choices, Event, Table, Wish, game
from pegboard import catalog
from pegboard.cards import Card, parse_cards
from pegboard.game import Game, Pack, Refused
from pegboard.games import ecarte
from pegboard.games.ecarte import (
    Called,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Ecarte,
    GameEnded,
    KingAnnounced,
    KingTurned,
    Laid,
    LotDrawn,
    NoKingAnnounced,
    StoodPat,
    TrickTaken,
)


class EcarteLockstep:
    """Both games, side by side; every difference fails at the act that brings it."""

    def __init__(
        self,
        options: Mapping[str, str],
        chance: Random,
        *,
        dealer: int | None = None,
        start: Sequence[int] | None = None,
    ) -> None:
        self._chance = chance
        self._packs: dict[int, list[str]] = {}
        rules = catalog.rules("ecarte", "ecarte", options, dealer=dealer, start=start)
        assert isinstance(rules, Ecarte)
        self.ours: Game[ecarte.State, ecarte.Action, ecarte.Event, ecarte.View] = Game(
            rules, self._pack_of_cards
        )
        self.table = Table(options, self._pack_of_texts, start)
        self._moves = game(self.table, dealer=dealer)
        self._compared = 0
        self.choices: Choices = {}
        self._go_on(None)
        self._compare(self.ours.events)

    @property
    def is_over(self) -> bool:
        """Whether nobody may do anything."""
        return not self.choices

    def act(self, wish: Wish) -> None:
        """Do the same at both tables."""
        happened = self.ours.play(*wish)
        self._go_on(wish)
        self._compare(happened)

    def compare_choices(self) -> None:
        """What each seat may do is the same set."""
        for seat in self.ours.rules.seats:
            ours = [self.ours.rules.write(action) for action in self.ours.actions(seat)]
            assert len(ours) == len(set(ours))
            assert set(ours) == self.choices.get(seat, set()), (seat, self.table.events[-3:])

    def refuse(self, wishes: Iterable[Wish]) -> None:
        """None of *wishes* changes anything."""
        before = self.ours.state
        for wish in wishes:
            with pytest.raises(Refused):
                self.ours.play(*wish)
            assert self.ours.state == before

    def _go_on(self, wish: Wish | None) -> None:
        try:
            self.choices = next(self._moves) if wish is None else self._moves.send(wish)
        except StopIteration:
            self.choices = {}

    def _compare(self, happened: Iterable[ecarte.Event]) -> None:
        dealer = self.table.dealer
        ours = [plain(event) for event in happened]
        for mine, other in zip_longest(ours, self.table.events[self._compared :]):
            assert mine == other, f"ours {mine}, oracle {other}, last dealer {dealer}"
        self._compared = len(self.table.events)
        assert self.ours.score == self.table.so_far()

    def _pack_of_texts(self, number: int) -> list[str]:
        if number not in self._packs:
            self._packs[number] = self._chance.sample(PACK, len(PACK))
        return self._packs[number]

    def _pack_of_cards(self, number: int) -> Pack:
        return parse_cards(" ".join(self._pack_of_texts(number)))


def texts(cards: Iterable[Card | None] | None) -> tuple[str | None, ...]:
    """Cards as texts."""
    return tuple(None if card is None else str(card) for card in cards or ())


def plain(event: ecarte.Event) -> Event:  # noqa: C901, PLR0911, PLR0912 - one line an event
    """An event of Pegboard in the words of the oracle."""
    match event:
        case LotDrawn():
            return ("lot", texts(event.cards), event.dealer)
        case Dealt():
            hands = tuple(texts(hand) for hand in event.hands)
            return ("dealt", event.number, event.dealer, hands, str(event.turned))
        case KingTurned():
            return ("king-turned", event.seat, event.points, event.scores)
        case Called():
            return ("call", event.seat, event.word)
        case Discarded():
            assert event.count == len(event.cards or ())
            return ("discard", event.seat, texts(event.cards))
        case StoodPat():
            return ("stand", event.seat)
        case Drawn():
            return ("draw", event.seat, texts(event.cards), event.stock, event.reshuffled)
        case KingAnnounced():
            return ("king", event.seat, event.points, event.scores)
        case NoKingAnnounced():
            return ("no-king", event.seat)
        case Laid():
            return ("card", event.seat, str(event.card))
        case TrickTaken():
            return ("trick", event.seat)
        case DealScored():
            told = (event.seat, event.points, event.tricks, event.situation, event.scores)
            return ("tricks", *told)
        case GameEnded():
            end = event.result
            return ("over", end.winner, end.scores, end.games, end.termination)
