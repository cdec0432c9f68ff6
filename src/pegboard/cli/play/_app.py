"""The game in the terminal: keys in, pictures out."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from pegboard.cli.play._draw import WIDTH
from pegboard.cli.play._leader import Leader
from pegboard.cli.play._letters import letter
from pegboard.cli.play._pace import PACES
from pegboard.cli.play._scene import Ask
from pegboard.cli.play._sheets import Question, Sheet
from pegboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from textual.timer import Timer

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
WIDE: Final = 116
"""From this width on, the history stands beside the table."""
TALL: Final = 33
"""From this height on, the rows stand apart."""


@final
class PlayApp(App[None]):
    """A match against club players.

    Args:
        director: the match, already in a language.
        folder: where records are saved.
        clock: tells the time, for the name and the date of a record.
    """

    CSS_PATH = "play.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("space", "space", show=False),
        Binding("enter", "wish('confirm')", show=False),
        Binding("backspace", "wish('take-back')", show=False),
        Binding("minus", "digit(11)", show=False),
        Binding("equals_sign", "digit(12)", show=False),
        Binding("backslash", "digit(13)", show=False),
        Binding(letter("p"), "wish('pass')", show=False),
        Binding(letter("k"), "wish('announce')", show=False),
        Binding(letter("h"), "hands", show=False),
        Binding(letter("r"), "resign", show=False),
        Binding(letter("n"), "again", show=False),
        Binding(letter("s"), "save", show=False),
        Binding(letter("v"), "pace", show=False),
        Binding("f2", "language", show=False),
        Binding("f1,question_mark", "help", show=False),
        Binding(f"{letter('q')},ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(
        self,
        director: Leader,
        folder: Path,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self.director = director
        self._folder = folder
        self._clock = clock
        self._timer: Timer | None = None
        self.saved: Path | None = None  # the last record of this game that was written

    @property
    def texts(self) -> Texts:
        """The language of the moment."""
        return self.director.texts

    # --- The picture -----------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Lay out the rows of the table, and the history beside them."""
        yield Static(id="small")
        with Horizontal(id="room"):
            with Vertical(id="place"), Vertical(id="table"):
                for part in ("title", "board", "others", "pile", "show", "hand", "message"):
                    yield Static(id=part)
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="history")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.texts.text("house")
        self._go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new size."""
        width, height = event.size
        screen = self.screen
        screen.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "too-small")
        screen.set_class(width >= WIDE, "wide")
        screen.set_class(height >= TALL, "tall")
        small = self.texts.text(
            "term-small", width=LEAST_WIDTH, height=LEAST_HEIGHT, has=width, by=height
        )
        self.query_one("#small", Static).update(small)

    def draw(self) -> None:
        """Draw everything again."""
        director = self.director
        self.screen_stack[0].set_class(director.is_counting, "counting")
        parts = director.parts | {
            "history": Text("\n").join(Text(f"· {line}") for line in director.scene.said[-40:]),
            "keys": Text(" " + self._keys(), no_wrap=True, overflow="ellipsis"),
        }
        for part, text in parts.items():
            self.screen_stack[0].query_one(f"#{part}", Static).update(text)
        self.screen_stack[0].query_one("#log").scroll_end(animate=False)

    def _keys(self) -> str:
        return self.texts.text(f"term-keys-{self.director.keys}")

    # --- One thing after another -----------------------------------------------------------

    def _go_on(self) -> None:
        """Let things happen until there is something to look at, or the person is asked."""
        self._timer = None
        seconds: float | None = 0.0
        while seconds == 0.0:
            seconds = self.director.advance()
        self.draw()
        if seconds is not None:
            self._timer = self.set_timer(seconds, self._go_on)

    def _acted(self) -> None:
        """Go on after the person has done something."""
        if self._timer is None:
            self._go_on()
        else:
            self.draw()

    # --- Keys ------------------------------------------------------------------------------

    def action_digit(self, digit: int) -> None:
        """Choose a card, or type a number."""
        self.director.press_digit(digit)
        self._acted()

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        self.director.move(step)
        self.draw()

    def action_space(self) -> None:
        """Lift the card under the cursor, or go on."""
        director = self.director
        if director.scene.ask in {Ask.THROW, Ask.CARD}:
            director.choose(director.scene.focus)
        else:
            director.confirm()
        self._acted()

    def action_wish(self, wish: str) -> None:
        """Do what was chosen or go on, undo the last choice, pass, or announce the king."""
        director = self.director
        wishes = {
            "confirm": director.confirm,
            "take-back": director.take_back,
            "pass": director.pass_by,
            "announce": director.announce,
        }
        wishes[wish]()
        self._acted()

    def action_again(self) -> None:
        """Play another game."""
        self.director.again()
        self.saved = None
        self._acted()

    def action_pace(self) -> None:
        """Take the next pace."""
        paces = list(PACES)
        director = self.director
        director.pace = paces[(paces.index(director.pace) + 1) % len(paces)]
        director.scene.tell([self.texts.text("term-pace", pace=director.pace)])
        self.draw()

    def action_language(self) -> None:
        """Speak the next language."""
        following = (LANGUAGES.index(self.texts.lang) + 1) % len(LANGUAGES)
        self.director.speak(Texts(LANGUAGES[following]))
        self.draw()

    def action_hands(self) -> None:
        """Look at the last hands."""
        title = self.texts.text("table-deals")
        self.push_screen(Sheet(title, self.director.deals, from_end=True))

    def action_help(self) -> None:
        """Look at the keys."""
        self.push_screen(Sheet(self.texts.text("help-title"), Text(self.texts.text("term-help"))))

    def action_resign(self) -> None:
        """Ask whether to give the game up."""
        if self.director.session.result is None:
            answers = {letter("y"): "resign", letter("n"): ""}
            self.push_screen(Question(self.texts.text("term-resign"), answers), self._answered)

    def action_leave(self) -> None:
        """Leave at once when nothing is lost by it, else ask."""
        session = self.director.session
        if not session.game.log or (session.result is not None and self.saved is not None):
            self.exit()
            return
        leave = f"{letter('y')},{letter('q')},ctrl+c"
        answers = {letter("s"): "save", leave: "leave", letter("n"): ""}
        self.push_screen(Question(self.texts.text("term-leave"), answers), self._answered)

    def action_save(self) -> None:
        """Save the record of the game."""
        self._save()
        self.draw()

    def _answered(self, answer: str | None) -> None:
        if answer == "resign":
            self.director.resign()
            self._acted()
        elif answer == "leave" or (answer == "save" and self._save()):
            self.exit()
        else:
            self.draw()

    def _save(self) -> bool:
        """Write the record; whether that was possible."""
        now = self._clock()
        scene = self.director.scene
        record = self.director.session.record(self.director.names, now)
        path = self._folder / f"pegboard-{now:%Y%m%d-%H%M%S}.peg"
        try:
            path.write_text(str(record), encoding="utf-8")
        except OSError:
            scene.complaint = self.texts.text("term-not-saved", file=str(path))
            return False
        self.saved = path
        scene.tell([self.texts.text("term-saved", file=path.name)])
        return True

    def on_click(self, event: events.Click) -> None:
        """A click on a card of the hand lifts it; one on the message does what was chosen."""
        if event.widget is None:
            return
        if event.widget.id == "hand":
            self.director.choose((event.x - 1) // (WIDTH + 1))
        elif event.widget.id in {"message", "show"}:
            self.director.confirm()
        self._acted()
