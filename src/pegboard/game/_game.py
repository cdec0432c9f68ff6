"""A game under way: the one mutable thing here. Rules, states so far, log."""

from collections.abc import Mapping, Sequence
from typing import Generic, final

from pegboard.game._errors import IllegalAction, Refusal
from pegboard.game._record import Act, Record, make_record
from pegboard.game._rules import (
    DEALER,
    Action,
    Event,
    Pack,
    Packs,
    Result,
    Rules,
    Seat,
    State,
    Step,
    View_co,
)
from pegboard.game._turn import check_seat


def advance(
    rules: Rules[State, Action, Event, View_co],
    state: State,
    packs: Packs,
    *,
    last_pack: int | None = None,
) -> tuple[tuple[Action, Step[State, Event]], ...]:
    """Let chance act until a seat is to act or the game is over.

    With *last_pack* chance does nothing in a deal of a higher number: a club that waits between
    deals gives the number of the present one.
    """
    acts: list[tuple[Action, Step[State, Event]]] = []
    while DEALER in rules.to_act(state):
        number = rules.deal_number(state)
        if last_pack is not None and number > last_pack:
            break
        action = rules.deal(state, packs(rules.pack_number(state)))
        step = rules.apply(state, DEALER, action)
        acts.append((action, step))
        state = step.state
    return tuple(acts)


@final
class Game(Generic[State, Action, Event, View_co]):
    """One game from the first card to the end, for programs, the terminal and tests.

    Args:
        rules: the game with its variant and options.
        packs: where the cards come from, made of ``rules.cards``; chance then acts by itself.
            Without packs its acts are played like those of any seat, with ``DEALER``.
        tags: further tags for the record, such as ``Seat0``.
        log: acts with which the game begins, such as those of a record.

    Raises:
        ValueError: *packs* are not of the cards that the game is played with.

    >>> from pegboard.catalog import rules
    >>> from pegboard.dealing import packs_by_seed
    >>> ecarte = rules("ecarte", "ecarte", dealer=0)
    >>> Game(ecarte, packs_by_seed(7, ecarte.cards))
    <Game ecarte ecarte, deal 1, score 0 0>
    """

    def __init__(
        self,
        rules: Rules[State, Action, Event, View_co],
        packs: Packs | None = None,
        *,
        tags: Mapping[str, str] | None = None,
        log: Sequence[Act] = (),
    ) -> None:
        self.rules = rules
        self._packs = packs
        self._tags = dict(tags or {})
        self._start = rules.start()
        self._log = list(log)
        if packs is not None:
            _check_cards(rules, packs(rules.pack_number(self.state)))
        self._chance()

    def __repr__(self) -> str:
        """Which game, how many deals and what score; ``over`` behind it where it is."""
        score = " ".join(map(str, self.score))
        over = "" if self.result is None else ", over"
        named = f"{self.rules.name} {self.rules.variant}"
        return f"<Game {named}, deal {self._deals()}, score {score}{over}>"

    @property
    def state(self) -> State:
        """All there is to know now."""
        return self._log[-1].step.state if self._log else self._start

    @property
    def log(self) -> tuple[Act, ...]:
        """Every act so far, those of chance included."""
        return tuple(self._log)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, unhidden."""
        return tuple(event for act in self._log for event in act.step.events)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now; empty when the game is over."""
        return self.rules.to_act(self.state)

    @property
    def score(self) -> tuple[int, ...]:
        """The score of each side."""
        return self.rules.score(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it runs."""
        return self.rules.result(self.state)

    def actions(self, seat: Seat) -> Sequence[Action]:
        """What *seat* may do now, resigning apart."""
        return self.rules.actions(self.state, seat)

    def view(self, seat: Seat | None) -> View_co:
        """What *seat* may know, or a spectator (``None``).

        Raises:
            NotToAct: there is no such seat.
        """
        if seat is not None:
            check_seat(seat, self.rules.seats)
        return self.rules.view(self.state, seat)

    def play(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Act, and let chance go on after it.

        Args:
            seat: who acts.
            action: the act, or its text in the words of the record (without the seat).

        Returns:
            What happened, unhidden, the acts of chance included.

        Raises:
            NotationError: the text is no action.
            Refused: the rules forbid it; nothing has changed.
        """
        wish = self.rules.parse(action) if isinstance(action, str) else action
        if seat != DEALER:
            check_seat(seat, self.rules.seats)
        before = len(self._log)
        step = self.rules.apply(self.state, seat, wish)
        self._log.append(Act(seat, wish, step))
        self._chance()
        return tuple(event for act in self._log[before:] for event in act.step.events)

    def undo(self) -> None:
        """Take back the last act of a seat and what chance did after it.

        Without packs it takes back the last act of anybody.

        Raises:
            IllegalAction: there is nothing to take back.
        """
        keep = len(self._log) - 1
        if self._packs is not None:
            while keep >= 0 and self._log[keep].seat == DEALER:
                keep -= 1
        if keep < 0:
            message = "nobody has acted yet"
            raise IllegalAction(Refusal.WRONG_PHASE, message)
        del self._log[keep:]

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The record of the game so far; ``str`` of it is its text.

        Raises:
            NotationError: one of *tags*, or of those given at the start, cannot be written.
        """
        return make_record(self.rules, self._log, self._tags | dict(tags or {}))

    def _chance(self) -> None:
        if self._packs is not None:
            acts = advance(self.rules, self.state, self._packs)
            self._log.extend(Act(DEALER, action, step) for action, step in acts)

    def _deals(self) -> int:
        """How many deals have been dealt; 0 during the lot."""
        states = (self._start, *(act.step.state for act in self._log))
        dealt = (
            self.rules.deal_number(before)
            for before, act in zip(states, self._log, strict=False)
            if act.seat == DEALER
        )
        return max(dealt, default=0)


def _check_cards(rules: Rules[State, Action, Event, View_co], pack: Pack) -> None:
    """Refuse a pack of another game here, where the cause can be named.

    Raises:
        ValueError: the pack has other cards than *rules* are played with.
    """
    if sorted(pack) != sorted(rules.cards):
        message = (
            f"these packs, of {len(pack)} cards, are not of the {len(rules.cards)} cards of "
            f"{rules.name}: make them of rules.cards, as packs_by_seed(7, rules.cards) does"
        )
        raise ValueError(message)
