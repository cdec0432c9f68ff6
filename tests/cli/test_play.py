"""The game in the terminal, played by keys."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from pegboard import catalog
from pegboard.cli.play import Director, PlayApp, Session, Wish
from pegboard.cli.play._draw import told_and_asked
from pegboard.cli.play._picture import own_cards
from pegboard.cli.play._scene import Ask
from pegboard.game import read_record
from pegboard.games.cribbage import Lay
from pegboard.texts import LANGUAGES, Texts

NOON = datetime(2026, 1, 2, 12, 30, tzinfo=UTC)

KEYS: dict[Ask, Callable[[PlayApp], list[str]]] = {
    Ask.NOTHING: lambda _: ["space"],
    Ask.GO_ON: lambda _: ["space"],
    Ask.THROW: lambda app: [*map(str, range(1, led(app).scene.wanted + 1)), "enter"],
    Ask.CARD: lambda app: [playable(app), "enter"],
    Ask.BID: lambda _: ["p"],
    Ask.CLAIM: lambda _: ["4", "enter"],
    Ask.MUGGINS: lambda _: ["enter"],
    Ask.DEPTH: lambda _: ["2", "0", "enter"],
}


ROWS_OF_KEYS = (
    *("nothing", "throw", "card", "choice", "choice-pass", "bid", "muggins", "number"),
    *("go-on", "again"),
)


def playable(app: PlayApp) -> str:
    """The key of the first card that may be laid."""
    first = next(one for one in led(app).scene.actions if isinstance(one, Lay))
    return str(own_cards(led(app).session.view).index(first.card) + 1)


def table(folder: Path, *, variant: str = "six-card", lang: str = "en", **options: str) -> PlayApp:
    wish = Wish(game="cribbage", variant=variant, options=options, level="club", seed=5)
    return PlayApp(Director(Session(wish), Texts(lang), pace="none"), folder, lambda: NOON)


def led(app: PlayApp) -> Director:
    """Whoever leads the game of cribbage."""
    assert isinstance(app.director, Director)
    return app.director


def text_of(app: PlayApp, part: str) -> str:
    return str(app.screen_stack[0].query_one(f"#{part}", Static).content)


async def until(app: PlayApp, pilot: Pilot[None], *asks: Ask) -> None:
    """Play on by keys until the person is asked one of *asks*."""
    for _ in range(600):
        if led(app).scene.ask in asks:
            return
        await pilot.press(*KEYS[led(app).scene.ask](app))
        await pilot.pause()
    message = "the game does not come to its end"
    raise AssertionError(message)


@pytest.mark.parametrize(
    ("variant", "lang", "options"),
    [
        ("six-card", "en", {}),
        ("auction", "ru", {"target": "31"}),
        ("partners-six", "en", {"target": "31", "counting": "manual", "muggins": "on"}),
        ("three-handed", "ru", {"target": "31", "cut_mode": "pone_picks"}),
    ],
)
async def test_a_whole_game_by_keys(
    tmp_path: Path, variant: str, lang: str, options: dict[str, str]
) -> None:
    app = table(tmp_path, variant=variant, lang=lang, **options)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.AGAIN)
        result = led(app).session.result
        assert result is not None
        assert max(result.scores) == led(app).session.view.target
        assert led(app).scene.scores == result.scores
        await pilot.press("s")
        saved = (tmp_path / "pegboard-20260102-123000.peg").read_text(encoding="utf-8")
        record = read_record(saved, catalog.rules)
        assert record.result is not None
        assert record.result.scores == result.scores
        assert str(record) == saved


async def test_every_row_fits_into_eighty_by_twenty_four(tmp_path: Path) -> None:
    app = table(tmp_path, variant="partners-six")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(40):
            for part in ("title", "board", "others", "pile", "hand", "show", "message", "keys"):
                widget = app.screen_stack[0].query_one(f"#{part}", Static)
                rows = text_of(app, part).split("\n")
                assert widget.region.bottom <= 24
                if widget.display and part in {"board", "others", "pile", "hand"}:
                    assert max(map(len, rows)) <= 80, (part, rows)
            assert text_of(app, "title").index("/ 121") < 80
            if led(app).scene.ask is Ask.AGAIN:
                break
            await pilot.press(*KEYS[led(app).scene.ask](app))
            await pilot.pause()


async def test_a_small_terminal_is_told_so_and_may_grow(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        small = app.query_one("#small", Static)
        assert small.display
        assert not app.query_one("#room").display
        for number in ("80", "24", "60", "20"):
            assert number in str(small.content)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert not small.display
        assert app.query_one("#room").display
        assert app.query_one("#log").display


async def test_a_card_is_lifted_put_back_and_refused(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("1")
        assert led(app).scene.chosen == [0]
        await pilot.press("enter")
        assert led(app).scene.complaint == "Choose one more card first."
        await pilot.press("1")
        assert led(app).scene.chosen == []
        await pilot.press("right", "space", "right", "space", "backspace")
        assert led(app).scene.chosen == [1]
        await pilot.press("3", "4")
        assert led(app).scene.chosen == [2, 3], "the third choice drops the first"
        await pilot.press("9")
        assert led(app).scene.chosen == [2, 3]


async def test_the_cursor_begins_on_a_card_that_may_be_laid(tmp_path: Path) -> None:
    """Enter alone never asks for what the rules forbid, and moving on puts a lifted card back."""
    app = table(tmp_path, variant="five-card", target="31")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        scene, moved = led(app).scene, False
        while scene.ask is not Ask.AGAIN:
            if scene.ask is Ask.CARD and not moved and len(led(app).session.view.held) > 1:
                await pilot.press("1", "right")
                assert scene.chosen == []
                await pilot.press("left")
                moved = True
            keys = ["enter"] if scene.ask is Ask.CARD else KEYS[scene.ask](app)
            await pilot.press(*keys)
            await pilot.pause()
            assert scene.complaint == ""
        assert moved


async def test_whoever_counts_by_hand_sees_cards_and_question_until_he_has_answered(
    tmp_path: Path,
) -> None:
    app = table(tmp_path, counting="manual", muggins="on")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.CLAIM)
        opened = led(app).session.view.counting
        await pilot.press("enter")
        assert "Type a number first." in text_of(app, "message")
        assert "Count your hand" in text_of(app, "message")
        drawn = text_of(app, "hand")
        assert sum(drawn.count(suit) for suit in "♣♦♥♠") == len(opened.cards) + 1
        await until(app, pilot, Ask.MUGGINS)
        assert "nothing missed" in text_of(app, "keys")
        await pilot.press("1", "enter")
        await pilot.pause()
        said = " ".join(led(app).scene.said)
        assert "You call muggins for 1, but that many were not missed." in said


async def test_a_score_below_zero_has_a_minus_and_the_title_is_never_cut(tmp_path: Path) -> None:
    app = table(tmp_path, variant="auction")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.BID)
        assert "P pass" in text_of(app, "keys")
        await pilot.press("1", "9", "enter")
        await pilot.pause()
        await until(app, pilot, Ask.CARD)
        assert "You −19" in text_of(app, "title")
    app = table(tmp_path, variant="partners-six", lang="ru", match_games="5")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.CARD)
        assert "Кон 1" in text_of(app, "title")
        assert len(text_of(app, "title")) < 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", ROWS_OF_KEYS)
def test_every_row_of_keys_fits(lang: str, asked: str) -> None:
    assert len(Texts(lang).text(f"term-keys-{asked}")) < 80


def test_what_is_asked_stands_whole_under_what_was_told() -> None:
    long = "word " * 20
    both = told_and_asked([long, long], "Not this.", "What then?", 3, typed=" 7").plain
    assert both.split("\n") == [" word word word word word", " Not this.", " What then? 7"]
    chosen = told_and_asked(["Told."], "Choose.", "Which?", 3, words=["1 a", "2 b"]).plain
    assert chosen.split("\n") == [" Choose.", " 1 a", " 2 b"]
    quiet = told_and_asked(["Told before.", long], "", "", 3).plain
    assert quiet.startswith(" Told before.\n word")
    assert told_and_asked([], "", "", 3).plain == "\n\n"


async def test_cards_can_be_clicked(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click("#hand", offset=(2, 3))
        await pilot.click("#hand", offset=(14, 3))
        assert led(app).scene.chosen == [0, 2]
        await pilot.click("#message", offset=(2, 2))
        await pilot.pause()
        assert led(app).scene.ask is not Ask.THROW


async def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.CARD)
        assert "Your turn" in text_of(app, "message")
        await pilot.press("f2")
        assert "Ваш ход" in text_of(app, "message")
        assert "криббидж" in text_of(app, "title")
        await pilot.press("f2")
        assert "Your turn" in text_of(app, "message")


@pytest.mark.parametrize(
    ("resign", "yes"),
    [
        ("r", "y"),
        ("R", "Y"),
        ("shift+r", "shift+y"),
        ("к", "н"),
        ("К", "Н"),
        ("shift+к", "shift+н"),
    ],
)
async def test_letters_work_in_both_cases_and_layouts(
    tmp_path: Path, resign: str, yes: str
) -> None:
    app = table(tmp_path, lang="ru")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(resign)
        assert len(app.screen_stack) == 2
        await pilot.press(yes)
        await pilot.pause()
        assert led(app).session.result is not None
        assert led(app).scene.ask is Ask.AGAIN


async def test_help_and_last_hands_can_be_read_and_put_away(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for key, away in (("f1", "escape"), ("question_mark", "Q"), ("h", "H"), ("Р", "Й")):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 2
            sheet = app.screen.query_one(".sheet Static", Static)
            assert sheet.region.height >= len(str(sheet.content).split("\n"))
            assert sheet.region.bottom < 24
            assert app.screen.query_one(".sheet").region.width > 40
            await pilot.press(away)
            assert len(app.screen_stack) == 1
        await until(app, pilot, Ask.GO_ON)
        assert led(app).scene.hands
        await pilot.press("h", "space")
        assert len(app.screen_stack) == 1
        assert led(app).scene.ask is Ask.GO_ON, "the key went to the sheet alone"


async def test_resigning_asks_first(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r", "n")
        assert led(app).session.result is None
        await pilot.press("r", "y")
        await pilot.pause()
        result = led(app).session.result
        assert result is not None
        assert (result.winner, result.termination) == (1, "resigned")


async def test_a_partner_agrees_to_resign(tmp_path: Path) -> None:
    app = table(tmp_path, variant="partners")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r", "y")
        await pilot.pause()
        result = led(app).session.result
        assert result is not None
        assert result.winner == 1


async def test_leaving_asks_and_can_save(tmp_path: Path) -> None:
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q", "n")
        assert app.is_running
        await pilot.press("ctrl+c", "s")
        await pilot.pause()
    assert app.saved == tmp_path / "pegboard-20260102-123000.peg"
    saved = (tmp_path / "pegboard-20260102-123000.peg").read_text(encoding="utf-8")
    assert read_record(saved, catalog.rules).result is None


async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    app = table(tmp_path / "missing")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("s")
        assert "cannot be written" in text_of(app, "message")
        await pilot.press("q", "s")
        await pilot.pause()
        assert app.is_running, "nothing is lost without a word"


async def test_a_match_goes_on_to_the_next_game(tmp_path: Path) -> None:
    app = table(tmp_path, target="31", match_games="5")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.AGAIN)
        match = led(app).session.match
        assert sum(match.wins) >= 1
        await pilot.press("n")
        await pilot.pause()
        assert led(app).session.result is None
        assert led(app).session.rules.dealer == match.next_dealer
        assert "Game 2 of 5" in text_of(app, "title")


async def test_without_color_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What color says is said by signs too: suits, pegs, lifted and useless cards."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.no_color
        await pilot.press("1")
        await pilot.pause()
        hand = text_of(app, "hand")
        assert "▲" in hand
        assert any(suit in hand for suit in "♣♦♥♠")
        assert "●" in text_of(app, "board")
        assert "■" in text_of(app, "board")


async def test_a_count_is_told_phrase_by_phrase_and_can_be_hurried(tmp_path: Path) -> None:
    app = table(tmp_path)
    led(app).pace = "none"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await until(app, pilot, Ask.GO_ON)
        stage = led(app).scene.show
        assert stage is not None
        assert stage.is_complete
        assert app.screen.has_class("counting")
        stage.told = 0
        led(app).scene.ask = Ask.NOTHING
        led(app).pace = "slow"
        await pilot.press("space")
        assert stage.is_complete
        assert led(app).scene.ask is Ask.GO_ON
