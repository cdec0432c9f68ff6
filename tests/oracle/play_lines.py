"""Every line of a deal's play, again from the rule book alone, in the plainest Python.

Cards are two letters, a hand is a list of them. It is slow and does not care. `Lines.all` gives
every way to play out a deal, in the words of the record, to be compared with what `perft` counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

ORDER = "A23456789TJQK"


def rank(card: str) -> int:
    return ORDER.index(card[0]) + 1


def worth(card: str) -> int:
    return min(10, rank(card))


def hand_value(
    cards: Sequence[str], starter: str, *, is_crib: bool = False, crib_flush: str = "five"
) -> int:
    """R40 to R44, by looking at every subset of the cards."""
    everything = [*cards, starter]
    points = 0
    runs: list[frozenset[str]] = []
    for size in range(2, len(everything) + 1):
        for subset in combinations(everything, size):
            ranks = sorted(rank(card) for card in subset)
            if sum(worth(card) for card in subset) == 15:
                points += 2
            if size == 2 and ranks[0] == ranks[1]:
                points += 2
            if size >= 3 and ranks == list(range(ranks[0], ranks[0] + size)):
                runs.append(frozenset(subset))
    points += sum(len(run) for run in runs if not any(run < other for other in runs))
    if len({card[1] for card in cards}) == 1:
        if starter[1] == cards[0][1]:
            points += len(cards) + 1
        elif not is_crib or crib_flush == "four":
            points += len(cards)
    return points + sum(1 for card in cards if card == "J" + starter[1])


def laid_value(count: Sequence[str]) -> int:
    """R33 to R36 for the last card of the count."""
    total = sum(worth(card) for card in count)
    points = (2 if total == 15 else 0) + (2 if total == 31 else 0)
    same = 1
    while same < len(count) and rank(count[-same - 1]) == rank(count[-1]):
        same += 1
    points += {1: 0, 2: 2, 3: 6, 4: 12}[same]
    best = 0
    for size in range(3, len(count) + 1):
        ranks = sorted(rank(card) for card in count[-size:])
        if ranks == list(range(ranks[0], ranks[0] + size)):
            best = size
    return points + best


@dataclass
class Now:
    """Where the play stands."""

    held: list[list[str]]
    count: list[str]
    said: list[int]
    scores: list[int]
    texts: list[str]
    acts: int = 0

    def copy(self) -> "Now":
        held = [list(hand) for hand in self.held]
        return Now(held, [*self.count], [*self.said], [*self.scores], [*self.texts], self.acts)


@dataclass
class Lines:
    """A deal whose starter has been turned."""

    hands: list[list[str]]
    crib: list[str]
    starter: str
    leader: int
    crib_of: int
    side_of: list[int]
    scores: list[int]
    target: int
    is_single: bool = False
    is_first_go: bool = False
    is_crib_second: bool = False
    crib_flush: str = "five"
    depth: int = 99
    found: list[str] = field(default_factory=list[str])

    def all(self) -> list[str]:
        """Every line from the first card to the end of the show, as texts."""
        held = [list(hand) for hand in self.hands]
        self.turn(self.leader, Now(held, [], [], [*self.scores], []))
        return self.found

    def turn(self, seat: int, now: Now) -> None:
        """It is the turn of a seat that holds a card that fits."""
        if now.acts == self.depth:
            self.end(now)
            return
        for card in now.held[seat]:
            if sum(worth(it) for it in now.count) + worth(card) <= 31:
                after = now.copy()
                after.acts += 1
                after.held[seat].remove(card)
                after.count.append(card)
                self.laid(seat, card, after)

    def laid(self, last: int, card: str, now: Now) -> None:
        total = sum(worth(it) for it in now.count)
        points = laid_value(now.count)
        self.peg(now, last, points)
        everybody = [(last + step) % len(now.held) for step in range(1, len(now.held) + 1)]
        gos: list[str] = []
        if not self.won(now) and total != 31:
            for seat in everybody:
                if seat in now.said or not now.held[seat]:
                    continue
                if any(total + worth(held) <= 31 for held in now.held[seat]):
                    self.tell(now, f"{last} {card}", points, gos)
                    self.turn(seat, now)
                    return
                if seat != last:
                    now.said.append(seat)
                    gos.append(f"{seat} go")
            points += 1
            self.peg(now, last, 1)
        self.tell(now, f"{last} {card}", points, gos)
        self.close(everybody, now)

    def close(self, everybody: list[int], now: Now) -> None:
        if self.won(now):
            self.end(now)
        elif self.is_single or not any(now.held):
            self.show(now)
            self.end(now)
        else:
            leads = next(seat for seat in everybody if now.held[seat])
            if self.is_first_go and now.said:
                leads = now.said[0]
            now.count, now.said = [], []
            self.turn(leads, now)

    def show(self, now: Now) -> None:
        seats = len(self.hands)
        order = [("show", (self.leader + step) % seats) for step in range(seats)]
        order.insert(1 if self.is_crib_second else seats, ("crib", self.crib_of))
        for word, seat in order:
            cards = self.crib if word == "crib" else self.hands[seat]
            points = hand_value(
                cards, self.starter, is_crib=word == "crib", crib_flush=self.crib_flush
            )
            now.texts.append(f"{word} {seat} = {points}")
            self.peg(now, seat, points)
            if self.won(now):
                return

    def tell(self, now: Now, act: str, points: int, gos: list[str]) -> None:
        now.texts.append(f"{act} = {points}" if points else act)
        now.texts += gos

    def peg(self, now: Now, seat: int, points: int) -> None:
        side = self.side_of[seat]
        now.scores[side] = min(self.target, now.scores[side] + points)

    def won(self, now: Now) -> bool:
        return self.target in now.scores

    def end(self, now: Now) -> None:
        self.found.append("; ".join(now.texts))
