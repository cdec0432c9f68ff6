"""A view of Écarté in lines for people."""

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from pegboard.cli._words import colored
from pegboard.games.ecarte import TableCard, View
from pegboard.texts import Texts


def ecarte_rows(texts: Texts, view: View) -> list[tuple[str, Any]]:
    """Key and value of every line; what is empty is left out by who prints them."""
    said = [f"{one.seat}: " + texts.text(f"ecarte-call-{one.word}") for one in view.calls]
    taken = [sum(trick.winner == seat for trick in view.tricks) for seat in (0, 1)]
    situation = "" if view.situation is None else f"ecarte-situation-{view.situation}"
    return [
        ("seat", texts.text("cli-spectator") if view.seat is None else str(view.seat)),
        ("phase", texts.text(f"cli-phase-{view.phase}")),
        ("deal", str(view.deal)),
        ("dealer", "" if view.dealer is None else str(view.dealer)),
        ("scores", f"{' : '.join(map(str, view.scores))} / {view.target}"),
        ("to-act", ", ".join(map(str, view.to_act))),
        ("hand", colored(view.hand or ())),
        ("turn-up", "" if view.turned is None else colored([view.turned])),
        ("stock", str(view.stock) if view.deal else ""),
        ("said", ", ".join(said)),
        ("exchanges", ", ".join(" + ".join(map(str, one)) for one in view.exchanges)),
        ("aside", str(view.aside) if view.aside else ""),
        ("situation", texts.text(situation) if situation else ""),
        ("asked", ", ".join(map(str, view.asked))),
        ("king", "" if view.announced is None else str(view.announced)),
        ("trick", _cards(view.table)),
        ("last-trick", _cards(view.tricks[-1].cards) if view.tricks else ""),
        ("taken", " : ".join(map(str, taken)) if view.tricks else ""),
    ]


def _cards(laid: Iterable[TableCard]) -> Text:
    """The cards of a trick with who laid them."""
    return Text(" ").join(Text(f"{one.seat}:").append_text(colored([one.card])) for one in laid)
