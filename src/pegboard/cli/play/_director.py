"""Who is next, what is told, what the person may wish: the game in the terminal without a screen.

`Director.advance` lets one thing happen and says how long to look at it; when it says nothing,
only the person can go on, by one of the other methods.
"""

from collections import deque
from dataclasses import replace
from typing import Final, assert_never, final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli._words import phrases
from pegboard.cli.play import _picture as picture
from pegboard.cli.play._leader import names_of
from pegboard.cli.play._narrate import Narrator
from pegboard.cli.play._pace import PACES
from pegboard.cli.play._picture import own_cards
from pegboard.cli.play._scene import NUMBERS, Ask, Scene, ShowStage, asked
from pegboard.cli.play._session import Session
from pegboard.game import Refused
from pegboard.games.cribbage import (
    Action,
    Bid,
    Claim,
    Depth,
    Event,
    Explained,
    Lay,
    LayAway,
    Muggins,
    NoMuggins,
    Pass,
    Shown,
    pips,
    spoken_count,
    variant,
)
from pegboard.texts import Texts

NINE: Final = 9
MOST_DIGITS: Final = 3
MOST_HANDS: Final = 6
FULL_COUNT: Final = 31


@final
class Director:
    """Leads the person through a match, one event after another."""

    def __init__(self, session: Session, texts: Texts, pace: str = "normal") -> None:
        self.session: Final = session
        self.texts = texts
        self.pace = pace
        self._queue: deque[Event] = deque()
        self.scene = self._new_scene()

    def _new_scene(self) -> Scene:
        view = self.session.view
        return Scene(self._narrator(self.texts), view.scores, view.back_pegs)

    def _narrator(self, texts: Texts) -> Narrator:
        rules = self.session.rules
        is_sale = variant(rules.variant).is_auction
        return Narrator(texts, names_of(texts, rules.seats), is_sale=is_sale)

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return self.scene.narrator.names

    @property
    def parts(self) -> dict[str, Text]:
        """The rows of the table."""
        session, scene = self.session, self.scene
        view = session.view
        return {
            "title": picture.title(view, scene, session.rules.variant, session.match),
            "board": picture.tracks(view, scene, session.skunk_line),
            "others": picture.others(view, scene),
            "pile": picture.laid(view, scene),
            "show": picture.shown(scene),
            "hand": picture.hand(view, scene),
            "message": picture.message(view, scene),
        }

    @property
    def keys(self) -> str:
        """The row of keys for what is asked."""
        ask = self.scene.ask
        return "number" if ask in {Ask.CLAIM, Ask.DEPTH} else ask

    @property
    def is_counting(self) -> bool:
        """Whether a hand lies open and is being counted."""
        return self.scene.show is not None

    @property
    def deals(self) -> Text:
        """The last hands, counted aloud."""
        return picture.last_hands(self.scene, MOST_HANDS)

    def speak(self, texts: Texts) -> None:
        """Go on in another language; what has been told stays as it was told."""
        self.texts = texts
        self.scene.narrator = self._narrator(texts)
        if self.scene.show is not None:
            told = self.scene.show.told
            self.scene.show = self._stage(self.scene.show.event)
            self.scene.show.told = told

    # --- What happens by itself ------------------------------------------------------------

    def advance(self) -> float | None:
        """Let one thing happen.

        Returns:
            Seconds to look at it, or ``None`` when only the person can go on.
        """
        session, scene = self.session, self.scene
        if scene.ask is not Ask.NOTHING:
            return None
        if scene.show is not None:
            return self._count_on(scene.show)
        if self._queue:
            return self._happen(self._queue.popleft())
        if session.result is not None:
            session.end_game()
            scene.ask = Ask.AGAIN
        elif session.is_waiting:
            scene.actions = tuple(session.actions)
            scene.ask = asked(scene.actions)
        else:
            self._queue.extend(session.step())
            return 0.0
        return None

    def _happen(self, event: Event) -> float:
        """Show one event; a hand with its count begins to be counted."""
        scene = self.scene
        if isinstance(event, Explained):
            before = scene.hands.pop()
            event = replace(before, show=event.show)
        if isinstance(event, Shown):
            scene.hands.append(event)
            if event.show is not None:
                scene.show = self._stage(event)
            return 0.0
        scene.score(getattr(event, "scores", scene.scores))
        told = scene.narrator.tell(event)
        scene.tell(told)
        return PACES[self.pace].event if told else 0.0

    def _stage(self, event: Shown) -> ShowStage:
        show = event.show
        if show is None:
            return ShowStage(event, [], [])
        lit = [
            frozenset[Card](card for index in phrase.items for card in show.items[index].cards)
            for phrase in spoken_count(show)
        ]
        return ShowStage(event, phrases(self.texts, show), lit)

    def _count_on(self, stage: ShowStage) -> float | None:
        """Tell one phrase more; when all is told, peg and wait for the person."""
        if self.pace == "none":
            stage.told = len(stage.phrases)
        if not stage.is_complete:
            stage.told += 1
            return PACES[self.pace].phrase
        self._finish(stage)
        return None

    def _finish(self, stage: ShowStage) -> None:
        stage.told = len(stage.phrases)
        self.scene.score(stage.event.scores)
        self.scene.tell(self.scene.narrator.tell(stage.event))
        self.scene.ask = Ask.GO_ON

    # --- What the person does --------------------------------------------------------------

    def move(self, step: int) -> None:
        """Move the cursor between one's cards."""
        scene, count = self.scene, len(own_cards(self.session.view))
        if count:
            scene.focus = (scene.focus + step) % count
        if scene.ask is Ask.CARD:  # Enter lays what the cursor stands on
            scene.clear_choice()

    def choose(self, place: int) -> None:
        """Lift a card, or put it back."""
        scene = self.scene
        if scene.ask not in {Ask.THROW, Ask.CARD}:
            return
        if not 0 <= place < len(own_cards(self.session.view)):
            return
        scene.complaint = ""
        scene.focus = place
        if place in scene.chosen:
            scene.chosen.remove(place)
            return
        if len(scene.chosen) == scene.wanted:
            scene.chosen.pop(0)
        scene.chosen.append(place)

    def press_digit(self, digit: int) -> None:
        """A digit: a card to lift, or one more digit of a number."""
        if self.scene.ask in NUMBERS:
            if digit > NINE:
                return
            self.scene.complaint = ""
            self.scene.number = (self.scene.number + str(digit))[-MOST_DIGITS:]
        else:
            self.choose(digit - 1)

    def take_back(self) -> None:
        """Undo the last digit, or put the card lifted last back."""
        scene = self.scene
        scene.complaint = ""
        if scene.number:
            scene.number = scene.number[:-1]
        elif scene.chosen:
            scene.chosen.pop()

    def skip(self) -> None:
        """Hurry a count on to its end."""
        stage = self.scene.show
        if stage is not None and self.scene.ask is Ask.NOTHING:
            self._finish(stage)

    def confirm(self) -> None:
        """Do what was chosen, or go on."""
        scene = self.scene
        match scene.ask:
            case Ask.GO_ON:
                scene.show = None
                scene.ask = Ask.NOTHING
            case Ask.THROW | Ask.CARD:
                self._confirm_cards()
            case Ask.BID | Ask.CLAIM | Ask.MUGGINS | Ask.DEPTH:
                self._confirm_number()
            case Ask.AGAIN | Ask.CHOICE:
                pass
            case Ask.NOTHING:
                self.skip()
            case _:
                assert_never(scene.ask)

    def _confirm_cards(self) -> None:
        scene = self.scene
        cards = own_cards(self.session.view)
        chosen = [cards[place] for place in sorted(scene.chosen)]
        if scene.ask is Ask.CARD and not chosen:
            chosen = [cards[scene.focus]] if len(scene.actions) > 1 else self._only_card()
        missing = scene.wanted - len(chosen)
        if missing:
            scene.complaint = self.texts.text("why-choose-more", count=missing)
            return
        if scene.ask is Ask.THROW:
            self.act(LayAway(tuple(chosen)))
        else:
            self.act(Lay(chosen[0]))

    def _only_card(self) -> list[Card]:
        return [action.card for action in self.scene.actions if isinstance(action, Lay)]

    def _confirm_number(self) -> None:
        scene = self.scene
        if not scene.number:
            if scene.ask is Ask.MUGGINS:
                self.act(NoMuggins())
            else:
                scene.complaint = self.texts.text("term-why-number")
            return
        number = int(scene.number)
        wishes: dict[Ask, Action] = {
            Ask.BID: Bid(number),
            Ask.CLAIM: Claim(number),
            Ask.MUGGINS: Muggins(number),
            Ask.DEPTH: Depth(number),
        }
        scene.number = ""
        self.act(wishes[scene.ask])

    def pass_by(self) -> None:
        """Bid no more, or say that nothing was missed."""
        if self.scene.ask is Ask.BID:
            self.act(Pass())
        elif self.scene.ask is Ask.MUGGINS:
            self.act(NoMuggins())

    def announce(self) -> None:
        """Cribbage has no king to announce."""

    def act(self, action: Action) -> None:
        """Do what the person wishes; when the rules forbid it, say why."""
        scene = self.scene
        try:
            happened = self.session.act(action)
        except Refused as refused:
            scene.clear_choice()
            scene.complaint = self._why(refused, action)
            return
        scene.clear_choice()
        scene.ask, scene.actions, scene.focus = Ask.NOTHING, (), 0
        if isinstance(action, LayAway):
            cards = tuple(card for card in action.cards if card is not None)
            named = scene.narrator.named(cards, "accusative")
            scene.tell([self.texts.text("say-you-lay-away", cards=named)])
        self._queue.extend(happened)

    def _why(self, refused: Refused, action: Action) -> str:
        total = self.session.view.total
        if isinstance(action, Lay) and total + pips(action.card) > FULL_COUNT:
            card = self.scene.narrator.named((action.card,), "nominative")
            why = self.texts.text("why-over", total=total + pips(action.card))
            return self.texts.text("why-card", card=card[0].upper() + card[1:], why=why)
        return self.texts.text(f"refusal-{refused.reason}")

    def resign(self) -> None:
        """Give the game up."""
        if self.session.result is None:
            self._queue.extend(self.session.resign())
            self.scene.clear_choice()
            self.scene.show, self.scene.ask = None, Ask.NOTHING

    def again(self) -> None:
        """Begin the next game, or a rematch."""
        if self.scene.ask is Ask.AGAIN:
            self.session.next_game()
            self.scene = self._new_scene()
