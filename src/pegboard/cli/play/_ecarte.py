"""Écarté in the terminal: what is told of each event, and how its table looks."""

from typing import Any, Final, final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli._words import SYMBOLS, card_words, known, listed
from pegboard.cli.play._draw import (
    BRASS,
    FAINT,
    HEIGHT,
    PEGS,
    SIDE_COLORS,
    back,
    blank,
    face,
    fan,
    side_by_side,
)
from pegboard.cli.play._manner import SpareKey, TrickScene
from pegboard.cli.play._saying import lot, suit_word, title, trick
from pegboard.cli.play._session import PERSON, Session
from pegboard.game import Refusal, Refused
from pegboard.games.ecarte import (
    Call,
    Called,
    DealScored,
    Dealt,
    Discard,
    Discarded,
    Drawn,
    GameEnded,
    King,
    KingAnnounced,
    KingTurned,
    Laid,
    Lay,
    LotDrawn,
    NoKing,
    NoKingAnnounced,
    Phase,
    Stand,
    StoodPat,
    TrickTaken,
    View,
)

CLUB: Final = 1
ORDER: Final = "789TAJQK"
HAND: Final = 5
RAISED: Final = 2
BACKS: Final = 22

_LABELS: Final[dict[type[Any], str]] = {
    King: "ecarte-announce",
    NoKing: "ecarte-announce-nothing",
    Stand: "ecarte-keep",
}


@final
class EcarteManner:
    """How Écarté is told and drawn."""

    pauses: tuple[type[Any], ...] = (DealScored,)
    throws: tuple[type[Any], ...] = (Discard,)

    def own_cards(self, view: View) -> list[Card]:
        """Trumps first, then suit by suit, the highest first."""
        trumps = None if view.turned is None else view.turned.suit
        return sorted(
            known(view.hand), key=lambda card: (card.suit != trumps, card.suit, -_height(card))
        )

    def cards_of(self, action: object) -> tuple[Card, ...] | None:
        """The cards that are played or laid aside."""
        match action:
            case Lay(card):
                return (card,)
            case Discard(cards):
                return tuple(known(cards))
            case _:
                return None

    def key_of(self, action: object) -> SpareKey | None:
        """The king is announced, and all cards are kept, by keys of their own."""
        match action:
            case King():
                return "announce"
            case Stand():
                return "pass"
            case _:
                return None

    def label(self, action: object, view: View, scene: TrickScene) -> str:
        """What a word to say is called."""
        del view
        if isinstance(action, Call):
            return scene.texts.text(f"ecarte-call-{action.word}")
        return scene.texts.text(_LABELS[type(action)])

    # --- What is told ----------------------------------------------------------------------

    def tell(  # noqa: C901, PLR0911 - one case an event
        self, event: object, scene: TrickScene
    ) -> list[str]:
        """The sentences of an event."""
        text, who = scene.texts.text, scene.who
        scene.scores = getattr(event, "scores", scene.scores)
        match event:
            case LotDrawn():
                return [lot(scene, event.cards, event.dealer, "ecarte")]
            case Dealt():
                scene.trick, scene.taken = [], None
                deal = {"deal": event.number}
                return [
                    text(
                        "ecarte-say-dealt", **who(event.dealer), **card_words(event.turned), **deal
                    )
                ]
            case KingTurned():
                return [text("ecarte-say-king-turned", **who(event.seat))]
            case KingAnnounced():
                return [text("ecarte-say-king", **who(event.seat))]
            case NoKingAnnounced():
                return [text("ecarte-say-no-king", **who(event.seat))]
            case Called():
                words = text(f"ecarte-call-{event.word}")
                return [text("ecarte-say-called", **who(event.seat), words=words)]
            case Discarded() | StoodPat() | Drawn():
                return self._exchanged(event, scene)
            case Laid() | TrickTaken():
                return self._played(event, scene)
            case DealScored():
                return [self._scored(event, scene)]
            case GameEnded():
                return self._ended(event, scene)
            case _:
                return []

    def _exchanged(self, event: Discarded | StoodPat | Drawn, scene: TrickScene) -> list[str]:
        text, who = scene.texts.text, scene.who(event.seat)
        if isinstance(event, StoodPat):
            return [text("ecarte-say-stood-pat", **who)]
        if isinstance(event, Discarded):
            # Which cards they were nobody may see again (E12).
            return [text("ecarte-say-discards", **who, count=event.count)]
        anew = [text("ecarte-say-reshuffled")] if event.reshuffled else []
        if event.cards is None:
            return [*anew, text("ecarte-say-draws", **who, count=event.count, stock=event.stock)]
        cards = listed(scene.texts, known(event.cards), "accusative")
        return [*anew, text("ecarte-say-you-draw", cards=cards, stock=event.stock)]

    def _played(self, event: Laid | TrickTaken, scene: TrickScene) -> list[str]:
        text, who = scene.texts.text, scene.who(event.seat)
        if isinstance(event, TrickTaken):
            scene.taken = event.seat
            return [text("ecarte-say-trick", **who, number=event.number)]
        scene.lay(event.seat, event.card)
        key = "ecarte-say-leads" if len(scene.trick) == 1 else "ecarte-say-replies"
        return [text(key, **who, **card_words(event.card, "instrumental"))]

    def _scored(self, event: DealScored, scene: TrickScene) -> str:
        text = scene.texts.text
        if max(event.tricks) == HAND:
            reasons = ["ecarte-chip-vole"]
        elif event.points < RAISED:
            reasons = ["ecarte-chip-majority"]
        else:
            raised = "refused" if event.situation == "refused" else "stood"
            reasons = ["ecarte-chip-majority", f"ecarte-chip-{raised}"]
        return text(
            "ecarte-say-scored",
            **scene.who(event.seat),
            tricks=event.tricks[event.seat],
            points=event.points,
            why="; ".join(map(text, reasons)),
        )

    def _ended(self, event: GameEnded, scene: TrickScene) -> list[str]:
        result, text = event.result, scene.texts.text
        if result.winner is None:
            return [text("say-game-drawn")]
        who = scene.who(result.winner)
        if result.termination != "normal":
            loser = scene.who(1 - result.winner)
            return [text(f"ended-{result.termination}", **loser), text("say-game-given", **who)]
        high, low = sorted(result.scores, reverse=True)
        degree = [] if result.degree == "plain" else [text(f"ecarte-degree-{result.degree}")]
        return [text("say-game-won", **who, high=high, low=low), *degree]

    # --- How it looks ----------------------------------------------------------------------

    def rows(self, view: View, scene: TrickScene, session: Session) -> dict[str, Text]:
        """Title, counters, the other hand with stock and turned card, the trick."""
        return {
            "title": title(
                scene, session.match, view.deal, "cli-variant-ecarte", ends=f"/ {view.target}"
            ),
            "board": self._counters(view, scene),
            "others": self._others(view, scene),
            "pile": trick(scene, label=self._tricks(view, scene)),
        }

    def _counters(self, view: View, scene: TrickScene) -> Text:
        rows: list[Text] = []
        for seat, score in enumerate(scene.scores):
            front, rear = PEGS[seat]
            marks = " ".join(front if point < score else rear for point in range(view.target))
            row = Text(f" {scene.names[seat][:8].ljust(8)} ", f"bold {SIDE_COLORS[seat]}")
            rows.append(row.append(marks, SIDE_COLORS[seat]))
        return Text("\n").join(rows)

    def _tricks(self, view: View, scene: TrickScene) -> list[str]:
        taken = [sum(one.winner == seat for one in view.tricks) for seat in (PERSON, CLUB)]
        if not view.deal:
            return []
        return [scene.texts.text("term-tricks"), f"{taken[PERSON]} : {taken[CLUB]}"]

    def _others(self, view: View, scene: TrickScene) -> Text:
        text = scene.texts.text
        held = view.held[CLUB]
        left = fan([back()] * held) if held else [Text()] * HEIGHT
        left = [Text(" ").append_text(line) for line in left]
        for line in left:
            line.truncate(BACKS, pad=True)
        if view.turned is None:
            return Text("\n").join(side_by_side([left, blank()]))
        stock = [back() if view.stock else blank(), face(view.turned)]
        suit = text("suit", suit=suit_word(view.turned.suit))
        situation = "" if view.situation is None else text(f"ecarte-situation-{view.situation}")
        facts = [
            Text(f"{text('ecarte-trumps')}: {suit} {SYMBOLS[view.turned.suit]}", f"bold {BRASS}"),
            Text(text("ecarte-stock", stock=view.stock), FAINT),
            Text(situation, FAINT),
            Text(),
        ]
        return Text("\n").join(side_by_side([left, *stock, facts], gap=2))

    def prompt(self, view: View, scene: TrickScene) -> str:
        """What the person is asked."""
        text, actions = scene.texts.text, scene.actions
        match view.phase:
            case Phase.SPEAK if len(actions) == 1:
                return text("ecarte-turn-must-play")
            case Phase.SPEAK:
                return text("ecarte-turn-speak-again" if view.exchanges else "ecarte-turn-speak")
            case Phase.ANSWER:
                return text("ecarte-turn-answer", **scene.who(CLUB))
            case Phase.KING:
                return text("ecarte-turn-king")
            case Phase.DISCARD:
                return self._asked_discard(scene)
            case _:
                return self._asked_card(view, scene)

    def _asked_discard(self, scene: TrickScene) -> str:
        text, actions = scene.texts.text, scene.actions
        most = max((len(self.cards_of(one) or ()) for one in actions), default=0)
        if not most:
            return text("ecarte-turn-no-stock")
        if any(isinstance(one, Stand) for one in actions):
            asked = text("ecarte-turn-discard-or-stand", most=most)
            return f"{asked} {text('term-ask-keep')}"
        return text("ecarte-turn-discard", most=most)

    def _asked_card(self, view: View, scene: TrickScene) -> str:
        text = scene.texts.text
        asked = text("ecarte-turn-lead")
        if view.table:
            asked = text("ecarte-turn-reply", **card_words(view.table[0].card, "accusative"))
        if any(isinstance(one, King) for one in scene.actions):
            return f"{asked} {text('term-ask-king')}"
        return asked

    def why(self, refused: Refused, view: View, scene: TrickScene) -> str:
        """Why a card may not be played (E20), and which may."""
        text = scene.texts.text
        keys = {
            Refusal.MUST_FOLLOW_SUIT: "ecarte-why-follow",
            Refusal.MUST_BEAT: "ecarte-why-beat",
            Refusal.MUST_TRUMP: "ecarte-why-trump",
        }
        key = keys.get(refused.reason)
        if key is None or not view.table:
            return text(f"refusal-{refused.reason}")
        allowed = [one.card for one in scene.actions if isinstance(one, Lay)]
        led = card_words(view.table[0].card, "accusative")
        named = listed(scene.texts, allowed, "accusative", last="ecarte-cards-or")
        why = text(key, cards=named, led=text("card", **led), **led)
        return why[0].upper() + why[1:] + "."


def _height(card: Card) -> int:
    """The place of a card in its suit: king high, the ace below the jack (E1)."""
    return ORDER.index(card.rank.letter)
