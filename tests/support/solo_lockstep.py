"""One session of Solo Whist played twice: by Pegboard and by the oracle, on the same packs."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from random import Random

import pytest

from oracle.solo_oracle import PACK, Choices, Event, Sheet, Wish, session
from pegboard import catalog
from pegboard.cards import Card, parse_cards
from pegboard.game import Game, Pack, Refused
from pegboard.games import solo_whist
from pegboard.games.solo_whist import (
    Called,
    ContractMade,
    DealEnded,
    DealScored,
    Dealt,
    GameEnded,
    HandSpread,
    Laid,
    LotDrawn,
    SideLeft,
    SoloWhist,
    ThrownIn,
    TrickTaken,
    TrumpsNamed,
)


class SoloLockstep:
    """Both sessions, side by side; every difference fails at the act that brings it."""

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
        rules = catalog.rules("solo-whist", "solo", options, dealer=dealer, start=start)
        assert isinstance(rules, SoloWhist)
        self.ours: Game[solo_whist.State, solo_whist.Action, solo_whist.Event, solo_whist.View] = (
            Game(rules, self._pack_of_cards)
        )
        self.sheet = Sheet(options, self._pack_of_texts, start)
        self._moves = session(self.sheet, dealer=dealer)
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
            assert set(ours) == self.choices.get(seat, set()), (seat, self.sheet.events[-3:])

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

    def _compare(self, happened: Iterable[solo_whist.Event]) -> None:
        ours = [plain(event) for event in happened if not isinstance(event, DealEnded)]
        theirs = self.sheet.events[self._compared :]
        for mine, other in zip_longest(ours, theirs):
            assert mine == other, f"ours {mine}, oracle {other}"
        self._compared = len(self.sheet.events)
        assert list(self.ours.score) == self.sheet.totals

    def _pack_of_texts(self, number: int) -> list[str]:
        if number not in self._packs:
            self._packs[number] = self._chance.sample(PACK, len(PACK))
        return self._packs[number]

    def _pack_of_cards(self, number: int) -> Pack:
        return parse_cards(" ".join(self._pack_of_texts(number)))


def texts(cards: Iterable[Card | None] | None) -> tuple[str | None, ...]:
    """Cards as texts."""
    return tuple(None if card is None else str(card) for card in cards or ())


def plain(event: solo_whist.Event) -> Event:  # noqa: C901, PLR0911, PLR0912 - one line an event
    """An event of Pegboard in the words of the oracle."""
    match event:
        case LotDrawn():
            return ("lot", texts(event.cards), event.dealer)
        case Dealt():
            hands = tuple(texts(hand) for hand in event.hands)
            return ("dealt", event.number, event.dealer, hands, str(event.exposed))
        case Called():
            return ("call", event.seat, event.word)
        case ContractMade():
            return ("contract", event.contract.value, event.declarers)
        case TrumpsNamed():
            return ("trumps", event.seat, None if event.suit is None else event.suit.value)
        case ThrownIn():
            return ("thrown-in", event.cause)
        case HandSpread():
            return ("spread", event.seat, texts(event.cards))
        case Laid():
            return ("card", event.seat, str(event.card))
        case TrickTaken():
            return ("trick", event.trick.winner, texts(event.trick.cards))
        case DealScored():
            return ("score", event.changes, event.scores)
        case SideLeft():
            return ("left", event.side)
        case GameEnded():
            end = event.result
            return ("over", end.winner, end.scores, end.termination)
        case DealEnded():  # pragma: no cover - taken out before
            raise AssertionError(event)
