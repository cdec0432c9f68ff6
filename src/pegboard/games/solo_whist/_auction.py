"""The auction as a value that knows whom it asks (W5 to W11); 2,744 of them are complete (W15)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, final

from pegboard.game import IllegalAction, Refusal, Seat
from pegboard.games.solo_whist._actions import Accept, Call, Decline, Pass, Speech, ThrowIn
from pegboard.games.solo_whist._model import CALLS, Contract, Question, Said, Word
from pegboard.games.solo_whist._terms import PLAYERS, around, left_of

SPEECHES: Final[dict[Word, Speech]] = {
    "pass": Pass(),
    "accept": Accept(),
    "decline": Decline(),
    "throw-in": ThrowIn(),
    "prop": Call(Contract.PROPOSAL),
    "solo": Call(Contract.SOLO),
    "misere": Call(Contract.MISERE),
    "abundance": Call(Contract.ABUNDANCE),
    "royal": Call(Contract.ROYAL),
    "open": Call(Contract.OPEN_MISERE),
    "declared": Call(Contract.DECLARED),
}
"""What each word of an auction says."""

_WORDS: Final = {speech: word for word, speech in SPEECHES.items()}


@final
@dataclass(frozen=True, slots=True)
class Auction:
    """An auction as far as it has gone.

    Attributes:
        turn: who is asked; ``None`` when it is over.
        question: what he is asked; ``None`` when it is over.
        said: every word, eldest's first.
        standing: the highest call so far (W5).
        holders: the seats whose call it is; two once a proposal has been accepted.
        passed: who takes no further part (W7).
    """

    turn: Seat | None
    question: Question | None = "call"
    said: tuple[Said, ...] = ()
    standing: Contract | None = None
    holders: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()

    @property
    def is_lone_proposal(self) -> bool:
        """Whether the standing call is a proposal that nobody has accepted."""
        return self.standing is Contract.PROPOSAL and len(self.holders) == 1

    @property
    def is_thrown_in(self) -> bool:
        """Whether a lone proposer has given up (W10)."""
        return bool(self.said) and self.said[-1].word == "throw-in"

    @property
    def words(self) -> tuple[Word, ...]:
        """What may be said now."""
        match self.question:
            case "call":  # W6
                return ("pass", *(("accept",) if self.is_lone_proposal else ()), *self._higher())
            case "accept":  # W9
                return ("accept", "decline")
            case "raise":  # W10
                return ("throw-in", *self._higher())
            case None:
                return ()

    def _higher(self) -> tuple[Word, ...]:
        return tuple(word for word, speech in SPEECHES.items() if self._is_higher(speech))

    def _is_higher(self, speech: Speech) -> bool:
        if not isinstance(speech, Call) or speech.contract not in CALLS:
            return False
        return self.standing is None or CALLS.index(speech.contract) > CALLS.index(self.standing)

    def check(self, speech: Speech) -> Word:
        """The word for *speech*, which must be allowed now.

        Raises:
            IllegalAction: it is not; see the codes.
        """
        word = _WORDS.get(speech)
        if word in self.words:
            return word
        raise self._refusal(speech)

    def _refusal(self, speech: Speech) -> IllegalAction:
        if isinstance(speech, Accept):
            message = "there is no proposal of another seat to accept"
            return IllegalAction(Refusal.NOTHING_TO_ACCEPT, message)
        if self.question == "accept":
            message = "having passed, eldest may only accept or decline"
            return IllegalAction(Refusal.MAY_ONLY_ACCEPT, message)
        if isinstance(speech, Call) and speech.contract in CALLS:
            message = f"a call above {self.standing} is wanted, not {speech.contract}"
            return IllegalAction(Refusal.BID_TOO_LOW, message)
        if self.question == "raise":
            message = "a lone proposer goes higher or throws the hands in"
            return IllegalAction(Refusal.MUST_RAISE, message)
        message = f"{type(speech).__name__} is no answer to this question"
        return IllegalAction(Refusal.WRONG_PHASE, message)

    def after(self, word: Word) -> "Auction":
        """The auction after *word* of the seat whose turn it is."""
        seat = self.turn
        if seat is None:
            message = "the auction is over"
            raise IllegalAction(Refusal.WRONG_PHASE, message)
        auction = replace(self, said=(*self.said, Said(seat, word)))
        match SPEECHES[word]:
            case Call(contract):
                auction = replace(auction, standing=contract, holders=(seat,))
            case Accept():
                auction = replace(auction, holders=(*self.holders, seat))
            case Pass():
                auction = replace(auction, passed=(*self.passed, seat))
            case Decline() | ThrowIn():
                pass  # who declines has passed before; a throw-in ends it
        is_last = word in {"declared", "throw-in"} or self.question == "raise"
        turn, question = (None, None) if is_last else auction.asked_after(seat)
        return replace(auction, turn=turn, question=question)

    def asked_after(self, seat: Seat) -> tuple[Seat | None, Question | None]:
        """Who is asked after *seat* has spoken, and what; nobody when it is over (W11)."""
        for other in around(left_of(seat))[: PLAYERS - 1]:
            if other in self.holders:
                continue  # W8: his own call stands
            if other not in self.passed:
                return other, "call"
            if other == self.said[0].seat and self._has_right():
                return other, "accept"
        return (self.holders[0], "raise") if self.is_lone_proposal else (None, None)

    def _has_right(self) -> bool:
        """Whether eldest, asked again, may still accept (W9)."""
        has_declined = any(said.word == "decline" for said in self.said)
        return self.is_lone_proposal and self.said[0].word == "pass" and not has_declined


def auction_of(eldest: Seat, said: Iterable[Said]) -> Auction:
    """The auction in which all this was said."""
    auction = Auction(eldest)
    for one in said:
        auction = auction.after(one.word)
    return auction
