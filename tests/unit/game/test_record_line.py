"""Single lines of a record: who speaks, what, and which word is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.game import DEALER, RecordError, RecordFault, read_line, write_line
from support.toy_game import Deal, Go, Lay, Throw, Toy

RULES = Toy()


@pytest.mark.parametrize(
    ("line", "seat", "kind"),
    [
        ("0 7H", 0, Lay),
        ("12 7H", 12, Lay),
        ("1 throw 2C", 1, Throw),
        ("deal 2C 3C / 4C 5C", DEALER, Deal),
        ("0 go", 0, Go),
        ("  0\t7H  ; a comment", 0, Lay),
        ("0 7H = 2", 0, Lay),
    ],
)
def test_lines_that_can_be_read(line: str, seat: int, kind: type) -> None:
    found, action = read_line(RULES, line)
    assert (found, type(action)) == (seat, kind)


@pytest.mark.parametrize("line", ["0 7H", "1 throw 2C", "deal 2C 3C / 4C 5C", "0 go"])
def test_written_as_it_was_read(line: str) -> None:
    assert write_line(RULES, *read_line(RULES, line)) == line


def test_points_are_written_where_there_are_any() -> None:
    seat, action = read_line(RULES, "0 7H")
    assert write_line(RULES, seat, action, 5) == "0 7H = 5"
    assert write_line(RULES, seat, action, 0) == "0 7H"


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ("", RecordFault.UNKNOWN_ACTION, 1),
        ("; only a comment", RecordFault.UNKNOWN_ACTION, 1),
        ("0 7H\n1 8H", RecordFault.UNKNOWN_ACTION, 1),
        ("0", RecordFault.UNKNOWN_ACTION, 3),
        ("= 3", RecordFault.UNKNOWN_ACTION, 1),
        ("0 = 3", RecordFault.UNKNOWN_ACTION, 3),
        ("00 7H", RecordFault.UNKNOWN_ACTION, 1),
        ("123 7H", RecordFault.UNKNOWN_ACTION, 1),
        ("x 7H", RecordFault.UNKNOWN_ACTION, 1),
        ("7H", RecordFault.UNKNOWN_ACTION, 1),
        ("fly 7H", RecordFault.UNKNOWN_ACTION, 1),
        ("0 deal 2C 3C / 4C 5C", RecordFault.UNKNOWN_ACTION, 3),
        ("0 fly", RecordFault.UNKNOWN_ACTION, 3),
        ("0 7H = ", RecordFault.UNKNOWN_ACTION, 8),
        ("0 7H = x", RecordFault.UNKNOWN_ACTION, 8),
        ("0 7H = 02", RecordFault.UNKNOWN_ACTION, 8),
        ("0 7H = -2", RecordFault.UNKNOWN_ACTION, 8),
        ("0 7H = 2 3", RecordFault.UNKNOWN_ACTION, 10),
        ("0 7H =2", RecordFault.UNKNOWN_ACTION, 6),
        ("0 7H = 99999999999999999999", RecordFault.UNKNOWN_ACTION, 8),
        ("0 7h", RecordFault.BAD_CARD, 3),
        ("0 kh", RecordFault.BAD_CARD, 3),
        ("0 10H", RecordFault.BAD_CARD, 3),
        ("0 1H", RecordFault.BAD_CARD, 3),
        ("0 ZZ", RecordFault.BAD_CARD, 3),
        ("0 throw 2X", RecordFault.BAD_CARD, 9),
        ("deal 2C 3C / 4C XX", RecordFault.BAD_CARD, 17),
        ("deal 2C 3C  /   4Y 5C", RecordFault.BAD_CARD, 17),
        ("0 ٣H", RecordFault.BAD_CARD, 3),
    ],
)
def test_the_first_wrong_word(line: str, code: RecordFault, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_line(RULES, line)
    error = caught.value
    assert (error.code, error.line, error.column) == (code, 1, column)
    assert str(error) == f"line 1, column {column}: {error.message}"


@given(st.text())
def test_no_line_gives_another_error(line: str) -> None:
    try:
        seat, action = read_line(RULES, line)
    except RecordError:
        return
    assert read_line(RULES, write_line(RULES, seat, action)) == (seat, action)
