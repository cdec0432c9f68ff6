"""The rows of ``tests/data/cases.csv`` about Écarté: the answer that players agree on.

Rows about what may follow are read by their own small language; the others each have a story
here that bears the row's id. A row that nobody reads fails.
"""

import csv
import re
from io import StringIO
from pathlib import Path

import pytest

from pegboard import catalog
from pegboard.cards import parse_cards
from pegboard.game import DEALER, Game, Refusal
from pegboard.games.ecarte import PACK, Discarded, Drawn, TrickTaken
from support.ecarte import DEALS, ELDER, act, dealt, offered, play_tricks, refusal, settled

CASES = (Path(__file__).parents[1] / "data" / "cases.csv").read_text(encoding="utf-8")
ROWS = [row for row in csv.DictReader(StringIO(CASES)) if row["area"] == "ecarte"]
FOLLOWS = re.compile(r"trump=(\w) lead=(\w\w) hand='([^']+)' to play second")


def is_about_following(row: dict[str, str]) -> bool:
    return FOLLOWS.fullmatch(row["situation"]) is not None


@pytest.mark.parametrize(
    "row", [pytest.param(row, id=row["id"]) for row in ROWS if is_about_following(row)]
)
def test_what_may_follow(row: dict[str, str]) -> None:
    found = FOLLOWS.fullmatch(row["situation"])
    assert found is not None
    trumps, led, hand = found.groups()
    plain = [
        str(it) for it in PACK if it.suit.value not in {trumps, led[1]} and str(it) not in hand
    ]
    game = dealt(led, " ".join([*hand.split(), *plain][:5]), f"9{trumps}")
    act(game, "0 play", f"0 {led}")
    wanted = row["right_answer"].removeprefix("legal=").split()
    assert {it for it in offered(game, DEALS) if it in hand} == set(wanted)
    for wish in set(hand.split()) - set(wanted):
        refusal(game, DEALS, wish)


# --- Stories --------------------------------------------------------------------------------------


def taker(led: str, second: str) -> int:
    """Who takes the trick when elder leads and hearts are trumps."""
    game = dealt(led, second, "7H")
    *_, taken = act(game, "0 play", f"0 {led}", f"1 {second}")
    assert isinstance(taken, TrickTaken)
    return taken.seat


def ec01() -> None:
    assert taker("AS", "JS") == DEALS
    assert taker("AS", "TS") == ELDER


def ec08() -> None:
    game = dealt(turned="KC", start=(2, 4))
    assert game.result is not None
    assert (game.result.winner, game.score) == (DEALS, (2, 5))
    assert refusal(game, ELDER, "propose") is Refusal.GAME_OVER


def ec12() -> None:
    assert after("refused", 3) == (2, 0)


def ec14() -> None:
    assert [after("stood", tricks) for tricks in (2, 1, 4, 3, 5)] == [
        *[(0, 2)] * 2,
        *[(1, 0)] * 2,
        (2, 0),
    ]


def ec16() -> None:
    assert after("refused", 2) == (0, 1)


def after(situation: str, elder_tricks: int) -> tuple[int, ...]:
    """The score after one deal from 0 to 0."""
    game = settled(situation, elder_tricks)
    play_tricks(game, elder_tricks)
    return game.score


def ec18() -> None:
    game = dealt("7C 8C 9C TC JC")
    act(game, "0 propose")
    assert refusal(game, ELDER, "play") is Refusal.NOT_TO_ACT
    act(game, "1 accept")
    assert refusal(game, DEALS, "refuse") is Refusal.NOT_TO_ACT
    act(game, "0 discard 7C 8C 9C")
    assert refusal(game, ELDER, "discard 7C 8C") is Refusal.NOT_TO_ACT


def ec19() -> None:
    game = dealt("7C 8C 9C TC JC")
    act(game, "0 propose", "1 accept")
    events = (*act(game, "0 discard 7C 8C 9C"), *act(game, "draw 0 KS QS JS"))
    for viewer in (DEALS, None):
        aside, drawn = (game.rules.seen(event, viewer) for event in events)
        assert isinstance(aside, Discarded)
        assert isinstance(drawn, Drawn)
        assert (aside.count, aside.cards, drawn.count, drawn.cards) == (3, None, 3, None)
    assert parse_cards("7C")[0] not in (game.view(ELDER).hand or ())


def ec21() -> None:
    game = dealt("QD JD KS QS AS", "KD AD AH KC 8S", "7D", start=(4, 3))
    act(game, "0 play")
    for card in ["0KS", "18S", "0QD", "1KD", "1KC", "0JD", "0QS", "1AD", "1AH", "0AS"]:
        assert card[1:] in offered(game, int(card[0]))
        act(game, f"{card[0]} {card[1:]}")
    assert game.state.scored is not None
    assert (game.state.scored.tricks, game.state.scored.points) == ((2, 3), 2)
    assert (game.score, game.state.announced) == ((4, 5), None)


def ec23() -> None:
    ours = Game(catalog.rules("ecarte", "ecarte"))
    ours.play(DEALER, "lot JC AD")
    theirs = Game(catalog.rules("cribbage", "six-card"))
    theirs.play(DEALER, "lot JC AD")
    assert (ours.state.dealer, theirs.state.dealer) == (0, 1)


STORIES = {
    story.__name__.upper(): story
    for story in (ec01, ec08, ec12, ec14, ec16, ec18, ec19, ec21, ec23)
}


@pytest.mark.parametrize("name", STORIES)
def test_stories(name: str) -> None:
    STORIES[name]()


def test_every_row_is_read() -> None:
    told = {row["id"] for row in ROWS if not is_about_following(row)}
    assert told == set(STORIES)
