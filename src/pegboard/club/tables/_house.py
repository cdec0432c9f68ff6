"""What the tables of one club have in common: time, chance, and how its players choose."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, final

from pegboard.catalog import rules
from pegboard.dealing import new_secret, packs_by_commitment
from pegboard.game import FindRules, Pack, Packs
from pegboard.strategy import ACCEPTED_LEVELS, DEFAULT_LEVEL, LEVELS, choose

CLUB_NAME: Final = "Pegboard"
"""What records call a club player; nobody else may be called so."""

NAME_BYTES: Final = 12
"""Random bytes of a table's name: 96 bits, so that nobody finds a table by guessing."""

Choose: TypeAlias = Callable[
    [str, str, Mapping[str, str], str, Any, Sequence[Any], int],
    Any,
]
"""Game, variant, options, level, view, actions and a seed to the action chosen; picklable."""


class Chance(Protocol):
    """Where everything comes from that nobody may foresee."""

    def table_name(self) -> str:
        """A new name of a table, for its address."""
        ...

    def secret(self) -> bytes:
        """A new secret to commit to."""
        ...

    def seed(self) -> int:
        """A seed for one choice of a club player."""
        ...

    def packs(self, secret: bytes, salts: Sequence[str], cards: Pack) -> Packs:
        """All packs of the game that *secret* and *salts* decide; the same each time."""
        ...


@final
class CommittedChance:
    """The operating system's chance and the documented derivation of packs."""

    def table_name(self) -> str:
        """16 characters that can stand in an address."""
        return secrets.token_urlsafe(NAME_BYTES)

    def secret(self) -> bytes:
        """A new secret to commit to."""
        return new_secret()

    def seed(self) -> int:
        """63 random bits."""
        return secrets.randbits(63)

    def packs(self, secret: bytes, salts: Sequence[str], cards: Pack) -> Packs:
        """All packs of the game, as docs/proof.md derives them."""
        return packs_by_commitment(secret, salts, cards)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The settings of a club's tables.

    Attributes:
        clock: seconds since the epoch, now.
        choose: how a club player chooses; it runs through the jobs port.
        rules: where the rules of a game are found; the catalog's by default. Events have a
            ``kind``; of these the table knows ``dealt`` with a ``dealer``, ``side-left`` with a
            ``side`` and ``resign-offered`` with a ``seat``, where a game has them.
        levels: the levels of club players that *choose* knows, those of stored tables too.
        offered: those of them that a new club player may have.
        stand_in: level of the club player who plays on for somebody who has left a game.
        chance: names, secrets and packs.
        pause: seconds that a club player waits before he acts; 0 for none.
        grace: further seconds before a process acts for a club player whose turn began in
            another process, in case that one has died.
        retry: seconds until the club tries its own entry again after the store failed it.
        patrol: seconds between looks at the log for what the bus may have lost; 0 for never,
            which is right where only one process serves the club.
        club_name: what records call a club player; only web knows a language.
        kept: number of tables kept in memory that nobody listens to.
    """

    clock: Callable[[], float]
    choose: Choose = choose
    rules: FindRules = rules
    levels: tuple[str, ...] = ACCEPTED_LEVELS
    offered: tuple[str, ...] = LEVELS
    stand_in: str = DEFAULT_LEVEL
    chance: Chance = field(default_factory=CommittedChance)
    pause: float = 1.2
    grace: float = 5.0
    retry: float = 1.0
    patrol: float = 0.0
    club_name: str = CLUB_NAME
    kept: int = 2000
