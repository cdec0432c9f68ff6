"""The wire audit: does anything that a viewer was sent tell him what he may not know yet?

It is given what really happened and the bytes that one viewer received. What he may know at a
version is found from the lines of the record alone (R75), by a reading of its own that shares
nothing with the rules, the views or the projection; then every card, secret, salt and id in the
bytes is looked up there. Cards are judged per deal, so that a card which was seen in an earlier
deal is still a secret in this one.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast, final

from pegboard.club.tables import Happening, TableState
from pegboard.club.tables.model import (
    Acted,
    DealtOn,
    Opened,
    Ready,
    Sat,
    Started,
    Taking,
    WishedAgain,
)

CARD = re.compile(r"(?<![0-9A-Za-z])[A2-9TJQK][CDHS](?![0-9A-Za-z])")
NOT_CARDS = frozenset({"name", "table", "id", "salts", "commitment", "next_commitment", "secret"})
"""Keys under which people, tables and proofs stand; these are searched for secrets instead."""

LOT = 0
"""Number of the "deal" that is the lot."""


@final
@dataclass(frozen=True, slots=True)
class Leak:
    """Something that a viewer was told too early.

    Attributes:
        version: version of the table that the bytes tell of; 0 where they tell of none.
        what: the card, secret, salt or id.
        where: path to it in the JSON.
    """

    version: int
    what: str
    where: str


@dataclass(slots=True)
class _Deal:
    """One deal as its lines tell it."""

    hands: list[set[str]]
    """Cards that each seat has ever held in this deal."""
    rest: set[str] = field(default_factory=set[str])
    open: set[str] = field(default_factory=set[str])
    """Cards that everybody has seen."""
    keeps_secrets: bool = False
    """Whether what was never shown stays secret when the deal is over (ecarte.md E12)."""
    has_starter: bool = False
    is_over: bool = False
    call: str = ""
    """Solo Whist: the call that stands, and who made it."""
    caller: int = 0
    laid: int = 0
    claims: int = 0
    """Cribbage: hands counted by their owners."""

    def known(self, seat: int | None) -> set[str]:
        if self.is_over and not self.keeps_secrets:
            return set[str]().union(self.open, self.rest, *self.hands)
        return self.open | (set() if seat is None else self.hands[seat])


@final
class Truth:
    """What really happened at a table, and who might know what at which version.

    Args:
        happenings: every entry of the table's log, in order.
    """

    def __init__(self, happenings: Sequence[Happening]) -> None:
        self._known: dict[int, list[dict[int, set[str]]]] = {}
        self._secrets: list[tuple[str, int | None]] = []
        self._players: set[str] = set()
        self._seats: dict[int, Mapping[str, int]] = {}
        self.latest = happenings[-1].entry.version
        self._read(happenings)

    def seat(self, player: str | None, version: int) -> int | None:
        """The seat that *player* held at *version*."""
        return None if player is None else self._seats[version].get(player)

    def known(self, deal: int, seat: int | None, version: int) -> set[str]:
        """The cards of *deal* that *seat* may know at *version*."""
        viewers = self._known[version]
        return viewers[-1 if seat is None else seat].get(deal, set())

    def now(self, version: int) -> int:
        """Number of the deal at *version*, 0 before the first."""
        return max(self._known[version][-1], default=LOT)

    def hidden_texts(self, player: str | None, version: int) -> Iterator[str]:
        """Secrets, salts and ids that *player* may not have been told at *version*.

        A salt is nobody's to see before its game is over, not even his who gave it.
        """
        for secret, told in self._secrets:
            if told is None or version < told:
                yield secret
        yield from (other for other in self._players if other != player)

    # --- Reading the log ---------------------------------------------------------------------

    def _read(self, happenings: Sequence[Happening]) -> None:
        deals: dict[int, _Deal] = {}
        waiting: list[str] = []
        running: list[str] = []
        kept: list[str] = []
        ended: dict[str, int] = {}
        for happening in happenings:
            version, body, after = happening.entry.version, happening.entry.body, happening.after
            places = enumerate(after.places)
            self._seats[version] = {place.player: n for n, place in places if place.player}
            match body:
                case Opened():
                    kept.append(body.secret)
                case Sat() | Taking():
                    self._players.add(body.player)
                    waiting.append(body.salt)
                case WishedAgain():
                    waiting.append(body.salt)
                case Started():
                    deals = {LOT: _Deal([set() for _ in after.places])}
                    running, kept = [body.secret, *waiting], [*kept, body.next_secret, *waiting]
                    waiting = []
                    _follow(deals, body.lines, after)
                case Acted() | Ready() | DealtOn():
                    _follow(deals, body.lines, after)
                case _:
                    pass
            if deals and after.stage != "playing":
                deals[max(deals)].is_over = True
            if after.game is not None and after.game.result is not None:
                ended |= {secret: version for secret in running if secret not in ended}
            seats: list[int | None] = [*range(len(after.places)), None]
            self._known[version] = [
                {n: deal.known(seat) for n, deal in deals.items()} for seat in seats
            ]
        self._secrets = [(secret, ended.get(secret)) for secret in [*kept, *waiting]]


def _follow(deals: dict[int, _Deal], lines: Sequence[str], after: TableState) -> None:
    """Follow the lines of a record: who holds, lays and shows what."""
    for line in lines:
        head, _, rest = line.split("=")[0].strip().partition(" ")
        if head == "lot":
            deals[LOT].open |= set(CARD.findall(rest))
        elif head == "deal":
            for earlier in deals.values():
                earlier.is_over = True
            deals[max(deals) + 1] = _dealt(rest, after)
        else:
            _READERS[after.rules.name](deals[max(deals)], head, rest)


def _dealt(text: str, after: TableState) -> _Deal:
    cards, _, plus = text.partition("+")
    hands = [CARD.findall(hand) for hand in cards.split("/")]
    assert len(hands) == len(after.places), text
    deal = _Deal([set(hand) for hand in hands])
    match after.rules.name:
        case "ecarte":
            deal.open, deal.keeps_secrets = set(CARD.findall(plus)), True
        case "solo-whist":
            assert after.game is not None
            deal.open = {hands[after.game.dealers[-1]][-1]}
        case _:
            deal.rest = set(CARD.findall(plus))
    return deal


def _cribbage(deal: _Deal, head: str, rest: str) -> None:
    """Before the starter a seat lays away: it knows its cards already, and nobody else may."""
    deal.has_starter |= head == "cut"
    if deal.has_starter:
        deal.open |= set(CARD.findall(rest))
    deal.claims += rest.startswith("claim ")
    if deal.claims == len(deal.hands):  # all hands are counted: now the crib is (R39)
        deal.open |= deal.rest.union(*deal.hands)


def _ecarte(deal: _Deal, head: str, rest: str) -> None:
    if head == "draw":
        seat, _, cards = rest.partition(" ")
        deal.hands[int(seat)] |= set(CARD.findall(cards))
    elif rest == "king":
        deal.open |= {f"K{card[1]}" for card in deal.open}  # the first open card is the trump's
    elif not rest.startswith("discard"):
        deal.open |= set(CARD.findall(rest))


def _solo_whist(deal: _Deal, head: str, rest: str) -> None:
    """Every card laid is open, and the hand that is spread after the first trick (W19)."""
    cards = CARD.findall(rest)
    if cards:
        deal.open |= set(cards)
        deal.laid += 1
        if deal.call == "open" and deal.laid >= len(deal.hands):
            deal.open |= deal.hands[deal.caller]
    elif rest not in {"pass", "decline", "resign"} and not rest.startswith("trumps"):
        deal.call, deal.caller = rest, int(head)


_READERS: Final[Mapping[str, Callable[[_Deal, str, str], None]]] = {
    "cribbage": _cribbage,
    "ecarte": _ecarte,
    "solo-whist": _solo_whist,
}


# --- Looking at what was sent ----------------------------------------------------------------


def leaks_in_frames(truth: Truth, player: str | None, frames: Sequence[str]) -> list[Leak]:
    """Everything in *frames*, as they were sent to *player*, that he might not know yet."""
    return [leak for text in frames for leak in _leaks_in_frame(truth, player, text)]


def _leaks_in_frame(truth: Truth, player: str | None, text: str) -> Iterator[Leak]:
    frame = json.loads(text)
    match frame["t"]:
        case "snapshot":
            version, now = frame["seen"]["v"], LOT
            for event in frame.pop("told"):
                now = event["number"] if event["kind"] == "dealt" else now
                yield from _leaks(truth, player, version, event, now=now)
            yield from _leaks(truth, player, version, frame, now=truth.now(version))
        case "events":
            for entry in frame["entries"]:
                yield from _leaks_in_entry(truth, player, entry)
        case _:
            yield from _leaks(truth, player, 0, frame, now=LOT)


def _leaks_in_entry(truth: Truth, player: str | None, entry: dict[str, Any]) -> Iterator[Leak]:
    """What happened is told in order: up to the next deal it is about the one before."""
    version = entry["v"]
    now = truth.now(max(version - 1, 1))
    for event in entry.get("events", ()):
        now = event["number"] if event["kind"] == "dealt" else now
        yield from _leaks(truth, player, version, event, now=now)
    rest = {key: value for key, value in entry.items() if key != "events"}
    yield from _leaks(truth, player, version, rest, now=truth.now(version))


def _leaks(
    truth: Truth, player: str | None, version: int, value: object, *, now: int
) -> Iterator[Leak]:
    seat = truth.seat(player, version) if version else None
    for path, deal, card in _cards(value, "", now):
        if not version or card not in truth.known(deal, seat, version):
            yield Leak(version, card, path)
    text = json.dumps(value, ensure_ascii=False)
    for hidden in truth.hidden_texts(player, version):
        if hidden in text:
            yield Leak(version, hidden, "")


def _cards(value: Any, path: str, deal: int) -> Iterator[tuple[str, int, str]]:  # noqa: ANN401 - JSON
    """Every card in *value*, where it stands and to which deal it says it belongs."""
    if isinstance(value, dict):
        parts = cast("dict[str, Any]", value)
        deal = _deal_of(parts, deal)
        for key, part in parts.items():
            if key not in NOT_CARDS:
                yield from _cards(part, f"{path}.{key}", LOT if key == "lot" else deal)
    elif isinstance(value, list):
        for place, part in enumerate(cast("Sequence[Any]", value)):
            yield from _cards(part, f"{path}[{place}]", deal)
    elif isinstance(value, str):
        yield from ((path, deal, card) for card in CARD.findall(value))


def _deal_of(value: dict[str, Any], otherwise: int) -> int:
    match value.get("kind"):
        case "shown":
            return int(value["deal"])
        case "dealt" | "deal-ended":
            return int(value["number"])
        case "lot-drawn":
            return LOT
        case _:
            return otherwise


def leaks_in_record(truth: Truth, player: str | None, text: str, version: int) -> list[Leak]:
    """The same for a record of the present game that was given out at *version*."""
    seat, deal, found = truth.seat(player, version), LOT, list[Leak]()
    for line in text.splitlines():
        if line.startswith("["):
            continue
        deal += line.startswith("deal ")
        cards = CARD.findall(line)
        found += [
            Leak(version, card, line)
            for card in cards
            if card not in truth.known(deal, seat, version)
        ]
    hidden = truth.hidden_texts(player, version)
    return found + [Leak(version, one, "") for one in hidden if one in text]
