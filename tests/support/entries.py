"""Entries and tables for tests of stores, each kind of body among them."""

from pegboard.club.tables.model import (
    Acted,
    Body,
    DealtOn,
    Emptied,
    Entry,
    Filled,
    Left,
    Opened,
    Player,
    Ready,
    Sat,
    Settings,
    Started,
    TableRecord,
    Taking,
    WishedAgain,
    Withdrew,
)

BODIES: tuple[Body, ...] = (
    Opened("c0ffee", "5ec4e7"),
    Sat(0, "anna", "Анна «А»", "0" * 32),
    Left(0),
    Filled(1, "level-2"),
    Emptied(1),
    Taking(1, "boris", "Boris", "1" * 32),
    Withdrew(1),
    Started(1, None, "c", "s", ("x", ""), ("lot 2C KH", "deal"), "nc", "ns"),
    Acted(1, ("1 7H", "cut 5D")),
    Ready(0),
    Ready(1, ("deal",)),
    DealtOn(("deal",)),
    WishedAgain(0, "f" * 32),
)


def table(
    name: str, *, owner: str = "anna", ref: str | None = None, at: float = 1.5
) -> TableRecord:
    settings = Settings(
        game="cribbage", variant="six-card", options={"target": "61"}, bots={1: "club"}
    )
    return TableRecord(
        name=name, settings=settings, owner=owner, ref=name if ref is None else ref, created=at
    )


def player(name: str) -> Player:
    return Player(id=name, name=name.title(), created=2.25)


def entry(version: int, *, ref: str | None = None, by: str = "anna") -> Entry:
    body = BODIES[version % len(BODIES)]
    return Entry(version=version, ref=ref or f"r{version}", by=by, at=version + 0.125, body=body)
