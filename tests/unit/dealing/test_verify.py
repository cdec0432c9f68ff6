"""The check of a proof: what it accepts, and which difference it names."""

from typing import Any

import pytest

from pegboard import catalog
from pegboard.dealing import Verdict, commit, first_dealer, packs_by_commitment, verify
from pegboard.game import Game, Record, read_record

SECRET = bytes(range(100, 132))
SALTS = ("south", "север")
TAGS = {
    "Commitment": commit(SECRET),
    "Secret": SECRET.hex(),
    "Salt0": SALTS[0],
    "Salt1": SALTS[1],
}


def record_of(cut_mode: str, salts: tuple[str, ...] = SALTS, secret: bytes = SECRET) -> Record:
    """A whole game in which every seat takes the first or the last of its choices in turn."""
    rules = catalog.rules("cribbage", "six-card", {"cut_mode": cut_mode})
    game: Game[Any, Any, Any, Any] = Game(rules, packs_by_commitment(secret, salts), tags=TAGS)
    while game.to_act:
        seat = game.to_act[0]
        game.play(seat, game.actions(seat)[-(len(game.log) % 2)])
    return read_record(str(game.record()), catalog.rules)


@pytest.mark.parametrize("cut_mode", ["auto", "pone_picks"])
def test_an_honest_game_is_proved(cut_mode: str) -> None:
    record = record_of(cut_mode)
    verification = verify(record)
    deals = str(record).count("\ndeal ")
    assert verification.verdict is Verdict.PROVED
    assert verification.ok
    assert (verification.deals, verification.line, verification.given) == (deals, 0, None)
    assert verification.drawn_dealer == first_dealer(packs_by_commitment(SECRET, SALTS)(0), 2)


def test_a_depth_of_the_pone_decides_which_card_of_the_pack_is_cut() -> None:
    record = record_of("pone_picks")
    text = str(record)
    depth = next(line for line in text.splitlines() if " depth " in line)
    seat, _, cards = depth.split()
    changed = str(int(cards) + 1) if int(cards) < 20 else str(int(cards) - 1)
    start = text.partition(depth)[0] + f"{seat} depth {changed}\n"
    cut = text.partition(depth + "\n")[2].split("\n")[0].partition(" = ")[0]
    open_text = start.replace(f'[Result "{record.tag("Result")}"]\n[Termination "normal"]\n', "")
    verification = verify(read_record(open_text + cut + "\n", catalog.rules))
    assert verification.verdict is Verdict.CARDS_DIFFER
    assert (verification.stands, verification.deals) == (cut, 0)
    assert verification.given is not None
    assert verification.given.startswith("cut ")


@pytest.mark.parametrize(
    ("salts", "secret"),
    [
        (("south", "north"), SECRET),
        (("север", "south"), SECRET),
        (("south",), SECRET),
        (SALTS, bytes(range(32))),
    ],
)
def test_other_cards_than_promised_are_found_in_the_first_line(
    salts: tuple[str, ...], secret: bytes
) -> None:
    record = record_of("auto", salts, secret)
    verification = verify(record)
    assert verification.verdict is Verdict.CARDS_DIFFER
    assert not verification.ok
    line = str(record).splitlines()[verification.line - 1]
    assert line == verification.stands
    assert line.startswith("lot ")
    assert verification.given != verification.stands


def test_the_first_difference_is_named_and_the_deals_before_it_are_counted() -> None:
    honest, other = str(record_of("auto")), str(record_of("auto", ("x", "y")))
    deals = honest.split("\n\n")
    foreign = other.split("\n\n")[2].partition("\n")[0]
    text = "\n\n".join([*deals[:3], foreign + "\n"])
    for tag in ("Result", "Termination"):
        value = record_of("auto").tag(tag)
        text = text.replace(f'[{tag} "{value}"]\n', "")
    verification = verify(read_record(text, catalog.rules))
    assert (verification.verdict, verification.deals) == (Verdict.CARDS_DIFFER, 2)
    assert verification.stands == foreign
    assert text.splitlines()[verification.line - 1] == foreign


def test_another_secret_than_committed_to_is_found() -> None:
    text = str(record_of("auto")).replace(SECRET.hex(), bytes(32).hex())
    verification = verify(read_record(text, catalog.rules))
    assert verification.verdict is Verdict.COMMITMENT_DIFFERS
    assert (verification.stands, verification.given) == (commit(SECRET), commit(bytes(32)))


@pytest.mark.parametrize("tag", ["Commitment", "Secret"])
def test_without_commitment_or_secret_there_is_no_proof(tag: str) -> None:
    record = record_of("auto")
    text = str(record).replace(f'[{tag} "{record.tag(tag)}"]\n', "")
    verification = verify(read_record(text, catalog.rules))
    assert (verification.verdict, verification.ok) == (Verdict.NO_PROOF, False)


def test_a_seat_without_a_salt_added_the_empty_one() -> None:
    record = record_of("auto", ("south", ""))
    text = str(record).replace(f'[Salt1 "{SALTS[1]}"]\n', "")
    assert verify(read_record(text, catalog.rules)).ok


def test_cards_that_the_record_does_not_know_are_taken_as_right() -> None:
    record = record_of("auto")
    head, _, rest = str(record).partition("\ndeal ")
    for tag in ("Result", "Termination"):
        head = head.replace(f'[{tag} "{record.tag(tag)}"]\n', "")
    own, _, _ = rest.split("\n")[0].partition(" / ")
    hidden = f"{head}\ndeal {own} / ?? ?? ?? ?? ?? ??\n"
    assert verify(read_record(hidden, catalog.rules)).ok
