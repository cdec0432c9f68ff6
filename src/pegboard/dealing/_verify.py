"""The proof of the shuffle: does a finished record hold the cards that its secret gives?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import final

from pegboard.dealing._packs import commit, first_dealer, packs_by_commitment
from pegboard.game import DEALER, UNKNOWN_CARD, Packs, Record, Seat, write_line


@final
class Verdict(StrEnum):
    """How the check of a proof ended; these codes never change."""

    PROVED = "proved"
    NO_PROOF = "no-proof"
    COMMITMENT_DIFFERS = "commitment-differs"
    CARDS_DIFFER = "cards-differ"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """What the check found.

    Attributes:
        verdict: the answer.
        deals: how many deals were found to be right.
        line: line of the text with the first difference, 0 when the record was not read from one.
        stands: what the record says there.
        given: what the secret and the salts give.
        drawn_dealer: who deals first by ``first_dealer=random``; with that option a single game,
            or the first of a match, must have this seat in its tag ``Dealer``.
    """

    verdict: Verdict
    deals: int = 0
    line: int = 0
    stands: str | None = None
    given: str | None = None
    drawn_dealer: Seat | None = None

    @property
    def ok(self) -> bool:
        """Whether everything is as it was promised."""
        return self.verdict is Verdict.PROVED


def verify(record: Record) -> Verification:
    """Check ``Commitment``, ``Secret`` and ``SaltN`` of *record* against everything chance did.

    The lot, every deal and every cut are made again from the secret and the salts by the rules
    themselves, so a cut whose depth the pone named is checked with that depth. A seat without a
    tag ``SaltN`` added the empty salt. A card that the record does not know is taken as right.
    """
    commitment, secret = record.tag("Commitment"), record.tag("Secret")
    if commitment is None or secret is None:
        return Verification(verdict=Verdict.NO_PROOF)
    key = bytes.fromhex(secret)
    promised = commit(key)
    if promised != commitment:
        return Verification(verdict=Verdict.COMMITMENT_DIFFERS, stands=commitment, given=promised)
    rules = record.rules
    salts = [record.tag(f"Salt{seat}") or "" for seat in rules.seats]
    return _replayed(record, packs_by_commitment(key, salts, rules.cards))


def _replayed(record: Record, packs: Packs) -> Verification:
    """Compare every act of chance with the one that *packs* give."""
    rules = record.rules
    drawn = first_dealer(packs(0), len(rules.seats))
    state, deals = rules.start(), set[int]()
    for act in record.acts:
        if act.seat == DEALER:
            number = rules.deal_number(state)
            stands = write_line(rules, DEALER, act.action)
            given = _given(record, state, packs)
            if not _fits(stands, given):
                return Verification(
                    verdict=Verdict.CARDS_DIFFER,
                    deals=len(deals - {0, number}),
                    line=act.line,
                    stands=stands,
                    given=given,
                    drawn_dealer=drawn,
                )
            deals.add(number)
        state = act.step.state
    return Verification(verdict=Verdict.PROVED, deals=len(deals - {0}), drawn_dealer=drawn)


def _given(record: Record, state: object, packs: Packs) -> str:
    """What chance had to do in *state*, as a line."""
    rules = record.rules
    return write_line(rules, DEALER, rules.deal(state, packs(rules.pack_number(state))))


def _fits(stands: str, given: str) -> bool:
    """Whether both lines say the same, as far as the record knows its cards.

    Where it does not, the rules may not know what comes next either (a stock shuffled anew).
    """
    words, due = stands.split(), given.split()
    return len(words) == len(due) and all(
        word == other or UNKNOWN_CARD in {word, other}
        for word, other in zip(words, due, strict=True)
    )
