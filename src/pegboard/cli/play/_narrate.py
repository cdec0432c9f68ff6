"""What happened, in a sentence of the table's own texts."""

from dataclasses import dataclass
from typing import Final, Literal, final

from pegboard.cards import Card
from pegboard.cli._words import card_words, listed, reasons, spoken
from pegboard.game import Seat
from pegboard.games.cribbage import (
    BidMade,
    BonusPegged,
    Claimed,
    CountClosed,
    CribSold,
    Dealt,
    DepthNamed,
    Event,
    GameEnded,
    Laid,
    LaidAway,
    LotDrawn,
    MugginsCalled,
    SaidGo,
    Shown,
    StarterTurned,
)
from pegboard.texts import Texts

Who = Literal["you", "other"]

OWN: Final[Seat] = 0
_CRIB: Final = 4


@final
@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells events to the person in seat 0.

    Attributes:
        texts: the language.
        names: the name of each seat.
        is_sale: whether the crib is for sale in every deal (R66).
    """

    texts: Texts
    names: tuple[str, ...]
    is_sale: bool = False

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments that say of whom a text speaks."""
        return {"who": "you" if seat == OWN else "other", "name": self.names[seat]}

    def side(self, side: int) -> dict[str, str]:
        """The same of a side, by its first seat."""
        return self.who(side)

    def tell(self, event: Event) -> list[str]:  # noqa: C901, PLR0911, PLR0912 - one case an event
        """The sentences of one event; none for what is told with another."""
        text = self.texts.text
        match event:
            case LotDrawn():
                return self._lot(event)
            case BonusPegged():
                why = text("term-bonus")
                return [text("say-pegs", **self.side(event.side), points=event.points, why=why)]
            case Dealt():
                key = "say-dealt-sale" if self.is_sale else "say-dealt"
                return [text(key, **self.who(event.dealer), deal=event.number)]
            case BidMade():
                key = "say-bid" if event.points else "say-pass"
                return [text(key, **self.who(event.seat), points=event.points)]
            case CribSold():
                key = "say-crib-sold" if event.price else "say-crib-free"
                return [text(key, **self.who(event.owner), points=event.price)]
            case LaidAway(seat=seat) if seat != OWN:
                return [text("say-lays-away", **self.who(seat), cards=_CRIB // len(self.names))]
            case DepthNamed():
                return [text("say-depth", **self.who(event.seat), cards=event.cards)]
            case StarterTurned():
                return self._starter(event)
            case Laid():
                return [self._laid(event)]
            case SaidGo():
                return [text("say-go", **self.who(event.seat), total=event.total)]
            case CountClosed() if event.points:
                why = text(f"play-{event.reason}")
                return [text("say-pegs", **self.who(event.seat), points=event.points, why=why)]
            case Claimed():
                return [text("say-claims", **self.who(event.seat), points=event.points)]
            case MugginsCalled() if event.points:
                key = "say-muggins" if event.pegged else "say-muggins-wrong"
                points = event.pegged or event.points
                return [text(key, **self.who(event.seat), points=points)]
            case Shown():
                return [self.shown(event)]
            case GameEnded():
                return self._ended(event)
            case _:
                return []

    def _lot(self, event: LotDrawn) -> list[str]:
        draws = " ".join(
            self.texts.text("say-lot-draws", **self.who(seat), **card_words(card, "accusative"))
            for seat, card in enumerate(event.cards)
            if card is not None
        )
        if event.dealer is None:
            return [draws, self.texts.text("say-lot-tied")]
        return [draws, self.texts.text("say-lot-dealer", **self.who(event.dealer))]

    def _starter(self, event: StarterTurned) -> list[str]:
        lines = [self.texts.text("say-starter", **card_words(event.card, "nominative"))]
        if event.heels:
            why = self.texts.text("count-heels")
            who = self.side(event.side)
            lines.append(self.texts.text("say-pegs", **who, points=event.heels, why=why))
        return lines

    def _laid(self, event: Laid) -> str:
        lays = self.texts.text(
            "say-lays",
            **self.who(event.seat),
            **card_words(event.card, "accusative"),
            total=event.total,
        )
        if not event.items:
            return lays
        why = reasons(self.texts, event.items)
        return f"{lays} {why[0].upper()}{why[1:]}."

    def title(self, event: Shown) -> str:
        """Whose hand or crib it is."""
        return self.texts.text(f"show-{event.what}", **self.who(event.owner))

    def shown(self, event: Shown) -> str:
        """A hand or crib and what it pegged, in a line."""
        points = self.texts.text("show-points", points=event.pegged)
        return f"{self.title(event)}: {points}"

    def count(self, event: Shown) -> str:
        """A hand or crib counted aloud; empty while nobody may know."""
        return "" if event.show is None else spoken(self.texts, event.show)

    def _ended(self, event: GameEnded) -> list[str]:
        result = event.result
        if result.winner is None:
            return [self.texts.text("say-game-drawn")]
        scores = sorted(result.scores, reverse=True)
        lines = [
            self.texts.text(
                "say-game-won", **self.side(result.winner), high=scores[0], low=scores[1]
            )
        ]
        if result.degree != "plain":
            lines.append(self.texts.text(f"degree-{result.degree}"))
        return lines

    def named(self, cards: tuple[Card, ...], case: str) -> str:
        """Several cards in words."""
        return listed(self.texts, cards, case)
