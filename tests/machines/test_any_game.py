"""Any game, driven by Hypothesis: act, be refused, and at the end replay (style.md 3.3)."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pegboard import catalog
from pegboard.game import DEALER, Game, Refused, make_record, read_record
from pegboard.testing import option_choices, shuffled

GAMES = [(game, variant) for game, entry in catalog.GAMES.items() for variant in entry.variants]


class AnyGame(RuleBasedStateMachine):
    """A table whose players wish what they like."""

    @initialize(which=st.sampled_from(GAMES), seed=st.integers(0, 10**6), data=st.data())
    def begin(self, which: tuple[str, str], seed: int, data: st.DataObject) -> None:
        specs = catalog.option_specs(*which)
        chosen = data.draw(option_choices(specs, leave_out=frozenset({"target"})))
        may_be_short = any(spec.name == "target" and spec.allows("31") for spec in specs)
        short = {"target": "31"} if may_be_short else {}
        rules = catalog.rules(*which, chosen | short)
        self.game: Game[Any, Any, Any, Any] = Game(rules, shuffled(seed, rules.cards))
        self.wishes: list[Any] = []

    @precondition(lambda self: self.game.result is None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act))
        wish = data.draw(st.sampled_from(list(self.game.actions(seat))))
        self.wishes.append(wish)
        self.game.play(seat, self.game.rules.write(wish))

    @precondition(lambda self: bool(self.wishes))
    @rule(data=st.data())
    def refuse(self, data: st.DataObject) -> None:
        """What was wished before, by any seat: it is accepted or it changes nothing."""
        wish = data.draw(st.sampled_from(self.wishes))
        seat = data.draw(st.sampled_from([*self.game.rules.seats, DEALER, 9]))
        before, length = self.game.state, len(self.game.log)
        try:
            self.game.play(seat, wish)
        except Refused:
            assert self.game.state == before
            assert len(self.game.log) == length
        else:
            assert seat in self.game.rules.seats

    @precondition(lambda self: self.game.result is None and len(self.wishes) > 30)
    @rule(data=st.data())
    def resign(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.rules.seats))
        before = self.game.state
        try:
            self.game.play(seat, "resign")
        except Refused:
            assert self.game.state == before

    @rule()
    def replay(self) -> None:
        """The record gives the same game again; it can be made when the game is over too."""
        record = make_record(self.game.rules, self.game.log)
        again = read_record(str(record), catalog.rules)
        assert again.state == self.game.state
        assert str(again) == str(record)

    @invariant()
    def whoever_is_to_act_has_a_choice(self) -> None:
        if not hasattr(self, "game"):
            return
        rules, state = self.game.rules, self.game.state
        assert (rules.result(state) is None) == bool(rules.to_act(state))
        for seat in rules.seats:
            assert bool(rules.actions(state, seat)) == (seat in rules.to_act(state))


AnyGame.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=80,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestAnyGame = AnyGame.TestCase
