"""What the screen shows between two events, and what the person has chosen so far."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import final

from pegboard.cards import Card
from pegboard.cli.play._narrate import Narrator
from pegboard.games.cribbage import (
    Action,
    Bid,
    Claim,
    Depth,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    Shown,
)


@final
class Ask(StrEnum):
    """What the person is asked for."""

    NOTHING = "nothing"
    THROW = "throw"
    CARD = "card"
    BID = "bid"
    CLAIM = "claim"
    MUGGINS = "muggins"
    DEPTH = "depth"
    CHOICE = "choice"
    """Which of a few words to say."""
    GO_ON = "go-on"
    """To go on to the next hand of the show, or the next deal."""
    AGAIN = "again"
    """Whether to play another game."""


def asked(actions: tuple[Action, ...]) -> Ask:  # noqa: PLR0911 - an answer for each kind
    """What these legal actions ask for."""
    match actions[:1]:
        case (LayAway(),):
            return Ask.THROW
        case (Lay(),):
            return Ask.CARD
        case (Bid() | Pass(),):
            return Ask.BID
        case (Claim(),):
            return Ask.CLAIM
        case (Muggins() | NoMuggins(),):
            return Ask.MUGGINS
        case (Depth(),):
            return Ask.DEPTH
        case _:
            return Ask.NOTHING


NUMBERS = frozenset({Ask.BID, Ask.CLAIM, Ask.MUGGINS, Ask.DEPTH})
"""What is answered with a number."""


@final
@dataclass(slots=True)
class ShowStage:
    """A hand that is being counted on the screen.

    Attributes:
        event: the hand.
        phrases: the count, phrase by phrase.
        lit: for each phrase the cards that it is about.
        told: how many phrases have been told.
    """

    event: Shown
    phrases: list[str]
    lit: list[frozenset[Card]]
    told: int = 0

    @property
    def is_complete(self) -> bool:
        """Whether all has been told."""
        return self.told >= len(self.phrases)


@final
@dataclass(slots=True)
class Scene:
    """Everything that the drawing needs beside the view.

    Attributes:
        narrator: language and names.
        scores: front peg of each side as far as it has been told.
        backs: rear peg of each side.
        said: sentences told, the latest last.
        ask: what the person is asked for.
        actions: what he may do.
        chosen: cards chosen, by place in the hand.
        focus: place of the card under the cursor.
        number: digits typed.
        complaint: why the last wish was not done; empty when it was.
        show: the hand that is being counted.
        hands: every hand and crib shown in this game.
    """

    narrator: Narrator
    scores: tuple[int, ...]
    backs: tuple[int, ...]
    said: list[str] = field(default_factory=list[str])
    ask: Ask = Ask.NOTHING
    actions: tuple[Action, ...] = ()
    chosen: list[int] = field(default_factory=list[int])
    focus: int = 0
    number: str = ""
    complaint: str = ""
    show: ShowStage | None = None
    hands: list[Shown] = field(default_factory=list[Shown])

    def tell(self, sentences: list[str]) -> None:
        """Remember what was told."""
        self.said += sentences

    def score(self, scores: tuple[int, ...]) -> None:
        """Move the pegs: where the front one stood, the rear one stands (R78)."""
        self.backs = tuple(
            rear if new == old else old
            for rear, old, new in zip(self.backs, self.scores, scores, strict=True)
        )
        self.scores = scores

    def clear_choice(self) -> None:
        """Forget cards and digits chosen."""
        self.chosen.clear()
        self.number = ""
        self.complaint = ""

    @property
    def wanted(self) -> int:
        """How many cards the wish needs."""
        match self.actions[:1]:
            case (LayAway(cards),):
                return len(cards)
            case (Lay(),):
                return 1
            case _:
                return 0
