"""The page of Solo Whist."""

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


def solo_whist_guide() -> Guide:
    """The page of Solo Whist."""
    return Guide(
        path="/rules/solo-whist",
        prefixes=("rules-solo-whist", "rules"),
        play=("solo-whist", "solo"),
        facts=("players", "time", "difficulty", "pack", "goal"),
        figures=_figures(),
        sections=_SECTIONS,
    )


_SECTIONS: Final = (
    Section("idea", paragraphs("idea-tricks", "idea-alone", "idea-turned")),
    Section("steps", (Steps(("step-deal", "step-calls", "step-tricks", "step-score")),)),
    Section(
        "contracts",
        (
            Steps(
                tuple(
                    f"contract-{name}"
                    for name in ("proposal", "solo", "misere", "abundance", "open", "declared")
                )
            ),
        ),
    ),
    Section("options", (Paragraph("options-lead"), OptionList())),
)


def _figures() -> Figures:
    rules = catalog.rules("solo-whist", "solo")
    deals = next(
        spec.default for spec in catalog.option_specs("solo-whist", "solo") if spec.name == "deals"
    )
    return {"cards": len(rules.cards), "players": len(rules.seats), "deals": int(deals)}
