"""The page of Écarté: what it claims in cards and numbers is true, by an oracle of our own.

The oracle shares nothing with the library: it reads the cards off the page and knows the rule
book (ecarte.md) only.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from itertools import pairwise

import pytest

from pegboard.texts import LANGUAGES, Texts
from support import told
from support.html import Element
from support.web import Club, open_club

HIGH_TO_LOW = "KQJAT987"
RANK_NAMES = ("ace", "seven", "eight", "nine", "ten", "jack", "queen", "king")
SUIT_NAMES = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with open_club() as opened:
        yield opened


async def ecarte_page(club: Club, lang: str) -> Element:
    return await told.told(club, "/rules/ecarte", lang)


def beats(card: str, led: str, trumps: str) -> bool:
    if card[1] == led[1]:
        return HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(led[0])
    return card[1] == trumps


def allowed(hand: Sequence[str], led: str, trumps: str) -> set[str]:
    """E20, clause by clause."""
    same = {card for card in hand if card[1] == led[1]}
    higher = {card for card in same if beats(card, led, trumps)}
    return higher or same or {card for card in hand if card[1] == trumps} or set(hand)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_order_is_that_of_a_beginner(club: Club, lang: str) -> None:
    order = told.sections(await ecarte_page(club, lang))
    assert order == [
        *("facts", "contents", "idea", "steps", "deal", "talk", "king", "tricks", "worked"),
        *("score", "win", "tactics", "faq", "options", "end"),
    ]


async def test_a_suit_is_shown_from_the_king_down(club: Club) -> None:
    page = await ecarte_page(club, "en")
    assert told.hand(page.all("figure")[0]) == [f"{rank}H" for rank in HIGH_TO_LOW]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_reply_is_bound_as_the_rules_bind_it(club: Club, lang: str) -> None:
    texts = Texts(lang)
    page = await ecarte_page(club, lang)
    suits = {texts.text("suit", suit=name): letter for name, letter in SUIT_NAMES.items()}
    replies = [figure for figure in page.all("figure") if figure.all("p", class_="asked")]
    kinds: list[str] = []
    for figure in replies:
        shown = figure.one("span", role="img").attributes
        asked = figure.one("p", class_="asked").words.rstrip(".")
        trumps = next(letter for name, letter in suits.items() if asked.endswith(name))
        hand, led = shown["data-hand"].split(), shown["data-starter"]
        barred = set(shown.get("data-barred", "").split())
        free = set(hand) - barred
        assert free == allowed(hand, led, trumps)
        said = figure.one("p", class_="total").words
        names = {card: name_of(texts, card) for card in hand}
        assert {card for card in hand if names[card] in said} == free
        kinds.append(kind_of(hand, led, trumps))
    assert kinds == ["beat", "follow", "trump", "free"]


def name_of(texts: Texts, card: str) -> str:
    ranks = dict(
        zip(
            "A789TJQK",
            ["ace", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
            strict=True,
        )
    )
    suits = {letter: name for name, letter in SUIT_NAMES.items()}
    return texts.text("card", rank=ranks[card[0]], suit=suits[card[1]], case="nominative")


def kind_of(hand: Sequence[str], led: str, trumps: str) -> str:
    """Which duty a reply shows."""
    free = allowed(hand, led, trumps)
    if all(card[1] == led[1] for card in free):
        return "beat" if all(beats(card, led, trumps) for card in free) else "follow"
    return "trump" if all(card[1] == trumps for card in free) else "free"


# --- The worked deal -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_deal_is_played_and_scored_by_the_rules(club: Club, lang: str) -> None:
    texts = Texts(lang)
    page = await ecarte_page(club, lang)
    hands = after_the_exchange(page)
    names = [texts.text(f"rules-worked-{who}") for who in ("you", "opposite")]
    taken = [0, 0]
    leader = 0
    for trick in told.tricks(page.one("table", class_="tricks")):
        assert trick.leader == leader
        led, reply = trick.cards[leader], trick.cards[1 - leader]
        assert reply in allowed(hands[1 - leader], led, "H")
        for seat, card in enumerate(trick.cards):
            hands[seat].remove(card)
        leader = 1 - leader if beats(reply, led, "H") else leader
        taken[leader] += 1
        assert trick.taker == names[leader]
    assert hands == [[], []]
    assert taken == [3, 2]
    words = page.one("main").words
    own = {"tricks": 3, "majority": 1, "yours": 2, "theirs": 0}
    assert texts.text("rules-ecarte-worked-score", **own) in words
    assert texts.text("rules-ecarte-worked-refused", refused=2) in words


async def test_the_dealer_accepts_as_the_advice_of_the_page_has_it(club: Club) -> None:
    """With two cards or fewer to change he would refuse (section 9), so he changes more."""
    rows = (await ecarte_page(club, "en")).one("dl", class_="dealt").all("dd")
    dealt = told.hand(rows[1])
    aside = rows[1].all("span", class_="throws")[0].all("span", class_="sign")
    to_change = {card for card in dealt if card[1] != "H" and card[0] != "K"}
    assert {told.card(sign.words) for sign in aside} == to_change
    assert len(to_change) >= 3


def after_the_exchange(page: Element) -> list[list[str]]:
    """Both hands as the tricks begin; as many cards are drawn as laid aside (E10)."""
    hands: list[list[str]] = []
    seen: list[str] = []
    for row in page.one("dl", class_="dealt").all("dd"):
        dealt = told.hand(row)
        aside, drawn = (
            [told.card(sign.words) for sign in part.all("span", class_="sign")]
            for part in row.all("span", class_="throws")
        )
        assert 1 <= len(aside) == len(drawn) <= 5
        assert set(aside) <= set(dealt)
        hands.append([card for card in dealt if card not in aside] + drawn)
        seen += [*dealt, *drawn]
    assert len(seen) == len(set(seen))
    return hands


async def test_the_king_that_is_announced_is_held(club: Club) -> None:
    page = await ecarte_page(club, "en")
    mine, theirs = after_the_exchange(page)
    assert "KH" in mine
    assert "KH" not in theirs
    said = [item.words for item in page.all("ol", class_="calls")[1].all("li")]
    assert said == ["You I play", "You I announce the king"]


async def test_what_is_said_at_a_russian_table(club: Club) -> None:
    page = await ecarte_page(club, "ru")
    words = page.one("main").words
    assert all(f"«{word}»." in words for word in ("Играю", "Предлагаю", "Прошу", "Играем"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_points_for_tricks_are_those_of_the_rules(club: Club, lang: str) -> None:
    page = await ecarte_page(club, lang)
    rows = told.cells(page.one("table", class_="sheet"))
    assert [row[1:] for row in rows] == [list("2122"), list("2212"), list("2112")]  # E25


# --- Advice --------------------------------------------------------------------------------


def by_suit(hand: Sequence[str]) -> dict[str, str]:
    """The ranks held of each suit but hearts, which are trumps."""
    suits = {card[1] for card in hand} - {"H"}
    return {suit: "".join(card[0] for card in hand if card[1] == suit) for suit in suits}


def trumps(hand: Sequence[str]) -> str:
    return "".join(card[0] for card in hand if card[1] == "H")


def is_long_and_headed(hand: Sequence[str], length: int, heads: str) -> bool:
    return any(len(held) >= length and held[0] in heads for held in by_suit(hand).values())


def is_two_suits_headed(hand: Sequence[str]) -> bool:
    held = sorted(by_suit(hand).values(), key=len)
    return len(held) == 2 and len(held[1]) == 3 and all(suit[0] in "KQ" for suit in held)


STAND: tuple[Callable[[Sequence[str]], bool], ...] = (
    lambda hand: len(trumps(hand)) == 3,
    lambda hand: len(trumps(hand)) == 2 and len(by_suit(hand)) == 1,
    lambda hand: len(trumps(hand)) == 2 and is_long_and_headed(hand, 2, "KQ"),
    lambda hand: len(trumps(hand)) == 1 and is_long_and_headed(hand, 4, "K"),
    lambda hand: len(trumps(hand)) == 1 and is_two_suits_headed(hand),
    lambda hand: not trumps(hand) and sum(card[0] in "KQJ" for card in hand) >= 4,
)
"""Section 9 of the rule book, row by row; none of these holds the king of trumps."""

REFUSE: tuple[Callable[[Sequence[str]], bool], ...] = (
    lambda hand: len(trumps(hand)) == 3,
    lambda hand: sum(card[1] != "H" and card[0] != "K" for card in hand) == 2,
    lambda hand: (
        len(trumps(hand)) == 1
        and all(held[0] == "Q" and len(held) == 2 for held in by_suit(hand).values())
    ),
)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_hand_shown_is_what_is_said_of_it(club: Club, lang: str) -> None:
    page = await ecarte_page(club, lang)
    for shown, rules in zip(page.all("ul", class_="examples"), (STAND, REFUSE), strict=True):
        hands = [told.hand(row) for row in shown.all("li")]
        assert all(len(set(hand)) == 5 and "K" not in trumps(hand) for hand in hands)
        assert all("9H" not in hand for hand in hands), "the nine is turned up"
        assert [rule(hand) for rule, hand in zip(rules, hands, strict=True)] == [True] * len(rules)
        for hand in hands:
            assert all(is_in_order(one, two) for one, two in pairwise(hand))


def is_in_order(one: str, two: str) -> bool:
    """A hand lies suit by suit, each from the highest card down."""
    return one[1] < two[1] or (one[1] == two[1] and beats(one, two, "H"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_how_often_the_dealer_has_two_trumps(club: Club, lang: str) -> None:
    """From the counts of section 9, of 65,780 hands each."""
    counts = (27_020, 21_206, 15_506)
    shares = {f"threat{own}": round(100 * count / 65_780) for own, count in enumerate(counts)}
    sentence = Texts(lang).text("rules-ecarte-stand-threat", **shares)
    assert sentence in (await ecarte_page(club, lang)).one("main").words


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_numbers_of_the_rules_are_told(club: Club, lang: str) -> None:
    texts = Texts(lang)
    words = (await ecarte_page(club, lang)).one("main").words
    told_numbers = {
        "fact-pack-value": {"cards": 32},
        "fact-goal-value": {"target": 5},
        "deal-king": {"king": 1},
        "score-most": {"most": 3},
        "win-first": {"target": 5},
        "faq-five": {"vole": 2},
        "faq-refuse-later": {"majority": 1},
        "faq-twice-question": {"risk": 2},
    }
    for part, numbers in told_numbers.items():
        assert texts.text(f"rules-ecarte-{part}", **numbers) in words
