"""``pegboard score``: a hand counted item by item."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pegboard.cards import Card
from pegboard.cli._answer import Status, plain, print_json
from pegboard.cli._hands import hand_and_starter
from pegboard.cli._options import find_rules, read_options
from pegboard.cli._words import colored, spoken
from pegboard.games.cribbage import Show, options_of, show
from pegboard.games.cribbage.variants import CRIB_SIZE
from pegboard.games.cribbage.variants import variant as variant_named

if TYPE_CHECKING:
    from pegboard.texts import Texts

GROUPS: Final = ("fifteens", "pairs", "runs", "flush", "nobs")
"""What a hand is worth by groups: properties of `Show` and keys of the answer."""


def run(  # noqa: PLR0913 - the options of the command
    texts: "Texts",
    words: Sequence[str],
    *,
    crib: bool,
    variant: str,
    options: Sequence[str],
    as_json: bool,
) -> Status:
    """Count a hand, or a crib, as the variant does.

    Raises:
        Complaint: cards, variant or options are wrong.
    """
    wishes = read_options(options)
    find_rules("cribbage", variant, wishes)
    row = variant_named(variant)
    kept = CRIB_SIZE if crib else row.kept
    hand, starter = hand_and_starter(words, kept)
    counted = show(hand, starter, is_crib=crib, crib_flush=options_of(row, wishes).crib_flush)
    if as_json:
        groups = {name: getattr(counted, name) for name in GROUPS}
        print_json(plain({"total": counted.total, **groups, "items": counted.items}))
    else:
        _print(texts, hand, starter, counted)
    return Status.DONE


def _print(texts: "Texts", hand: Sequence[Card], starter: Card, counted: Show) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    cards = colored(sorted(hand))
    cards.append("  +  ").append_text(colored([starter]))
    console.print(cards)
    table = Table.grid(padding=(0, 2))
    total = 0
    for item in counted.items:
        total += item.points
        name = texts.text(f"cli-item-{item.kind}")
        table.add_row(
            name, colored(item.cards), Text(str(item.points), justify="right"), f"= {total}"
        )
    if counted.items:
        console.print(table)
    console.print(Text(spoken(texts, counted), style="italic"))
    console.print(Text(texts.text("cli-total", points=counted.total), style="bold"))
