"""Records of Solo Whist: places of errors, hands that are not known, the lenient reader."""

import pytest

from pegboard import catalog
from pegboard.dealing import commit, packs_by_commitment, verify
from pegboard.game import (
    Game,
    Record,
    RecordError,
    RecordFault,
    Refusal,
    read_leniently,
    read_record,
)
from pegboard.games import solo_whist
from pegboard.games.solo_whist import Accept, Call, Pass, TrickTaken
from support.chance import seeded
from support.solo_kit import choose

HEAD = '[Game "solo-whist"]\n[Variant "solo"]\n[Format "1"]\n'
DEAL = (
    "deal 2D AC 4C 6S 6H 2S AD TD 6D TS 3C 4S 5H / 3D 7S KS 4D KC 4H JH 6C 9S 8S 2H 8D QC / "
    "5S 3H 2C 8C 8H KH 9H QD TH 5D JC AH QS / TC 7H 9D KD 7D 5C 7C 3S QH JD JS 9C AS"
)
LOST = f"""{HEAD}[Dealer "3"]

{DEAL}
0 pass
1 misere
2 pass
3 pass
0 5H
1 JH
2 3H
3 7H
score 2 -6 2 2
"""


def read(text: str) -> Record:
    return read_record(text, catalog.rules)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def test_the_record_itself_is_right_and_canonical() -> None:
    assert str(read(LOST)) == LOST
    assert read(LOST.replace("score 2 -6 2 2\n", "")).state == read(LOST).state


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ('"solo"', '"duo"', "unknown-variant", 2, 10),
        ('[Dealer "3"]', '[Dealer "4"]', "bad-tag", 4, 9),
        ('[Dealer "3"]', '[Options "deals=5"]', "bad-option-value", 4, 11),
        ('[Dealer "3"]', '[Options "target=5"]', "unknown-option", 4, 11),
        ('[Dealer "3"]', '[Start "1 2 3"]', "bad-start", 4, 8),
        ("2D AC", "2d AC", "bad-card", 6, 6),
        ("2D AC", "AC AC", "card-twice", 6, 9),
        ("5H / 3D", "3D / 3D", "card-twice", 6, 47),
        ("5H / 3D", "/ 3D", "wrong-count", 6, 44),
        ("QC / 5S", "QC 5S", "wrong-count", 6, 1),
        ("0 pass", "pass", "unknown-action", 7, 1),
        ("0 pass", "1 pass", "not-to-act", 7, 1),
        ("0 pass", "0 hello", "unknown-action", 7, 3),
        ("0 pass", "0 accept", "not-legal", 7, 3),
        ("0 pass", "0 5H", "not-legal", 7, 3),
        ("2 pass", "2 solo", "not-legal", 9, 3),
        ("2 pass", "2 general-misere", "unknown-action", 9, 3),
        ("0 5H", "0 5H = 1", "check-differs", 11, 8),
        ("0 5H", "0 trumps H", "not-legal", 11, 3),
        ("0 5H", "0 trumps h", "unknown-action", 11, 10),
        ("0 5H", "0 trumps ♥", "unknown-action", 11, 10),
        ("1 JH", "1 JC", "not-legal", 12, 3),
        ("1 JH", "1 KC", "not-legal", 12, 3),
        ("2 3H", "0 3H", "not-to-act", 13, 1),
        ("2 -6 2 2", "2 -6 2 3", "check-differs", 15, 14),
        ("2 -6 2 2", "2 -6 2", "unknown-action", 15, 14),
        ("2 -6 2 2", "2 -6 2 2 0", "unknown-action", 15, 16),
        ("score 2 -6 2 2", "0 4S", "not-to-act", 15, 1),
        ("3 7H\n", "", "not-legal", 14, 1),
    ],
)
def test_where_an_error_is(old: str, new: str, code: str, line: int, column: int) -> None:
    error = error_of(LOST.replace(old, new, 1))
    assert (error.code, error.line, error.column) == (code, line, column)


def test_why_a_line_is_not_legal_and_what_a_check_gives() -> None:
    assert error_of(LOST.replace("1 JH", "1 KC")).reason is Refusal.MUST_FOLLOW_SUIT
    differs = error_of(LOST.replace("2 -6 2 2", "2 -6 3 2"))
    assert (differs.stands, differs.given) == ("3", "2")


def test_no_score_line_where_nobody_played() -> None:
    text = LOST.partition("0 pass")[0] + "0 pass\n1 pass\n2 pass\n3 pass\n"
    assert str(read(text)) == text
    error = error_of(text + "score 0 0 0 0\n")
    assert (error.code, error.line) == (RecordFault.NOT_LEGAL, 11)


def test_a_lenient_reader_goes_on_at_the_next_deal() -> None:
    """The deal with the error changes nothing, and counts; the dealer after it deals."""
    second = f"\n{DEAL}\n1 pass\n2 pass\n3 pass\n0 pass\n"
    (reading,) = read_leniently(LOST.replace("1 JH", "1 KC") + second, catalog.rules)
    assert [error.line for error in reading.errors] == [12]
    assert reading.record is not None
    (right,) = read_leniently(LOST + second, catalog.rules)
    assert right.errors == ()


# --- Hands that the owner of the record does not know -----------------------------------------

UNKNOWN = f"""{HEAD}[Dealer "3"]

deal 2D AC 4C 6S 6H 2S AD TD 6D TS 3C 4S 5H / ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? / \
?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? / ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? AS
0 solo
1 pass
2 pass
3 pass
0 2D
1 KC
2 5D
3 7D
"""


def test_unknown_hands() -> None:
    record = read(UNKNOWN)
    assert str(record) == UNKNOWN
    taken = record.events[-1]
    assert isinstance(taken, TrickTaken)
    assert taken.trick.winner == 3
    view = record.rules.view(record.state, 3)
    assert view.held == (12, 12, 12, 12)
    assert [str(card) for card in view.hand] == ["AS", *["None"] * 11]


@pytest.mark.parametrize(
    ("line", "code", "reason"),
    [
        ("3 2D", "card-twice", None),  # laid before
        ("3 4C", "card-twice", None),  # seat 0 holds it
        ("3 TC\n0 3C\n1 9D", "not-legal", Refusal.CARD_NOT_HELD),  # he has shown to have none
        ("3 TC\n0 TS", "not-legal", Refusal.MUST_FOLLOW_SUIT),
        ("3 8S\n0 2S\n1 3S\n2 4S", "card-twice", None),
        ("3 ??", "unknown-action", None),
    ],
)
def test_what_unknown_hands_cannot_hold(line: str, code: str, reason: Refusal | None) -> None:
    error = error_of(UNKNOWN + line + "\n")
    assert (error.code, error.reason) == (code, reason)


def test_what_an_unknown_hand_may_lay() -> None:
    record = read(UNKNOWN + "3 3D\n0 AD\n")
    offered = {record.rules.write(action) for action in record.rules.actions(record.state, 1)}
    assert offered  # seat 1 has no diamonds, so that any other card may come
    assert not any(card.endswith("D") for card in offered)
    assert "4C" not in offered
    follower = read(UNKNOWN + "3 8S\n")
    legal = {record.rules.write(action) for action in record.rules.actions(follower.state, 0)}
    assert legal == {"2S", "4S", "6S", "TS"}


def test_the_exposed_card_is_known_to_everybody() -> None:
    error = error_of(UNKNOWN.replace("?? AS", "?? ??"))
    assert (error.code, error.reason) == (RecordFault.NOT_LEGAL, Refusal.BAD_DEAL)


def test_following_a_view_whose_hand_is_not_known() -> None:
    record = read(UNKNOWN + "3 AS\n")
    rules = record.rules
    assert isinstance(rules, solo_whist.SoloWhist)
    for seat in (0, 1, 3, None):
        view = rules.view(rules.start(), seat)
        for event in record.events:
            view = rules.follow(view, rules.seen(event, seat))
        assert view == rules.view(record.state, seat)


# --- The proof of the shuffle ----------------------------------------------------------------


def test_the_proof_of_a_session() -> None:
    secret, salts = bytes(range(32)), ["a", "b", "c", "d"]
    game: Game[solo_whist.State, solo_whist.Action, solo_whist.Event, solo_whist.View] = Game(
        solo_whist.rules("solo", {"deals": "4"}), packs_by_commitment(secret, salts)
    )
    chance = seeded(1)
    while game.result is None:
        seat = game.to_act[0]
        game.play(seat, choose(chance, game.actions(seat)))
    tags = {f"Salt{seat}": salt for seat, salt in enumerate(salts)}
    tags |= {"Secret": secret.hex(), "Commitment": commit(secret)}
    record = read(str(game.record(tags)))
    verification = verify(record)
    assert verification.ok
    assert verification.deals == game.state.deal
    first, second = str(record).split("deal ", 1)[1].split(" ")[:2]
    wrong = str(record).replace(f"deal {first} {second}", f"deal {second} {first}", 1)
    assert not verify(read(wrong)).ok


def test_actions_by_their_words() -> None:
    rules = solo_whist.rules("solo")
    assert rules.parse("pass") == Pass()
    assert rules.parse("accept") == Accept()
    assert rules.parse("open") == Call(solo_whist.Contract.OPEN_MISERE)
    for text in [
        "",
        "Pass",
        "prop_cop",
        "throw_in",
        "trumps",
        "trumps c",
        "deal",
        "lot 2C 3C",
        "8s",
    ]:
        if text == "lot 2C 3C":
            assert rules.write(rules.parse(text)) == text
            continue
        with pytest.raises(ValueError, match="no action of Solo Whist"):
            rules.parse(text)
