"""The page of Solo Whist."""

from typing import Final

from pegboard.web.guides import _solo_examples as examples
from pegboard.web.guides._blocks import (
    Block,
    Cards,
    Heading,
    Named,
    OptionList,
    Paragraph,
    Questions,
    Steps,
    paragraphs,
)
from pegboard.web.guides._guide import Guide, Section

_QUESTIONS: Final = (
    *("own", "trump", "beat", "over", "same", "again", "eldest", "lone", "lead", "seats"),
    *("name", "turned-up", "stop", "spread", "overtricks", "pass", "talk", "leave", "money"),
)


def solo_whist_guide() -> Guide:
    """The page of Solo Whist."""
    return Guide(
        path="/rules/solo-whist",
        prefixes=("rules-solo-whist", "rules", "solo"),
        play=("solo-whist", "solo"),
        facts=("players", "time", "difficulty", "pack", "goal"),
        figures=examples.figures(),
        sections=_sections(),
    )


def _sections() -> tuple[Section, ...]:
    tricks: tuple[Block, ...] = (
        *paragraphs("tricks-lead", "tricks-follow", "tricks-winner"),
        Heading("single-heading"),
        Named("single-lead", examples.TURNED),
        examples.single_tricks(),
        Paragraph("tricks-last"),
    )
    calls: tuple[Block, ...] = (
        Paragraph("calls-lead"),
        examples.contracts(),
        *paragraphs("calls-pair", "calls-abundance"),
    )
    return (
        Section("idea", paragraphs("idea-tricks", "idea-alone", "idea-turned")),
        Section("steps", (Steps(_parts("step", "deal", "calls", "tricks", "score")),)),
        Section("deal", paragraphs("deal-lot", "deal-cards", "deal-turned")),
        Section("calls", calls),
        Section("auction", _auction()),
        Section("tricks", tricks),
        Section("misere", paragraphs("misere-none", "misere-open", "misere-general")),
        Section("worked", _worked()),
        Section("score", _score()),
        Section("tactics", _tactics()),
        Section("faq", (Questions(_parts("faq", *_QUESTIONS)),)),
        Section("options", (Paragraph("options-lead"), OptionList())),
    )


def _auction() -> tuple[Block, ...]:
    return (
        Steps(_parts("auction", "turn", "higher", "accept", "pass", "again", "end")),
        Heading("right-heading"),
        Paragraph("right"),
        examples.auction("right"),
        Paragraph("right-after"),
        Heading("overtaken-heading"),
        Paragraph("overtaken"),
        examples.auction("overtaken"),
        Paragraph("overtaken-after"),
        Heading("lone-heading"),
        Paragraph("lone"),
        examples.auction("lone"),
        Paragraph("lone-after"),
    )


def _worked() -> tuple[Block, ...]:
    return (
        Paragraph("worked-lead"),
        examples.hands(),
        Named("worked-turned", examples.exposed()),
        examples.calls(),
        Paragraph("worked-play"),
        examples.tricks(),
        *paragraphs("worked-note", "worked-score"),
    )


def _score() -> tuple[Block, ...]:
    return (
        *paragraphs("score-zero", "score-lead"),
        examples.payments(),
        *paragraphs("score-pair", "score-tricks"),
        Heading("session-heading"),
        *paragraphs("session-length", "session-lead"),
        examples.session(),
        Heading("scale-heading"),
        Paragraph("scale-lead"),
        examples.old_scale(),
        Paragraph("scale-after"),
    )


def _tactics() -> tuple[Block, ...]:
    misere = examples.hands_to_bid().rows[3].cards
    return (
        Heading("bids-heading"),
        Named("bids-lead", examples.TURNED),
        examples.hands_to_bid(),
        Paragraph("bids-after"),
        Heading("leads-heading"),
        Steps(_parts("leads", "pair", "solo", "misere", "abundance"), is_ordered=False),
        Heading("alone-heading"),
        Paragraph("alone"),
        Heading("low-heading"),
        *paragraphs("low-hand", "low-play"),
        Cards("low-example", misere[:4]),
        Paragraph("low-against"),
    )


def _parts(before: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{before}-{name}" for name in names)
