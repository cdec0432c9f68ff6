"""Short records as rows of a table: a variant, its tags, its lines, and how they end."""

from dataclasses import dataclass
from typing import Final

from pegboard import catalog
from pegboard.game import Record, RecordError, read_record

GAME_OF: Final = {
    variant: name for name, entry in catalog.GAMES.items() for variant in entry.variants
}


@dataclass(frozen=True, kw_only=True)
class Row:
    """A record to be read.

    Attributes:
        variant: catalog name.
        lines: the lines after the tags, with `` | `` between them.
        options: as in the tag.
        start: as in the tag.
        dealer: as in the tag; empty where the lot is among the lines.
    """

    variant: str
    lines: str
    options: str = ""
    start: str = ""
    dealer: str = "1"


def read(row: Row) -> Record:
    """The record of a row.

    Raises:
        RecordError: one of its lines is wrong.
    """
    tags = {
        "Game": GAME_OF[row.variant],
        "Variant": row.variant,
        "Format": "1",
        "Options": row.options,
        "Dealer": row.dealer,
        "Start": row.start,
    }
    head = [f'[{name} "{value}"]' for name, value in tags.items() if value]
    return read_record("\n".join([*head, "", *row.lines.split(" | ")]), catalog.rules)


def fault(row: Row) -> str:
    """Why the last line of a row is refused: the rules' own code where there is one.

    Raises:
        AssertionError: the record is right, or an earlier line is wrong.
    """
    try:
        read(row)
    except RecordError as error:
        before = sum(bool(it) for it in (row.options, row.dealer, row.start))
        if error.line == 3 + before + 1 + len(row.lines.split(" | ")):
            return error.reason or error.code
        raise AssertionError(str(error)) from error
    message = f"{row.lines} is right"
    raise AssertionError(message)


# --- Deals that more than one table plays ------------------------------------------------------

# Seats 0 and 1 run out of cards; seat 2, who has said go, plays on alone.
ALONE: Final = (
    "deal 9C 8C 2D AC 5S / 9D 8D 2H AD 7H / KC KD QH JS 3C + 4D | 0 5S | 1 7H | 2 3C | cut 6H"
    " | 0 9C | 1 9D = 2 | 2 KC | 0 2D | 1 AD = 2"
    " | 2 KD | 0 8C | 1 8D = 2 | 0 AC | 1 2H = 1"
    " | 2 QH | 2 JS = 1"
)
# Thirty-one after a go, then two counts that close below it, then a last card.
MANY_COUNTS: Final = (
    "deal TC 9C 2S AC 3H / TD 9D 5S KD 3S / JH QH KH 7S 2H / 6C 4C 4D 8S 2D"
    " | 0 3H | 1 3S | 2 2H | 3 2D | cut 5H"
    " | 0 TC | 1 TD = 2 | 2 JH | 0 AC = 2"
    " | 1 9D | 2 QH | 3 4C | 0 2S | 1 5S = 1"
    " | 2 KH | 3 4D | 0 9C | 2 7S = 1"
    " | 3 6C | 1 KD | 3 8S = 1"
)

# Two hands for whoever buys the crib, and what they throw to it.
SOLD: Final = "deal TC 5D 6H AS AC 2C / KC 6D 5H 9S 3C 4C"
THROWN: Final = "0 AC 2C | 1 3C 4C | cut 2D"
