"""Every option of Solo Whist with its values and defaults (solo-whist.md section 9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, final

from pegboard.game import OptionSpec, settle

Scoring: TypeAlias = Literal["units", "hoyle6"]
GeneralLoser: TypeAlias = Literal["last_trick", "most_tricks"]

SPECS: Final = (
    OptionSpec("packets", ("3x4_1", "singly"), "3x4_1"),
    OptionSpec("redeal_dealer", ("next", "same"), "next"),
    OptionSpec("all_pass", ("redeal", "general_misere"), "redeal"),
    OptionSpec(
        "general_misere_loser",
        ("last_trick", "most_tricks"),
        "last_trick",
        needs=("all_pass", frozenset({"general_misere"})),
    ),
    OptionSpec("abundance_lead", ("eldest", "declarer"), "eldest"),
    OptionSpec("declared_trump", ("own_choice", "none"), "own_choice"),
    OptionSpec("spread_when", ("after_first_trick", "before_first_lead"), "after_first_trick"),
    OptionSpec("scoring", ("units", "hoyle6"), "units"),
    OptionSpec("deals", ("4", "8", "12", "16", "20", "24"), "12"),
)
"""All options in the order of the rule book, which is the canonical order of writing."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What was agreed before the first card. Make one with :func:`options_of`."""

    packets: Literal["3x4_1", "singly"] = "3x4_1"
    redeal_dealer: Literal["next", "same"] = "next"
    all_pass: Literal["redeal", "general_misere"] = "redeal"  # noqa: S105 - no password
    general_misere_loser: GeneralLoser = "last_trick"
    abundance_lead: Literal["eldest", "declarer"] = "eldest"
    declared_trump: Literal["own_choice", "none"] = "own_choice"
    spread_when: Literal["after_first_trick", "before_first_lead"] = "after_first_trick"
    scoring: Scoring = "units"
    deals: int = 12


def options_of(wishes: Mapping[str, str]) -> Options:
    """The options with *wishes*, names and values as in the record.

    Raises:
        OptionError: ``unknown-option`` or ``bad-option-value``; the latter too for an option
            that needs another one.

    >>> options_of({"deals": "4"}).deals
    4
    """
    settled: dict[str, Any] = settle(SPECS, wishes, (spec.name for spec in SPECS))
    settled["deals"] = int(settled["deals"])
    return Options(**settled)
