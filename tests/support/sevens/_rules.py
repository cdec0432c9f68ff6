"""The rules of Sevens over the common interface."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never, final

from pegboard.cards import FULL_PACK, Card, Rank
from pegboard.game import (
    DEALER,
    Check,
    Hand,
    IllegalAction,
    OptionError,
    OptionFault,
    Pack,
    Refusal,
    Result,
    Seat,
    Step,
    check_distinct,
    check_hands,
    check_running,
    check_turn,
    in_order,
    put,
    take_out,
)
from support.sevens import _text, _view
from support.sevens._model import (
    SEATS,
    Action,
    Deal,
    Dealt,
    Event,
    GameEnded,
    Laid,
    Lay,
    Pass,
    Passed,
    State,
    View,
)

Ended: TypeAlias = Step[State, Event]

PACK: tuple[Card, ...] = tuple(card for card in FULL_PACK if 4 <= card.rank <= 10)
"""The cards of the game."""

HAND = len(PACK) // len(SEATS)


def fits(card: Card, laid: Sequence[Card]) -> bool:
    """Whether *card* may be laid now: a seven, or next to a neighbor nearer to the seven."""
    if card.rank == Rank.SEVEN:
        return True
    nearer = card.rank - 1 if card.rank > Rank.SEVEN else card.rank + 1
    return Card(Rank(nearer), card.suit) in laid


@final
@dataclass(frozen=True, slots=True)
class Sevens:
    """The game; the first dealer deals its only deal."""

    dealer: Seat = 0

    @property
    def name(self) -> str:
        """The game's name."""
        return "sevens"

    @property
    def variant(self) -> str:
        """The only variant."""
        return "plain"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All four."""
        return SEATS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself."""
        return tuple((seat,) for seat in SEATS)

    @property
    def options(self) -> Mapping[str, str]:
        """There are none."""
        return {}

    @property
    def opening(self) -> tuple[int, ...] | None:
        """It begins at nought."""
        return None

    @property
    def cards(self) -> Pack:
        """Four to ten of each suit."""
        return PACK

    @property
    def next_first_dealer(self) -> str:
        """The next seat."""
        return "rotate"

    @property
    def check_words(self) -> frozenset[str]:
        """There are none."""
        return frozenset()

    def start(self) -> State:
        """Nothing is dealt."""
        return State(dealer=self.dealer)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Chance deals; then one seat at a time."""
        if state.result is not None:
            return ()
        return (DEALER,) if state.turn is None else (state.turn,)

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every card that fits, or to pass."""
        if seat not in self.to_act(state) or seat == DEALER:
            return ()
        fitting = [Lay(card) for card in state.hands[seat] if card and fits(card, state.laid)]
        return fitting or (Pass(),)

    def deal_number(self, state: State) -> int:
        """The number of the deal to come."""
        return state.number + 1

    def pack_number(self, state: State) -> int:
        """One pack a deal."""
        return self.deal_number(state)

    def deal(self, state: State, pack: Pack) -> Action:
        """Seven cards each, one after another from the dealer's left."""
        eldest = _view.after(state.dealer)
        return Deal(tuple(tuple(pack[(seat - eldest) % 4 :: 4]) for seat in SEATS))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Act.

        Raises:
            Refused: the rules forbid it; nothing has changed.
        """
        check_running(state.result)
        check_turn(seat, self.to_act(state))
        match action:
            case Deal(hands):
                return self._dealt(state, seat, hands)
            case Lay(card):
                return self._laid(state, seat, card)
            case Pass():
                return self._passed(state, seat)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> View:
        """What *seat*, or a spectator, may know."""
        return _view.view(state, seat, self.to_act(state))

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """*event* as *seat*, or a spectator, may see it."""
        return _view.seen(event, seat)

    def retold(self, state: State, events: Sequence[Event]) -> Sequence[Event | None]:
        """*events* as far as they may be told once more: all."""
        del state
        return events

    def score(self, state: State) -> tuple[int, ...]:
        """Cards laid by each seat."""
        return state.scores

    def result(self, state: State) -> Result | None:
        """Who has laid all his cards."""
        return state.result

    def parse(self, text: str) -> Action:
        """Read an action; see :func:`_text.parse`."""
        return _text.parse(text)

    def write(self, action: Action) -> str:
        """Write *action*."""
        return _text.write(action)

    def pegged(self, events: Sequence[Event]) -> int:
        """A point for a card."""
        return sum(isinstance(event, Laid) for event in events)

    def checks(self, events: Sequence[Event]) -> tuple[Check, ...]:
        """The record of this game has no line that only checks."""
        del events
        return ()

    def is_simultaneous(self, events: Sequence[Event]) -> bool:
        """Nothing is done at once here."""
        del events
        return False

    def next_deal(self, state: State) -> State:
        """There is only one deal; a reader that lost it goes on with another."""
        return replace(self.start(), dealer=_view.after(state.dealer), number=state.number)

    def _dealt(self, state: State, seat: Seat, hands: tuple[Hand, ...]) -> Step[State, Event]:
        if seat != DEALER or state.turn is not None:
            raise IllegalAction(Refusal.WRONG_PHASE, "it is not the time to deal")
        cards = [card for hand in hands for card in hand]
        check_hands(hands, players=len(SEATS), each=HAND)
        check_distinct(cards)
        if not {*cards} <= {*PACK, None}:
            raise IllegalAction(Refusal.BAD_DEAL, "the cards go from four to ten")
        event = Dealt(state.number + 1, state.dealer, hands)
        after = replace(
            state,
            number=event.number,
            hands=tuple(map(in_order, hands)),
            turn=_view.after(state.dealer),
        )
        return Step(after, (event,))

    def _laid(self, state: State, seat: Seat, card: Card) -> Step[State, Event]:
        if state.turn is None:
            raise IllegalAction(Refusal.WRONG_PHASE, "nothing is dealt")
        hand = take_out(state.hands[seat], [card], lambda: state.laid)
        if not fits(card, state.laid):
            raise IllegalAction(Refusal.MUST_FOLLOW_SUIT, f"{card} has no neighbor yet", at=0)
        scores = put(state.scores, seat, state.scores[seat] + 1)
        laid = Laid(seat, card, scores)
        result = None if hand else Result(winner=seat, scores=scores)
        after = replace(
            state,
            hands=put(state.hands, seat, hand),
            laid=(*state.laid, card),
            scores=scores,
            turn=_view.after(seat),
            result=result,
        )
        return Step(after, (laid,) if result is None else (laid, GameEnded(result)))

    def _passed(self, state: State, seat: Seat) -> Step[State, Event]:
        if self.actions(state, seat) != (Pass(),):
            raise IllegalAction(Refusal.MUST_FOLLOW_SUIT, "a card fits, so it must be laid")
        return Step(replace(state, turn=_view.after(seat)), (Passed(seat),))


def find(
    game: str,
    variant: str,
    options: Mapping[str, str] | None = None,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> Sevens:
    """The rules by their names, as the catalog's line for a game has it.

    Raises:
        OptionError: another game or variant, any option, or a start.
    """
    if (game, variant) != ("sevens", "plain"):
        message = f"there is no {variant!r} of {game!r} here"
        raise OptionError(OptionFault.UNKNOWN_VARIANT, message)
    if options:
        raise OptionError(OptionFault.UNKNOWN_OPTION, "sevens has no options")
    if start is not None:
        raise OptionError(OptionFault.BAD_START, "sevens begins at nought")
    return Sevens(0 if dealer is None else dealer)
