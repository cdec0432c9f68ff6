"""Records of Écarté: where an error is, unknown cards, the proof of a stock made anew."""

from random import Random
from typing import Any

import pytest

from pegboard import catalog
from pegboard.dealing import Verdict, commit, packs_by_commitment, verify
from pegboard.game import (
    FURTHER,
    Game,
    NotationError,
    RecordError,
    read_leniently,
    read_line,
    read_record,
    write_line,
)
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Draw
from pegboard.testing import any_of, play_at_random, shuffled
from support.ecarte import act, exchange

HEAD = '[Game "ecarte"]\n[Variant "ecarte"]\n[Format "1"]\n[Dealer "1"]\n\n'
DEAL = "deal KC 7C 8D 9S AH / KD QD 8S 9H TD + JC\n"
SECRET = bytes(range(32))
SALTS = ("south", "north")


def first_error(lines: str, head: str = HEAD) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(head + lines, catalog.rules)
    return caught.value


@pytest.mark.parametrize(
    ("lines", "place", "code", "reason"),
    [
        ("deal KC 7C 8D 9S AH / KD QD 8S 9H TD\n", (6, 1), "unknown-action", None),
        ("deal KC 7C 8D 9S / KD QD 8S 9H TD + JC\n", (6, 20), "wrong-count", None),
        ("deal KC 7C 8D 9S 2H / KD QD 8S 9H TD + JC\n", (6, 18), "not-legal", "bad-deal"),
        ("deal KC 7C 8D 9S AH / KD QD 8S 9H TD + KC\n", (6, 40), "card-twice", None),
        (DEAL + "1 play\n", (7, 1), "not-to-act", None),
        (DEAL + "0 plays\n", (7, 3), "unknown-action", None),
        (DEAL + "0 accept\n", (7, 3), "not-legal", "wrong-phase"),
        (DEAL + "0 propose\n1 accept\n0 stand\n", (9, 3), "not-legal", "must-exchange"),
        (DEAL + "0 propose\n1 accept\n0 discard KC QD\n", (9, 14), "not-legal", "card-not-held"),
        (DEAL + "0 propose\n1 accept\n0 discard KC KC\n", (9, 14), "card-twice", None),
        (DEAL + "0 propose\n1 accept\n0 discard\n", (9, 3), "unknown-action", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw 0\n", (10, 1), "unknown-action", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw QC\n", (10, 1), "unknown-action", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw 0 QX\n", (10, 8), "bad-card", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw 0 QD\n", (10, 8), "card-twice", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw 0 QC 8C\n", (10, 11), "wrong-count", None),
        (DEAL + "0 propose\n1 accept\n0 discard KC\ndraw 1 QC\n", (10, 1), "not-to-act", None),
        (DEAL + "0 play\n0 king = 2\n", (8, 10), "check-differs", None),
        (DEAL + "0 play\n0 AH = 1\n", (8, 8), "check-differs", None),
        (DEAL + "0 play\n0 AH\n1 8S\n", (9, 3), "not-legal", "must-follow-suit"),
        (DEAL + "0 play\n0 8D\n1 king\n", (9, 3), "not-legal", "king-not-held"),
        (DEAL + "tricks 0 = 1\n", (7, 1), "not-legal", "wrong-phase"),
    ],
)
def test_what_is_wrong_and_where(
    lines: str, place: tuple[int, int], code: str, reason: str | None
) -> None:
    error = first_error(lines)
    assert ((error.line, error.column), error.code.value) == (place, code)
    assert (None if error.reason is None else error.reason.value) == reason


PLAYED = DEAL + "0 play\n0 KC\n1 8S\n0 7C\n1 TD\n0 AH\n1 9H\n0 9S\n1 QD\n0 8D\n1 KD\n"


def test_the_line_of_the_tricks_is_checked_and_may_be_left_out() -> None:
    assert str(read_record(HEAD + PLAYED, catalog.rules)).endswith("1 KD\ntricks 0 = 1\n")
    assert read_record(HEAD + PLAYED + "tricks 0 = 1\n", catalog.rules).score == (1, 0)
    error = first_error(PLAYED + "tricks 0 = 2\n")
    assert (error.line, error.column, error.code) == (18, 12, "check-differs")
    assert (error.stands, error.given) == ("2", "1")


def test_a_turned_king_is_written_with_its_point() -> None:
    king = DEAL.replace("KC", "QC").replace("JC", "KC")
    assert " + KC = 1\n" in str(read_record(HEAD + king, catalog.rules))
    assert first_error(king.replace("\n", " = 2\n")).code == "check-differs"


def test_nothing_follows_the_end() -> None:
    error = first_error(DEAL + "0 resign\n1 play\n")
    assert (error.line, error.code) == (8, "after-the-end")


def test_a_lenient_reader_goes_on_at_the_next_deal() -> None:
    second = "deal KC 7C 8D 9S AH / KD QD 8S 9H TD + JC\n1 play\n"
    (reading,) = read_leniently(
        HEAD + DEAL + "1 play\n0 play\n\n" + second + "1 KH\n", catalog.rules
    )
    assert [(error.line, error.code.value) for error in reading.errors] == [
        (7, "not-to-act"),
        (12, "not-legal"),
    ]


@pytest.mark.parametrize("text", ["0 discard ?? ??", "draw 1 ?? KS", "draw 0 7C", "lot KC -"])
def test_lines_are_written_as_they_are_read(text: str) -> None:
    rules = ecarte.rules()
    assert write_line(rules, *read_line(rules, text)) == text


@pytest.mark.parametrize(
    "text", ["", "discard", "draw", "draw 00 7C", "draw x 7C", "deal", "deal 7C + ", "Play", "7c"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        ecarte.rules().parse(text)


def test_discards_are_written_from_ace_to_king() -> None:
    rules = ecarte.rules()
    assert rules.write(rules.parse("discard KH 7S AC 7D")) == "discard AC 7D 7S KH"


# --- Unknown cards --------------------------------------------------------------------------------

UNKNOWN = "deal ?? ?? ?? ?? ?? / QS 9S 7D TC 8H + 7H\n"


def unknown(lines: str) -> Game[Any, Any, Any, Any]:
    record = read_record(HEAD + UNKNOWN + lines, catalog.rules)
    return Game(record.rules, log=record.acts)


def test_an_unknown_hand_may_hold_any_card_that_is_nowhere_else() -> None:
    game = unknown("0 play\n")
    offered = [game.rules.write(action) for action in game.actions(0)]
    assert offered[0] == "king"
    assert len(offered) == 1 + 32 - 6
    assert first_error(UNKNOWN + "0 play\n0 QS\n").code == "card-twice"


def test_an_announced_king_is_known_to_be_held() -> None:
    game = unknown("0 play\n0 king\n0 8C\n1 TC\n1 9S\n")
    assert "KH" in [str(card) for card in game.state.hands[0]]
    act(game, "0 8S")
    act(game, "1 8H")
    assert "KH" in [game.rules.write(action) for action in game.actions(0)]


def test_a_king_that_the_keeper_holds_cannot_be_announced_by_the_other() -> None:
    lines = UNKNOWN.replace("8H", "KH") + "0 play\n0 king\n"
    assert first_error(lines).reason == "king-not-held"


def test_what_is_known_of_a_hand_still_binds() -> None:
    """The king of trumps must follow and beat, and so must whatever else is played."""
    game = unknown("0 play\n0 king\n0 8C\n1 TC\n1 8H\n")
    offered = {game.rules.write(action) for action in game.actions(0)}
    assert offered == {"9H", "TH", "AH", "JH", "QH", "KH"}
    assert first_error(UNKNOWN + "0 play\n0 king\n0 8C\n1 TC\n1 8H\n0 8S\n").reason == (
        "must-follow-suit"
    )


def test_exchanges_of_an_unknown_hand() -> None:
    game = unknown("0 propose\n1 accept\n")
    assert len(game.actions(0)) == 5
    act(game, "0 discard ?? ??", "draw 0 ?? ??", "1 discard 7D", "draw 1 8D")
    assert (game.state.stock, game.view(None).aside) == (18, 3)


# --- The proof ------------------------------------------------------------------------------------


def proved_game() -> Game[Any, Any, Any, Any]:
    """A game whose first deal makes its stock anew twice."""
    tags = {"Commitment": commit(SECRET), "Secret": SECRET.hex()}
    tags |= {f"Salt{seat}": salt for seat, salt in enumerate(SALTS)}
    packs = packs_by_commitment(SECRET, SALTS, PACK)
    game = Game[Any, Any, Any, Any](ecarte.rules("ecarte", dealer=1), packs, tags=tags)
    for _ in range(5):
        exchange(game, 5, 5)
    assert game.view(None).reshuffles == 2
    act(game, "0 resign")
    return game


def test_a_stock_made_anew_is_proved_like_every_card() -> None:
    verification = verify(read_record(str(proved_game().record()), catalog.rules))
    assert (verification.verdict, verification.deals) == (Verdict.PROVED, 1)


def test_a_changed_card_of_a_stock_made_anew_is_found() -> None:
    text = str(proved_game().record())
    draws = [line for line in text.splitlines() if line.startswith("draw")]
    words = draws[-1].split()
    changed = " ".join([*words[:2], *words[:1:-1]])
    verification = verify(read_record(text.replace(draws[-1], changed), catalog.rules))
    assert verification.verdict is Verdict.CARDS_DIFFER
    assert (verification.stands, verification.given) == (changed, draws[-1])


def test_a_record_that_does_not_know_what_was_laid_aside_cannot_know_the_new_stock() -> None:
    """It is compared as far as it goes: the deal and what comes from the deal's own pack."""
    verification = verify(read_record(without_elder(), catalog.rules))
    assert (verification.verdict, verification.deals) == (Verdict.PROVED, 1)


def without_elder() -> str:
    """The proved game as the dealer knows it."""
    lines: list[str] = []
    for line in str(proved_game().record()).splitlines():
        words = line.split()
        if line.startswith("deal"):
            words[1:6] = ["??"] * 5
        elif line.startswith(("draw 0", "0 discard")):
            words[2:] = ["??"] * (len(words) - 2)
        lines.append(" ".join(words))
    return "\n".join(lines)


def test_the_pack_of_each_act_of_chance() -> None:
    asked: list[int] = []

    def packs(number: int) -> Any:  # noqa: ANN401 - a pack
        asked.append(number)
        return shuffled(3, PACK)(number)

    game = Game[Any, Any, Any, Any](ecarte.rules("ecarte", dealer=1), packs)
    for _ in range(5):
        exchange(game, 5, 5)
    draws = [it.action for it in game.log if isinstance(it.action, Draw)]
    assert len(draws) == 10
    assert asked.pop(0) == 1  # a new game looks whether its packs are of its cards
    assert asked == [1] * 5 + [1 + FURTHER] * 4 + [1 + 2 * FURTHER] * 2


@pytest.mark.parametrize("seed", range(6))
def test_any_game_written_and_read_is_the_same(seed: int) -> None:
    chance = Random(seed)  # noqa: S311 - a test's chance may be guessed
    played = play_at_random(ecarte.rules(), shuffled(seed, PACK), chance, choose=any_of)
    game = Game[Any, Any, Any, Any](played.rules, log=played.acts)
    text = str(game.record())
    assert str(read_record(text, catalog.rules)) == text
