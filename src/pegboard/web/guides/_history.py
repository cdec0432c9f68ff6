"""The page of where the games come from."""

from pegboard.web.guides._blocks import Guide, Section, paragraphs


def history_guide() -> Guide:
    """The page of history: no table to open, only a story."""
    return Guide(
        path="/history",
        prefixes=("story", "rules"),
        sections=(
            Section("cribbage", paragraphs("cribbage-noddy", "cribbage-board")),
            Section("ecarte", paragraphs("ecarte-salons")),
            Section("solo", paragraphs("solo-whist-family")),
        ),
    )
