"""What to call in Solo Whist: what the hand promises, and how imagined deals with it end."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, final

from pegboard.cards import Suit
from pegboard.games.solo_whist import (
    Accept,
    Action,
    Call,
    Contract,
    Decline,
    Pass,
    ThrowIn,
    Trumps,
)
from pegboard.strategy._solo_cards import NO_TRUMPS, SEATS, Tricks
from pegboard.strategy._solo_hands import best_trumps, suits_call, tricks_of
from pegboard.strategy._solo_worlds import Table, Worlds, first_leader

ENOUGH: Final[Mapping[Contract, float]] = {
    Contract.PROPOSAL: 3.5,
    Contract.SOLO: 4.8,
    Contract.MISERE: -0.3,
    Contract.ABUNDANCE: 8.2,
    Contract.ROYAL: 8.2,
    Contract.OPEN_MISERE: -0.08,
    Contract.DECLARED: 11.8,
}
"""What a hand must promise for a call at a glance (`suits_call`)."""

TO_TRY: Final[Mapping[Contract, float]] = {
    Contract.PROPOSAL: 2.5,
    Contract.SOLO: 3.6,
    Contract.MISERE: -1.4,
    Contract.ABUNDANCE: 6.8,
    Contract.ROYAL: 6.8,
    Contract.OPEN_MISERE: -0.5,
    Contract.DECLARED: 10.5,
}
"""What a hand must promise for a call to be tried in imagined deals."""

CHANCE: Final[Mapping[Contract, float]] = {
    Contract.PROPOSAL: 0.52,
    Contract.SOLO: 0.56,
    Contract.MISERE: 0.60,
    Contract.ABUNDANCE: 0.60,
    Contract.ROYAL: 0.60,
    Contract.OPEN_MISERE: 0.80,
    Contract.DECLARED: 0.60,
}
"""How often a contract must be made in imagined deals for a call, by who minds no calls."""

CHANCE_MINDED: Final[Mapping[Contract, float]] = {
    Contract.PROPOSAL: 0.56,
    Contract.SOLO: 0.52,
    Contract.MISERE: 0.56,
    Contract.ABUNDANCE: 0.54,
    Contract.ROYAL: 0.54,
    Contract.OPEN_MISERE: 0.75,
    Contract.DECLARED: 0.60,
}
"""The same by who minds them: his deals are nearer the truth and want less of a margin."""

ACCEPTING: Final = 3.2
"""What a hand must promise at a glance to accept a proposal."""

HELPING: Final = 3.0
"""What the partner's hand promises who accepts in an imagined deal, at least where one can."""


@final
class Bids:
    """The choices of the auction, for one decision.

    Args:
        worlds: the deals that the seat imagines.
        seat: the seat.
    """

    def __init__(self, worlds: Worlds, seat: int) -> None:
        self._chance: Final = CHANCE_MINDED if worlds.minds else CHANCE
        self._worlds: Final = worlds
        self._seat: Final = seat
        self._hand: Final = worlds.unseen.known[4 * seat : 4 * seat + 4]

    def simple(self, actions: Sequence[Action]) -> Action:
        """The highest call that the hand promises at a glance, else as little as may be said."""
        fitting = [
            action
            for action in actions
            if isinstance(action, Call)
            and self._promise(action.contract) >= ENOUGH[action.contract]
        ]
        if fitting:
            return fitting[-1]
        promise = tricks_of(self._hand, self._worlds.turned)
        if Accept() in actions and promise >= ACCEPTING:
            return Accept()
        return _quiet(actions)

    def tried(self, actions: Sequence[Action], rng: Random, deals: int) -> Action:
        """The call that brings most in imagined deals, if it is made often enough there."""
        best, most = _quiet(actions), 0.0
        hands = [self._worlds.deal(rng) for _ in range(deals)]
        for action in actions:
            contract = _contract(action)
            if contract is None or self._promise(contract) < TO_TRY[contract]:
                continue
            made, worth = self._outcome(action, contract, hands)
            if made >= self._chance[contract] and worth > most:
                best, most = action, worth
        return best

    def trumps(self, actions: Sequence[Action]) -> Action:
        """The suit to name (W13)."""
        wish = Trumps(tuple(Suit)[best_trumps(self._hand)])
        return wish if wish in actions else actions[0]

    def _promise(self, contract: Contract) -> float:
        if contract is Contract.DECLARED and self._is_without_trumps():
            return tricks_of(self._hand, NO_TRUMPS)
        return suits_call(self._hand, contract, self._worlds.turned)

    def _is_without_trumps(self) -> bool:
        return self._worlds.options.declared_trump == "none"

    def _outcome(
        self, action: Action, contract: Contract, hands: Sequence[list[int]]
    ) -> tuple[float, float]:
        """How often the contract is made in these deals, and what it brings on average."""
        made, worth = 0, 0.0
        for deal in hands:
            declarers = self._declarers(action, contract, deal)
            table = Table(contract, declarers, self._seat, self._worlds.options)
            dealer = self._worlds.unseen.dealer
            leader = first_leader(contract, declarers, dealer, self._worlds.options)
            tricks = Tricks(deal.copy(), self._trumps(contract), leader)
            table.play_out(tricks)
            made += table.is_made(tricks)
            worth += table.worth(tricks)
        return made / len(hands), worth / len(hands)

    def _declarers(self, action: Action, contract: Contract, deal: list[int]) -> tuple[int, ...]:
        if isinstance(action, Accept):
            return (self._worlds.view.declarers[0], self._seat)
        if contract is not Contract.PROPOSAL:
            return (self._seat,)
        return (self._seat, self._partner(deal))

    def _partner(self, deal: list[int]) -> int:
        """Who would accept in an imagined deal: the first who can afford it, else the best."""
        turned = self._worlds.turned
        passed = {one.seat for one in self._worlds.view.calls if one.word == "pass"}
        others = [(self._seat + step) % SEATS for step in range(1, SEATS)]
        eldest = (self._worlds.unseen.dealer + 1) % SEATS
        free = [seat for seat in others if seat not in passed or seat == eldest] or others
        promises = {seat: tricks_of(deal[4 * seat : 4 * seat + 4], turned) for seat in free}
        return next(
            (seat for seat in free if promises[seat] >= HELPING),
            max(free, key=promises.__getitem__),
        )

    def _trumps(self, contract: Contract) -> int:
        match contract:
            case Contract.MISERE | Contract.OPEN_MISERE | Contract.GENERAL_MISERE:
                return NO_TRUMPS
            case Contract.ABUNDANCE:
                return best_trumps(self._hand)
            case Contract.DECLARED:
                return NO_TRUMPS if self._is_without_trumps() else best_trumps(self._hand)
            case Contract.PROPOSAL | Contract.SOLO | Contract.ROYAL:
                return self._worlds.turned


def _contract(action: Action) -> Contract | None:
    """The contract that an action wants to play."""
    if isinstance(action, Call):
        return action.contract
    return Contract.PROPOSAL if isinstance(action, Accept) else None


def _quiet(actions: Sequence[Action]) -> Action:
    """To pass, to decline or to throw in, whichever is possible."""
    return next(action for action in actions if isinstance(action, Pass | Decline | ThrowIn))
