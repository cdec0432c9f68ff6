"""``replay``, ``actions``, ``view`` and ``verify``: what can be learned from records in files."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pegboard import catalog
from pegboard.cli._answer import (
    Complaint,
    Json,
    Status,
    Whole,
    plain,
    print_json,
    say,
    shortened,
)
from pegboard.cli._ending import ending_answer, ending_lines
from pegboard.cli._files import read_text
from pegboard.cli._option_words import wrong_option
from pegboard.game import Record, RecordError, read_leniently, read_records

if TYPE_CHECKING:
    from pegboard.texts import Texts


def replay(texts: "Texts", files: Sequence[str], *, as_json: bool) -> Status:
    """Replay and check every game of every file.

    Raises:
        Complaint: a file cannot be read, or holds no game.
    """
    answers: list[Json] = []
    status = Status.DONE
    for file in files:
        text = read_text(file)
        for record, error in _readings(file, text):
            if error is not None:
                status = Status.NO
                answers.append(_fault(error))
            elif record is not None:
                answers.append(_replayed(record))
            if not as_json:
                _print_replayed(texts, file, text, record, error)
    if as_json:
        print_json(answers[0] if len(answers) == 1 else answers)
    return status


def _readings(file: str, text: str) -> Iterator[tuple[Record | None, RecordError | None]]:
    """Every game of a file's text with its first error.

    Raises:
        Complaint: the text holds no game.
    """
    readings = read_leniently(text, catalog.rules)
    if not readings:
        raise Complaint(key="cli-error-no-record", code="bad-tag", file=file)
    for reading in readings:
        yield reading.record, reading.errors[0] if reading.errors else None


def _fault(error: RecordError) -> dict[str, Json]:
    fault: dict[str, Json] = {
        "ok": False,
        "line": error.line,
        "column": error.column,
        "code": error.code.value,
        "message": error.message,
    }
    details = {"reason": error.reason, "stands": error.stands, "given": error.given}
    return fault | {name: plain(detail) for name, detail in details.items() if detail is not None}


def _replayed(record: Record) -> dict[str, Json]:
    result = record.result
    return {
        "ok": True,
        "events": [_event(event) for event in record.events],
        "scores": plain(record.score),
        "to_act": plain([seat for seat in record.to_act if seat >= 0]),
        "result": None if result is None else plain(result.scores),
        **ending_answer(record),
    }


def _event(event: Any) -> dict[str, Json]:  # noqa: ANN401 - of any game
    """An event with its kind first, and a seat even where it concerns none, or an owner's."""
    seat: Json = getattr(event, "seat", getattr(event, "owner", None))
    fields = plain(event)
    return {"kind": event.kind, "seat": seat} | (fields if isinstance(fields, dict) else {})


def _print_replayed(
    texts: "Texts", file: str, text: str, record: Record | None, error: RecordError | None
) -> None:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True, stderr=error is not None)
    if error is not None:
        console.print(Text(fault_sentence(texts, file, text, error), style="red"))
        return
    if record is None:
        return
    scores = " : ".join(map(str, record.score))
    deals = max((event.number for event in record.events if event.kind == "dealt"), default=0)
    key = "cli-replay-under-way" if record.result is None else "cli-replay-over"
    variant = texts.text(f"cli-variant-{record.rules.variant}")
    console.print(Text(texts.text(key, file=file, variant=variant, deals=deals, scores=scores)))
    for line in ending_lines(texts, record):
        console.print(Text(line))


def fault_sentence(texts: "Texts", file: str, text: str, error: RecordError) -> str:
    """What is wrong with the record in *text*, where, what stands there and what should."""
    lines = text.split("\n")
    line = lines[error.line - 1] if error.line <= len(lines) else ""
    words = line[error.column - 1 :].split()
    return texts.text(
        "cli-error-record",
        file=file,
        line=error.line,
        column=error.column,
        # Where a word is missing at the end, the line as a whole is what is wrong.
        part=shortened(words[0] if words else line.strip()),
        why=_why(texts, error),
    )


def _why(texts: "Texts", error: RecordError) -> str:
    if error.reason is not None:
        return texts.text("record-not-legal", reason=error.reason.value)
    if error.given is not None:
        return texts.text("record-rules-give", given=error.given)
    if error.about is not None:
        kind, told = wrong_option(error.about)
        return texts.text(f"cli-record-option-{kind}", **told)
    return texts.text(f"record-error-{error.code}")


def _one(texts: "Texts", file: str) -> Record:
    """The one game of a file.

    Raises:
        Complaint: the file cannot be read, or its record is wrong.
    """
    text = read_text(file)
    try:
        games = read_records(text, catalog.rules)
    except RecordError as error:
        raise Complaint(
            key="cli-error-sentence",
            code=error.code,
            status=Status.NO,
            sentence=Whole(fault_sentence(texts, file, text, error)),
        ) from None
    if len(games) == 1:
        return games[0]
    key = "cli-error-several" if games else "cli-error-no-record"
    raise Complaint(key=key, code="bad-tag", file=file)


def actions(texts: "Texts", file: str, *, as_json: bool) -> Status:
    """Show the legal actions of each seat at the end of an unfinished record.

    Raises:
        Complaint: the file cannot be read, or its record is wrong.
    """
    record = _one(texts, file)
    rules = record.rules
    seats = {
        str(seat): [rules.write(action) for action in rules.actions(record.state, seat)]
        for seat in record.to_act
        if seat >= 0
    }
    if as_json:
        print_json(plain({"seats": seats}))
        return Status.DONE
    if not seats:
        key = "cli-actions-over" if record.result else "cli-actions-chance"
        say(texts.text(key))
    for seat, wishes in seats.items():
        say(texts.text("cli-seat", seat=seat) + ": " + " | ".join(wishes))
    return Status.DONE


def view(texts: "Texts", file: str, seat: int | None, *, as_json: bool) -> Status:
    """Show what a seat, or a spectator, may know at the end of a record.

    Raises:
        Complaint: the file cannot be read, its record is wrong, or it has no such seat.
    """
    record = _one(texts, file)
    if seat is not None and seat not in record.rules.seats:
        last = record.rules.seats[-1]
        raise Complaint(key="cli-error-seat", code="unknown-seat", seat=seat, last=last)
    seen = record.rules.view(record.state, seat)
    if as_json:
        print_json(plain(seen))
    else:
        from pegboard.cli._view import print_view

        print_view(texts, seen)
        for line in ending_lines(texts, record):
            say(line)
    return Status.DONE


def verify(texts: "Texts", file: str, *, as_json: bool) -> Status:
    """Check the proof of the shuffle of a finished record.

    Raises:
        Complaint: the file cannot be read, or its record is wrong.
    """
    from pegboard import dealing

    verification = dealing.verify(_one(texts, file))
    if as_json:
        found = {"ok": verification.ok, "deals": verification.deals}
        print_json(plain(found | {"verdict": verification.verdict, "line": verification.line}))
    else:
        key = f"cli-verdict-{verification.verdict}"
        say(texts.text(key, deals=verification.deals, line=verification.line))
    return Status.DONE if verification.ok else Status.NO
