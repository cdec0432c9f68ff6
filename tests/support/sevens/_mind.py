"""What the general club player must know of Sevens."""

from collections.abc import Sequence
from random import Random
from typing import final

from pegboard.game import Seat, in_order
from pegboard.strategy import Mind
from support.sevens._model import SEATS, Action, Lay, State, View
from support.sevens._rules import PACK, Sevens


@final
class SevensMind(Mind[State, Action, View]):
    """Any cards in the hands of the others; far cards first, for nobody waits for those."""

    @property
    def rules(self) -> Sevens:
        """The rules that imagined worlds are played by."""
        return Sevens()

    def imagine(self, view: View, rng: Random) -> State:
        """A whole state that fits *view*."""
        own = view.hand or ()
        hidden = [card for card in PACK if card not in {*own, *view.laid}]
        rng.shuffle(hidden)
        hands = [
            own if seat == view.seat else in_order(hidden.pop() for _ in range(view.held[seat]))
            for seat in SEATS
        ]
        return State(
            dealer=view.dealer,
            number=view.deal,
            hands=tuple(hands),
            laid=view.laid,
            turn=view.to_act[0],
            scores=view.scores,
            result=view.result,
        )

    def policy(self, state: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
        """The card that is farthest from the seven."""
        del state, seat
        far = max(abs(one.card.rank - 7) for one in actions if isinstance(one, Lay))
        return rng.choice(
            [one for one in actions if isinstance(one, Lay) and abs(one.card.rank - 7) == far]
        )

    def value(self, state: State, seat: Seat) -> float:
        """Whether the game is won, and a little for every card laid."""
        won = state.result is not None and state.result.winner == seat
        return won + state.scores[seat] / 100
