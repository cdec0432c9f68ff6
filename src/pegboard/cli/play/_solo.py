"""Solo Whist in the terminal: what is told of each event, and how its table looks."""

from collections.abc import Sequence
from typing import Any, Final, final

from rich.text import Text

from pegboard.cards import Card, Rank, Suit
from pegboard.cli._view_solo_whist import contract_name
from pegboard.cli._words import SYMBOLS, card_words, colored, known, listed
from pegboard.cli.play._draw import BRASS, FAINT, HEIGHT, SIDE_COLORS, total
from pegboard.cli.play._manner import SpareKey, TrickScene
from pegboard.cli.play._saying import lot, suit_word, title, trick
from pegboard.cli.play._session import PERSON, Session
from pegboard.game import Refusal, Refused, Seat
from pegboard.games.solo_whist import (
    CONTRACTS,
    Accept,
    Call,
    Called,
    Contract,
    ContractMade,
    DealEnded,
    DealScored,
    Dealt,
    Decline,
    GameEnded,
    HandSpread,
    Laid,
    Lay,
    LotDrawn,
    Pass,
    Phase,
    SideLeft,
    ThrowIn,
    ThrownIn,
    TrickTaken,
    Trumps,
    TrumpsNamed,
    View,
)

SEATS: Final = (0, 1, 2, 3)
SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""Black and red by turns, so that neighbors in the hand are told apart."""

WORDS: Final[dict[type[Any], str]] = {
    Pass: "solo-call-pass",
    Accept: "solo-call-accept",
    Decline: "solo-call-decline",
    ThrowIn: "solo-call-throw-in",
}

NAMED_LATER: Final = frozenset({Contract.ABUNDANCE, Contract.DECLARED})
NAME: Final = 8


@final
class SoloManner:
    """How Solo Whist is told and drawn."""

    pauses: tuple[type[Any], ...] = (DealEnded,)
    throws: tuple[type[Any], ...] = ()

    def own_cards(self, view: View) -> list[Card]:
        """Suit by suit, the highest first, the ace above the king."""
        return _arranged(known(view.hand))

    def cards_of(self, action: object) -> tuple[Card, ...] | None:
        """The card that is played."""
        return (action.card,) if isinstance(action, Lay) else None

    def key_of(self, action: object) -> SpareKey | None:
        """To pass has a key of its own."""
        return "pass" if isinstance(action, Pass | Decline) else None

    def label(self, action: object, view: View, scene: TrickScene) -> str:
        """What a word to say is called."""
        del view
        match action:
            case Trumps(suit=None):
                return scene.texts.text("solo-press-none")
            case Trumps(suit=Suit() as suit):
                return f"{scene.texts.text('suit', suit=suit_word(suit))} {SYMBOLS[suit]}"
            case Call(contract):
                return scene.texts.text(f"solo-call-{contract}")
            case _:
                return scene.texts.text(WORDS[type(action)])

    # --- What is told ----------------------------------------------------------------------

    def tell(  # noqa: C901, PLR0911, PLR0912 - one case an event
        self, event: object, scene: TrickScene
    ) -> list[str]:
        """The sentences of an event."""
        text, who = scene.texts.text, scene.who
        scene.scores = getattr(event, "scores", scene.scores)
        match event:
            case LotDrawn():
                return [lot(scene, event.cards, event.dealer, "solo")]
            case Dealt():
                scene.trick, scene.taken = [], None
                dealt = {**who(event.dealer), **card_words(event.exposed)}
                return [text("solo-say-dealt", **dealt, deal=event.counted + 1)]
            case Called():
                return [self._called(event, scene)]
            case ContractMade():
                return [self._made(event, scene)]
            case TrumpsNamed(suit=None):
                return [text("solo-say-names-none", **who(event.seat))]
            case TrumpsNamed(suit=Suit() as suit):
                return [text("solo-say-names", **who(event.seat), suit=suit_word(suit))]
            case ThrownIn():
                return [text(f"solo-say-thrown-in-{event.cause}")]
            case HandSpread():
                cards = listed(scene.texts, _arranged(known(event.cards)))
                return [text("solo-say-spread", **who(event.seat), cards=cards)]
            case Laid():
                scene.lay(event.seat, event.card)
                return [
                    text("solo-say-lays", **who(event.seat), **card_words(event.card, "accusative"))
                ]
            case TrickTaken():
                scene.taken = event.trick.winner
                return [text("solo-say-takes", **who(event.trick.winner))]
            case DealScored():
                told = self._scored(event, scene)
                scene.deals += [f"{text('solo-deal-over', deal=len(scene.deals) + 1)}. {told}"]
                return [told]
            case SideLeft():
                return [text(f"ended-{event.cause}", **who(event.side))]
            case GameEnded():
                return [self._ended(event, scene)]
            case _:
                return []

    def _called(self, event: Called, scene: TrickScene) -> str:
        text, who = scene.texts.text, scene.who(event.seat)
        if event.word in {"pass", "prop", "accept", "decline", "throw-in"}:
            return text(f"solo-say-{event.word}", **who)
        return text("solo-say-calls", **who, call=text(f"solo-word-{event.word}"))

    def _made(self, event: ContractMade, scene: TrickScene) -> str:
        text, declarers = scene.texts.text, sorted(event.declarers)
        if not declarers:
            return text("solo-say-general")
        key = "solo-say-pair-plays" if len(declarers) > 1 else "solo-say-plays"
        said = text(
            key,
            **scene.who(declarers[0]),
            pair=scene.names[declarers[-1]],
            contract=contract_name(scene.texts, event.contract, declarers),
            goal=self._goal(event.contract, scene),
        )
        if event.trumps is None and event.contract in NAMED_LATER:
            return said
        if event.trumps is None:
            return f"{said} {text('solo-say-no-trumps')}"
        return f"{said} {text('solo-say-trumps', suit=suit_word(event.trumps))}"

    def _goal(self, contract: Contract, scene: TrickScene) -> str:
        tricks = CONTRACTS[contract].tricks
        kind = "all" if contract is Contract.DECLARED else "least" if tricks else "none"
        return scene.texts.text(f"solo-goal-{kind}", tricks=tricks)

    def _trumps(self, suit: Suit | None, scene: TrickScene) -> str:
        if suit is None:
            return scene.texts.text("solo-no-trumps")
        return scene.texts.text("solo-trumps", suit=suit_word(suit))

    def _scored(self, event: DealScored, scene: TrickScene) -> str:
        text = scene.texts.text
        if event.made is None:
            begins = text("solo-say-general-over")
        else:
            begins = text(
                "solo-say-made" if event.made else "solo-say-failed",
                contract=contract_name(scene.texts, event.contract, event.declarers),
                taken=sum(event.tricks[seat] for seat in event.declarers),
                needed=CONTRACTS[event.contract].tricks,
            )
        if not any(event.changes):
            return f"{begins} {text('solo-say-no-change')}"
        changes = (
            text("solo-say-change", **scene.who(seat), change=_signed(change))
            for seat, change in enumerate(event.changes)
        )
        return " ".join([begins, *changes])

    def _ended(self, event: GameEnded, scene: TrickScene) -> str:
        text, result = scene.texts.text, event.result
        if result.termination != "normal" and result.winner is not None:
            return text("solo-say-alone", **scene.who(result.winner))
        best = max(result.scores)
        if result.winner is not None:
            return text("solo-say-wins", **scene.who(result.winner), score=total(best))
        first = [seat for seat in SEATS if result.scores[seat] == best]
        *before, last = (text("solo-name", **scene.who(seat)) for seat in first)
        names = text("names-pair", one=", ".join(before), other=last)
        said = text("solo-say-shared", names=names, score=total(best))
        return said[0].upper() + said[1:]

    # --- How it looks ----------------------------------------------------------------------

    def rows(self, view: View, scene: TrickScene, session: Session) -> dict[str, Text]:
        """Title, contract, the other seats, the trick."""
        length = scene.texts.text(
            "solo-sheet-length",
            deal=view.counted if view.scored else min(view.counted + 1, view.deals),
            deals=view.deals,
        )
        return {
            "title": title(scene, session.match, 0, "cli-variant-solo", ends=length),
            "board": self._contract(view, scene),
            "others": self._others(view, scene),
            "pile": trick(scene),
        }

    def _contract(self, view: View, scene: TrickScene) -> Text:
        """Two rows: what is played and by whom; trumps, and the tricks as far as they count."""
        text = scene.texts.text
        first, second = Text(" "), Text(" ")
        if view.turned is not None:
            second.append(f"{text('solo-turned')} {SYMBOLS[view.turned]}", FAINT)
        if view.contract is None:
            first.append(text("solo-no-call") if view.calls else "", FAINT)
            return Text("\n").join([first, second])
        names = ", ".join(text("solo-name", **scene.who(seat)) for seat in view.declarers)
        played = contract_name(scene.texts, view.contract, view.declarers)
        first.append(played[0].upper() + played[1:], f"bold {BRASS}")
        first.append(f" · {names}" if names else "", BRASS)
        if view.phase is Phase.PLAY:
            taken = sum(view.taken[seat] for seat in view.declarers)
            needed = CONTRACTS[view.contract].tricks
            of = text("solo-taken-of", taken=taken, needed=needed) if needed else f"{taken}"
            first.append(f" · {of}" if view.declarers else "", BRASS)
            second.append(f" · {self._trumps(view.trumps, scene)}", BRASS)
        return Text("\n").join([first, second])

    def _others(self, view: View, scene: TrickScene) -> Text:
        said = {one.seat: one.word for one in view.calls}
        rows = [self._seat(view, scene, seat, said.get(seat)) for seat in (1, 2, 3, PERSON)]
        return Text("\n").join(rows[:HEIGHT])

    def _seat(self, view: View, scene: TrickScene, seat: Seat, word: str | None) -> Text:
        text = scene.texts.text
        row = Text(no_wrap=True, overflow="ellipsis")
        mark = text("table-dealer-mark") if view.dealer == seat else " "
        row.append(f" {mark} ", f"bold {BRASS}")
        row.append(scene.names[seat][:NAME].ljust(NAME), f"bold {SIDE_COLORS[seat]}")
        if view.revealed is not None and view.phase is not Phase.AUCTION:
            return row.append(" ").append_text(colored(_arranged(known(view.revealed[seat]))))
        if view.spread is not None and seat in view.declarers and seat != PERSON:
            return row.append(" ").append_text(colored(_arranged(known(view.spread))))
        row.append(" " + ("▮" * view.held[seat] if seat != PERSON else "").ljust(14), BRASS)
        if view.phase in {Phase.PLAY, Phase.TRUMPS}:
            role = "declarer" if seat in view.declarers else "defender"
            row.append(f"{text(f'solo-side-{role}')} · " if view.declarers else "", FAINT)
            row.append(text("solo-tricks-of", tricks=view.taken[seat]), FAINT)
        elif word is not None:
            row.append(text(f"solo-word-{word}"), FAINT)
        if view.exposed is not None and view.dealer == seat:
            row.append("  ").append_text(colored([view.exposed]))
        return row

    def prompt(self, view: View, scene: TrickScene) -> str:
        """What the person is asked."""
        match view.phase:
            case Phase.AUCTION:
                return self._asked_word(view, scene)
            case Phase.TRUMPS:
                return scene.texts.text("solo-turn-trumps")
            case _:
                return self._asked_card(view, scene)

    def _asked_word(self, view: View, scene: TrickScene) -> str:
        text = scene.texts.text
        if view.question == "raise":
            return text("solo-turn-raise")
        if view.contract is None or not view.declarers:
            return text("solo-turn-open")
        owner = scene.who(view.declarers[0])
        if view.question == "accept":
            return text("solo-turn-accept", **owner)
        may_accept = any(isinstance(one, Accept) for one in scene.actions)
        return text("solo-turn-call-or-accept" if may_accept else "solo-turn-call")

    def _asked_card(self, view: View, scene: TrickScene) -> str:
        text = scene.texts.text
        if not view.trick:
            return text("solo-turn-lead")
        led = view.trick[0].suit
        holds = any(card.suit == led for card in known(view.hand))
        return text("solo-turn-follow" if holds else "solo-turn-any", suit=suit_word(led))

    def why(self, refused: Refused, view: View, scene: TrickScene) -> str:
        """Why a card may not be played (W17)."""
        text = scene.texts.text
        if refused.reason is not Refusal.MUST_FOLLOW_SUIT or not view.trick:
            return text(f"refusal-{refused.reason}")
        why = text("solo-why-follow", suit=suit_word(view.trick[0].suit))
        return why[0].upper() + why[1:] + "."


def _arranged(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (SUITS.index(card.suit), -_height(card)))


def _height(card: Card) -> int:
    return Rank.KING + 1 if card.rank == Rank.ACE else card.rank


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else total(change)
