"""One game played twice: by Pegboard and by the oracle, with the same packs and decisions."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from oracle.cribbage_counting import PACK, in_order
from oracle.cribbage_oracle import Choices, Event, Table, Wish, game
from pegboard import catalog
from pegboard.cards import Card, parse_cards
from pegboard.game import Game, Pack, Refused
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    BidMade,
    BonusPegged,
    Claimed,
    CountClosed,
    CountOpened,
    Cribbage,
    CribSold,
    DealEnded,
    Dealt,
    DepthNamed,
    Explained,
    GameEnded,
    Laid,
    LaidAway,
    LotDrawn,
    MugginsCalled,
    ResignOffered,
    SaidGo,
    Show,
    Shown,
    SideLeft,
    StarterTurned,
)


class Lockstep:
    """Both games, side by side; every difference fails at the act that brings it."""

    def __init__(
        self,
        variant: str,
        options: Mapping[str, str],
        chance: Random,
        *,
        dealer: int | None = None,
        start: Sequence[int] | None = None,
    ) -> None:
        self._chance = chance
        self._packs: dict[int, list[str]] = {}
        rules = catalog.rules("cribbage", variant, options, dealer=dealer, start=start)
        assert isinstance(rules, Cribbage)
        self.ours: Game[cribbage.State, cribbage.Action, cribbage.Event, cribbage.View] = Game(
            rules, self._pack_of_cards
        )
        self.table = Table(variant, options, self._pack_of_texts, start)
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
            # A lay-away may be replaced (R16), but ours does not list that.
            expected = set[str]() if self._has_confirmed(seat) else self.choices.get(seat, set())
            assert set(ours) == expected, (seat, self.table.events[-3:])

    def refuse(self, wishes: Iterable[Wish]) -> None:
        """None of *wishes* changes anything."""
        before = self.ours.state
        for wish in wishes:
            with pytest.raises(Refused):
                self.ours.play(*wish)
            assert self.ours.state == before

    def _has_confirmed(self, seat: int) -> bool:
        if len(self.choices) < self.table.players:
            return False  # all may act only where all lay away
        events = self.table.events
        dealt = max(at for at, event in enumerate(events) if event[0] == "dealt")
        return any(event[:2] == ("laid-away", seat) for event in events[dealt:])

    def _go_on(self, wish: Wish | None) -> None:
        try:
            self.choices = next(self._moves) if wish is None else self._moves.send(wish)
        except StopIteration:
            self.choices = {}

    def _compare(self, happened: Iterable[cribbage.Event]) -> None:
        ours = [plain(event) for event in happened if not isinstance(event, DealEnded)]
        theirs = [shaped(event) for event in self.table.events[self._compared :]]
        for mine, other in zip_longest(ours, theirs):
            assert mine == other, f"ours {mine}, oracle {other}"
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


def by_kind(show: Show | None) -> Any:  # noqa: ANN401 - compared, never taken apart
    """A count by its kinds: points, and the cards of each fifteen and each run."""
    if show is None:
        return None
    single = {
        kind: sorted(in_order(map(str, item.cards)) for item in show.items if item.kind == kind)
        for kind in ("fifteen", "run", "flush", "nobs")
    }
    pairs = show.points("pair", "pair-royal", "double-pair-royal")
    points = {kind: show.points(kind) for kind in ("fifteen", "run", "flush", "nobs")}
    return show.total, points, pairs, single


def shaped(event: Event) -> Event:
    """An event of the oracle, its combinations in the form of `by_kind`."""
    if event[0] not in ("show", "explained"):
        return event
    found = event[3]
    if found is None:
        return event
    kinds = ("fifteen", "run", "flush", "nobs")
    single = {kind: sorted(cards for it, cards, _ in found if it == kind) for kind in kinds}
    points = {kind: sum(worth for it, _, worth in found if it == kind) for kind in kinds}
    pairs = sum(worth for it, _, worth in found if it == "pair")
    told = (sum(worth for _, _, worth in found), points, pairs, single)
    return (*event[:3], told, *event[4:])


def plain(event: cribbage.Event) -> Event:  # noqa: C901, PLR0911, PLR0912 - one line an event
    """An event of Pegboard in the words of the oracle."""
    match event:
        case LotDrawn():
            return ("lot", texts(event.cards), event.dealer)
        case BonusPegged():
            return ("bonus", event.side, event.points, event.scores)
        case Dealt():
            hands = tuple(texts(hand) for hand in event.hands)
            return ("dealt", event.number, event.dealer, hands, texts(event.to_crib))
        case BidMade():
            return ("bid", event.seat, event.points)
        case CribSold():
            return ("sold", event.owner, event.price, event.scores)
        case LaidAway():
            return ("laid-away", event.seat, in_order(map(str, event.cards or ())))
        case DepthNamed():
            return ("depth", event.seat, event.cards)
        case StarterTurned():
            return ("starter", str(event.card), event.heels, event.side, event.scores)
        case Laid():
            items = {item.kind: (item.cards, item.points) for item in event.items}
            assert event.points == sum(points for _, points in items.values())
            return ("laid", event.seat, str(event.card), event.total, items, event.scores)
        case SaidGo():
            return ("go", event.seat, event.total)
        case CountClosed():
            closed = (event.seat, event.total, event.reason, event.points, event.scores)
            return ("closed", *closed)
        case CountOpened():
            return ("open", event.owner, event.what)
        case Claimed():
            return ("claim", event.seat, event.what, event.points)
        case MugginsCalled():
            return ("muggins", event.seat, event.points, event.pegged, event.scores)
        case Shown():
            told = by_kind(event.show)
            return ("show", event.owner, event.what, told, event.pegged, event.scores)
        case Explained():
            return ("explained", event.owner, event.what, by_kind(event.show))
        case ResignOffered():
            return ("offered", event.seat)
        case SideLeft():
            return ("left", event.side)
        case GameEnded():
            end = event.result
            return ("over", end.winner, end.scores, end.games, end.degree, end.termination)
        case DealEnded():  # pragma: no cover - taken out before
            raise AssertionError(event)
