"""Steps that were tried when a wish was decided are at hand when its entry is folded.

A wish is checked by applying it; once its entry is durable the very same action is applied to the
very same state again. Rules are pure, so the first answer may be kept for the second question.
"""

from collections import OrderedDict
from typing import Any, Final, final

from pegboard.club.tables._state import AnyRules
from pegboard.game import Seat, Step

MOST: Final = 512
"""Steps kept: as many as wishes may wait for their commit at one moment, in round numbers."""


@final
class Steps:
    """The last steps tried, each until it is asked for again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Seat, Any], tuple[Any, Step[Any, Any]]] = OrderedDict()

    def try_out(self, rules: AnyRules, state: object, seat: Seat, action: object) -> Step[Any, Any]:
        """Apply *action*, and keep what came of it.

        Raises:
            Refused: the rules forbid it.
        """
        step = rules.apply(state, seat, action)
        self._kept[id(state), seat, action] = state, step
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return step

    def take(self, rules: AnyRules, state: object, seat: Seat, action: object) -> Step[Any, Any]:
        """The step that was kept, which is forgotten, or else a new one.

        Raises:
            Refused: the rules forbid it.
        """
        kept = self._kept.pop((id(state), seat, action), None)
        # The state is kept with its step, so that its id means no other state meanwhile.
        return rules.apply(state, seat, action) if kept is None else kept[1]


STEPS: Final = Steps()
"""Those of this process."""
