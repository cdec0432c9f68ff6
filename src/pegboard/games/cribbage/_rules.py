"""Cribbage as the common interface knows it: who acts, what is allowed, what follows.

The phases and their order are explained in ``_terms``; what happens in each stands in
``_deal``, ``_auction``, ``_play``, ``_show`` and ``_end``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, assert_never, final

from pegboard.cards import FULL_PACK
from pegboard.game import (
    DEALER,
    Check,
    Forfeit,
    Lot,
    Pack,
    Resign,
    Result,
    Seat,
    Step,
    check_phase,
    check_running,
    check_seat,
    check_turn,
    not_to_act,
    write_options,
)
from pegboard.games.cribbage._actions import (
    Action,
    Bid,
    Bonus,
    Claim,
    Cut,
    Deal,
    Depth,
    Go,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
)
from pegboard.games.cribbage._auction import bidder, calls, make_bid, make_pass
from pegboard.games.cribbage._deal import (
    coming_dealer,
    cut_from,
    deal_cards,
    deal_from,
    depths,
    draw_lot,
    lay_away,
    lot_from,
    name_depth,
    peg_bonus,
    pone,
    turn_starter,
)
from pegboard.games.cribbage._end import forfeit, resign
from pegboard.games.cribbage._events import Event, LaidAway
from pegboard.games.cribbage._follow import follow
from pegboard.games.cribbage._model import Phase
from pegboard.games.cribbage._options import Options, option_specs
from pegboard.games.cribbage._play import cards_to_lay, lay, play_of, say_go
from pegboard.games.cribbage._record import CHECK_WORDS, checks, pegged, points_of
from pegboard.games.cribbage._show import (
    call_muggins,
    callers,
    claim,
    claims,
    close_question,
    counting_of,
    muggins_calls,
)
from pegboard.games.cribbage._state import Board, State
from pegboard.games.cribbage._terms import Terms
from pegboard.games.cribbage._text import parse, write
from pegboard.games.cribbage._view import View, seen, view
from pegboard.games.cribbage.variants import Variant

_PHASES: Final[Mapping[type[Action], frozenset[Phase]]] = {
    Lot: frozenset({Phase.LOT}),
    Bonus: frozenset({Phase.BONUS}),
    Deal: frozenset({Phase.BONUS, Phase.DEAL}),
    Bid: frozenset({Phase.BID}),
    Pass: frozenset({Phase.BID}),
    LayAway: frozenset({Phase.LAY_AWAY}),
    Depth: frozenset({Phase.DEPTH}),
    Cut: frozenset({Phase.CUT}),
    Lay: frozenset({Phase.PLAY}),
    Go: frozenset({Phase.PLAY}),
    Claim: frozenset({Phase.CLAIM}),
    Muggins: frozenset({Phase.MUGGINS}),
    NoMuggins: frozenset({Phase.MUGGINS}),
}
"""In which phases each action has a meaning; giving up has one in all of them."""

_CHANCE_PHASES: Final = frozenset({Phase.LOT, Phase.BONUS, Phase.DEAL, Phase.CUT})


@final
class Cribbage:
    """The rules of one game of cribbage (`pegboard.game.Rules`).

    Args:
        variant: a row of R5.
        options: what was agreed; see :func:`options_of`.
        dealer: the first dealer; without him the lot is drawn (R9).
        start: the score of each side before the first deal.

    Raises:
        OptionError: ``bad-start``, or ``bad-option-value`` for a dealer who has no seat.
    """

    def __init__(
        self,
        variant: Variant,
        options: Options,
        *,
        dealer: Seat | None = None,
        start: Sequence[int] | None = None,
    ) -> None:
        opening = None if start is None else tuple(start)
        self.terms = Terms(variant, options, dealer, opening)

    def __repr__(self) -> str:
        """Variant and options."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"<Cribbage {self.variant}{options}>"

    # --- What was agreed -------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The game's catalog name."""
        return "cribbage"

    @property
    def cards(self) -> Pack:
        """The cards of one pack in the order from which a shuffle begins (R1)."""
        return FULL_PACK

    @property
    def variant(self) -> str:
        """The variant's catalog name."""
        return self.terms.variant.name

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise from 0."""
        return self.terms.seats

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return self.terms.variant.sides

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ from the variant's defaults, in canonical order."""
        return write_options(option_specs(self.terms.variant), self.terms.options)

    @property
    def target(self) -> int:
        """Points that win."""
        return self.terms.options.target

    @property
    def first_dealer_option(self) -> str:
        """How the first dealer is found: ``cut`` (the lot) or ``random`` (given as *dealer*)."""
        return self.terms.options.first_dealer

    @property
    def dealer(self) -> Seat | None:
        """The first dealer when he is settled beforehand; ``None`` when the lot decides."""
        return self.terms.dealer

    @property
    def opening(self) -> tuple[int, ...] | None:
        """The score of each side before the first deal, where it was given."""
        return self.terms.opening

    # --- The game --------------------------------------------------------------------------

    def start(self) -> State:
        """The state before the first act of chance."""
        scores = self.terms.opening or (0,) * len(self.sides)
        return State(
            phase=Phase.LOT if self.dealer is None else self.terms.before_deal(0),
            board=Board(scores, scores),
            dealer=self.dealer,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:  # noqa: PLR0911 - a phase each
        """Who may act now; ``(DEALER,)`` for chance, ``()`` when the game is over.

        A seat that has laid away is not to act, but may replace its lay-away (R16).
        """
        match state.phase:
            case Phase.LOT | Phase.BONUS | Phase.DEAL | Phase.CUT:
                return (DEALER,)
            case Phase.BID:
                return (bidder(self.terms, state),)
            case Phase.LAY_AWAY:
                thrown = enumerate(state.laid_away)
                return tuple(seat for seat, cards in thrown if cards is None)
            case Phase.DEPTH:
                return (pone(self.terms, state),)
            case Phase.PLAY:
                return (play_of(state).turn,)
            case Phase.CLAIM:
                return (counting_of(state).opened.owner,)
            case Phase.MUGGINS:
                return callers(self.terms, state)
            case Phase.OVER:
                return ()

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:  # noqa: PLR0911 - a phase each
        """What *seat* may do now; nothing for a seat that is not to act.

        Resigning is not listed, nor another lay-away of a seat that has confirmed one. Chance's
        acts are not listed either: :meth:`deal` gives them.
        """
        if seat == DEALER or seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.BID:
                return calls(self.terms, state, seat)
            case Phase.LAY_AWAY:
                hand = state.hands[seat]
                choices = combinations(hand, self.terms.variant.discards)
                return tuple(map(LayAway, dict.fromkeys(choices)))
            case Phase.DEPTH:
                return tuple(map(Depth, depths(self.terms)))
            case Phase.PLAY:
                return cards_to_lay(state, seat)
            case Phase.CLAIM:
                return claims(state)
            case Phase.MUGGINS:
                return muggins_calls(state)
            case Phase.LOT | Phase.BONUS | Phase.DEAL | Phase.CUT | Phase.OVER:
                return ()

    @property
    def next_first_dealer(self) -> str:
        """Who deals first in the next game of a match (R55)."""
        return self.terms.options.next_first_dealer

    def deal_number(self, state: State) -> int:
        """Number of the deal in which chance acts next: 0 for the lot, then 1, 2, ..."""
        match state.phase:
            case Phase.LOT:
                return 0
            case Phase.BONUS | Phase.DEAL:
                return state.deal + 1
            case _:
                return state.deal

    def pack_number(self, state: State) -> int:
        """Number of the pack from which chance acts next: that of the deal."""
        return self.deal_number(state)

    def deal(self, state: State, pack: Pack) -> Action:
        """Chance's next act, from the pack of :meth:`pack_number`.

        Raises:
            NotToAct: it is not for chance to act.
        """
        match state.phase:
            case Phase.LOT:
                return lot_from(self.terms, state, pack)
            case Phase.BONUS:
                return Bonus(self.terms.left_of(coming_dealer(self.terms, state)))
            case Phase.DEAL:
                return deal_from(self.terms, state, pack)
            case Phase.CUT:
                return cut_from(self.terms, state, pack)
            case _:
                raise not_to_act(DEALER)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Act.

        Raises:
            Refused: the rules forbid it; nothing has changed.
        """
        events: list[Event] = []
        check_running(state.result)
        if isinstance(action, Resign | Forfeit):
            check_seat(seat, self.seats)
            return Step(self._give_up(state, seat, action, events), tuple(events))
        if _is_silence(state, action):
            state = close_question(self.terms, state, events)
        if isinstance(action, Lay) and state.phase is Phase.LAY_AWAY:
            action = LayAway((action.card,))
        self._check_turn(state, seat, action)
        return Step(self._act(state, seat, action, events), tuple(events))

    def _check_turn(self, state: State, seat: Seat, action: Action) -> None:
        is_laying_away = state.phase is Phase.LAY_AWAY and isinstance(action, LayAway)
        check_turn(seat, self.seats if is_laying_away else self.to_act(state))
        check_phase(action, state.phase, _PHASES.get(type(action), ()))

    def _give_up(
        self, state: State, seat: Seat, action: Resign | Forfeit, events: list[Event]
    ) -> State:
        if isinstance(action, Resign):
            state = resign(self.terms, state, seat, events)
        else:
            state = forfeit(self.terms, state, seat, action.cause, events)
        if state.phase is Phase.MUGGINS and not callers(self.terms, state):
            return close_question(self.terms, state, events)  # nobody is left to call
        return state

    def _act(  # noqa: C901, PLR0911, PLR0912 - one line for each kind of action
        self, state: State, seat: Seat, action: Action, events: list[Event]
    ) -> State:
        terms = self.terms
        match action:
            case Lay(card):
                return lay(terms, state, seat, card, events)
            case LayAway(cards):
                return lay_away(terms, state, seat, cards, events)
            case Lot():
                return draw_lot(terms, state, action, events)
            case Bonus():
                return peg_bonus(terms, state, action, events)
            case Deal():
                return deal_cards(terms, state, action, events)
            case Cut(card):
                return turn_starter(terms, state, card, events)
            case Bid(points):
                return make_bid(terms, state, seat, points, events)
            case Pass():
                return make_pass(terms, state, seat, events)
            case Depth(cards):
                return name_depth(terms, state, seat, cards, events)
            case Go():
                return say_go(terms, state, seat, events)
            case Claim(points):
                return claim(terms, state, seat, points, events)
            case Muggins(points):
                return call_muggins(terms, state, seat, points, events)
            case NoMuggins():
                return call_muggins(terms, state, seat, None, events)
            case Resign() | Forfeit():
                return self._give_up(state, seat, action, events)
            case _:
                assert_never(action)

    # --- What may be known -----------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """What *seat* may know, or a spectator (``None``)."""
        to_act = () if state.phase in _CHANCE_PHASES else self.to_act(state)
        return view(self.terms, state, seat, to_act)

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """*event* as *seat* or a spectator may see it."""
        return seen(event, seat)

    def retold(self, state: State, events: Sequence[Event]) -> Sequence[Event | None]:
        """*events* as far as they may be told once more: all, for cards laid stay laid."""
        del state
        return events

    def follow(self, view: View, event: Event) -> View:
        """*view* after *event* as its seat has seen it; all that a page needs to keep up."""
        return follow(self.terms, view, event)

    def points(self, event: Event) -> tuple[int, int] | None:
        """The side that *event* pegs for and its natural points; a side that left pegs none."""
        return points_of(self.terms, event)

    def score(self, state: State) -> tuple[int, ...]:
        """The score of each side."""
        return state.board.scores

    def result(self, state: State) -> Result | None:
        """How the game ended, or ``None`` while it runs."""
        return state.result

    # --- The record ------------------------------------------------------------------------

    @property
    def check_words(self) -> frozenset[str]:
        """First words of the lines that only check."""
        return CHECK_WORDS

    def parse(self, text: str) -> Action:
        """Read an action of the record, without its seat.

        Raises:
            NotationError: the text is no action of this game.
        """
        return parse(text)

    def write(self, action: Action) -> str:
        """Write *action* as the record does, without its seat."""
        return write(action)

    def pegged(self, events: Sequence[Event]) -> int:
        """Points that the acting seat's side pegs by one action's line."""
        return pegged(events)

    def checks(self, events: Sequence[Event]) -> tuple[Check, ...]:
        """The check lines that may follow an action's line."""
        return checks(events)

    def is_simultaneous(self, events: Sequence[Event]) -> bool:
        """Whether *events* come from a lay-away, which may be replaced (R16)."""
        return bool(events) and isinstance(events[0], LaidAway)

    def next_deal(self, state: State) -> State:
        """The state before the next deal, as if this one pegged nothing more.

        A finished game goes on with every score below the target.
        """
        highest = self.target - 1
        scores = tuple(min(highest, score) for score in state.board.scores)
        return replace(
            state,
            phase=self.terms.before_deal(state.deal),
            board=state.board.moved(scores),
            dealer=0 if state.dealer is None else state.dealer,
            counting=None,
            result=None,
        )


def _is_silence(state: State, action: Action) -> bool:
    """Whether *action* passes over a muggins question on which nothing was missed.

    Nobody must say so then; the record may leave the calls out (R59).
    """
    is_open = state.phase is Phase.MUGGINS and not isinstance(action, Muggins | NoMuggins)
    return is_open and counting_of(state).missed == 0
