"""Every option of Écarté (ecarte.md section 11): values, defaults, where each applies."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, final

from pegboard.game import OptionSpec, settle

SPECS: Final = (
    OptionSpec("first_dealer", ("high_cut", "random"), "high_cut"),
    OptionSpec("packets", ("3_2", "2_3"), "3_2"),
    OptionSpec("dealer_min_exchange", ("1", "0"), "1"),
    OptionSpec("max_exchanges", tuple(map(str, range(11))), "0"),
    OptionSpec("stock_rule", ("reshuffle", "limit"), "reshuffle"),
    OptionSpec("king_announce", ("own_first_card", "before_lead"), "own_first_card"),
    OptionSpec("target", ("5", "7"), "5"),
    OptionSpec("game_value", ("single", "by_loser"), "single", needs=("target", frozenset({"5"}))),
    OptionSpec("match_games", ("1", "3", "5", "7"), "1"),
)
"""In the order of the rule book, which is the canonical order of writing."""

_NUMBERS: Final = ("dealer_min_exchange", "max_exchanges", "target", "match_games")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What was agreed before the first card. Make one with :func:`options_of`."""

    first_dealer: Literal["high_cut", "random"] = "high_cut"
    packets: Literal["3_2", "2_3"] = "3_2"
    dealer_min_exchange: int = 1
    max_exchanges: int = 0
    stock_rule: Literal["reshuffle", "limit"] = "reshuffle"
    king_announce: Literal["own_first_card", "before_lead"] = "own_first_card"
    target: int = 5
    game_value: Literal["single", "by_loser"] = "single"
    match_games: int = 1


def options_of(wishes: Mapping[str, str]) -> Options:
    """The options with *wishes*, names and values as in the record.

    Raises:
        OptionError: ``unknown-option`` or ``bad-option-value``; the latter too for an option that
            needs another one.

    >>> options_of({"target": "7"}).target
    7
    """
    settled: dict[str, Any] = settle(SPECS, wishes, (spec.name for spec in SPECS))
    settled |= {name: int(settled[name]) for name in _NUMBERS}
    return Options(**settled)
