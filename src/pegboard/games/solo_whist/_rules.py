"""Solo Whist as the common interface knows it: who acts, what is allowed, what follows.

The phases and their order are explained in ``_terms``; what happens in each stands in ``_deal``,
``_auction``, ``_play`` and ``_end``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
    decided,
    not_to_act,
    write_options,
)
from pegboard.games.solo_whist._actions import (
    Accept,
    Action,
    Call,
    Deal,
    Decline,
    Lay,
    Pass,
    ThrowIn,
    Trumps,
)
from pegboard.games.solo_whist._auction import SPEECHES
from pegboard.games.solo_whist._deal import deal_cards, deal_from, draw_lot, lot_from
from pegboard.games.solo_whist._end import leave
from pegboard.games.solo_whist._events import Event
from pegboard.games.solo_whist._follow import follow
from pegboard.games.solo_whist._model import Phase
from pegboard.games.solo_whist._options import SPECS, Options
from pegboard.games.solo_whist._play import (
    NO_TRUMPS,
    auction_of_state,
    cards_to_lay,
    lay,
    name_trumps,
    next_to_lay,
    speak,
    trumps_to_name,
)
from pegboard.games.solo_whist._record import CHECK_WORDS, checks
from pegboard.games.solo_whist._state import State
from pegboard.games.solo_whist._terms import PLAYERS, SEATS, Terms, left_of
from pegboard.games.solo_whist._text import parse, write
from pegboard.games.solo_whist._view import View, retold, seen, view
from pegboard.games.solo_whist.variants import Variant

_PHASES: Final[Mapping[type[Action], frozenset[Phase]]] = {
    Lot: frozenset({Phase.LOT}),
    Deal: frozenset({Phase.DEAL}),
    Call: frozenset({Phase.AUCTION}),
    Pass: frozenset({Phase.AUCTION}),
    Accept: frozenset({Phase.AUCTION}),
    Decline: frozenset({Phase.AUCTION}),
    ThrowIn: frozenset({Phase.AUCTION}),
    Trumps: frozenset({Phase.TRUMPS}),
    Lay: frozenset({Phase.PLAY}),
}
"""In which phases each action has a meaning; giving up has one in all of them."""


@final
class SoloWhist:
    """The rules of one session of Solo Whist (`pegboard.game.Rules`).

    Args:
        variant: a row of `VARIANTS`.
        options: what was agreed; see :func:`options_of`.
        dealer: the first dealer; without him the lot is drawn (W2).
        start: the total of each seat before the first deal.

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
        return f"<SoloWhist {self.variant}{options}>"

    # --- What was agreed -------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The game's catalog name."""
        return "solo-whist"

    @property
    def cards(self) -> Pack:
        """The cards of one pack in the order from which a shuffle begins (W1)."""
        return FULL_PACK

    @property
    def variant(self) -> str:
        """The variant's catalog name."""
        return self.terms.variant.name

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, clockwise from 0."""
        return SEATS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Everybody is a side of his own; alliances last one deal (W1)."""
        return tuple((seat,) for seat in SEATS)

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ from their defaults, in canonical order."""
        return write_options(SPECS, self.terms.options)

    @property
    def dealer(self) -> Seat | None:
        """The first dealer when he is settled beforehand; ``None`` when the lot decides."""
        return self.terms.dealer

    @property
    def opening(self) -> tuple[int, ...] | None:
        """The total of each seat before the first deal, where it was given."""
        return self.terms.opening

    # --- The session -----------------------------------------------------------------------

    def start(self) -> State:
        """The state before the first act of chance."""
        return State(
            phase=Phase.LOT if self.dealer is None else Phase.DEAL,
            scores=self.opening or (0,) * PLAYERS,
            next_dealer=self.dealer,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now; ``(DEALER,)`` for chance, ``()`` when the session is over."""
        match state.phase:
            case Phase.LOT | Phase.DEAL:
                return (DEALER,)
            case Phase.AUCTION:
                return (decided(auction_of_state(state).turn),)
            case Phase.TRUMPS:
                return state.declarers
            case Phase.PLAY:
                return (next_to_lay(decided(state.leader), state.trick),)
            case Phase.OVER:
                return ()

    def actions(self, state: State, seat: Seat) -> Sequence[Action]:
        """What *seat* may do now, resigning apart; nothing for a seat that is not to act.

        Chance's acts are not listed: :meth:`deal` gives them.
        """
        if seat == DEALER or seat not in self.to_act(state):
            return ()
        match state.phase:
            case Phase.AUCTION:
                return tuple(SPEECHES[word] for word in auction_of_state(state).words)
            case Phase.TRUMPS:
                return trumps_to_name(self.terms, state)
            case Phase.PLAY:
                return cards_to_lay(state, seat)
            case Phase.LOT | Phase.DEAL | Phase.OVER:
                return ()

    @property
    def next_first_dealer(self) -> str:
        """Who deals first in another session: the deal goes round (W2)."""
        return "rotate"

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
        """Number of the pack from which chance acts next: that of the deal."""
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
            case _:
                raise not_to_act(DEALER)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """Act.

        Raises:
            Refused: the rules forbid it; nothing has changed.
        """
        events: list[Event] = []
        check_running(state.result)
        if self._is_lead_without_trumps(state, action) and seat in self.to_act(state):
            state = name_trumps(self.terms, state, seat, NO_TRUMPS, events)
        if isinstance(action, Resign | Forfeit):
            check_seat(seat, SEATS)
        else:
            check_turn(seat, self.to_act(state))
            check_phase(action, state.phase, _PHASES[type(action)])
        return Step(self._act(state, seat, action, events), tuple(events))

    def _is_lead_without_trumps(self, state: State, action: Action) -> bool:
        """Whether a declarer who can only say that there are no trumps leads instead (W18)."""
        is_lead = state.phase is Phase.TRUMPS and isinstance(action, Lay)
        return is_lead and trumps_to_name(self.terms, state) == (NO_TRUMPS,)

    def _act(  # noqa: PLR0911 - one line for each kind of action
        self, state: State, seat: Seat, action: Action, events: list[Event]
    ) -> State:
        terms = self.terms
        match action:
            case Lay(card):
                return lay(terms, state, seat, card, events)
            case Call() | Pass() | Accept() | Decline() | ThrowIn():
                return speak(terms, state, seat, action, events)
            case Trumps():
                return name_trumps(terms, state, seat, action, events)
            case Lot():
                return draw_lot(state, action, events)
            case Deal():
                return deal_cards(state, action, events)
            case Resign():
                return leave(state, seat, "resigned", events)
            case Forfeit(cause):
                return leave(state, seat, cause, events)
            case _:
                assert_never(action)

    # --- What may be known -----------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """What *seat* may know, or a spectator (``None``)."""
        to_act = tuple(other for other in self.to_act(state) if other != DEALER)
        return view(self.terms, state, seat, to_act)

    def seen(self, event: Event, seat: Seat | None) -> Event:
        """*event* as *seat* or a spectator may see it."""
        return seen(event, seat)

    def retold(self, state: State, events: Sequence[Event]) -> Sequence[Event | None]:
        """*events* as far as they may be told once more: no trick that is gone (W32)."""
        return retold(state, events)

    def follow(self, view: View, event: Event) -> View:
        """*view* after *event* as its seat has seen it; all that a page needs to keep up."""
        return follow(self.terms, view, event)

    def score(self, state: State) -> tuple[int, ...]:
        """The total of each seat."""
        return state.scores

    def result(self, state: State) -> Result | None:
        """How the session ended, or ``None`` while it runs."""
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
        """Points of one action's line: none, for a deal's score has a line of its own."""
        del events
        return 0

    def checks(self, events: Sequence[Event]) -> tuple[Check, ...]:
        """The check lines that may follow an action's line."""
        return checks(events)

    def is_simultaneous(self, events: Sequence[Event]) -> bool:
        """Never: in Solo Whist one seat acts at a time."""
        del events
        return False

    def next_deal(self, state: State) -> State:
        """The state before the next deal, as if this one changed nothing.

        It counts as played; a finished session goes on with a last deal to come.
        """
        under_way = state.phase in {Phase.AUCTION, Phase.TRUMPS, Phase.PLAY}
        counted = state.counted + under_way
        dealer = 0 if state.next_dealer is None else state.next_dealer
        return replace(
            state,
            phase=Phase.DEAL,
            counted=min(counted, self.terms.options.deals - 1),
            next_dealer=left_of(dealer) if under_way else dealer,
            result=None,
        )
