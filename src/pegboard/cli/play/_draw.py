"""Cards and boards drawn with characters, readable with color and without."""

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli._words import RED, SYMBOLS, letter
from pegboard.game import Seat
from pegboard.games.cribbage import TableCard

INK: Final = "#23201b on #f6f1e7"
RED_INK: Final = "#b3261e on #f6f1e7"
EDGE: Final = "#a2977f on #f6f1e7"
BACK: Final = "#d4b15f on #5f3b26"
FAINT: Final = "#8fa59c"
BRASS: Final = "#e0c072"
HOLE: Final = "#8fa59c"
ALARM: Final = "#f2a7a0"

WIDTH: Final = 5
HEIGHT: Final = 4
OVERLAP: Final = 4
"""Columns that stay visible of a card with another on top of it."""

PILE_WIDTH: Final = 65
CLOSEST: Final = 3
"""Columns that must stay visible of a card under another."""

SENTENCE_WIDTH: Final = 78
"""Columns of a sentence under the hand, between the margins of the table."""
MESSAGE_ROWS: Final = 3
"""Rows under the hand."""

HOLES: Final = 60
GROUP: Final = 5
MOST_ROWS: Final = 4
SIDE_COLORS: Final = ("#f0d587", "#8ecae6", "#f2a7a0", "#b5e0a1")
PEGS: Final = (("●", "○"), ("■", "□"), ("▲", "△"), ("◆", "◇"))
"""Front and rear peg of each side: told apart by shape as well as by color."""


def total(score: int) -> str:
    """A number with a real minus where it is below nothing."""
    return f"\N{MINUS SIGN}{-score}" if score < 0 else str(score)


def face(card: Card, mark: str = "") -> list[Text]:
    """A card face up, four lines of five columns; *mark* stands in its upper edge."""
    ink = RED_INK if card.suit in RED else INK
    rank = letter(card)
    return [
        Text("╭" + mark.ljust(3, "─") + "╮", EDGE),
        Text.assemble(("│", EDGE), (rank.ljust(3), f"bold {ink}"), ("│", EDGE)),
        Text.assemble(("│", EDGE), (SYMBOLS[card.suit].rjust(3), ink), ("│", EDGE)),
        Text("╰───╯", EDGE),
    ]


def back(mark: str = "") -> list[Text]:
    """A card face down."""
    return [
        Text("╭" + mark.ljust(3, "─") + "╮", BACK),
        Text("│▒▒▒│", BACK),
        Text("│▒▒▒│", BACK),
        Text("╰───╯", BACK),
    ]


def blank() -> list[Text]:
    """The place of a card that is not there yet."""
    return [
        Text("┌╌╌╌┐", FAINT),
        Text("╎   ╎", FAINT),
        Text("╎   ╎", FAINT),
        Text("└╌╌╌┘", FAINT),
    ]


def fainter(lines: Iterable[Text]) -> list[Text]:
    """The same lines, dimmed."""
    dimmed = [line.copy() for line in lines]
    for line in dimmed:
        line.stylize("dim")
    return dimmed


def side_by_side(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of lines put next to each other; all have the height of the first."""
    height = len(blocks[0]) if blocks else 0
    space = " " * gap
    return [Text(space).join(block[row] for block in blocks) for row in range(height)]


def lifted(lines: Sequence[Text], *, is_up: bool, width: int = WIDTH) -> list[Text]:
    """A card a line higher, or a line lower, than its neighbors."""
    empty = Text(" " * width)
    return [*lines, empty] if is_up else [empty, *lines]


def fan(cards: Sequence[Sequence[Text]], visible: int = OVERLAP) -> list[Text]:
    """Cards laid over each other, *visible* columns of each to be seen, the last one whole."""
    *under, top = cards
    slices = [[line[:visible] for line in block] for block in under]
    return side_by_side([*slices, top], gap=0)


def told_and_asked(  # noqa: PLR0913 - what may stand in it
    said: Sequence[str],
    complaint: str,
    question: str,
    rows: int,
    *,
    typed: str = "",
    words: Sequence[str] = (),
) -> Text:
    """The rows under the hand: what was told last, and below it what the person is asked.

    Whatever is asked stands there whole; of what was told, as much as there is room for.

    Args:
        said: sentences told, the latest last.
        complaint: why the last wish was not done, or empty.
        question: what is asked, or empty; it gives way where complaint and *words* need the room.
        rows: rows of the place.
        typed: what has been typed in answer.
        words: rows of words to choose from.
    """
    asked = [Text(f" {line}", f"bold {ALARM}") for line in _broken(complaint)]
    questions = [Text(f" {line}", f"bold {BRASS}") for line in _broken(question)]
    if questions:
        questions[-1].append(typed, "bold")
    answers = [Text(f" {line}", "bold") for line in words]
    if len(asked) + len(questions) + len(answers) <= rows:
        asked += questions
    asked += answers
    told: list[Text] = []
    for sentence in reversed(said):
        room = rows - len(asked) - len(told)
        lines = _broken(sentence)
        if room <= 0 or (told and len(lines) > room):
            break
        style = FAINT if told else ""
        told = [*(Text(f" {line}", style) for line in lines[-room:]), *told]
    empty = [Text()] * (rows - len(told) - len(asked))
    return Text("\n").join([*empty, *told, *asked])


def _broken(sentence: str) -> list[str]:
    return textwrap.wrap(sentence, SENTENCE_WIDTH, break_on_hyphens=False)


def pile(table: Sequence[TableCard], own: Seat, present: int, *, named: bool) -> list[Text]:
    """The cards laid in the deal: one's own lower, a gap between counts, old counts dimmed.

    When they are too many for their place they lie closer, and then the oldest counts go.

    Args:
        table: all cards laid, in order.
        own: the seat whose cards lie lower.
        present: the count that is running, -1 between two.
        named: whether the other cards carry the number of their seat.
    """
    counts = [
        [one for one in table if one.in_count == number]
        for number in sorted({one.in_count for one in table})
    ]
    visible = OVERLAP
    while counts and _width(counts, visible) > PILE_WIDTH:
        if visible > CLOSEST:
            visible -= 1
        else:
            counts.pop(0)
    groups: list[list[Text]] = []
    for cards in counts:
        drawn = fan([_laid(one, own, named=named) for one in cards], visible)
        groups.append(drawn if cards[0].in_count == present else fainter(drawn))
    return side_by_side(groups, gap=2) if groups else [Text() for _ in range(HEIGHT + 1)]


def _width(counts: Sequence[Sequence[TableCard]], visible: int) -> int:
    return sum((len(cards) - 1) * visible + WIDTH + 2 for cards in counts) - 2


def _laid(one: TableCard, own: Seat, *, named: bool) -> list[Text]:
    mark = str(one.seat) if named and one.seat != own else ""
    return lifted(face(one.card, mark), is_up=one.seat != own)


@final
@dataclass(frozen=True, slots=True)
class Track:
    """One side's pegs on the board."""

    name: str
    score: int
    back: int


def board(tracks: Sequence[Track], target: int, skunk: int | None) -> list[Text]:
    """The board, a line for each side and lap; only the lap of each front peg when it is long.

    Args:
        tracks: the sides.
        target: points that win; its hole stands alone at the end.
        skunk: the last hole before the skunk line, where it is played.
    """
    laps = -(-(target - 1) // HOLES)
    if laps * len(tracks) <= MOST_ROWS:
        rows = [(lap, side) for lap in range(laps) for side in range(len(tracks))]
    else:
        rows = [(_lap(track.score, laps), side) for side, track in enumerate(tracks)]
    return [_row(tracks[side], side, lap, target, skunk) for lap, side in rows]


def _lap(score: int, laps: int) -> int:
    return min(laps - 1, max(0, score - 1) // HOLES)


def _row(track: Track, side: int, lap: int, target: int, skunk: int | None) -> Text:
    color = SIDE_COLORS[side]
    first = lap * HOLES + 1
    last = min(first + HOLES, target)
    row = Text(track.name[:GROUP].ljust(GROUP), f"bold {color}")
    row.append(_hole(track, side, first - 1) if not lap else _place(track, side, first - 1))
    for hole in range(first, last):
        if (hole - first) % GROUP == 0:
            row.append("┊" if skunk == hole - 1 else " ", HOLE)
        row.append(_hole(track, side, hole))
    if last == target:
        won = track.score >= target
        row.append(" ")
        row.append(PEGS[side][0] if won else "◎", f"bold {color if won else BRASS}")
    return row


def _hole(track: Track, side: int, hole: int) -> Text:
    front, rear = PEGS[side]
    color = SIDE_COLORS[side]
    score, behind = max(0, track.score), max(0, track.back)
    if hole == score:
        return Text(front, f"bold {color}")
    if hole == behind:
        return Text(rear, color)
    return Text("·", HOLE)


def _place(track: Track, side: int, hole: int) -> Text:
    """The column before a later lap: an arrow, or the rear peg that is still somewhere before."""
    return Text(PEGS[side][1], SIDE_COLORS[side]) if track.back == hole else Text(">", HOLE)
