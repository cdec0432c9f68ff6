"""What every game must do, checked on whole games (the conformance suite).

For a new game, give a :class:`Kit` and call :func:`conformance` with a few hundred seeds. Every
check takes a played game and raises ``AssertionError`` with what is wrong.

What "changing what a seat may not see" means is worked out from the game itself: the cards that
a seat has seen in a deal, in its views and events, stay where they are, and the others change
places. The deal is then played again as it was. Where that is not possible (a card that was laid
would be another's, somebody could not have passed) the change does not fit and is left out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any, Final, TypeAlias, cast, final

from pegboard.cards import Card, Suit
from pegboard.game import (
    DEALER,
    FindRules,
    Refused,
    Seat,
    Step,
    cards_in,
    make_record,
    read_record,
)
from pegboard.testing._packs import shuffled
from pegboard.testing._played import AnyRules, Choose, Moment, Played, any_of, play_at_random

Points: TypeAlias = tuple[int, int]
"""A side and the points that it pegs."""

_CHANGES = 3
_NEAR_MISSES = 6
_REMEMBERED = 60
_SPARSE = 5


def _never(_state: object, _seat: Seat, _action: object) -> bool:
    return False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """What the suite must know of a game beyond the common interface.

    Attributes:
        rules: the game with its options, given a first dealer (``None``: by lot).
        find: finds rules by the tags of a record.
        piles: every card whose place the state knows, each as often as it is there, and how
            many of the deal's cards there must be.
        points: sides and natural points of all that an event pegs; a change may be negative.
        limit: the highest score, what a side makes beyond it is cut off; ``None`` for no limit.
        follow: folds a seen event into a view.
        choose: how seats choose, where by mere chance a game might not end.
        tolerates: unlisted actions that the game accepts nevertheless.
        has_equal_suits: whether no rule names a suit.
    """

    rules: Callable[[Seat | None], AnyRules]
    find: FindRules
    piles: Callable[[Any], tuple[Sequence[Card], int]]
    points: Callable[[AnyRules, Any], Iterable[Points]]
    limit: int | None
    follow: Callable[[AnyRules, Any, Any], Any]
    choose: Choose = any_of
    tolerates: Callable[[Any, Seat, Any], bool] = _never
    has_equal_suits: bool = True


def conformance(kit: Kit, seed: int) -> None:
    """Play one game by chance and check every point of the suite on it.

    Raises:
        AssertionError: the game breaks one.
    """
    played = _play(kit, seed, dealer=None if seed % 2 else seed % len(kit.rules(None).seats))
    for check in POINTS.values():
        check(kit, played, Random(seed))


def _play(kit: Kit, seed: int, *, dealer: Seat | None) -> Played:
    rules = kit.rules(dealer)
    packs = shuffled(seed, rules.cards)
    return play_at_random(rules, packs, Random(seed), choose=kit.choose)


def check_turns(kit: Kit, played: Played, _chance: Random) -> None:
    """1. Who is to act has an action, nobody else has; when nobody is, the score is final."""
    rules = played.rules
    for moment in played.moments:
        to_act = rules.to_act(moment.state)
        assert rules.result(moment.state) is None
        assert moment.seat in to_act
        for seat in rules.seats:
            assert bool(rules.actions(moment.state, seat)) == (seat in to_act), (seat, moment)
    result = rules.result(played.last)
    assert result is not None
    assert rules.to_act(played.last) == ()
    assert result.scores == rules.score(played.last)
    assert kit.limit is None or max(result.scores) <= kit.limit


def check_wishes(kit: Kit, played: Played, chance: Random) -> None:
    """2. Listed actions are accepted; near misses are refused with a code, nothing changing.

    A near miss is an action that was possible shortly before, or is for another seat.
    """
    rules, possible = played.rules, list[Any]()
    for at, moment in enumerate(played.moments):
        listed = {seat: rules.actions(moment.state, seat) for seat in rules.seats}
        if at % _SPARSE == 0:
            for seat, actions in listed.items():
                for action in actions:
                    rules.apply(moment.state, seat, action)
        texts = {seat: set(map(rules.write, actions)) for seat, actions in listed.items()}
        for seat, action in _wishes(rules, moment, possible, chance):
            if rules.write(action) not in texts.get(seat, ()):
                _check_near_miss(kit, rules, moment, (seat, action))
        possible += [moment.action, *(it for actions in listed.values() for it in actions[:4])]
        del possible[:-_REMEMBERED]


def _wishes(
    rules: AnyRules, moment: Moment, possible: Sequence[Any], chance: Random
) -> list[tuple[Seat, Any]]:
    speakers = list(rules.seats)
    if DEALER not in rules.to_act(moment.state):
        speakers.append(DEALER)
    actions = [moment.action, *chance.sample(possible, min(_NEAR_MISSES, len(possible)))]
    return [(chance.choice(speakers), action) for action in actions]


def _check_near_miss(kit: Kit, rules: AnyRules, moment: Moment, wish: tuple[Seat, Any]) -> None:
    seat, action = wish
    if kit.tolerates(moment.state, seat, action):
        return
    before = hash(moment.state)
    try:
        step = rules.apply(moment.state, seat, action)
    except Refused:
        pass
    else:
        assert rules.is_simultaneous(step.events), (wish, moment.state)
    assert hash(moment.state) == before


def check_values(_kit: Kit, played: Played, _chance: Random) -> None:
    """3. No state changes after it was made; equal actions give equal steps."""
    hashes = [hash(moment.state) for moment in played.moments]
    for moment in played.moments:
        again = played.rules.apply(moment.state, moment.seat, moment.action)
        assert again == moment.step
    assert hashes == [hash(moment.state) for moment in played.moments]


def check_cards(kit: Kit, played: Played, _chance: Random) -> None:
    """4. Cards are kept: no card is lost, none is in two places."""
    for moment in played.moments:
        cards, wanted = kit.piles(moment.step.state)
        assert len(cards) == wanted, moment
        assert len(set(cards)) == wanted, moment


def check_score(kit: Kit, played: Played, _chance: Random) -> None:
    """5. The score is the sum of what the events said."""
    rules = played.rules
    sums = list(rules.opening or (0,) * len(rules.sides))
    for moment in played.moments:
        for event in moment.step.events:
            for side, points in kit.points(rules, event):
                sums[side] += points
        limit = max(sums) if kit.limit is None else kit.limit
        score = tuple(min(limit, points) for points in sums)
        assert rules.score(moment.step.state) == score, moment


def check_secrecy(_kit: Kit, played: Played, chance: Random) -> None:
    """6. Changing what a seat may not see changes nothing that it sees."""
    rules = played.rules
    places = [at for at, moment in enumerate(played.moments) if moment.seat != DEALER]
    for at in chance.sample(places, min(len(places), 12)):
        deal = [played.moments[place] for place in played.deal_of(at + 1)]
        for seat in (*rules.seats, None):
            seen = set(_seen_cards(rules, deal, seat))
            hidden = [card for card in rules.cards if card not in seen]
            for _ in range(_CHANGES):
                change = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
                _check_unseen(rules, deal, seat, change)


def _seen_cards(rules: AnyRules, deal: Sequence[Moment], seat: Seat | None) -> Iterable[Card]:
    """Every card that *seat* has seen in this deal; an earlier deal's say nothing about it."""
    for moment in deal:
        yield from cards_in([rules.seen(event, seat) for event in moment.step.events])


def _check_unseen(
    rules: AnyRules, deal: Sequence[Moment], seat: Seat | None, change: Mapping[Card, Card]
) -> None:
    state = deal[0].state
    for moment in deal:
        try:
            step = rules.apply(state, moment.seat, with_cards(moment.action, change))
        except Refused:
            return
        if _forced(rules, step) != _forced(rules, moment.step):
            return
        told = [rules.seen(event, seat) for event in step.events]
        assert told == [rules.seen(event, seat) for event in moment.step.events], (seat, change)
        state = step.state
    was = deal[-1].step.state
    assert rules.view(state, seat) == rules.view(was, seat), (seat, change)
    if seat is not None:
        assert rules.actions(state, seat) == rules.actions(was, seat), (seat, change)


def _forced(rules: AnyRules, step: Step[Any, Any]) -> tuple[object, ...]:
    """What hands make their owners do, such as a go: other hands that do not do it do not fit."""
    gos = [str(check) for check in rules.checks(step.events) if not check.is_written]
    return gos, list(map(type, step.events)), rules.to_act(step.state)


def check_events(kit: Kit, played: Played, _chance: Random) -> None:
    """7. Folding the events that a seat has seen over its first view gives its view now."""
    rules = played.rules
    for seat in (*rules.seats, None):
        view = rules.view(rules.start(), seat)
        for moment in played.moments:
            for event in moment.step.events:
                view = kit.follow(rules, view, rules.seen(event, seat))
            assert view == rules.view(moment.step.state, seat), (seat, moment)


def check_texts(kit: Kit, played: Played, _chance: Random) -> None:
    """8. Actions and records can be read as they were written, and replayed."""
    rules = played.rules
    for moment in played.moments:
        text = rules.write(moment.action)
        assert rules.write(rules.parse(text)) == text
        assert rules.apply(moment.state, moment.seat, rules.parse(text)) == moment.step
    record = make_record(rules, played.acts)
    again = read_record(str(record), kit.find)
    assert again.events == record.events
    assert again.state == played.last
    assert str(again) == str(record)


def check_symmetry(kit: Kit, played: Played, _chance: Random) -> None:
    """9. Turning the table, or renaming the suits, changes nothing else."""
    rules = played.rules
    if rules.dealer is not None:
        _check_turned(kit, played, rules.dealer)
    if kit.has_equal_suits:
        names = dict(zip(Suit, (*list(Suit)[1:], Suit.CLUBS), strict=True))
        change: dict[Any, Card | Suit] = dict(names)
        change |= {card: Card(card.rank, names[card.suit]) for card in rules.cards}
        state = rules.start()
        for moment in played.moments:
            state = rules.apply(state, moment.seat, with_cards(moment.action, change)).state
            assert rules.score(state) == rules.score(moment.step.state)
            assert rules.to_act(state) == rules.to_act(moment.step.state)


def _check_turned(kit: Kit, played: Played, dealer: Seat) -> None:
    """Seat everybody one place to the left and play the same cards again."""
    rules = played.rules
    seats = len(rules.seats)
    turned = kit.rules((dealer + 1) % seats)
    state = turned.start()
    side_of = {seat: side for side, of in enumerate(rules.sides) for seat in of}
    for moment in played.moments:
        seat = moment.seat if moment.seat == DEALER else (moment.seat + 1) % seats
        action = moment.action
        if seat == DEALER:
            action = turned.deal(state, played.packs(turned.pack_number(state)))
        state = turned.apply(state, seat, action).state
        before, after = rules.score(moment.step.state), turned.score(state)
        assert all(before[side_of[it]] == after[side_of[(it + 1) % seats]] for it in rules.seats), (
            moment
        )


def with_cards(
    value: Any,  # noqa: ANN401 - any action
    change: Mapping[Any, Card | Suit],
) -> Any:  # noqa: ANN401 - the same
    """The same value with its cards, and suits that it names, exchanged."""
    if isinstance(value, Card | Suit):
        return change.get(value, value)
    if isinstance(value, tuple):
        items = cast("tuple[object, ...]", value)
        return tuple(with_cards(item, change) for item in items)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {it.name: with_cards(getattr(value, it.name), change) for it in fields(value)}
        return replace(value, **changed)
    return value


POINTS: Final[Mapping[str, Callable[[Kit, Played, Random], None]]] = {
    "turns": check_turns,
    "wishes": check_wishes,
    "values": check_values,
    "cards": check_cards,
    "score": check_score,
    "secrecy": check_secrecy,
    "events": check_events,
    "texts": check_texts,
    "symmetry": check_symmetry,
}
"""Every check by its name; the tenth point, files that must be there, is the project's own."""
