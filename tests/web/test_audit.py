"""The audit finds nothing in whole games, and finds every leak that is planted."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from pegboard.club.tables.model import Sat, Settings
from pegboard.web._wire import encode
from pegboard.web.projection import story_seen
from support.audit import CARD, Truth, leaks_in_frames, leaks_in_record
from support.seated import Seated
from support.web import Club, open_club

SPECTATOR = "id-cleo"
FAST = Settings(game="cribbage", variant="six-card", options={"target": "61"})


class Evening:
    """A whole game between two people, watched by a guest and by a stranger."""

    def __init__(self, club: Club, table: str) -> None:
        self.club = club
        self.table = table
        self.seated: list[Seated] = []
        self.viewers: dict[str | None, list[str]] = {}
        self.downloads: list[tuple[str | None, int, str]] = []
        self.pages: list[tuple[str | None, int, str]] = []

    async def truth(self) -> Truth:
        return Truth(await self.club.site.tables.since(self.table, 0))

    async def read(self, readers: Sequence[str | None]) -> None:
        """Download the record and open the pages, by somebody else each time, while it is played.

        What an answer may hold is judged by the version after it: nobody learns less as he goes.
        """
        tables = self.club.site.tables
        async with tables.listen(self.table) as versions:
            count = 0
            while (await tables.table(self.table)).stage != "over":
                reader = readers[count % len(readers)]
                count += 1
                async with self.club.browser(reader) as browser:
                    record = await browser.get(f"/api/tables/{self.table}/record")
                    paths = ("/", f"/t/{self.table}", "/api/health")
                    page = await browser.get(paths[count % len(paths)])
                version = (await tables.table(self.table)).version
                if record.is_success:
                    self.downloads.append((reader, version, record.text))
                self.pages.append((reader, version, f"{page.headers}{page.text}"))
                await anext(versions)


async def play(club: Club, seed: int, settings: Settings = FAST) -> Evening:
    """Play a game through sockets; one of the players goes and comes back in between."""
    anna, bert, cleo = [await club.guest(name) for name in ("id-Anna", "id-Bert", "id-Cleo")]
    table = await club.open_table(anna, settings)
    evening = Evening(club, table)
    watching = [await club.page(cleo), await club.page()]
    for page in watching:
        await page.hello(table)
    pages = [await club.sit(table, anna, 0), await club.sit(table, bert, 1)]
    evening.seated = [Seated(page, seed + n, club.clock) for n, page in enumerate(pages)]
    playing = [one.play() for one in evening.seated]
    await asyncio.gather(evening.read((anna, bert, cleo, None)), *playing)
    late = await club.page(bert)
    await late.hello(table)
    for page in watching:
        one = Seated(page)
        one.catch_up()
        await one.until_version(evening.seated[0].version)
    evening.viewers = {
        anna: pages[0].frames,
        bert: [*pages[1].frames, *late.frames],
        cleo: watching[0].frames,
        None: watching[1].frames,
    }
    return evening


async def audited(seed: int) -> int:
    """Play and audit one game; how many frames were looked at."""
    async with open_club(seed=seed) as club:
        evening = await play(club, seed)
        truth = await evening.truth()
        for player, frames in evening.viewers.items():
            assert leaks_in_frames(truth, player, frames) == []
        assert evening.downloads
        for player, version, text in evening.downloads:
            assert leaks_in_record(truth, player, text, version) == []
        for player, version, text in evening.pages:
            assert [one for one in truth.hidden_texts(player, version) if one in text] == []
        assert [one.faults for one in evening.seated] == [[], []]
        assert club.site.rooms.faults == 0
        return sum(map(len, evening.viewers.values()))


async def test_no_viewer_of_fifty_games_is_told_anything_too_early(
    capfd: pytest.CaptureFixture[str],
) -> None:
    frames = [await audited(seed) for seed in range(50)]
    assert min(frames) > 50
    written = "".join(capfd.readouterr())
    assert CARD.findall(written) == []
    assert re.findall("[0-9a-f]{32}", written) == []


@pytest.mark.deep
@pytest.mark.timeout(3600)
async def test_no_viewer_of_a_thousand_games_is_told_anything_too_early() -> None:
    for seed in range(1000, 2000):
        await audited(seed)


# --- Planted leaks -------------------------------------------------------------------------


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    async with open_club(seed=7) as club:
        yield await play(club, 7)


async def test_what_one_player_saw_is_a_leak_for_all_others(evening: Evening) -> None:
    truth = await evening.truth()
    players = ["id-anna", "id-bert"]
    for mine, other in (players, players[::-1]):
        for viewer in (other, SPECTATOR, None):
            found = leaks_in_frames(truth, viewer, evening.viewers[mine])
            assert len(found) > 50
    assert leaks_in_frames(truth, players[0], evening.viewers[None]) == []


def planted(frames: Sequence[str], change: str, seed: int) -> tuple[list[str], str]:
    """*frames* with one more fact in one of them."""
    random = Random(seed)  # noqa: S311 - any frame will do
    at = random.choice([n for n, text in enumerate(frames) if '"phase":"play"' in text])
    frame = json.loads(frames[at])
    seen = frame["seen"] if frame["t"] == "snapshot" else random.choice(frame["entries"])["seen"]
    seen["view"]["note"] = change
    return [*frames[:at], json.dumps(frame), *frames[at + 1 :]], change


async def test_a_hidden_card_in_what_a_new_page_is_told_is_found(evening: Evening) -> None:
    truth = await evening.truth()
    happenings = await evening.club.site.tables.since(evening.table, 0)
    checked = 0
    for happening in happenings[::7]:
        version = happening.entry.version
        if happening.after.stage != "playing":
            continue
        for viewer, seat in ((None, None), ("id-anna", 0), ("id-bert", 1)):
            story = [
                (one.entry.version, event) for one in happenings[:version] for event in one.events
            ]
            told = json.loads(encode(story_seen(happening.after, story, seat, 24 * 1024)))
            frame = {"t": "snapshot", "seen": {"v": version}, "told": told}
            assert leaks_in_frames(truth, viewer, [json.dumps(frame)]) == []
            now = truth.now(version)
            hidden = truth.known(now, 1 if seat == 0 else 0, version)
            for card in sorted(hidden - truth.known(now, seat, version))[:1]:
                told[-1]["note"] = [card]
                found = leaks_in_frames(truth, viewer, [json.dumps(frame)])
                assert [leak.what for leak in found] == [card]
                checked += 1
    assert checked > 5


async def test_a_secret_before_the_end_is_found(evening: Evening) -> None:
    truth = await evening.truth()
    for secret in evening.club.chance.secrets[:2]:
        frames, _ = planted(evening.viewers[None], secret.hex(), 3)
        assert [leak.what for leak in leaks_in_frames(truth, None, frames)] == [secret.hex()]


async def test_a_card_of_the_deal_under_way_is_found_in_a_record(evening: Evening) -> None:
    truth = await evening.truth()
    reader, version, text = next(one for one in evening.downloads if one[0] == "id-anna")
    mine = truth.known(truth.now(version), 0, version)
    for card in ("5C", "5D", "5H", "5S", "JC", "JD", "JH", "JS"):
        found = leaks_in_record(truth, reader, f"{text}deal {card}\n", version)
        assert bool(found) == (card not in mine)


async def test_a_secret_and_a_salt_are_found_in_a_record_before_the_end(evening: Evening) -> None:
    truth = await evening.truth()
    reader, version, text = evening.downloads[0]
    secret = evening.club.chance.secrets[0].hex()
    leaks = leaks_in_record(truth, reader, f"{text}[Secret {secret}]\n", version)
    assert [leak.what for leak in leaks] == [secret]
    sat = [one.entry.body for one in await evening.club.site.tables.since(evening.table, 0)]
    for salt in [body.salt for body in sat if isinstance(body, Sat)]:
        leaks = leaks_in_record(truth, reader, f'{text}[Salt0 "{salt}"]\n', version)
        assert [leak.what for leak in leaks] == [salt]


async def test_an_undealt_card_is_found_even_at_the_end(evening: Evening) -> None:
    truth = await evening.truth()
    last = [text for text in evening.viewers["id-anna"] if '"entries"' in text][-1]
    deal = truth.now(truth.latest)
    undealt = next(
        card
        for card in (r + s for r in "A23456789TJQK" for s in "CDHS")
        if card not in truth.known(deal, 0, truth.latest)
    )
    frame = json.loads(last)
    frame["entries"][-1]["seen"]["view"]["stock"] = [undealt]
    found = leaks_in_frames(truth, "id-anna", [json.dumps(frame)])
    assert [leak.what for leak in found] == [undealt]


async def test_every_hidden_card_is_found_wherever_it_is_put(evening: Evening) -> None:
    truth = await evening.truth()
    checked = 0
    for text in evening.viewers[None]:
        frame = json.loads(text)
        if frame["t"] != "events":
            continue
        for entry in frame["entries"]:
            version = entry["v"]
            if entry["seen"]["stage"] != "playing":
                continue
            deal = truth.now(version)
            hidden = truth.known(deal, 0, version) - truth.known(deal, None, version)
            for card in sorted(hidden)[:2]:
                for place in (entry, entry["seen"]["view"], entry["seen"]):
                    place["x"] = {"deep": [[f"1 {card}"]]}
                    found = leaks_in_frames(truth, None, [json.dumps(frame)])
                    assert [leak.what for leak in found] == [card]
                    del place["x"]
                    checked += 1
    assert checked > 100


async def test_a_salt_before_the_end_and_a_strangers_id_are_found(evening: Evening) -> None:
    truth = await evening.truth()
    frame = {"t": "events", "entries": [{"v": 2, "seen": {"v": 2, "x": "id-anna"}}]}
    assert [leak.what for leak in leaks_in_frames(truth, None, [json.dumps(frame)])] == ["id-anna"]
    sat = (await evening.club.site.tables.since(evening.table, 0))[1].entry.body
    assert isinstance(sat, Sat)
    for version in (2, truth.latest - 1):
        for viewer in (None, "id-anna", "id-bert"):  # his own, too
            leaks = leaks_in_frames(truth, viewer, [_telling(sat.salt, version)])
            assert [leak.what for leak in leaks] == [sat.salt]
    assert leaks_in_frames(truth, None, [_telling(sat.salt, truth.latest)]) == []


def _telling(word: str, version: int) -> str:
    seen = {"v": version, "x": word}
    return json.dumps({"t": "events", "entries": [{"v": version, "seen": seen}]})


async def test_a_card_in_a_frame_about_nothing_is_found(evening: Evening) -> None:
    truth = await evening.truth()
    frame = json.dumps({"t": "refused", "id": "a", "why": "7H", "v": 3})
    assert [leak.what for leak in leaks_in_frames(truth, None, [frame])] == ["7H"]
