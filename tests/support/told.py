"""What a page about a game says, read off it again: its cards, its tables, its tricks."""

from dataclasses import dataclass
from typing import final

from support.html import Element, read_html
from support.web import Club

SUITS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


async def told(club: Club, path: str, lang: str) -> Element:
    """The page at *path* in a language."""
    async with club.browser() as browser:
        response = await browser.get(path, headers={"cookie": f"lang={lang}"})
    assert response.status_code == 200
    return read_html(response.text)


def hand(element: Element) -> list[str]:
    """The cards drawn in an element that holds one hand, the card set apart left out."""
    return element.one("span", role="img").attributes["data-hand"].split()


def card(sign: str) -> str:
    """A card as the record writes it, from the sign that a table shows."""
    return sign[:-1].replace("10", "T") + SUITS[sign[-1]]


def cards(text: str) -> list[str]:
    """Cards from signs with spaces between them."""
    return [card(sign) for sign in text.split()]


def cells(table: Element) -> list[list[str]]:
    """The body of a table, row by row."""
    rows = table.one("tbody").all("tr")
    return [[cell.words for cell in row.inside() if cell.tag in {"th", "td"}] for row in rows]


@final
@dataclass(frozen=True)
class Taken:
    """A trick of a table: cards in the order of the columns, who led, who took it."""

    cards: list[str]
    leader: int
    taker: str


def tricks(table: Element) -> list[Taken]:
    """Every trick of a table of tricks; remarks between them are left out."""
    found: list[Taken] = []
    for row in table.one("tbody").all("tr"):
        if row.attributes.get("class") == "note":
            continue
        _, *played, taker = row.all("td")
        leads = [cell.attributes.get("class") == "leads" for cell in played]
        assert leads.count(True) == 1
        found.append(Taken([card(it.words) for it in played], leads.index(True), taker.words))
    return found


def sections(page: Element) -> list[str]:
    """The places in the page's address, in their order."""
    return [heading.attributes.get("id", "") for heading in page.one("main").all("h2")]
