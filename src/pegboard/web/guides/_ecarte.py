"""The page of Écarté."""

from typing import Final

from pegboard import catalog
from pegboard.web.guides._blocks import (
    Figures,
    Guide,
    OptionList,
    Paragraph,
    Section,
    Steps,
    paragraphs,
)


def ecarte_guide() -> Guide:
    """The page of Écarté."""
    return Guide(
        path="/rules/ecarte",
        prefixes=("rules-ecarte", "rules"),
        play=("ecarte", "ecarte"),
        facts=("players", "time", "difficulty", "pack", "goal"),
        figures=_figures(),
        sections=_SECTIONS,
    )


_SECTIONS: Final = (
    Section("idea", paragraphs("idea-tricks", "idea-exchange", "idea-order")),
    Section("steps", (Steps(("step-deal", "step-talk", "step-king", "step-tricks")),)),
    Section("score", paragraphs("score-tricks", "score-risk", "score-king")),
    Section("options", (Paragraph("options-lead"), OptionList())),
)


def _figures() -> Figures:
    rules = catalog.rules("ecarte", "ecarte")
    target = next(
        spec.default for spec in catalog.option_specs("ecarte", "ecarte") if spec.name == "target"
    )
    return {"cards": len(rules.cards), "players": len(rules.seats), "target": int(target)}
