"""All of cribbage a second time, from the rule text alone (cribbage.md).

Plain Python: cards are texts such as ``TH``, actions are words of the record such as ``bid 3``,
events are tuples. It shares no code with Pegboard and is written to be read against the rule
text, not to be quick. `game` is a generator: it yields what every seat may do now and is sent who
does what; what happens is appended to a list.

Events, in the order in which they happen; *scores* is one number a side after the event::

    ("lot", cards, dealer or None)             ("bonus", side, points, scores)
    ("dealt", deal, dealer, hands, to crib)    ("bid", seat, points, 0 a pass)
    ("sold", owner, price, scores)             ("laid-away", seat, cards)
    ("depth", seat, cards)                     ("starter", card, heels, side, scores)
    ("laid", seat, card, total, {reason: (cards, points)}, scores)
    ("go", seat, total)                        ("closed", seat, total, why, points, scores)
    ("open", owner, what)                      ("claim", seat, what, points)
    ("show", owner, what, combinations or None while muggins may be called, pegged, scores)
    ("muggins", seat, named, pegged, scores)   ("explained", owner, what, combinations)
    ("offered", seat)                          ("left", side)
    ("over", winner, scores, games, degree, termination)
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from oracle.cribbage_counting import in_order, is_run, pips_of, rank_of, show, total

Event: TypeAlias = tuple[Any, ...]
Choices: TypeAlias = dict[int, set[str]]
Wish: TypeAlias = tuple[int, str]
Moves: TypeAlias = Generator[Choices, Wish, None]
Packs: TypeAlias = Callable[[int], Sequence[str]]

# R5: players, dealt to each, straight to the crib, thrown by each, play, target, pone bonus
VARIANTS: dict[str, tuple[int, int, int, int, str, int, str]] = {
    "six-card": (2, 6, 0, 2, "full", 121, "none"),
    "five-card": (2, 5, 0, 2, "single_count", 61, "once"),
    "seven-card": (2, 7, 0, 2, "full", 181, "none"),
    "three-handed": (3, 5, 1, 1, "full", 61, "none"),
    "four-handed": (4, 5, 0, 1, "full", 61, "none"),
    "partners": (4, 5, 0, 1, "full", 121, "none"),
    "partners-six": (4, 6, 0, 1, "full", 121, "none"),
    "auction": (2, 6, 0, 2, "full", 121, "none"),
}
PARTNERS = ("partners", "partners-six")


def sides_of(variant: str) -> tuple[tuple[int, ...], ...]:
    """The seats of each side (R8)."""
    if variant in PARTNERS:
        return ((0, 2), (1, 3))
    return tuple((seat,) for seat in range(VARIANTS[variant][0]))


def options_of(variant: str) -> dict[str, tuple[str, ...]]:
    """Every option that applies to a variant, its default first (section 15)."""
    players, _, _, _, _, target, bonus = VARIANTS[variant]
    two_sides = len(sides_of(variant)) == 2
    options = {
        "target": (str(target), *(text for text in ("31", "61", "121", "181", "361", "47"))),
        "crib_flush": ("five", "four"),
        "first_dealer": ("cut", "random"),
        "cut_mode": ("auto", "pone_picks"),
        "match_games": ("1", "5", "7"),
        "counting": ("auto", "manual"),
        "muggins": ("off", "on"),
    }
    if players == 2:
        others = tuple(text for text in ("none", "once", "each_deal") if text != bonus)
        options["pone_bonus"] = (bonus, *others)
    else:
        options["next_lead"] = ("left_of_last", "first_go")
    if variant == "partners":
        options["play"] = ("full", "single_count")
    if two_sides:
        options["mars_rule"] = ("half", "skunk", "skunk_only", "off")
        options["double_skunk_value"] = ("3", "4")
        options["match_format"] = ("best_of", "all_games")
        options["next_first_dealer"] = ("loser", "winner", "alternate", "cut")
    else:
        options["next_first_dealer"] = ("rotate", "cut")
    if variant == "auction":
        options["auction_when"] = ("before_discard", "after_discard")
        options["auction_opening"] = ("optional", "forced")
        options["auction_negative"] = ("allow", "cap")
        options["auction_max_bid"] = ("29", "1", "2", "7")
        options["auction_heels"] = ("dealer", "owner")
        options["auction_show"] = ("hand_and_crib", "crib_last")
    return options


class GameOverError(Exception):
    """Somebody has won: nothing of the deal is finished (R49)."""


class Table:
    """What is known at the table: the whole truth of one game as it goes."""

    def __init__(
        self,
        variant: str,
        options: Mapping[str, str],
        packs: Packs,
        start: Sequence[int] | None = None,
    ) -> None:
        defaults = {name: values[0] for name, values in options_of(variant).items()}
        self.variant = variant
        self.options: dict[str, str] = {**defaults, **options}
        self.packs = packs
        self.events: list[Event] = []
        self.start = start
        self.players, self.dealt, self.to_crib, self.thrown, self.play, _, _ = VARIANTS[variant]
        self.play = self.options.get("play", self.play)
        self.target = int(self.options["target"])
        self.sides = sides_of(variant)
        self.scores = list(start) if start else [0] * len(self.sides)
        self.left: list[int] = []
        self.resigning: set[int] = set()
        # Of one deal:
        self.dealer = 0
        self.pack: Sequence[str] = ()
        self.hands: list[tuple[str, ...]] = []
        self.kept: list[tuple[str, ...]] = []
        self.crib: tuple[str, ...] = ()
        self.starter = ""
        self.owner = 0
        self.sold = False

    def side(self, seat: int) -> int:
        return next(n for n, seats in enumerate(self.sides) if seat in seats)

    def pone(self) -> int:
        return (self.dealer + 1) % self.players

    def around(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + step) % self.players for step in range(self.players)]

    def so_far(self) -> tuple[int, ...]:
        return tuple(self.scores)

    def add(self, side: int, points: int) -> tuple[int, ...]:
        """Peg, up to the target (R49); a side that has left has no score any more (R57)."""
        if side not in self.left:
            self.scores[side] = min(self.target, self.scores[side] + points)
        return self.so_far()

    def win_check(self) -> None:
        """The first side at the target has won (R49)."""
        if self.target in self.scores:
            self.finish(self.scores.index(self.target), "normal")

    def finish(self, winner: int, termination: str) -> None:
        games, degree = 1, "plain"
        if len(self.sides) == 2:
            games, degree = game_value(self.target, self.scores[1 - winner], self.options)
        self.events.append(("over", winner, self.so_far(), games, degree, termination))
        raise GameOverError


def game_value(target: int, loser: int, options: Mapping[str, str]) -> tuple[int, str]:
    """How many games a won game counts for against one side, and its name (R51 to R53)."""
    rule = options.get("mars_rule", "half")
    below_half = 2 * loser < target  # the same as "below half rounded up" for whole numbers
    below_skunk = 4 * loser < 3 * target
    if rule == "half" and below_half:
        return 2, "mars"
    if rule == "skunk" and below_half:
        return int(options.get("double_skunk_value", "3")), "double-skunk"
    if rule in ("skunk", "skunk_only") and below_skunk:
        return 2, "skunk"
    return 1, "plain"


def game(table: Table, *, dealer: int | None = None) -> Moves:
    """Play one game; the lot is drawn unless *dealer* is given."""
    try:
        table.dealer = draw_lots(table) if dealer is None else dealer
        bonus = table.options.get("pone_bonus", "none")
        number = 1
        while True:
            first = number == 1 and table.start is None
            if bonus == "each_deal" or (bonus == "once" and first):  # R14
                side = table.side(table.pone())
                table.events.append(("bonus", side, 3, table.add(side, 3)))
                table.win_check()
            yield from one_deal(table, number)
            table.dealer = table.pone()  # R10
            number += 1
    except GameOverError:
        return


def play_game(moves: Moves, decide: Callable[[Choices], Wish]) -> None:
    """Play a game to its end, *decide* choosing each time who does what."""
    try:
        choices = next(moves)
        while True:
            choices = moves.send(decide(choices))
    except StopIteration:
        return


def draw_lots(table: Table) -> int:
    """The lowest card deals, the ace lowest; those tied for it draw again (R9)."""
    pack = list(table.packs(0))
    drawing = list(range(table.players))
    while True:
        drawn = {seat: pack.pop(0) for seat in drawing}
        low = min(rank_of(card) for card in drawn.values())
        drawing = [seat for seat, card in drawn.items() if rank_of(card) == low]
        cards = tuple(drawn.get(seat) for seat in range(table.players))
        decided = len(drawing) == 1
        table.events.append(("lot", cards, drawing[0] if decided else None))
        if decided:
            return drawing[0]


def one_deal(table: Table, number: int) -> Moves:
    """One deal from the dealing to the crib (R48)."""
    deal_cards(table, number)
    auction = table.variant == "auction"
    if auction and table.options["auction_when"] == "before_discard":
        yield from bidding(table)
    yield from lay_away(table)
    if auction and table.options["auction_when"] == "after_discard":
        yield from bidding(table)
    yield from turn_starter(table)
    yield from play_cards(table)
    yield from show_hands(table)


def deal_cards(table: Table, number: int) -> None:
    """One card at a time from the pone on; with three players one to the crib (R11, R12)."""
    table.pack = table.packs(number)
    rest = list(table.pack)
    hands: list[list[str]] = [[] for _ in range(table.players)]
    to_crib: list[str] = []
    for dealing_round in range(table.dealt):
        if dealing_round == 3:
            to_crib += [rest.pop(0) for _ in range(table.to_crib)]
        for seat in table.around(table.pone()):
            hands[seat].append(rest.pop(0))
    table.hands = [tuple(hand) for hand in hands]
    table.crib = tuple(to_crib)
    table.owner, table.sold = table.dealer, False
    table.resigning.clear()
    dealt = ("dealt", number, table.dealer, tuple(table.hands), table.crib)
    table.events.append(dealt)


def ask(table: Table, choices: Choices) -> Generator[Choices, Wish, Wish]:
    """Ask until somebody does what he may; anybody may resign meanwhile (R57)."""
    while True:
        seat, wish = yield choices
        if wish == "resign":
            resign(table, seat)
        elif wish in choices.get(seat, set()):
            return seat, wish
        else:
            message = f"seat {seat} may not do {wish}"
            raise ValueError(message)


def resign(table: Table, seat: int) -> None:
    """Two sides: the other has won, partners agreeing. Else the others go on (R57)."""
    side = table.side(seat)
    table.resigning.add(seat)
    if len(table.sides[side]) > 1:
        table.events.append(("offered", seat))
    if not table.resigning.issuperset(table.sides[side]):
        return
    if len(table.sides) == 2:
        table.finish(1 - side, "resigned")
    table.left.append(side)
    table.events.append(("left", side))
    staying = [other for other in range(len(table.sides)) if other not in table.left]
    if len(staying) == 1:
        table.finish(staying[0], "resigned")


def bidding(table: Table) -> Moves:
    """The crib is sold; if nobody wants it, it is the dealer's free of charge (R66 to R70)."""
    pone, dealer = table.pone(), table.dealer
    speaker, bid, bidder, passed = pone, 0, None, False
    while True:
        limit = int(table.options["auction_max_bid"])
        if table.options["auction_negative"] == "cap":
            limit = min(limit, table.scores[table.side(speaker)])
        calls = {f"bid {points}" for points in range(bid + 1, limit + 1)}
        must_open = table.options["auction_opening"] == "forced" and speaker == pone and not bid
        if not (must_open and calls):
            calls.add("pass")
        _, call = yield from ask(table, {speaker: calls})
        points = int(call.split()[1]) if call != "pass" else 0
        table.events.append(("bid", speaker, points))
        if points:
            bid, bidder = points, speaker
        # A pass ends it, except the pone's first; the dealer's bid after that wins at once.
        if (not points and (bidder is not None or speaker == dealer)) or passed:
            break
        passed = not points
        speaker = dealer if speaker == pone else pone
    if bidder is None:  # nobody wants it: the dealer's, free of charge (R69)
        table.events.append(("sold", dealer, 0, table.so_far()))
        return
    table.owner, table.sold = bidder, True
    side = table.side(bidder)
    if side not in table.left:
        table.scores[side] -= bid
    table.events.append(("sold", bidder, bid, table.so_far()))


def lay_away(table: Table) -> Moves:
    """All throw at once; each may change his mind until the last has confirmed (R16, R17)."""
    throws = {
        seat: {" ".join(in_order(some)): some for some in combinations(hand, table.thrown)}
        for seat, hand in enumerate(table.hands)
    }
    choices = {seat: set(some) for seat, some in throws.items()}
    chosen: dict[int, tuple[str, ...]] = {}
    while len(chosen) < table.players:
        seat, wish = yield from ask(table, choices)
        chosen[seat] = throws[seat][wish]
        table.events.append(("laid-away", seat, in_order(chosen[seat])))
    table.kept = [
        tuple(card for card in hand if card not in chosen[seat])
        for seat, hand in enumerate(table.hands)
    ]
    for seat in range(table.players):
        table.crib += chosen[seat]


def turn_starter(table: Table) -> Moves:
    """The starter, and two for heels (R19 to R21, R72)."""
    undealt = table.pack[table.players * table.dealt + table.to_crib :]
    above = 0
    if table.options["cut_mode"] == "pone_picks":
        depths = range(4, len(undealt) - 4)
        seat, wish = yield from ask(table, {table.pone(): {f"depth {depth}" for depth in depths}})
        above = int(wish.split()[1])
        table.events.append(("depth", seat, above))
    table.starter = undealt[above]
    heels = 2 if table.starter[0] == "J" else 0
    gainer = table.owner if table.options.get("auction_heels") == "owner" else table.dealer
    side = table.side(gainer)
    scores = table.add(side, heels)
    table.events.append(("starter", table.starter, heels, side, scores))
    table.win_check()


def points_for(count: Sequence[str]) -> dict[str, tuple[int, int]]:
    """What the last card of a count pegs by itself: reason, cards, points (R33 to R37)."""
    found: dict[str, tuple[int, int]] = {}
    pips = sum(map(pips_of, count))
    if pips == 15:
        found["fifteen"] = (len(count), 2)
    if pips == 31:
        found["thirty-one"] = (len(count), 2)
    alike = 1
    while alike < len(count) and count[-alike - 1][0] == count[-1][0]:
        alike += 1
    if alike > 1:
        name = {2: "pair", 3: "pair-royal", 4: "double-pair-royal"}[alike]
        found[name] = (alike, {2: 2, 3: 6, 4: 12}[alike])
    for size in range(len(count), 2, -1):
        if is_run(count[-size:]):
            found["run"] = (size, size)
            break
    return found


def playable(hand: Sequence[str], count: Sequence[str]) -> set[str]:
    """The cards of a hand that keep the total at 31 or less (R23, R24)."""
    pips = sum(map(pips_of, count))
    return {card for card in hand if pips + pips_of(card) <= 31}


def play_cards(table: Table) -> Moves:
    """The play, one count after the other (R22 to R31)."""
    held = [list(hand) for hand in table.kept]
    leader = table.owner if table.sold else table.pone()  # R22, R71
    while True:
        last, said_go = yield from one_count(table, held, leader)
        if table.play == "single_count" or not any(held):
            return
        leader = next_leader(table, last, said_go, held)


def one_count(
    table: Table, held: list[list[str]], turn: int
) -> Generator[Choices, Wish, tuple[int, list[int]]]:
    """From zero to the closing: the state machine of section 7. Returns its `last`, `said_go`."""
    count: list[str] = []
    said_go: list[int] = []

    def say_go(seat: int) -> None:
        if held[seat] and not playable(held[seat], count) and seat not in said_go:
            said_go.append(seat)
            table.events.append(("go", seat, sum(map(pips_of, count))))

    while True:
        _, card = yield from ask(table, {turn: playable(held[turn], count)})
        held[turn].remove(card)
        count.append(card)
        lay(table, turn, count)
        pips = sum(map(pips_of, count))
        if pips == 31 or not any(playable(hand, count) for hand in held):
            break
        turn = table.around(turn)[1]
        while not playable(held[turn], count):
            say_go(turn)
            turn = table.around(turn)[1]
    if pips != 31:
        for seat in table.around(turn)[1:]:
            say_go(seat)
    close(table, turn, pips, cards_are_held=any(held))
    return turn, said_go


def lay(table: Table, seat: int, count: Sequence[str]) -> None:
    """Peg for a card just laid."""
    reasons = points_for(count)
    scores = table.add(table.side(seat), sum(points for _, points in reasons.values()))
    pips = sum(map(pips_of, count))
    table.events.append(("laid", seat, count[-1], pips, reasons, scores))
    table.win_check()


def close(table: Table, last: int, pips: int, *, cards_are_held: bool) -> None:
    """One for go or for last; the two for thirty-one came with the card (R29)."""
    why = "thirty-one" if pips == 31 else "go" if cards_are_held else "last"
    points = 0 if pips == 31 else 1
    scores = table.add(table.side(last), points)
    table.events.append(("closed", last, pips, why, points, scores))
    table.win_check()


def next_leader(
    table: Table, last: int, said_go: Sequence[int], held: Sequence[Sequence[str]]
) -> int:
    """Who leads the next count (R31)."""
    if table.options.get("next_lead") == "first_go" and said_go:
        return said_go[0]
    left_on = [*table.around(last)[1:], last]
    return next(seat for seat in left_on if held[seat])


def order_of_show(table: Table) -> list[tuple[int, str]]:
    """Whose hand or crib is shown when (R39, R73)."""
    if not table.sold:
        return [*((seat, "hand") for seat in table.around(table.pone())), (table.owner, "crib")]
    other = 1 - table.owner
    if table.options["auction_show"] == "hand_and_crib":
        return [(table.owner, "hand"), (table.owner, "crib"), (other, "hand")]
    return [(table.owner, "hand"), (other, "hand"), (table.owner, "crib")]


def show_hands(table: Table) -> Moves:
    """Hands and crib one after the other, each pegged before the next (R39 to R49)."""
    for owner, what in order_of_show(table):
        crib = what == "crib"
        cards = table.crib if crib else table.kept[owner]
        found = show(cards, table.starter, crib=crib, crib_flush=table.options["crib_flush"])
        value = claim = total(found)
        if table.options["counting"] == "manual":
            claim = yield from hear_claim(table, owner, what, len(cards))
        pegged = min(value, claim)  # R58
        scores = table.add(table.side(owner), pegged)
        worth = tuple(sorted(found))
        asked = table.options["muggins"] == "on" and table.target not in scores
        table.events.append(("show", owner, what, None if asked else worth, pegged, scores))
        table.win_check()
        if asked:
            yield from muggins(table, owner, value - claim, CEILINGS[len(cards)] - claim)
            table.events.append(("explained", owner, what, worth))
            table.win_check()


CEILINGS = {3: 20, 4: 29, 5: 46}
"""No hand or crib of so many cards is worth more (R46), so no higher number means anything."""


def hear_claim(table: Table, owner: int, what: str, cards: int) -> Generator[Choices, Wish, int]:
    """The owner of a hand names a total (R58)."""
    table.events.append(("open", owner, what))
    any_number = {f"claim {points}" for points in range(CEILINGS[cards] + 1)}
    _, wish = yield from ask(table, {owner: any_number})
    claim = int(wish.split()[1])
    table.events.append(("claim", owner, what, claim))
    return claim


def muggins(table: Table, owner: int, missed: int, highest: int) -> Moves:
    """Each opposing side may once say what was missed; the first right call ends it (R59).

    R59 speaks of a claim lower than the true value. The sides are asked after any claim, since
    a question asked only after a low one would be the hint that R60 forbids; where nothing was
    missed a call pegs nothing.
    """
    calls = {f"muggins {points}" for points in range(1, highest + 1)} | {"no-muggins"}
    silent = {table.side(owner), *table.left}
    while len(silent) < len(table.sides):
        seats = [seat for seat in range(table.players) if table.side(seat) not in silent]
        seat, wish = yield from ask(table, {seat: set(calls) for seat in seats})
        side = table.side(seat)
        silent.add(side)
        named = int(wish.split()[1]) if wish != "no-muggins" else 0
        pegged = named if named <= missed else 0
        table.events.append(("muggins", seat, named, pegged, table.add(side, pegged)))
        if pegged or table.target in table.scores:
            return
