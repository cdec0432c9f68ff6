"""Frames from a browser: messages or abuse, never anything else."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.web._frames import CLOSE_CODES, AbuseError, Farewell, read_frame
from pegboard.web._limits import FRAME_BYTES
from pegboard.web.messages import Act, Again, Beat, Hello, Leave, Ready, Sit

GOOD: list[tuple[dict[str, Any], object]] = [
    ({"t": "hello", "table": "T", "have": 3, "hash": "0a"}, Hello("T", 3, "0a")),
    ({"t": "hello", "table": "T"}, Hello("T", 0, "")),
    ({"t": "act", "id": "a-1_Z", "at": 4, "action": "7H"}, Act("a-1_Z", 4, "7H")),
    ({"t": "sit", "id": "x", "seat": 1, "salt": "0f"}, Sit("x", 1, "0f")),
    ({"t": "leave", "id": "x"}, Leave("x")),
    ({"t": "ready", "id": "x", "at": 9}, Ready("x", 9)),
    ({"t": "again", "id": "x", "salt": "0f"}, Again("x", "0f")),
    ({"t": "beat", "v": 7, "hash": "00000000"}, Beat(7, "00000000")),
]


@pytest.mark.parametrize(("fields", "message"), GOOD)
def test_every_message_is_read(fields: dict[str, Any], message: object) -> None:
    assert read_frame(json.dumps(fields), None) == message


def refused(text: str | None, binary: bytes | None = None) -> Farewell:
    with pytest.raises(AbuseError) as caught:
        read_frame(text, binary)
    return caught.value.why


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "not json",
        '{"t":"ack","id":"x","v":1}',  # ours, not theirs
        '{"t":"snapshot"}',
        '{"t":"nothing"}',
        '{"t":"act","id":"x","at":1}',
        '{"t":"act","id":"x","at":"1","action":"7H"}',
        '{"t":"act","id":"x","at":1,"action":null}',
        '{"t":"act","id":"x","at":1,"action":"7H","seat":1}',  # SE05: no field for who
        '{"t":"act","id":"x","at":1,"action":"7H","player":"b"}',
        '{"t":"leave","id":""}',
        '{"t":"leave","id":"a b"}',
        '{"t":"leave","id":"' + "a" * 65 + '"}',
        '{"t":"leave","id":"é"}',
        '{"t":"leave","id":"x"} {"t":"leave","id":"y"}',
        "[" * 2000,
        '{"t":"beat","v":1,"hash":"\ud800"}',
    ],
)
def test_what_is_no_message_is_malformed(text: str) -> None:
    assert refused(text) is Farewell.MALFORMED


def test_binary_frames_are_not_ours() -> None:
    assert refused(None, b"\x00") is Farewell.BINARY
    assert refused(None, b"") is Farewell.BINARY
    assert refused(None) is Farewell.BINARY


def test_a_frame_that_is_too_large_is_refused_before_it_is_read() -> None:
    hello = json.dumps({"t": "hello", "table": "T"})
    assert read_frame(hello.ljust(FRAME_BYTES), None) == Hello("T")
    assert refused(hello.ljust(FRAME_BYTES + 1)) is Farewell.TOO_LARGE
    assert refused(json.dumps({"t": "hello", "table": "ж" * 2048}, ensure_ascii=False)) is (
        Farewell.TOO_LARGE
    )


@given(st.text() | st.builds(json.dumps, st.recursive(st.integers() | st.text(), st.lists)))
def test_junk_is_always_malformed(junk: str) -> None:
    assert refused(junk) in {Farewell.MALFORMED, Farewell.TOO_LARGE}


@given(
    st.dictionaries(
        st.sampled_from(["t", "id", "at", "v", "seat", "salt", "action", "hash", "have", "table"]),
        st.sampled_from(["act", "sit", "hello", "beat"]) | st.integers() | st.text() | st.none(),
    )
)
def test_near_misses_are_messages_or_malformed(fields: dict[str, object]) -> None:
    assert read_or_why(json.dumps(fields)) in {Farewell.MALFORMED, Farewell.TOO_LARGE, None}


def read_or_why(text: str) -> Farewell | None:
    try:
        message = read_frame(text, None)
    except AbuseError as abuse:
        return abuse.why
    assert isinstance(message, Hello | Act | Sit | Leave | Ready | Again | Beat)
    return None


def test_every_farewell_has_a_close_code() -> None:
    assert set(CLOSE_CODES) == set(Farewell)
