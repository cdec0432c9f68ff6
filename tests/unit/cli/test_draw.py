"""Cards and boards in characters."""

import pytest
from rich.text import Text

from pegboard.cards import FULL_PACK, Card
from pegboard.cli.play._draw import HEIGHT, WIDTH, Track, board, face, pile
from pegboard.games.cribbage import TableCard


def rows(lines: list[Text]) -> list[str]:
    return [str(line) for line in lines]


@pytest.mark.parametrize("card", FULL_PACK, ids=str)
def test_every_card_has_one_size_and_its_own_look(card: Card) -> None:
    drawn = rows(face(card))
    assert [len(row) for row in drawn] == [WIDTH] * HEIGHT
    assert sum(rows(face(other)) == drawn for other in FULL_PACK) == 1


def track(score: int, back: int) -> Track:
    return Track("You", score, back)


@pytest.mark.parametrize("score", range(122))
def test_the_front_peg_stands_in_the_hole_of_its_score(score: int) -> None:
    lines = rows(board([track(score, 0), track(0, 0)], 121, None))
    assert len(lines) == 4
    own = lines[0][5:] + lines[2][6:]
    holes = [sign for sign in own if sign in "·●○◎"]
    assert holes.index("●") == score
    assert len(holes) == 122


def test_pegs_of_two_sides_differ_in_shape() -> None:
    lines = rows(board([track(7, 3), track(9, 4)], 61, None))
    assert ["●" in lines[0], "○" in lines[0], "■" in lines[1], "□" in lines[1]] == [True] * 4


@pytest.mark.parametrize("target", [31, 61, 121, 181, 361])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_every_board_fits(target: int, sides: int) -> None:
    for score in range(target + 1):
        lines = rows(board([track(score, max(0, score - 5))] * sides, target, None))
        assert len(lines) <= 4
        assert max(map(len, lines)) <= 80
        assert any("●" in line for line in lines)


def test_a_score_below_zero_stands_at_the_start() -> None:
    lines = rows(board([track(-4, -4), track(0, 0)], 121, None))
    assert lines[0].index("●") == 5


def test_the_skunk_line_stands_after_its_hole() -> None:
    lines = rows(board([track(0, 0), track(0, 0)], 121, 90))
    before, after = lines[2].split("┊")
    assert before.count("·") == 30
    assert after.count("·") == 30


@pytest.mark.parametrize("players", [2, 4])
def test_a_pile_never_grows_too_wide(players: int) -> None:
    table = [
        TableCard(number % players, card, number // 3) for number, card in enumerate(FULL_PACK[:20])
    ]
    for count in range(len(table) + 1):
        drawn = rows(pile(table[:count], 0, 6, named=players > 2))
        assert len(drawn) == HEIGHT + 1
        assert max(map(len, drawn)) <= 66


def test_own_cards_lie_lower() -> None:
    table = [TableCard(0, Card.parse("5H"), 0), TableCard(1, Card.parse("6S"), 0)]
    drawn = rows(pile(table, 0, 0, named=False))
    assert drawn[0].startswith("    ╭")
    assert drawn[-1].startswith("╰")
