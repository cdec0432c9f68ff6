"""What chance and the seats may do in Solo Whist: a closed union. No rule lives here."""

from dataclasses import dataclass
from typing import TypeAlias, final

from pegboard.cards import Card, Suit
from pegboard.game import Forfeit, Hand, Lot, Resign
from pegboard.games.solo_whist._model import Contract

# --- Of chance -----------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """All hands in seat order and in the order of dealing; the dealer's last card is exposed (W4).

    In a record whose owner does not know a hand its cards are ``None``.
    """

    hands: tuple[Hand, ...]


# --- Of seats ------------------------------------------------------------------------------


@final
@dataclass(frozen=True, slots=True)
class Call:
    """One of the seven calls, or a lone proposer's raise to one (W5, W10)."""

    contract: Contract


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """No further part in the auction (W7)."""


@final
@dataclass(frozen=True, slots=True)
class Accept:
    """Partner of the standing proposal (W5, W9)."""


@final
@dataclass(frozen=True, slots=True)
class Decline:
    """Eldest does not use his right (W9)."""


@final
@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A lone proposer throws the hands in (W10)."""


@final
@dataclass(frozen=True, slots=True)
class Trumps:
    """The suit that a declarer names; ``None`` for no trumps, where he must say so (W13, W18)."""

    suit: Suit | None


@final
@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid to a trick (W17)."""

    card: Card


Speech: TypeAlias = Call | Pass | Accept | Decline | ThrowIn
Action: TypeAlias = Lot | Deal | Speech | Trumps | Lay | Resign | Forfeit
