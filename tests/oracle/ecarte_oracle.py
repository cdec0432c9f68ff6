"""All of Écarté a second time, from the rule text alone (ecarte.md).

Plain Python: cards are texts such as ``TH``, actions are words of the record such as ``propose``
or ``discard 7H QS``, events are tuples. It shares no code with Pegboard and is written to be read
against the rule text, not to be quick. `game` is a generator: it yields what every seat may do now
and is sent who does what; what happens is appended to a list.

Events, in the order in which they happen; *scores* is one number a seat after the event::

    ("lot", cards, dealer or None)          ("dealt", deal, dealer, hands, turned)
    ("king-turned", seat, points, scores)   ("call", seat, word)
    ("discard", seat, cards)                ("stand", seat)
    ("draw", seat, cards in order, cards left in the stock, whether it was shuffled anew)
    ("king", seat, points, scores)          ("no-king", seat)
    ("card", seat, card)                    ("trick", seat)
    ("tricks", seat, points, tricks of each seat, situation, scores)
    ("over", winner, scores, games, termination)
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

Event: TypeAlias = tuple[Any, ...]
Choices: TypeAlias = dict[int, set[str]]
Wish: TypeAlias = tuple[int, str]
Moves: TypeAlias = Generator[Choices, Wish, None]
Packs: TypeAlias = Callable[[int], Sequence[str]]

ORDER = "789TAJQK"  # E1, from low to high
PACK = [rank + suit for suit in "CDHS" for rank in "A789TJQK"]

OPTIONS = {  # section 11, the default first
    "first_dealer": ("high_cut", "random"),
    "packets": ("3_2", "2_3"),
    "dealer_min_exchange": ("1", "0"),
    "max_exchanges": tuple(str(number) for number in range(11)),
    "stock_rule": ("reshuffle", "limit"),
    "king_announce": ("own_first_card", "before_lead"),
    "target": ("5", "7"),
    "game_value": ("single", "by_loser"),
    "match_games": ("1", "3", "5", "7"),
}

FURTHER = 65_536  # so many numbers further stands a pack that is needed beside the deal's own


class GameOverError(Exception):
    """Somebody has won: the rest of the deal is void (E30)."""


def rank(card: str) -> int:
    return ORDER.index(card[0])


def written(cards: Sequence[str]) -> str:
    """Cards as a discard is written: ranks from ace to king, then suits."""
    return " ".join(sorted(cards, key=lambda card: ("A23456789TJQK".index(card[0]), card[1])))


def legal(hand: Sequence[str], led: str, trump: str) -> list[str]:
    """What the second hand may play (E20, E21)."""
    same_suit = [card for card in hand if card[1] == led[1]]
    if same_suit:
        higher = [card for card in same_suit if rank(card) > rank(led)]
        return higher or same_suit
    trumps = [card for card in hand if card[1] == trump]
    return trumps or list(hand)


def second_wins(led: str, answer: str, trump: str) -> bool:
    """Whether the second card takes the trick (E22)."""
    if answer[1] == led[1]:
        return rank(answer) > rank(led)
    return answer[1] == trump


def points_for_tricks(situation: str, elder: int) -> tuple[int, int]:
    """Points of elder and dealer when elder took so many tricks (E25)."""
    if elder == 5:
        return 2, 0
    if elder == 0:
        return 0, 2
    if elder >= 3:
        return (2 if situation == "refused" else 1), 0
    return 0, (2 if situation == "stood" else 1)


def game_value(option: str, loser: int) -> int:
    """How many games a game counts for (E31)."""
    if option == "single":
        return 1
    if loser == 0:
        return 3
    return 2 if loser <= 2 else 1


class Table:
    """What is known at the table: the whole truth of one game as it goes."""

    def __init__(
        self, options: Mapping[str, str], packs: Packs, start: Sequence[int] | None = None
    ) -> None:
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
        self.packs = packs
        self.events: list[Event] = []
        self.scores = list(start) if start else [0, 0]
        self.target = int(self.options["target"])
        # Of one deal:
        self.number = 0
        self.dealer = 0
        self.hands: list[list[str]] = [[], []]
        self.turned = ""
        self.trump = ""
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.shuffles = 0

    @property
    def elder(self) -> int:
        return 1 - self.dealer

    def tell(self, *event: object) -> None:
        self.events.append(event)

    def so_far(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def add(self, seat: int, points: int) -> tuple[int, ...]:
        """Score, up to the target (E30)."""
        self.scores[seat] = min(self.target, self.scores[seat] + points)
        return self.so_far()

    def win_check(self) -> None:
        for seat in (0, 1):
            if self.scores[seat] >= self.target:
                self.end(seat, "normal")

    def end(self, winner: int, why: str) -> None:
        worth = game_value(self.options["game_value"], self.scores[1 - winner])
        self.tell("over", winner, self.so_far(), worth, why)
        raise GameOverError


def asked(table: Table, choices: Choices) -> Generator[Choices, Wish, Wish]:
    """Wait for one wish; giving up is always possible."""
    seat, word = yield choices
    if word in ("resign", "time", "abandoned"):
        table.end(1 - seat, "resigned" if word == "resign" else word)
    assert word in choices[seat], (seat, word, choices)
    return seat, word


def draw_lot(table: Table) -> int:
    """E3: the higher card deals, equal ranks draw again; a new pack when one is used up."""
    at = 0
    while True:
        pack = table.packs(FURTHER * (at // 16))
        cards = tuple(pack[2 * (at % 16) : 2 * (at % 16) + 2])
        at += 1
        if rank(cards[0]) == rank(cards[1]):
            table.tell("lot", cards, None)
            continue
        dealer = 0 if rank(cards[0]) > rank(cards[1]) else 1
        table.tell("lot", cards, dealer)
        return dealer


def deal(table: Table) -> None:
    """E4 to E6."""
    pack = list(table.packs(table.number))
    first = int(table.options["packets"][0])
    table.hands = [[], []]
    for size in (first, 5 - first):
        for seat in (table.elder, table.dealer):
            table.hands[seat] += pack[:size]
            del pack[:size]
    table.turned = pack.pop(0)
    table.trump = table.turned[1]
    table.stock = pack
    table.discards = []
    table.shuffles = 0
    hands = tuple(tuple(hand) for hand in table.hands)
    table.tell("dealt", table.number, table.dealer, hands, table.turned)
    if table.turned[0] == "K":
        table.tell("king-turned", table.dealer, 1, table.add(table.dealer, 1))
        table.win_check()


def exchange(table: Table, seat: int, least: int) -> Moves:
    """One player's part of an exchange (E10, E13, E14)."""
    most = 5
    if table.options["stock_rule"] == "limit":
        most = min(5, len(table.stock))
    words = {
        "discard " + written(chosen)
        for size in range(1, most + 1)
        for chosen in combinations(table.hands[seat], size)
    }
    if least == 0 or most == 0:
        words.add("stand")
    _, word = yield from asked(table, {seat: words})
    if word == "stand":
        table.tell("stand", seat)
        return
    aside = word.split()[1:]
    table.tell("discard", seat, tuple(aside))
    table.hands[seat] = [card for card in table.hands[seat] if card not in aside]
    is_new = len(aside) > len(table.stock)
    if is_new:
        # What is left comes first, then the cards laid aside, each in the order of a new pack.
        table.shuffles += 1
        order = list(table.packs(table.number + FURTHER * table.shuffles))
        left = sorted(table.stock, key=order.index)
        table.stock = left + sorted(table.discards, key=order.index)
        table.discards = []
    drawn = table.stock[: len(aside)]
    del table.stock[: len(aside)]
    table.discards += aside
    table.hands[seat] += drawn
    table.tell("draw", seat, tuple(drawn), len(table.stock), is_new)


def proposals(table: Table) -> Generator[Choices, Wish, str]:
    """E7 to E14; gives the situation of E24."""
    exchanges = 0
    most = int(table.options["max_exchanges"])
    while True:
        words = {"play"}
        is_empty = table.options["stock_rule"] == "limit" and not table.stock
        if not is_empty and (most == 0 or exchanges < most):
            words.add("propose")
        _, word = yield from asked(table, {table.elder: words})
        table.tell("call", table.elder, word)
        if word == "play":
            return "exchanged" if exchanges else "stood"
        _, word = yield from asked(table, {table.dealer: {"accept", "refuse"}})
        table.tell("call", table.dealer, word)
        if word == "refuse":
            return "exchanged" if exchanges else "refused"
        exchanges += 1
        yield from exchange(table, table.elder, 1)
        yield from exchange(table, table.dealer, int(table.options["dealer_min_exchange"]))


def announce(table: Table, seat: int) -> None:
    table.tell("king", seat, 1, table.add(seat, 1))
    table.win_check()


def ask_for_king(table: Table) -> Moves:
    """E17, before the lead: both are asked, whether they hold it or not.

    Nobody is asked about a king that lies there for all to see (E18).
    """
    if table.options["king_announce"] != "before_lead" or table.turned[0] == "K":
        return
    waiting = [0, 1]
    while waiting:
        choices: Choices = {}
        for seat in waiting:
            holds = "K" + table.trump in table.hands[seat]
            choices[seat] = {"king", "no-king"} if holds else {"no-king"}
        seat, word = yield from asked(table, choices)
        waiting.remove(seat)
        if word == "king":
            announce(table, seat)
        else:
            table.tell("no-king", seat)


def lay(
    table: Table, seat: int, cards: Sequence[str], *, is_first: bool
) -> Generator[Choices, Wish, str]:
    """One card of a trick, and before one's first card perhaps the king (E16, E17)."""
    king = "K" + table.trump
    may_announce = (
        is_first
        and table.options["king_announce"] == "own_first_card"
        and king in table.hands[seat]
    )
    words = set(cards)
    if may_announce:
        words.add("king")
    _, word = yield from asked(table, {seat: words})
    if word == "king":
        announce(table, seat)
        _, word = yield from asked(table, {seat: set(cards)})
    table.hands[seat].remove(word)
    table.tell("card", seat, word)
    return word


def tricks(table: Table) -> Generator[Choices, Wish, int]:
    """E19 to E23; gives how many tricks elder took."""
    leader = table.elder
    elder = 0
    for number in range(5):
        led = yield from lay(table, leader, table.hands[leader], is_first=number == 0)
        other = 1 - leader
        allowed = legal(table.hands[other], led, table.trump)
        answer = yield from lay(table, other, allowed, is_first=number == 0)
        if second_wins(led, answer, table.trump):
            leader = other
        table.tell("trick", leader)
        if leader == table.elder:
            elder += 1
    return elder


def one_deal(table: Table) -> Moves:
    deal(table)
    situation = yield from proposals(table)
    yield from ask_for_king(table)
    elder = yield from tricks(table)
    for_elder, for_dealer = points_for_tricks(situation, elder)
    seat = table.elder if for_elder else table.dealer
    points = for_elder or for_dealer
    taken = (elder, 5 - elder) if table.elder == 0 else (5 - elder, elder)
    table.tell("tricks", seat, points, taken, situation, table.add(seat, points))
    table.win_check()


def game(table: Table, dealer: int | None = None) -> Moves:
    """One game from the lot to the end."""
    table.dealer = draw_lot(table) if dealer is None else dealer
    try:
        while True:
            table.number += 1
            yield from one_deal(table)
            table.dealer = 1 - table.dealer
    except GameOverError:
        return
