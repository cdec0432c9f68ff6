"""Unfinished games in the lobby: which game, who is there, and scores that suit it."""

from collections.abc import AsyncIterator

import pytest

from pegboard.club.tables.model import Settings
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._lobby import told_scores, written
from pegboard.web._offers import OFFERS
from support.html import Element, read_html
from support.web import Club, open_club

MINUS = "\N{MINUS SIGN}"
HELD = ":\N{NO-BREAK SPACE}"
"""Between a name and its score."""


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def row(club: Club, player: str, lang: str = "en") -> Element:
    """The only unfinished game of *player*."""
    async with club.browser(player) as browser:
        cookie = f"{club.cookie(player)}; lang={lang}"
        page = read_html((await browser.get("/", headers={"cookie": cookie})).text)
    return page.one("ul", class_="games").one("li")


async def table(club: Club, game: str, variant: str, bots: dict[int, str]) -> tuple[str, str]:
    """A table that Ada has opened and where she sits at seat 0; its name and hers."""
    ada = await club.guest("Ada")
    name = await club.open_table(ada, Settings(game=game, variant=variant, bots=bots))
    await club.sit(name, ada, 0)
    return name, ada


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "variant", "seats"),
    [
        ("cribbage", "six-card", 2),
        ("cribbage", "three-handed", 3),
        ("cribbage", "partners", 4),
        ("ecarte", "ecarte", 2),
        ("solo-whist", "solo", 4),
    ],
)
async def test_a_row_names_its_game_and_the_club_players(
    club: Club, game: str, variant: str, seats: int, lang: str
) -> None:
    _, ada = await table(club, game, variant, dict.fromkeys(range(1, seats), "level-1"))
    texts = Texts(lang)
    shown = await row(club, ada, lang)
    assert shown.one("p", class_="game-name soft small").words == texts.text(f"variant-{variant}")
    company = "lobby-unfinished-club" if seats == 2 else "lobby-unfinished-clubs"
    assert shown.one("p", class_="game-who").words == texts.text(company)


async def test_people_are_named_from_the_left_and_free_seats_are_said(club: Club) -> None:
    name, ada = await table(club, "solo-whist", "solo", {1: "level-1"})
    await club.sit(name, await club.guest("Bob"), 3)
    shown = await row(club, ada)
    assert shown.one("p", class_="game-who").words == "With Club player 1, a free seat, Bob"
    assert shown.all("p", class_="score") == []
    theirs = await row(club, "bob")
    assert theirs.one("p", class_="game-who").words == "With Ada, Club player 1, a free seat"


async def test_each_for_himself_has_a_score_each(club: Club) -> None:
    name, ada = await table(club, "cribbage", "three-handed", {1: "level-1"})
    await club.sit(name, await club.guest("Bob"), 2)
    state = await club.site.tables.table(name)
    assert state.game is not None
    scores = state.game.rules.score(state.game.state)
    said = (await row(club, ada)).one("p", class_="score").words
    assert said == f"You{HELD}{scores[0]}, Club player 1{HELD}{scores[1]}, Bob{HELD}{scores[2]}"
    theirs = (await row(club, "bob")).one("p", class_="score").words
    assert theirs == f"You{HELD}{scores[2]}, Ada{HELD}{scores[0]}, Club player 1{HELD}{scores[1]}"


async def test_partners_have_one_score(club: Club) -> None:
    name, ada = await table(club, "cribbage", "partners", {1: "level-1", 2: "level-1"})
    await club.sit(name, await club.guest("Bob"), 3)
    state = await club.site.tables.table(name)
    assert state.game is not None
    ours, others = state.game.rules.score(state.game.state)
    said = (await row(club, ada)).one("p", class_="score").words
    assert said == f"Your pair has {ours}, the other {others}"
    theirs = (await row(club, "bob")).one("p", class_="score").words
    assert theirs == f"Your pair has {others}, the other {ours}"


def test_a_score_below_zero_has_a_true_minus_sign() -> None:
    assert (written(0), written(18), written(-18)) == ("0", "18", f"{MINUS}18")


def test_scores_are_told_from_where_the_reader_sits() -> None:
    """A side of one's own in Solo Whist and among three; a pair's, or the opponent's, else."""
    texts = Texts("en")
    solo, three = OFFERS["solo-whist", "solo"], OFFERS["cribbage", "three-handed"]
    assert told_scores(solo, (3, -9, 3, 3), 1, ("Bob", "Eve", "Ann"), texts) == (
        "lobby-unfinished-many",
        {"yours": f"{MINUS}9", "others": f"Bob{HELD}3, Eve{HELD}3, Ann{HELD}3"},
    )
    assert told_scores(three, (10, 20, 30), 1, ("Bob", "Eve"), texts) == (
        "lobby-unfinished-many",
        {"yours": "20", "others": f"Bob{HELD}30, Eve{HELD}10"},
    )
    pairs, auction = OFFERS["cribbage", "partners"], OFFERS["cribbage", "auction"]
    for seat, yours, theirs in ((0, "5", "7"), (1, "7", "5"), (2, "5", "7"), (3, "7", "5")):
        assert told_scores(pairs, (5, 7), seat, ("", "", ""), texts) == (
            "lobby-unfinished-pairs",
            {"yours": yours, "theirs": theirs},
        )
    assert told_scores(auction, (-4, 12), 1, ("Ada",), texts) == (
        "lobby-unfinished-score",
        {"yours": "12", "theirs": f"{MINUS}4"},
    )


async def test_unfinished_games_stand_before_the_form_and_only_the_first_unfolded(
    club: Club,
) -> None:
    ada = await club.guest("Ada")
    for _ in range(4):
        name = await club.open_table(ada, Settings(game="cribbage", variant="six-card"))
        await club.sit(name, ada, 0)
    async with club.browser(ada) as browser:
        text = (await browser.get("/", headers={"cookie": club.cookie(ada)})).text
    page = read_html(text)
    assert text.index("<h1>") < text.index('class="unfinished"') < text.index('id="play"')
    assert len(page.all("h1")) == 1
    folded = page.one("section", class_="unfinished").one("details")
    assert folded.one("summary").words == "And 1 more"
    assert len(folded.all("li")) == 1
    links = [field.attributes.get("id", "") for field in page.all("input", readonly="")]
    assert links == ["link-1", "link-2", "link-3", "link-4"]
