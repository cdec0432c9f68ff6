"""Sentences and rows that games of tricks share."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from pegboard.cards import Card, Suit
from pegboard.cli._words import card_words
from pegboard.cli.play._draw import BRASS, FAINT, HEIGHT, SIDE_COLORS, face, side_by_side, total
from pegboard.cli.play._manner import TrickScene
from pegboard.game import Match, Seat

CARD_COLUMNS = 12
"""Columns of a card of the trick with the name of whose it is."""


def suit_word(suit: Suit) -> str:
    """What a text needs to name *suit*."""
    return suit.name.lower()


def lot(scene: TrickScene, cards: Iterable[Card | None], dealer: Seat | None, keys: str) -> str:
    """Who has drawn what, and who deals; *keys* is what the keys of the game begin with."""
    text = scene.texts.text
    draws = [
        text("say-lot-draws", **scene.who(seat), **card_words(card, "accusative"))
        for seat, card in enumerate(cards)
        if card is not None
    ]
    if dealer is None:
        return " ".join([*draws, text(f"{keys}-say-lot-tied")])
    return " ".join([*draws, text(f"{keys}-say-lot-dealer", **scene.who(dealer))])


def title(scene: TrickScene, match: Match, deal: int, game: str, *, ends: str) -> Text:
    """Everybody's score, how the match stands, which deal it is."""
    texts = scene.texts
    row = Text(" ", no_wrap=True, overflow="ellipsis")
    for seat, score in enumerate(scene.scores):
        color = SIDE_COLORS[seat]
        row.append(f"{scene.names[seat]} ", color).append(total(score), f"bold {color}")
        row.append("  ")
    row.append(ends, FAINT)
    if match.games > 1:
        game_of = texts.text("match-game", game=match.game, games=match.games)
        row.append(f" · {game_of} · {':'.join(map(str, match.wins))}", BRASS)
    if deal:
        row.append(" · " + texts.text("deals-deal", deal=deal), BRASS)
    return row.append(f" · {texts.text(game)}", FAINT)


def trick(scene: TrickScene, label: Sequence[str] = ()) -> Text:
    """The cards of the trick with their owners, and *label* beside them; its taker stands out."""
    words = [Text(), *(Text(line, FAINT) for line in label), *[Text()] * HEIGHT][:HEIGHT]
    for line in words:
        line.truncate(CARD_COLUMNS, pad=True)
    rows = [words]
    names: list[Text] = [Text(" " * (CARD_COLUMNS + 1))]
    for seat, card in scene.trick:
        color = f"bold {SIDE_COLORS[seat]}" if seat == scene.taken else SIDE_COLORS[seat]
        drawn = [line.copy() for line in face(card)]
        for line in drawn:
            line.truncate(CARD_COLUMNS, pad=True)
        rows.append(drawn)
        mark = "▲ " if seat == scene.taken else ""
        names.append(Text((mark + scene.names[seat])[:CARD_COLUMNS].ljust(CARD_COLUMNS + 1), color))
    drawn = [Text(" ").append_text(row) for row in side_by_side(rows)]
    return Text("\n").join([*drawn, Text("").join(names)])
