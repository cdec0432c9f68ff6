"""Écarté and Solo Whist in the terminal, played by keys."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.widgets import Static

from pegboard import catalog
from pegboard.cli.play import PlayApp, Session, TrickDirector, Wish, leader
from pegboard.cli.play._scene import Ask
from pegboard.game import read_record
from pegboard.games.ecarte import King
from pegboard.texts import Texts

NOON = datetime(2026, 1, 2, 12, 30, tzinfo=UTC)
VARIANTS = {"ecarte": "ecarte", "solo-whist": "solo"}
ROWS = {"title": 1, "board": 4, "others": 4, "pile": 5, "hand": 6, "message": 3}
"""Rows of each place in a terminal of 24; the board grows with what it holds."""


def table(
    game: str, lang: str, *, seed: int = 5, options: dict[str, str] | None = None
) -> TrickDirector:
    wish = Wish(
        game=game, variant=VARIANTS[game], options=options or {}, level="level-1", seed=seed
    )
    found = leader(Session(wish), Texts(lang), pace="none")
    assert isinstance(found, TrickDirector)
    return found


def asks(director: TrickDirector) -> Iterator[Ask]:
    """What the person is asked until the game is over; he does the first thing that he may."""
    for _ in range(2_000):
        while director.advance() is not None:
            pass
        ask = director.scene.ask
        yield ask
        if ask is Ask.AGAIN:
            return
        if director.scene.ask is ask:
            do_first(director)
    message = "the game does not come to its end"
    raise AssertionError(message)


def do_first(director: TrickDirector) -> None:
    match director.scene.ask:
        case Ask.CHOICE:
            director.press_digit(1)
            director.confirm()
        case Ask.CARD:
            director.scene.chosen = [min(places(director, may_be_played=True))]
            director.confirm()
        case Ask.THROW:
            director.press_digit(2)
            director.press_digit(1)
            director.confirm()
        case _:
            director.confirm()


def places(director: TrickDirector, *, may_be_played: bool) -> list[int]:
    """Places in the hand of the cards that may, or may not, be played."""
    manner = director.manner
    allowed = {card for one in director.scene.actions for card in manner.cards_of(one) or ()}
    cards = manner.own_cards(director.session.view)
    return [place for place, card in enumerate(cards) if (card in allowed) == may_be_played]


@pytest.mark.parametrize(
    ("game", "lang", "options"),
    [
        ("ecarte", "en", {"king_announce": "before_lead", "stock_rule": "limit"}),
        ("ecarte", "ru", {"dealer_min_exchange": "0", "game_value": "by_loser"}),
        ("solo-whist", "ru", {"deals": "4", "all_pass": "general_misere"}),
        ("solo-whist", "en", {"deals": "4", "scoring": "hoyle6"}),
    ],
)
def test_a_whole_game(game: str, lang: str, options: dict[str, str]) -> None:
    director = table(game, lang, options=options)
    seen = set(asks(director))
    assert {Ask.CHOICE, Ask.CARD, Ask.GO_ON, Ask.AGAIN} <= seen
    result = director.session.result
    assert result is not None
    assert director.scene.scores == result.scores
    record = director.session.record(director.names, NOON)
    again = read_record(str(record), catalog.rules)
    assert (again.result, str(again)) == (result, str(record))
    director.again()
    assert director.session.result is None


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_row_fits_and_every_text_is_there(game: str, lang: str) -> None:
    director = table(game, lang, seed=11)
    for asked, ask in enumerate(asks(director)):
        parts = director.parts
        for part, most in ROWS.items():
            rows = parts[part].split("\n")
            assert len(rows) <= most, (part, rows)
            # A long sentence of the table ends in an ellipsis; what may be done never does.
            if part not in {"title", "message"}:
                assert max(row.cell_len for row in rows) <= 80, (part, rows)
        if ask is Ask.CARD:
            assert director.scene.focus in places(director, may_be_played=True)
        if ask is Ask.CHOICE:
            assert director.keys in {"choice", "choice-pass"}
            assert all(row.cell_len <= 80 for row in parts["message"].split("\n")[1:])
        if asked > 80:
            break


def test_the_king_is_announced_by_a_key() -> None:
    for seed in range(200):
        director = table("ecarte", "en", seed=seed)
        for ask in asks(director):
            held = any(isinstance(one, King) for one in director.scene.actions)
            if ask is Ask.CARD and held:
                before = director.scene.scores[0]
                assert "K announces" in str(director.parts["message"])
                director.announce()
                next(asks(director))
                assert director.scene.scores[0] == before + 1
                return
            if ask is Ask.GO_ON:
                break
    message = "nobody held the king"
    raise AssertionError(message)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("ecarte", {"You hold the suit", "Whoever can beat", "Without the suit"}),
        ("solo-whist", {"have been led"}),
    ],
)
def test_a_card_that_may_not_be_played_is_refused_with_its_reason(
    game: str, words: set[str]
) -> None:
    found: set[str] = set()
    for seed in range(400):
        director = table(game, "en", seed=seed)
        for ask in asks(director):
            if ask is Ask.CARD and (wrong := places(director, may_be_played=False)):
                director.choose(wrong[0])
                director.confirm()
                assert director.scene.ask is Ask.CARD
                complaint = director.scene.complaint
                assert director.scene.chosen == [], "the next wish begins anew"
                assert any(word in complaint for word in words), complaint
                found |= {word for word in words if word in complaint}
                director.take_back()
            if ask is Ask.GO_ON or found == words:
                break
        if found == words:
            return
    raise AssertionError(found)


async def test_many_deals_are_read_from_the_last_one_and_can_be_moved(tmp_path: Path) -> None:
    director = table("solo-whist", "ru")
    director.scene.deals = [f"Кон {number}. Сыграно." for number in range(1, 41)]
    app = PlayApp(director, tmp_path, lambda: NOON)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        sheet = app.screen.query_one(".sheet")
        assert sheet.region.height <= 24
        assert sheet.scroll_offset.y == sheet.max_scroll_y > 0
        await pilot.press("up")
        await pilot.wait_for_scheduled_animations()
        assert sheet.scroll_offset.y < sheet.max_scroll_y
        await pilot.press("ctrl+c")
        assert len(app.screen_stack) == 1


@pytest.mark.parametrize("game", VARIANTS)
async def test_keys_and_pictures_of_the_app(tmp_path: Path, game: str) -> None:
    app = PlayApp(table(game, "en", seed=3), tmp_path, lambda: NOON)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(6):
            ask = app.director.scene.ask
            keys = {
                Ask.CHOICE: ["1", "enter"],
                Ask.THROW: ["1", "enter"],
                Ask.CARD: ["space", "enter"],
            }
            await pilot.press(*keys.get(ask, ["enter"]))
            await pilot.pause()
        hand = app.screen_stack[0].query_one("#hand", Static)
        assert hand.region.bottom <= 24
        await pilot.press("h", "q", "f2")
        await pilot.pause()
        assert app.texts.lang == "ru"
        await pilot.press("s")
        saved = (tmp_path / "pegboard-20260102-123000.peg").read_text(encoding="utf-8")
        assert read_record(saved, catalog.rules).rules.name == game


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_each_of_thirteen_cards_has_its_key(tmp_path: Path, lang: str) -> None:
    director = table("solo-whist", lang)
    for ask in asks(director):
        if ask is Ask.CARD:
            break
    app = PlayApp(director, tmp_path, lambda: NOON)
    keys = [*map(str, range(1, 10)), "0", "minus", "equals_sign", "backslash"]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert len(director.manner.own_cards(director.session.view)) == len(keys)
        for place, key in enumerate(keys):
            await pilot.press(key)
            assert director.scene.chosen == [place]
        await pilot.press("backspace")
        director.scene.actions = tuple(  # as one who leads and may play any card
            director.session.rules.parse(str(card))
            for card in director.manner.own_cards(director.session.view)
        )
        app.draw()
        labels = str(app.screen_stack[0].query_one("#hand", Static).content).split("\n")[-1]
        assert "".join(labels.split()).replace("[", "").replace("]", "") == "1234567890-=\\"
        await pilot.press("f1")
        await pilot.pause()
        assert "0 - = \\ " in str(app.screen.query_one(".sheet Static", Static).content)
