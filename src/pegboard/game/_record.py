"""A record: the whole truth of a game, and its canonical text (record-format.md)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, final

from pegboard.game._errors import NotationError
from pegboard.game._record_line import AnyRules, write_line
from pegboard.game._record_tags import FORMAT, Tag, check_values, in_order, is_writable, write_tag
from pegboard.game._rules import DEALER, Result, Seat, Step
from pegboard.game._text import UNKNOWN_CARD

AGREED: Final = "agreed"
_DEAL: Final = "deal"


@final
@dataclass(frozen=True, slots=True)
class Act:
    """One act of a game: who did what, and what it led to.

    Attributes:
        seat: who acted, ``DEALER`` for chance.
        action: what; not compared, for two spellings may lead to the same step.
        step: the state after it and what happened.
        line: line of the text in which it stood, 0 when it was not read from one.
    """

    seat: Seat
    action: Any = field(compare=False)
    step: Step[Any, Any]
    line: int = field(default=0, compare=False)


@final
@dataclass(frozen=True, slots=True)
class Record:
    """Options, seats, what the pack gave, what the players chose; as far as the game went.

    Attributes:
        tags: names and values in the order of writing.
        rules: the rules that the tags name.
        acts: every act with what the rules made of it, gos apart.
    """

    tags: tuple[tuple[str, str], ...]
    rules: AnyRules = field(repr=False, compare=False)
    acts: tuple[Act, ...] = field(repr=False)

    def tag(self, name: str) -> str | None:
        """The value of the tag *name*, if it is there."""
        return dict(self.tags).get(name)

    @property
    def state(self) -> Any:  # noqa: ANN401 - any game's
        """All there is to know at the end of the record."""
        return self.acts[-1].step.state if self.acts else self.rules.start()

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened, unhidden."""
        return tuple(event for act in self.acts for event in act.step.events)

    @property
    def score(self) -> tuple[int, ...]:
        """The score of each side at the end of the record."""
        return self.rules.score(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act at the end of the record."""
        return () if self.result else self.rules.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended; ``None`` where the record stops before that.

        A game that was ended by agreement has no winner.
        """
        result = self.rules.result(self.state)
        if result is None and self.tag("Termination") == AGREED:
            return Result(winner=None, scores=self.score, termination=AGREED)
        return result

    def __str__(self) -> str:
        """The canonical text, with a line end after every line."""
        head = "".join(f"{write_tag(name, value)}\n" for name, value in self.tags)
        body = "".join(f"{line}\n" for line in self._body())
        return f"{head}\n{body}" if body else head

    def _body(self) -> Iterator[str]:
        """The lines after the tags; an empty one before every deal but the first."""
        written = [self.rules.write(act.action) for act in self.acts]
        is_hidden = any(UNKNOWN_CARD in text for text in written)
        state, pack = self.rules.start(), 0
        for act in self.acts:
            if act.seat == DEALER:
                number = self.rules.deal_number(state)
                if number > pack > 0:
                    yield ""
                pack = number
            events = act.step.events
            yield write_line(self.rules, act.seat, act.action, self.rules.pegged(events))
            for check in self.rules.checks(events):
                if check.is_written or is_hidden:
                    yield str(check)
            state = act.step.state


def make_record(
    rules: AnyRules, acts: Sequence[Act], tags: Mapping[str, str] | None = None
) -> Record:
    """Make the record of a game from its log.

    What the rules settle (``Game``, ``Variant``, ``Format``, ``Options``, ``Dealer``, ``Start``,
    ``Result``, ``Termination``) is added to *tags* and replaces what stands there under the same
    name; of the acts that all seats make at once only the final ones are kept, in seat order.

    Raises:
        NotationError: a tag cannot be written.
    """
    given = dict(tags or {})
    for name, value in given.items():
        if not (name.isascii() and name.isalnum() and name[0].isalpha() and is_writable(value)):
            message = f"the tag {name!r} cannot be written with the value {value!r}"
            raise NotationError(message)
    known = {name: Tag(name, value, 0, 0) for name, value in given.items()}
    check_values(known, rules.seats, len(rules.sides))
    kept = settled(rules, acts)
    bare = Record(in_order(given.items()), rules, kept)
    return Record(in_order((given | settled_tags(bare)).items()), rules, kept)


def write_records(records: Iterable[Record]) -> str:
    """The canonical text of several games in one file."""
    return "\n".join(map(str, records))


def settled_tags(record: Record) -> dict[str, str]:
    """The tags that follow from rules and result."""
    rules, result = record.rules, record.result
    tags = {"Game": rules.name, "Variant": rules.variant, "Format": FORMAT}
    if rules.options:
        tags["Options"] = " ".join(f"{name}={value}" for name, value in rules.options.items())
    if rules.dealer is not None:
        tags["Dealer"] = str(rules.dealer)
    if rules.opening is not None:
        tags["Start"] = scores_text(rules.opening)
    if result is not None:
        tags["Result"] = scores_text(result.scores)
        tags["Termination"] = result.termination
    return tags


def scores_text(scores: Iterable[int]) -> str:
    """Scores as tags hold them."""
    return " ".join(map(str, scores))


def settled(rules: AnyRules, acts: Sequence[Act]) -> tuple[Act, ...]:
    """The acts that a record keeps, played again where that changes their order.

    What chance had to do before a deal, and left out, is put in: it has a line of its own.
    """
    kept = list[Act]()
    state = rules.start()
    whole = list(_with_left_out(rules, acts))
    for act in whole:
        if rules.is_simultaneous(act.step.events):
            _insert(rules, kept, act, since=_deal_began(kept))
        else:
            kept.append(act)
    if kept == whole:
        return tuple(whole)
    again = list[Act]()
    for act in kept:
        step = rules.apply(state, act.seat, act.action)
        again.append(Act(act.seat, act.action, step, act.line))
        state = step.state
    return tuple(again)


def _with_left_out(rules: AnyRules, acts: Sequence[Act]) -> Iterator[Act]:
    """*acts*, with a bonus before each deal that came with one."""
    state = rules.start()
    for act in acts:
        if act.seat == DEALER and _word(rules, act.action) == _DEAL:
            # The deal was legal, so chance has either it or what it left out to do here; both
            # can be asked for with any pack.
            due = rules.deal(state, rules.cards)
            if _word(rules, due) != _DEAL:
                step = rules.apply(state, DEALER, due)
                yield Act(DEALER, due, step, act.line)
                if rules.result(step.state) is None:
                    yield replace(act, step=rules.apply(step.state, DEALER, act.action))
                state = act.step.state
                continue
        yield act
        state = act.step.state


def _word(rules: AnyRules, action: object) -> str:
    return rules.write(action).partition(" ")[0]


def _deal_began(acts: Sequence[Act]) -> int:
    """The place after the last act of chance."""
    return next((at + 1 for at in range(len(acts) - 1, -1, -1) if acts[at].seat == DEALER), 0)


def _insert(rules: AnyRules, acts: list[Act], act: Act, *, since: int) -> None:
    """Put *act* among those made at once, before higher seats and instead of its seat's last."""
    at = len(acts)
    for place in range(len(acts) - 1, since - 1, -1):
        other = acts[place]
        if not rules.is_simultaneous(other.step.events):
            continue
        if other.seat == act.seat:
            del acts[place]
            at -= 1
        elif other.seat > act.seat:
            at = place
    acts.insert(at, act)
