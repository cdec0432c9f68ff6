"""Leads the person through a game of tricks, whichever it is: words to say, cards to play.

What is told of an event and how the table looks is the game's own `Manner`.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final, final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli.play._draw import (
    BRASS,
    FAINT,
    MESSAGE_ROWS,
    WIDTH,
    face,
    fainter,
    lifted,
    side_by_side,
    told_and_asked,
)
from pegboard.cli.play._leader import names_of
from pegboard.cli.play._manner import Manner, SpareKey, TrickScene
from pegboard.cli.play._pace import PACES
from pegboard.cli.play._scene import Ask
from pegboard.cli.play._session import Session
from pegboard.game import Refused
from pegboard.texts import Texts

KEYS: Final = "1234567890-=\\"
"""The keys of one's cards from left to right, as in the browser; those beyond have
the cursor alone."""

TEN: Final = 10
ROW: Final = 79


@final
class TrickDirector:
    """A `Leader` for games of tricks.

    Args:
        session: the match.
        texts: the language.
        manner: how the game is told and drawn.
        pace: one of `PACES`.
    """

    def __init__(
        self, session: Session, texts: Texts, manner: Manner, pace: str = "normal"
    ) -> None:
        self.session: Final = session
        self.texts = texts
        self.pace = pace
        self.manner: Final = manner
        self._queue: deque[Any] = deque()
        self.scene = self._new_scene()

    def _new_scene(self) -> TrickScene:
        names = names_of(self.texts, self.session.rules.seats)
        return TrickScene(self.texts, names, tuple(self.session.view.scores))

    def speak(self, texts: Texts) -> None:
        """Go on in another language; what has been told stays as it was told."""
        self.texts = self.scene.texts = texts
        self.scene.names = names_of(texts, self.session.rules.seats)

    # --- The picture -----------------------------------------------------------------------

    @property
    def names(self) -> Sequence[str]:
        """What everybody is called."""
        return self.scene.names

    @property
    def keys(self) -> str:
        """The row of keys for what is asked."""
        ask = self.scene.ask
        may_pass = any(self.manner.key_of(action) == "pass" for action in self.scene.actions)
        return "choice-pass" if ask is Ask.CHOICE and may_pass else ask

    @property
    def is_counting(self) -> bool:
        """Nothing is counted here."""
        return False

    @property
    def deals(self) -> Text:
        """What came of the deals so far."""
        return Text("\n".join(self.scene.deals) or self.texts.text("deals-none"))

    @property
    def parts(self) -> dict[str, Text]:
        """The rows of the table."""
        view, scene = self.session.view, self.scene
        rows = self.manner.rows(view, scene, self.session)
        return {**rows, "show": Text(), "hand": self._hand(), "message": self._message()}

    def _hand(self) -> Text:
        scene = self.scene
        cards = self.manner.own_cards(self.session.view)
        if not cards:
            return Text()
        playable = self._playable
        blocks: list[list[Text]] = []
        keys = Text(" ")
        asked = scene.ask in {Ask.CARD, Ask.THROW}
        for place, card in enumerate(cards):
            is_up, useless = place in scene.chosen, asked and card not in playable
            blocks.append(lifted(fainter(face(card)) if useless else face(card), is_up=is_up))
            key = KEYS[place] if place < len(KEYS) else " "
            mark = "▲" if is_up else "·" if useless else key
            focused = asked and place == scene.focus
            mark = f"[{mark}]" if focused else f" {mark} "
            keys.append(mark.center(WIDTH), f"bold {BRASS}" if focused or is_up else FAINT)
            keys.append(" ")
        rows = [Text(" ").append_text(row) for row in side_by_side(blocks)]
        return Text("\n").join([*rows, keys])

    @property
    def _playable(self) -> set[Card]:
        return {card for action in self.scene.actions for card in self._cards_of(action)}

    def _cards_of(self, action: object) -> tuple[Card, ...]:
        return self.manner.cards_of(action) or ()

    def _message(self) -> Text:
        scene, view = self.scene, self.session.view
        match scene.ask:
            case Ask.GO_ON:
                prompt = self.texts.text("term-ask-go-on")
            case Ask.AGAIN:
                prompt = self.texts.text("term-ask-again")
            case Ask.NOTHING:
                prompt = ""
            case _:
                prompt = self.manner.prompt(view, scene)
        words = self._words() if scene.ask is Ask.CHOICE else ()
        return told_and_asked(scene.said, scene.complaint, prompt, MESSAGE_ROWS, words=words)

    def _words(self) -> list[str]:
        """What may be said, each with its digit, in a line or two."""
        view, scene = self.session.view, self.scene
        labels = (self.manner.label(one, view, scene) for one in scene.actions)
        words = [
            f"[{number}] {label}" if number - 1 in scene.chosen else f"{number} {label}"
            for number, label in enumerate(labels, 1)
        ]
        if len(" · ".join(words)) < ROW:
            return [" · ".join(words)]
        half = (len(words) + 1) // 2
        return [" · ".join(words[:half]), " · ".join(words[half:])]

    # --- What happens by itself ------------------------------------------------------------

    def advance(self) -> float | None:
        """Let one thing happen.

        Returns:
            Seconds to look at it, or ``None`` when only the person can go on.
        """
        session, scene = self.session, self.scene
        if scene.ask is not Ask.NOTHING:
            return None
        if self._queue:
            return self._happen(self._queue.popleft())
        if session.result is not None:
            session.end_game()
            scene.ask = Ask.AGAIN
        elif session.is_waiting:
            scene.actions = tuple(session.actions)
            scene.ask = self._asked()
            cards, playable = self.manner.own_cards(session.view), self._playable
            scene.focus = next((n for n, card in enumerate(cards) if card in playable), 0)
        else:
            self._queue.extend(session.step())
            return 0.0
        return None

    def _happen(self, event: object) -> float | None:
        told = self.manner.tell(event, self.scene)
        self.scene.tell(told)
        if isinstance(event, self.manner.pauses):
            self.scene.deals += told
            if self.session.result is None:
                self.scene.ask = Ask.GO_ON
                return None
        return PACES[self.pace].event if told else 0.0

    def _asked(self) -> Ask:
        """Cards are asked for wherever some action names any; else words."""
        if not any(self._cards_of(action) for action in self.scene.actions):
            return Ask.CHOICE
        is_throw = any(isinstance(action, self.manner.throws) for action in self.scene.actions)
        return Ask.THROW if is_throw else Ask.CARD

    # --- What the person does --------------------------------------------------------------

    def move(self, step: int) -> None:
        """Move the cursor between one's cards."""
        scene, count = self.scene, len(self.manner.own_cards(self.session.view))
        if count:
            scene.focus = (scene.focus + step) % count
        if scene.ask is Ask.CARD:  # Enter plays what the cursor stands on
            self.take_back()

    def choose(self, place: int) -> None:
        """Lift a card, or put it back; of more than may be chosen the last ones count."""
        scene = self.scene
        if scene.ask not in {Ask.CARD, Ask.THROW}:
            return
        if not 0 <= place < len(self.manner.own_cards(self.session.view)):
            return
        scene.complaint, scene.focus = "", place
        if place in scene.chosen:
            scene.chosen.remove(place)
        else:
            most = max(len(self._cards_of(action)) for action in scene.actions)
            scene.chosen = [*scene.chosen, place][-most:]

    def press_digit(self, digit: int) -> None:
        """A digit: a card to lift, or the word to be said, which Enter then says."""
        place = (digit or TEN) - 1
        scene = self.scene
        if scene.ask is Ask.CHOICE:
            scene.complaint = ""
            if place < len(scene.actions):
                scene.chosen = [place]
        else:
            self.choose(place)

    def take_back(self) -> None:
        """Put the card lifted last back."""
        self.scene.complaint = ""
        if self.scene.chosen:
            self.scene.chosen.pop()

    def confirm(self) -> None:
        """Play what was chosen, or go on."""
        scene = self.scene
        match scene.ask:
            case Ask.GO_ON:
                scene.clear_choice()
            case Ask.CARD | Ask.THROW:
                self._confirm_cards()
            case Ask.CHOICE if len(scene.actions) == 1 or scene.chosen:
                self.act(scene.actions[scene.chosen[0] if scene.chosen else 0])
            case Ask.CHOICE:
                scene.complaint = self.texts.text("term-why-word")
            case _:
                pass

    def _confirm_cards(self) -> None:
        scene = self.scene
        cards = self.manner.own_cards(self.session.view)
        chosen = {cards[place] for place in scene.chosen}
        if scene.ask is Ask.CARD and not chosen:
            chosen = {cards[scene.focus]}
        for action in scene.actions:
            if {*self._cards_of(action)} == chosen and chosen:
                self.act(action)
                return
        if scene.ask is Ask.CARD:
            self.act(self.session.rules.parse(str(chosen.pop())))
        else:
            scene.complaint = self.texts.text("why-choose-more", count=1)

    def pass_by(self) -> None:
        """Pass, or keep one's cards."""
        self._say("pass")

    def announce(self) -> None:
        """Announce the king of trumps."""
        self._say("announce")

    def _say(self, key: SpareKey) -> None:
        """Say the word of that key, if it may be said."""
        for action in self.scene.actions:
            if self.manner.key_of(action) == key:
                self.act(action)
                return

    def act(self, action: Any) -> None:  # noqa: ANN401 - an action of the game
        """Do what the person wishes; when the rules forbid it, say why."""
        scene = self.scene
        try:
            happened = self.session.act(action)
        except Refused as refused:
            scene.complaint = self.manner.why(refused, self.session.view, scene)
            scene.chosen.clear()
            return
        scene.clear_choice()
        self._queue.extend(happened)

    def resign(self) -> None:
        """Give the game up."""
        if self.session.result is None:
            self._queue.extend(self.session.resign())
            self.scene.clear_choice()

    def again(self) -> None:
        """Begin the next game, or a rematch."""
        if self.scene.ask is Ask.AGAIN:
            self.session.next_game()
            self.scene = self._new_scene()
