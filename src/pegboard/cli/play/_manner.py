"""How one game of tricks is told and drawn: what its `Manner` gives, and the scene it works on."""

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias, final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli.play._scene import Ask
from pegboard.cli.play._session import PERSON, Session
from pegboard.game import Refused, Seat
from pegboard.texts import Texts

SpareKey: TypeAlias = Literal["pass", "announce"]
"""Keys for a word that may be said instead of choosing cards."""


@final
@dataclass(slots=True)
class TrickScene:
    """What the screen shows between two events, and what the person has chosen so far.

    Attributes:
        texts: the language.
        names: what everybody is called, in seat order.
        scores: as far as they have been told.
        said: sentences told, the latest last.
        deals: sentences about the deals that are over.
        trick: the cards that lie on the table, in order, with their seats.
        taken: who has taken that trick.
        ask, actions: what the person is asked for, and what he may do.
        chosen: cards chosen, by place in the hand.
        focus: place of the card under the cursor.
        complaint: why the last wish was not done; empty when it was.
    """

    texts: Texts
    names: tuple[str, ...]
    scores: tuple[int, ...]
    said: list[str] = field(default_factory=list[str])
    deals: list[str] = field(default_factory=list[str])
    trick: list[tuple[Seat, Card]] = field(default_factory=list[tuple[Seat, Card]])
    taken: Seat | None = None
    ask: Ask = Ask.NOTHING
    actions: tuple[Any, ...] = ()
    chosen: list[int] = field(default_factory=list[int])
    focus: int = 0
    complaint: str = ""

    def tell(self, sentences: list[str]) -> None:
        """Remember what was told."""
        self.said += sentences

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments that say of whom a text speaks."""
        return {"who": "you" if seat == PERSON else "other", "name": self.names[seat]}

    def lay(self, seat: Seat, card: Card) -> None:
        """A card comes to the trick, or begins a new one."""
        if self.taken is not None:
            self.trick, self.taken = [], None
        self.trick.append((seat, card))

    def clear_choice(self) -> None:
        """Forget what was chosen."""
        self.chosen.clear()
        self.complaint = ""
        self.ask, self.actions, self.focus = Ask.NOTHING, (), 0


class Manner(Protocol):
    """How one game is told and drawn."""

    @property
    def pauses(self) -> tuple[type[Any], ...]:
        """Types of the events after which the person looks at the table until he goes on."""
        ...

    @property
    def throws(self) -> tuple[type[Any], ...]:
        """Types of the actions for which any number of cards may be chosen."""
        ...

    def own_cards(self, view: Any) -> list[Card]:  # noqa: ANN401 - the game's view
        """One's own cards as they stand at the bottom."""
        ...

    def tell(self, event: Any, scene: TrickScene) -> list[str]:  # noqa: ANN401 - its event
        """The sentences of an event; the trick and the scores in *scene* are kept up to it."""
        ...

    def rows(self, view: Any, scene: TrickScene, session: Session) -> dict[str, Text]:  # noqa: ANN401
        """Title, board, others and pile."""
        ...

    def prompt(self, view: Any, scene: TrickScene) -> str:  # noqa: ANN401
        """What the person is asked."""
        ...

    def label(self, action: Any, view: Any, scene: TrickScene) -> str:  # noqa: ANN401
        """What a word to say is called."""
        ...

    def cards_of(self, action: Any) -> tuple[Card, ...] | None:  # noqa: ANN401 - its action
        """The cards that an action names, ``None`` for a word."""
        ...

    def key_of(self, action: Any) -> SpareKey | None:  # noqa: ANN401 - its action
        """Which key says a word that may be said instead of choosing cards."""
        ...

    def why(self, refused: Refused, view: Any, scene: TrickScene) -> str:  # noqa: ANN401
        """Why a wish was not done."""
        ...
