"""From the last word of the auction to the last trick (W11 to W21, W29)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pegboard.cards import FULL_PACK, Card, Suit
from pegboard.game import Hand, IllegalAction, Refusal, Seat, decided, put, take_out
from pegboard.games.solo_whist._actions import Lay, Speech, Trumps
from pegboard.games.solo_whist._auction import Auction
from pegboard.games.solo_whist._end import score_deal, throw_in
from pegboard.games.solo_whist._events import (
    Called,
    ContractMade,
    Event,
    HandSpread,
    Laid,
    TrickTaken,
    TrumpsNamed,
)
from pegboard.games.solo_whist._model import Contract, Phase, Trick
from pegboard.games.solo_whist._scoring import trick_winner
from pegboard.games.solo_whist._state import State, taken_by
from pegboard.games.solo_whist._terms import PLAYERS, TRICKS, Terms, left_of

NO_TRUMPS: Final = Trumps(None)
"""What a declarer says who has no suit to name (W18); his lead says it as well."""

# --- The auction and its contract ----------------------------------------------------------


def auction_of_state(state: State) -> Auction:
    """The auction of the present deal."""
    if state.auction is None:  # pragma: no cover - no deal is without one
        message = "nothing has been dealt"
        raise AssertionError(message)
    return state.auction


def speak(terms: Terms, state: State, seat: Seat, speech: Speech, events: list[Event]) -> State:
    """Say something in the auction; the last word settles what is played (W6 to W12).

    Raises:
        IllegalAction: it may not be said now.
    """
    auction = auction_of_state(state)
    word = auction.check(speech)
    events.append(Called(seat, word))
    auction = auction.after(word)
    state = replace(state, auction=auction)
    if auction.turn is not None:
        return state
    if auction.is_thrown_in:
        return throw_in(terms, state, "proposal", events)
    contract = auction.standing
    if contract is None and terms.options.all_pass == "redeal":  # noqa: S105 - an option
        return throw_in(terms, state, "all-pass", events)
    contract = contract or Contract.GENERAL_MISERE
    return _begin(terms, state, contract, auction.holders, events)


def _begin(
    terms: Terms, state: State, contract: Contract, declarers: tuple[Seat, ...], events: list[Event]
) -> State:
    trumps = trumps_at_once(contract, state.exposed)
    events.append(ContractMade(contract, declarers, trumps))
    state = replace(
        state,
        phase=phase_after_auction(contract),
        contract=contract,
        declarers=declarers,
        trumps=trumps,
        leader=first_leader(terms, contract, decided(state.dealer), declarers),
    )
    is_early = terms.options.spread_when == "before_first_lead"
    return _spread(state, events) if is_early else state


def trumps_at_once(contract: Contract, exposed: Card | None) -> Suit | None:
    """Trumps that need not be named: the turned suit, or none (section 2)."""
    is_turned = contract in {Contract.PROPOSAL, Contract.SOLO, Contract.ROYAL}
    return exposed.suit if is_turned and exposed is not None else None


def phase_after_auction(contract: Contract) -> Phase:
    """Whether the declarer has trumps to name before the first lead (W13, W18)."""
    is_named = contract in {Contract.ABUNDANCE, Contract.DECLARED}
    return Phase.TRUMPS if is_named else Phase.PLAY


def first_leader(terms: Terms, contract: Contract, dealer: Seat, declarers: Sequence[Seat]) -> Seat:
    """Who leads to the first trick (W16, W29)."""
    is_abundance = contract in {Contract.ABUNDANCE, Contract.ROYAL}
    is_declarers = is_abundance and terms.options.abundance_lead == "declarer"
    if contract is Contract.DECLARED or is_declarers:
        return declarers[0]
    return left_of(dealer)


def trumps_to_name(terms: Terms, state: State) -> tuple[Trumps, ...]:
    """What the declarer may name: a suit, or that there are no trumps (W13, W18)."""
    is_without = terms.options.declared_trump == "none"
    if state.contract is Contract.DECLARED and is_without:
        return (NO_TRUMPS,)
    return tuple(map(Trumps, Suit))


def name_trumps(
    terms: Terms, state: State, seat: Seat, named: Trumps, events: list[Event]
) -> State:
    """Name trumps (W13, W18).

    Raises:
        IllegalAction: ``bad-trumps``.
    """
    if named not in trumps_to_name(terms, state):
        wanted = "no suit" if named.suit else "a suit"
        message = f"{wanted} is to be named here"
        raise IllegalAction(Refusal.BAD_TRUMPS, message)
    events.append(TrumpsNamed(seat, named.suit))
    return replace(state, phase=Phase.PLAY, trumps=named.suit)


# --- Tricks --------------------------------------------------------------------------------


def next_to_lay(leader: Seat, trick: Sequence[Card]) -> Seat:
    """Whose turn it is, clockwise from the leader."""
    return (leader + len(trick)) % PLAYERS


def cards_to_lay(state: State, seat: Seat) -> tuple[Lay, ...]:
    """What *seat*, whose turn it is, may lay (W17).

    In a hand that the record does not know any card may be whose place is not known, of suits
    that the seat has not shown to be without.
    """
    hand = state.hands[seat]
    cards = [card for card in hand if card is not None]
    if None in hand:
        known, void = state.known_cards(), state.shown_void(seat)
        cards += [card for card in FULL_PACK if card not in known and card.suit not in void]
    return tuple(Lay(card) for card in cards if _follows(state, hand, card))


def _follows(state: State, hand: Hand, card: Card) -> bool:
    """Whether *card* may be laid from *hand*: suit is followed, or there is none (W17)."""
    if not state.trick:
        return True
    led = state.trick[0].suit
    return card.suit == led or all(held is None or held.suit != led for held in hand)


def lay(terms: Terms, state: State, seat: Seat, card: Card, events: list[Event]) -> State:
    """Lay a card; the fourth ends the trick, and a trick may end the deal (W17 to W21).

    Raises:
        IllegalAction: ``card-not-held``, ``card-twice`` or ``must-follow-suit``.
    """
    hand = state.hands[seat]
    left = take_out(hand, (card,), state.known_cards)
    if card not in hand and card.suit in state.shown_void(seat):
        message = f"{card} cannot be held by a seat that has not followed its suit"
        raise IllegalAction(Refusal.CARD_NOT_HELD, message, at=0)
    if not _follows(state, hand, card):
        message = f"{state.trick[0].suit} has been led and can be followed"
        raise IllegalAction(Refusal.MUST_FOLLOW_SUIT, message, at=0)
    events.append(Laid(seat, card))
    hands = put(state.hands, seat, left)
    state = replace(state, hands=hands, trick=(*state.trick, card))
    return state if len(state.trick) < PLAYERS else _take_trick(terms, state, events)


def _take_trick(terms: Terms, state: State, events: list[Event]) -> State:
    leader = decided(state.leader)
    winner = trick_winner(leader, state.trick, state.trumps)
    trick = Trick(leader, state.trick, winner)
    events.append(TrickTaken(trick))
    state = replace(state, leader=winner, trick=(), tricks=(*state.tricks, trick))
    contract = state.contract
    if contract is None:  # pragma: no cover - nobody lays a card before there is one
        message = "there is no contract"
        raise AssertionError(message)
    if len(state.tricks) == TRICKS or is_lost(state, contract):
        return score_deal(terms, state, contract, events)
    return _spread(state, events)


def is_lost(state: State, contract: Contract) -> bool:
    """Whether the deal is over because its contract cannot be made any more (W20)."""
    taken = sum(taken_by(state.tricks)[seat] for seat in state.declarers)
    match contract:
        case Contract.MISERE | Contract.OPEN_MISERE:
            return taken > 0
        case Contract.DECLARED:
            return taken < len(state.tricks)
        case _:
            return False  # W21


def _spread(state: State, events: list[Event]) -> State:
    """Lay the hand of an open misère open, if it is not yet (W19)."""
    if state.contract is not Contract.OPEN_MISERE or state.is_spread:
        return state
    declarer = state.declarers[0]
    events.append(HandSpread(declarer, state.hands[declarer]))
    return replace(state, is_spread=True)
