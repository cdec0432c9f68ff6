"""A match in the terminal: one person in seat 0, club players in the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Any, Final, final

from pegboard import catalog, dealing
from pegboard.game import (
    DEALER,
    Act,
    Game,
    Match,
    Packs,
    Record,
    Result,
    Seat,
    make_record,
)
from pegboard.strategy import BUDGET, club_player

PERSON: Final[Seat] = 0
RESIGN: Final = "resign"
GAME_STEP: Final = 1_000
"""Seeds of the packs of two games of one match lie so far apart."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be played.

    Attributes:
        game: catalog name of the game.
        variant: catalog name of the variant.
        options: options that differ from the variant's defaults.
        level: level of the club players.
        seed: gives the same cards and the same club players every time; ``None`` for chance.
    """

    game: str
    variant: str
    options: dict[str, str]
    level: str
    seed: int | None = None


@final
class Session:
    """The game under way and the match around it.

    Nothing happens by itself: every act of chance or of a club player is one call of `step`, so
    that the screen can show each by itself.
    """

    def __init__(self, wish: Wish) -> None:
        self.wish: Final = wish
        rules = catalog.rules(wish.game, wish.variant, wish.options)
        self.match = Match.of(rules)
        self._cards: Final = rules.cards
        self._bot = club_player(wish.game, wish.variant, wish.level, wish.options)
        self._rng = Random(wish.seed)  # noqa: S311 - club players imagine hands with it
        self._games = 0
        self._begin()

    def _begin(self) -> None:
        self._packs = self._new_packs()
        dealer = self.match.next_dealer
        rules = catalog.rules(self.wish.game, self.wish.variant, self.wish.options, dealer=dealer)
        if dealer is None and self.wish.options.get("first_dealer") == "random":
            dealer = dealing.first_dealer(self._packs(0), len(rules.seats))
            rules = catalog.rules(
                self.wish.game, self.wish.variant, self.wish.options, dealer=dealer
            )
        self.rules = rules
        self.game = Game[Any, Any, Any, Any](rules)
        self._games += 1

    def _new_packs(self) -> Packs:
        if self.wish.seed is None:
            return dealing.packs_by_chance(self._cards)
        return dealing.packs_by_seed(self.wish.seed + GAME_STEP * self._games, self._cards)

    # --- What stands -----------------------------------------------------------------------

    @property
    def view(self) -> Any:  # noqa: ANN401 - the view of whatever game is played
        """What the person knows."""
        return self.game.view(PERSON)

    @property
    def actions(self) -> Sequence[Any]:
        """What the person may do now."""
        return self.game.actions(PERSON)

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self.game.result

    @property
    def skunk_line(self) -> int | None:
        """The last hole before the skunk line, where skunks are played (R53)."""
        if not self.wish.options.get("mars_rule", "").startswith("skunk"):
            return None
        target: int = self.view.target
        return -(-3 * target // 4) - 1

    @property
    def is_waiting(self) -> bool:
        """Whether only the person can go on."""
        return not [seat for seat in self.game.to_act if seat != PERSON]

    # --- What happens ----------------------------------------------------------------------

    def step(self) -> tuple[Any, ...]:
        """Let chance or the next club player act; what happened, as the person sees it."""
        to_act = [seat for seat in self.game.to_act if seat != PERSON]
        if not to_act:
            return ()
        seat = to_act[0]
        if seat == DEALER:
            state = self.game.state
            action = self.rules.deal(state, self._packs(self.rules.pack_number(state)))
        else:
            view = self.game.view(seat)
            action = self._bot.choose(view, self.game.actions(seat), self._rng, BUDGET)
        return self._seen(self.game.play(seat, action))

    def act(self, action: Any) -> tuple[Any, ...]:  # noqa: ANN401 - an action of that game
        """Do what the person wishes.

        Raises:
            Refused: the rules forbid it.
        """
        return self._seen(self.game.play(PERSON, action))

    def resign(self) -> tuple[Any, ...]:
        """Give up; a club player who is a partner agrees."""
        resigning = self.rules.parse(RESIGN)
        events = self.act(resigning)
        for seat in self.rules.seats:
            if seat != PERSON and self.result is None and self._is_waiting_for_partner:
                partners = next(side for side in self.rules.sides if PERSON in side)
                if seat in partners:
                    events += self._seen(self.game.play(seat, resigning))
        return events

    @property
    def _is_waiting_for_partner(self) -> bool:
        return getattr(self.view, "resigning", ()) == (PERSON,)

    def _seen(self, events: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(self.rules.seen(event, PERSON) for event in events)

    def end_game(self) -> None:
        """Enter the finished game into the match."""
        if self.result is None:
            return
        dealers = [event.dealer for event in self.game.events if event.kind == "dealt"]
        drawn = [event.dealer for event in self.game.events if event.kind == "lot-drawn"]
        first = next((seat for seat in [*dealers, *drawn] if seat is not None), PERSON)
        last = dealers[-1] if dealers else first
        self.match = self.match.after(self.result, first_dealer=first, last_dealer=last)

    def next_game(self) -> None:
        """Begin the next game of the match, or a rematch when the match is over."""
        if self.match.over:
            self.match = self.match.rematch()
        self._begin()

    # --- The record ------------------------------------------------------------------------

    def record(self, names: Sequence[str], now: datetime) -> Record:
        """The record of the game so far, dated *now*."""
        tags = {f"Seat{seat}": name for seat, name in enumerate(names)}
        tags["Date"] = now.strftime("%Y-%m-%dT%H:%M:%SZ")
        acts = [Act(act.seat, act.action, act.step) for act in self.game.log]
        return make_record(self.rules, acts, tags)
