"""The pages of cribbage: one of the game, and one of each variant that stands for itself."""

from collections.abc import Iterator
from typing import Final

from pegboard.cards import FULL_PACK
from pegboard.games.cribbage import VARIANTS, Variant
from pegboard.web._offers import OFFERS
from pegboard.web.guides._blocks import (
    Block,
    Heading,
    Named,
    OptionList,
    Paragraph,
    Patterns,
    Questions,
    Steps,
    Variants,
    paragraphs,
)
from pegboard.web.guides._cribbage_deals import worked_deal
from pegboard.web.guides._cribbage_examples import (
    heels,
    one_hand_two_throws,
    patterns,
    pegging,
    thresholds,
    worked,
)
from pegboard.web.guides._guide import Guide, Section
from pegboard.web.guides._worked import Figures, Hands

_FACTS: Final = ("players", "time", "difficulty", "pack", "goal")
_TWO: Final = 2

_DIFFERENCES: Final = ("cards", "play", "show", "end")
_CHOICES: Final = ("first", "short", "many", "big", "bold")
_GENERAL: Final = ("names", "alone", "friend", "which", "boards", "by-hand", "fair", "money")

_HANDS: Final = {
    3: ("three-run", "three-flush", "three-nothing", "three-best"),
    4: ("double-run", "flush", "nobs", "nothing", "perfect"),
    5: ("two-runs", "five-flush", "five-long", "five-best"),
}
"""Hands that a page counts, by the number of cards kept."""

_QUESTIONS: Final = {
    "six-card": (
        *("count", "go", "lay-on", "thirty-one", "thirty", "third", "alternate", "repeat"),
        *("suited-play", "double", "ace", "ten", "suited", "crib-flush", "best", "heels"),
        *("order", "muggins", "fair", "leave", "money"),
    ),
    "five-card": (
        *("rest", "bonus", "flush-three", "crib-better", "go", "thirty-one", "heels"),
        *("order", "shorter", "leave"),
    ),
    "seven-card": (
        *("two-runs", "longest", "flush-five", "double", "repeat", "thirty-one", "heels"),
        *("order", "leave"),
    ),
    "three-handed": (
        *("fifth", "two-go", "between", "lead", "empty", "alternate", "heels", "second", "leave"),
    ),
    "four-handed": (
        *("crib-help", "two-go", "between", "lead", "empty", "repeat", "heels", "second"),
        "leave",
    ),
    "partners": (
        *("talk", "whose", "own-partner", "two-go", "between", "empty", "old-manner"),
        *("resign", "leave"),
    ),
    "partners-six": (
        *("six-five", "whose", "talk", "two-runs", "longest", "flush-five", "two-go", "between"),
        *("resign", "leave"),
    ),
    "auction": (
        *("who-leads", "below", "highest", "both-pass", "heels-whose", "worth", "lay-on"),
        *("suited", "leave"),
    ),
}
"""What people ask about each variant."""


def cribbage_guides() -> Iterator[Guide]:
    """Every page of cribbage, the one of the game first."""
    yield _overview()
    yield from (_guide(variant) for variant in VARIANTS.values())


def _overview() -> Guide:
    six = VARIANTS["six-card"]
    return Guide(
        path="/rules/cribbage",
        prefixes=("rules-all", "rules"),
        play=("cribbage", "six-card"),
        facts=("players", "time", "difficulty", "pack"),
        figures=_figures(six),
        sections=(
            Section("idea", paragraphs("idea-race", "idea-points", "idea-crib")),
            Section("variants", (Paragraph("variants-lead"), Variants())),
            Section("common", (Steps(_parts("common", "same", "play", "show", "end")),)),
            Section("choice", (Steps(_parts("choice", *_CHOICES), is_ordered=False),)),
            Section("tactics", _tactics("deal", "own", "other")),
            Section("faq", (Questions(_parts("faq", *_GENERAL)),)),
        ),
    )


def _guide(variant: Variant) -> Guide:
    name = variant.name
    return Guide(
        path=OFFERS["cribbage", name].rules,
        prefixes=tuple(_prefixes(variant)),
        play=("cribbage", name),
        facts=_FACTS,
        figures=_figures(variant),
        sections=tuple(_sections(variant)),
    )


def _prefixes(variant: Variant) -> Iterator[str]:
    """From the variant's own texts to those of all: what several share stands between."""
    yield f"rules-{variant.name}"
    if variant.players > _TWO:
        yield "rules-partners" if len(variant.sides) == _TWO else "rules-many"
        yield "rules-table"
    yield "rules"


def _sections(variant: Variant) -> Iterator[Section]:
    yield Section(
        "idea",
        (
            *paragraphs("idea-race", "idea-points", "idea-crib", "idea-values"),
            Paragraph("names", is_soft=True),
        ),
    )
    if variant.name != "six-card":
        yield Section("differs", (Steps(_parts("differs", *_DIFFERENCES), is_ordered=False),))
    yield Section("steps", (Steps(_steps(variant)),))
    yield Section("deal", paragraphs("deal-lot", "deal-cards"))
    if variant.is_auction:
        parts = ("bids-how", "bids-end", "bids-price", "bids-owner", "bids-negative")
        yield Section("bids", paragraphs(*parts))
    yield Section("throw", paragraphs("throw-cards", "throw-owner"))
    yield Section("starter", paragraphs("starter-turn", "starter-heels"))
    yield Section("pegging", _pegging())
    yield Section("show", _show(variant))
    yield Section("worked", tuple(_worked(variant)))
    yield Section("board", paragraphs("board-pegs", "board-win"))
    yield Section("match", _match(variant))
    yield Section("tactics", tuple(_advice(variant)))
    yield Section("faq", (Questions(_parts("faq", *_QUESTIONS[variant.name])),))
    yield Section("options", (Paragraph("options-lead"), OptionList()))


def _steps(variant: Variant) -> tuple[str, ...]:
    bids = ("bids",) if variant.is_auction else ()
    return _parts("step", "deal", *bids, "throw", "starter", "play", "show")


def _pegging() -> tuple[Block, ...]:
    return (
        *paragraphs("pegging-turn", "pegging-forced", "pegging-close"),
        Heading("pegging-points-heading"),
        *paragraphs("pegging-points-lead", "pegging-examples"),
        Patterns("pegging-points-heading", pegging()),
        Paragraph("pegging-run-note"),
    )


def _show(variant: Variant) -> tuple[Block, ...]:
    hands = tuple(worked(name) for name in _HANDS[variant.kept])
    return (
        *paragraphs("show-order", "show-reuse"),
        Heading("show-points-heading"),
        Patterns("show-points-heading", patterns(variant.kept)),
        Paragraph("show-crib-flush"),
        Heading("hands-heading"),
        Paragraph("hands-lead"),
        Hands(hands, level=4),
    )


def _worked(variant: Variant) -> Iterator[Block]:
    deal = worked_deal(variant.name)
    yield Paragraph("worked-lead")
    yield deal.throws
    if variant.is_auction:
        yield Paragraph("worked-bids")
        yield deal.calls
    yield Paragraph("worked-why")
    yield Named("worked-starter", deal.starter)
    yield Paragraph("worked-play")
    yield deal.played
    yield Paragraph("worked-show")
    yield deal.shows
    yield Paragraph("worked-score")


def _match(variant: Variant) -> tuple[Block, ...]:
    if len(variant.sides) > _TWO:
        return paragraphs("match-places", "match-many")
    return paragraphs("match-mars", "match-skunk", "match-length")


def _tactics_of(variant: Variant) -> tuple[str, ...]:
    if variant.is_auction:
        return ("worth", "bid", "own", "other", "lead", "end")
    return ("deal", "own", "other", *_tactics_of_its_own(variant), "end")


def _tactics_of_its_own(variant: Variant) -> tuple[str, ...]:
    match variant.players, variant.kept:
        case (2, 3):
            return ("keep", "single", "lead")
        case (2, 4):
            return ("twice", "keep", "lead", "sum")
        case (2, _):
            return ("keep", "lead", "sum")
        case _ if len(variant.sides) > _TWO:
            return ("leader", "lead", "sum")
        case (_, 5):
            return ("keep", "partner", "lead", "sum")
        case _:
            return ("partner", "lead", "sum")


def _advice(variant: Variant) -> Iterator[Block]:
    for name in _tactics_of(variant):
        yield from _tactics(name)
        if name == "twice":
            yield one_hand_two_throws()
            yield Paragraph("tactics-twice-why")


def _tactics(*names: str) -> tuple[Block, ...]:
    return tuple(
        block
        for name in names
        for block in (Heading(f"tactics-{name}-heading"), Paragraph(f"tactics-{name}"))
    )


def _figures(variant: Variant) -> Figures:
    two_sided = len(variant.sides) == _TWO
    return {
        "cards": len(FULL_PACK),
        "players": variant.players,
        "dealt": variant.dealt,
        "thrown": variant.discards,
        "kept": variant.kept,
        "counted": variant.kept + 1,
        "target": variant.target,
        "heels": heels(),
        **(thresholds(variant.name) if two_sided else {}),
        **worked_deal(variant.name).figures,
    }


def _parts(before: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{before}-{name}" for name in names)
