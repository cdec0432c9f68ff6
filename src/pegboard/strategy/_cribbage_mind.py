"""What the general player knows of cribbage: whole deals that fit a view, and quick players."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, final

from pegboard.cards import FULL_PACK, Card
from pegboard.game import Hand, Rules, Seat, in_order
from pegboard.games.cribbage import (
    Action,
    Bid,
    Board,
    Claim,
    Counting,
    Cribbage,
    Cut,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    Phase,
    Play,
    State,
    View,
    rules,
    show,
)
from pegboard.strategy._general import Mind
from pegboard.strategy._knowledge import Knowledge, known
from pegboard.strategy._outcomes import DECIDED
from pegboard.strategy._pegging import simple_worth
from pegboard.strategy._plausible import imagined_cards
from pegboard.strategy._throws import likely_keep

FAIR_PRICE: Final = 5
"""About what a bought crib is worth against the same crib for the other side (R66)."""


@final
class CribbageMind(Mind[State, Action, View]):
    """Imagination, quick players and values of cribbage in every variant.

    Args:
        variant: catalog name of the variant.
        options: what the table plays by, where it differs from the variant's defaults.
    """

    def __init__(self, variant: str, options: Mapping[str, str]) -> None:
        self._rules: Final[Cribbage] = rules(variant, options)
        self.terms: Final = self._rules.terms

    @property
    def rules(self) -> Rules[State, Action, Any, View]:
        """The rules that imagined worlds are played by."""
        return self._rules

    def knowledge(self, view: View) -> Knowledge:
        """What the seat of *view* knows, put in order."""
        return Knowledge.of(view, self.seat(view), self.terms.variant.discards)

    def imagine(self, view: View, rng: Random) -> State:
        """A whole game that fits *view*; its own seat's view of it is the same."""
        knowledge = self.knowledge(view)
        cards = imagined_cards(knowledge, rng)
        thrown = tuple(
            in_order(throw) if confirmed else None
            for throw, confirmed in zip(cards.thrown, view.confirmed, strict=True)
        )
        return State(
            phase=view.phase,
            board=Board(view.scores, view.back_pegs, view.left),
            lot=view.lot,
            deal=view.deal,
            dealer=view.dealer,
            hands=tuple(map(in_order, cards.held)),
            kept=tuple(
                in_order([*held, *laid]) if throw is not None else None
                for held, laid, throw in zip(cards.held, knowledge.laid, thrown, strict=True)
            ),
            laid_away=thrown,
            straight=in_order(cards.left[: self.terms.variant.straight]),
            bids=view.bids,
            price=view.price,
            crib_owner=view.crib_owner,
            starter=view.starter,
            play=None if view.starter is None else _play_of(view),
            counting=self._counting_of(view),
            shows=view.shows,
            resigning=view.resigning,
        )

    def _counting_of(self, view: View) -> Counting | None:
        """The count by hand that is going on; what was claimed is what it pegged, or more."""
        opened = view.counting
        if opened is None or view.starter is None:
            return None
        worth = show(
            known(opened.cards),
            view.starter,
            is_crib=opened.what == "crib",
            crib_flush=self.terms.options.crib_flush,
        )
        claim = view.shows[-1].pegged if view.phase is Phase.MUGGINS else None
        return Counting(opened, worth, claim, view.silent)

    def chance(self, state: State, rng: Random) -> Action | None:
        """A starter from the cards that are left; a world ends before the next deal."""
        if state.phase is not Phase.CUT:
            return None
        gone = {card for pile in (*state.hands, state.crib) for card in pile}
        return Cut(rng.choice([card for card in FULL_PACK if card not in gone]))

    def worthwhile(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """One card of each rank to lay: suits mean nothing in the play. Everything else whole."""
        del view
        ranks = {action.card.rank: action for action in actions if isinstance(action, Lay)}
        return tuple(ranks.values()) or actions

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """What a simple player does: takes what he sees, throws by averages, counts aright."""
        match actions[0]:
            case Lay():
                return _simple_lay(state, actions)
            case LayAway():
                return self._simple_throw(state, seat)
            case Bid() | Pass():
                return _simple_bid(state, actions)
            case Claim() | Muggins() | NoMuggins():
                return _honest_count(state, actions[0])
            case _:
                return rng.choice(actions)

    def _simple_throw(self, state: State, seat: Seat) -> LayAway:
        hand = _all_known(state.hands[seat])
        owner = state.dealer if state.crib_owner is None else state.crib_owner
        side_of = self.terms.side_of
        kept = likely_keep(
            hand,
            (),
            self.terms.variant.discards,
            own_crib=owner is not None and side_of[owner] == side_of[seat],
        )
        return LayAway(tuple(card for card in hand if card not in kept))

    def value(self, state: State, seat: Seat) -> float:
        """Points of the side of *seat* less those of the others; a game won or lost counts more."""
        side, board = self.terms.side_of[seat], state.board
        others = [
            score
            for other, score in enumerate(board.scores)
            if other != side and other not in board.left
        ]
        value = board.scores[side] - fmean(others or board.scores)
        if state.result is not None:
            value += DECIDED if state.result.winner == side else -DECIDED
        return value


def _play_of(view: View) -> Play:
    """The play as everybody sees it."""
    table = view.table
    latest = table[-1].in_count if table else 0
    counts = latest if view.total or not table else latest + 1
    return Play(
        turn=view.to_act[0] if view.phase is Phase.PLAY else 0,
        table=table,
        counts=counts,
        first=sum(one.in_count < counts for one in table),
        total=view.total,
        said_go=view.said_go,
    )


def _all_known(hand: Hand) -> tuple[Card, ...]:
    return tuple(card for card in hand if card is not None)


def _simple_lay(state: State, actions: Sequence[Action]) -> Action:
    play = state.play
    if play is None:
        return actions[0]
    count = [one.card.rank.value for one in play.table[play.first :]]
    return max(
        (action for action in actions if isinstance(action, Lay)),
        key=lambda action: simple_worth(count, play.total, action.card.rank.value),
    )


def _simple_bid(state: State, actions: Sequence[Action]) -> Action:
    """The lowest bid as long as it and the bid before it cost less than a crib is worth."""
    bids = [action for action in actions if isinstance(action, Bid)]
    last = max((points for _, points in state.bids), default=0)
    is_dear = not bids or bids[0].points + last >= FAIR_PRICE
    return Pass() if Pass() in actions and is_dear else bids[0]


def _honest_count(state: State, first: Action) -> Action:
    counting = state.counting
    if isinstance(first, Claim):
        return Claim(0 if counting is None or counting.show is None else counting.show.total)
    missed = 0 if counting is None else counting.missed
    return Muggins(missed) if missed else NoMuggins()
