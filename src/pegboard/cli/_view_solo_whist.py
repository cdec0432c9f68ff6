"""A view of Solo Whist in lines for people."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from pegboard.cards import Card, Suit
from pegboard.cli._words import SYMBOLS, colored
from pegboard.game import Seat
from pegboard.games.solo_whist import Contract, View
from pegboard.texts import Texts

PLAYERS = 4


def solo_whist_rows(texts: Texts, view: View) -> list[tuple[str, Any]]:
    """Key and value of every line; what is empty is left out by who prints them."""
    last, scored, contract = view.last_trick, view.scored, view.contract
    calls = [f"{one.seat}: " + texts.text(f"solo-word-{one.word}") for one in view.calls]
    return [
        ("seat", texts.text("cli-spectator") if view.seat is None else str(view.seat)),
        ("phase", texts.text(f"cli-phase-{view.phase}")),
        ("deal", str(view.deal)),
        ("played", f"{view.counted} / {view.deals}"),
        ("dealer", "" if view.dealer is None else str(view.dealer)),
        ("scores", " : ".join(map(str, view.scores))),
        ("to-act", ", ".join(map(str, view.to_act))),
        ("hand", colored(view.hand or ())),
        ("exposed", "" if view.exposed is None else colored([view.exposed])),
        ("turned", _suit(view.turned)),
        ("calls", ", ".join(calls)),
        ("contract", "" if contract is None else contract_name(texts, contract, view.declarers)),
        ("declarers", ", ".join(map(str, view.declarers))),
        ("trumps", _suit(view.trumps)),
        ("spread", colored(view.spread or ())),
        ("trick", _cards(view.leader, view.trick)),
        ("last-trick", "" if last is None else _cards(last.leader, last.cards)),
        ("taken", " : ".join(map(str, view.taken)) if view.tricks else ""),
        ("changes", "" if scored is None else " : ".join(map(str, scored.changes))),
    ]


def _suit(suit: Suit | None) -> str:
    return "" if suit is None else SYMBOLS[suit]


def contract_name(texts: Texts, contract: Contract, declarers: Sequence[Seat]) -> str:
    """A contract by its name, an accepted proposal by both words."""
    is_pair = contract is Contract.PROPOSAL and len(declarers) > 1
    return texts.text("solo-contract-accepted" if is_pair else f"solo-contract-{contract}")


def _cards(leader: Seat | None, cards: Sequence[Card]) -> Text:
    """The cards of a trick with who laid them."""
    laid = ((0 if leader is None else leader) + place for place in range(len(cards)))
    signs = (
        Text(f"{seat % PLAYERS}:").append_text(colored([card]))
        for seat, card in zip(laid, cards, strict=True)
    )
    return Text(" ").join(signs)
