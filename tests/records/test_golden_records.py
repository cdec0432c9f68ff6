"""The golden records: each is replayed, its checks compared, and written again byte by byte."""

from pathlib import Path

import pytest

from pegboard import catalog
from pegboard.dealing import verify
from pegboard.game import DEALER, Game, Record, Result, read_leniently, read_record

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.peg"))

ENDS: dict[str, tuple[tuple[int, ...], Result | None]] = {
    "auction-below-zero": ((14, 22), None),
    "auction-crib-last": ((28, 39), None),
    "counting-order": ((114, 121), Result(winner=1, scores=(114, 121))),
    "ecarte-limit": ((5, 0), Result(winner=0, scores=(5, 0), games=3, degree="triple")),
    "ecarte-unknown-cards": ((1, 0), None),
    "ecarte-whole-game": ((2, 5), Result(winner=1, scores=(2, 5))),
    "example": ((10, 11), None),
    "five-card-flush": ((10, 3), None),
    "five-card-mars": (
        (27, 61),
        Result(winner=1, scores=(27, 61), games=2, degree="mars"),
    ),
    "four-handed-goes": ((12, 24, 8, 3), None),
    "heels-win": ((121, 120), Result(winner=0, scores=(121, 120))),
    "muggins": ((19, 6), None),
    "no-skunk-by-one": ((121, 91), Result(winner=0, scores=(121, 91))),
    "partners-old-manner": ((34, 40), None),
    "partners-six": ((121, 115), Result(winner=0, scores=(121, 115))),
    "pone-picks": ((0, 0), None),
    "resignation": (
        (72, 60),
        Result(winner=0, scores=(72, 60), games=2, degree="mars", termination="resigned"),
    ),
    "seven-card-two-runs": ((32, 18), None),
    "skunk-by-one": ((121, 90), Result(winner=0, scores=(121, 90), games=2, degree="skunk")),
    "solo-whist-options": ((-135, 61, 37, 37), Result(winner=1, scores=(-135, 61, 37, 37))),
    "solo-whist-session": ((10, -30, 8, 12), Result(winner=3, scores=(10, -30, 8, 12))),
    "three-handed-race": ((61, 50, 48), Result(winner=0, scores=(61, 50, 48))),
    "twenty-nine": ((18, 30), None),
    "unknown-cards": ((0, 3), None),
    "whole-game": ((61, 121), Result(winner=1, scores=(61, 121))),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.peg").read_text("utf-8")


def record_of(name: str) -> Record:
    return read_record(text_of(name), catalog.rules)


def without_comments(text: str) -> str:
    lines = [line for line in text.splitlines() if not line.startswith(";")]
    return "".join(f"{line.partition('  ; ')[0]}\n" for line in lines)


def test_every_golden_record_has_its_end_here() -> None:
    assert list(ENDS) == NAMES


def test_every_variant_of_every_game_has_one_with_notes() -> None:
    kept = {(record_of(name).rules.name, record_of(name).rules.variant) for name in NAMES}
    assert kept == {
        (game, name) for game, entry in catalog.GAMES.items() for name in entry.variants
    }
    assert all("; " in text_of(name) for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_end(name: str) -> None:
    record = record_of(name)
    assert (record.score, record.result) == ENDS[name]


@pytest.mark.parametrize("name", NAMES)
def test_written_again_it_is_the_same_but_for_the_comments(name: str) -> None:
    assert str(record_of(name)) == without_comments(text_of(name))
    assert read_leniently(text_of(name), catalog.rules)[0].errors == ()


@pytest.mark.parametrize("name", NAMES)
def test_rc05_replayed_step_by_step(name: str) -> None:
    """Same legal actions, points and scores at each step."""
    record = record_of(name)
    game = Game(record.rules)
    for act in record.acts:
        offered = [record.rules.write(action) for action in game.actions(act.seat)]
        written = record.rules.write(act.action)
        assert act.seat == DEALER or written in {*offered, "resign"}
        assert game.play(act.seat, act.action) == act.step.events
        assert game.state == act.step.state
    assert game.record(dict(record.tags)) == record


@pytest.mark.parametrize(("name", "deals"), [("whole-game", 8), ("ecarte-whole-game", 4)])
def test_the_proof_of_a_whole_game(name: str, deals: int) -> None:
    verification = verify(record_of(name))
    assert (verification.ok, verification.deals) == (True, deals)
