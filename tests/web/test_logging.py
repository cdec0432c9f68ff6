"""The log: names and codes, never what an exception says or holds."""

import json
import logging
import subprocess
import sys
from contextlib import suppress

import pytest

from pegboard.web._logging import places_only

PROGRAM = """
import logging, sys, structlog
from pegboard.web._logging import configure_logging

configure_logging(sys.argv[1])

def deal():
    hand = "5H JC"
    raise ValueError(f"bad hand {hand}")

try:
    deal()
except ValueError as error:
    structlog.get_logger("pegboard.live").error("fault", table="T", exc_info=error)
    logging.getLogger("pegboard.club").exception("table %s", "T")
logging.getLogger("uvicorn.error").error("Traceback (most recent call last): 5H JC")
logging.getLogger("uvicorn.error").info("started")
"""


def said(kind: str) -> str:
    """What a program writes to standard error."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, kind], capture_output=True, text=True, check=True
    )
    assert run.stdout == ""
    return run.stderr


def test_machines_get_one_object_a_line_without_messages_of_exceptions() -> None:
    lines = [json.loads(line) for line in said("json").splitlines()]
    assert [line["event"] for line in lines] == ["fault", "table T"]
    for line in lines:
        assert line["error"] == "ValueError"
        assert line["level"] == "error"
        assert any(place.endswith(" deal") for place in line["places"])
        assert line["timestamp"].endswith("Z")
        assert "5H" not in json.dumps(line)


def test_people_get_the_same_in_a_line() -> None:
    text = said("text")
    assert "fault" in text
    assert "ValueError" in text
    assert "5H" not in text
    assert "Traceback" not in text


def test_no_log_is_no_log() -> None:
    assert said("off") == ""


@pytest.mark.parametrize("info", [None, False])
def test_an_event_without_an_exception_stays_as_it_is(info: object) -> None:
    event = {"event": "farewell", "exc_info": info}
    assert places_only(logging.getLogger(), "info", event) == {"event": "farewell"}


def test_the_exception_being_handled_is_found() -> None:
    empty: dict[str, str] = {}
    with suppress(LookupError):
        try:
            empty["nothing"]
        finally:
            event = places_only(logging.getLogger(), "error", {"event": "x", "exc_info": True})
            assert event["error"] == "KeyError"
            assert "nothing" not in str(event)
