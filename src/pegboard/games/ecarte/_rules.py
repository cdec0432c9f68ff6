"""Écarté as the common interface knows it: who acts, what is allowed, what follows.

The phases and their order are explained in ``_terms``; what happens in each stands in ``_deal``,
``_exchange``, ``_play`` and ``_end``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, assert_never, final

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
from pegboard.games.ecarte._actions import (
    Action,
    Call,
    Deal,
    Discard,
    Draw,
    King,
    Lay,
    NoKing,
    Stand,
)
from pegboard.games.ecarte._cards import PACK
from pegboard.games.ecarte._deal import deal_cards, deal_from, draw_lot, lot_from, lot_pack
from pegboard.games.ecarte._end import give_up
from pegboard.games.ecarte._events import Event
from pegboard.games.ecarte._exchange import (
    call,
    calls,
    discard,
    discards,
    draw,
    draw_from,
    draw_pack,
    stand_pat,
)
from pegboard.games.ecarte._follow import follow
from pegboard.games.ecarte._model import Phase
from pegboard.games.ecarte._options import SPECS, Options
from pegboard.games.ecarte._play import announce, announce_nothing, answers, lay, plays
from pegboard.games.ecarte._record import CHECK_WORDS, checks, pegged, points_of
from pegboard.games.ecarte._state import State, dealer_of, elder_of
from pegboard.games.ecarte._terms import SEATS, SIDES, Terms
from pegboard.games.ecarte._text import parse, write
from pegboard.games.ecarte._view import View, retold, seen, view
from pegboard.games.ecarte.variants import ECARTE

_PHASES: Final[Mapping[type[Action], frozenset[Phase]]] = {
    Lot: frozenset({Phase.LOT}),
    Deal: frozenset({Phase.DEAL}),
    Draw: frozenset({Phase.DRAW}),
    Call: frozenset({Phase.SPEAK, Phase.ANSWER}),
    Discard: frozenset({Phase.DISCARD}),
    Stand: frozenset({Phase.DISCARD}),
    King: frozenset({Phase.KING, Phase.PLAY}),
    NoKing: frozenset({Phase.KING}),
    Lay: frozenset({Phase.PLAY}),
}
"""In which phases each action has a meaning; giving up has one in all of them."""

_CHANCE_PHASES: Final = frozenset({Phase.LOT, Phase.DEAL, Phase.DRAW})


@final
class Ecarte:
    """The rules of one game of Écarté (`pegboard.game.Rules`).

    Args:
        options: what was agreed; see :func:`options_of`.
        dealer: the first dealer; without him the lot is drawn (E3).
        start: the score of each side before the first deal.

    Raises:
        OptionError: ``bad-start``, or ``bad-option-value`` for a dealer who has no seat.
    """

    def __init__(
        self,
        options: Options,
        *,
        dealer: Seat | None = None,
        start: Sequence[int] | None = None,
    ) -> None:
        self.terms = Terms(options, dealer, None if start is None else tuple(start))

    def __repr__(self) -> str:
        """The options."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"<Ecarte{options}>"

    # --- What was agreed -------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The game's catalog name."""
        return "ecarte"

    @property
    def cards(self) -> Pack:
        """The cards of one pack in the order from which a shuffle begins (E1)."""
        return PACK

    @property
    def variant(self) -> str:
        """The variant's catalog name."""
        return ECARTE

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Both seats."""
        return SEATS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return SIDES

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ from the defaults, in canonical order."""
        return write_options(SPECS, self.terms.options)

    @property
    def target(self) -> int:
        """Points that win (E29)."""
        return self.terms.options.target

    @property
    def first_dealer_option(self) -> str:
        """How the first dealer is found: ``high_cut`` (the lot) or ``random`` (as *dealer*)."""
        return self.terms.options.first_dealer

    @property
    def next_first_dealer(self) -> str:
        """The deal goes on alternating from one game of a match to the next (E3)."""
        return "follow"

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
        return State(
            phase=Phase.LOT if self.dealer is None else Phase.DEAL,
            scores=self.terms.opening or (0,) * len(SIDES),
            dealer=self.dealer,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now; ``(DEALER,)`` for chance, ``()`` when the game is over."""
        match state.phase:
            case Phase.LOT | Phase.DEAL | Phase.DRAW:
                return (DEALER,)
            case Phase.SPEAK:
                return (elder_of(state),)
            case Phase.ANSWER:
                return (dealer_of(state),)
            case Phase.DISCARD | Phase.PLAY:
                return (state.turn,)
            case Phase.KING:
                return state.asked
            case Phase.OVER:
                return ()

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """What *seat* may do now, resigning apart; nothing for a seat that is not to act.

        Chance's acts are not listed: :meth:`deal` gives them.
        """
        if seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.SPEAK | Phase.ANSWER:
                return calls(self.terms, state)
            case Phase.DISCARD:
                return discards(self.terms, state, seat)
            case Phase.KING:
                return answers(state, seat)
            case Phase.PLAY:
                return plays(self.terms, state, seat)
            case Phase.LOT | Phase.DEAL | Phase.DRAW | Phase.OVER:
                return ()

    def deal_number(self, state: State) -> int:
        """Number of the deal in which chance acts next: 0 for the lot, then 1, 2, ..."""
        match state.phase:
            case Phase.LOT:
                return 0
            case Phase.DEAL:
                return state.deal + 1
            case _:
                return state.deal

    def pack_number(self, state: State) -> int:
        """Number of the pack from which chance acts next.

        A stock made anew, and a lot that goes on after 16 equal pairs, take further packs.
        """
        match state.phase:
            case Phase.LOT:
                return lot_pack(state)
            case Phase.DRAW:
                return draw_pack(state)
            case _:
                return self.deal_number(state)

    def deal(self, state: State, pack: Pack) -> Action:
        """Chance's next act, from the pack of :meth:`pack_number`.

        Raises:
            NotToAct: it is not for chance to act.
        """
        match state.phase:
            case Phase.LOT:
                return lot_from(state, pack)
            case Phase.DEAL:
                return deal_from(self.terms, state, pack)
            case Phase.DRAW:
                return draw_from(state, pack)
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
            check_seat(seat, SEATS)
        else:
            check_turn(seat, self.to_act(state))
            check_phase(action, state.phase, _PHASES[type(action)])
        return Step(self._act(state, seat, action, events), tuple(events))

    def _act(  # noqa: C901, PLR0911 - one line for each kind of action
        self, state: State, seat: Seat, action: Action, events: list[Event]
    ) -> State:
        terms = self.terms
        match action:
            case Lay(card):
                return lay(terms, state, seat, card, events)
            case Call(word):
                return call(terms, state, seat, word, events)
            case Discard(cards):
                return discard(terms, state, seat, cards, events)
            case Stand():
                return stand_pat(terms, state, seat, events)
            case Draw():
                return draw(state, action, events)
            case King():
                return announce(terms, state, seat, events)
            case NoKing():
                return announce_nothing(state, seat, events)
            case Lot():
                return draw_lot(state, action, events)
            case Deal():
                return deal_cards(terms, state, action, events)
            case Resign():
                return give_up(terms, state, seat, "resigned", events)
            case Forfeit(cause):
                return give_up(terms, state, seat, cause, events)
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
        """*events* as far as they may be told once more: discards by their number (E12)."""
        del state
        return retold(events)

    def follow(self, view: View, event: Event) -> View:
        """*view* after *event* as its seat has seen it; all that a page needs to keep up."""
        return follow(self.terms, view, event)

    def points(self, event: Event) -> tuple[int, int] | None:
        """The side that *event* scores for and its natural points."""
        return points_of(event)

    def score(self, state: State) -> tuple[int, ...]:
        """The score of each side."""
        return state.scores

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
        """Points that the acting seat's side (with a turned king the dealer's) scores by a line."""
        return pegged(events)

    def checks(self, events: Sequence[Event]) -> tuple[Check, ...]:
        """The check lines that may follow an action's line."""
        return checks(events)

    def is_simultaneous(self, events: Sequence[Event]) -> bool:
        """Never: answers about the king cannot be replaced (E15)."""
        del events
        return False

    def next_deal(self, state: State) -> State:
        """The state before the next deal, as if this one scored nothing more.

        A finished game goes on with every score below the target.
        """
        highest = self.target - 1
        return replace(
            state,
            phase=Phase.DEAL,
            scores=tuple(min(highest, score) for score in state.scores),
            dealer=0 if state.dealer is None else state.dealer,
            result=None,
        )
