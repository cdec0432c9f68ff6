"""Counting every line of play from a position, and a digest of them (style.md 3.1).

A count alone is too blunt for card games: every card is laid in the end, whoever's turn it
wrongly is. So each line is written in the words of the record, with seats and points, and the
digest is over all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import final

from pegboard.game._record_line import write_line
from pegboard.game._rules import DEALER, Action, Event, Rules, State, View_co

_DIGEST_LETTERS = 16


@final
@dataclass(frozen=True, slots=True)
class Perft:
    """All lines of play from one position.

    Attributes:
        lines: how many there are.
        digest: first 16 hex digits of the SHA-256 of all lines, sorted, each with a line end.
    """

    lines: int
    digest: str


def perft(rules: Rules[State, Action, Event, View_co], state: State, depth: int) -> Perft:
    """Count and digest the lines of at most *depth* acts of seats."""
    lines = sorted(lines_of_play(rules, state, depth))
    text = "".join(f"{line}\n" for line in lines)
    return Perft(len(lines), sha256(text.encode()).hexdigest()[:_DIGEST_LETTERS])


def lines_of_play(
    rules: Rules[State, Action, Event, View_co], state: State, depth: int
) -> Iterator[str]:
    """Every line of play: its acts as the record writes them, then what it shows.

    A line ends after *depth* acts, and before that where no seat is to act: chance would, or
    the game is over. Of seats that act at once the first acts first, since their order says
    nothing.
    """
    to_act = rules.to_act(state)
    if depth == 0 or not to_act or DEALER in to_act:
        yield ""
        return
    seat = to_act[0]
    for action in rules.actions(state, seat):
        step = rules.apply(state, seat, action)
        points = rules.pegged(step.events)
        acts = [write_line(rules, seat, action, points)]
        acts += [str(check) for check in rules.checks(step.events)]
        here = "; ".join(acts)
        for rest in lines_of_play(rules, step.state, depth - 1):
            yield f"{here}; {rest}" if rest else here
