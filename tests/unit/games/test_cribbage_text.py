"""Actions in the words of the record: read, written, equal; anything else refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegboard.cards import Card, parse_cards
from pegboard.game import NotationError
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    Action,
    Bid,
    Bonus,
    Claim,
    Cut,
    Deal,
    Depth,
    Forfeit,
    Go,
    Lay,
    LayAway,
    Lot,
    Muggins,
    NoMuggins,
    Pass,
    Resign,
)
from pegboard.testing import hands

RULES = cribbage.rules("six-card")

SPELLINGS: dict[str, Action] = {
    "lot 7C - KD": Lot((Card.parse("7C"), None, Card.parse("KD"))),
    "bonus 1": Bonus(1),
    "deal 5H JC / 3D ?? + 2S": Deal(
        (parse_cards("5H JC"), (Card.parse("3D"), None)), parse_cards("2S")
    ),
    "cut JD": Cut(Card.parse("JD")),
    "2C KH": LayAway(parse_cards("2C KH")),
    "?? ??": LayAway((None, None)),
    "??": LayAway((None,)),
    "7H": Lay(Card.parse("7H")),
    "go": Go(),
    "bid 12": Bid(12),
    "pass": Pass(),
    "depth 7": Depth(7),
    "claim 0": Claim(0),
    "muggins 2": Muggins(2),
    "no-muggins": NoMuggins(),
    "resign": Resign(),
    "time": Forfeit("time"),
    "abandoned": Forfeit("abandoned"),
}


@pytest.mark.parametrize("text", SPELLINGS)
def test_every_action_has_one_spelling(text: str) -> None:
    assert RULES.parse(text) == SPELLINGS[text]
    assert RULES.write(SPELLINGS[text]) == text


def test_a_single_card_laid_away_is_written_like_one_laid() -> None:
    assert RULES.write(LayAway((Card.parse("7H"),))) == "7H"


def test_cards_laid_away_are_written_from_ace_to_king() -> None:
    assert RULES.write(LayAway(parse_cards("KH 2S 2C"))) == "2C 2S KH"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7h",
        "10H",
        "7H ",
        " 7H",
        "7H  8H",
        "7H/8H",
        "bid",
        "bid ",
        "bid -1",
        "bid 01",
        "bid 1 2",
        "bid ²",
        "bid 1.0",
        "pass 1",
        "GO",
        "go go",
        "cut",
        "cut ??",
        "cut 5H 6H",
        "lot",
        "lot ??",
        "deal",
        "deal 5H /",
        "deal 5H / 6H +",
        "deal 5H/6H",
        "deal -",
        "time out",
        "resign ",
        "lay 7H",
        "бид 1",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        RULES.parse(text)


@given(text=st.text(alphabet="0123456789AKQJTCDHS?/+- abdegilmnopstu", max_size=20))
def test_what_is_read_is_written_alike(text: str) -> None:
    try:
        action = RULES.parse(text)
    except NotationError:
        return
    written = RULES.write(action)
    assert RULES.parse(written) == RULES.parse(RULES.write(RULES.parse(written)))
    assert sorted(written.split()) == sorted(text.split())


@given(cards=hands(12))
def test_deals(cards: tuple[Card, ...]) -> None:
    deal = Deal((cards[:6], cards[6:]))
    assert RULES.parse(RULES.write(deal)) == deal
