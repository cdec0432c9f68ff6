"""The short way in: a game by the names of its variant and options, a hand by its text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from pegboard.cards import Card
from pegboard.dealing import first_dealer, packs_by_chance, packs_by_seed
from pegboard.game import Game, NotationError, OptionSpec, Seat
from pegboard.games.cribbage import _options
from pegboard.games.cribbage._actions import Action
from pegboard.games.cribbage._events import Event
from pegboard.games.cribbage._model import Show
from pegboard.games.cribbage._options import CribFlush, options_of
from pegboard.games.cribbage._rules import Cribbage
from pegboard.games.cribbage._scoring import show
from pegboard.games.cribbage._state import State
from pegboard.games.cribbage._view import View
from pegboard.games.cribbage.variants import CRIB_SIZE
from pegboard.games.cribbage.variants import variant as find

Cards: TypeAlias = str | Iterable[Card | str]

_LETTERS: Final = 2


def rules(
    variant: str,
    options: Mapping[str, str] | None = None,
    *,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
) -> Cribbage:
    """The rules of *variant* with *options*, all by their names in the record.

    Raises:
        OptionError: ``unknown-variant``, ``unknown-option``, ``bad-option-value`` or
            ``bad-start``.
    """
    row = find(variant)
    return Cribbage(row, options_of(row, options or {}), dealer=dealer, start=start)


def option_specs(variant: str) -> tuple[OptionSpec, ...]:
    """The options that apply to *variant*, in canonical order (cribbage.md section 15).

    Raises:
        OptionError: ``unknown-variant``.
    """
    return _options.option_specs(find(variant))


def new(
    variant: str = "six-card",
    *,
    seed: int | None = None,
    dealer: Seat | None = None,
    start: Sequence[int] | None = None,
    **options: str | int,
) -> Game[State, Action, Event, View]:
    """A new game whose cards come by themselves.

    Args:
        variant: catalog name.
        seed: the same seed gives the same packs; without one they come by chance.
        dealer: the first dealer; without him the lot is drawn, or chance names him.
        start: the score of each side before the first deal.
        options: what differs from the defaults, such as ``target=61``.

    Raises:
        OptionError: a variant, option or start that does not exist.
        ValueError: *seed* is no whole number from 0.

    >>> game = new("six-card", seed=7)
    >>> len(game.actions(0))
    15
    """
    wishes = {name: str(value) for name, value in options.items()}
    packs = packs_by_chance() if seed is None else packs_by_seed(seed)
    settled = rules(variant, wishes, dealer=dealer, start=start)
    if dealer is None and settled.first_dealer_option == "random":
        dealer = first_dealer(packs(0), len(settled.seats))
        settled = rules(variant, wishes, dealer=dealer, start=start)
    return Game(settled, packs)


def score(
    hand: Cards,
    starter: str | Card,
    *,
    crib: bool = False,
    variant: str = "six-card",
    crib_flush: CribFlush = "five",
) -> Show:
    """Count a hand, or with *crib* a crib of four cards, with the starter (cribbage.md R40).

    Args:
        hand: cards, or their text such as ``5H 5C 5S JD``; in capitals or not, with spaces or
            without. Each card of a sequence may be a text, too.
        starter: a card or its text.
        crib: whether the flush follows R43.
        variant: says how many cards a hand has.
        crib_flush: ``four`` for the crib flush of R44.

    Raises:
        NotationError: a text that is no card, a wrong number of cards or one of them twice.
        OptionError: ``unknown-variant``, or ``bad-option-value`` of the crib flush.

    >>> score("5h5c5sjd", starter="5d").total
    29
    """
    row = find(variant)
    size = CRIB_SIZE if crib else row.kept
    flush = options_of(row, {"crib_flush": crib_flush}).crib_flush
    cards = _cards(hand)
    turned = _card(starter)
    if len(cards) != size:
        what = "crib" if crib else "hand"
        message = f"a {what} of {variant} cribbage has {size} cards, not {len(cards)}"
        raise NotationError(message)
    twice = next((card for card in cards if (*cards, turned).count(card) > 1), None)
    if twice is not None:
        message = f"{twice} is there twice"
        raise NotationError(message)
    return show(cards, turned, is_crib=crib, crib_flush=flush)


def _cards(given: Cards) -> tuple[Card, ...]:
    """The cards of a hand, as :func:`score` takes them."""
    if isinstance(given, str):
        words = given.split()
        given = [
            word[start : start + _LETTERS]
            for word in words
            for start in range(0, len(word), _LETTERS)
        ]
    try:
        cards = tuple(given)
    except TypeError:
        message = f"a hand is a text or a sequence of cards, not {given!r}"
        raise NotationError(message) from None
    return tuple(map(_card, cards))


def _card(given: object) -> Card:
    """One card, or its text."""
    if isinstance(given, Card):
        return given
    try:
        return Card.parse(given.strip().upper() if isinstance(given, str) else repr(given))
    except ValueError:
        message = f"no card is written {given!r}"
        raise NotationError(message) from None
