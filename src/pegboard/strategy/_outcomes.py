"""How an imagined deal ends for a side: what its play pegs, and who goes out in its show."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from pegboard.strategy._counting import key_of, rank_points
from pegboard.strategy._knowledge import Knowledge
from pegboard.strategy._pegging import Play

DECIDED: Final = 40.0
"""What winning the game in this deal is worth in points, and losing it costs."""

NEAR: Final = 40
"""A game is not decided in a deal by a side that needs more than this."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """The options that the play and the show after it depend on.

    Attributes:
        single: whether the first closing ends the play (R30).
        first_go: whether the first who said go leads the next count (R31).
        crib_last: whether a crib that was bought is shown after both hands (R73).
    """

    single: bool = False
    first_go: bool = False
    crib_last: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ToShow:
    """What is counted after the play of an imagined deal.

    Attributes:
        kept: the ranks of each seat's hand, laid or not.
        starter: the key of the starter.
        crib: what the crib is worth, in points.
    """

    kept: Sequence[Sequence[int]]
    starter: int
    crib: int


def crib_owner(knowledge: Knowledge) -> int:
    """The seat whose crib it is; the dealer's where nobody has bought it."""
    view = knowledge.view
    owner = view.dealer if view.crib_owner is None else view.crib_owner
    return 0 if owner is None else owner


def first_to_lay(knowledge: Knowledge) -> int:
    """The seat that leads and shows first: left of the dealer, or who has bought the crib (R71)."""
    view = knowledge.view
    if view.price > 0 or view.dealer is None:
        return crib_owner(knowledge)
    return (view.dealer + 1) % len(knowledge.held)


def outcome(knowledge: Knowledge, play: Play, to_show: ToShow | None, agreed: PlayRules) -> float:
    """Points that our side pegs in a whole *play* less those of the others; a decided game more.

    Args:
        knowledge: what our seat knows.
        play: a play that has been run to its end.
        to_show: what is counted after it; ``None`` where no starter is known.
        agreed: the options of the play.
    """
    rivals = knowledge.rivals
    points: float = play.pegged[knowledge.side]
    if rivals:
        points -= sum(play.pegged[side] for side in rivals) / len(rivals)
    winner = play.winner
    if winner < 0 and to_show is not None and min(play.needs) <= NEAR:
        winner = winner_of_show(knowledge, play, to_show, agreed)
    decided = 0.0 if winner < 0 else DECIDED if winner == knowledge.side else -DECIDED
    return points + decided


def winner_of_show(knowledge: Knowledge, play: Play, to_show: ToShow, agreed: PlayRules) -> int:
    """The side that goes out in the show, or -1 (R39, R49, R73)."""
    sides = knowledge.sides
    needs = [need - pegged for need, pegged in zip(play.needs, play.pegged, strict=True)]
    owner, first, seats = crib_owner(knowledge), first_to_lay(knowledge), len(to_show.kept)
    crib_at = 1 if knowledge.view.price > 0 and not agreed.crib_last else seats
    for place in range(seats):
        seat = (first + place) % seats
        if place == crib_at:
            needs[owner % sides] -= to_show.crib
        needs[seat % sides] -= rank_points(key_of(to_show.kept[seat]) + to_show.starter)
        for side in (owner % sides, seat % sides):
            if needs[side] <= 0:
                return side
    if crib_at == seats:
        needs[owner % sides] -= to_show.crib
    return owner % sides if needs[owner % sides] <= 0 else -1
