"""All of Solo Whist a second time, from the rule text alone (solo-whist.md).

Plain Python: cards are texts such as ``TH``, acts are words of the record such as ``trumps S``,
events are tuples. It shares no code with Pegboard and is written to be read against the rule
text, not to be quick: whoever is to speak, lay a card or lead is worked out each time from all
that was said and laid before. `session` is a generator: it yields what the one seat to act may
do now and is sent who does what; what happens is appended to a list.

Events, in the order in which they happen::

    ("lot", cards, dealer or None)           ("dealt", deal, dealer, hands, exposed card)
    ("call", seat, word)                     ("contract", kind, seats)
    ("trumps", seat, suit or None)           ("thrown-in", why)
    ("spread", seat, cards from low to high) ("card", seat, card)
    ("trick", winner, cards)                 ("score", changes, totals)
    ("left", seat)                           ("over", winner, totals, termination)
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

Event: TypeAlias = tuple[Any, ...]
Choices: TypeAlias = dict[int, set[str]]
Wish: TypeAlias = tuple[int, str]
Moves: TypeAlias = Generator[Choices, Wish, None]
Packs: TypeAlias = Callable[[int], Sequence[str]]
Said: TypeAlias = tuple[int, str]

SUITS = "CDHS"
ACE_LOW = "A23456789TJQK"
ACE_HIGH = "23456789TJQKA"
PACK = [rank + suit for suit in SUITS for rank in ACE_LOW]

# Section 2, from lowest to highest.
CALLS = ["prop", "solo", "misere", "abundance", "royal", "open", "declared"]

# Section 9, each default first.
OPTIONS = {
    "packets": ("3x4_1", "singly"),
    "redeal_dealer": ("next", "same"),
    "all_pass": ("redeal", "general_misere"),
    "general_misere_loser": ("last_trick", "most_tricks"),
    "abundance_lead": ("eldest", "declarer"),
    "declared_trump": ("own_choice", "none"),
    "spread_when": ("after_first_trick", "before_first_lead"),
    "scoring": ("units", "hoyle6"),
    "deals": ("12", "4", "8", "16", "20", "24"),
}


class SessionOverError(Exception):
    """Three of four have left: nothing is finished any more."""


# --- The auction ---------------------------------------------------------------------------------


def around(first: int) -> list[int]:
    """All four seats clockwise."""
    return [(first + step) % 4 for step in range(4)]


def standing(said: Sequence[Said]) -> tuple[str, list[int]] | None:
    """The highest call so far and whose it is: two seats when it was accepted."""
    found = None
    for seat, word in said:
        if word in CALLS:
            found = (word, [seat])
        if word == "accept" and found:
            found = (found[0], [*found[1], seat])
    return found


def higher(said: Sequence[Said]) -> set[str]:
    """Every call above the standing one (W5)."""
    top = standing(said)
    return set(CALLS if top is None else CALLS[CALLS.index(top[0]) + 1 :])


def question(eldest: int, said: Sequence[Said]) -> tuple[int, set[str]] | None:
    """Who is to speak after *said*, and what he may say; ``None`` when the auction is over."""
    words = [word for _, word in said]
    top = standing(said)
    out = [seat for seat, word in said if word in ("pass", "decline")]
    is_lone = top is not None and top[0] == "prop" and len(top[1]) == 1
    if "declared" in words or "throw-in" in words:  # W11, W10
        return None
    if not said:
        return eldest, {"pass", *CALLS}  # W6
    for seat in around((said[-1][0] + 1) % 4):
        if top is not None and seat in top[1]:
            continue  # W8: his own call stands
        if seat not in out:
            may_accept = {"accept"} if is_lone else set[str]()
            return seat, {"pass", *may_accept, *higher(said)}
        if seat == eldest and said[0] == (eldest, "pass") and is_lone and "decline" not in words:
            return seat, {"accept", "decline"}  # W9
    if top is not None and is_lone:
        return top[1][0], {"throw-in", *higher(said)}  # W10
    return None


# --- Tricks and points ---------------------------------------------------------------------------


def trick_winner(trick: Sequence[tuple[int, str]], trumps: str | None) -> int:
    """W17: the highest trump, else the highest card of the suit led."""
    of_trumps = [(ACE_HIGH.index(card[0]), seat) for seat, card in trick if card[1] == trumps]
    led = trick[0][1][1]
    of_suit = [(ACE_HIGH.index(card[0]), seat) for seat, card in trick if card[1] == led]
    return max(of_trumps or of_suit)[1]


def may_lay(hand: Iterable[str], trick: Sequence[tuple[int, str]]) -> set[str]:
    """W17: follow suit if able, otherwise any card."""
    cards = set(hand)
    if not trick:
        return cards
    return {card for card in cards if card[1] == trick[0][1][1]} or cards


def contract_points(kind: str, seats: Sequence[int], tricks: int, scoring: str) -> list[int]:
    """What the contract of *seats* changes for seats 0 to 3 (W24 to W27)."""
    wanted = {"prop": 8, "solo": 5, "misere": 0, "abundance": 9}
    wanted |= {"royal": 9, "open": 0, "declared": 13}
    is_misere = kind in ("misere", "open")
    made = tricks == 0 if is_misere else tricks >= wanted[kind]
    if scoring == "units":
        units = {"prop": 1, "solo": 1, "misere": 2, "abundance": 3}
        units |= {"royal": 3, "open": 4, "declared": 6}
        amount = units[kind]
    else:
        amount = dict(zip(CALLS, (6, 6, 12, 18, 18, 24, 36), strict=True))[kind]
        if kind in ("prop", "solo", "abundance", "royal"):
            more = abs(tricks - wanted[kind])
            amount += 2 * more if kind == "prop" and tricks == 13 else more
    share = 1 if len(seats) == 2 else 3
    sign = 1 if made else -1
    return [sign * share * amount if seat in seats else -sign * amount for seat in range(4)]


def general_points(takers: Sequence[int], loser_rule: str, scoring: str) -> list[int]:
    """Section 6: what the takers of the thirteen tricks gain and lose."""
    amount = 1 if scoring == "units" else 6
    losers = [takers[-1]]
    if loser_rule == "most_tricks":
        counts = [takers.count(seat) for seat in range(4)]
        losers = [seat for seat in range(4) if counts[seat] == max(counts)]
    if len(losers) > 1:
        return [0, 0, 0, 0]
    return [-3 * amount if seat in losers else amount for seat in range(4)]


# --- The session ---------------------------------------------------------------------------------


class Sheet:
    """What is known at the table: the whole truth of one session as it goes."""

    def __init__(
        self, options: Mapping[str, str], packs: Packs, start: Sequence[int] | None = None
    ) -> None:
        self.options = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
        self.packs = packs
        self.events: list[Event] = []
        self.totals = list(start) if start else [0, 0, 0, 0]
        self.left: list[int] = []

    def enter(self, changes: Sequence[int]) -> None:
        """Add a deal's changes to the totals (W23)."""
        self.totals = [old + change for old, change in zip(self.totals, changes, strict=True)]
        self.events.append(("score", tuple(changes), tuple(self.totals)))

    def leave(self, seat: int, how: str) -> None:
        """A player gives up, or is stopped; when one is left he has won (cribbage.md R57)."""
        self.left.append(seat)
        self.events.append(("left", seat))
        staying = [other for other in range(4) if other not in self.left]
        if len(staying) == 1:
            end = {"resign": "resigned"}.get(how, how)
            self.events.append(("over", staying[0], tuple(self.totals), end))
            raise SessionOverError

    def close(self) -> None:
        """The highest total wins, shared places having no winner (W28)."""
        staying = [seat for seat in range(4) if seat not in self.left]
        best = max(self.totals[seat] for seat in staying)
        winners = [seat for seat in staying if self.totals[seat] == best]
        winner = winners[0] if len(winners) == 1 else None
        self.events.append(("over", winner, tuple(self.totals), "normal"))


def session(sheet: Sheet, *, dealer: int | None = None) -> Moves:
    """Play one session; the lot is drawn unless *dealer* is given."""
    try:
        dealer = draw_lots(sheet) if dealer is None else dealer
        number, counted = 0, 0
        while counted < int(sheet.options["deals"]):
            number += 1
            was_played = yield from one_deal(sheet, number, dealer)
            counted += was_played
            if was_played or sheet.options["redeal_dealer"] == "next":
                dealer = (dealer + 1) % 4  # W2
        sheet.close()
    except SessionOverError:
        return


def draw_lots(sheet: Sheet) -> int:
    """The lowest deals, ace low; ties draw again among themselves (W2)."""
    pack = list(sheet.packs(0))
    drawing = [0, 1, 2, 3]
    while True:
        drawn = {seat: pack.pop(0) for seat in drawing}
        low = min(ACE_LOW.index(card[0]) for card in drawn.values())
        drawing = [seat for seat, card in drawn.items() if ACE_LOW.index(card[0]) == low]
        cards = tuple(drawn.get(seat) for seat in range(4))
        sheet.events.append(("lot", cards, drawing[0] if len(drawing) == 1 else None))
        if len(drawing) == 1:
            return drawing[0]


def deal_hands(sheet: Sheet, number: int, dealer: int) -> tuple[list[list[str]], str]:
    """Thirteen each from eldest on; the very last card is the exposed one (W3, W4)."""
    pack = list(sheet.packs(number))
    packets = [3, 3, 3, 3, 1] if sheet.options["packets"] == "3x4_1" else [1] * 13
    hands: list[list[str]] = [[], [], [], []]
    for packet in packets:
        for seat in around((dealer + 1) % 4):
            hands[seat] += [pack.pop(0) for _ in range(packet)]
    exposed = hands[dealer][-1]
    sheet.events.append(("dealt", number, dealer, tuple(map(tuple, hands)), exposed))
    return hands, exposed


def ask(sheet: Sheet, seat: int, words: set[str]) -> Generator[Choices, Wish, str]:
    """Ask *seat* until he says one of *words*; anybody may leave meanwhile."""
    while True:
        who, wish = yield {seat: words}
        if wish in ("resign", "time", "abandoned") and who not in sheet.left:
            sheet.leave(who, wish)
        elif who == seat and wish in words:
            return wish
        else:
            raise AssertionError((who, wish))


def one_deal(sheet: Sheet, number: int, dealer: int) -> Generator[Choices, Wish, bool]:
    """One deal; whether it counts as one of the session's (W12, W28, W31)."""
    hands, exposed = deal_hands(sheet, number, dealer)
    eldest = (dealer + 1) % 4
    said: list[Said] = []
    while (asked := question(eldest, said)) is not None:
        word = yield from ask(sheet, *asked)
        said.append((asked[0], word))
        sheet.events.append(("call", *said[-1]))
    top = standing(said)
    if said[-1][1] == "throw-in":
        sheet.events.append(("thrown-in", "proposal"))
        return False
    if top is None:
        if sheet.options["all_pass"] == "redeal":  # noqa: S105 - an option, no password
            sheet.events.append(("thrown-in", "all-pass"))
            return False
        sheet.events.append(("contract", "general-misere", ()))
        yield from play(sheet, hands, eldest, kind="general-misere", seats=[], trumps=None)
        return True
    kind, seats = top
    sheet.events.append(("contract", kind, tuple(seats)))
    trumps = exposed[1] if kind in ("prop", "solo", "royal") else None
    names = {"abundance": "own_choice", "declared": sheet.options["declared_trump"]}.get(kind)
    if names is not None:  # W13, W18
        suits = set(SUITS) if names == "own_choice" else {"none"}
        word = yield from ask(sheet, seats[0], {f"trumps {suit}" for suit in suits})
        trumps = None if word == "trumps none" else word[-1]
        sheet.events.append(("trumps", seats[0], trumps))
    is_declarers = kind == "declared" or (
        kind in ("abundance", "royal") and sheet.options["abundance_lead"] == "declarer"
    )
    leader = seats[0] if is_declarers else eldest  # W16
    yield from play(sheet, hands, leader, kind=kind, seats=seats, trumps=trumps)
    return True


def play(  # noqa: PLR0913 - the whole of a contract
    sheet: Sheet,
    hands: list[list[str]],
    leader: int,
    *,
    kind: str,
    seats: list[int],
    trumps: str | None,
) -> Moves:
    """Thirteen tricks, or fewer where all is lost at once (W16 to W21), and their points."""
    takers: list[int] = []
    for number in range(13):
        is_time = number == (1 if sheet.options["spread_when"] == "after_first_trick" else 0)
        if kind == "open" and is_time:  # W19
            sheet.events.append(("spread", seats[0], tuple(sorted(hands[seats[0]], key=place))))
        trick: list[tuple[int, str]] = []
        for seat in around(leader):
            card = yield from ask(sheet, seat, may_lay(hands[seat], trick))
            hands[seat].remove(card)
            trick.append((seat, card))
            sheet.events.append(("card", seat, card))
        leader = trick_winner(trick, trumps)
        takers.append(leader)
        sheet.events.append(("trick", leader, tuple(card for _, card in trick)))
        is_lost = (kind in ("misere", "open") and leader in seats) or (
            kind == "declared" and leader not in seats
        )
        if is_lost:  # W20
            break
    if kind == "general-misere":
        rule = sheet.options["general_misere_loser"]
        sheet.enter(general_points(takers, rule, sheet.options["scoring"]))
    else:
        taken = sum(taker in seats for taker in takers)
        sheet.enter(contract_points(kind, seats, taken, sheet.options["scoring"]))


def place(card: str) -> tuple[int, int]:
    """Where a card lies in a hand: suits C D H S, ace high."""
    return SUITS.index(card[1]), ACE_HIGH.index(card[0])


def play_session(moves: Moves, decide: Callable[[Choices], Wish]) -> None:
    """Play a session to its end, *decide* choosing each time who does what."""
    try:
        choices = next(moves)
        while True:
            choices = moves.send(decide(choices))
    except StopIteration:
        return
