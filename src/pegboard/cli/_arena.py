"""``pegboard arena``: two bots play many games, and the answer is how often the first one wins."""

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from pegboard.cli._answer import Complaint, Json, Status, plain, print_json
from pegboard.cli._options import find_game, find_rules, read_options
from pegboard.strategy import ACCEPTED_LEVELS, BASELINES, GAMES, LEVELS
from pegboard.strategy.arena import (
    CONFIDENCE,
    UNUSED_OPTIONS,
    Contest,
    Outcome,
    Summary,
    rounds_of,
    run,
    side_count,
    summary_of,
)

if TYPE_CHECKING:
    from pegboard.texts import Texts

BOTS: Final = (*LEVELS, *BASELINES)
"""Every name that is offered."""

PERCENT: Final = 100


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is asked of the arena: the words and options of the command."""

    first: str
    second: str
    games: int
    seed: int
    duplicate: bool
    game: str
    variant: str | None
    options: Sequence[str]
    jobs: int


def contest(texts: "Texts", wish: Wish, *, as_json: bool) -> Status:
    """Let two bots play and tell what came of it.

    Raises:
        Complaint: game, variant, options or a bot do not exist, or an option changes nothing here.
    """
    asked = _contest_of(wish)
    sides = side_count(asked)
    played = list(_shown(texts, _played(asked, wish), rounds_of(asked, wish.games)))
    summary = summary_of(played, sides)
    if as_json:
        print_json(_answer(asked, summary))
    else:
        _print(texts, asked, summary)
    return Status.DONE


def _contest_of(wish: Wish) -> Contest:
    game, variant = find_game(wish.game, wish.variant)
    options = read_options(wish.options)
    for name, value in find_rules(game, variant, options).options.items():
        if name in UNUSED_OPTIONS:
            option = f"{name}={value}"
            raise Complaint(key="cli-error-option-arena", code="bad-option-value", option=option)
    for bot in (wish.first, wish.second):
        if bot not in {*ACCEPTED_LEVELS, *BASELINES} or (game not in GAMES and bot != "random"):
            raise Complaint(key="cli-error-bot", code="unknown-bot", bot=bot, bots=", ".join(BOTS))
    return Contest(
        game=game,
        variant=variant,
        options=options,
        first=wish.first,
        second=wish.second,
        seed=wish.seed,
        duplicate=wish.duplicate,
    )


def _played(asked: Contest, wish: Wish) -> Iterator[tuple[Outcome, ...]]:
    """The rounds, in as many processes as wished."""
    if wish.jobs == 1:
        yield from run(asked, wish.games)
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(wish.jobs, mp_context=fresh, initializer=_leave_to_parent) as pool:
        try:
            yield from run(asked, wish.games, pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_to_parent() -> None:
    """Let the keyboard stop the command, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _shown(
    texts: "Texts", rounds: Iterator[tuple[Outcome, ...]], total: int
) -> Iterator[tuple[Outcome, ...]]:
    """*rounds* with a progress bar, where standard error is a terminal."""
    from rich.console import Console
    from rich.progress import track

    yield from track(
        rounds,
        description=texts.text("cli-arena-running"),
        total=total,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _answer(asked: Contest, summary: Summary) -> Json:
    wins = summary.wins
    return plain(
        {
            "games": summary.games,
            "rounds": summary.rounds,
            "confidence": CONFIDENCE,
            "wins": int(wins) if wins.is_integer() else wins,
            "rate": summary.rate,
            "interval": summary.interval,
            "points_per_deal": summary.points_per_deal,
            "points_interval": summary.points_interval,
            "sides": summary.sides,
            "strength": summary.strength,
            "strength_interval": summary.strength_interval,
            "first": asked.first,
            "second": asked.second,
            "game": asked.game,
            "variant": asked.variant,
            "options": asked.options,
            "seed": asked.seed,
            "duplicate": asked.duplicate,
        }
    )


def _print(texts: "Texts", asked: Contest, summary: Summary) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    title = texts.text(
        "cli-arena-title",
        first=asked.first,
        second=asked.second,
        variant=texts.text(f"cli-variant-{asked.variant}"),
        games=summary.games,
    )
    console.print(title, style="bold", highlight=False)
    table = Table.grid(padding=(0, 2))
    low, high = summary.interval
    for key, value, interval in (
        ("rate", PERCENT * summary.rate, (PERCENT * low, PERCENT * high)),
        ("strength", summary.strength, summary.strength_interval),
        ("points", summary.points_per_deal, summary.points_interval),
    ):
        table.add_row(
            texts.text(f"cli-arena-{key}"),
            texts.text(f"cli-arena-{key}-value", value=value),
            texts.text("cli-arena-points-alone")  # the others have one of a single round, too
            if interval is None
            else texts.text(f"cli-arena-{key}-interval", low=interval[0], high=interval[1]),
        )
    console.print(table, highlight=False)
    foot = texts.text("cli-arena-foot", rounds=summary.rounds, seed=str(asked.seed))
    console.print(foot, highlight=False)
