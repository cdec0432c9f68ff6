"""The command line as a process: pipes, signals, completion, what it loads."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support.checkout import ROOT

EXAMPLE = ROOT / "tests" / "records" / "whole-game.peg"
PROGRAM = (sys.executable, "-c", "import sys; from pegboard.cli import main; sys.exit(main())")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_reader_that_stops_early_is_no_error() -> None:
    """The pipe is closed before anything is written into it."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        ran = subprocess.run(
            [*PROGRAM, "replay", str(EXAMPLE), "--json"],
            stdout=pipe,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.stderr == ""
    assert ran.returncode == 0


def test_a_terminal_that_cannot_draw_is_told_so() -> None:
    """It would show the marks of the drawing instead of a table."""
    ours, theirs = os.openpty()
    ran = subprocess.run(
        [*PROGRAM, "play", "--lang", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "TERM": "dumb"},
    )
    os.close(ours)
    os.close(theirs)
    assert ran.returncode == 2
    assert ran.stderr == "pegboard: “play” needs a terminal that can draw; here there is none\n"


@pytest.mark.parametrize(
    "words",
    [["score", "5h5c5sjd", "5d"], ["replay", str(EXAMPLE), "--json"], ["replay", "none", "--json"]],
)
def test_a_full_disk_is_a_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(
            [*PROGRAM, *words, "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.returncode == 2
    *_, said = ran.stderr.splitlines()
    assert said == "pegboard: the answer could not be written: “No space left on device”"
    assert "Traceback" not in ran.stderr


def test_a_keyboard_interrupt_ends_quietly(tmp_path: Path) -> None:
    """It waits for a record on a pipe that nobody writes to."""
    pipe = tmp_path / "never.peg"
    os.mkfifo(pipe)
    ran = subprocess.Popen([*PROGRAM, "replay", str(pipe)], stderr=subprocess.PIPE, text=True)
    writer = os.open(pipe, os.O_WRONLY)  # returns when the program has begun to read
    ran.send_signal(signal.SIGINT)
    _, err = ran.communicate(timeout=60)
    os.close(writer)
    assert err == ""
    assert ran.returncode == 130


def test_records_can_come_from_standard_input() -> None:
    ran = subprocess.run(
        [*PROGRAM, "replay", "-", "--json"],
        input=EXAMPLE.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout)["ok"] is True


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">&- 2>&-"])
def test_closed_streams_are_no_error_of_ours(closed: str) -> None:
    command = shlex.join([*PROGRAM, "replay", "-", "--json"])
    ran = subprocess.run(
        ["/bin/sh", "-c", f"exec {command} {closed}"],
        input=EXAMPLE.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ran.stderr
    assert ran.returncode == (2 if closed == "<&-" else 0)


def test_a_poor_terminal_gets_question_marks() -> None:
    ran = run("score", "5H5C5SJD", "5D", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "29 points" in ran.stdout
    assert ran.stderr == ""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_installed(shell: str) -> None:
    ran = run(_PEGBOARD_COMPLETE=f"source_{shell}")
    assert ran.returncode == 0
    assert "_PEGBOARD_COMPLETE" in ran.stdout


def test_counting_a_hand_does_not_load_the_club() -> None:
    code = (
        "import json, sys; from pegboard.cli import main; "
        "main(['score', '5H5C5SJD', '5D', '--json']); print(json.dumps(sorted(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(json.loads(ran.stdout.splitlines()[-1]))
    tops = {name.split(".")[0] for name in loaded}
    assert not tops & {"litestar", "sqlalchemy", "textual", "uvicorn", "jinja2", "numpy"}
    assert not {name for name in loaded if name.startswith(("pegboard.web", "pegboard.strategy"))}


def test_the_club_opens_and_tells_its_address(tmp_path: Path) -> None:
    environment = {**os.environ, "PEGBOARD_HOME": str(tmp_path), "LANG": "C", "LC_ALL": "C"}
    ran = subprocess.Popen(
        [*PROGRAM, "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert ran.stdout is not None
    told = ran.stdout.readline()
    ran.send_signal(signal.SIGINT)
    ran.communicate(timeout=60)
    assert told.startswith("The club is open: http://127.0.0.1:")
    assert ran.returncode == 0


def test_a_club_that_cannot_open_says_so_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/no/such/folder/club.db"
    ran = run("serve", "--port", "0", "--database", database, PEGBOARD_HOME=str(tmp_path))
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("pegboard: the club cannot start: ")
    assert ran.stderr.count("\n") == 1
