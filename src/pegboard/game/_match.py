"""A match: games between the same players (cribbage.md R51 to R56; ecarte.md E3, E31, E32).

How many games a game counts for (a mars two) is in its `Result`, for that is the game's rule;
here they are added up, the end is found, and the first dealer of the next game.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias, cast, final, get_args

from pegboard.game._errors import IllegalAction, OptionError, OptionFault, Refusal
from pegboard.game._record_line import AnyRules
from pegboard.game._rules import Result, Seat

MatchFormat: TypeAlias = Literal["best_of", "all_games"]
NextFirstDealer: TypeAlias = Literal["loser", "winner", "alternate", "cut", "rotate", "follow"]
Sides: TypeAlias = tuple[tuple[Seat, ...], ...]

MATCH_GAMES: Final = (1, 3, 5, 7)
_TWO: Final = 2
_FOR_MANY_SIDES: Final = frozenset({"cut", "rotate"})


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match as it stands; `after` gives the next standing.

    Attributes:
        sides: the seats of each side.
        games: 1, 3, 5 or 7; which of them a game offers is a matter of its options.
        format: ``best_of`` or ``all_games``; always the latter with three or four sides (R56).
        next_first_dealer: who deals first in the next game (R55); with ``follow`` the deal goes
            round from one game to the next as it does within one (E3).
        wins: games won by each side, a mars counting two.
        played: games finished.
        next_dealer: first dealer of the next game; ``None`` when the lot decides.
    """

    sides: Sides
    games: int
    format: MatchFormat
    next_first_dealer: NextFirstDealer
    wins: tuple[int, ...]
    played: int = 0
    next_dealer: Seat | None = None

    @classmethod
    def new(
        cls,
        games: int = 1,
        *,
        match_format: str = "best_of",
        next_first_dealer: str | None = None,
        sides: Sides = ((0,), (1,)),
    ) -> Self:
        """A match before its first game.

        Args:
            games: ``match_games``.
            match_format: ``match_format``.
            next_first_dealer: the option; by default ``loser``, ``rotate`` for three or more sides.
            sides: the seats of each side.

        Raises:
            OptionError: ``bad-option-value``.
        """
        many = len(sides) > _TWO
        following = next_first_dealer or ("rotate" if many else "loser")
        allowed = _FOR_MANY_SIDES if many else frozenset(get_args(NextFirstDealer))
        _require(following in allowed, f"next_first_dealer={following} does not apply")
        _require(games in MATCH_GAMES, f"match_games={games} is none of 1, 3, 5, 7")
        _require(match_format in get_args(MatchFormat), f"match_format={match_format} is unknown")
        return cls(
            sides=sides,
            games=games,
            format="all_games" if many else cast("MatchFormat", match_format),
            next_first_dealer=cast("NextFirstDealer", following),
            wins=(0,) * len(sides),
        )

    @classmethod
    def of(cls, rules: AnyRules) -> Self:
        """The match that the options of *rules* ask for."""
        options = rules.options
        return cls.new(
            int(options.get("match_games", "1")),
            match_format=options.get("match_format", "best_of"),
            next_first_dealer=rules.next_first_dealer,
            sides=rules.sides,
        )

    @property
    def game(self) -> int:
        """Number of the game that is played now or next, from 1."""
        return self.played + (0 if self.over else 1)

    @property
    def over(self) -> bool:
        """Whether the match has ended.

        More than half of the games wins ``best_of``; when games were drawn by agreement it ends
        after its number of games like ``all_games``.
        """
        decided = self.format == "best_of" and max(self.wins) > self.games // 2
        return decided or self.played >= self.games

    @property
    def winner(self) -> int | None:
        """The side that has won; ``None`` before the end, and when the match is drawn."""
        best = max(self.wins)
        if not self.over or self.wins.count(best) > 1:
            return None
        return self.wins.index(best)

    @property
    def drawn(self) -> bool:
        """Whether the match ended without a single winner."""
        return self.over and self.winner is None

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each side by games won, from 1; equal sums share a place (R56)."""
        return tuple(1 + sum(other > own for other in self.wins) for own in self.wins)

    def after(
        self, result: Result, *, first_dealer: Seat, last_dealer: Seat | None = None
    ) -> "Match":
        """The match after another game.

        Args:
            result: how the game ended.
            first_dealer: who dealt its first deal.
            last_dealer: who dealt its last deal; needed only where sides are partners, and where
                the deal follows on from it.

        Raises:
            IllegalAction: the match is over.
            ValueError: the result is of another number of sides.
        """
        if self.over:
            message = "the match is over"
            raise IllegalAction(Refusal.GAME_OVER, message)
        if len(result.scores) != len(self.sides):
            message = f"a result of {len(result.scores)} sides in a match of {len(self.sides)}"
            raise ValueError(message)
        worth = result.games if len(self.sides) == _TWO else 1  # R56: no mars among three or four
        wins = tuple(
            won + (worth if side == result.winner else 0) for side, won in enumerate(self.wins)
        )
        following = self._dealer_after(
            result.winner, first_dealer, first_dealer if last_dealer is None else last_dealer
        )
        return replace(self, wins=wins, played=self.played + 1, next_dealer=following)

    def rematch(self) -> "Match":
        """A new match of the same kind; who deals first in it follows from the last game."""
        return replace(self, wins=(0,) * len(self.sides), played=0)

    def _dealer_after(self, winner: int | None, first: Seat, last: Seat) -> Seat | None:
        """R55. A drawn game has no loser: then the deal alternates."""
        match self.next_first_dealer:
            case "cut":
                return None
            case "follow":
                return self._left_of(last)
            case "loser" | "winner" if winner is not None:
                side = winner if self.next_first_dealer == "winner" else 1 - winner
                return self._first_left_of(last, self.sides[side])
            case "loser" | "winner" | "alternate" | "rotate":
                return self._left_of(first)

    def _left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % sum(map(len, self.sides))

    def _first_left_of(self, seat: Seat, members: tuple[Seat, ...]) -> Seat:
        seats = sum(map(len, self.sides))
        return min(members, key=lambda member: (member - seat - 1) % seats)


def _require(holds: bool, message: str) -> None:  # noqa: FBT001 - an assertion, not an option
    if not holds:
        raise OptionError(OptionFault.BAD_OPTION_VALUE, message)
