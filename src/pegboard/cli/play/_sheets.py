"""What lies over the table for a moment: a sheet to read, a question to answer."""

from typing import ClassVar, final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from pegboard.cli.play._letters import letter


@final
class Sheet(ModalScreen[None]):
    """A text to read; any of the usual keys puts it away.

    Args:
        title: what stands above it.
        text: what is read; where it is longer than the terminal, the arrows move it.
        from_end: whether its end is seen first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            f"escape,enter,space,{letter('q')},{letter('h')},f1,question_mark,ctrl+c",
            "dismiss",
            show=False,
        )
    ]

    def __init__(self, title: str, text: Text, *, from_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        """Show the text."""
        sheet = VerticalScroll(Static(self._text), classes="sheet")
        sheet.border_title = self._title
        yield sheet

    def on_mount(self) -> None:
        """Begin with what happened last, where the text tells what happened."""
        if self._from_end:
            self.query_one(".sheet").scroll_end(animate=False)


@final
class Question(ModalScreen[str]):
    """A question answered by one key; escape answers it with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer('')", show=False)]

    def __init__(self, text: str, answers: dict[str, str]) -> None:
        super().__init__()
        self._question = text
        self._answers = answers
        for key, answer in answers.items():
            self._bindings.bind(key, f"answer('{answer}')", show=False)

    def compose(self) -> ComposeResult:
        """Show the question."""
        yield Static(self._question, classes="sheet")

    def action_answer(self, answer: str) -> None:
        """Go back to the table with the answer."""
        self.dismiss(answer)
