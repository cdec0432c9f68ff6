"""The table as text, row by row, from the view and the scene."""

from typing import Final

from rich.text import Text

from pegboard.cards import Card
from pegboard.cli._words import colored, known, sign, signs
from pegboard.cli.play._draw import (
    BRASS,
    FAINT,
    HEIGHT,
    MESSAGE_ROWS,
    SIDE_COLORS,
    WIDTH,
    Track,
    back,
    blank,
    board,
    face,
    fainter,
    fan,
    lifted,
    pile,
    side_by_side,
    told_and_asked,
    total,
)
from pegboard.cli.play._narrate import OWN
from pegboard.cli.play._scene import NUMBERS, Ask, Scene
from pegboard.game import Match, Seat
from pegboard.games.cribbage import Lay, View

FULL_COUNT: Final = 31
TWO: Final = 2
COLUMNS: Final = 80
LEFT_COLUMNS: Final = 28
CAPTION_COLUMNS: Final = 16
PILE_COLUMN: Final = 13


def lines(*rows: Text | str) -> Text:
    """Rows under each other."""
    return Text("\n").join(row if isinstance(row, Text) else Text(row) for row in rows)


def sides_of(view: View) -> list[list[Seat]]:
    """The seats of each side."""
    count = len(view.scores)
    return [list(range(side, len(view.held), count)) for side in range(count)]


def title(view: View, scene: Scene, variant: str, match: Match) -> Text:
    """Everybody's score in numbers, how the match stands, deal and variant."""
    texts = scene.narrator.texts
    row = scores(view, scene)
    row.no_wrap, row.overflow = True, "ellipsis"
    if match.games > 1:
        wins = ":".join(map(str, match.wins))
        game = texts.text("match-game", game=match.game, games=match.games)
        row.append(f" · {game} · {wins}", BRASS)
    if view.deal:
        row.append(" · " + texts.text("deals-deal", deal=view.deal), BRASS)
    named = Text(f" · {texts.text(f'cli-variant-{variant}')}", FAINT)
    return row.append_text(named) if row.cell_len + named.cell_len < COLUMNS else row


def tracks(view: View, scene: Scene, skunk: int | None) -> Text:
    """The board with everybody's pegs."""
    names = scene.narrator.names
    pegs = [
        Track(names[side], score, back)
        for side, (score, back) in enumerate(zip(scene.scores, scene.backs, strict=True))
    ]
    return lines(*board(pegs, view.target, skunk))


def scores(view: View, scene: Scene) -> Text:
    """Everybody's score in numbers."""
    row = Text(" ")
    for side, seats in enumerate(sides_of(view)):
        name = " + ".join(scene.narrator.names[seat] for seat in seats)
        row.append(f"{name} ", SIDE_COLORS[side])
        row.append(total(scene.scores[side]), f"bold {SIDE_COLORS[side]}")
        row.append("   ")
    row.append(f"/ {view.target}", FAINT)
    return row


def others(view: View, scene: Scene) -> Text:
    """The other hands, the crib and the starter."""
    texts = scene.narrator.texts
    count = len(view.held)
    if count == TWO:
        held = view.held[1]
        left = fan([back()] * held) if held else [Text() for _ in range(HEIGHT)]
        left = [Text(" ").append_text(line) for line in left]
    else:
        left = [_other(view, scene, seat) for seat in range(1, count)]
        left += [Text() for _ in range(HEIGHT - len(left))]
    for line in left:
        line.truncate(LEFT_COLUMNS, pad=True)
    starter = face(view.starter) if view.starter else blank()
    crib = fan([back()] * min(view.crib_count, TWO)) if view.crib_count else blank()
    owner = (
        view.dealer if view.crib_owner is None and not scene.narrator.is_sale else view.crib_owner
    )
    label = "" if owner is None else texts.text("table-crib-of", **scene.narrator.who(owner))
    crib_label = _caption(label, str(view.crib_count or ""))
    starter_label = _caption(texts.text("table-starter"), "")
    return lines(*side_by_side([left, crib_label, crib, starter_label, starter]))


def _caption(label: str, below: str) -> list[Text]:
    rows = [Text(), Text(label, FAINT), Text(below, FAINT), Text()]
    for row in rows:
        row.align("right", CAPTION_COLUMNS)
    return rows


def _other(view: View, scene: Scene, seat: Seat) -> Text:
    row = Text(f" {seat} ", FAINT)
    row.append(scene.narrator.names[seat].ljust(8), SIDE_COLORS[seat % len(view.scores)])
    row.append(" " + "▮" * view.held[seat], BRASS)
    if seat in view.said_go:
        row.append(" " + scene.narrator.texts.text("play-say-go"), FAINT)
    return row


def laid(view: View, scene: Scene) -> Text:
    """The cards on the table with their sum."""
    texts = scene.narrator.texts
    present = view.table[-1].in_count if view.table and view.total else -1
    rows = pile(view.table, OWN, present, named=len(view.held) > TWO)
    total = f" {texts.text('table-count')} {view.total} " if view.table else ""
    left = texts.text("table-left", left=FULL_COUNT - view.total) if view.total else ""
    labels = [Text(), Text(total, f"bold {BRASS}"), Text(f" {left}", FAINT), Text(), Text()]
    for label in labels:
        label.truncate(PILE_COLUMN, pad=True)
    return lines(*side_by_side([labels, rows]))


def shown(scene: Scene) -> Text:
    """The hand that is being counted, with the phrases told so far."""
    stage = scene.show
    if stage is None:
        return Text()
    narrator, event = scene.narrator, stage.event
    lit = stage.lit[stage.told - 1] if 0 < stage.told <= len(stage.lit) else frozenset[Card]()
    every = stage.is_complete
    cards = [_counted(card, lit, every=every) for card in sorted(known(event.cards))]
    starter = _counted(event.starter, lit, every=every)
    rows = side_by_side([*cards, [Text("  ")] * (HEIGHT + 1), starter])
    heading = Text(f" {narrator.title(event)}", f"bold {BRASS}")
    heading.append(f"  {narrator.texts.text('term-with-starter')}", FAINT)
    said = Text(" ")
    for number, phrase in enumerate(stage.phrases[: stage.told]):
        is_last = number == stage.told - 1
        said.append(", " if number else "", FAINT)
        said.append(phrase, "bold" if is_last and not every else "")
    points = Text()
    if every:
        said = Text(f" {narrator.count(event)}" if event.show else "")
        points = Text(
            f" {narrator.texts.text('show-points', points=event.pegged)}", f"bold {BRASS}"
        )
    return lines(heading, *[Text(" ").append_text(row) for row in rows], said, points)


def _counted(card: Card, lit: frozenset[Card], *, every: bool) -> list[Text]:
    drawn = face(card)
    if card in lit and not every:
        return lifted(drawn, is_up=True)
    return lifted(drawn if every or not lit else fainter(drawn), is_up=False)


def hand(view: View, scene: Scene) -> Text:
    """One's own cards with the keys that choose them; chosen ones lifted, useless ones dimmed."""
    if scene.show is not None:
        return _shown_before(scene)
    if scene.ask in {Ask.CLAIM, Ask.MUGGINS}:
        return _to_count(view, scene)
    cards = own_cards(view)
    if not cards:
        return Text()
    playable = {action.card for action in scene.actions if isinstance(action, Lay)}
    blocks: list[list[Text]] = []
    keys = Text(" ")
    for place, card in enumerate(cards):
        is_up = place in scene.chosen
        useless = scene.ask is Ask.CARD and card not in playable
        drawn = face(card)
        blocks.append(lifted(fainter(drawn) if useless else drawn, is_up=is_up))
        mark = "▲" if is_up else "·" if useless else str(place + 1)
        focused = place == scene.focus and scene.ask in {Ask.CARD, Ask.THROW}
        mark = f"[{mark}]" if focused else f" {mark} "
        keys.append(mark.center(WIDTH), f"bold {BRASS}" if focused or is_up else FAINT)
        keys.append(" ")
    rows = [Text(" ").append_text(row) for row in side_by_side(blocks)]
    return lines(*rows, keys)


def _to_count(view: View, scene: Scene) -> Text:
    """The hand or crib whose points the person is to name, with the starter."""
    opened = view.counting if scene.ask is Ask.CLAIM else view.shows[-1]
    cards = [] if opened is None else sorted(known(opened.cards))
    blocks = [lifted(face(card), is_up=False) for card in cards]
    if view.starter is not None:
        gap = [Text("  ")] * (HEIGHT + 1)
        blocks += [gap, lifted(face(view.starter), is_up=False)]
    return lines(*[Text(" ").append_text(row) for row in side_by_side(blocks)])


def _shown_before(scene: Scene) -> Text:
    """What has been shown in this deal before the hand that is being counted."""
    deal = scene.hands[-1].deal
    rows: list[Text] = []
    for event in scene.hands[:-1]:
        if event.deal == deal:
            row = Text(f" {scene.narrator.shown(event)}  ", FAINT)
            rows.append(row.append_text(colored(sorted(known(event.cards)))))
    return lines(Text(), *rows)


def own_cards(view: View) -> list[Card]:
    """One's own cards that are still to be laid, by rank."""
    return sorted(known(view.hand))


def message(view: View, scene: Scene) -> Text:
    """The last sentences told, and what the person is asked for."""
    typed = f" {scene.number}▏" if scene.ask in NUMBERS else ""
    question = _prompt(view, scene)
    return told_and_asked(scene.said, scene.complaint, question, MESSAGE_ROWS, typed=typed)


def _prompt(view: View, scene: Scene) -> str:  # noqa: PLR0911 - one sentence for each question
    texts = scene.narrator.texts
    match scene.ask:
        case Ask.THROW:
            return _asked_throw(view, scene)
        case Ask.CARD:
            return texts.text("turn-play", total=view.total)
        case Ask.BID:
            last = max((points for _, points in view.bids), default=0)
            return texts.text("term-ask-bid", least=last + 1)
        case Ask.CLAIM:
            opened = view.counting
            cards = "" if opened is None else signs(known(opened.cards))
            starter = "" if view.starter is None else sign(view.starter)
            what = "hand" if opened is None else opened.what
            return texts.text("term-ask-claim", what=what, cards=cards, starter=starter)
        case Ask.MUGGINS:
            last_shown = view.shows[-1]
            cards = signs(known(last_shown.cards))
            return texts.text("term-ask-muggins", cards=cards, points=last_shown.pegged)
        case Ask.DEPTH:
            return texts.text("term-ask-depth")
        case Ask.GO_ON:
            return texts.text("term-ask-go-on")
        case Ask.AGAIN:
            return texts.text("term-ask-again")
        case Ask.NOTHING | Ask.CHOICE:
            return ""


def _asked_throw(view: View, scene: Scene) -> str:
    """Whose crib it is that cards are thrown to; while it is for sale, nobody's."""
    narrator = scene.narrator
    if view.crib_owner is None and narrator.is_sale:
        return narrator.texts.text("turn-lay-away-sale", count=scene.wanted)
    owner = view.crib_owner if view.crib_owner is not None else view.dealer
    who = narrator.who(owner if owner is not None else OWN)
    return narrator.texts.text("turn-lay-away", **who, count=scene.wanted)


def last_hands(scene: Scene, most: int) -> Text:
    """The hands and cribs shown last, counted aloud."""
    texts = scene.narrator.texts
    if not scene.hands:
        return Text(texts.text("deals-none"))
    rows: list[Text] = []
    for event in scene.hands[-most:]:
        head = Text(f"{texts.text('deals-deal', deal=event.deal)} · ", FAINT)
        head.append(scene.narrator.title(event), f"bold {BRASS}")
        head.append("  ").append_text(colored(sorted(known(event.cards))))
        head.append(" + ").append_text(colored([event.starter]))
        rows += [head, Text(f"  {scene.narrator.count(event)}")]
    return lines(*rows)
