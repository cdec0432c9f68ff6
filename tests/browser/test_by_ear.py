"""A game followed by ear: what is said aloud tells everything that the record holds, in order."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from pegboard import catalog
from pegboard.cards import Card
from pegboard.game import read_record
from pegboard.games.cribbage import (
    CountClosed,
    Dealt,
    GameEnded,
    Laid,
    LaidAway,
    LotDrawn,
    SaidGo,
    Shown,
    StarterTurned,
    spoken_count,
)
from pegboard.texts import Texts
from support.screen import NewScreen, Screen
from support.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES: Final = {"en": ("Ada", "Club player"), "ru": ("Ада", "Клубный игрок")}


class Words:
    """What the player in seat 0 must hear of an event: phrases, each a part of a sentence."""

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)
        self.names = NAMES[lang]

    def who(self, seat: int) -> Mapping[str, str]:
        return {"who": "you" if seat == 0 else "other", "name": self.names[seat]}

    def card(self, card: Card | None, case: str = "accusative") -> dict[str, str]:
        assert card is not None, "the record of a game that was played knows every card"
        return {"rank": card.rank.name.lower(), "suit": card.suit.name.lower(), "case": case}

    def name(self, card: Card | None, case: str = "nominative") -> str:
        return self.texts.text("card", **self.card(card, case))

    def of(self, event: Any) -> Iterator[str]:  # noqa: ANN401, C901, PLR0912 - an event each
        text = self.texts.text
        match event:
            case LotDrawn():
                for seat, card in enumerate(event.cards):
                    if card is not None:
                        yield text("say-lot-draws", **self.who(seat), **self.card(card))
                if event.dealer is not None:
                    yield text("say-lot-dealer", **self.who(event.dealer))
            case Dealt():
                yield text("say-dealt", **self.who(event.dealer), deal=event.number)
                for card in event.hands[0] or ():
                    yield self.name(card)
            case LaidAway(seat=0):
                for card in event.cards or ():
                    yield self.name(card, "accusative")
            case LaidAway():
                yield text("say-lays-away", **self.who(event.seat), cards=2)
            case StarterTurned():
                yield text("say-starter", **self.card(event.card, "nominative"))
                if event.heels:
                    yield text("count-heels")
            case Laid():
                who, what = self.who(event.seat), self.card(event.card)
                yield text("say-lays", **who, **what, total=event.total).rstrip(".")
                for item in event.items:
                    yield text(f"play-{item.kind}", length=item.cards)
            case SaidGo():
                yield text("say-go", **self.who(event.seat), total=event.total)
            case CountClosed() if event.points:
                why = text(f"play-{event.reason}")
                yield text("say-pegs", **self.who(event.seat), points=event.points, why=why)
            case Shown():
                yield text(f"show-{event.what}", **self.who(event.owner))
                for card in event.cards:
                    yield self.name(card)
                assert event.show is not None
                for phrase in spoken_count(event.show):
                    yield text(phrase.key, **phrase.arguments)
                score = event.scores[event.side]
                yield text("say-score", **self.who(event.owner), score=score)
            case GameEnded():
                winner, scores = event.result.winner, event.result.scores
                assert winner is not None
                if event.result.termination == "normal":
                    high, low = scores[winner], scores[1 - winner]
                    yield text("say-game-won", **self.who(winner), high=high, low=low)
                else:
                    yield text("say-game-given", **self.who(winner))
            case _:
                return


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_words_tell_the_whole_game(
    new_screen: NewScreen, club: Server, lang: str
) -> None:
    screen = await new_screen(lang=lang)
    page = screen.page
    texts = Texts(lang)
    await page.goto(club.url)
    await page.get_by_label(texts.text("lobby-name")).fill(NAMES[lang][0])
    await page.get_by_role("button", name=texts.text("lobby-play")).click()
    await page.wait_for_url("**/t/*")
    await screen.play_on("keys", until=("go-on", "over"))
    await screen.play_on("keys", until=("play", "over"))
    await give_up(screen, texts)

    answer = await page.request.get(f"{club.url}/api/tables/{screen.table}/record")
    record = read_record(await answer.text(), catalog.rules)
    said = await screen.heard()
    assert_told(said, record.events, Words(lang))
    assert lang == "en" or not re.search("[A-Za-z]{2}", " ".join(said))


def assert_told(said: Sequence[str], events: Sequence[Any], words: Words) -> None:
    """Each event has a sentence of its own with all its words, later than the event before it."""
    at = dealt = told = 0
    for event in events:
        phrases = list(words.of(event))
        if not phrases:
            continue
        # Everybody chooses at once; only the record has an order for it.
        since = dealt if isinstance(event, LaidAway) else at
        lines = range(since, len(said))
        line = next((n for n in lines if all(phrase in said[n] for phrase in phrases)), None)
        assert line is not None, f"{phrases} was not heard after {said[since - 1]!r}"
        at = max(at, line + 1)
        dealt = at if isinstance(event, Dealt) else dealt
        told += 1
    assert told > 15


async def give_up(screen: Screen, texts: Texts) -> None:
    """Resign: by the menu, and only after a question."""
    page = screen.page
    await page.get_by_role("button", name=texts.text("table-menu")).click()
    await page.get_by_role("button", name=texts.text("table-resign"), exact=True).click()
    await page.locator("dialog .danger").click()
    assert (await screen.asked()).task == "over"
