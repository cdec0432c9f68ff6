"""The page of Écarté."""

from typing import Final

from pegboard.cards import parse_cards
from pegboard.web.guides import _ecarte_examples as examples
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
    *("ace", "beat", "trump", "twice", "refuse-won", "refuse-later", "five", "stand-pat"),
    *("back", "look", "forgot", "king-first", "lot", "stock", "leave", "money"),
)


def ecarte_guide() -> Guide:
    """The page of Écarté."""
    return Guide(
        path="/rules/ecarte",
        prefixes=("rules-ecarte", "rules", "ecarte"),
        play=("ecarte", "ecarte"),
        facts=("players", "time", "difficulty", "pack", "goal"),
        figures=examples.figures(),
        sections=_sections(),
    )


def _sections() -> tuple[Section, ...]:
    order = Cards("order", examples.order())
    return (
        Section("idea", (*paragraphs("idea-tricks", "idea-exchange", "idea-order"), order)),
        Section("steps", (Steps(_parts("step", "deal", "talk", "king", "tricks", "score")),)),
        Section("deal", paragraphs("deal-lot", "deal-cards", "deal-king")),
        Section("talk", _talk()),
        Section("king", paragraphs("king-may", "king-when", "king-turned")),
        Section("tricks", _tricks()),
        Section("worked", _worked()),
        Section("score", _score()),
        Section("win", paragraphs("win-first", "win-deal", "win-match")),
        Section("tactics", _tactics()),
        Section("faq", (Questions(_parts("faq", *_QUESTIONS)),)),
        Section("options", (Paragraph("options-lead"), OptionList())),
    )


def _talk() -> tuple[Block, ...]:
    words = _parts("word", "play", "propose", "accept", "refuse")
    return (
        Paragraph("talk-lead"),
        Steps(words, is_ordered=False),
        *paragraphs("talk-exchange", "talk-again", "talk-stock"),
    )


def _tricks() -> tuple[Block, ...]:
    return (
        Paragraph("tricks-lead"),
        Steps(_parts("answer", "suit", "trump", "free")),
        *paragraphs("tricks-taken", "tricks-shown"),
        Heading("replies-heading"),
        Paragraph("replies-lead"),
        *examples.replies(),
    )


def _worked() -> tuple[Block, ...]:
    return (
        Named("worked-turned", examples.turned()),
        examples.talk(),
        Paragraph("worked-exchange"),
        examples.exchange(),
        Paragraph("worked-again"),
        examples.talk_after(),
        Paragraph("worked-play"),
        examples.tricks(),
        *paragraphs("worked-score", "worked-refused"),
    )


def _score() -> tuple[Block, ...]:
    return (
        *paragraphs("score-tricks", "score-risk"),
        examples.scoring(),
        *paragraphs("score-read", "score-king", "score-most"),
    )


def _tactics() -> tuple[Block, ...]:
    king = parse_cards(examples.KING_HAND)
    held = parse_cards(examples.KEPT_HAND)
    return (
        Paragraph("tactics-lead"),
        Heading("stand-heading"),
        Named("stand-lead", examples.TURNED),
        examples.hands_to_stand(),
        Cards("stand-king", examples.by_suits(king), examples.TURNED, "turned-heard"),
        Paragraph("stand-threat"),
        Heading("refuse-heading"),
        Paragraph("refuse-lead"),
        examples.hands_to_refuse(),
        Paragraph("refuse-late"),
        Heading("keep-heading"),
        Paragraph("keep"),
        Cards("keep-hand", examples.by_suits(held), examples.TURNED, "turned-heard"),
        Heading("play-heading"),
        *paragraphs("play-lead", "play-trumps", "play-count"),
    )


def _parts(before: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{before}-{name}" for name in names)
