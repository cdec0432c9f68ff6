"""What the screen needs of whoever leads a game: keys go in, rows come out."""

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from pegboard.cli.play._scene import Ask
from pegboard.cli.play._session import Session
from pegboard.game import Seat
from pegboard.texts import Texts

TWO: Final = 2


class Told(Protocol):
    """What has been told, and what the person is asked."""

    said: list[str]
    ask: Ask
    focus: int
    complaint: str

    def tell(self, sentences: list[str]) -> None:
        """Remember what was told."""
        ...


class Leader(Protocol):
    """Leads the person through a match of one game."""

    pace: str
    texts: Texts

    @property
    def session(self) -> Session:
        """The match."""
        ...

    @property
    def scene(self) -> Told:
        """What the screen shows between two events."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """What everybody is called, in seat order."""
        ...

    @property
    def parts(self) -> dict[str, Text]:
        """The rows of the table by the names of their places."""
        ...

    @property
    def keys(self) -> str:
        """Which row of keys is shown: what follows ``term-keys-`` in its text."""
        ...

    @property
    def is_counting(self) -> bool:
        """Whether an open hand takes the place of what lies on the table."""
        ...

    @property
    def deals(self) -> Text:
        """Earlier deals."""
        ...

    def speak(self, texts: Texts) -> None:
        """Go on in another language."""
        ...

    def advance(self) -> float | None:
        """Let one thing happen; seconds to look at it, ``None`` when the person is asked."""
        ...

    def move(self, step: int) -> None:
        """Move the cursor between one's cards."""
        ...

    def choose(self, place: int) -> None:
        """Lift a card, or put it back."""
        ...

    def press_digit(self, digit: int) -> None:
        """A digit; 11 to 13 are the keys after zero."""
        ...

    def take_back(self) -> None:
        """Undo the last choice."""
        ...

    def confirm(self) -> None:
        """Do what was chosen, or go on."""
        ...

    def pass_by(self) -> None:
        """Pass, or keep one's cards."""
        ...

    def announce(self) -> None:
        """Announce the king of trumps."""
        ...

    def resign(self) -> None:
        """Give the game up."""
        ...

    def again(self) -> None:
        """Begin the next game, or a rematch."""
        ...


def names_of(texts: Texts, seats: Sequence[Seat]) -> tuple[str, ...]:
    """What everybody is called; the person sits in seat 0."""
    if len(seats) == TWO:
        return texts.text("term-you"), texts.text("term-club")
    clubs = (texts.text("term-club-number", number=seat) for seat in seats[1:])
    return texts.text("term-you"), *clubs
