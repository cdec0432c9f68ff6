"""A tiny card game for tests of what all games share: no rule of it is any real game's.

Each seat gets two cards and throws one away, all at once; then, from the dealer's left, each lays
the other and pegs its rank when it beats all laid before. A seat whose card has the rank just laid
says go and loses its turn. In the end each shows what it threw, one point for a red card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from pegboard.cards import FULL_PACK, Card, Suit, parse_cards, write_cards
from pegboard.game import (
    DEALER,
    Check,
    IllegalAction,
    NotationError,
    OptionError,
    OptionFault,
    Pack,
    Refusal,
    Result,
    Seat,
    Step,
    check_hands,
    check_running,
    check_turn,
)

RED: Final = {Suit.DIAMONDS, Suit.HEARTS}


@dataclass(frozen=True, slots=True)
class Deal:
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Throw:
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    card: Card


@dataclass(frozen=True, slots=True)
class Go:
    pass


Action: TypeAlias = Deal | Throw | Lay | Go


@dataclass(frozen=True, slots=True)
class Happened:
    """One kind of event is enough for a toy."""

    kind: Literal["dealt", "thrown", "laid", "go", "shown"]
    seat: Seat
    points: int = 0


@dataclass(frozen=True, slots=True)
class State:
    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    thrown: tuple[Card | None, ...] = ()
    laid: tuple[Card, ...] = ()
    turn: Seat = DEALER
    left: int = 0


@dataclass(frozen=True, slots=True)
class Toy:
    """The rules, for any number of seats."""

    players: int = 2
    target: int = 60
    dealer: Seat | None = 0
    opening: tuple[int, ...] | None = None

    name = "toy"
    check_words = frozenset({"show"})
    next_first_dealer = "loser"
    cards: Pack = FULL_PACK

    @property
    def variant(self) -> str:
        return f"for-{self.players}"

    @property
    def options(self) -> Mapping[str, str]:
        return {} if self.target == 60 else {"target": str(self.target)}

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(self.players))

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple((seat,) for seat in self.seats)

    def start(self) -> State:
        return State(0, (self.dealer or 0) - 1, self.opening or (0,) * self.players)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if self.result(state):
            return ()
        if None in state.thrown:
            return tuple(seat for seat in self.seats if state.thrown[seat] is None)
        return (state.turn,)

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state) or seat == DEALER:
            return ()
        if None in state.thrown:
            return tuple(Throw((card,)) for card in state.hands[seat])
        return tuple(Lay(card) for card in state.hands[seat] if card != state.thrown[seat])

    def deal_number(self, state: State) -> int:
        return state.deal + 1

    def pack_number(self, state: State) -> int:
        return self.deal_number(state)

    def deal(self, state: State, pack: Pack) -> Action:
        del state
        return Deal(tuple(tuple(pack[2 * seat : 2 * seat + 2]) for seat in self.seats))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Happened]:
        check_running(self.result(state))
        may_replace = None in state.thrown and seat in self.seats and isinstance(action, Throw)
        if not may_replace:
            check_turn(seat, self.to_act(state))
        match action:
            case Deal(hands) if seat == DEALER:
                return self._deal(state, hands)
            case Throw(cards) if None in state.thrown:
                return self._throw(state, seat, cards)
            case Lay(card) if seat != DEALER and None not in state.thrown:
                return self._lay(state, seat, card)
            case Go():
                raise IllegalAction(Refusal.GO_NOT_TRUE, "no go is true here")
            case _:
                raise IllegalAction(Refusal.WRONG_PHASE, "not now")

    def _deal(self, state: State, hands: tuple[tuple[Card, ...], ...]) -> Step[State, Happened]:
        check_hands(hands, players=self.players, each=2)
        dealer = (state.dealer + 1) % self.players
        dealt = replace(
            state,
            deal=state.deal + 1,
            dealer=dealer,
            hands=hands,
            thrown=(None,) * self.players,
            laid=(),
            turn=(dealer + 1) % self.players,
            left=self.players,
        )
        return Step(dealt, (Happened("dealt", dealer),))

    def _throw(self, state: State, seat: Seat, cards: tuple[Card, ...]) -> Step[State, Happened]:
        if len(cards) != 1:
            raise IllegalAction(Refusal.WRONG_COUNT, "one card", at=1 if cards else 0)
        if cards[0] not in state.hands[seat]:
            raise IllegalAction(Refusal.CARD_NOT_HELD, f"{cards[0]} is not held", at=0)
        thrown = (*state.thrown[:seat], cards[0], *state.thrown[seat + 1 :])
        return Step(replace(state, thrown=thrown), (Happened("thrown", seat),))

    def _lay(self, state: State, seat: Seat, card: Card) -> Step[State, Happened]:
        if card not in state.hands[seat] or card == state.thrown[seat]:
            raise IllegalAction(Refusal.CARD_NOT_HELD, f"{card} is not held", at=0)
        points = int(card.rank) if all(card.rank > other.rank for other in state.laid) else 0
        events = [Happened("laid", seat, points)]
        state = self._peg(replace(state, laid=(*state.laid, card)), seat, points)
        turn, left = (seat + 1) % self.players, state.left - 1
        while left and self._kept(state, turn).rank == card.rank and not self.result(state):
            events.append(Happened("go", turn))
            turn, left = (turn + 1) % self.players, left - 1
        state = replace(state, turn=turn if left else DEALER, left=left)
        shown = turn
        for _ in self.seats if left == 0 else ():
            thrown = state.thrown[shown]
            if self.result(state) or thrown is None:
                break
            red = int(thrown.suit in RED)
            state = self._peg(state, shown, red)
            events.append(Happened("shown", shown, red))
            shown = (shown + 1) % self.players
        return Step(state, tuple(events))

    def _kept(self, state: State, seat: Seat) -> Card:
        return next(card for card in state.hands[seat] if card != state.thrown[seat])

    def _peg(self, state: State, seat: Seat, points: int) -> State:
        score = min(state.scores[seat] + points, self.target)
        return replace(state, scores=(*state.scores[:seat], score, *state.scores[seat + 1 :]))

    def view(self, state: State, seat: Seat | None) -> tuple[Card, ...]:
        return () if seat is None or not state.hands else state.hands[seat]

    def seen(self, event: Happened, seat: Seat | None) -> Happened:
        del seat
        return event

    def retold(self, state: State, events: Sequence[Happened]) -> Sequence[Happened]:
        del state
        return events

    def score(self, state: State) -> tuple[int, ...]:
        return state.scores

    def result(self, state: State) -> Result | None:
        if self.target not in state.scores:
            return None
        return Result(winner=state.scores.index(self.target), scores=state.scores)

    def parse(self, text: str) -> Action:
        word, _, rest = text.partition(" ")
        try:
            match word:
                case "deal":
                    return Deal(tuple(parse_cards(hand) for hand in rest.split("/")))
                case "throw":
                    return Throw(parse_cards(rest))
                case "go" if not rest:
                    return Go()
                case _:
                    return Lay(Card.parse(text))
        except ValueError as error:
            raise NotationError(str(error)) from None

    def write(self, action: Action) -> str:
        match action:
            case Deal(hands):
                return "deal " + " / ".join(map(write_cards, hands))
            case Throw(cards):
                return f"throw {write_cards(sorted(cards))}"
            case Lay(card):
                return str(card)
            case Go():
                return "go"

    def pegged(self, events: Sequence[Happened]) -> int:
        return sum(event.points for event in events if event.kind == "laid")

    def checks(self, events: Sequence[Happened]) -> tuple[Check, ...]:
        return tuple(
            Check(f"{event.seat} go", "", is_written=False)
            if event.kind == "go"
            else Check(f"show {event.seat}", f"= {event.points}")
            for event in events
            if event.kind in {"go", "shown"}
        )

    def is_simultaneous(self, events: Sequence[Happened]) -> bool:
        return events[0].kind == "thrown"

    def next_deal(self, state: State) -> State:
        return State(state.deal, state.dealer, tuple(min(59, score) for score in state.scores))


def toy_rules(
    game: str,
    variant: str,
    options: Mapping[str, str] | None = None,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> Toy:
    """Find the toy as `pegboard.catalog.rules` finds a real game."""
    if game != "toy":
        raise OptionError(OptionFault.UNKNOWN_VARIANT, f"there is no game {game!r}")
    if variant not in {"for-2", "for-3"}:
        raise OptionError(OptionFault.UNKNOWN_VARIANT, f"there is no variant {variant!r}")
    target = 60
    for name, value in (options or {}).items():
        if name != "target":
            raise OptionError(OptionFault.UNKNOWN_OPTION, f"there is no option {name!r}")
        if value not in {"60", "30"}:
            raise OptionError(OptionFault.BAD_OPTION_VALUE, f"option {name} has no value {value!r}")
        target = int(value)
    players = int(variant[-1])
    if start is not None and (len(start) != players or not all(0 <= one < target for one in start)):
        raise OptionError(OptionFault.BAD_START, "these scores cannot be")
    opening = None if start is None else tuple(start)
    return Toy(players=players, target=target, dealer=dealer, opening=opening)
