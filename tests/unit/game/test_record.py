"""Records of the toy game: shape, tags, checks, every code of the format, both readers."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import Card
from pegboard.dealing import packs_by_seed
from pegboard.game import (
    Game,
    Record,
    RecordError,
    RecordFault,
    Refusal,
    read_leniently,
    read_record,
    read_records,
    write_records,
)
from support.toy_game import Action, Happened, State, Toy, toy_rules

HEAD = """\
[Game "toy"]
[Variant "for-2"]
[Format "1"]
[Dealer "0"]
"""
FIRST = """
deal KD 2H / AC 3D
0 throw KD
1 throw AC
1 3D = 3
0 2H
show 1 = 0
show 0 = 1
"""
SECOND = """
deal JH 9S / AD 9D
0 throw JH
1 throw AD
0 9S = 9
show 0 = 1
show 1 = 1
"""
TEXT = HEAD + FIRST + SECOND


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_records(text, toy_rules)
    return caught.value


def read(text: str | bytes) -> tuple[Record, ...] | RecordError:
    try:
        return read_records(text, toy_rules)
    except RecordError as error:
        return error


def place_of(text: str | bytes) -> tuple[str, int, int]:
    error = error_of(text)
    return error.code, error.line, error.column


# --- What is accepted ------------------------------------------------------------------------


def test_a_canonical_record_is_written_as_it_was_read() -> None:
    record = read_record(TEXT, toy_rules)
    assert str(record) == TEXT
    assert record.score == (11, 4)
    assert record.to_act == (-1,)
    assert record.result is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (" = 3", " = 3 ; well done"),
        ("\n1 3D", "\n  ; from the dealer's left\n1   3D"),
        (" = 3", ""),
        ("0 2H\n", "0 2H = 0\n"),
        ("show 1 = 0\nshow 0 = 1\n", ""),
        ("show 1 = 0\n", ""),
        ("0 9S = 9\n", "0 9S = 9\n1 go\n"),
        ("0 throw KD\n1 throw AC", "1 throw AC\n0 throw KD"),
        ("0 throw KD\n", "0 throw 2H\n0 throw KD\n"),
        ("\ndeal JH", "deal JH"),
        ("0 throw KD", "\n\n0 throw KD"),
        ('[Game "toy"]\n[Variant "for-2"]\n', '[Variant "for-2"]\n[Game "toy"] ; which else\n'),
        ('[Format "1"]\n', '[Format "1"]\n[Options ""]\n'),
        ('[Format "1"]\n', '[Format "1"]\n[Options "target=60"]\n'),
    ],
)
def test_other_spellings_of_the_same_record(old: str, new: str) -> None:
    assert old in TEXT
    record = read_record(TEXT.replace(old, new), toy_rules)
    assert str(record) == TEXT
    assert record == read_record(TEXT, toy_rules)


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        TEXT.encode(),
        TEXT.encode("utf-8-sig"),
        TEXT.rstrip("\n"),
        "\n\n; a comment\n" + TEXT,
    ],
)
def test_line_ends_marks_and_bytes(text: str | bytes) -> None:
    assert str(read_record(text, toy_rules)) == TEXT


def test_a_record_may_stop_anywhere() -> None:
    lines = TEXT.splitlines(keepends=True)
    for length in range(4, len(lines) + 1):
        record = read_record("".join(lines[:length]), toy_rules)
        assert record.result is None
        assert read_record(str(record), toy_rules) == record


def test_a_record_of_nothing_but_tags() -> None:
    record = read_record(HEAD, toy_rules)
    assert (str(record), record.acts, record.score) == (HEAD, (), (0, 0))


def test_without_a_dealer_the_tag_is_left_out() -> None:
    text = HEAD.replace('[Dealer "0"]\n', "")
    assert str(read_record(text, toy_rules)) == text


def test_options_and_start_are_in_the_record() -> None:
    text = TEXT.replace('[Format "1"]\n', '[Format "1"]\n[Options "target=30"]\n').replace(
        '[Dealer "0"]\n', '[Dealer "0"]\n[Start "10 20"]\n'
    )
    record = read_record(text, toy_rules)
    assert record.score == (21, 24)
    assert str(record) == text
    assert read_record(str(Game(record.rules, log=record.acts).record()), toy_rules) == record


def test_tags_are_written_in_the_order_of_the_format() -> None:
    names = (
        'Seat0 "A \\"b\\" \\\\"', 'Seat1 "Ё; ]"', 'Date "2026-11-29T20:15:00Z"', 'Dealer "0"',
        'Start "1 2"', 'Match "m"', 'MatchScore "1 0"', 'Event "e"', 'Site "s"',
        f'Commitment "{"0" * 64}"', 'Salt0 ""', 'Salt1 "b"', f'Secret "{"f" * 64}"', 'Zoo "z"',
        'Aardvark "a"',
    )  # fmt: skip
    head = [f"[{name}]\n" for name in ('Game "toy"', 'Variant "for-2"', 'Format "1"', *names)]
    mixed = [*reversed(head[:-2]), *head[-2:]]
    record = read_record("".join(mixed), toy_rules)
    assert str(record) == "".join(head)
    assert record.tag("Seat0") == 'A "b" \\'
    assert record.tag("Nothing") is None


def test_several_games_in_one_file() -> None:
    text = "\n".join([TEXT, HEAD, HEAD + FIRST])
    records = read_records(text, toy_rules)
    assert [len(record.acts) for record in records] == [9, 0, 5]
    assert write_records(records) == text
    assert read_records("", toy_rules) == ()
    assert read_records("\n ; nothing\n", toy_rules) == ()


def test_the_line_of_each_act_is_known() -> None:
    record = read_record(TEXT, toy_rules)
    lines = TEXT.splitlines()
    assert [lines[act.line - 1].split(" = ")[0] for act in record.acts][:4] == [
        "deal KD 2H / AC 3D",
        "0 throw KD",
        "1 throw AC",
        "1 3D",
    ]


def test_a_game_ended_by_agreement_has_no_winner() -> None:
    text = TEXT.replace('[Dealer "0"]\n', '[Dealer "0"]\n[Result "11 4"]\n[Termination "agreed"]\n')
    record = read_record(text, toy_rules)
    assert record.result is not None
    assert (record.result.winner, record.result.scores) == (None, (11, 4))
    assert record.to_act == ()
    assert str(record) == text


# --- What is refused, with line and column ---------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ('[Game "toy"]', '[Game "toy"', "bad-tag", 1, 11),
        ('[Game "toy"]', "[Game toy]", "bad-tag", 1, 6),
        ('[Game "toy"]', '[Game "toy"] x', "bad-tag", 1, 13),
        ('[Game "toy"]', '[Game "to\\y"]', "bad-tag", 1, 10),
        ('[Game "toy"]', ' [Game "toy"]', "bad-tag", 1, 1),
        ('[Game "toy"]', '[ "toy"]', "bad-tag", 1, 2),
        ('[Game "toy"]\n', "", "bad-tag", 1, 1),
        ('[Variant "for-2"]\n', "", "bad-tag", 1, 1),
        ('[Format "1"]\n', "", "bad-tag", 1, 1),
        ('[Dealer "0"]', '[Format "1"]', "bad-tag", 4, 2),
        ('[Dealer "0"]', '[Dealer "2"]', "bad-tag", 4, 9),
        ('[Dealer "0"]', '[Dealer "00"]', "bad-tag", 4, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Seat2 "x"]', "bad-tag", 5, 8),
        ('[Dealer "0"]', '[Dealer "0"]\n[Salt9 "x"]', "bad-tag", 5, 8),
        ('[Dealer "0"]', '[Dealer "0"]\n[Date "29.11.2026"]', "bad-tag", 5, 7),
        ('[Dealer "0"]', '[Dealer "0"]\n[Date "2026-02-29"]', "bad-tag", 5, 7),
        ('[Dealer "0"]', '[Dealer "0"]\n[Date "2026-11-29T20:15:00"]', "bad-tag", 5, 7),
        ('[Dealer "0"]', '[Dealer "0"]\n[Date "2026-11-29T20:15:00+03:00"]', "bad-tag", 5, 7),
        ('[Dealer "0"]', '[Dealer "0"]\n[Secret "abc"]', "bad-tag", 5, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Termination "boredom"]', "bad-tag", 5, 14),
        ('[Dealer "0"]', '[Dealer "0"]\n[Result "x"]', "bad-tag", 5, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Result "1 2 3"]', "bad-tag", 5, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Site "\x07"]', "bad-tag", 5, 7),
        ('[Dealer "0"]', '[Dealer "0"]\n[Options "target=30 target=60"]', "bad-tag", 5, 21),
        ('[Dealer "0"]', '[Dealer "0"]\n[Start "60 0"]', "bad-start", 5, 8),
        ('[Dealer "0"]', '[Dealer "0"]\n[Start "1 2 3"]', "bad-start", 5, 8),
        ('[Dealer "0"]', '[Dealer "0"]\n[Start "-1 2"]', "bad-start", 5, 8),
        ('[Dealer "0"]', '[Dealer "0"]\n[Start "1,2"]', "bad-start", 5, 8),
        ('"toy"', '"tarot"', "unknown-variant", 1, 7),
        ('"for-2"', '"for-9"', "unknown-variant", 2, 10),
        ('[Format "1"]', '[Format "2"]', "format-not-supported", 3, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Options "target=30 jokers=2"]', "unknown-option", 5, 21),
        ('[Dealer "0"]', '[Dealer "0"]\n[Options "target"]', "unknown-option", 5, 11),
        ('[Dealer "0"]', '[Dealer "0"]\n[Options "target=7"]', "bad-option-value", 5, 11),
        ("KD 2H /", "KD XH /", "bad-card", 6, 9),
        ("0 throw KD", "0 throw K?", "bad-card", 7, 9),
        ("KD 2H / AC 3D", "KD 2H / KD 3D", "card-twice", 6, 14),
        ("KD 2H / AC", "KD / AC", "wrong-count", 6, 11),
        ("KD 2H / AC", "KD 2H 9C / AC", "wrong-count", 6, 12),
        ("AC 3D", "AC", "wrong-count", 6, 17),
        ("0 throw KD", "0 throw KD 2H", "wrong-count", 7, 12),
        ("0 throw KD", "0 fly", "unknown-action", 7, 3),
        ("0 throw KD", "nonsense", "unknown-action", 7, 1),
        ("0 throw KD", "show x = 1", "unknown-action", 7, 6),
        ("0 throw KD", "2 throw KD", "not-to-act", 7, 1),
        ("1 3D = 3", "0 2H", "not-to-act", 9, 1),
        ("1 3D = 3", "deal KD 2H / AC 3D", "not-to-act", 9, 1),
        ("0 throw KD", "0 throw 9C", "not-legal", 7, 9),
        ("0 throw KD", "0 KD", "not-legal", 7, 3),
        ("1 3D = 3", "1 3D = 4", "check-differs", 9, 8),
        ("0 2H\n", "0 2H = 1\n", "check-differs", 10, 8),
        ("show 1 = 0", "show 1 = 2", "check-differs", 11, 10),
        ("show 1 = 0", "show 1", "unknown-action", 11, 8),
        ("show 1 = 0", "show 1 0", "unknown-action", 11, 8),
        ("show 1 = 0", "show 1 = x", "unknown-action", 11, 10),
        ("show 1 = 0", "show 1 = 0 0", "unknown-action", 11, 12),
        ("show 1 = 0\nshow 0 = 1", "show 0 = 1\nshow 1 = 0", "not-legal", 12, 1),
        ("0 throw KD", "0 throw KD\nshow 0 = 1", "not-legal", 8, 1),
        ("0 9S = 9", "0 9S = 9\n0 go", "not-to-act", 18, 1),
        ("0 9S = 9", "0 9S = 9\n1 go\n1 go", "not-to-act", 19, 1),
        ("0 throw KD", "0 go\n0 throw KD", "not-legal", 7, 3),
        ("0 throw KD", '0 throw KD\n[Seat0 "x"]', "bad-tag", 8, 1),
        ('[Dealer "0"]', '[Dealer "0"]\n[Result "0 0"]', "result-differs", 5, 9),
        ('[Dealer "0"]', '[Dealer "0"]\n[Termination "normal"]', "result-differs", 5, 14),
        (
            '[Dealer "0"]',
            '[Dealer "0"]\n[Result "9 9"]\n[Termination "agreed"]',
            "result-differs",
            5,
            9,
        ),
    ],
)
def test_errors_name_code_line_and_column(
    old: str, new: str, code: str, line: int, column: int
) -> None:
    assert old in TEXT
    assert place_of(TEXT.replace(old, new, 1)) == (code, line, column)


def test_a_refusal_keeps_its_own_code() -> None:
    error = error_of(TEXT.replace("0 throw KD", "0 throw 9C"))
    assert (error.code, error.reason) == (RecordFault.NOT_LEGAL, Refusal.CARD_NOT_HELD)
    assert error_of(TEXT.replace("1 3D", "0 2H")).reason is None


def test_a_check_that_differs_carries_both_values() -> None:
    error = error_of(TEXT.replace("1 3D = 3", "1 3D = 4"))
    assert (error.stands, error.given) == ("4", "3")
    error = error_of(TEXT.replace("show 0 = 1", "show 0 = 5", 1))
    assert (error.stands, error.given) == ("5", "1")


FINISHED = TEXT.replace('[Format "1"]', '[Format "1"]\n[Options "target=30"]').replace(
    '[Dealer "0"]\n', '[Dealer "0"]\n[Start "18 0"]\n[Result "30 3"]\n[Termination "normal"]\n'
).split("show 0 = 1\nshow 1")[0]  # fmt: skip


def test_a_finished_record() -> None:
    text = FINISHED.replace("9S", "JS").replace("= 9", "= 11").replace("deal JH", "deal QH")
    text = text.replace("throw JH", "throw QH")
    record = read_record(text, toy_rules)
    assert record.result is not None
    assert (record.result.winner, record.result.scores) == (0, (30, 3))
    assert str(record) == text
    for extra in ("1 9D", "show 1 = 1", "deal KD 2H / AC 3D", "0 go"):
        assert place_of(text + extra)[:2] == ("after-the-end", len(text.splitlines()) + 1)
    assert place_of(text.replace("30 3", "30 4"))[0] == "result-differs"
    error = error_of(text.replace('"normal"', '"resigned"'))
    assert (error.stands, error.given) == ("resigned", "normal")


def test_one_record_means_one() -> None:
    for text, line in (("", 1), (f"{HEAD}\n{HEAD}", 6)):
        with pytest.raises(RecordError) as caught:
            read_record(text, toy_rules)
        assert (caught.value.code, caught.value.line) == ("bad-tag", line)


def test_lines_before_any_tag_are_no_record() -> None:
    assert place_of("0 throw KD\n") == ("bad-tag", 1, 1)


# --- The lenient reader ----------------------------------------------------------------------


def test_the_lenient_reader_goes_on_at_the_next_deal() -> None:
    text = (TEXT + FIRST).replace("0 throw KD\n", "0 throw 9C\n", 1).replace("0 9S = 9", "0 9S = 8")
    (reading,) = read_leniently(text, toy_rules)
    assert [(error.code, error.line) for error in reading.errors] == [
        ("not-legal", 7),
        ("check-differs", 17),
    ]
    assert reading.record is not None
    assert len(reading.record.acts) == 1


def test_the_lenient_reader_reads_every_game() -> None:
    text = "\n".join([TEXT.replace('"1"', '"7"'), TEXT, TEXT.replace("XX", "")])
    first, second, third = read_leniently(text, toy_rules)
    assert first.record is None
    assert [error.code for error in first.errors] == ["format-not-supported"]
    assert second.errors == ()
    assert second.record == read_record(TEXT, toy_rules)
    assert third.errors == ()


def test_the_lenient_reader_compares_results_where_nothing_was_wrong() -> None:
    text = TEXT.replace('[Dealer "0"]', '[Dealer "0"]\n[Result "1 1"]')
    (reading,) = read_leniently(text, toy_rules)
    assert [error.code for error in reading.errors] == ["result-differs"]
    assert str(reading.record) == TEXT


def test_the_lenient_reader_agrees_with_the_strict_one_on_the_first_error() -> None:
    for bad in ("1 3D = 4", "1 4D", "fly"):
        text = TEXT.replace("1 3D = 3", bad)
        (reading,) = read_leniently(text, toy_rules)
        assert str(reading.errors[0]) == str(error_of(text))


# --- Properties ------------------------------------------------------------------------------


def random_game(
    choose: Callable[[int], int], players: int, length: int
) -> Game[State, Action, Happened, tuple[Card, ...]]:
    game = Game(Toy(players=players), packs_by_seed(choose(10_000)))
    for _ in range(length):
        if not game.to_act:
            break
        seat = game.to_act[choose(len(game.to_act))]
        actions = game.actions(seat)
        game.play(seat, actions[choose(len(actions))])
    return game


@given(st.data(), st.sampled_from([2, 3]), st.integers(0, 60))
def test_any_game_written_and_read_is_the_same(
    data: st.DataObject, players: int, length: int
) -> None:
    record = random_game(lambda end: data.draw(st.integers(0, end - 1)), players, length).record()
    text = str(record)
    again = read_record(text, toy_rules)
    assert again == record
    assert again.events == record.events
    assert str(again) == text
    assert read_leniently(text, toy_rules)[0].errors == ()


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_one_character_changed_anywhere_never_breaks_a_reader(at: int, letter: str) -> None:
    text = TEXT[:at] + letter + TEXT[at + 1 :]
    found = read(text)
    errors = [str(error) for reading in read_leniently(text, toy_rules) for error in reading.errors]
    if isinstance(found, RecordError):
        assert str(found) in errors
    else:
        assert errors == []
        assert read(write_records(found)) == found


@given(st.binary() | st.text().map(lambda text: (HEAD + "\n" + text).encode(errors="replace")))
def test_any_bytes_give_records_or_an_error_with_a_code(junk: bytes) -> None:
    read_leniently(junk, toy_rules)
    found = read(junk)
    if isinstance(found, RecordError):
        assert found.code in RecordFault
        assert min(found.line, found.column) >= 1
    else:
        assert read(write_records(found)) == found
