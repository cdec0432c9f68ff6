"""The commands and their options. What they do is imported only when they are called."""

from typing import Annotated, Final, Literal

import typer
from typer.core import TyperCommand

from pegboard.cli._answer import Complaint, Status
from pegboard.cli._help import speaking
from pegboard.texts import LANGUAGES, Texts

GAME: Final = "cribbage"
VARIANT: Final = "six-card"
MOST_GAMES: Final = 1_000_000
LEVEL: Final = "level-2"


def build_app(texts: Texts) -> typer.Typer:
    """The command line in the language of *texts*."""
    group, command = speaking(texts)
    app = typer.Typer(
        name="pegboard",
        cls=group,
        help=texts.text("cli-help"),
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help"]},
    )
    _add_language(app, texts)
    for add in (
        _add_serve,
        _add_play,
        _add_score,
        _add_replay,
        _add_actions,
        _add_view,
        _add_verify,
        _add_arena,
    ):
        add(app, texts, command)
    return app


def _add_language(app: typer.Typer, texts: Texts) -> None:
    @app.callback()
    def language(
        *,
        lang: Annotated[  # taken out of the words before they get here; named for the help
            str, typer.Option(help=texts.text("cli-help-lang"), metavar="|".join(LANGUAGES))
        ] = texts.lang,
    ) -> None:
        del lang


def _add_serve(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-serve"))
    def serve(
        *,
        host: Annotated[
            str | None, typer.Option(help=texts.text("cli-help-host"), metavar="HOST")
        ] = None,
        port: Annotated[
            int | None,
            typer.Option(help=texts.text("cli-help-port"), metavar="N", min=0, max=65535),
        ] = None,
        database: Annotated[
            str | None, typer.Option(help=texts.text("cli-help-database"), metavar="URL")
        ] = None,
        bus: Annotated[
            str | None, typer.Option(help=texts.text("cli-help-bus"), metavar="URL")
        ] = None,
        workers: Annotated[
            int | None, typer.Option(help=texts.text("cli-help-workers"), metavar="N", min=1)
        ] = None,
    ) -> Status:
        from pegboard.cli._serve import run

        given = {"host": host, "port": port, "database": database, "bus": bus}
        return run(texts, given | {"workers": workers})


def _add_play(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-play"))
    def play(  # noqa: PLR0913 - the options of the command
        game: Annotated[str, typer.Argument(help=texts.text("cli-help-game"))] = GAME,
        *,
        variant: Annotated[
            str | None, typer.Option(help=texts.text("cli-help-variant"), metavar="V")
        ] = None,
        option: Annotated[
            list[str], typer.Option(help=texts.text("cli-help-option"), metavar="K=V")
        ] = [],  # noqa: B006 - typer reads the default and passes a new list
        level: Annotated[str, typer.Option(help=texts.text("cli-help-level"), metavar="L")] = LEVEL,
        seed: Annotated[
            int | None, typer.Option(help=texts.text("cli-help-seed"), metavar="N", min=0)
        ] = None,
        options: Annotated[
            bool, typer.Option("--options", help=texts.text("cli-help-list-options"))
        ] = False,
    ) -> Status:
        if options:
            from pegboard.cli._options import print_options

            return print_options(texts, game, variant)
        from pegboard.cli._play import run

        return run(texts, game, variant=variant, options=option, level=level, seed=seed)


def _add_score(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-score"))
    def score(
        cards: Annotated[
            list[str],
            typer.Argument(help=texts.text("cli-help-cards"), metavar="HAND STARTER"),
        ],
        *,
        crib: Annotated[bool, typer.Option("--crib", help=texts.text("cli-help-crib"))] = False,
        variant: Annotated[
            str, typer.Option(help=texts.text("cli-help-variant"), metavar="V")
        ] = VARIANT,
        option: Annotated[
            list[str], typer.Option(help=texts.text("cli-help-option"), metavar="K=V")
        ] = [],  # noqa: B006 - typer reads the default and passes a new list
        as_json: Annotated[bool, typer.Option("--json", help=texts.text("cli-help-json"))] = False,
    ) -> Status:
        from pegboard.cli._score import run

        return run(texts, cards, crib=crib, variant=variant, options=option, as_json=as_json)


def _add_replay(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-replay"))
    def replay(
        files: Annotated[
            list[str], typer.Argument(help=texts.text("cli-help-files"), metavar="FILE...")
        ],
        *,
        as_json: Annotated[bool, typer.Option("--json", help=texts.text("cli-help-json"))] = False,
    ) -> Status:
        from pegboard.cli import _records

        return _records.replay(texts, files, as_json=as_json)


def _add_actions(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    _add_of_record(app, texts, cls, "actions", texts.text("cli-help-actions"))


def _add_verify(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    _add_of_record(app, texts, cls, "verify", texts.text("cli-help-verify"))


def _add_of_record(
    app: typer.Typer,
    texts: Texts,
    cls: type[TyperCommand],
    name: Literal["actions", "verify"],
    said: str,
) -> None:
    """A command that asks one thing of one record."""

    @app.command(name, cls=cls, help=said)
    def ask(
        file: Annotated[str, typer.Argument(help=texts.text("cli-help-file"), metavar="FILE")],
        *,
        as_json: Annotated[bool, typer.Option("--json", help=texts.text("cli-help-json"))] = False,
    ) -> Status:
        from pegboard.cli import _records

        asked = {"actions": _records.actions, "verify": _records.verify}
        return asked[name](texts, file, as_json=as_json)


def _add_view(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-view"))
    def view(
        file: Annotated[str, typer.Argument(help=texts.text("cli-help-file"), metavar="FILE")],
        *,
        seat: Annotated[
            int | None, typer.Option(help=texts.text("cli-help-seat"), metavar="N")
        ] = None,
        spectator: Annotated[
            bool, typer.Option("--spectator", help=texts.text("cli-help-spectator"))
        ] = False,
        as_json: Annotated[bool, typer.Option("--json", help=texts.text("cli-help-json"))] = False,
    ) -> Status:
        from pegboard.cli import _records

        if spectator == (seat is not None):
            raise Complaint(key="cli-error-viewer", code="bad-usage")
        return _records.view(texts, file, seat, as_json=as_json)


def _add_arena(app: typer.Typer, texts: Texts, cls: type[TyperCommand]) -> None:
    @app.command(cls=cls, help=texts.text("cli-help-arena"))
    def arena(  # noqa: PLR0913 - the options of the command
        first: Annotated[str, typer.Argument(help=texts.text("cli-help-bot"), metavar="A")],
        second: Annotated[str, typer.Argument(help=texts.text("cli-help-bot"), metavar="B")],
        *,
        games: Annotated[
            int, typer.Option(help=texts.text("cli-help-games"), metavar="N", min=1, max=MOST_GAMES)
        ] = 100,
        seed: Annotated[
            int, typer.Option(help=texts.text("cli-help-seed"), metavar="N", min=0)
        ] = 0,
        duplicate: Annotated[
            bool, typer.Option("--duplicate", help=texts.text("cli-help-duplicate"))
        ] = False,
        game: Annotated[str, typer.Option(help=texts.text("cli-help-game"), metavar="GAME")] = GAME,
        variant: Annotated[
            str | None, typer.Option(help=texts.text("cli-help-variant"), metavar="V")
        ] = None,
        option: Annotated[
            list[str], typer.Option(help=texts.text("cli-help-option"), metavar="K=V")
        ] = [],  # noqa: B006 - typer reads the default and passes a new list
        jobs: Annotated[
            int, typer.Option(help=texts.text("cli-help-jobs"), metavar="N", min=1)
        ] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=texts.text("cli-help-json"))] = False,
    ) -> Status:
        from pegboard.cli import _arena

        wish = _arena.Wish(
            first=first,
            second=second,
            games=games,
            seed=seed,
            duplicate=duplicate,
            game=game,
            variant=variant,
            options=option,
            jobs=jobs,
        )
        return _arena.contest(texts, wish, as_json=as_json)
