"""Proposing and exchanging (ecarte.md E7 to E15)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from pegboard.cards import Card
from pegboard.game import (
    FURTHER,
    Hand,
    IllegalAction,
    NotToAct,
    Pack,
    Refusal,
    Seat,
    check_distinct,
    in_order,
    put,
    take_out,
)
from pegboard.games.ecarte._actions import Call, Discard, Draw, Stand
from pegboard.games.ecarte._deal import check_in_pack, undealt
from pegboard.games.ecarte._events import Called, Discarded, Drawn, Event, StoodPat
from pegboard.games.ecarte._model import CallWord, Phase
from pegboard.games.ecarte._play import begin_play, situation_after
from pegboard.games.ecarte._state import HAND, State, dealer_of, elder_of, known_cards, stock_of
from pegboard.games.ecarte._terms import Terms

# --- Speaking ------------------------------------------------------------------------------


def calls(terms: Terms, state: State) -> tuple[Call, ...]:
    """What the seat to speak may say (E7, E9)."""
    if state.phase is Phase.ANSWER:
        return Call("accept"), Call("refuse")
    may_propose = _why_not_propose(terms, state) is None
    return (Call("play"), Call("propose")) if may_propose else (Call("play"),)


def _why_not_propose(terms: Terms, state: State) -> tuple[Refusal, str] | None:
    most = terms.options.max_exchanges
    if most and len(state.exchanges) >= most:
        return Refusal.NO_MORE_EXCHANGES, f"after {most} exchanges elder must play"
    if terms.options.stock_rule == "limit" and state.stock == 0:
        return Refusal.STOCK_EMPTY, "the stock is empty, so elder must play"
    return None


def call(terms: Terms, state: State, seat: Seat, word: CallWord, events: list[Event]) -> State:
    """Say *word*; it cannot be taken back (E15)."""
    if word not in ({"play", "propose"} if state.phase is Phase.SPEAK else {"accept", "refuse"}):
        message = f"{word!r} is not for phase {state.phase}"
        raise IllegalAction(Refusal.WRONG_PHASE, message)
    reason = _why_not_propose(terms, state) if word == "propose" else None
    if reason is not None:
        raise IllegalAction(*reason)
    said = Called(seat, word)
    events.append(said)
    state = replace(state, calls=(*state.calls, said))
    match word:
        case "propose":
            return replace(state, phase=Phase.ANSWER)
        case "accept":
            exchanges = (*state.exchanges, ())
            return replace(state, phase=Phase.DISCARD, turn=elder_of(state), exchanges=exchanges)
        case "play" | "refuse":
            return begin_play(
                terms, replace(state, situation=situation_after(word, state.exchanges))
            )


# --- Laying aside --------------------------------------------------------------------------


def most_discards(terms: Terms, state: State) -> int:
    """How many cards may be laid aside (E10, E14)."""
    return min(HAND, state.stock) if terms.options.stock_rule == "limit" else HAND


def may_stand(terms: Terms, state: State, seat: Seat) -> bool:
    """Whether *seat* may lay nothing aside: the dealer alone, by option or for want of a stock."""
    is_dealer = seat == dealer_of(state)
    is_free = terms.options.dealer_min_exchange == 0 or most_discards(terms, state) == 0
    return is_dealer and is_free


def discards(terms: Terms, state: State, seat: Seat) -> tuple[Discard | Stand, ...]:
    """Everything that *seat* may lay aside."""
    hand = state.hands[seat]
    sizes = range(1, most_discards(terms, state) + 1)
    chosen = dict.fromkeys(cards for size in sizes for cards in combinations(hand, size))
    listed = tuple(map(Discard, chosen))
    return (*listed, Stand()) if may_stand(terms, state, seat) else listed


def discard(
    terms: Terms, state: State, seat: Seat, cards: Sequence[Card | None], events: list[Event]
) -> State:
    """Lay *cards* aside face down; as many will be drawn (E10)."""
    if not 1 <= len(cards) <= HAND:
        message = f"from 1 to {HAND} cards are laid aside, not {len(cards)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message, at=min(len(cards), HAND))
    check_distinct(cards)
    left = take_out(state.hands[seat], cards, lambda: known_cards(state))
    if len(cards) > most_discards(terms, state):
        message = f"the stock holds only {state.stock} cards"
        raise IllegalAction(Refusal.STOCK_TOO_SMALL, message)
    events.append(Discarded(seat, len(cards), in_order(cards)))
    return replace(
        state,
        phase=Phase.DRAW,
        hands=put(state.hands, seat, left),
        due=in_order(cards),
        exchanges=_counted(state, len(cards)),
    )


def stand_pat(terms: Terms, state: State, seat: Seat, events: list[Event]) -> State:
    """Keep the dealer's hand (E10, E14)."""
    if not may_stand(terms, state, seat):
        message = "at least one card must be laid aside"
        raise IllegalAction(Refusal.MUST_EXCHANGE, message)
    events.append(StoodPat(seat))
    return replace(state, phase=Phase.SPEAK, exchanges=_counted(state, 0))


def _counted(state: State, cards: int) -> tuple[tuple[int, ...], ...]:
    *before, present = state.exchanges
    return (*before, (*present, cards))


# --- Drawing -------------------------------------------------------------------------------


def is_reshuffle_due(state: State) -> bool:
    """Whether the stock cannot supply the draw (E13)."""
    return len(state.due) > state.stock


def draw_pack(state: State) -> int:
    """Number of the pack that says what is drawn next."""
    return state.deal + FURTHER * (state.reshuffles + is_reshuffle_due(state))


def draw_from(state: State, pack: Pack) -> Draw:
    """What the seat to draw gets (E10, E13).

    The stock lies as the deal's pack has left it. A stock made anew lies in the order of a
    further pack; what was left of the old one is given first, in the order of that pack too. A
    record that does not know where all cards are does not know that stock.
    """
    count = len(state.due)
    if not state.reshuffles and not is_reshuffle_due(state):
        return Draw(state.turn, tuple(undealt(state, pack)[:count]))
    left = stock_of(state)
    if left is None:
        return Draw(state.turn, (None,) * count)
    first = [card for card in pack if card in left]
    again = [card for card in pack if card in state.aside]
    return Draw(state.turn, (*first, *again)[:count])


def draw(state: State, action: Draw, events: list[Event]) -> State:
    """Take the cards for those laid aside; then the dealer's turn, or elder speaks again."""
    seat, is_new = state.turn, is_reshuffle_due(state)
    _check_draw(state, action)
    stock = state.stock + (len(state.aside) if is_new else 0) - len(action.cards)
    events.append(Drawn(seat, len(action.cards), action.cards, stock, is_new))
    is_elder = seat == elder_of(state)
    return replace(
        state,
        phase=Phase.DISCARD if is_elder else Phase.SPEAK,
        turn=dealer_of(state) if is_elder else elder_of(state),
        hands=put(state.hands, seat, in_order([*state.hands[seat], *action.cards])),
        stock=stock,
        aside=in_order(state.due if is_new else (*state.aside, *state.due)),
        due=(),
        reshuffles=state.reshuffles + is_new,
    )


def _check_draw(state: State, action: Draw) -> None:
    if action.seat != state.turn:
        message = f"seat {state.turn} draws, not seat {action.seat}"
        raise NotToAct(Refusal.NOT_TO_ACT, message)
    count, cards = len(state.due), action.cards
    if len(cards) != count:
        message = f"{count} cards are drawn here, not {len(cards)}"
        raise IllegalAction(Refusal.WRONG_COUNT, message, at=min(len(cards), count))
    check_in_pack(cards)
    is_new = is_reshuffle_due(state)
    taken = known_cards(state)
    if is_new:  # what was laid aside may come again
        taken = known_cards(replace(state, aside=()))
    for at, card in enumerate(cards):
        if card in taken:
            message = f"{card} is in another place"
            raise IllegalAction(Refusal.CARD_TWICE, message, at=at)
    if is_new:
        _check_rest_is_given(state, cards)


def _check_rest_is_given(state: State, cards: Hand) -> None:
    """What is left of the old stock is given first (E13), as far as the record knows it."""
    again = Counter(card for card in state.aside if card is not None)
    drawn_again = sum(again[card] for card in cards if card is not None)
    if drawn_again > len(state.due) - state.stock:
        message = f"the {state.stock} cards left in the stock are given first"
        raise IllegalAction(Refusal.BAD_DEAL, message)
