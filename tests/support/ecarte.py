"""Positions of Écarté for tests: hands by their text, everything else filled up.

Seat 0 is elder and seat 1 deals, unless a test says else.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import pytest

from pegboard.cards import parse_cards, write_cards
from pegboard.game import DEALER, Game, Packs, Refusal, Refused, Seat, read_line
from pegboard.games import ecarte
from pegboard.games.ecarte import PACK, Deal, DealScored, Event, State, View

Ecarte: TypeAlias = Game[State, ecarte.Action, Event, View]

ELDER, DEALS = 0, 1


def dealt(
    elder: str = "",
    dealer: str = "",
    turned: str = "7H",
    *,
    packs: Packs | None = None,
    start: Sequence[int] | None = None,
    **options: Any,  # noqa: ANN401 - handed on as options
) -> Ecarte:
    """A game whose first deal has just been dealt; what hands lack is filled with any cards."""
    wishes = {name: str(value) for name, value in options.items()}
    game: Ecarte = Game(ecarte.rules("ecarte", wishes, dealer=DEALS, start=start), packs)
    if packs is not None:
        return game
    hands = [list(parse_cards(elder)), list(parse_cards(dealer))]
    (up,) = parse_cards(turned)
    free = [card for card in PACK if card not in {up, *hands[0], *hands[1]}]
    free.sort(key=lambda card: (card.suit == up.suit, card))  # trumps, a king too, only if named
    for hand in hands:
        while len(hand) < 5:
            hand.append(free.pop(0))
    game.play(DEALER, Deal((tuple(hands[0]), tuple(hands[1])), up))
    return game


def act(game: Ecarte, *lines: str) -> tuple[Event, ...]:
    """Play these lines of the record; what happened."""
    return tuple(
        event for line in lines for event in game.play(*read_line(game.rules, line)) if event
    )


def refusal(game: Ecarte, seat: Seat, wish: str) -> Refusal:
    """Why *wish* is refused; the state does not change."""
    before = game.state
    with pytest.raises(Refused) as refused:
        game.play(seat, wish)
    assert game.state == before
    return refused.value.reason


def offered(game: Ecarte, seat: Seat) -> list[str]:
    """What *seat* may do, in the words of the record."""
    return [game.rules.write(action) for action in game.actions(seat)]


def exchange(game: Ecarte, elder: int, dealer: int) -> None:
    """Elder proposes, the dealer accepts, and they lay aside so many of the cards they hold."""
    act(game, f"{ELDER} propose", f"{DEALS} accept")
    for seat, count in ((ELDER, elder), (DEALS, dealer)):
        hand = [card for card in game.state.hands[seat] if card is not None]
        act(game, f"{seat} discard {write_cards(hand[:count])}" if count else f"{seat} stand")


def play_out(game: Ecarte, *, seed: int = 0) -> DealScored | None:
    """Play any legal cards, announcing nothing, until the deal or the game is over."""
    chance = Random(seed)  # noqa: S311 - any play will do
    deal = game.state.deal
    while game.result is None and game.state.deal == deal and game.to_act[0] >= 0:
        seat = game.to_act[0]
        cards = [wish for wish in offered(game, seat) if wish != "king"]
        game.play(seat, chance.choice(cards))
    return game.state.scored


TRUMPS = ["QH", "JH", "AH", "TH", "9H"]
LOSERS = ["7S", "7C", "7D", "8S", "8C"]
WINNERS = ["KS", "KC", "KD", "QS", "QC"]


def settled(
    situation: str,
    elder_tricks: int,
    *,
    king: Seat | None = None,
    **settings: Any,  # noqa: ANN401 - for `dealt`
) -> Ecarte:
    """A game before the first lead, after *situation*, in which elder can take so many tricks.

    Hearts are trumps; *king* holds the king of them, or nobody does.
    """
    elder = [*TRUMPS[:elder_tricks], *LOSERS[elder_tricks:]]
    dealer = list(WINNERS)
    if king is not None:
        (elder, dealer)[king][0] = "KH"
    spare, other = elder[-1], dealer[-1]
    if situation == "exchanged":
        elder[-1], dealer[-1] = "9C", "9D"
    game = dealt(" ".join(elder), " ".join(dealer), **settings)
    match situation:
        case "stood":
            act(game, "0 play")
        case "refused":
            act(game, "0 propose", "1 refuse")
        case _:
            act(game, "0 propose", "1 accept", "0 discard 9C", f"draw 0 {spare}")
            act(game, "1 discard 9D", f"draw 1 {other}", "0 play")
    return game


def play_tricks(game: Ecarte, elder_tricks: int) -> DealScored:
    """Play so that elder takes exactly so many tricks."""
    line = _line(game.rules, game.state, elder_tricks)
    assert line is not None, f"elder cannot take {elder_tricks} tricks"
    for seat, action in line:
        game.play(seat, action)
    scored = game.state.scored
    assert scored is not None
    return scored


def _line(rules: Any, state: State, wanted: int) -> list[tuple[Seat, Any]] | None:  # noqa: ANN401 - any rules
    if state.scored is not None:
        return [] if state.scored.tricks[ELDER] == wanted else None
    (seat,) = rules.to_act(state)
    for action in rules.actions(state, seat):
        if isinstance(action, ecarte.Lay):
            rest = _line(rules, rules.apply(state, seat, action).state, wanted)
            if rest is not None:
                return [(seat, action), *rest]
    return None
