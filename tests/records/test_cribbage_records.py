"""Records of cribbage: places of errors, rows RC of the cases, and properties of any game."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegboard import catalog
from pegboard.dealing import packs_by_seed
from pegboard.game import (
    DEALER,
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
from pegboard.games.cribbage import CountClosed, Laid, Shown, StarterTurned

FOLDER = Path(__file__).parent
EXAMPLE = (FOLDER / "example.peg").read_text("utf-8").partition("\n")[2]
UNKNOWN = (FOLDER / "unknown-cards.peg").read_text("utf-8")
WHOLE = (FOLDER / "whole-game.peg").read_text("utf-8")

AnyGame = Game[Any, Any, Any, Any]


def read(text: str | bytes) -> Record:
    return read_record(text, catalog.rules)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def play(game: AnyGame, choose: Callable[[int], int], acts: int = 1000) -> AnyGame:
    """Play on, choosing by number; *acts* at most."""
    for _ in range(acts):
        if not game.to_act:
            break
        seat = game.to_act[choose(len(game.to_act))]
        actions = game.actions(seat)
        game.play(seat, actions[choose(len(actions))])
    return game


# --- Errors in the places of the example -----------------------------------------------------

ERRORS: list[tuple[str, str, str, int, int]] = [
    ("5H JC 4S", "5h JC 4S", "bad-card", 8, 6),
    ("5H JC 4S", "10H JC 4S", "bad-card", 8, 6),
    ("/ 3D 3S", "/ 5H 3S", "card-twice", 8, 26),
    ("9D QD AS", "9D QD", "wrong-count", 8, 41),
    ("2C KH /", "2C KH 9C /", "wrong-count", 8, 24),
    ("2C KH /", "2C /", "wrong-count", 8, 23),
    ("0 2C KH", "0 2C", "wrong-count", 9, 6),
    ("0 2C KH", "0 2C KH 4S", "wrong-count", 9, 9),
    ("0 2C KH", "0 2C 2C", "card-twice", 9, 6),
    ("0 2C KH", "0 2C 9D", "not-legal", 9, 6),
    ("1 AS QD\ncut 6S", "cut 6S", "not-to-act", 10, 1),
    ("cut 6S", "cut 3D", "card-twice", 11, 5),
    ("cut 6S", "cut", "unknown-action", 11, 1),
    ("cut 6S", "cut 6S 7S", "unknown-action", 11, 8),
    ("cut 6S", "cut ??", "unknown-action", 11, 5),
    ("cut 6S", "cut ?? 7S", "unknown-action", 11, 5),
    ("cut 6S", "cut 6X", "bad-card", 11, 5),
    ("cut 6S", "bonus x", "unknown-action", 11, 7),
    ("1 7H", "1 claim x", "unknown-action", 12, 9),
    ("1 7H", "1 claim X", "unknown-action", 12, 9),
    ("1 7H", "1 muggins -1", "unknown-action", 12, 11),
    ("1 7H", "1 bid 2.5", "unknown-action", 12, 7),
    ("cut 6S", "0 cut 6S", "unknown-action", 11, 3),
    ("cut 6S", "cut 6S = 2", "check-differs", 11, 10),
    ("1 7H", "0 8C", "not-to-act", 12, 1),
    ("1 7H", "1 8C", "not-legal", 12, 3),
    ("1 7H", "1 AS", "not-legal", 12, 3),
    ("1 7H", "1 go", "not-legal", 12, 3),
    ("0 8C = 2", "0 8C = 3", "check-differs", 13, 8),
    ("1 9D = 3", "1 9D = 0", "check-differs", 14, 8),
    ("1 3D = 2\n0 JC", "1 3D = 2\n0 go", "not-legal", 17, 3),
    ("0 5H = 1", "0 5H = 1\n1 go", "not-to-act", 20, 1),
    ("show 1 = 6", "show 1 = 7", "check-differs", 20, 10),
    ("crib 0 = 0", "crib 1 = 0", "not-legal", 22, 1),
    ("crib 0 = 0", "crib 0 = 0\n1 7H", "not-to-act", 23, 1),
    ('"six-card"', '"six-cards"', "unknown-variant", 2, 10),
    ('"cribbage"', '"bridge"', "unknown-variant", 1, 7),
    ('[Dealer "0"]', '[Options "crib_flush=six"]', "bad-option-value", 6, 11),
    ('[Dealer "0"]', '[Options "target=61 jokers=2"]', "unknown-option", 6, 21),
    ('[Dealer "0"]', '[Options "pone_bonus=once muggins=on"]', "bad-option-value", 6, 27),
    ('[Dealer "0"]', '[Dealer "0"]\n[Start "121 0"]', "bad-start", 7, 8),
    ('[Dealer "0"]', '[Dealer "0"]\n[Start "-1 0"]', "bad-start", 7, 8),
    ('[Dealer "0"]', '[Dealer "0"]\n[Start "1"]', "bad-start", 7, 8),
]


@pytest.mark.parametrize(("old", "new", "code", "line", "column"), ERRORS)
def test_errors_name_code_line_and_column(
    old: str, new: str, code: str, line: int, column: int
) -> None:
    assert old in EXAMPLE
    error = error_of(EXAMPLE.replace(old, new, 1))
    assert (error.code, error.line, error.column) == (code, line, column)


def test_a_refusal_keeps_its_own_code() -> None:
    assert error_of(EXAMPLE.replace("1 7H", "1 8C")).reason is Refusal.CARD_NOT_HELD
    assert error_of(EXAMPLE.replace("1 7H", "1 go")).reason is Refusal.GO_NOT_TRUE
    error = error_of(EXAMPLE.replace("1 3S\n0 5H", "1 7H\n0 5H"))
    assert error.reason is Refusal.CARD_NOT_HELD


def test_nothing_may_follow_the_winning_line() -> None:
    text = (FOLDER / "counting-order.peg").read_text("utf-8")
    last = len(text.splitlines()) + 1
    for line in ("show 0 = 12", "crib 0 = 0", "0 go", "deal 2C", "1 resign"):
        error = error_of(text + line)
        assert (error.code, error.line, error.column) == ("after-the-end", last, 1)


# --- Gos -------------------------------------------------------------------------------------

# 28 on the table, seat 1 cannot; 30 and one for go; then nobody can, and the count is closed.
GO = "0 3D\n"
TWENTY_NINE = (
    (FOLDER / "twenty-nine.peg")
    .read_text("utf-8")
    .replace("  ; 28: the pone has nothing left that fits and says go", "")
)


@pytest.mark.parametrize("go", ["1 go\n", "1 go ; no choice\n"])
def test_a_go_that_is_true_may_be_written_and_is_dropped(go: str) -> None:
    assert GO in TWENTY_NINE
    record = read(TWENTY_NINE.replace(GO, GO + go))
    assert str(record) == str(read(TWENTY_NINE))


@pytest.mark.parametrize(("go", "column"), [("0 go\n", 1), ("1 go\n1 go\n", 1), ("1 go = 0\n", 1)])
def test_a_go_that_is_not_true_is_refused(go: str, column: int) -> None:
    error = error_of(TWENTY_NINE.replace(GO, GO + go))
    assert error.code in {"not-legal", "not-to-act"}
    assert error.column >= column


# --- Unknown cards ---------------------------------------------------------------------------


def test_where_cards_are_unknown_gos_must_be_written() -> None:
    for go in ("0 go", "1 go = 1"):
        lines = [line for line in UNKNOWN.splitlines() if not line.startswith(go)]
        assert error_of("\n".join(lines)).code == RecordFault.NOT_TO_ACT


def test_an_unknown_hand_cannot_lay_a_card_that_is_elsewhere() -> None:
    assert error_of(UNKNOWN.replace("1 KC", "1 6S")).code == RecordFault.CARD_TWICE
    assert error_of(UNKNOWN.replace("1 KC", "1 QH")).code == RecordFault.CARD_TWICE


# --- Rows of the cases -----------------------------------------------------------------------

JACKS = """\
[Game "cribbage"]
[Variant "six-card"]
[Format "1"]
[Dealer "0"]

deal 2C 3C 8D QH KS KD / 4H 5H 6S 7S 9C TC
0 KD KS
1 9C TC
cut JH = 2
"""
NOBS = JACKS.replace("QH KS", "JD KS").replace("cut JH = 2", "cut 7D")


def saved(record: Record) -> Record:
    """Through JSON and back, as any store would keep it."""
    return read(json.loads(json.dumps(str(record))))


def test_rc01_heels_are_still_found_after_saving_and_loading() -> None:
    record = saved(read(JACKS.replace("cut JH = 2\n", "")))
    game: AnyGame = Game(record.rules, log=record.acts)
    game.play(DEALER, "cut JH")
    assert game.score == (2, 0)


def test_rc01_nobs_are_still_found_after_saving_and_loading() -> None:
    record = saved(read(NOBS))
    game: AnyGame = Game(record.rules, log=record.acts)
    while game.to_act != (DEALER,):
        (seat,) = game.to_act
        game = Game(game.rules, log=saved(game.record()).acts)
        game.play(seat, game.actions(seat)[0])
    shown = [event for event in game.events if isinstance(event, Shown)]
    hand = next(event for event in shown if event.owner == 0 and event.what == "hand")
    assert hand.show is not None
    assert hand.show.points("nobs") == 1


@pytest.mark.parametrize("seed", range(5))
def test_rc03_a_record_holds_everything_in_order_to_the_last_act(seed: int) -> None:
    numbers = packs_by_seed(seed)
    choices = iter(int(card.rank) * 4 for number in range(500) for card in numbers(number))
    game = play(
        Game(catalog.rules("cribbage", "six-card"), numbers), lambda end: next(choices) % end
    )
    record = saved(game.record())
    assert record.acts[-1].action == game.log[-1].action
    assert len(record.acts) == len(game.log)
    assert record.result == game.result
    assert [act.step.state for act in record.acts][-1] == game.state
    laid = [event.card for event in game.events if isinstance(event, Laid)]
    assert [event.card for event in record.events if isinstance(event, Laid)] == laid


def test_rc08_a_record_with_nothing_in_it_goes_on() -> None:
    head = '[Game "cribbage"]\n[Variant "six-card"]\n[Format "1"]\n[Options ""]\n'
    record = read(head)
    assert (record.acts, dict(record.rules.options), record.tag("Options")) == ((), {}, None)
    game: AnyGame = Game(record.rules, packs_by_seed(1), log=record.acts)
    assert game.to_act == (0, 1)


def test_rc09_the_date_is_that_of_the_game_and_says_its_time_zone() -> None:
    text = EXAMPLE.replace('[Dealer "0"]', '[Date "2026-11-29T19:30:00Z"]\n[Dealer "0"]')
    assert saved(read(text)).tag("Date") == "2026-11-29T19:30:00Z"
    assert str(read(text)) == text
    for date in ("2026-11-29T19:30:00", "2026-11-29T19:30:00+03:00", "29.11.2026", "yesterday"):
        assert error_of(text.replace("2026-11-29T19:30:00Z", date)).code == RecordFault.BAD_TAG


@pytest.mark.parametrize("seed", range(8))
def test_rc11_what_was_pegged_adds_up_to_the_score(seed: int) -> None:
    """Points by kind, the go and the last card among the play, cover the whole score."""
    packs = packs_by_seed(seed)
    game: AnyGame = play(Game(catalog.rules("cribbage", "six-card"), packs), lambda end: seed % end)
    pegging, hands, cribs, heels = [0, 0], [0, 0], [0, 0], [0, 0]
    for event in read(str(game.record())).events:
        match event:
            case Laid() | CountClosed():
                pegging[event.seat] += event.points
            case StarterTurned():
                heels[event.side] += event.heels
            case Shown():
                (hands if event.what == "hand" else cribs)[event.side] += event.pegged
            case _:
                pass
    sums = [sum(parts) for parts in zip(pegging, hands, cribs, heels, strict=True)]
    assert game.result is not None
    winner = game.result.winner
    assert winner is not None
    assert sums[winner] >= game.score[winner] == 121
    assert sums[1 - winner] == game.score[1 - winner]


def test_rc12_start_and_options_are_in_the_record_and_the_acts_fit_them() -> None:
    options = {"target": "61", "mars_rule": "skunk", "double_skunk_value": "4"}
    rules = catalog.rules("cribbage", "six-card", options, dealer=1, start=(50, 40))
    game: AnyGame = play(Game(rules, packs_by_seed(3)), lambda end: end - 1)
    text = str(game.record())
    assert '[Options "target=61 mars_rule=skunk double_skunk_value=4"]\n' in text
    assert '[Dealer "1"]\n[Start "50 40"]\n' in text
    record = read(text)
    assert record.rules.start() == rules.start()
    assert (record.score, max(record.score)) == (game.score, 61)
    without = text.replace('[Start "50 40"]\n', "")
    assert error_of(without).code in {"result-differs", "check-differs"}


# --- Properties ------------------------------------------------------------------------------


@given(
    st.data(), st.integers(0, 2**32), st.sampled_from(["auto", "pone_picks"]), st.integers(0, 60)
)
@settings(max_examples=30)
def test_any_game_written_and_read_is_the_same(
    data: st.DataObject, seed: int, cut_mode: str, acts: int
) -> None:
    rules = catalog.rules("cribbage", "six-card", {"cut_mode": cut_mode})
    game: AnyGame = Game(rules, packs_by_seed(seed))
    record = play(game, lambda end: data.draw(st.integers(0, end - 1)), acts).record()
    again = read(str(record))
    assert again == record
    assert again.events == record.events
    assert str(again) == str(record)
    assert (again.score, again.to_act) == (game.score, game.to_act)


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("five-card", {}),
        ("seven-card", {"crib_flush": "four"}),
        ("three-handed", {"next_lead": "first_go"}),
        ("four-handed", {}),
        ("partners", {"play": "single_count"}),
        ("partners-six", {}),
        ("auction", {"auction_when": "after_discard"}),
        ("six-card", {"pone_bonus": "each_deal"}),
        ("six-card", {"counting": "manual", "muggins": "on"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_variant_written_and_read_is_the_same(
    variant: str, options: dict[str, str], seed: int
) -> None:
    game: AnyGame = Game(catalog.rules("cribbage", variant, options), packs_by_seed(seed))
    numbers = itertools.count(seed, 7)
    record = play(game, lambda end: next(numbers) % end, 400).record()
    again = read(str(record))
    assert (again, again.events, str(again)) == (record, record.events, str(record))


@pytest.mark.parametrize("start", ["", '[Start "0 0"]\n'])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_bonus_left_out_is_written(start: str, seed: int) -> None:
    scores = (0, 0) if start else None
    rules = catalog.rules("cribbage", "five-card", {"pone_bonus": "each_deal"}, start=scores)
    numbers = itertools.count(seed, 7)
    game: AnyGame = Game(rules, packs_by_seed(seed))
    text = str(play(game, lambda end: next(numbers) % end, 60).record())
    lines = text.splitlines(keepends=True)
    short = "".join(line for line in lines if not line.startswith("bonus"))
    assert text.count("bonus") > 2
    assert read(text).events == read(short).events
    assert str(read(short)) == text


def test_a_bonus_left_out_that_wins_is_all_that_is_written() -> None:
    options = {"pone_bonus": "each_deal"}
    rules = catalog.rules("cribbage", "five-card", options, dealer=0, start=(60, 60))
    game: AnyGame = Game(rules, packs_by_seed(1))
    usual: AnyGame = Game(catalog.rules("cribbage", "five-card", dealer=0), packs_by_seed(1))
    deal = rules.write(usual.log[-1].action)
    assert deal.startswith("deal")
    text = str(game.record())
    head, bonus, _ = text.partition("\nbonus")
    assert bonus
    short = read(f"{head}\n{deal}\n")
    assert (str(short), short.result) == (text, game.result)


@given(st.integers(0, len(EXAMPLE) - 1), st.sampled_from(EXAMPLE) | st.characters())
@settings(max_examples=300)
def test_one_character_changed_anywhere_never_breaks_a_reader(at: int, letter: str) -> None:
    text = EXAMPLE[:at] + letter + EXAMPLE[at + 1 :]
    errors = [
        str(error) for reading in read_leniently(text, catalog.rules) for error in reading.errors
    ]
    found: str | None = None
    try:
        records = read_records(text, catalog.rules)
    except RecordError as error:
        found = str(error)
    else:
        assert read_records(write_records(records), catalog.rules) == records
    assert (found in errors) if found else (errors == [])


@given(st.lists(st.sampled_from(UNKNOWN.splitlines() + WHOLE.splitlines()), max_size=30))
@settings(max_examples=100)
def test_lines_in_any_order_never_break_a_reader(lines: list[str]) -> None:
    head = '[Game "cribbage"]\n[Variant "six-card"]\n[Format "1"]\n\n'
    readings = read_leniently(head + "\n".join(lines), catalog.rules)
    assert all(error.code in RecordFault for reading in readings for error in reading.errors)


TEXT_OF_WORDS = (
    "0 1 2 lot deal cut bonus show crib price go depth bid pass claim muggins no-muggins resign "
    "time abandoned 5H JC ?? - / + = 3 -1 00 ² 99999999999999999999"
)
WORDS = TEXT_OF_WORDS.split()


@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(" ".join), max_size=6))
@settings(max_examples=300)
def test_words_of_the_format_in_any_order_never_break_a_reader(lines: list[str]) -> None:
    for variant in ("six-card", "auction", "three-handed"):
        head = f'[Game "cribbage"]\n[Variant "{variant}"]\n[Format "1"]\n[Dealer "0"]\n\n'
        readings = read_leniently(head + "\n".join(lines), catalog.rules)
        assert all(error.code in RecordFault for reading in readings for error in reading.errors)
        assert all(str(reading.record) for reading in readings)
