"""Every option of cribbage (cribbage.md section 15): values, defaults, where each applies."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, final

from pegboard.game import OptionSpec, settle
from pegboard.games.cribbage.variants import PlayMode, PoneBonus, Variant

NextLead: TypeAlias = Literal["left_of_last", "first_go"]
CribFlush: TypeAlias = Literal["five", "four"]

NAMES: Final = (
    "target",
    "pone_bonus",
    "play",
    "crib_flush",
    "next_lead",
    "first_dealer",
    "cut_mode",
    "mars_rule",
    "double_skunk_value",
    "match_games",
    "match_format",
    "next_first_dealer",
    "counting",
    "muggins",
    "auction_when",
    "auction_opening",
    "auction_negative",
    "auction_max_bid",
    "auction_heels",
    "auction_show",
)
"""All names in the order of the rule book, which is the canonical order of writing."""

_TWO: Final = 2
_TARGETS: Final = ("61", "121", "181")
_TARGET_SPAN: Final = (31, 361)
_MATCHES: Final = ("match_games", frozenset({"5", "7"}))


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What was agreed before the first card. Make one with :func:`options_of`.

    An option that does not apply to the variant holds the value that changes nothing.
    """

    target: int
    pone_bonus: PoneBonus = "none"
    play: PlayMode = "full"
    crib_flush: CribFlush = "five"
    next_lead: NextLead = "left_of_last"
    first_dealer: Literal["cut", "random"] = "cut"
    cut_mode: Literal["auto", "pone_picks"] = "auto"
    mars_rule: Literal["half", "skunk", "skunk_only", "off"] = "half"
    double_skunk_value: int = 3
    match_games: int = 1
    match_format: Literal["best_of", "all_games"] = "best_of"
    next_first_dealer: Literal["loser", "winner", "alternate", "cut", "rotate"] = "loser"
    counting: Literal["auto", "manual"] = "auto"
    muggins: Literal["off", "on"] = "off"
    auction_when: Literal["before_discard", "after_discard"] = "before_discard"
    auction_opening: Literal["optional", "forced"] = "optional"
    auction_negative: Literal["allow", "cap"] = "allow"
    auction_max_bid: int = 29
    auction_heels: Literal["dealer", "owner"] = "dealer"
    auction_show: Literal["hand_and_crib", "crib_last"] = "hand_and_crib"


def option_specs(variant: Variant) -> tuple[OptionSpec, ...]:
    """The options that apply to *variant*, in canonical order (cribbage.md section 15)."""
    two_sides = len(variant.sides) == _TWO
    specs = [
        OptionSpec("target", _TARGETS, str(variant.target), span=_TARGET_SPAN),
        OptionSpec("crib_flush", ("five", "four"), "five"),
        OptionSpec("first_dealer", ("cut", "random"), "cut"),
        OptionSpec("cut_mode", ("auto", "pone_picks"), "auto"),
        OptionSpec("match_games", ("1", "5", "7"), "1"),
        OptionSpec("counting", ("auto", "manual"), "auto"),
        OptionSpec("muggins", ("off", "on"), "off", needs=("counting", frozenset({"manual"}))),
    ]
    if variant.players == _TWO:
        bonuses = ("none", "once", "each_deal")
        specs.append(OptionSpec("pone_bonus", bonuses, variant.pone_bonus))
    else:
        specs.append(OptionSpec("next_lead", ("left_of_last", "first_go"), "left_of_last"))
    if variant.play_may_change:
        specs.append(OptionSpec("play", ("full", "single_count"), variant.play))
    specs += _two_sided() if two_sides else _many_sided()
    if variant.is_auction:
        specs += _auction()
    return tuple(sorted(specs, key=lambda spec: NAMES.index(spec.name)))


def _two_sided() -> list[OptionSpec]:
    skunk = ("mars_rule", frozenset({"skunk"}))
    dealers = ("loser", "winner", "alternate", "cut")
    return [
        OptionSpec("mars_rule", ("half", "skunk", "skunk_only", "off"), "half"),
        OptionSpec("double_skunk_value", ("3", "4"), "3", needs=skunk),
        OptionSpec("match_format", ("best_of", "all_games"), "best_of", needs=_MATCHES),
        OptionSpec("next_first_dealer", dealers, "loser", needs=_MATCHES),
    ]


def _many_sided() -> list[OptionSpec]:
    return [  # R55, R56
        OptionSpec("match_format", ("all_games",), "all_games"),
        OptionSpec("next_first_dealer", ("rotate", "cut"), "rotate", needs=_MATCHES),
    ]


def _auction() -> list[OptionSpec]:
    bids = tuple(map(str, range(1, 30)))
    return [
        OptionSpec("auction_when", ("before_discard", "after_discard"), "before_discard"),
        OptionSpec("auction_opening", ("optional", "forced"), "optional"),
        OptionSpec("auction_negative", ("allow", "cap"), "allow"),
        OptionSpec("auction_max_bid", bids, "29"),
        OptionSpec("auction_heels", ("dealer", "owner"), "dealer"),
        OptionSpec("auction_show", ("hand_and_crib", "crib_last"), "hand_and_crib"),
    ]


def options_of(variant: Variant, wishes: Mapping[str, str]) -> Options:
    """The options of *variant* with *wishes*, names and values as in the record.

    Raises:
        OptionError: ``unknown-option``, also for an option that does not apply to the variant,
            or ``bad-option-value``, also for one that needs another.

    >>> from pegboard.games.cribbage.variants import SIX_CARD
    >>> options_of(SIX_CARD, {"target": "61"}).target
    61
    """
    settled: dict[str, Any] = {"play": variant.play}
    settled |= settle(option_specs(variant), wishes, NAMES)
    numbers = ("target", "double_skunk_value", "match_games", "auction_max_bid")
    settled |= {name: int(settled[name]) for name in numbers if name in settled}
    return Options(**settled)
