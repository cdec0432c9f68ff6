"""What ``--help`` says, wholly in the reader's language: what typer adds has texts of ours."""

from typing import TYPE_CHECKING, Any, Final

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.panel import Panel
    from rich.text import Text

    from pegboard.texts import Texts

ADDED: Final = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install",
    "show_completion": "cli-help-show",
}
"""Texts of the options that typer adds to ours."""

ARGUMENT: Final = "bold cyan"
VALUE: Final = "bold yellow"
ASIDE: Final = "dim"


def speaking(texts: "Texts") -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The kinds of group and command whose help is in the language of *texts*."""

    class Group(TyperGroup):
        """The program itself."""

        def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - typer keeps its name to itself
            """Give usage, options and commands."""
            return _page(texts, self, ctx)

    class Command(TyperCommand):
        """One command of it."""

        def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - typer keeps its name to itself
            """Give usage, arguments and options."""
            return _page(texts, self, ctx)

    return Group, Command


def _page(texts: "Texts", command: TyperGroup | TyperCommand, ctx: Any) -> str:  # noqa: ANN401
    from rich.console import Console, Group
    from rich.padding import Padding
    from rich.text import Text

    given = [one for one in command.get_params(ctx) if isinstance(one, TyperArgument)]
    options = [one for one in command.get_params(ctx) if isinstance(one, TyperOption)]
    words = " ".join(_usage(argument) for argument in given)
    panels = [
        _panel(texts.text("cli-help-arguments"), (_argument(texts, one) for one in given)),
        _panel(texts.text("cli-help-options"), (_option(texts, one) for one in options)),
    ]
    if isinstance(command, TyperGroup):
        words = texts.text("cli-help-command")
        panels.append(_panel(texts.text("cli-help-commands"), _commands(command, ctx)))
    usage = texts.text("cli-help-usage", program=ctx.command_path, words=words)
    console = Console(highlight=False)
    with console.capture() as page:
        console.print(
            Padding(Text(usage.strip(), "bold"), 1),
            Padding(Text(command.help or ""), (0, 1, 1, 1)),
            Group(*(panel for panel in panels if panel is not None)),
            sep="",
            end="",
        )
    return page.get().rstrip("\n")


def _panel(title: str, rows: "Iterable[tuple[Text, ...]]") -> "Panel | None":
    """*rows* in a frame; nothing where there are none."""
    from rich.panel import Panel
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    for row in rows:
        if not table.columns:
            for _ in row[:-1]:
                table.add_column(no_wrap=True)
            table.add_column(ratio=1)
        table.add_row(*row)
    if not table.columns:
        return None
    return Panel(table, title=title, title_align="left", border_style=ASIDE)


def _usage(argument: TyperArgument) -> str:
    name = _name(argument)
    return name if argument.required else f"[{name}]"


def _name(argument: TyperArgument) -> str:
    return argument.metavar or (argument.name or "").upper()


def _argument(texts: "Texts", argument: TyperArgument) -> "tuple[Text, ...]":
    from rich.text import Text

    return Text(_name(argument), ARGUMENT), _explained(texts, argument)


def _option(texts: "Texts", option: TyperOption) -> "tuple[Text, ...]":
    from rich.text import Text

    metavar = "" if option.is_flag else option.metavar or ""
    return Text(", ".join(option.opts), ARGUMENT), Text(metavar, VALUE), _explained(texts, option)


def _explained(texts: "Texts", given: TyperArgument | TyperOption) -> "Text":
    """What it is for, what it is when nobody says it, and whether it must be said."""
    from rich.text import Text

    name = given.name or ""
    said = Text(texts.text(ADDED[name]) if name in ADDED else given.help or "")
    if given.required:
        said.append(f" {texts.text('cli-help-required')}", ASIDE)
    elif given.default and not getattr(given, "is_flag", False):
        said.append(f" {texts.text('cli-help-default', value=str(given.default))}", ASIDE)
    return said


def _commands(group: TyperGroup, ctx: Any) -> "Iterable[tuple[Text, ...]]":  # noqa: ANN401
    from rich.text import Text

    for name in group.list_commands(ctx):
        command = group.get_command(ctx, name)
        if command is not None and not command.hidden:
            yield Text(name, ARGUMENT), Text(command.help or "")
