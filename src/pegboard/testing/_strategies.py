"""Hypothesis strategies for cards and options."""

from collections.abc import Iterable, Sequence

from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card
from pegboard.game import OptionSpec, Pack


def cards() -> st.SearchStrategy[Card]:
    """One card."""
    return st.sampled_from(FULL_PACK)


def hands(size: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """So many different cards, in any order."""
    return st.lists(cards(), min_size=size, max_size=size, unique=True).map(tuple)


def packs(pack: Sequence[Card] = FULL_PACK) -> st.SearchStrategy[Pack]:
    """A whole pack in any order."""
    return st.permutations(pack).map(tuple)


@st.composite
def option_choices(
    draw: st.DrawFn, specs: Iterable[OptionSpec], *, leave_out: frozenset[str] = frozenset()
) -> dict[str, str]:
    """Options that go together: any value of each, where what it needs is there."""
    listed = [spec for spec in specs if spec.name not in leave_out]
    chosen: dict[str, str] = {}
    for spec in sorted(listed, key=lambda spec: spec.needs is not None):
        if spec.needs is None or chosen.get(spec.needs[0]) in spec.needs[1]:
            chosen[spec.name] = draw(st.sampled_from(spec.values))
    return chosen
