"""The entry: reads the language, runs a command, turns whatever goes wrong into a sentence."""

import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import typer
from typer.core import TyperGroup

from pegboard.cli._answer import Complaint, Status, print_json
from pegboard.cli._app import build_app
from pegboard.cli._language import environment_language, take_language
from pegboard.texts import Texts

PROGRAM: Final = "pegboard"
BAD_USAGE: Final = "bad-usage"
JSON_OPTION: Final = "--json"
HELP: Final = "--help"

# What typer says is known by its English: it has no codes for these.
_QUOTED: Final = re.compile(r"'([^']*)'")
_EXTRA: Final = re.compile(r"unexpected extra argument.*\((.*)\)")
_LACKS_VALUE: Final = ("an argument.", "arguments.")


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; nothing but a defect of ours ever escapes.

    Args:
        words: the words after the program's name; those of this process when left out.
    """
    given = list(sys.argv[1:] if words is None else words)
    texts = Texts(environment_language(os.environ))
    _survive_any_terminal()
    try:
        try:
            lang, left = take_language(given, os.environ)
            texts = Texts(lang)
            status = _run(texts, left)
        except Complaint as complaint:
            status = _complain(texts, complaint, given)
        sys.stdout.flush()
    except BrokenPipeError:
        _abandon_output()
        status = Status.DONE
    except OSError as error:  # what we read complains by itself, so this is what we write
        _abandon_output()
        with suppress(OSError):
            sentence = texts.text("cli-error-output", said=error.strerror or str(error))
            sys.stderr.write(f"{PROGRAM}: {sentence}\n")
        status = Status.WRONG_QUESTION
    except SystemExit as ended:
        # Typer leaves like this after shell completion, and with 1 when a pipe is closed.
        status = Status.DONE if ended.code == 1 else int(ended.code or 0)
    except (KeyboardInterrupt, typer.Abort):
        status = Status.INTERRUPTED
    return status


def _run(texts: Texts, words: list[str]) -> int:
    """Run a command; what typer has to say about the words becomes a complaint of ours."""
    command = typer.main.get_command(build_app(texts))
    try:
        status = command.main(args=words or [HELP], prog_name=PROGRAM, standalone_mode=False)
    except typer.TyperException as error:
        raise _usage_complaint(error, words) from None
    return Status.DONE if status is None else int(status)


def _usage_complaint(error: typer.TyperException, words: list[str]) -> Complaint:
    """What is wrong with the words of a command, in our own words."""
    said = error.format_message()
    parts = _QUOTED.findall(said)
    option = getattr(error, "option_name", None)
    told: dict[str, str]
    match type(error).__name__:
        case "NoSuchOption" if command := _command_of(error, words):
            key, told = "cli-error-option-place", {"option": str(option), "command": command}
        case "NoSuchOption":
            key, told = "cli-error-no-option", {"option": str(option)}
        case "BadOptionUsage":
            key = "cli-error-no-value" if said.endswith(_LACKS_VALUE) else "cli-error-no-room"
            told = {"option": str(option)}
        case "UsageError" if extra := _EXTRA.search(said):
            key, told = "cli-error-extra", {"words": extra[1]}
        case "UsageError" if said.startswith("No such command"):
            key, told = "cli-error-no-command", {"command": parts[0]}
        case "MissingParameter":
            key, told = "cli-error-missing", {"name": parts[0] if parts else said}
        case "BadParameter":
            key, told = "cli-error-value", {"name": parts[0], "value": _value_of(parts[0], words)}
        case _:
            key, told = "cli-error-usage", {"said": said.rstrip(".")}
    return Complaint(key=key, code=BAD_USAGE, status=Status.WRONG_QUESTION, **told)


def _command_of(error: typer.TyperException, words: list[str]) -> str | None:
    """The command in *words* that has the option which was looked for before it."""
    context = getattr(error, "ctx", None)
    if context is None or not isinstance(context.command, TyperGroup):
        return None
    named = next((word for word in words if word in context.command.commands), "")
    command = context.command.get_command(context, named)
    options = () if command is None else command.params
    return (
        named if any(getattr(error, "option_name", None) in one.opts for one in options) else None
    )


def _value_of(option: str, words: list[str]) -> str:
    """What was given for *option*."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, equals, value = word.partition("=")
        if name == option:
            return value if equals else following
    return ""


def _complain(texts: Texts, complaint: Complaint, words: list[str]) -> int:
    """Say one sentence on standard error, and to a program the same as JSON."""
    message = texts.text(complaint.key, **complaint.arguments)
    sys.stderr.write(f"{PROGRAM}: {message}\n")
    if JSON_OPTION in words:
        print_json({"ok": False, "code": complaint.code, "message": message})
    return complaint.status


def _survive_any_terminal() -> None:
    """Let a character that the terminal cannot show become a question mark, not an error.

    A stream that was closed before we began, which Python gives as ``None``, becomes empty.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _abandon_output() -> None:
    """Nobody reads any more: let the interpreter flush into nothing on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
