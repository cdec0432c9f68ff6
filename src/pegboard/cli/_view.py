"""A view printed for people, line by line."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pegboard.cli._view_ecarte import ecarte_rows
from pegboard.cli._view_solo_whist import solo_whist_rows
from pegboard.cli._words import colored, spoken
from pegboard.games.cribbage import View
from pegboard.texts import Texts

Rows: TypeAlias = list[tuple[str, Any]]


def print_view(texts: Texts, view: Any) -> None:  # noqa: ANN401 - of any game
    """Print what a viewer knows, line by line; what is empty is left out."""
    table = Table.grid(padding=(0, 2))
    for key, value in _ROWS[view.kind](texts, view):
        if value:
            table.add_row(texts.text(f"cli-view-{key}"), value)
    Console(highlight=False).print(table)


def _cribbage_rows(texts: Texts, view: View) -> Rows:
    seat = texts.text("cli-spectator") if view.seat is None else str(view.seat)
    table = Text(" ").join(
        Text(f"{one.seat}:").append_text(colored([one.card])) for one in view.table
    )
    crib = "" if view.crib is None else colored(view.crib)
    shows = [
        Text(f"{one.owner}: {spoken(texts, one.show)}")
        for one in view.shows
        if one.show is not None
    ]
    return [
        ("seat", seat),
        ("phase", texts.text(f"cli-phase-{view.phase}")),
        ("deal", str(view.deal)),
        ("dealer", "" if view.dealer is None else str(view.dealer)),
        ("scores", f"{' : '.join(map(str, view.scores))} / {view.target}"),
        ("to-act", ", ".join(str(one) for one in view.to_act if one >= 0)),
        ("hand", colored(view.hand or ())),
        ("laid-away", colored(view.laid_away or ())),
        ("starter", "" if view.starter is None else colored([view.starter])),
        ("table", table),
        ("total", str(view.total) if view.total else ""),
        ("crib", crib),
        ("shows", Text("\n").join(shows)),
    ]


_ROWS: Final[Mapping[str, Callable[[Texts, Any], Rows]]] = {
    "cribbage": _cribbage_rows,
    "ecarte": ecarte_rows,
    "solo-whist": solo_whist_rows,
}
"""How the view of each game is told, by its kind."""
