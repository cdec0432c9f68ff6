"""The page of where the games come from."""

from typing import Final

from pegboard.web.guides._blocks import Block, paragraphs
from pegboard.web.guides._cribbage_examples import worked
from pegboard.web.guides._guide import Guide, Section
from pegboard.web.guides._worked import Hands

_SECTIONS: Final = {
    "noddy": ("old", "hand", "board"),
    "suckling": ("who", "told", "crib", "end"),
    "travels": ("settlers", "franklin", "sailors", "submarine"),
    "sandwich": ("told", "doubt"),
    "congress": ("clubs", "hand", "words"),
    "ecarte": ("family", "name", "salons", "gallery", "sums"),
    "whist": ("trumps", "hoyle", "cousins"),
    "solo": ("origin", "calls", "misere"),
    "here": ("stakes", "you"),
}
"""Sections, and the parts of their paragraphs after the name of the section."""


def history_guide() -> Guide:
    """The page of history: no table to open, only a story."""
    return Guide(
        path="/history",
        prefixes=("story", "rules"),
        sections=tuple(Section(name, _blocks(name)) for name in _SECTIONS),
    )


def _blocks(name: str) -> tuple[Block, ...]:
    told = paragraphs(*(f"{name}-{part}" for part in _SECTIONS[name]))
    return (*told, Hands((worked("perfect"),))) if name == "congress" else told
