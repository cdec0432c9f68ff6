"""The page of Solo Whist: what it claims in cards and numbers is true, by an oracle of our own.

The oracle shares nothing with the library: it reads the cards off the page and knows the rule
book (solo-whist.md) only.
"""

from collections.abc import AsyncIterator, Sequence

import pytest

from pegboard.texts import LANGUAGES, Texts
from support import told
from support.html import Element
from support.web import Club, open_club

HIGH_TO_LOW = "AKQJT98765432"
PLACES = ("you", "left", "opposite", "right")
ROWS = ("prop", "solo", "misere", "abundance", "royal", "open", "declared")


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def solo_page(club: Club, lang: str) -> Element:
    return await told.told(club, "/rules/solo-whist", lang)


def names(lang: str) -> list[str]:
    texts = Texts(lang)
    keys = ["rules-worked-you", *(f"rules-solo-whist-worked-{place}" for place in PLACES[1:])]
    return [texts.text(key) for key in keys]


def winner(cards: Sequence[str], leader: int, trumps: str) -> int:
    """Who takes a trick (W17); cards by seat."""
    suit = trumps if any(card[1] == trumps for card in cards) else cards[leader][1]
    of_suit = [card for card in cards if card[1] == suit]
    return cards.index(min(of_suit, key=lambda card: HIGH_TO_LOW.index(card[0])))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_order_is_that_of_a_beginner(club: Club, lang: str) -> None:
    order = told.sections(await solo_page(club, lang))
    assert order == [
        *("facts", "contents", "idea", "steps", "deal", "calls", "auction", "tricks", "misere"),
        *("worked", "score", "tactics", "faq", "options", "end"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_calls_stand_from_the_lowest_with_what_they_need(club: Club, lang: str) -> None:
    texts = Texts(lang)
    page = await solo_page(club, lang)
    rows = told.cells(page.all("table", class_="sheet")[0])
    numbers = {"pair": 8, "solo": 5, "abundance": 9, "slam": 13}
    assert rows == [
        [
            texts.text(f"rules-solo-whist-row-{call}"),
            texts.text(f"rules-solo-whist-needs-{call}", **numbers),
            texts.text(f"rules-solo-whist-trumps-{call}"),
        ]
        for call in ROWS
    ]


# --- Auctions ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_auctions_ask_who_is_to_be_asked(club: Club, lang: str) -> None:
    """Hand-written from W5 to W10: eldest's right, an overtaken proposal, a lone one."""
    texts = Texts(lang)
    page = await solo_page(club, lang)
    accepted = "0 pass, 1 prop, 2 pass, 3 pass, 0 accept"
    auctions = (
        accepted,
        "0 pass, 1 prop, 2 solo, 3 pass, 1 misere, 2 pass",
        "0 pass, 1 pass, 2 prop, 3 pass, 0 decline, 2 solo",
        accepted,
    )
    for shown, auction in zip(page.all("ol", class_="calls"), auctions, strict=True):
        said = [word.split(" ") for word in auction.split(", ")]
        assert [item.words for item in shown.all("li")] == [
            f"{names(lang)[int(seat)]} {texts.text(f'solo-word-{word}')}" for seat, word in said
        ]


# --- Tricks --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_single_trick_goes_to_whom_the_page_says(club: Club, lang: str) -> None:
    page = await solo_page(club, lang)
    tricks = told.tricks(page.all("table", class_="tricks")[0])
    takers = [names(lang)[winner(it.cards, it.leader, "S")] for it in tricks]
    assert [it.taker for it in tricks] == takers
    used = [card for it in tricks for card in it.cards]
    assert len(used) == len(set(used)) == 16
    assert "6S" not in used, "it is turned up"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_deal_is_played_and_scored_by_the_rules(club: Club, lang: str) -> None:
    page = await solo_page(club, lang)
    hands = [told.hand(row) for row in page.one("dl", class_="dealt").all("dd")]
    dealt = [card for hand in hands for card in hand]
    assert len(dealt) == len(set(dealt)) == 52
    assert "TC" in hands[3], "the card turned up is the dealer's"
    taken = [0] * 4
    leader = 0
    for trick in told.tricks(page.all("table", class_="tricks")[1]):
        assert trick.leader == leader
        for seat, card in enumerate(trick.cards):
            held = {one[1] for one in hands[seat]}
            assert card[1] == trick.cards[leader][1] or trick.cards[leader][1] not in held
            hands[seat].remove(card)
        leader = winner(trick.cards, trick.leader, "C")
        assert trick.taker == names(lang)[leader]
        taken[leader] += 1
    assert hands == [[]] * 4
    assert taken == [4, 4, 3, 2]
    score = {"yours": 4, "theirs": 4, "together": 8, "points": 1}
    assert Texts(lang).text("rules-solo-whist-worked-score", **score) in page.one("main").words


# --- The score -----------------------------------------------------------------------------


def number(cell: str) -> int:
    return int(cell.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_payments_are_those_of_the_rules(club: Club, lang: str) -> None:
    page = await solo_page(club, lang)
    _, payments, session, scale = page.all("table", class_="sheet")
    units = {"prop": 1, "solo": 1, "misere": 2, "abundance": 3, "royal": 3, "open": 4}  # W24
    every = [*units.values(), 6]
    alone = [1, *[3] * 6]
    paid = [(number(row[1]), number(row[2])) for row in told.cells(payments)]
    assert paid == [(unit * others, -unit) for unit, others in zip(every, alone, strict=True)]
    changes = [[number(cell) for cell in row[1:]] for row in told.cells(session)]
    assert [sum(row) for row in changes] == [0] * 5
    assert changes[:4] == [[3, -1, -1, -1], [2, -6, 2, 2], [-1, -1, 1, 1], [-6, -6, -6, 18]]
    assert changes[4] == [sum(column) for column in zip(*changes[:4], strict=True)]
    bases = [row[1:] for row in told.cells(scale)]  # W27
    assert [int(base) for base, _ in bases] == [6, 6, 12, 18, 18, 24, 36]
    beside = [index for index, (_, more) in enumerate(bases) if more != "\N{EN DASH}"]
    assert [ROWS[index] for index in beside] == ["prop", "solo", "abundance", "royal"]
    assert all(int(bases[index][1]) == int(bases[index][0]) + 1 for index in beside)


# --- Advice --------------------------------------------------------------------------------


async def test_every_hand_shown_is_what_is_said_of_it(club: Club) -> None:
    page = await solo_page(club, "en")
    hands = [told.hand(row) for row in page.one("ul", class_="examples").all("li")]
    assert all(len(set(hand)) == 13 and "6S" not in hand for hand in hands[:5])
    prop, accept, solo, misere, abundance, open_misere, declared = hands
    assert 3 <= sure(accept) <= sure(prop) <= 5
    assert len(of(solo, "S")) == 5
    assert {"AS", "KS", "AH", "KH"} <= set(solo)
    assert all(lowest(misere, suit) <= 3 for suit in "CDHS")
    assert all(lowest(open_misere, suit) == 2 for suit in "CDHS")
    assert highest(open_misere) < highest(misere) <= 10
    assert of(abundance, "H").startswith("AKQJ")
    assert sum(card[0] in "AK" for card in abundance if card[1] != "H") == 3
    assert takes_everything(declared, "H")


def of(hand: Sequence[str], suit: str) -> str:
    """Ranks of a suit, in the order shown."""
    return "".join(card[0] for card in hand if card[1] == suit)


def sure(hand: Sequence[str]) -> int:
    """Aces, and kings with a card beside them."""
    guarded = [card for card in hand if card[0] == "K" and len(of(hand, card[1])) > 1]
    return sum(card[0] == "A" for card in hand) + len(guarded)


def height(card: str) -> int:
    return 14 - HIGH_TO_LOW.index(card[0])


def lowest(hand: Sequence[str], suit: str) -> int:
    return min(height(card) for card in hand if card[1] == suit)


def highest(hand: Sequence[str]) -> int:
    return max(map(height, hand))


def takes_everything(hand: Sequence[str], trumps: str) -> bool:
    """High trumps enough to draw all others, and nothing but the highest cards beside them."""
    held = of(hand, trumps)
    top = all(HIGH_TO_LOW.startswith(of(hand, suit)) for suit in "CDHS")
    return top and len(held) >= 13 - len(held)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_misere_hand_is_looked_at_suit_by_suit(club: Club, lang: str) -> None:
    page = await solo_page(club, lang)
    example = next(
        figure
        for figure in page.all("figure")
        if figure.one("h3").words == Texts(lang).text("rules-solo-whist-low-example-title")
    )
    assert told.hand(example) == ["9C", "7C", "4C", "2C"]
