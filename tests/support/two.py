"""Two people at one table of a club in process."""

from pegboard.club.tables.model import Settings
from support.seated import Seated
from support.web import Club

FAST = Settings(game="cribbage", variant="six-card", options={"target": "61"})
SETTLED = Settings(game="cribbage", variant="six-card", options={"first_dealer": "random"})
"""No lot: the first entry of a game holds the deal."""


class Two:
    """A table with two people, and what each has seen."""

    def __init__(self, name: str, anna: Seated, bert: Seated) -> None:
        self.name = name
        self.anna = anna
        self.bert = bert

    @property
    def both(self) -> tuple[Seated, Seated]:
        return self.anna, self.bert


async def two(club: Club, settings: Settings = FAST) -> Two:
    """Anna and Bert sit down; the cards are dealt."""
    anna, bert = await club.guest("Anna"), await club.guest("Bert")
    name = await club.open_table(anna, settings)
    pages = [await club.sit(name, anna, 0), await club.sit(name, bert, 1)]
    seated = [Seated(page, seed, club.clock) for seed, page in enumerate(pages)]
    version = (await club.site.tables.table(name)).version
    for one in seated:
        await one.until_version(version)
    return Two(name, *seated)


async def discarded(club: Club) -> Two:
    """The same after the lay-away: somebody leads."""
    table = await two(club)
    for one in table.both:
        await one.wish("act", at=one.version, action=one.seen["actions"][0])
    version = max(answer["v"] for one in table.both for answer in one.answers.values())
    for one in table.both:
        await one.until_version(version)
    return table


def to_act(table: Two) -> tuple[Seated, Seated]:
    """Who is to act, and the other."""
    return table.both if table.anna.seen["actions"] else (table.bert, table.anna)
