"""The encoder: a closed list of types, compact JSON, and the browser's own hash of it."""

import json
from dataclasses import dataclass
from typing import cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import FULL_PACK, Card
from pegboard.club.tables.model import Acted, Entry, Started
from pegboard.games.cribbage import Lay, Shown
from pegboard.web._frames import Farewell
from pegboard.web._wire import NotForTheWireError, encode, hash_of
from pegboard.web.messages import (
    Ack,
    Beat,
    Bye,
    Events,
    Here,
    Refused,
    SeatSeen,
    Snapshot,
    TableSeen,
)


@dataclass(frozen=True)
class Innocent:
    """A type that no message speaks of."""

    name: str = "anna"


class Sly(str):
    """A text, but not quite."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Ack("x", 7), '{"t":"ack","id":"x","v":7}'),
        (Refused("x", "stale", 7), '{"t":"refused","id":"x","why":"stale","v":7}'),
        (Bye("silent"), '{"t":"bye","why":"silent"}'),
        (Beat(3, "0a"), '{"t":"beat","v":3,"hash":"0a"}'),
        (Here((True, False), 2), '{"t":"here","seats":[true,false],"watching":2}'),
        (Events(()), '{"t":"events","entries":[]}'),
        (
            SeatSeen("<b>Анна</b>", "person", taker="Vera"),
            '{"name":"<b>Анна</b>","kind":"person","level":"","taker":"Vera"}',
        ),
        (Card.parse("TH"), '"TH"'),
    ],
)
def test_messages_are_written_in_the_order_of_their_fields(message: object, text: str) -> None:
    assert encode(message).decode() == text


def test_an_event_is_told_apart_by_its_kind() -> None:
    cards = tuple(FULL_PACK[:4])
    event = Shown(1, 0, "hand", cards, FULL_PACK[5], None, 0, 0, (0, 0))
    assert json.loads(encode(event)) == {
        "deal": 1,
        "owner": 0,
        "what": "hand",
        "cards": ["AC", "2C", "3C", "4C"],
        "starter": "6C",
        "show": None,
        "pegged": 0,
        "side": 0,
        "scores": [0, 0],
        "kind": "shown",
    }


ENTRY = Entry(version=1, ref="r", by="anna", at=0.0, body=Acted(0, ("0 7H",)))


@pytest.mark.parametrize(
    "value",
    [
        Innocent(),
        ENTRY,
        ENTRY.body,
        Started(1, 0, "c", "s", (), (), "n", "m"),
        Farewell.SILENT,
        Lay(FULL_PACK[0]),
        [1, 2],
        {1, 2},
        b"bytes",
        1.5,
        object(),
        Sly("text"),
        msgspec.Raw(b"{}"),
    ],
)
def test_nothing_else_can_be_sent_at_any_depth(value: object) -> None:
    for hidden in (value, (1, (value,)), SeatSeen(cast("str", value), "person"), {"a": value}):
        with pytest.raises(NotForTheWireError):
            encode(hidden)


def test_a_message_with_something_else_in_it_is_not_sent_either() -> None:
    snapshot = Snapshot(cast("TableSeen", ENTRY), "0a", (), (), {})
    with pytest.raises(NotForTheWireError, match="Entry"):
        encode(snapshot)


@given(st.text())
def test_text_survives_and_is_written_as_a_browser_would(text: str) -> None:
    made = encode(SeatSeen(text, "person")).decode()
    seen = {"name": text, "kind": "person", "level": "", "taker": ""}
    assert json.loads(made) == seen
    # JSON.stringify: no spaces, no escapes but the necessary ones.
    assert made == json.dumps(seen, ensure_ascii=False, separators=(",", ":"))


def test_the_hash_is_the_crc_that_everybody_knows() -> None:
    assert hash_of(b"123456789") == "cbf43926"
    assert hash_of(b"") == "00000000"
